//! SHA-256, for results that are compared as a hash. The constants are computed from their
//! definition: the fractional bits of roots of the first primes.

use crate::arithmetic::integer::Int;

fn primes() -> impl Iterator<Item = u64> {
    (2u64..).filter(|n| (2..*n).take_while(|d| d * d <= *n).all(|d| n % d != 0))
}

/// The first 32 fractional bits of the square root of n.
fn square_root_bits(n: u64) -> u32 {
    let root = Int::from(n).shift_left(64).square_root();
    root.to_u64().expect("a root below 2^64") as u32
}

/// The first 32 fractional bits of the cube root of n.
fn cube_root_bits(n: u64) -> u32 {
    let target = Int::from(n).shift_left(96);
    let mut root = 0u64;
    for bit in (0..40).rev() {
        let tried = root | 1 << bit;
        if Int::from(tried).power(3) <= target {
            root = tried;
        }
    }
    root as u32
}

pub struct Hash {
    constants: Vec<u32>,
    state: Vec<u32>,
    /// Fewer than 64 bytes that wait for the rest of their block.
    buffered: Vec<u8>,
    length: u64,
}

impl Hash {
    pub fn new() -> Hash {
        Hash {
            constants: primes().take(64).map(cube_root_bits).collect(),
            state: primes().take(8).map(square_root_bits).collect(),
            buffered: Vec::new(),
            length: 0,
        }
    }

    pub fn update(&mut self, message: &[u8]) {
        self.length += message.len() as u64;
        self.buffered.extend(message);
        let buffered = std::mem::take(&mut self.buffered);
        let mut blocks = buffered.chunks_exact(64);
        for block in &mut blocks {
            self.compress(block);
        }
        self.buffered = blocks.remainder().to_vec();
    }

    pub fn hexadecimal(mut self) -> String {
        let bits = self.length * 8;
        let zeros = (119 - self.length % 64) % 64;
        let mut padding = vec![0x80];
        padding.extend(vec![0; zeros as usize]);
        padding.extend(bits.to_be_bytes());
        self.update(&padding);
        self.state
            .iter()
            .map(|word| format!("{word:08x}"))
            .collect()
    }

    fn compress(&mut self, block: &[u8]) {
        let mut words: Vec<u32> = block
            .chunks(4)
            .map(|word| u32::from_be_bytes(word.try_into().unwrap()))
            .collect();
        for i in 16..64 {
            let (a, b) = (words[i - 15], words[i - 2]);
            let s0 = a.rotate_right(7) ^ a.rotate_right(18) ^ (a >> 3);
            let s1 = b.rotate_right(17) ^ b.rotate_right(19) ^ (b >> 10);
            words.push(
                words[i - 16]
                    .wrapping_add(s0)
                    .wrapping_add(words[i - 7])
                    .wrapping_add(s1),
            );
        }
        let mut v = self.state.clone();
        for i in 0..64 {
            let s1 = v[4].rotate_right(6) ^ v[4].rotate_right(11) ^ v[4].rotate_right(25);
            let choice = (v[4] & v[5]) ^ (!v[4] & v[6]);
            let first = v[7]
                .wrapping_add(s1)
                .wrapping_add(choice)
                .wrapping_add(self.constants[i])
                .wrapping_add(words[i]);
            let s0 = v[0].rotate_right(2) ^ v[0].rotate_right(13) ^ v[0].rotate_right(22);
            let majority = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]);
            v[3] = v[3].wrapping_add(first);
            v[7] = first.wrapping_add(s0).wrapping_add(majority);
            v.rotate_right(1);
        }
        for (word, change) in self.state.iter_mut().zip(v) {
            *word = word.wrapping_add(change);
        }
    }
}
