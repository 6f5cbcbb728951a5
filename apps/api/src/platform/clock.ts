/**
 * The time of the mall. Pinned only in tests and demo scripts; then the database is set to the same
 * instant (`mall.now`).
 */
export type Clock = { now(): Date; pinned(): Date | undefined }

/** The clock of this machine: for tools and tests that look at no deadline. */
export const systemClock: Clock = { now: () => new Date(), pinned: () => undefined }

export function createPinnedClock(
  start: Date,
): Clock & { set(at: Date): void; advance(milliseconds: number): void } {
  let at = start
  return {
    now: () => at,
    pinned: () => at,
    set: (next) => void (at = next),
    advance: (milliseconds) => void (at = new Date(at.getTime() + milliseconds)),
  }
}

/**
 * Further off than this a machine's clock is broken: the mall does not open on it, and says so when
 * it happens later.
 */
export const MOST_AHEAD_MS = 5_000

/**
 * The database's time, carried on by a timer that nobody sets. Several processes agree on every
 * deadline, whatever their machines believe: an instance two hours ahead would otherwise close
 * orders that are being paid.
 */
export type DatabaseClock = Clock & {
  /**
   * Asks the database again. Answers by how many milliseconds the clock of this machine is ahead of
   * it.
   */
  sync(): Promise<number>
  aheadMs(): number
}

export function createDatabaseClock(askTime: () => Promise<Date>): DatabaseClock {
  let [at, since, ahead] = [Date.now(), performance.now(), 0]
  return {
    now: () => new Date(at + (performance.now() - since)),
    pinned: () => undefined,
    async sync() {
      const asked = performance.now()
      const time = await askTime()
      // The answer was true somewhere between question and arrival.
      since = (asked + performance.now()) / 2
      at = time.getTime()
      ahead = Date.now() - (at + (performance.now() - since))
      return ahead
    },
    aheadMs: () => ahead,
  }
}
