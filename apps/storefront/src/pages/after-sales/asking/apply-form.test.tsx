import { expect, test } from 'vitest'
import type { WireApplyPreview } from '@galleria/contract/apply-preview'
import type { Language } from '@galleria/contract/storefronts'
import { drawPage, MEMBER, readText } from '../../../testing/draw-page.tsx'
import { order, reverse as wireReverse } from '../../../testing/samples.ts'
import ApplyPage from './apply-page.tsx'

/** The form as it comes back when nothing was filled in: its errors, each at its field. */
function drawErrors(language: Language): string[] {
  const application = {
    orderId: order.id,
    asType: 'SALE_REFUND',
    lines: [],
    amount: '',
    offered: '',
    reason: '',
    remark: '',
    evidence: [],
    requestKey: '',
  }
  const html = drawPage(ApplyPage, {
    user: MEMBER,
    language,
    loaderData: {
      order: { id: order.id, code: order.tradeOrderCode, shop: order.shop, currency: 'EUR' },
      query: { orderId: order.id, lineIds: [], asType: 'SALE_REFUND' },
      types: [],
      lines: order.tradeOrderLineList,
      exchanges: {},
      preview: undefined,
      start: application,
      draftName: order.id,
    },
    actionData: {
      application,
      errors: {
        lines: { code: 'no_line' },
        amount: { code: 'amount_required' },
        reason: { code: 'reason_required' },
      },
    },
  })
  return ['-lines', '-amount-error', '-reason-error'].map((end) =>
    readText(new RegExp(`<p id="[^"]*${end}"[^>]*>(.*?)</p>`, 's').exec(html)?.[1] ?? ''),
  )
}

test.each([
  [
    '[AS-075, AS-082, AS-127, AS-128]',
    'en',
    ['please select at least one product', 'please enter refund amount', 'please select reason'],
  ],
  ['[AS-093, AS-128]', 'zh-CN', ['请至少选择一个商品申请售后', '请输入退款金额', '请选择原因']],
] as const)(
  '%s what is missing in an application stands at its field, in %s',
  (_, language, sentences) => {
    expect(drawErrors(language)).toEqual(sentences)
  },
)

const points = { ...wireReverse.reverseTradeOrderLineList[0]!, refundPoints: 1200 }
const nothing = { value: 0, currency: 'EUR' }
const pointsPreview: WireApplyPreview = {
  tradeOrder: {
    id: order.id,
    tradeOrderCode: order.tradeOrderCode,
    shop: order.shop,
    timeline: { orderedTime: order.timeline.orderedTime },
  },
  reverseTradeOrderType: 'SALE_RETURN',
  reverseTradeOrderLineList: [{ ...points, availableRefundAmt: nothing }],
  availableRefundAmt: nothing,
  availableRefundPoints: 1200,
  defectsUntilTime: null,
  differenceList: [],
  surchargeList: [],
  surchargeBackAmt: { value: 0, currency: 'EUR' },
  leastRefundAmt: nothing,
  availableRefundShippingAmt: nothing,
  availableRefundParts: {
    goodsAmt: nothing,
    extrasAmt: nothing,
    discountAmt: nothing,
    earlierAmt: nothing,
    taxAmt: nothing,
  },
  availableReverseReasons: ['NO_LONGER_WANTED'],
  availableReverseTypes: ['SALE_RETURN'],
  versionList: [],
  requestKey: 'some-key',
}

function drawPoints(preview: WireApplyPreview): string {
  const [line] = order.tradeOrderLineList
  return drawPage(ApplyPage, {
    user: MEMBER,
    language: 'en',
    loaderData: {
      order: { id: order.id, code: order.tradeOrderCode, shop: order.shop, currency: 'EUR' },
      query: { orderId: order.id, lineIds: [], asType: 'SALE_RETURN' },
      types: [],
      lines: order.tradeOrderLineList,
      exchanges: {},
      preview,
      start: {
        orderId: order.id,
        asType: 'SALE_RETURN',
        lines: [
          {
            ...{ id: line?.id, lineId: line?.id, isUnsent: false, by: 1, isPicked: true, qty: 1 },
            ...{ skuId: '', goodsSkuId: '' },
          },
        ],
        ...{ amount: '0.00', offered: '0.00', reason: '', remark: '', evidence: [] },
        requestKey: 'some-key',
      },
      draftName: order.id,
    },
  })
}

test('of goods for points alone the form says the points, asks for no amount and speaks of no money', () => {
  const html = drawPoints(pointsPreview)
  const text = readText(html)
  expect(text).toContain('You get back 1,200 points')
  expect(text).toContain('Maximum refund 1,200 points')
  expect(text).toContain('your points are returned')
  expect(text).not.toContain('€0.00')
  expect(html).toMatch(/<input type="hidden" name="amount" value="0.00"\/>/)
  expect(html).not.toContain('Refund amount in')
})

test('of goods for points and money it says both, and what a smaller amount brings', () => {
  const some = { value: 40, currency: 'EUR' }
  const text = readText(
    drawPoints({
      ...pointsPreview,
      availableRefundAmt: some,
      reverseTradeOrderLineList: [{ ...points, availableRefundAmt: some }],
    }),
  )
  expect(text).toContain('Maximum refund 1,200 points + €40.00')
  expect(text).toContain('Refund amount in EUR')
  expect(text).toContain('With all of it you also get back 1,200 points; with less, in proportion.')
})
