import type { Id } from '@galleria/kernel/id'
import { runSql, type Tx } from '#platform/db.ts'
import { moveParcels } from '#modules/shipping/index.ts'
import { movePayments } from '#modules/payment/index.ts'
import { KEEP_YEARS } from './keep-years.rules.ts'

export type Moved = { contractIds: readonly Id<'contract'>[]; orderIds: readonly Id<'order'>[] }

/**
 * Makes one person's contracts another's, all or some, with orders, lines, claims, attempts and parcels. The owner stands in the keys between these
 * tables, so the keys are looked at when the transaction ends; higher modules move theirs by what is answered here.
 */
export async function moveContracts(
  tx: Tx,
  from: Id<'user'>,
  to: Id<'user'>,
  only?: readonly Id<'contract'>[],
): Promise<Moved> {
  await runSql(tx, 'set constraints all deferred', [])
  const contracts = await runSql<{ id: Id<'contract'> }>(
    tx,
    'select id from contracts where buyer_id = $1 and ($2::uuid[] is null or id = any($2)) order by id for update',
    [from, only ?? null],
  )
  const contractIds = contracts.map((one) => one.id)
  if (contractIds.length === 0) return { contractIds, orderIds: [] }
  await runSql(tx, 'update contracts set buyer_id = $2 where id = any($1)', [contractIds, to])
  const orders = await runSql<{ id: Id<'order'> }>(
    tx,
    'update orders set buyer_id = $2 where contract_id = any($1) returning id',
    [contractIds, to],
  )
  const orderIds = orders.map((one) => one.id)
  await runSql(tx, 'update order_lines set buyer_id = $2 where order_id = any($1)', [orderIds, to])
  await movePayments(tx, contractIds, to)
  await moveParcels(tx, orderIds, to)
  return { contractIds, orderIds }
}

/** What an invoice needs stays until its years are over: the bill's name, company, tax code and address, and to which country and region goods went. The rest is gone. */
export async function forgetContracts(tx: Tx, buyerId: Id<'user'>): Promise<void> {
  await runSql(
    tx,
    `update contracts set email = '', billing_address = billing_address || '{"email":"","personPhone":""}'::jsonb,
    delivery_address = delivery_address || '{"firstName":"","lastName":"","email":"","personPhone":"","poiName":"","houseNo":"","detailAddress":"","company":"","taxCode":"","city":""}'::jsonb,
    keep_until = make_date(extract(year from created_at)::int + ($2::jsonb->>site)::int, 12, 31) where buyer_id = $1`,
    [buyerId, JSON.stringify(KEEP_YEARS)],
  )
}

/** Empties invoices of people who left whose years were over before `today` (`YYYY-MM-DD`), at most so many: of an address only the country is left. Answers the tax documents that no invoice names any more. */
export async function emptyInvoices(tx: Tx, today: string, most: number): Promise<string[]> {
  const blank = {
    firstName: '',
    lastName: '',
    email: '',
    personPhone: '',
    poiName: '',
    houseNo: '',
    detailAddress: '',
    postalCode: '',
    city: '',
    province: '',
    company: '',
    taxCode: '',
  }
  const only = (column: string) =>
    `$3::jsonb || jsonb_build_object('country', c.${column}->>'country', 'regionShortName', c.${column}->>'regionShortName')`
  const emptied = await runSql<{ buyerId: Id<'user'>; document: string | null }>(
    tx,
    `
    with past as (select id, billing_address->>'rfcFileId' as document from contracts where keep_until < $1::date order by keep_until limit $2 for update skip locked)
    update contracts c set email = '', billing_address = ${only('billing_address')}, delivery_address = ${only('delivery_address')}, keep_until = null from past where c.id = past.id
    returning c.buyer_id as "buyerId", past.document`,
    [today, most, JSON.stringify(blank)],
  )
  const named = emptied.flatMap(({ document }) => document ?? [])
  if (named.length === 0) return []
  // One document may stand on several invoices; the youngest keeps it.
  const rows = await runSql<{ document: string }>(
    tx,
    `select distinct d.document from unnest($1::text[]) d(document)
    where not exists (select 1 from contracts c where c.buyer_id = any($2) and c.billing_address->>'rfcFileId' = d.document)`,
    [named, emptied.map(({ buyerId }) => buyerId)],
  )
  return rows.map((row) => row.document)
}
