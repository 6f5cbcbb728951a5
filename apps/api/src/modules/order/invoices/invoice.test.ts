import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromWireId } from '@galleria/kernel/id'
import { CANCEL_PAID, apply, APPROVE, reaches } from '../../../testing/after-sales-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { DETAIL, SHIP, orderId, parcelOf } from '../../../testing/order-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { order, paidOrder } from '../../../testing/shop-steps.ts'

/**
 * The papers of an order: when they are written, what stands on them, who opens them. A desk is
 * 189.00 and its delivery 19.90; a lamp is 59.90 and its parcel 4.90.
 */

let t: TestMall
let [anna, merchant]: Visitor[] = []
beforeAll(async () => {
  t = await openTestMall({ delays: { script: 0, refund: 0 } })
  ;[anna, merchant] = await Promise.all([t.signIn(people.anna), t.signIn(people.merchant)])
})
afterAll(() => t.close())

const LIST = 'POST /sapi/mall-order/web/invoice/listByOrder' as const
const euro = (value: number) => ({ value, currency: 'EUR' })

async function paid(buyer: Visitor, goods: Parameters<typeof paidOrder>[2]): Promise<string> {
  return orderId(await paidOrder(t, buyer, goods))
}
async function ship(buyer: Visitor, id: string, qty?: number): Promise<void> {
  const parcel = parcelOf(await buyer.call(DETAIL, { id }), qty)
  await merchant!.call(SHIP, { orderId: id, ...parcel })
  await t.drain()
}
async function cancelUnsent(buyer: Visitor, id: string, qty: number): Promise<void> {
  const { tradeOrderLineList } = await buyer.call(DETAIL, { id })
  const reverse = await buyer.call(CANCEL_PAID, {
    tradeOrder: { id },
    reverseTradeOrderLineList: tradeOrderLineList.map((line) => ({
      tradeOrderLine: { id: line.id },
      reverseQty: qty,
    })),
  })
  await reaches(t, buyer, reverse.id, 'REVERSE_DONE')
}

describe('the invoice', () => {
  test('[ORD-064, ORD-105, ORD-106, ORD-122] is pending from the payment on, issued with the first parcel, and then a file of the order; later parcels bring no second one', async () => {
    const guest = t.visit()
    const id = await paid(guest, { desk: 2 })
    const before = await guest.call(DETAIL, { id })
    expect([before.invoiceStatus, before.invoiceUrl]).toEqual(['PENDING', { files: [] }])
    expect(before.operationList).not.toContain('viewInvoice')
    await ship(guest, id, 1)
    const after = await guest.call(DETAIL, { id })
    expect(after.invoiceStatus).toBe('ISSUED')
    expect(after.operationList).toEqual(
      expect.arrayContaining(['viewInvoice', 'buyerCheckVATInvoice']),
    )
    expect(after.invoiceUrl.files).toEqual([
      {
        name: expect.stringMatching(/^invoice-\d{4}-5-\d{6}\.pdf$/),
        url: expect.stringMatching(/^\/invoices\/inv_\w+\.pdf$/),
      },
    ])
    await ship(guest, id)
    expect((await guest.call(DETAIL, { id })).invoiceUrl.files).toEqual(after.invoiceUrl.files)
    expect(await t.audit('always')).toEqual([])
  })

  test('an order that is not paid has none and waits for none', async () => {
    const guest = t.visit()
    const id = orderId(await order(guest, { lamp: 1 }))
    expect((await guest.call(DETAIL, { id })).invoiceStatus).toBeNull()
  })

  test('says the same as bill and books: a desk at 189.00 and delivery at 19.90 contain 33.36 of VAT', async () => {
    const id = await paid(anna!, { desk: 1 })
    await ship(anna!, id)
    const [invoice] = await anna!.call(LIST, { id })
    const { needPayAmt, taxAmt } = await anna!.call(DETAIL, { id })
    expect(invoice).toMatchObject({
      type: 'INVOICE',
      totalAmt: needPayAmt,
      taxAmt,
      seller: { name: 'Galleria House GmbH', vatId: 'DE136695976' },
      billTo: { name: 'Kim Petersen', company: '' },
    })
    expect(invoice?.taxList).toEqual([
      { taxRate: 0.19, netAmt: euro(175.54), taxAmt: euro(33.36), grossAmt: euro(208.9) },
    ])
    expect(await t.audit('always')).toEqual([])
  })

  test('names finish and size in the language of the order, in signs that every font has', async () => {
    const german = t.visit({ language: 'de' })
    const id = await paid(german, { desk: 1 })
    await t.sql(
      `update order_lines set snapshot = snapshot || '{"finish": "walnut", "size": "⌀ 40 x 62 cm"}' where order_id = $1`,
      [fromWireId('order', id)],
    )
    await ship(german, id)
    const [paper] = await t.sql<{ variant: string }>(
      `select facts -> 'lines' -> 0 ->> 'variant' as variant from invoices where order_id = $1`,
      [fromWireId('order', id)],
    )
    expect(paper?.variant).toBe('Nussbaum, Ø 40 × 62 cm')
  })

  test('is never changed or deleted, whoever writes', async () => {
    const [before] = await t.sql('select * from invoices order by id limit 1')
    for (const change of [
      `update invoices set facts = facts || '{"number": "1"}'`,
      'update invoices set gross = gross + 1',
      `update invoices set facts = facts - 'buyer'`,
      'delete from invoices',
    ])
      await expect(t.sql(change)).rejects.toThrow(/never changed|violates foreign key/)
    expect((await t.sql('select * from invoices order by id limit 1'))[0]).toEqual(before)
  })
})

describe('the credit note', () => {
  test('of what went back after the invoice points to it, and leaves what was kept', async () => {
    const id = await paid(anna!, { lamp: 2 })
    await ship(anna!, id)
    const reverse = await apply(anna!, id, { amount: 20 })
    await merchant!.call(APPROVE, { id: reverse.id })
    await reaches(t, anna!, reverse.id, 'REVERSE_DONE')
    const [invoice, note, ...more] = await anna!.call(LIST, { id })
    expect(more).toEqual([])
    expect(note).toMatchObject({
      type: 'CREDIT_NOTE',
      correctsNumber: invoice?.number,
      totalAmt: euro(20),
      taxAmt: euro(3.19),
    })
    const [serial, next] = [invoice, note].map((one) => Number(one?.number.slice(-6)))
    expect(next).toBeGreaterThan(serial ?? 0)
    expect((await anna!.call(DETAIL, { id })).invoiceUrl.files).toEqual([
      invoice?.pdf,
      { ...note?.pdf, name: `credit-note-${note?.number}.pdf` },
    ])
    expect(await t.audit()).toEqual([])
  })

  test('is not needed for units that were cancelled before the first parcel: the invoice leaves them out; those cancelled after it have one', async () => {
    const id = await paid(anna!, { lamp: 3 })
    await cancelUnsent(anna!, id, 1)
    expect(await anna!.call(LIST, { id })).toEqual([])
    await ship(anna!, id, 1)
    expect((await anna!.call(LIST, { id })).map(({ totalAmt }) => totalAmt)).toEqual([euro(119.8)])
    await cancelUnsent(anna!, id, 1)
    const papers = await anna!.call(LIST, { id })
    expect(papers.map(({ type, totalAmt }) => [type, totalAmt])).toEqual([
      ['INVOICE', euro(119.8)],
      ['CREDIT_NOTE', euro(59.9)],
    ])
    expect(await t.audit()).toEqual([])
  })

  test('an order that was cancelled whole before anything left has no paper at all', async () => {
    const id = await paid(anna!, { lamp: 1 })
    await cancelUnsent(anna!, id, 1)
    const closed = await anna!.call(DETAIL, { id })
    expect([closed.displayStatus, closed.invoiceStatus]).toEqual(['CLOSED', null])
    expect(await anna!.call(LIST, { id })).toEqual([])
    expect(await t.audit()).toEqual([])
  })
})

describe('numbers', () => {
  test('fifty orders that are sent at once get fifty numbers without a gap or a double', async () => {
    const guest = t.visit()
    const ids: string[] = []
    for (let count = 0; count < 50; count += 1) ids.push(await paid(guest, { lamp: 1 }))
    const [before] = await t.sql<{ last: number }>(
      'select last from invoice_series where seller_id = 5',
    )
    await Promise.all(
      ids.map(async (id) =>
        merchant!.call(SHIP, { orderId: id, ...parcelOf(await guest.call(DETAIL, { id })) }),
      ),
    )
    const serials = await t.sql<{ serial: number }>(
      'select serial from invoices where order_id = any($1) order by serial',
      [ids.map((id) => fromWireId('order', id))],
    )
    expect(serials.map(({ serial }) => serial)).toEqual(
      Array.from({ length: 50 }, (_, index) => (before?.last ?? 0) + index + 1),
    )
    expect(await t.audit('always')).toEqual([])
  })

  test('a parcel that fails after the number was taken gives it back', async () => {
    const [first, second] = [await paid(anna!, { lamp: 1 }), await paid(anna!, { lamp: 1 })]
    const parcel = parcelOf(await anna!.call(DETAIL, { id: first }))
    const series = () => t.sql('select last from invoice_series where seller_id = 5')
    const before = await series()
    await t.sql('alter table invoices add constraint no_more check (false) not valid')
    await expect(merchant!.call(SHIP, { orderId: first, ...parcel })).rejects.toMatchObject({
      status: 500,
    })
    await t.sql('alter table invoices drop constraint no_more')
    expect(await series()).toEqual(before)
    await ship(anna!, second)
    await merchant!.call(SHIP, { orderId: first, ...parcel })
    expect(await t.audit('always')).toEqual([])
  })
})
