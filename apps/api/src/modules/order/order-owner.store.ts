import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import { lockRows } from '#platform/lock.ts'
import { moveInvoices } from '#modules/invoice/index.ts'
import { moveParcels } from '#modules/shipping/index.ts'
import { moveUses } from '#modules/promotion/index.ts'
import { movePayments } from '#modules/payment/index.ts'
import { forgetMessages } from './messages/order-messages.ts'
import { RETENTION_YEARS } from './invoices/retention-years.rules.ts'

export type Moved = { contractIds: readonly Id<'contract'>[]; orderIds: readonly Id<'order'>[] }

/**
 * Makes one person's contracts another's, all or some, with orders, lines, claims, attempts and
 * parcels. The owner stands in the keys between these tables, so the keys are looked at when the
 * transaction ends; higher modules move theirs by what is answered here.
 */
export async function moveContracts(
  tx: Tx,
  from: Id<'user'>,
  to: Id<'user'>,
  only?: readonly Id<'contract'>[],
): Promise<Moved> {
  await sql`set constraints all deferred`.execute(tx)
  const lock = async () => lockContracts(tx, from, only && (await withReissues(tx, only)))
  await lock()
  // Again: what a shop sent at no charge while this waited for it was not there to be locked, and
  // under the lock nothing more comes.
  const contractIds = await lock()
  if (contractIds.length === 0) return { contractIds, orderIds: [] }
  const buyer = { buyer_id: to }
  await tx
    .updateTable('contracts')
    .set(buyer)
    .where('id', '=', sql<string>`any(${contractIds})`)
    .execute()
  const orders = await tx
    .updateTable('orders')
    .set(buyer)
    .where('contract_id', '=', sql<string>`any(${contractIds})`)
    .returning('id')
    .$castTo<{ id: Id<'order'> }>()
    .execute()
  const orderIds = orders.map((one) => one.id)
  await tx
    .updateTable('order_lines')
    .set(buyer)
    .where('order_id', '=', sql<string>`any(${orderIds})`)
    .execute()
  await moveInvoices(tx, orderIds, to)
  await movePayments(tx, contractIds, to)
  await moveUses(tx, contractIds, to)
  await moveParcels(tx, orderIds, to)
  return { contractIds, orderIds }
}

/** All contracts of a person, or some of them. */
export function lockContracts(
  tx: Tx,
  buyerId: Id<'user'>,
  only?: readonly Id<'contract'>[],
): Promise<Id<'contract'>[]> {
  return lockRows<'contracts', 'id', Id<'contract'>>(tx, 'contracts', 'id', {
    buyer_id: buyerId,
    id: only,
  })
}

/** What was sent at no charge goes with the order that it belongs to, and that one with it. */
async function withReissues(
  tx: Tx,
  only: readonly Id<'contract'>[],
): Promise<readonly Id<'contract'>[]> {
  const { rows } = await sql<{ id: Id<'contract'> }>`
    with asked as (select unnest(${only}::uuid[]) as id),
      own as (
        select id from asked union
        select p.contract_id from orders o join orders p on p.id = o.reissue_of where o.contract_id in (select id from asked)
      )
    select id from own union
    select r.contract_id from orders o join orders r on r.reissue_of = o.id where o.contract_id in (select id from own)`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/**
 * What an invoice needs stays until its years are over: the bill's name, company, tax code and
 * address, and to which country and region goods went. The rest is gone.
 */
export async function forgetContracts(tx: Tx, buyerId: Id<'user'>): Promise<void> {
  const person = { email: '', personPhone: '' }
  const whereabouts = {
    ...person,
    firstName: '',
    lastName: '',
    poiName: '',
    houseNo: '',
    detailAddress: '',
    company: '',
    taxCode: '',
    eori: '',
    city: '',
    districtList: [],
  }
  await tx
    .updateTable('contracts')
    .set({
      email: '',
      network: null,
      billing_address: sql<string>`billing_address || ${JSON.stringify(person)}::jsonb`,
      delivery_address: sql<string>`delivery_address || ${JSON.stringify(whereabouts)}::jsonb`,
      keep_until: sql<string>`make_date(extract(year from created_at)::int + (${JSON.stringify(RETENTION_YEARS)}::jsonb->>site)::int, 12, 31)`,
    })
    .where('buyer_id', '=', buyerId)
    .execute()
  // Where fitters were to call, and what they were told.
  await tx
    .updateTable('orders')
    .set({ service: sql<string>`service || '{"contactNumber": "", "remark": ""}'` })
    .where('buyer_id', '=', buyerId)
    .where('service', 'is not', null)
    .execute()
  await forgetMessages(tx, buyerId)
}

/**
 * Empties invoices of people who left whose years were over before `today` (`YYYY-MM-DD`), at most
 * so many: of an address only the country is left. Answers the tax documents that no invoice names
 * any more.
 */
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
  const only = (column: 'billing_address' | 'delivery_address') =>
    sql<string>`${JSON.stringify(blank)}::jsonb || jsonb_build_object('country', ${sql.ref(`c.${column}`)}->>'country', 'regionShortName', ${sql.ref(`c.${column}`)}->>'regionShortName')`
  const emptied = await tx
    .with('past', (db) =>
      db
        .selectFrom('contracts')
        .where('keep_until', '<', today)
        .select(['id', sql<string | null>`billing_address->>'rfcFileId'`.as('document')])
        .orderBy('keep_until')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('contracts as c')
    .from('past')
    .set({
      email: '',
      billing_address: only('billing_address'),
      delivery_address: only('delivery_address'),
      keep_until: null,
    })
    .whereRef('c.id', '=', 'past.id')
    .returning(['c.buyer_id as buyerId', 'past.document'])
    .execute()
  const named = emptied.flatMap(({ document }) => document ?? [])
  if (named.length === 0) return []
  // One document may stand on several invoices; the youngest keeps it.
  const rows = await tx
    .selectFrom(sql<{ document: string }>`unnest(${named}::text[])`.as<'d'>(sql`d(document)`))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('contracts as c')
            .where('c.buyer_id', '=', sql<string>`any(${emptied.map(({ buyerId }) => buyerId)})`)
            .where(sql<boolean>`c.billing_address->>'rfcFileId' = d.document`)
            .select('c.id'),
        ),
      ),
    )
    .select('d.document')
    .distinct()
    .execute()
  return rows.map((row) => row.document)
}
