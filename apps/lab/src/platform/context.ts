import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Delays } from '../settings.ts'
import type { Agenda } from './agenda.ts'

/** What every part of the lab is handed. */
export type LabContext = {
  db: DatabaseSync
  agenda: Agenda
  delays: Delays
  mockpayKeys: readonly string[]
  /** Of whichever provider: those that open nothing any more. */
  endedKeys: Set<string>
  webhookKeys: readonly string[]
  carrierStepSeconds: number
  openidClientId: string
  openidSecret: string
  now: () => Date
  /** Where the lab listens, e.g. `http://127.0.0.1:3900`; known once it does. */
  url: () => string
  /** Webhooks are written down and not sent: somebody sends them by `resend`, or nobody does. */
  areEventsHeld: () => boolean
  /** Aborted when the lab stops: ends long waits and webhook calls under way. */
  stopping: AbortSignal
}

/** Waits, but never longer than the lab lives. */
export async function pause(context: LabContext, ms: number): Promise<void> {
  if (ms > 0) await sleep(ms, undefined, { signal: context.stopping }).catch(() => undefined)
}

export function newId(prefix: 'mp' | 'cap' | 're' | 'evt'): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`
}
