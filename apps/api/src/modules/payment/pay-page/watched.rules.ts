import { DAY, HOUR } from '@galleria/kernel/time'
import type { SeenSite, Silence } from './look-at-pages.ts'

/** What a look found, page by page, and the vendors' scripts that did not answer. */
export type Look = {
  readonly beganAt: string
  readonly endedAt: string
  readonly pages: readonly SeenSite[]
  readonly silentScripts: readonly ({ readonly address: string } & Required<Silence>)[]
}

/** When the pages on which one pays are looked at, and what came of the last time. */
export type Watched = {
  readonly nextAt: string
  /** Since when they are watched. */
  readonly beganAt: string
  /** When they were last looked at to the end. */
  readonly doneAt?: string | undefined
  /** By an operator, for a look that has not begun. */
  readonly askedAt?: string | undefined
  /** A look that has not ended. */
  readonly lookingSince?: string | undefined
  readonly last?: Look | undefined
}

/** Longer than any look takes: of a process that ended in the middle another takes it up then. */
const LONGEST_LOOK_MS = HOUR / 6
/** What could not be looked at is looked at again after this time. */
const AGAIN_MS = HOUR

const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString()

export const firstOf = (now: Date): Watched => ({
  nextAt: now.toISOString(),
  beganAt: now.toISOString(),
})

export const isDue = ({ nextAt }: Watched, now: Date) => new Date(nextAt) <= now

/** Undefined when it is not due, or somebody else has begun. */
export function begin(watched: Watched, now: Date): Watched | undefined {
  if (!isDue(watched, now)) return undefined
  return {
    ...watched,
    askedAt: undefined,
    lookingSince: now.toISOString(),
    nextAt: later(now, LONGEST_LOOK_MS),
  }
}

/** What was asked for meanwhile is another look: whatever was mended may be later than this one. */
export function end(watched: Watched, last: Look, now: Date): Watched {
  const isDone = last.silentScripts.length === 0 && last.pages.every(({ silent }) => !silent)
  const pause = isDone ? DAY : AGAIN_MS
  return {
    ...watched,
    last,
    lookingSince: undefined,
    nextAt: watched.askedAt ? now.toISOString() : later(new Date(last.beganAt), pause),
    doneAt: isDone ? last.beganAt : watched.doneAt,
  }
}

/** Undefined when it has been asked for already. */
export function ask(watched: Watched, now: Date): Watched | undefined {
  if (watched.askedAt) return undefined
  const askedAt = now.toISOString()
  return isRunning(watched, now)
    ? { ...watched, askedAt }
    : { ...watched, askedAt, nextAt: askedAt }
}

const isRunning = ({ lookingSince, nextAt }: Watched, now: Date) =>
  lookingSince !== undefined && new Date(nextAt) > now

export const isUnderWay = (watched: Watched, now: Date) =>
  watched.askedAt !== undefined || isRunning(watched, now)
