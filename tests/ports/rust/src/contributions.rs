//! What a user of `ledger` is offered, what becomes of an offer, and closed epochs.

use crate::clockwork::Account;
use crate::integer::Int;
use crate::json::Json;
use crate::kept::Kept;

#[derive(Clone, Debug)]
pub struct Offer {
    pub low: Int,
    pub high: Int,
    pub weight: Int,
    pub inner_low: Int,
    pub inner_high: Int,
    pub margin: Int,
    pub probe: Int,
}

/// An offer that was carried out for a user.
#[derive(Clone, Debug)]
pub struct Booking {
    pub user: u64,
    pub size: u64,
    pub offer: Offer,
}

/// Epochs for which a user pays as for the dearest: from number `first` on, up to `length` of them,
/// and up to `probes` of them with an overhang.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Series {
    pub first: u64,
    pub length: u64,
    pub probes: u64,
}

#[derive(Clone, Debug)]
pub struct Epoch {
    /// How many samples had been counted when it closed.
    pub samples: u64,
    pub series: Series,
    pub bookings: Vec<Booking>,
    pub sum: Int,
    /// None where it was not released.
    pub overhang: Option<Int>,
}

impl Account {
    /// As it stands in a series: nothing is paid in it yet if the user's last was another. Accounts in
    /// squares know nothing of series.
    pub fn in_series(&self, kept: Kept, series: Series) -> Account {
        if kept == Kept::Squares || self.series == series.first {
            return *self;
        }
        Account {
            series: series.first,
            sum_cost: 0,
            overhang_cost: 0,
            ..*self
        }
    }

    /// What an offer costs beyond what was paid in its series; in squares, all that it costs.
    pub fn price(&self, kept: Kept, offer: &Offer) -> Int {
        if kept == Kept::Squares {
            return offer.sum_cost().power(2) + offer.overhang_cost().power(2);
        }
        let dearer_sum = offer.sum_cost() - Int::from(self.sum_cost);
        let dearer_overhang = offer.overhang_cost() - Int::from(self.overhang_cost);
        dearer_sum.max(Int::zero()) + dearer_overhang.max(Int::zero())
    }

    /// Pays for an offer that was carried out.
    pub fn settle(&mut self, kept: Kept, offer: &Offer) {
        let price = self.price(kept, offer).to_u128();
        self.spent += price.expect("what the account can pay");
        if kept == Kept::Squares {
            return;
        }
        let units = |cost: Int| cost.to_u64().expect("what the account can pay");
        self.sum_cost = self.sum_cost.max(units(offer.sum_cost()));
        self.overhang_cost = self.overhang_cost.max(units(offer.overhang_cost()));
    }
}

impl Booking {
    /// Carries an offer out: without weights where it is ill-formed or cannot be paid for.
    pub fn new(user: u64, size: u64, account: &Account, kept: Kept, mut offer: Offer) -> Booking {
        let negative = offer.weight.is_negative()
            || offer.width().is_negative()
            || offer.inner_width().is_negative()
            || offer.margin.is_negative()
            || offer.probe.is_negative();
        let left = Int::from(kept.whole()) - Int::from(account.spent);
        if negative || account.price(kept, &offer) > left {
            offer.weight = Int::zero();
            offer.probe = Int::zero();
        }
        Booking { user, size, offer }
    }

    pub fn is_probed(&self) -> bool {
        self.offer.probe > Int::zero() && self.offer.margin > Int::zero()
    }

    /// Whether the interval is less than the whole range of the block's sum.
    pub fn is_clipped(&self, grid: u64) -> bool {
        self.offer.width() < Int::from(self.size) * Int::from(grid)
    }

    fn to_json(&self) -> Json {
        let own = [
            ("user", Json::count(self.user)),
            ("size", Json::count(self.size)),
        ];
        Json::object(own.into_iter().chain(self.offer.fields()))
    }
}

impl Offer {
    fn width(&self) -> Int {
        &self.high - &self.low
    }

    fn inner_width(&self) -> Int {
        &self.inner_high - &self.inner_low
    }

    /// The most that the samples of a block can change in the epoch's sum.
    fn sum_cost(&self) -> Int {
        &self.weight * self.width()
    }

    /// And in its overhang.
    fn overhang_cost(&self) -> Int {
        &self.probe * &self.margin
    }

    /// What a block with this sum adds to the epoch's sum.
    pub fn inside(&self, sum: &Int) -> Int {
        let projected = sum.max(&self.low).min(&self.high);
        &self.weight * (projected - &self.low)
    }

    /// What it adds to the overhang.
    pub fn outside(&self, sum: &Int) -> Int {
        let as_far = |beyond: Int| beyond.max(Int::zero()).min(self.margin.clone());
        &self.probe * (as_far(sum - &self.inner_high) + as_far(&self.inner_low - sum))
    }

    pub fn fields(&self) -> [(&'static str, Json); 7] {
        [
            ("low", Json::text(&self.low)),
            ("high", Json::text(&self.high)),
            ("weight", Json::text(&self.weight)),
            ("inner_low", Json::text(&self.inner_low)),
            ("inner_high", Json::text(&self.inner_high)),
            ("margin", Json::text(&self.margin)),
            ("probe", Json::text(&self.probe)),
        ]
    }
}

impl Epoch {
    pub fn to_json(&self) -> Json {
        let series = Json::object([
            ("first", Json::count(self.series.first)),
            ("length", Json::count(self.series.length)),
            ("probes", Json::count(self.series.probes)),
        ]);
        Json::object([
            ("samples", Json::count(self.samples)),
            ("series", series),
            (
                "bookings",
                Json::list(self.bookings.iter().map(Booking::to_json)),
            ),
            ("sum", Json::text(&self.sum)),
            (
                "overhang",
                self.overhang.as_ref().map_or(Json::Null, Json::text),
            ),
        ])
    }
}
