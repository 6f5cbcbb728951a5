import { rm } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestDatabase } from '../../../database/test-server.ts'
import { createDemoMall } from './testing.ts'

/**
 * Every type, state, offer and dispute that the mall knows stands in the demo: in its buyer's list,
 * and in the queue of the house shop.
 */

let database: TestDatabase
let client: pg.Client
let dataDir: string
beforeAll(async () => {
  ;({ database, dataDir } = await createDemoMall())
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client?.end()
  await database?.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const ANNA = `(select id from users where email = 'anna@galleria.test')`
type Life = readonly [type: string, state: string, offers: string, dispute: string]

/**
 * `PART DECLINED, PART open`; `DECLINED REFUND`: why the mall was asked, what it has ruled, and
 * whether the shop was silent or has given in.
 */
async function lives(where: string): Promise<{ life: Life; n: number }[]> {
  const { rows } = await client.query<{ life: Life; n: number }>(`
    select json_build_array(type, status, offers, dispute) as life, count(*)::int as n from (
      select r.type, r.status,
        coalesce((select string_agg(f.kind || ' ' || coalesce(f.answer, 'open'), ', ' order by f.offered_at) from reverse_offers f where f.reverse_id = r.id), '') as offers,
        coalesce((select concat_ws(' ', d.cause, coalesce(d.ruling, 'open'), case when d.shop_text = '' then case when d.ruled_by is null and d.ruling is not null then 'given in' else 'silent' end end)
          from reverse_disputes d where d.reverse_id = r.id), '') as dispute
      from reverse_orders r where ${where}) l
    group by type, status, offers, dispute order by type, status, offers collate "C", dispute`)
  return rows.map(({ life, n }) => ({ life, n }))
}

/** What she has, and how many of it. */
const annas: readonly (readonly [...Life, n: number])[] = [
  ['SALE_CANCEL_AFTER_PAID', 'REVERSE_DONE', '', '', 1],
  ['SALE_CANCEL_BEFORE_DELIVERY', 'REVERSE_DONE', '', '', 1],
  ['SALE_EXCHANGE', 'REVERSE_DONE', '', '', 3],
  ['SALE_EXCHANGE', 'WAITING_FOR_BUYER_CONFIRMED', '', '', 1],
  ['SALE_EXCHANGE', 'WAITING_FOR_SELLER_SHIP', '', '', 1],
  ['SALE_REFUND', 'IN_DISPUTE', '', 'DECLINED open', 2],
  ['SALE_REFUND', 'IN_DISPUTE', '', 'DECLINED open silent', 1],
  ['SALE_REFUND', 'REFUND_FAIL', '', '', 2],
  ['SALE_REFUND', 'REFUND_PENDING', '', '', 1],
  ['SALE_REFUND', 'REVERSE_CANCELED', '', '', 1],
  ['SALE_REFUND', 'REVERSE_CANCELED', 'PART DROPPED', '', 1],
  ['SALE_REFUND', 'REVERSE_CLOSE', '', '', 1],
  ['SALE_REFUND', 'REVERSE_CLOSE', '', 'DECLINED NONE', 2],
  ['SALE_REFUND', 'REVERSE_CLOSE', 'PART LAPSED', '', 1],
  ['SALE_REFUND', 'REVERSE_DONE', '', '', 3],
  ['SALE_REFUND', 'REVERSE_DONE', '', 'DECLINED REFUND', 1],
  ['SALE_REFUND', 'REVERSE_DONE', '', 'DECLINED REFUND given in', 1],
  ['SALE_REFUND', 'REVERSE_DONE', 'PART ACCEPTED', '', 1],
  ['SALE_REFUND', 'REVERSE_DONE', 'PART DECLINED', '', 1],
  ['SALE_REFUND', 'WAITING_FOR_AUDIT_BY_SELLER', '', '', 1],
  ['SALE_REFUND', 'WAITING_FOR_AUDIT_BY_SELLER', 'PART DECLINED, PART open', '', 1],
  ['SALE_REFUND', 'WAITING_FOR_AUDIT_BY_SELLER', 'PART open', '', 1],
  ['SALE_REFUND', 'WAITING_FOR_AUDIT_BY_SELLER', 'SEND_BACK open', '', 1],
  ['SALE_RETURN', 'IN_DISPUTE', '', 'DECLINED open', 1],
  ['SALE_RETURN', 'IN_DISPUTE', '', 'LOST open', 1],
  ['SALE_RETURN', 'REVERSE_DONE', '', '', 3],
  ['SALE_RETURN', 'REVERSE_DONE', '', 'NO_LABEL REFUND', 1],
  ['SALE_RETURN', 'WAITING_FOR_AUDIT_BY_SELLER', '', '', 2],
  ['SALE_RETURN', 'WAITING_FOR_BUYER_RETURN', '', '', 2],
  ['SALE_RETURN', 'WAITING_FOR_BUYER_RETURN', '', 'DECLINED RETURN', 1],
  ['SALE_RETURN', 'WAITING_FOR_BUYER_RETURN', 'SEND_BACK ACCEPTED', '', 1],
  ['SALE_RETURN', 'WAITING_FOR_QC_DONE', '', '', 1],
]

it('the demo buyer has every type, state, offer and ruling in her list', async () => {
  expect(await lives(`r.buyer_id = ${ANNA}`)).toEqual(
    annas.map(([type, state, offers, dispute, n]) => ({ life: [type, state, offers, dispute], n })),
  )
})

it('so has the house shop in its queue, and other buyers’ cancellations with them', async () => {
  expect((await lives(`r.seller_id = 5`)).map(({ life }) => life)).toEqual(
    annas
      .map(([type, state, offers, dispute]) => [type, state, offers, dispute])
      .map((life) =>
        life[0] === 'SALE_CANCEL_BEFORE_DELIVERY'
          ? [life[0], 'WAITING_FOR_AUDIT_BY_SELLER', '', '']
          : life,
      ),
  )
})

it('one of her exchanges came cheaper, with a request that gave the rest back, and one dearer, with an order that was paid', async () => {
  const { rows } = await client.query(`
    select (select d.refunded_goods::int from reverse_orders d where d.difference_of = r.id and d.status = 'REVERSE_DONE') as back,
      (select o.paid::int from orders o where o.surcharge_of = r.id and o.status = 'COMPLETE') as paid
    from reverse_orders r where r.buyer_id = ${ANNA} and r.type = 'SALE_EXCHANGE' and r.status = 'REVERSE_DONE' order by 1, 2`)
  expect(rows).toEqual([
    { back: 900, paid: null },
    { back: null, paid: 900 },
    { back: null, paid: null },
  ])
})

it('one of her applications was changed once, can be once more, and is talked about with a photo', async () => {
  const { rows } = await client.query(`
    select r.status, (select count(*)::int from reverse_changes c where c.reverse_id = r.id) as changes,
      (select string_agg(m.author || ' ' || cardinality(m.photos), ', ' order by m.created_at, m.id) from order_messages m where m.reverse_id = r.id) as messages
    from reverse_orders r where r.buyer_id = ${ANNA} and exists (select from reverse_changes c where c.reverse_id = r.id)`)
  expect(rows).toEqual([
    { status: 'WAITING_FOR_AUDIT_BY_SELLER', changes: 1, messages: 'buyer 1, merchant 0' },
  ])
})

it('a shop’s label waits for her, to be scanned and to be printed; and the house shop has saved texts and one rule of its own', async () => {
  const { rows } = await client.query(`
    select r.status, p.label_code <> '' as "isScanned", f.content_type as printed from reverse_parcels p join reverse_orders r on r.id = p.reverse_id left join files f on f.id = p.label_file
    where r.buyer_id = ${ANNA} and p.is_shops_label`)
  expect(rows).toEqual([
    { status: 'WAITING_FOR_BUYER_RETURN', isScanned: true, printed: 'application/pdf' },
  ])
  const { rows: desk } = await client.query(
    `select (select count(*)::int from saved_answers where shop_id = 5) as texts, (select count(*)::int from approval_rules where shop_id = 5 and is_on) as rules`,
  )
  expect(desk).toEqual([{ texts: 3, rules: 1 }])
})
