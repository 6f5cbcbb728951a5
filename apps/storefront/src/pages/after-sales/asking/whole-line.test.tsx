import { expect, test } from 'vitest'
import type { WireApplyPreview } from '@galleria/contract/apply-preview'
import { drawPage, MEMBER } from '../../../testing/draw-page.tsx'
import { order } from '../../../testing/samples.ts'
import ApplyPage from './apply-page.tsx'
import { wholeChoices, takeOffer } from './application.ts'
import { eligibleLines, partsFor } from './line-parts.ts'

const TYPE = 'SALE_CANCEL_BEFORE_DELIVERY'
const [sample] = order.tradeOrderLineList
const lineOf = (id: string, change: object) => ({ ...sample!, id, ...change })
const lines = [
  lineOf('oli_a', { tradeQty: 3, canReverseQty: 3, canCancelQty: 2 }),
  lineOf('oli_b', { tradeQty: 1, canReverseQty: 1, canCancelQty: 1 }),
  lineOf('oli_sent', { canReverseQty: 1, canCancelQty: 0 }),
  lineOf('oli_gift', { canReverseQty: 1, canCancelQty: 1, tradeOrderLineBusinessType: 'GIFT' }),
  lineOf('oli_main', { canReverseQty: 1, canCancelQty: 1, lineGroupTypeDict: 'DIY_MAIN' }),
]

test('[AS-097, AS-098, AS-099] lines with units that were not sent are in it; sent ones, gifts and heads of bundles are not', () => {
  expect(eligibleLines(lines, TYPE).map(({ id }) => id)).toEqual(['oli_a', 'oli_b'])
  expect(partsFor(lines, TYPE)).toMatchObject([
    { id: 'oli_a-unsent', isUnsent: true, most: 2 },
    { id: 'oli_b-unsent', isUnsent: true, most: 1 },
  ])
})

test('[AS-079, AS-090, AS-094, AS-095] all of them are sent along, none can be picked, and neither numbers nor the amount can be written', () => {
  const preview = {
    surchargeBackAmt: { value: 0, currency: 'EUR' },
    availableRefundAmt: { value: 179.7, currency: 'EUR' },
    leastRefundAmt: { value: 179.7, currency: 'EUR' },
    availableRefundShippingAmt: { value: 0, currency: 'EUR' },
    availableRefundParts: {
      goodsAmt: { value: 0, currency: 'EUR' },
      extrasAmt: { value: 0, currency: 'EUR' },
      discountAmt: { value: 0, currency: 'EUR' },
      earlierAmt: { value: 0, currency: 'EUR' },
      taxAmt: { value: 0, currency: 'EUR' },
    },
    reverseTradeOrderLineList: [],
    versionList: [],
    availableReverseReasons: ['OTHER'],
    requestKey: 'k',
  } as unknown as WireApplyPreview
  const application = {
    orderId: order.id,
    asType: TYPE,
    lines: wholeChoices(partsFor(lines, TYPE)),
    amount: '',
    offered: '',
    reason: '',
    remark: '',
    evidence: [],
    requestKey: '',
  } as const
  const html = drawPage(ApplyPage, {
    user: MEMBER,
    loaderData: {
      order: { id: order.id, code: order.tradeOrderCode, shop: order.shop, currency: 'EUR' },
      query: { orderId: order.id, lineIds: [], asType: TYPE },
      types: [],
      lines: eligibleLines(lines, TYPE),
      exchanges: {},
      preview,
      start: takeOffer(application, preview, 'en-GB'),
      draftName: order.id,
    },
  })
  const inputs = (html.match(/<input [^>]*>/g) ?? []).map((tag) =>
    Object.fromEntries(
      [...tag.matchAll(/([a-zA-Z]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    ),
  )
  const sent = (name: string) =>
    inputs.filter((input) => input['name'] === name && !('disabled' in input))
  expect(inputs.filter(({ type }) => type === 'checkbox')).toEqual([])
  expect(sent('picked')).toMatchObject([
    { type: 'hidden', value: 'oli_a-unsent' },
    { type: 'hidden', value: 'oli_b-unsent' },
  ])
  expect(inputs.filter(({ type }) => type === 'number')).toMatchObject([
    { disabled: '', value: '2' },
    { disabled: '', value: '1' },
  ])
  expect(sent('amount')).toMatchObject([{ type: 'hidden', value: '179.70' }])
  expect(inputs.filter(({ inputMode }) => inputMode === 'decimal')).toMatchObject([
    { disabled: '', value: '179.70' },
  ])
})
