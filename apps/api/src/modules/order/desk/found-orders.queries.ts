import type { Id } from '@galleria/kernel/id'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db.ts'
import { hasKeyword } from '#platform/keyword.ts'

/**
 * Of a word that more orders have, the newest (or oldest) are read one after the other, and no
 * further than this.
 */
const MOST_FOUND = 2_000
const MOST_READ = 500
/** So many are read before any index is asked. */
const FIRST_READ = 500
const SHORT_READ = 2_000

export type FoundRequest = {
  readonly sellerId: number
  readonly keyword: string
  /** On `orders o`. */ readonly conditions: RawBuilder<unknown>
  readonly isOldestFirst: boolean
  readonly limit: number
  readonly offset: number
}
export type Found = {
  readonly ids: readonly Id<'order'>[]
  readonly total: number
  readonly isTotalExact: boolean
}

/**
 * Orders by code and goods, by who bought them and where they go, by tracking number. A word that
 * every twentieth order has fills its page from the newest ones; any other is looked up in an index
 * of its own.
 */
export async function findByKeyword(db: Db, request: FoundRequest): Promise<Found> {
  const first = await readOn(db, request, FIRST_READ)
  if (first && !first.isEnd) return first.found
  if (isTooShort(request.keyword)) return readShort(db, request)
  const { rows } = await rareWord(request).execute(db)
  const [row] = rows
  if (!row) throw new Error('an aggregate without a row')
  if (!row.isCommon) return { ids: row.ids ?? [], total: row.total, isTotalExact: true }
  return (
    (await readOn(db, request, null))?.found ?? { ids: [], total: MOST_READ, isTotalExact: false }
  )
}

/**
 * One or two letters are in no index of triples: of the newest orders those are found, of a small
 * shop all.
 */
async function readShort(db: Db, request: FoundRequest): Promise<Found> {
  const read = await readOn(db, request, SHORT_READ)
  return { ...(read?.found ?? { ids: [], total: MOST_READ }), isTotalExact: false }
}
const isTooShort = (keyword: string) => [...keyword.trim()].length < 3

/**
 * Reads orders one after the other, `depth` of them or all; nothing that far behind where nobody
 * reads on.
 */
async function readOn(
  db: Db,
  request: FoundRequest,
  depth: number | null,
): Promise<{ readonly found: Found; readonly isEnd: boolean } | undefined> {
  if (request.offset + request.limit > MOST_READ) return undefined
  const { rows } = await commonWord(request, depth).execute(db)
  const ids = rows.slice(0, request.limit).map(({ id }) => id)
  const isEnd = rows.length <= request.limit
  const total = isEnd ? request.offset + ids.length : MOST_READ
  return { found: { ids, total, isTotalExact: isEnd }, isEnd }
}

const inOrder = ({ isOldestFirst }: FoundRequest) =>
  isOldestFirst ? sql`o.ordered_at, o.id` : sql`o.ordered_at desc, o.id desc`

/** Everything that has the words, put in order and cut. */
export function rareWord(request: FoundRequest) {
  const { sellerId, keyword, conditions, limit, offset } = request
  return sql<{ isCommon: boolean; total: number; ids: Id<'order'>[] | null }>`
    with goods as materialized (
        select f.id, f.seller_id from orders f where ${hasKeyword(sql`f.search_words`, keyword)} limit ${MOST_FOUND + 1}),
      people as materialized (
        select c.id from contracts c where ${hasKeyword(sql`contract_words(c.email, c.delivery_address, c.billing_address)`, keyword)} limit ${MOST_FOUND + 1}),
      found as (
        select g.id from goods g where g.seller_id = ${sellerId}
        union select f.id from people p join orders f on f.contract_id = p.id where f.seller_id = ${sellerId}
        union select p.order_id from parcels p where upper(p.number) = upper(${keyword.replace(/\s/g, '')}))
    select (select count(*) from goods) > ${MOST_FOUND} or (select count(*) from people) > ${MOST_FOUND} as "isCommon", count(*)::int as total,
      (array_agg(o.id order by ${inOrder(request)}))[${offset + 1}:${offset + limit}] as ids
    from found join orders o using (id) where ${conditions}`
}

/** A word that very many have is soon met by whoever reads on from the first. */
export function commonWord(request: FoundRequest, depth: number | null) {
  const { keyword, conditions, limit, offset } = request
  return sql<{ id: Id<'order'> }>`
    select o.id from (
      select o.id, o.contract_id, o.search_words, o.ordered_at from orders o where ${conditions} order by ${inOrder(request)} limit ${depth}
    ) o cross join lateral (select contract_words(c.email, c.delivery_address, c.billing_address) as words from contracts c where c.id = o.contract_id offset 0) c
    where ${hasKeyword(sql`o.search_words`, keyword)} or ${hasKeyword(sql`c.words`, keyword)}
    order by ${inOrder(request)} limit ${limit + 1} offset ${offset}`
}
