//! The posterior: what the releases say so far. It post-processes public numbers, epoch by epoch.

use crate::arithmetic::integer::Int;
use crate::ledger::contributions::Epoch;
use crate::params::{Params, Weighting};
use crate::policy::design::{design_of, noise_deviation, relative_noise, Design};
use crate::policy::excess::{Block, Clipping, Query, Scatter};
use crate::policy::fixed_point::{clamp, over_one, part, ratio, root_of, square_of, ONE};
use crate::policy::line::{start, uninformative, Cell, Filter};
use crate::policy::mixture::{estimate, line_of, Level, Line};
use crate::policy::strata::{place_of, worth_of, worth_of_all, HEAVY_PLACE, PART};

/// Users scatter about the line by at least a twentieth of a sample's standard deviation.
const LEAST_SCATTER: i64 = 20;

/// A sum says nothing of its samples if so many standard deviations of its noise exceed the span of
/// its intervals, the second number for heavy users,
const BLIND: i64 = 4;
const BLIND_HEAVY: i64 = 8;

/// and if the intervals can have moved the mean by more than this.
const LEAST_ROOM: i64 = ONE / 20;

/// What the epochs so far say.
#[derive(Clone, Debug)]
pub struct Posterior {
    /// One for each point of the grid.
    pub filters: Vec<Filter>,
    /// Each user's released samples.
    pub counts: Vec<u64>,
    /// What the excesses show of users and samples.
    pub scatter: Scatter,
    /// How far unequal weights have moved the mean place of what was measured, at most.
    pub shift: Int,
    /// The variance that users who scatter as much as samples add to the estimate.
    pub unequal: Int,
    /// What intervals may have cut off.
    pub clipping: Clipping,
}

impl Posterior {
    /// The posterior before the first epoch.
    pub fn new() -> Posterior {
        Posterior {
            filters: start(),
            counts: Vec::new(),
            scatter: Scatter::default(),
            shift: Int::zero(),
            unequal: Int::zero(),
            clipping: Clipping::default(),
        }
    }

    /// The posterior after these epochs.
    pub fn of(params: &Params, epochs: &[Epoch]) -> Posterior {
        let updated = |posterior: Posterior, epoch| posterior.update(params, epoch);
        epochs.iter().fold(Posterior::new(), updated)
    }

    /// The estimate of the mean of all released samples, in units of 1/ONE; 1/2 before the first
    /// epoch.
    pub fn centre(&self) -> Int {
        match self.counts.is_empty() {
            true => Int::from(ONE / 2),
            false => estimate(&self.filters),
        }
    }

    /// The line of users' levels, as predicted for the next samples.
    pub fn line(&self) -> Line {
        line_of(&self.filters, self.scatter.halvings)
    }

    /// The posterior after one more epoch.
    pub fn update(&self, params: &Params, epoch: &Epoch) -> Posterior {
        let (counts, sizes) = counted(&self.counts, epoch);
        let (users, samples) = (counts.len() as u64, counts.iter().sum());
        let blocks = blocks(params, &counts, epoch);
        let line = self.line();
        let levels: Vec<Level> = blocks.iter().map(|block| line.at(&block.place)).collect();
        let query = Query::new(params, epoch, &blocks, &levels, &self.scatter.users);
        let whole = worth_of_all(params, users, samples);
        let mut kept = Int::from(ONE);
        let (mut shift, mut unequal) = (Int::zero(), Int::zero());
        let (mut seen, mut unseen, mut off) = (Int::zero(), Int::zero(), Int::zero());
        let mut cells = Vec::new();
        for (stratum, sum) in epoch.sums.iter().enumerate() {
            let stratum = Int::from(stratum);
            let inside = blocks.iter();
            let inside = inside.filter(|block| block.proposal.stratum == stratum);
            let inside: Vec<&Block> = inside.collect();
            if inside.is_empty() {
                continue;
            }
            let design = design_of_blocks(&inside);
            let level = line.at(&design.wanted_at);
            let noise = noise_deviation(params, epoch.series.length, epoch.series.strata);
            let content = content(params, &inside);
            let distortion = design.distortion(
                &level.variance,
                &scatter_variance(&level, &self.scatter.users),
            );
            let worth = inside.iter().map(|block| &block.worth).sum();
            let measured = measured(&inside, sum, &content);
            let off_by = &measured - line.at(&design.seen_at).mean;
            let rooms = rooms(params, &inside, &content);
            let deviations = match design.seen_at >= Int::from(HEAVY_PLACE) {
                true => BLIND_HEAVY,
                false => BLIND,
            };
            let hidden = &noise * deviations > span(&inside);
            let error = match hidden && rooms.all > Int::from(LEAST_ROOM) {
                true => uninformative(),
                false => (relative_noise(&noise, &content) + distortion).min(uninformative()),
            };
            let cell = Cell {
                share: ratio(&worth, &whole),
                doubt: doubt(&edge(&inside, sum), off_by.absolute().min(rooms.all)),
                measured,
                own: part(&level.variance, &design.own).max(Int::from(1)),
                error,
                seen_at: design.seen_at,
                wanted_at: design.wanted_at,
            };
            kept = kept - &cell.share;
            shift = shift + part(&cell.share, &cell.shift());
            unequal = unequal + squared(&cell.share, &part(&design.users, &level.variance));
            seen = seen + part(&cell.share, &rooms.queried);
            unseen = unseen + part(&cell.share, &rooms.others);
            let unexplained = square_of(&off_by) - &cell.error - &cell.own;
            off = off + part(&cell.share, &root_of(&unexplained));
            cells.push(cell);
        }
        let new = (Int::from(ONE) - &kept).max(Int::from(1));
        let query = query.map(|query| query.moved(&ratio(&off, &new)));
        let earlier = earlier_design(params, &counts, &sizes);
        let added = part(&earlier.users, &line.at(&earlier.wanted_at).variance);
        Posterior {
            filters: self
                .filters
                .iter()
                .map(|each| each.after_epoch(&cells))
                .collect(),
            counts,
            scatter: match &query {
                None => self.scatter.clone(),
                Some(query) => self.scatter.after(params, query),
            },
            shift: shift + part(&kept, &(&self.shift + earlier.shift())),
            unequal: unequal + squared(&kept, &(&self.unequal + added)),
            clipping: self.clipping.after(&kept, &seen, &unseen, query.as_ref()),
        }
    }
}

/// The variance of a share of something with this variance.
pub fn squared(share: &Int, variance: &Int) -> Int {
    part(&part(variance, share), share)
}

/// How unequally users' earlier samples count in the mean over users, once new ones have come. Where
/// every sample counts the same, so do all earlier ones.
pub fn earlier_design(params: &Params, counts: &[u64], sizes: &[u64]) -> Design {
    let (users, samples) = (counts.len() as u64, counts.iter().sum());
    let (mut parts, mut places) = (Vec::new(), Vec::new());
    if params.weighting == Weighting::User {
        for (&count, &size) in counts.iter().zip(sizes) {
            if count > size {
                parts.push(Int::from(PART) - worth_of(params, size, count));
                places.push(place_of(count, users, samples));
            }
        }
    }
    let ones = vec![Int::from(1); parts.len()];
    design_of(&parts, &ones, &ones, &places)
}

/// Each user's samples after the epoch, and those in it.
fn counted(before: &[u64], epoch: &Epoch) -> (Vec<u64>, Vec<u64>) {
    let (mut counts, mut sizes) = (before.to_vec(), vec![0; before.len()]);
    for each in &epoch.contributions {
        let user = each.user as usize;
        if user >= counts.len() {
            counts.resize(user + 1, 0);
            sizes.resize(user + 1, 0);
        }
        counts[user] += each.size;
        sizes[user] = each.size;
    }
    (counts, sizes)
}

fn blocks<'a>(params: &Params, counts: &[u64], epoch: &'a Epoch) -> Vec<Block<'a>> {
    let (users, samples) = (counts.len() as u64, counts.iter().sum());
    let contributions = epoch.contributions.iter();
    contributions
        .map(|each| {
            let count = counts[each.user as usize];
            let worth = worth_of(params, each.size, count);
            Block::new(each, place_of(count, users, samples), worth)
        })
        .collect()
}

fn design_of_blocks(blocks: &[&Block]) -> Design {
    let all = |value: fn(&Block) -> Int| -> Vec<Int> {
        blocks.iter().map(|block| value(block)).collect()
    };
    design_of(
        &all(|block| block.proposal.weight.clone()),
        &all(|block| block.size.clone()),
        &all(|block| block.worth.clone()),
        &all(|block| block.place.clone()),
    )
}

/// The weighted mean of the samples of blocks with this released sum, kept in the range.
fn measured(blocks: &[&Block], sum: &Int, content: &Int) -> Int {
    let proposals = blocks.iter().map(|block| block.proposal);
    let low: Int = proposals.map(|each| &each.weight * &each.low).sum();
    let shifted = clamp(sum + low, Int::zero(), content.clone());
    ratio(&shifted, content.max(&Int::from(1)))
}

/// The largest sum that the intervals of these blocks allow.
fn span(blocks: &[&Block]) -> Int {
    let proposals = blocks.iter().map(|block| block.proposal);
    proposals
        .map(|each| &each.weight * (&each.high - &each.low))
        .sum()
}

/// How near a released sum is to an end of what the intervals allow: 0 in the middle, ONE at the ends
/// and outside.
fn edge(blocks: &[&Block], sum: &Int) -> Int {
    let span = span(blocks);
    let away = (sum * 2 - &span).absolute();
    ratio(&away, &span.max(Int::from(1))).min(ONE.into())
}

/// A variance for what the intervals may have cut off. most: no more than how far the measurement is
/// off the predicted level, and than the intervals' room.
fn doubt(edge: &Int, most: Int) -> Int {
    let square = part(edge, edge);
    square_of(&part(&most, &part(&square, &square)))
}

/// The variance of users about the line; users: the standard deviation that excesses have shown.
pub fn scatter_variance(level: &Level, users: &Int) -> Int {
    let least = level.variance.divide_by(LEAST_SCATTER * LEAST_SCATTER);
    least.max(over_one(&users.square()))
}

/// What the sum of the blocks would be if every sample was 1.
fn content(params: &Params, blocks: &[&Block]) -> Int {
    let blocks = blocks.iter();
    let weighted: Int = blocks
        .map(|block| &block.proposal.weight * &block.size)
        .sum();
    weighted * Int::from(params.grid)
}

/// The most that intervals can have moved the mean of all: those of the queried blocks, those of the
/// others, and all.
struct Rooms {
    queried: Int,
    others: Int,
    all: Int,
}

fn rooms(params: &Params, blocks: &[&Block], content: &Int) -> Rooms {
    let grid = Int::from(params.grid);
    let (mut queried, mut others) = (Int::zero(), Int::zero());
    for block in blocks {
        let cut = &block.proposal.weight * block.room(&grid);
        match block.is_queried() {
            true => queried = queried + cut,
            false => others = others + cut,
        }
    }
    let content = content.max(&Int::from(1)).clone();
    Rooms {
        all: ratio(&(&queried + &others), &content),
        queried: ratio(&queried, &content),
        others: ratio(&others, &content),
    }
}
