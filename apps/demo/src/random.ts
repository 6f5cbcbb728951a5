/** Chance that repeats itself: the same seed gives the same mall on every machine. */
export type Random = {
  /** A fraction, 0 included, 1 not. */
  next(): number
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** One of the list, each as likely as its weight says. */
  weighted<T>(list: readonly T[], weightOf: (one: T) => number): T
  shuffle<T>(list: readonly T[]): T[]
  /** Letters and digits. */
  text(length: number, alphabet?: string): string
  /** A UUIDv7: sorts by the moment it stands for. */
  uuid(at: number): string
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

export function createRandom(seed: number): Random {
  const next = mulberry32(seed)
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!
  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    weighted: (list, weightOf) => drawWeighted(list, weightOf, next),
    shuffle: (list) => shuffle(list, int),
    text: (length, alphabet = LETTERS) =>
      Array.from({ length }, () => alphabet[Math.floor(next() * alphabet.length)]).join(''),
    uuid: (at) => makeUuid(at, next),
  }
}

/** Tommy Ettinger's mulberry32: 32 bits of state, enough for furniture. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function drawWeighted<T>(list: readonly T[], weightOf: (one: T) => number, next: () => number): T {
  let left = next() * list.reduce((sum, one) => sum + weightOf(one), 0)
  for (const one of list) {
    left -= weightOf(one)
    if (left < 0) return one
  }
  return list.at(-1)!
}

function shuffle<T>(list: readonly T[], int: Random['int']): T[] {
  const mixed = [...list]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = int(0, last)
    ;[mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!]
  }
  return mixed
}

/** RFC 9562 section 5.7: 48 bits of milliseconds, then version, variant and 74 bits of chance. */
function makeUuid(at: number, next: () => number): string {
  const time = Math.floor(at).toString(16).padStart(12, '0')
  const low = () =>
    Math.floor(next() * 2 ** 32)
      .toString(16)
      .padStart(8, '0')
  const chance = low() + low() + low()
  const variant = '89ab'[Number.parseInt(chance[3]!, 16) % 4]
  return `${time.slice(0, 8)}-${time.slice(8)}-7${chance.slice(0, 3)}-${variant}${chance.slice(4, 7)}-${chance.slice(7, 19)}`
}
