import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from './audit.ts'
import { createTestDatabase } from './testing.ts'
import type { TestDatabase } from './test-server.ts'

/**
 * I38 is shown to find what it is there for: one order of two pieces for 100.00, broken in one way
 * at a time.
 */

let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  // What stands around the order does not matter here, so the rows go in alone.
  await client.query(`set session_replication_role = replica`)
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

let [order, line, buyer, contract, request] = ['', '', '', '', '']
beforeEach(async () => {
  await client.query(
    'truncate orders, order_lines, reverse_orders, reverse_lines, refunds, refund_lines cascade',
  )
  ;[order = '', line = '', buyer = '', contract = '', request = ''] = Array.from(
    { length: 5 },
    () => randomUUID(),
  )
  await client.query(
    `insert into orders (id, buyer_id, contract_id, shop_id, seller_id, code, status, site, currency, goods, shipping, tax, tax_rate, need_pay, paid, unit_count, search_words, deadline_at)
    values ($1, $2, $3, 1, 1, 'c', 'UN_DELIVERY', 'DE', 'EUR', 10000, 0, 0, 0, 10000, 10000, 2, '', now())`,
    [order, buyer, contract],
  )
  await client.query(
    `insert into order_lines (id, buyer_id, order_id, position, sku_id, item_id, qty, unit_price, need_pay, tax, commission, expect_date, snapshot)
    values ($1, $2, $3, 1, 1, 1, 2, 5000, 10000, 0, 0, now(), '{}')`,
    [line, buyer, order],
  )
})

const broken = async () =>
  (await findViolations(client)).find(({ invariant }) => invariant.id === 'I38')?.rows ?? []

/** A request that cancels one piece for so much, and the refund that was made of it. */
async function cancelOne(amount: number, status: string, refunded?: number): Promise<void> {
  await client.query(
    `insert into reverse_orders (id, buyer_id, order_id, contract_id, shop_id, seller_id, code, type, status, currency, reason, goods, available_goods, unit_count, request_key)
    values ($1, $2, $3, $4, 1, 1, 'r', 'SALE_REFUND', $5, 'EUR', 'OTHER', $6, 10000, 1, 'request-key')`,
    [request, buyer, order, contract, status, amount],
  )
  await client.query(
    'insert into reverse_lines (reverse_id, line_id, qty, unsent_qty, taken_qty, available, apply_amount, unsent_amount) values ($1, $2, 1, 1, 1, 5000, $3, $3)',
    [request, line, amount],
  )
  const isDone = status === 'REVERSE_DONE'
  await client.query(
    `update order_lines set canceled_qty = $2, open_cancel_qty = $3 where id = $1`,
    [line, isDone ? 1 : 0, isDone ? 0 : 1],
  )
  if (refunded === undefined) return
  const refund = randomUUID()
  await client.query(
    `insert into refunds (id, buyer_id, contract_id, amount, currency, reason, status, request_key, reverse_id, order_id)
    values ($1, $2, $3, $4, 'EUR', 'after_sales', 'DONE', 'key', $5, $6)`,
    [refund, buyer, contract, refunded, request, order],
  )
  await client.query('insert into refund_lines (refund_id, line_id, goods) values ($1, $2, $3)', [
    refund,
    line,
    refunded,
  ])
}

test('an order that waits to be sent, one of its pieces cancelled for all of its money, is as it should be', async () => {
  expect(await broken()).toEqual([])
  await cancelOne(5000, 'WAITING_FOR_AUDIT_BY_SELLER')
  expect(await broken()).toEqual([])
})

test('a piece that was never sent in an order where nothing is sent any more is found', async () => {
  for (const status of ['UN_RECEIVED', 'COMPLETE']) {
    await client.query('update orders set status = $2 where id = $1', [order, status])
    expect(await broken()).toEqual([{ id: line }])
  }
})

test('a piece that is cancelled with no request behind it is found', async () => {
  await client.query('update order_lines set canceled_qty = 1 where id = $1', [line])
  expect(await broken()).toEqual([{ id: line }])
})

test('a piece that is cancelled for a part of its money is found, while it is open and when it is done', async () => {
  await cancelOne(4998, 'WAITING_FOR_AUDIT_BY_SELLER')
  expect(await broken()).toEqual([{ id: line }])
  await client.query(`update reverse_lines set unsent_amount = 4999, apply_amount = 4999`)
  expect(await broken()).toEqual([])
})

test('a piece that is cancelled and whose money did not come back is found', async () => {
  await cancelOne(5000, 'REVERSE_DONE')
  expect(await broken()).toEqual([{ id: line }])
})

test('a piece that is cancelled and whose money came back in part is found', async () => {
  await cancelOne(5000, 'REVERSE_DONE', 4000)
  expect(await broken()).toEqual([{ id: line }])
})

test('an order that was closed with money of the buyer left in it is found', async () => {
  await client.query(`update order_lines set delivered_qty = 2`)
  await client.query(`update orders set status = 'CLOSED'`)
  expect(await broken()).toEqual([{ id: order }])
})
