/**
 * Chance that can be had again: the same seed gives the same requests. `HOSTILE_SEED=<number>`
 * walks elsewhere, `HOSTILE_SEED=random` somewhere new each time.
 */
export const seed = readSeed(process.env['HOSTILE_SEED'])

function readSeed(asked: string | undefined): number {
  if (asked === 'random') return Math.floor(Math.random() * 2 ** 31)
  const number = Number(asked ?? 1)
  if (!Number.isSafeInteger(number)) throw new Error('HOSTILE_SEED: a whole number, or "random"')
  return number
}

export type Dice = {
  /** From 0 up to, not including, 1. */
  roll(): number
  below(limit: number): number
  pick<T>(of: readonly T[]): T
  hit(chance: number): boolean
}

/** Mulberry32: thirty-two bits of state are plenty for choosing what to break. */
export function rollWith(start: number): Dice {
  let state = start >>> 0
  function roll(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(roll() * limit)
  return {
    roll,
    below,
    hit: (chance) => roll() < chance,
    pick(of) {
      if (of.length === 0) throw new RangeError('nothing to pick from')
      return of[below(of.length)] as (typeof of)[number]
    },
  }
}
