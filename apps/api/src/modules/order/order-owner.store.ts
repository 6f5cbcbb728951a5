import type { Id } from '@galleria/kernel/id'
import { runSql, type Tx } from '#platform/db.ts'
import { moveParcels } from '#modules/shipping/index.ts'
import { movePayments } from '#modules/payment/index.ts'

export type Moved = { contractIds: readonly Id<'contract'>[]; orderIds: readonly Id<'order'>[] }

/**
 * Makes one person's contracts another's, all or some, with orders, lines, claims, attempts and parcels. The owner stands in the keys between these
 * tables, so the keys are looked at when the transaction ends; higher modules move theirs by what is answered here.
 */
export async function moveContracts(tx: Tx, from: Id<'user'>, to: Id<'user'>, only?: readonly Id<'contract'>[]): Promise<Moved> {
  await runSql(tx, 'set constraints all deferred', [])
  const contracts = await runSql<{ id: Id<'contract'> }>(tx, 'select id from contracts where buyer_id = $1 and ($2::uuid[] is null or id = any($2)) order by id for update', [from, only ?? null])
  const contractIds = contracts.map((one) => one.id)
  if (contractIds.length === 0) return { contractIds, orderIds: [] }
  await runSql(tx, 'update contracts set buyer_id = $2 where id = any($1)', [contractIds, to])
  const orders = await runSql<{ id: Id<'order'> }>(tx, 'update orders set buyer_id = $2 where contract_id = any($1) returning id', [contractIds, to])
  const orderIds = orders.map((one) => one.id)
  await runSql(tx, 'update order_lines set buyer_id = $2 where order_id = any($1)', [orderIds, to])
  await movePayments(tx, contractIds, to)
  await moveParcels(tx, orderIds, to)
  return { contractIds, orderIds }
}

/** What an invoice needs stays: the bill's name, company, tax code and address, and to which country and region goods went. The rest is gone. */
export async function forgetContracts(tx: Tx, buyerId: Id<'user'>): Promise<void> {
  await runSql(tx, `update contracts set email = '', billing_address = billing_address || '{"email":"","personPhone":""}'::jsonb,
    delivery_address = delivery_address || '{"firstName":"","lastName":"","email":"","personPhone":"","poiName":"","houseNo":"","detailAddress":"","company":"","taxCode":"","city":""}'::jsonb where buyer_id = $1`, [buyerId])
}
