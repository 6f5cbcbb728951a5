import { Counter as PromCounter, Registry } from 'prom-client'
import { afterCommit, type Db, type Tx } from './db.ts'

/**
 * What has happened in this process since its start; processes are added up by whoever asks them.
 */
export const counters = new Registry()

export type Counter<Label extends string> = {
  /** One more, or several. */
  add(labels: Readonly<Record<Label, string>>, count?: number): void
  /** The same once the transaction is there for others to see; never when it comes to nothing. */
  addAfterCommit(tx: Tx | Db, labels: Readonly<Record<Label, string>>, count?: number): void
}

/**
 * `begin` are the labels that are there from the start, at nothing: an increase from "not there" to
 * one is an increase that nobody sees.
 */
export function defineCounter<const Label extends string>(about: {
  readonly name: `mall_${string}_total`
  readonly help: string
  readonly labels: readonly Label[]
  readonly begin: readonly Readonly<Record<Label, string>>[]
}): Counter<Label> {
  const counter = new PromCounter({
    name: about.name,
    help: about.help,
    labelNames: about.labels,
    registers: [counters],
  })
  for (const labels of about.begin) counter.inc(labels, 0)
  const add = (labels: Readonly<Record<Label, string>>, count = 1) => {
    if (count > 0) counter.inc(labels, count)
  }
  return {
    add,
    addAfterCommit: (tx, labels, count) => afterCommit(tx, () => add(labels, count)),
  }
}

/** Counts a sending by how it ends, and lets its error pass. */
export async function countOutcome(
  counter: Counter<'outcome'>,
  sending: Promise<unknown>,
  nameFailure: (error: unknown) => string = () => 'failed',
): Promise<void> {
  await sending.catch((error: unknown) => {
    counter.add({ outcome: nameFailure(error) })
    throw error
  })
  counter.add({ outcome: 'sent' })
}
