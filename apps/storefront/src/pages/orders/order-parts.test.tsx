import { expect, test } from 'vitest'
import { languages } from '@galleria/contract/storefronts'
import { drawPage, readText } from '../../testing/draw-page.tsx'
import { order, parcel } from '../../testing/samples.ts'
import ConfirmPage from './parcels/confirm-page.tsx'
import ConfirmSuccessPage from './parcels/confirm-success-page.tsx'
import ExpressTrickPage from './parcels/express-trick-page.tsx'
import OrderPage from './order-page.tsx'
import { OutcomeNote } from './outcome.tsx'
import { ParcelCard } from './parcels/parcel-card.tsx'

const drawOrder = (change: Partial<typeof order>, language: (typeof languages)[number] = 'en') =>
  drawPage(OrderPage, { language, loaderData: { order: { ...order, ...change } } })
const timerIn = (html: string) => /<div role="timer".*?<\/div>/s.exec(html)?.[0]

test('[ORD-044] an unpaid order counts down hours, minutes and seconds', () => {
  const unpaid = {
    displayStatus: 'PENDING_PAY',
    payDeadlineMillis: ((1 * 60 + 2) * 60 + 3) * 1000,
  } as const
  expect(readText(timerIn(drawOrder(unpaid)) ?? '')).toBe('01 hours 02 minutes 03 seconds')
  expect(readText(timerIn(drawOrder(unpaid, 'de')) ?? '')).toBe('01 Stunden 02 Minuten 03 Sekunden')
  expect(readText(timerIn(drawOrder(unpaid, 'zh-CN')) ?? '')).toMatch(/^01 \S+ 02 \S+ 03 \S+$/)
})

test('where days are left, seconds are not counted', () => {
  const unpaid = {
    displayStatus: 'PENDING_PAY',
    payDeadlineMillis: ((13 * 24 + 2) * 60 + 43) * 60_000,
  } as const
  expect(readText(timerIn(drawOrder(unpaid)) ?? '')).toBe('13 days 02 hours 43 minutes')
})

test('[ORD-044] nothing is counted down once the order is paid, or its bank is at work', () => {
  for (const displayStatus of ['PROCESSING', 'UN_DELIVERY', 'CANCELED'] as const)
    expect(timerIn(drawOrder({ displayStatus, payDeadlineMillis: 60_000 }))).toBeUndefined()
})

test('[ORD-043] the way back to the orders is there for a member; a guest has only the title', () => {
  const backOf = (isTourist: boolean) => {
    const html = drawOrder({ buyer: { nickname: 'Kim', isTourist } })
    expect(html).toContain('<h1 class="text-title sm:text-head">Order 260504000012</h1>')
    return [...html.matchAll(/<a [^>]*href="\/buyer\/orders"[^>]*>(.*?)<\/a>/gs)].map(([, words]) =>
      readText(words ?? ''),
    )
  }
  expect([backOf(false), backOf(true)]).toEqual([['My orders'], []])
})

test('[ORD-046] the tax is named with its rate in per cent, each language in its own way', () => {
  expect(readText(drawOrder({ taxRate: 0.19 }))).toContain('incl. 19% VAT €80.61')
  expect(readText(drawOrder({ taxRate: 0.055 }))).toContain('incl. 5.5% VAT')
  expect(readText(drawOrder({ taxRate: 0.19 }, 'de'))).toMatch(/19\s%/)
})

test('[ORD-047] what was taken off stands in the bill by name, words and amount; nothing that is zero does', () => {
  const euros = (value: number) => ({ value, currency: 'EUR' })
  const benefit = (benefitName: string, benefitDesc: string, value: number) => ({
    benefitName,
    benefitDesc,
    discount: euros(value),
  })
  const reduced = drawOrder({
    shopDiscountAmt: euros(24.89),
    orderDiscountAmt: euros(6.35),
    activityList: [
      {
        benefitDict: 'PROMOTION',
        benefitInfoAmt: euros(24.89),
        benefitInfoList: [benefit('Spring weeks', '10% off', 24.89)],
      },
      {
        benefitDict: 'COUPON',
        benefitInfoAmt: euros(6.35),
        benefitInfoList: [benefit('Welcome', '€10.00 off', 6.35)],
      },
    ],
  })
  expect(readText(reduced)).toContain('Shop discount Spring weeks: 10% off −€24.89')
  expect(readText(reduced)).toContain('Order discount Welcome: €10.00 off −€6.35')
  expect(readText(drawOrder({}))).not.toContain('discount')
})

test('[ORD-045] the bill has a row for goods, delivery, discounts, points, assembly and covers, and the tax that is in them; nothing that is zero', () => {
  const euros = (value: number) => ({ value, currency: 'EUR' })
  const bill = readText(
    drawOrder({
      skuAmt: euros(498),
      shippingAmt: euros(6.9),
      serviceChargeAmt: euros(49),
      insuranceAmt: euros(8.9),
      shopDiscountAmt: euros(24.89),
      orderDiscountAmt: euros(6.35),
      pointDiscountAmount: 49.2,
      taxAmt: euros(84.87),
      taxRate: 0.19,
    }),
  )
  for (const row of [
    'Goods €498.00',
    'Delivery €6.90',
    'Paid with points 50 points',
    'Assembly €49.00',
    'Protection cover €8.90',
    'Shop discount −€24.89',
    'Order discount −€6.35',
    'incl. 19% VAT €84.87',
  ])
    expect(bill).toContain(row)
  const plain = readText(drawOrder({}))
  for (const word of ['Assembly', 'Protection cover', 'In points', 'discount'])
    expect(plain).not.toContain(word)
})

test('[ORD-118] several parcels are confirmed one by one on their own page; one that was has no button', () => {
  const parcels = [
    { ...parcel, id: 'par_1' },
    { ...parcel, id: 'par_2' },
    { ...parcel, id: 'par_3', fulfillmentProgressStatus: 'SIGN_IN', operationList: [] },
  ]
  const html = drawPage(ConfirmPage, { loaderData: { orderId: order.id, parcels } })
  expect([...html.matchAll(/Confirm parcel (\d)<\/button>/g)].map(([, number]) => number)).toEqual([
    '1',
    '2',
  ])
  const forms = [...html.matchAll(/<form .*?<\/form>/gs)].map(([form]) =>
    [...form.matchAll(/name="(\w+)" value="(\w+)"/g)].map(([, name, value]) => `${name}=${value}`),
  )
  expect(forms).toEqual([
    ['operation=confirm', 'orderId=ord_1', 'parcelId=par_1'],
    ['operation=confirm', 'orderId=ord_1', 'parcelId=par_2'],
  ])
})

test('the page of receipt says what is true: of several parcels, of one, and when nothing is left to confirm', () => {
  const received = { ...parcel, fulfillmentProgressStatus: 'SIGN_IN' as const, operationList: [] }
  const says = (parcels: readonly (typeof parcel)[]) =>
    readText(drawPage(ConfirmPage, { loaderData: { orderId: order.id, parcels } }))
  const [several, one, none] = [
    'This order comes in several parcels.',
    'Confirm the parcel once it has arrived.',
    'There is nothing to confirm',
  ]
  const texts = [says([parcel, received]), says([parcel]), says([received, received])]
  expect(
    texts.map((text) => [several, one, none].filter((sentence) => text.includes(sentence))),
  ).toEqual([[several], [one], [none]])
})

test('[ORD-010] what a piece cost is shown in either shape: an amount, or a number', () => {
  const [line] = order.tradeOrderLineList
  if (!line) throw new Error('the sample has no line')
  const several = { ...line, tradeQty: 2 }
  const bare = { ...several, sku: { ...line.sku, salePrc: 129.9 as never } }
  const whole = { ...several, sku: { ...line.sku, salePrc: { value: 129.9, currency: 'EUR' } } }
  for (const one of [whole, bare])
    expect(readText(drawOrder({ tradeOrderLineList: [one] }))).toContain(
      'Quantity: 2, €129.90 each',
    )
})

test('[LOG-009] of a parcel’s way the newest entry comes first and stands out, and only that', () => {
  const entry = (day: number, context: string) => {
    const at = `2026-05-0${day}T10:00:00.000Z`
    return { ftime: at, formatTime: at, originTime: at, areaName: '', context }
  }
  // In the order in which a carrier may send them: as they come.
  const logisticsList = [
    entry(6, 'Handed in at the depot'),
    entry(8, 'Out for delivery'),
    entry(7, 'On its way to Hamburg'),
  ]
  const html = drawPage(() => <ParcelCard parcel={{ ...parcel, logisticsList }} number={1} />)
  const entries = /<ol.*<\/ol>/s.exec(html)?.[0] ?? ''
  expect(
    [...entries.matchAll(/<p class="([^"]*)">([A-Z][^<]+)<\/p>/g)].map(([, , text]) => text),
  ).toEqual(['Out for delivery', 'On its way to Hamburg', 'Handed in at the depot'])
  const marked = (look: string) =>
    [...entries.matchAll(/<li.*?<\/li>/gs)].map(([li]) => li.includes(look))
  expect(marked('font-medium text-accent')).toEqual([true, false, false])
  expect(marked('bg-accent')).toEqual([true, false, false])
})

test('[ORD-159] buying again says how many were added, in every language', () => {
  const note = (qty: number, language: (typeof languages)[number]) =>
    readText(
      drawPage(() => <OutcomeNote outcome={{ kind: 'inCart', qty, missing: [], dearer: [] }} />, {
        language,
      }),
    )
  expect([note(1, 'en'), note(12, 'en')]).toEqual([
    '1 item added to your basket',
    '12 items added to your basket',
  ])
  for (const language of languages) expect(note(12, language)).toMatch(/(^|\D)12(\D|$)/)
})

test.each([
  ['[ORD-154]', 'notCanceled', '操作失败请重试！'],
  ['[ORD-155]', 'canceled', '订单取消成功'],
] as const)('%s a cancel that ends as %s says so: %s', (_, kind, sentence) => {
  const note = drawPage(() => <OutcomeNote outcome={{ kind }} />, { language: 'zh-CN' })
  expect(readText(note)).toBe(sentence)
})

test('[LOG-022] an order of which nothing is under way yet says so where it is followed', () => {
  const drawn = (parcels: readonly (typeof parcel)[], language: (typeof languages)[number]) =>
    readText(drawPage(ExpressTrickPage, { language, loaderData: { orderId: order.id, parcels } }))
  expect(drawn([], 'zh-CN')).toContain('暂时没有物流信息')
  expect(drawn([], 'en')).toContain('No tracking information for now')
  expect(drawn([{ ...parcel, logisticsList: [] }], 'zh-CN')).toContain('暂时没有物流信息')
})

const afterReceipt = (loaderData: { orderId: string | undefined; canReview: boolean }) => {
  const html = drawPage(ConfirmSuccessPage, { loaderData })
  expect(readText(html)).toContain('successfully received')
  return [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map((one) => one.slice(1))
}
test('[ORD-018, ORD-019] who has confirmed receipt is told so, and led on to the shop', () => {
  expect(afterReceipt({ orderId: undefined, canReview: false })).toEqual([
    ['/', 'Continue shopping'],
  ])
})
test('who can review what was received is led to that first', () => {
  const shop = ['/', 'Continue shopping']
  const view = ['/buyer/order/detail/ord_1', 'View the order']
  expect(afterReceipt({ orderId: 'ord_1', canReview: true })).toEqual([
    ['/buyer/comment-add?orderId=ord_1', 'Write a review'],
    shop,
    view,
  ])
  expect(afterReceipt({ orderId: 'ord_1', canReview: false })).toEqual([shop, view])
})

const standing = (change: Partial<typeof order>, language: (typeof languages)[number] = 'en') => {
  const html = drawOrder(change, language)
  return readText(/<section class="card mt-4.*?<ol/s.exec(html)?.[0] ?? '')
}
test('an order that was sent in part says so, and of each line how much', () => {
  const [line] = order.tradeOrderLineList
  const partly = {
    displayStatus: 'UN_DELIVERY',
    parcelCount: 1,
    nextStep: { kind: 'ship', at: null },
    tradeOrderLineList: line ? [{ ...line, deliveredQty: 1, canShipQty: 1 }] : [],
  } as const
  expect(standing(partly)).toContain(
    'Partly sent Part of your order has been sent. Oud Eik is sending',
  )
  expect(readText(drawOrder(partly))).toContain('1 of 2 sent')
  expect(readText(drawOrder({ ...partly, parcelCount: 0 }))).not.toContain('of 2 sent')
  expect(standing(partly, 'de')).toContain('Teilweise verschickt')
})
test('an order whose parcels were all delivered is not on its way any more', () => {
  const nextStep = { kind: 'confirm', at: '2026-05-24T10:00:00.000Z' } as const
  const sent = { displayStatus: 'UN_RECEIVED', parcelCount: 2, nextStep } as const
  expect(standing({ ...sent, arrivedParcelCount: 1 })).toMatch(/^On its way/)
  expect(standing({ ...sent, arrivedParcelCount: 2 })).toMatch(
    /^Delivered The carrier says that everything has been delivered/,
  )
  expect(standing({ ...sent, arrivedParcelCount: 2 }, 'de')).toMatch(/^Zugestellt/)
})
