import type { FieldErrors } from '@galleria/ui/form/field-errors'
import { expect, test } from 'vitest'
import { clampToStep } from '../../../parts/measure.tsx'
import type { WireApplyPreview } from '@galleria/contract/apply-preview'
import {
  choiceKey,
  initiateCallOf,
  isUntouched,
  previewKey,
  readApplication,
  readApplyQuery,
  startChoices,
  startType,
  stepQuantity,
  takeOffer,
  toArgument,
  toPreviewArgument,
  writeAmount,
  type Application,
  type Choice,
} from './application.ts'
import { errorsByField, findErrors, shownAt } from './application-errors.ts'
import { eligibleLines, partsOf } from './line-parts.ts'

const ORDER = 'ord_01jd4vr6f5e7s8kq2m3n4p5q6r'
const query = (search: string) => readApplyQuery(new URLSearchParams(search))
const previewOf = (value: number, lines: [string, number][] = [['oli_a', 1]], currency = 'EUR') =>
  ({
    availableRefundAmt: { value, currency },
    leastRefundAmt: { value: 0, currency },
    availableReverseReasons: ['DAMAGED', 'OTHER'],
    requestKey: 'key-of-the-preview',
    reverseTradeOrderLineList: lines.map(([id, reverseQty]) => ({
      reverseQty,
      cancelQty: 0,
      tradeOrderLine: { id },
    })),
  }) as WireApplyPreview
const choice = (lineId: string, isPicked: boolean, qty = 1, isUnsent = false): Choice => ({
  id: isUnsent ? `${lineId}-unsent` : lineId,
  lineId,
  isUnsent,
  isPicked,
  by: 1,
  qty,
  skuId: '',
  goodsSkuId: '',
})
const application: Application = {
  orderId: ORDER,
  asType: 'SALE_REFUND',
  lines: [choice('oli_a', true, 2), choice('oli_b', false)],
  amount: '12,5',
  offered: '',
  reason: 'DAMAGED',
  remark: ' Scratched. ',
  evidence: ['/files/fil_1.webp'],
  requestKey: 'key-of-the-form',
}
const parts = [
  { id: 'oli_a', most: 2 },
  { id: 'oli_b', most: 1 },
]

test('[AS-003, AS-004] the address names the order, its lines separated by commas, and the type', () => {
  expect(
    query(`tradeOrderId=${ORDER}&tradeOrderLineId=oli_a,oli_b,,oli_a&asType=SALE_REFUND`),
  ).toEqual({ orderId: ORDER, lineIds: ['oli_a', 'oli_b'], asType: 'SALE_REFUND', isNamed: true })
  expect(query('tradeOrderId=../../x')).toEqual({
    orderId: '',
    lineIds: [],
    asType: undefined,
    isNamed: false,
  })
})

test('the refund has its call; a kind that has none is not silently another one', () => {
  expect(initiateCallOf('SALE_REFUND')).toBe(
    'POST /api/trantor/flow/trade_InitiateReverseOrderOnlyRefundFlow',
  )
  for (const type of ['PURCHASE_RETURN', 'SALE_CANCEL_AFTER_PAID', 'nonsense'])
    expect(query(`asType=${type}`).asType).toBeUndefined()
  expect(initiateCallOf('SALE_RETURN')).toBe(
    'POST /api/trantor/flow/trade_InitiateReverseTradeOrderForReturnFlow',
  )
  expect(initiateCallOf('PURCHASE_RETURN')).toBeUndefined()
})

test('a return is meant where nothing is said and its buyer holds the goods, else money back', () => {
  const held = [{ id: 'oli_a' }]
  const types = ['SALE_RETURN', 'SALE_REFUND'] as const
  expect(startType(query(''), held, types)).toBe('SALE_RETURN')
  expect(startType(query('tradeOrderLineId=oli_a'), held, types)).toBe('SALE_RETURN')
  expect(startType(query('tradeOrderLineId=oli_b'), held, types)).toBe('SALE_REFUND')
  expect(startType(query(''), [], types)).toBe('SALE_REFUND')
  expect(startType(query('asType=SALE_REFUND'), held, types)).toBe('SALE_REFUND')
  // Codes that were used are held, and do not come back.
  expect(startType(query('tradeOrderLineId=oli_a'), held, ['SALE_REFUND'])).toBe('SALE_REFUND')
})

const lineOf = (id: string, change: object = {}) => ({
  id,
  canReverseQty: 1,
  canCancelQty: 0,
  canReverseAmt: { value: 59.9, currency: 'EUR' },
  tradeOrderLineBusinessType: null,
  lineGroupTypeDict: null,
  sku: { adjustStep: 1 },
  ...change,
})
test('[AS-096] lines with units left may be chosen; gifts and heads of bundles never', () => {
  expect(
    eligibleLines([
      lineOf('a'),
      lineOf('b', { canReverseQty: 0 }),
      lineOf('c', { tradeOrderLineBusinessType: 'GIFT' }),
      lineOf('d', { lineGroupTypeDict: 'DIY_MAIN' }),
      lineOf('e', { lineGroupTypeDict: 'DIY_CHILD' }),
    ]).map(({ id }) => id),
  ).toEqual(['a', 'e'])
})

test('what was sent and what was not are chosen apart; sent goods whose money is all back are not chosen', () => {
  const half = { canReverseQty: 3, canCancelQty: 2 }
  const held = { id: 'a', lineId: 'a', isUnsent: false, most: 1, by: 1 }
  const unsent = { id: 'a-unsent', lineId: 'a', isUnsent: true, most: 2, by: 1 }
  expect(partsOf(lineOf('a', half))).toEqual([held, unsent])
  const noMoney = { canReverseAmt: { value: 0, currency: 'EUR' } }
  expect(partsOf(lineOf('a', { ...half, ...noMoney }))).toEqual([unsent])
  expect(eligibleLines([lineOf('a', noMoney)])).toEqual([])
})

test('the lines that the address names are picked, of each what was sent first; without any, only what stands alone', () => {
  const [a = [], b = []] = [
    partsOf(lineOf('a', { canReverseQty: 2, canCancelQty: 1 })),
    partsOf(lineOf('b', { canCancelQty: 1 })),
  ]
  const picked = (lineIds: string[]) =>
    startChoices([...a, ...b], lineIds).flatMap((one) => (one.isPicked ? [one.id] : []))
  expect(picked(['a', 'b', 'gone'])).toEqual(['a', 'b-unsent'])
  expect(picked([])).toEqual([])
  expect(startChoices(b, [])).toEqual([choice('b', true, 1, true)])
})

test('[AS-070, AS-115] the preview is asked for what is picked, and for nothing while nothing is', () => {
  expect(toPreviewArgument(application)).toEqual({
    tradeOrder: { id: ORDER },
    reverseTradeOrderType: 'SALE_REFUND',
    reverseTradeOrderLineList: [{ tradeOrderLine: { id: 'oli_a' }, reverseQty: 2, cancelQty: 0 }],
  })
  expect(toPreviewArgument({ ...application, lines: [] })).toBeUndefined()
  // Both kinds of pieces of one line are one entry.
  const both = [choice('oli_a', true, 1), choice('oli_a', true, 2, true)]
  expect(toPreviewArgument({ ...application, lines: both })?.reverseTradeOrderLineList).toEqual([
    { tradeOrderLine: { id: 'oli_a' }, reverseQty: 3, cancelQty: 2 },
  ])
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
      { lineId: 'oli_a', isUnsent: false, qty: 2 },
      { lineId: 'oli_b', isUnsent: false, qty: 1 },
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
    ['line', 'oli_b-unsent'],
    ['picked', 'oli_b'],
    ['picked', 'oli_b-unsent'],
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
    lines: [choice('oli_a', false, 2), choice('oli_b', true), choice('oli_b', true, 1, true)],
    amount: '3,5',
    offered: '',
    reason: 'OTHER',
    remark: 'a\nb',
    evidence: ['/files/1', '/files/2'],
    requestKey: 'k',
  })
})

test('a form that nobody has touched is known as such, so that what was typed before a reload comes back; one that was touched is left as it is', () => {
  const drawn = { ...application, lines: startChoices(partsOf(lineOf('oli_a')), []) }
  const form = (change: Record<string, string>) => {
    const sent = new FormData()
    const fields = {
      orderId: ORDER,
      asType: drawn.asType,
      line: 'oli_a',
      picked: 'oli_a',
      'qty-oli_a': '1',
      amount: drawn.amount,
      reason: drawn.reason,
      remark: drawn.remark,
      ...change,
    }
    for (const [name, value] of Object.entries(fields)) sent.append(name, value)
    return readApplication(sent)
  }
  expect(isUntouched(form({}), drawn)).toBe(true)
  for (const [name, value] of [
    ['amount', '1'],
    ['reason', 'OTHER'],
    ['remark', 'New.'],
    ['picked', ''],
    ['qty-oli_a', '2'],
    ['sku-oli_a', '41'],
  ] as const)
    expect(isUntouched(form({ [name]: value }), drawn)).toBe(false)
  const exchange = { ...drawn, asType: 'SALE_EXCHANGE' as const }
  expect(isUntouched(form({ asType: 'SALE_EXCHANGE', amount: '' }), exchange)).toBe(true)
})

test('[AS-087, AS-088] stepping stays between one and what is left, and picks the line', () => {
  const step = (by: string) => stepQuantity(application, by, () => 3).lines
  expect(step('oli_a:1')[0]).toEqual(choice('oli_a', true, 3))
  expect(step('oli_b:-1')[1]).toEqual(choice('oli_b', true))
  expect(step('oli_x:1')).toEqual(application.lines)
  expect([
    clampToStep(0, 1, 3),
    clampToStep(9, 1, 3),
    clampToStep(Number.NaN, 1, 3),
    clampToStep(2.9, 1, 3),
  ]).toEqual([1, 3, 1, 2])
})

const codesOf = (errors: FieldErrors) =>
  Object.fromEntries(Object.entries(errors).map(([field, { code }]) => [field, code]))

test.each([
  ['nothing', {}, {}],
  ['[AS-092, AS-127] no product', { lines: [] }, { lines: 'no_line' }],
  ['[AS-088] more than there is', { lines: [choice('oli_a', true, 3)] }, { lines: 'quantity' }],
  ['a line that is not of the order', { lines: [choice('oli_x', true)] }, { lines: 'quantity' }],
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
] as const)('what is wrong with an application: %s', (_, change, errors) => {
  const found = findErrors({ ...application, ...change }, parts, previewOf(59.9))
  expect(codesOf(found)).toEqual(errors)
})

test('goods that were not sent have one amount, which nothing typed before changes; with goods that were sent there is a least', () => {
  const preview = previewOf(64.8)
  const unsent = { ...preview, leastRefundAmt: preview.availableRefundAmt }
  const typed = { amount: '5', offered: '59.90', requestKey: '' }
  expect(takeOffer(typed, unsent, 'en-GB').amount).toBe('64.80')
  expect(takeOffer(typed, preview, 'en-GB').amount).toBe('5')
  const mixed = { ...preview, leastRefundAmt: { value: 59.9, currency: 'EUR' } }
  const found = (amount: string) => codesOf(findErrors({ ...application, amount }, parts, mixed))
  expect([found('59.89'), found('59.9'), found('64.8')]).toEqual([
    { amount: 'amount_too_low' },
    {},
    {},
  ])
})

test('a reason that does not fit where the goods are is none', () => {
  expect(findErrors({ ...application, reason: 'NOT_RECEIVED' }, parts, previewOf(59.9))).toEqual({
    reason: { code: 'reason_required' },
  })
})

test('without a preview there is no most', () => {
  expect(findErrors({ ...application, amount: '99999' }, parts, undefined)).toEqual({})
})

test('the server’s objections stand at the fields they speak of; what belongs to none is told as a whole', () => {
  expect(
    errorsByField([
      { path: 'applyRefundAmt.value', code: 'amount', message: 'Above zero, please.' },
      { path: 'attachmentList.files', code: 'file_unknown', message: '' },
    ]),
  ).toEqual({
    amount: { code: 'amount', sentence: 'Above zero, please.' },
    files: { code: 'file_gone', sentence: '' },
  })
  expect(
    errorsByField([
      { path: '0.reverseReason', code: 'reason_required', message: 'please select reason' },
    ]),
  ).toEqual({ reason: { code: 'reason_required', sentence: 'please select reason' } })
  expect(errorsByField([{ path: 'tradeOrder.id', code: 'id', message: '' }])).toBeUndefined()
  expect(errorsByField([])).toBeUndefined()
  expect(['picked', 'qty-oli_a', 'amount', 'evidence'].map(shownAt)).toEqual([
    'lines',
    'lines',
    'amount',
    'files',
  ])
})

test('[AS-116] what is sent is what stands in the form', () => {
  expect(toArgument(application, previewOf(59.9))).toEqual({
    tradeOrder: { id: ORDER },
    reverseTradeOrderType: 'SALE_REFUND',
    reverseTradeOrderLineList: [{ tradeOrderLine: { id: 'oli_a' }, reverseQty: 2, cancelQty: 0 }],
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
  expect(() => toArgument({ ...application, reason: '' }, previewOf(59.9))).toThrow('errors')
})
