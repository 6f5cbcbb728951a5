import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from './audit.ts'
import { createTestDatabase } from './testing.ts'
import type { TestDatabase } from './test-server.ts'

/**
 * I45 to I50 are shown to find what they are there for: an order of two pieces for 119.00 with its
 * invoice and a credit note over 11.90, broken in one way at a time.
 */

let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  // What stands around the order does not matter here, so the rows go in alone; the trigger that
  // keeps papers as they are stays away, too.
  await client.query(`set session_replication_role = replica`)
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const names = ['order', 'line', 'buyer', 'contract', 'reverse', 'invoice', 'note'] as const
let id: Record<(typeof names)[number], string>
beforeEach(async () => {
  await client.query(
    'truncate orders, order_lines, reverse_orders, reverse_lines, refunds, refund_lines, invoices, invoice_series, ledger_entries, parcels cascade',
  )
  id = Object.fromEntries(names.map((name) => [name, randomUUID()])) as typeof id
  await client.query(
    `insert into orders (id, buyer_id, contract_id, shop_id, seller_id, code, status, site, currency, goods, shipping, tax, tax_rate, need_pay, paid, refunded, unit_count, search_words, deadline_at)
    values ($1, $2, $3, 1, 1, 'c', 'UN_RECEIVED', 'DE', 'EUR', 11900, 0, 1900, 0.19, 11900, 11900, 1190, 2, '', now())`,
    [id.order, id.buyer, id.contract],
  )
  await client.query(
    `insert into order_lines (id, buyer_id, order_id, position, sku_id, item_id, qty, delivered_qty, unit_price, need_pay, refunded, claimed, tax, commission, expect_date, snapshot)
    values ($1, $2, $3, 1, 1, 1, 2, 2, 5950, 11900, 1190, 1190, 1900, 1428, now(), '{}')`,
    [id.line, id.buyer, id.order],
  )
  await client.query(
    `insert into parcels (id, buyer_id, order_id, carrier_id, number, status, confirm_by, shipped_at) values ($1, $2, $3, 1, 'A1', 'SEND_DELIVERY', now() + interval '9 days', now() + interval '1 minute')`,
    [randomUUID(), id.buyer, id.order],
  )
  await client.query(
    `insert into reverse_orders (id, buyer_id, order_id, contract_id, shop_id, seller_id, code, type, status, currency, reason, goods, available_goods, unit_count, request_key, refunded_at)
    values ($1, $2, $3, $4, 1, 1, 'r', 'SALE_REFUND', 'REVERSE_DONE', 'EUR', 'OTHER', 1190, 11900, 1, 'request-key', now())`,
    [id.reverse, id.buyer, id.order, id.contract],
  )
  await client.query('insert into invoice_series values (1, 2026, 2)')
  await addPaper(id.invoice, 1, { gross: 11_900, tax: 1900 })
  await addPaper(id.note, 2, { gross: 1190, tax: 190 }, id.invoice)
  for (const [account, amount] of [
    ['buyer', 10_710],
    ['seller:1', -10_710 + 1710 + 1285],
    ['commission', -1285],
    ['tax', -1710],
  ] as const)
    await client.query(
      `insert into ledger_entries (txn_id, account, currency, amount, event, ref) values ($1, $2, 'EUR', $3, 'sale', $4)`,
      [id.contract, account, amount, id.contract],
    )
})

async function addPaper(
  paper: string,
  serial: number,
  { gross, tax }: { gross: number; tax: number },
  corrects: string | null = null,
): Promise<void> {
  const amounts = { gross, tax, net: gross - tax, rate: 0.19 }
  await client.query(
    `insert into invoices (id, kind, seller_id, year, serial, number, buyer_id, order_id, invoice_id, reverse_id, currency, gross, tax, facts, issued_at, keep_until)
    values ($1, $2, 1, 2026, $3, $4, $5, $6, $7, $8, 'EUR', $9, $10, $11, now(), '2034-12-31')`,
    [
      paper,
      corrects ? 'CREDIT_NOTE' : 'INVOICE',
      serial,
      `2026-1-${serial}`,
      id.buyer,
      id.order,
      corrects,
      corrects ? id.reverse : null,
      gross,
      tax,
      JSON.stringify({
        lines: [{ lineId: id.line, ...amounts }],
        shipping: null,
        rates: [amounts],
      }),
    ],
  )
}
const OURS = ['I45', 'I46', 'I47', 'I48', 'I49', 'I50']
async function broken(): Promise<Record<string, readonly unknown[]>> {
  return Object.fromEntries(
    (await findViolations(client))
      .filter(({ invariant }) => OURS.includes(invariant.id))
      .map(({ invariant, rows }) => [invariant.id, rows]),
  )
}
const change = (text: string, values: unknown[] = []) => client.query(text, values)

test('an invoice and its credit note that agree with order and books are as they should be', async () => {
  expect(await broken()).toEqual({})
})

test('a number that was left out, and one that nobody got, are found', async () => {
  await change('update invoices set serial = 3 where id = $1', [id.note])
  expect(await broken()).toMatchObject({ I45: [{ seller_id: 1, year: 2026 }] })
  await change('update invoices set serial = 2 where id = $1', [id.note])
  await change('update invoice_series set last = 3')
  expect(await broken()).toMatchObject({ I45: [{ seller_id: 1, year: 2026 }] })
})

test('a total that its lines do not come to, and a rate that is not theirs, are found', async () => {
  await change('update invoices set tax = tax - 1 where id = $1', [id.invoice])
  expect(Object.keys(await broken())).toContain('I46')
  await change('update invoices set tax = tax + 1 where id = $1', [id.invoice])
  await change(
    `update invoices set facts = jsonb_set(facts, '{rates,0,rate}', '0.07') where id = $1`,
    [id.invoice],
  )
  expect(Object.keys(await broken())).toEqual(['I46'])
})

test('an order that was sent without an invoice is found', async () => {
  await change('delete from invoices')
  await change('delete from invoice_series')
  expect(await broken()).toEqual({ I47: [{ order_id: id.order }] })
})

test('a refund without its credit note, and a credit note over another amount, are found', async () => {
  await change('delete from invoices where id = $1', [id.note])
  await change('update invoice_series set last = 1')
  expect(Object.keys(await broken()).toSorted()).toEqual(['I48', 'I50'])
})

test('a credit note to the invoice of another order, and one without its refund, are found', async () => {
  await change('update invoices set invoice_id = $1 where id = $2', [randomUUID(), id.note])
  expect(await broken()).toEqual({ I49: [{ invoice_id: id.note }] })
  await change('update invoices set invoice_id = $1, reverse_id = $3 where id = $2', [
    id.invoice,
    id.note,
    randomUUID(),
  ])
  expect(Object.keys(await broken())).toContain('I49')
})

test('tax in the books that no paper says is found, and a sale that comes to something else', async () => {
  await change(`update ledger_entries set amount = amount - 1 where account = 'tax'`)
  await change(`update ledger_entries set amount = amount + 1 where account = 'seller:1'`)
  expect(await broken()).toEqual({ I50: [{ contract_id: id.contract }] })
})

test('while the money of a refund is back from the bank, its credit note does not count', async () => {
  await change('update reverse_orders set refunded_at = null')
  await change('update orders set refunded = 0')
  await change('update order_lines set refunded = 0')
  expect(await broken()).toEqual({})
})
