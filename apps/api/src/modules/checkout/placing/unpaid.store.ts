import { unpaidStatuses } from '@galleria/contract/order-states'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import { hotSql, runHot } from '#platform/hot-sql.ts'
import type { Unpaid } from './unpaid.rules.ts'

/**
 * Both read by index: a person's unpaid orders are few by the limit itself, a network's are looked
 * for among the contracts of six days, which is as long as an order can wait for a transfer.
 */
const unpaid = hotSql<'checkout.unpaid', Unpaid>(
  'checkout.unpaid',
  `with asked as (select sku_id, sum(qty)::int as qty from unnest($5::int[], $6::int[]) u(sku_id, qty) group by 1),
  own as (select o.id, o.contract_id from orders o where o.buyer_id = $1 and o.status = any($4::text[]) and o.surcharge_of is null),
  near as (select o.id, o.contract_id from contracts c join orders o on o.contract_id = c.id
    where c.network = $2 and c.created_at > $3::timestamptz - interval '6 days' and o.status = any($4::text[])),
  own_lines as (select l.sku_id, sum(l.qty)::int as qty, sum(case when l.snapshot ? 'measure' then 1 else l.qty end)::int as pieces from own join order_lines l on l.order_id = own.id group by 1),
  near_lines as (select l.sku_id, sum(l.qty)::int as qty, sum(case when l.snapshot ? 'measure' then 1 else l.qty end)::int as pieces from near join order_lines l on l.order_id = near.id group by 1)
  select json_build_object('contracts', (select count(distinct contract_id) from own), 'units', (select coalesce(sum(pieces), 0) from own_lines), 'placed', mine.placed, 'firstAgo', mine.ago) as own,
    json_build_object('contracts', (select count(distinct contract_id) from near), 'units', (select coalesce(sum(pieces), 0) from near_lines), 'placed', theirs.placed, 'firstAgo', theirs.ago) as near,
    (select coalesce(json_agg(json_build_object('skuId', s.sku_id, 'asked', a.qty, 'available', s.on_hand - s.reserved, 'own', coalesce(m.qty, 0), 'near', coalesce(t.qty, 0)) order by s.sku_id), '[]')
      from asked a join stock s using (sku_id) left join own_lines m using (sku_id) left join near_lines t using (sku_id)) as skus
  from (select count(distinct contract_id)::int as placed, coalesce(extract(epoch from $3::timestamptz - min(ordered_at)), 0)::int as ago from orders
    where buyer_id = $1 and ordered_at > $3::timestamptz - interval '1 hour' and surcharge_of is null and reissue_of is null) mine,
  (select count(*)::int as placed, coalesce(extract(epoch from $3::timestamptz - min(created_at)), 0)::int as ago from contracts
    where network = $2 and created_at > $3::timestamptz - interval '1 hour') theirs`,
)

/**
 * What the buyer and the network have ordered and not paid, with the order that this transaction
 * has just written. Placements of one person, and of one network, come one after the other from
 * here to the end of the transaction, so that what is counted is all there is. Two statements that
 * go over the line together.
 */
export async function countUnpaid(
  tx: Tx,
  of: { buyerId: Id<'user'>; network: string; at: Date },
  units: readonly { readonly skuId: number; readonly qty: number }[],
): Promise<Unpaid> {
  const locked =
    sql`select pg_advisory_xact_lock(hashtextextended('unpaid:' || ${of.buyerId}::text, 0)),
    pg_advisory_xact_lock(hashtextextended('unpaid:' || ${of.network}::text, 0))`.execute(tx)
  const counted = runHot(tx, unpaid, [
    of.buyerId,
    of.network,
    of.at,
    unpaidStatuses,
    units.map((unit) => unit.skuId),
    units.map((unit) => unit.qty),
  ])
  const [, [row]] = await Promise.all([locked, counted])
  if (!row) throw new Error('a count without a row')
  return row
}
