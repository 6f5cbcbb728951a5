import type { LabContext } from '../platform/context.ts'
import { Refusal } from '../platform/refusal.ts'

type Registration = {
  id: number
  carrier: string
  number: string
  at: number
  reference: string | null
  items: string
}

/**
 * Parcels registered from an instant on, the oldest first; `next` is where the page after this one
 * begins.
 */
export function listRegistrations(
  { db }: LabContext,
  page: { since: string; after: string | undefined; limit: number },
) {
  const since = new Date(page.since).getTime()
  if (Number.isNaN(since)) throw new Refusal(400, 'invalid_since', 'Give the instant in ISO 8601.')
  const [at, id] = page.after ? readCursor(page.after) : [since, 0]
  const rows = db
    .prepare(
      'select id, carrier, number, at, reference, items from registrations where (at, id) > (?, ?) order by at, id limit ?',
    )
    .all(at, id, page.limit + 1) as Registration[]
  const shown = rows.slice(0, page.limit)
  const last = shown.at(-1)
  return {
    data: shown.map((row) => ({
      carrier: row.carrier,
      number: row.number,
      registeredAt: new Date(row.at).toISOString(),
      reference: row.reference,
      items: JSON.parse(row.items) as unknown,
    })),
    next: last && rows.length > page.limit ? `${last.at}-${last.id}` : null,
  }
}

function readCursor(text: string): [number, number] {
  const [, at, id] = /^(\d{1,15})-(\d{1,15})$/.exec(text) ?? []
  if (!at || !id) throw new Refusal(400, 'invalid_cursor', 'Give `next` of the page before.')
  return [Number(at), Number(id)]
}
