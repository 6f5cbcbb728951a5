import { afterAll, beforeAll, expect, test } from 'vitest'
import { languages } from '@galleria/contract/storefronts'
import { apply, cancelPaid, everything, reaches, READ } from '../../../testing/after-sales-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { paidOrder, receivedOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { drawReceipt } from './draw-receipt.ts'
import type { Receipt } from './find-receipt.ts'

/** Money that went back before it was invoiced has a receipt, for those who may read it. */

const SHOPS = 'POST /sapi/mall-merchant/reverseorder/detail' as const
const OF_ORDER = 'POST /sapi/mall-operator/reverse/ofOrder' as const

let t: TestMall
let [anna, ben, merchant, otherMerchant, operator]: Visitor[] = []
beforeAll(async () => {
  t = await openTestMall({ delays: { script: 0, refund: 0 } })
  ;[anna, ben, merchant, otherMerchant, operator] = await Promise.all(
    [people.anna, people.ben, people.merchant, people.otherMerchant, people.operator].map((who) =>
      t.signIn(who),
    ),
  )
})
afterAll(() => t.close())

/** Cancelled before anything was sent, and its money is back. */
async function canceled() {
  const orderId = (await paidOrder(t, anna!, { lamp: 2 })).tradeOrderList[0]?.id ?? ''
  await cancelPaid(anna!, orderId)
  const [found] = await operator!.call(OF_ORDER, { orderId })
  const id = found?.id ?? ''
  await reaches(t, anna!, id, 'REVERSE_DONE')
  return { id, orderId }
}

test('it is there once the money is back, for its buyer, its shop and operators, and for nobody else', async () => {
  const { id, orderId } = await canceled()
  const url = `/receipts/${id}.pdf`
  expect((await anna!.call(READ, { id })).receiptUrl).toBe(url)
  expect((await merchant!.call(SHOPS, { id })).receiptUrl).toBe(url)
  expect((await operator!.call(OF_ORDER, { orderId }))[0]?.receiptUrl).toBe(url)
  const before = await everything(t)
  for (const who of [anna, merchant, operator]) {
    const { status, headers, body } = await who!.raw('GET', url)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ])
    expect(String(body).slice(0, 5)).toBe('%PDF-')
  }
  for (const who of [ben, otherMerchant, t.visit()])
    expect((await who!.raw('GET', url)).status).toBe(404)
  expect((await anna!.raw('GET', '/receipts/rvs_none.pdf')).status).toBe(404)
  expect(await everything(t)).toEqual(before)
})

test('not before the money is back, and not where a credit note speaks of it', async () => {
  const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 1 })
  const { id } = await apply(anna!, orderId, { amount: 10 })
  const none = async () => {
    expect((await anna!.call(READ, { id })).receiptUrl).toBeNull()
    expect((await anna!.raw('GET', `/receipts/${id}.pdf`)).status).toBe(404)
  }
  await none()
  await merchant!.call('POST /sapi/mall-merchant/reverseorder/approve', { id })
  await reaches(t, anna!, id, 'REVERSE_DONE')
  await none()
})

test('it is drawn in every language, over as many pages as it takes, and the same facts give the same bytes', async () => {
  const line = {
    name: 'Lamp Lumi',
    variant: 'Oak, 40 cm',
    qty: 2,
    measure: undefined,
    amount: 11_980,
  }
  const receipt = (change: Partial<Receipt>): Receipt => ({
    language: 'en',
    site: 'DE',
    currency: 'EUR',
    code: 'R1',
    orderCode: 'O1',
    orderedOn: new Date('2026-11-20T10:00:00Z'),
    refundedOn: new Date('2026-11-21T10:00:00Z'),
    isOtherWay: false,
    seller: {
      name: 'Nord GmbH',
      street: 'Hafenstr. 1',
      postalCode: '20457',
      city: 'Hamburg',
      country: 'DE',
      vatId: 'DE1',
      email: 'nord@galleria.test',
      phone: '+49 40 1',
      timeZone: 'Europe/Berlin',
    },
    buyer: {
      name: 'Kim Anna',
      company: '',
      street: 'Weg',
      houseNo: '2',
      detail: '',
      postalCode: '10115',
      city: 'Berlin',
      province: '',
      country: 'DE',
    },
    lines: [line],
    shipping: 490,
    untaken: 0,
    total: 12_470,
    ...change,
  })
  for (const language of languages) {
    const first = await drawReceipt(receipt({ language }))
    expect(first.equals(await drawReceipt(receipt({ language })))).toBe(true)
  }
  const pagesOf = async (count: number) => {
    const drawn = await drawReceipt(receipt({ lines: Array.from({ length: count }, () => line) }))
    return drawn.toString('latin1').match(/\/Type \/Page\b/g)?.length
  }
  expect([await pagesOf(1), await pagesOf(60)]).toEqual([1, 4])
})
