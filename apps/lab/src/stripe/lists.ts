import type { DatabaseSync } from 'node:sqlite'
import type Stripe from 'stripe'
import { integerOf, mapOf, textOf, type Allowed, type Form } from './form.ts'
import { listWhere, type Kind, type Kinds } from './stripe.store.ts'
import { invalid } from './stripe-error.ts'

export type Page<K extends Kind> = {
  object: 'list'
  url: string
  has_more: boolean
  data: Kinds[K][]
}

/** What every list takes beside its own filters. */
export const pageForm: Allowed = {
  limit: 'integer',
  starting_after: 'text',
  ending_before: 'text',
  created: 'any',
}

/** One page, newest first, as all lists of Stripe are. */
export function listPage<K extends Kind>(
  db: DatabaseSync,
  kind: K,
  url: string,
  form: Form,
  fields: Readonly<Record<string, string | undefined>> = {},
): Page<K> {
  const limit = integerOf(form, 'limit') ?? 10
  if (limit < 1 || limit > 100)
    throw invalid('This value must be between 1 and 100.', { param: 'limit' })
  const wanted = Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
  const isIn = readCreated(form)
  const all = listWhere(db, kind, wanted).filter((doc) =>
    isIn((doc as { created: number }).created),
  )
  return { object: 'list', url, ...cut(all, form, limit) }
}

function cut<K extends Kind>(all: Kinds[K][], form: Form, limit: number) {
  const after = textOf(form, 'starting_after')
  const before = textOf(form, 'ending_before')
  const place = (id: string, param: string) => {
    const index = all.findIndex((doc) => doc.id === id)
    if (index < 0) throw invalid(`No such object: '${id}'`, { code: 'resource_missing', param })
    return index
  }
  if (before) {
    const earlier = all.slice(0, place(before, 'ending_before'))
    return { data: earlier.slice(-limit), has_more: earlier.length > limit }
  }
  const rest = after ? all.slice(place(after, 'starting_after') + 1) : all
  return { data: rest.slice(0, limit), has_more: rest.length > limit }
}

function readCreated(form: Form): (created: number) => boolean {
  const exact = integerOf(form, 'created')
  if (exact !== undefined) return (created) => created === exact
  const range = mapOf(form, 'created')
  const gte = integerOf(range, 'gte') ?? -Infinity
  const gt = integerOf(range, 'gt') ?? -Infinity
  const lte = integerOf(range, 'lte') ?? Infinity
  const lt = integerOf(range, 'lt') ?? Infinity
  return (created) => created >= gte && created > gt && created <= lte && created < lt
}

/**
 * `metadata['order_id']:'6735' AND status:'succeeded'`, the part of the search language that names
 * what it looks for exactly.
 */
export function searchIntents(db: DatabaseSync, query: string): Stripe.PaymentIntent[] {
  const clauses = query.split(/\s+and\s+/i).map((clause) => {
    const found =
      /^(?:metadata\[["'](?<key>[\w-]{1,40})["']\]|(?<field>status|customer|currency)):["'](?<value>[^"']*)["']$/.exec(
        clause.trim(),
      )
    if (!found?.groups) throw invalid(`Invalid query: ${clause}`, { param: 'query' })
    return found.groups
  })
  return listWhere(db, 'payment_intent').filter((intent) =>
    clauses.every(({ key, field, value }) =>
      key ? intent.metadata[key] === value : intent[field as 'status'] === value,
    ),
  )
}
