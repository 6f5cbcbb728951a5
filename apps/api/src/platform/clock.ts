/** The time of the mall. Pinned only in tests and demo scripts; then the database is set to the same instant (`mall.now`). */
export type Clock = { now(): Date; pinned(): Date | undefined }

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
