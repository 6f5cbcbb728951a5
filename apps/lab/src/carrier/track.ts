import type { LabContext } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'

/**
 * The journey of a parcel, one step each LAB_CARRIER_STEP_SECONDS; an exception or a loss
 * interrupts it until somebody moves it on.
 */
const journey = [
  'announced',
  'collected',
  'departed_hub',
  'arrived_depot',
  'out_for_delivery',
  'delivered',
] as const
export type TrackCode = (typeof journey)[number] | Interruption
/** After these nothing comes by itself. */
const interruptions = ['exception', 'lost'] as const
type Interruption = (typeof interruptions)[number]
const isInterruption = (code: string | undefined): code is Interruption =>
  interruptions.some((one) => one === code)

/** The step a status stands for, when the parcel is moved by hand. */
export const targets = {
  registered: null,
  in_transit: 'collected',
  out_for_delivery: 'out_for_delivery',
  delivered: 'delivered',
  exception: 'exception',
  lost: 'lost',
} as const
export type Status = keyof typeof targets

export type Tracking = { carrier: string; number: string; country: string; language: string }
/**
 * What whoever registered a parcel calls it and what is in it; kept for them, and nothing to the
 * carrier.
 */
export type Note = {
  reference?: string | undefined
  items?: { reference: string; quantity: number }[] | undefined
}
export type TrackEntry = { code: TrackCode; at: Date }

export function findTracking(
  { db }: LabContext,
  carrier: string,
  number: string,
): Tracking | undefined {
  return db
    .prepare('select * from trackings where carrier = ? and number = ?')
    .get(carrier, number) as Tracking | undefined
}

/** Registering again changes nothing: the parcel is already on its way. */
export function registerTracking(
  context: LabContext,
  tracking: Tracking,
  { reference, items = [] }: Note = {},
): Tracking {
  const earlier = findTracking(context, tracking.carrier, tracking.number)
  if (earlier) return earlier
  return inTransaction(context.db, () => {
    context.db
      .prepare('insert into trackings (carrier, number, country, language) values (?, ?, ?, ?)')
      .run(tracking.carrier, tracking.number, tracking.country, tracking.language)
    context.db
      .prepare(
        'insert into registrations (carrier, number, at, reference, items) values (?, ?, ?, ?, ?)',
      )
      .run(
        tracking.carrier,
        tracking.number,
        context.now().getTime(),
        reference ?? null,
        JSON.stringify(items),
      )
    addEntry(context, tracking, 'announced', context.now())
    return tracking
  })
}

/**
 * What happened so far, oldest first. Steps that fell due since the last look are written down with
 * the time they fell due.
 */
export function catchUp(context: LabContext, tracking: Tracking): TrackEntry[] {
  const stepMs = context.carrierStepSeconds * 1000
  return inTransaction(context.db, () => {
    const entries = listEntries(context, tracking)
    for (let last = entries.at(-1); last; last = entries.at(-1)) {
      if (last.code === 'announced' && isLabel(context, tracking)) break
      const next = stepAfter(last.code)
      const at = new Date(last.at.getTime() + stepMs)
      if (!next || at > context.now()) break
      entries.push(addEntry(context, tracking, next, at))
    }
    return entries
  })
}

/**
 * Moves the parcel by hand: forward through the steps between, into an exception or a loss and out
 * of it, or back to the sender's desk.
 */
export function advanceTo(context: LabContext, tracking: Tracking, status: Status): void {
  inTransaction(context.db, () => {
    const entries = catchUp(context, tracking)
    const target = targets[status]
    if (target === null) {
      context.db
        .prepare('delete from track_entries where carrier = ? and number = ?')
        .run(tracking.carrier, tracking.number)
      return
    }
    if (isInterruption(target)) {
      addEntry(context, tracking, target, context.now())
      return
    }
    const reached = Math.max(
      -1,
      ...entries.map((entry) => journey.indexOf(entry.code as (typeof journey)[number])),
    )
    const wanted = journey.indexOf(target)
    for (const code of journey.slice(reached + 1, wanted + 1))
      addEntry(context, tracking, code, context.now())
    // Out of an exception onto a step it had before: the second attempt is listed again; a parcel
    // that was lost can be found there.
    if (wanted <= reached && isInterruption(entries.at(-1)?.code))
      addEntry(context, tracking, target, context.now())
  })
}

/** Nobody has handed a label in: it stays announced until it is moved by hand. */
function isLabel({ db }: LabContext, { carrier, number }: Tracking): boolean {
  const row = db
    .prepare('select reference from registrations where carrier = ? and number = ?')
    .get(carrier, number)
  return String(row?.['reference'] ?? '').startsWith('label.')
}

export function statusOf(entries: TrackEntry[]): Status {
  const last = entries.at(-1)?.code
  if (!last || last === 'announced') return 'registered'
  return isInterruption(last) || last === 'delivered' || last === 'out_for_delivery'
    ? last
    : 'in_transit'
}

function stepAfter(code: TrackCode): TrackCode | undefined {
  return isInterruption(code) ? undefined : journey[journey.indexOf(code) + 1]
}

function listEntries({ db }: LabContext, tracking: Tracking): TrackEntry[] {
  const rows = db
    .prepare('select code, at from track_entries where carrier = ? and number = ? order by id')
    .all(tracking.carrier, tracking.number)
  return rows.map((row) => ({ code: row['code'] as TrackCode, at: new Date(Number(row['at'])) }))
}

function addEntry({ db }: LabContext, tracking: Tracking, code: TrackCode, at: Date): TrackEntry {
  db.prepare('insert into track_entries (carrier, number, code, at) values (?, ?, ?, ?)').run(
    tracking.carrier,
    tracking.number,
    code,
    at.getTime(),
  )
  return { code, at }
}
