import { expect, test } from 'vitest'
import type { WireApplyPreview } from '@galleria/contract/after-sales'
import {
  choiceKey,
  clampQuantity,
  eligibleLines,
  fields,
  findFlaws,
  hasFlaws,
  initiateCallOf,
  placeFlaws,
  previewKey,
  readApplication,
  readApplyWish,
  startChoices,
  stepQuantity,
  takeOffer,
  toArgument,
  toPreviewArgument,
  writeAmount,
  type Application,
} from './application.ts'

const ORDER = 'ord_01jd4vr6f5e7s8kq2m3n4p5q6r'
const wish = (search: string) => readApplyWish(new URLSearchParams(search))
const previewOf = (value: number, lines: [string, number][] = [['oli_a', 1]], currency = 'EUR') =>
  ({
    availableRefundAmt: { value, currency },
    requestKey: 'key-of-the-preview',
    reverseTradeOrderLineList: lines.map(([id, reverseQty]) => ({
      reverseQty,
      tradeOrderLine: { id },
    })),
  }) as WireApplyPreview
const application: Application = {
  orderId: ORDER,
  asType: 'SALE_REFUND',
  lines: [
    { id: 'oli_a', isPicked: true, qty: 2 },
    { id: 'oli_b', isPicked: false, qty: 1 },
  ],
  amount: '12,5',
  offered: '',
  reason: 'DAMAGED',
  remark: ' Scratched. ',
  evidence: ['/files/fil_1.webp'],
  requestKey: 'key-of-the-form',
}
const lines = [
  { id: 'oli_a', canReverseQty: 2 },
  { id: 'oli_b', canReverseQty: 1 },
]

test('[AS-003, AS-004] the address names the order, its lines separated by commas, and the type', () => {
  expect(
    wish(`tradeOrderId=${ORDER}&tradeOrderLineId=oli_a,oli_b,,oli_a&asType=SALE_REFUND`),
  ).toEqual({ orderId: ORDER, lineIds: ['oli_a', 'oli_b'], asType: 'SALE_REFUND' })
  expect(wish('tradeOrderId=../../x')).toEqual({ orderId: '', lineIds: [], asType: 'SALE_REFUND' })
})

test('[AS-001, AS-071] each type has its call, and a type that is not offered becomes the first that is', () => {
  expect(initiateCallOf('SALE_REFUND')).toBe(
    'POST /api/trantor/flow/trade_InitiateReverseOrderOnlyRefundFlow',
  )
  expect(wish('asType=SALE_EXCHANGE').asType).toBe('SALE_REFUND')
  expect(initiateCallOf('PURCHASE_RETURN')).toBeUndefined()
})

test('[AS-096, AS-098, AS-099] lines with units left may be chosen; gifts and heads of bundles never', () => {
  const line = (
    id: string,
    canReverseQty: number,
    tradeOrderLineBusinessType: string | null = null,
    lineGroupTypeDict: string | null = null,
  ) => ({ id, canReverseQty, tradeOrderLineBusinessType, lineGroupTypeDict })
  expect(
    eligibleLines([
      line('a', 1),
      line('b', 0),
      line('c', 2, 'GIFT'),
      line('d', 2, null, 'DIY_MAIN'),
      line('e', 3, null, 'DIY_CHILD'),
    ]).map(({ id }) => id),
  ).toEqual(['a', 'e'])
})

test('the lines that the address names are picked; without any, only a line that stands alone', () => {
  expect(
    startChoices([{ id: 'a' }, { id: 'b' }], ['b', 'gone']).map((line) => line.isPicked),
  ).toEqual([false, true])
  expect(startChoices([{ id: 'a' }, { id: 'b' }], []).map((line) => line.isPicked)).toEqual([
    false,
    false,
  ])
  expect(startChoices([{ id: 'a' }], [])).toEqual([{ id: 'a', isPicked: true, qty: 1 }])
})

test('[AS-070, AS-115] the preview is asked for what is picked, and for nothing while nothing is', () => {
  expect(toPreviewArgument(application)).toEqual({
    tradeOrder: { id: ORDER },
    reverseTradeOrderType: 'SALE_REFUND',
    reverseTradeOrderLineList: [{ tradeOrderLine: { id: 'oli_a' }, reverseQty: 2 }],
  })
  expect(toPreviewArgument({ ...application, lines: [] })).toBeUndefined()
})

test('a preview is known by its lines and quantities, whatever their order', () => {
  expect(
    previewKey(
      previewOf(5, [
        ['oli_b', 1],
        ['oli_a', 2],
      ]),
    ),
  ).toBe(
    choiceKey([
      { id: 'oli_a', qty: 2 },
      { id: 'oli_b', qty: 1 },
    ]),
  )
  expect(previewKey(undefined)).toBe(choiceKey([]))
})

test('[AS-078] an amount is written with the currency’s decimals and the reader’s sign', () => {
  expect([
    writeAmount({ value: 1234.5, currency: 'EUR' }, 'de-DE'),
    writeAmount({ value: 1234.5, currency: 'EUR' }, 'en-GB'),
    writeAmount({ value: 1200, currency: 'JPY' }, 'en-GB'),
  ]).toEqual(['1234,50', '1234.50', '1200'])
})

test('the amount follows the preview until the buyer writes another one; the first key stays', () => {
  const empty = { amount: '', offered: '', requestKey: '' }
  const first = takeOffer(empty, previewOf(59.9), 'de-DE')
  expect(first).toEqual({ amount: '59,90', offered: '59,90', requestKey: 'key-of-the-preview' })
  expect(takeOffer(first, previewOf(119.8), 'de-DE').amount).toBe('119,80')
  expect(takeOffer({ ...first, amount: '20' }, previewOf(119.8), 'de-DE')).toEqual({
    amount: '20',
    offered: '119,80',
    requestKey: 'key-of-the-preview',
  })
  expect(takeOffer({ ...first, amount: '' }, previewOf(119.8), 'de-DE').amount).toBe('')
  expect(takeOffer({ ...first, requestKey: 'mine' }, undefined, 'de-DE')).toEqual({
    amount: '',
    offered: '',
    requestKey: 'mine',
  })
})

test('a form is read as it was sent, with or without script', () => {
  const form = new FormData()
  for (const [name, value] of [
    ['orderId', ORDER],
    ['asType', 'SALE_REFUND'],
    ['line', 'oli_a'],
    ['line', 'oli_b'],
    ['picked', 'oli_b'],
    ['qty-oli_a', '2'],
    ['qty-oli_b', ''],
    ['amount', ' 3,5 '],
    ['reason', 'OTHER'],
    ['remark', 'a\r\nb'],
    ['evidence', '/files/1'],
    ['evidence', '/files/2'],
    ['requestKey', 'k'],
  ] as const)
    form.append(name, value)
  expect(readApplication(form)).toEqual({
    orderId: ORDER,
    asType: 'SALE_REFUND',
    lines: [
      { id: 'oli_a', isPicked: false, qty: 2 },
      { id: 'oli_b', isPicked: true, qty: 1 },
    ],
    amount: '3,5',
    offered: '',
    reason: 'OTHER',
    remark: 'a\nb',
    evidence: ['/files/1', '/files/2'],
    requestKey: 'k',
  })
})

test('[AS-087, AS-088] stepping stays between one and what is left, and picks the line', () => {
  const step = (by: string) => stepQuantity(application, by, () => 3).lines
  expect(step('oli_a:1')[0]).toEqual({ id: 'oli_a', isPicked: true, qty: 3 })
  expect(step('oli_b:-1')[1]).toEqual({ id: 'oli_b', isPicked: true, qty: 1 })
  expect(step('oli_x:1')).toEqual(application.lines)
  expect([
    clampQuantity(0, 3),
    clampQuantity(9, 3),
    clampQuantity(Number.NaN, 3),
    clampQuantity(2.9, 3),
  ]).toEqual([1, 3, 1, 2])
})

test.each([
  ['nothing', {}, {}],
  ['[AS-092, AS-093, AS-127] no product', { lines: [] }, { lines: 'no_line' }],
  [
    '[AS-088] more than there is',
    { lines: [{ id: 'oli_a', isPicked: true, qty: 3 }] },
    { lines: 'quantity' },
  ],
  [
    'a line that is not of the order',
    { lines: [{ id: 'oli_x', isPicked: true, qty: 1 }] },
    { lines: 'quantity' },
  ],
  ['[AS-074, AS-075] no amount', { amount: ' ' }, { amount: 'amount_required' }],
  ['[AS-076] an amount below zero', { amount: '-1' }, { amount: 'amount_invalid' }],
  ['[AS-076] zero', { amount: '0' }, { amount: 'amount_zero' }],
  ['[AS-077] more than is available', { amount: '59.91' }, { amount: 'amount_too_high' }],
  ['[AS-077] exactly what is available', { amount: '59.90' }, {}],
  ['[AS-078] a third decimal', { amount: '1.005' }, { amount: 'amount_invalid' }],
  ['[AS-081, AS-082] no reason', { reason: '' }, { reason: 'reason_required' }],
  ['[AS-083] 501 letters', { remark: 'x'.repeat(501) }, { remark: 'remark_too_long' }],
  ['[AS-083] 500 letters', { remark: 'x'.repeat(500) }, {}],
  [
    '[AS-085] seven photos',
    { evidence: Array.from({ length: 7 }, (_, index) => `/files/${index}`) },
    { files: 'too_many_files' },
  ],
] as const)('what is wrong with an application: %s', (_, change, flaws) => {
  const found = findFlaws({ ...application, ...change }, lines, previewOf(59.9))
  expect(found).toEqual(flaws)
  expect(hasFlaws(found)).toBe(Object.keys(flaws).length > 0)
})

test('without a preview there is no most', () => {
  expect(findFlaws({ ...application, amount: '99999' }, lines, undefined)).toEqual({})
})

test('the server’s objections stand at the fields they speak of; what belongs to none is told as a whole', () => {
  expect(
    placeFlaws([
      { path: 'applyRefundAmt.value', code: 'amount', message: 'Above zero, please.' },
      { path: 'attachmentList.files', code: 'file_unknown', message: '' },
    ]),
  ).toEqual({ amount: { sentence: 'Above zero, please.' }, files: 'file_gone' })
  expect(
    placeFlaws([
      { path: '0.reverseReason', code: 'reason_required', message: 'Please select a reason.' },
    ]),
  ).toEqual({ reason: { sentence: 'Please select a reason.' } })
  expect(placeFlaws([{ path: 'tradeOrder.id', code: 'id', message: '' }])).toBeUndefined()
  expect(placeFlaws([])).toBeUndefined()
  expect(fields).toEqual(['lines', 'amount', 'reason', 'remark', 'files'])
})

test('[AS-116] what is sent is what stands in the form', () => {
  expect(toArgument(application, previewOf(59.9))).toEqual({
    tradeOrder: { id: ORDER },
    reverseTradeOrderType: 'SALE_REFUND',
    reverseTradeOrderLineList: [{ tradeOrderLine: { id: 'oli_a' }, reverseQty: 2 }],
    applyRefundAmt: { value: 12.5, currency: 'EUR' },
    reverseReason: 'DAMAGED',
    remark: 'Scratched.',
    attachmentList: { files: [{ url: '/files/fil_1.webp' }] },
    requestKey: 'key-of-the-form',
  })
  const { remark, attachmentList, requestKey } = toArgument(
    { ...application, remark: ' ', evidence: [], requestKey: '' },
    previewOf(59.9),
  )
  expect([remark, attachmentList, requestKey]).toEqual([undefined, undefined, undefined])
  expect(() => toArgument({ ...application, reason: '' }, previewOf(59.9))).toThrow('flaws')
})
