/**
 * What one visitor without manners sends, in a process of its own: so many requests a second,
 * whatever the answers are and however long they take.
 */
export type Abuse = {
  /** Of the processes of one mall; connections are spread over them in turn. */
  readonly ports: readonly number[]
  readonly perSecond: number
  readonly seconds: number
  /** Connections at most, as of a proxy that is told to hold many. */
  readonly lines: number
  readonly kinds: readonly AbuseKind[]
}

/** Whole requests, taken one after the other. `RANDOM` in one of them is another word each time. */
export type AbuseKind = {
  readonly name: string
  /** Of all requests, as a weight. */
  readonly share: number
  readonly requests: readonly Uint8Array[]
}
export const RANDOM = '~~~~~~~~'

export type Abused = {
  /** What was due, what found a free connection, and what was answered. */
  readonly offered: number
  readonly sent: number
  readonly answered: number
  /** Until the last answer, and what of a core sending took meanwhile. */
  readonly seconds: number
  readonly cores: number
  /** By kind and status; `cut` where the connection ended without an answer. */
  readonly answers: Record<string, Record<string, number>>
}
