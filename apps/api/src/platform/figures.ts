import { setTimeout as sleep } from 'node:timers/promises'
import { Gauge, type Registry } from 'prom-client'
import type { Db } from './db.ts'
import type { Log } from './log.ts'

export type Sample = { readonly labels?: Readonly<Record<string, string>>; readonly value: number }
type About = { readonly help: string; readonly labels?: readonly string[] }

/**
 * Figures of the business as they stand now, read together. Each module that has some offers them
 * at its door; the platform only knows their names.
 */
export type Figures<Name extends string = string> = {
  /** Who supplies them. */
  readonly source: string
  readonly gauges: Readonly<Record<Name, About>>
  /** Asked again after so many seconds at the earliest, however often somebody looks. */
  readonly everySeconds: number
  /** Takes its own connection and its time: nobody waits for it. */
  readonly isSlow?: boolean
  /** A gauge without a sample is not shown. */
  read(db: Db): Promise<Readonly<Record<Name, readonly Sample[]>>>
}

export function defineFigures<const Name extends `mall_${string}`>(
  figures: Figures<Name>,
): Figures<Name> {
  return figures
}

/** A figure of this process, which needs no database and is read whenever somebody looks. */
export type ProcessFigure = About & {
  readonly name: `mall_${string}`
  read(): readonly Sample[] | Promise<readonly Sample[]>
}

/**
 * Whoever looks waits at most so long for figures that are due; those that come later are there the
 * next time.
 */
const WAIT_MS = 1_000
/**
 * Looking takes at most this part of the time, whatever a reading costs: one of 40 s is taken each
 * half hour.
 */
const SHARE = 50

/**
 * Puts the figures into a registry. The answer brings those up to date that are due: one after the
 * other over one connection, so that watching takes no connection from shoppers. Figures that could
 * not be read are not shown, since old ones would mislead; `mall_figures_missing` tells.
 */
export function collectFigures(
  all: readonly Figures[],
  { registry, db, log }: { registry: Registry; db: Db; log: Log },
): () => Promise<void> {
  const missing = new Gauge({
    name: 'mall_figures_missing',
    help: '1 while figures of this source cannot be read, for instance without the database',
    labelNames: ['source'],
    registers: [registry],
  })
  const groups = all.map((figures) => {
    const gauges = Object.entries(figures.gauges).map(([name, { help, labels = [] }]) => ({
      name,
      isLabelled: labels.length > 0,
      gauge: new Gauge({ name, help, labelNames: [...labels], registers: [registry] }),
    }))
    for (const one of gauges) clear(one)
    missing.set({ source: figures.source }, 0)
    return { figures, gauges, dueAt: 0, reading: undefined as Promise<void> | undefined }
  })

  async function read(group: (typeof groups)[number]): Promise<void> {
    const { figures, gauges } = group
    const began = performance.now()
    const found = await figures.read(db).catch((error: unknown) => {
      log.warn({ err: error, source: figures.source }, 'figures could not be read')
      return undefined
    })
    missing.set({ source: figures.source }, found ? 0 : 1)
    for (const one of gauges) {
      clear(one)
      for (const { labels = {}, value } of found?.[one.name] ?? []) one.gauge.set(labels, value)
    }
    const ended = performance.now()
    group.dueAt = began + Math.max(figures.everySeconds * 1000, (ended - began) * SHARE)
  }
  const isDue = (group: (typeof groups)[number]) =>
    !group.reading && performance.now() >= group.dueAt
  const start = (group: (typeof groups)[number], after: Promise<unknown>) => {
    group.reading = after.then(() => read(group)).finally(() => (group.reading = undefined))
    return group.reading
  }
  let queue: Promise<unknown> = Promise.resolve()
  return async () => {
    const due = groups.filter(isDue)
    for (const group of due.filter(({ figures }) => figures.isSlow))
      void start(group, Promise.resolve())
    for (const group of due.filter(({ figures }) => !figures.isSlow)) queue = start(group, queue)
    await Promise.race([queue, sleep(WAIT_MS, undefined, { ref: false })])
  }
}

/** Emptied, a gauge without labels would stand at nothing, which is a figure, too. */
function clear({ gauge, isLabelled }: { gauge: Gauge; isLabelled: boolean }): void {
  gauge.reset()
  if (!isLabelled) gauge.remove()
}

export function showProcessFigures(
  all: readonly ProcessFigure[],
  { registry, log }: { registry: Registry; log: Log },
): void {
  for (const { name, help, labels = [], read } of all)
    new Gauge({
      name,
      help,
      labelNames: [...labels],
      registers: [registry],
      async collect() {
        clear({ gauge: this, isLabelled: labels.length > 0 })
        try {
          for (const sample of await read()) this.set(sample.labels ?? {}, sample.value)
        } catch (error) {
          log.warn({ err: error, name }, 'a figure could not be read')
        }
      },
    })
}
