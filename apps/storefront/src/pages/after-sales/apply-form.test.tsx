import { expect, test } from 'vitest'
import type { Language } from '@galleria/contract/storefronts'
import { drawPage, MEMBER, readText } from '../../testing/draw-page.tsx'
import { order } from '../../testing/samples.ts'
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
