import { buyDesks } from './after-sales-steps.ts'
import { call, signIn } from './call-steps.ts'
import { expectEqual, expectNoBarriers, journey, expectSoon } from './journey.ts'
import { enterIn, newMember, seen } from './steps.ts'

const RENDER = '/api/trantor/flow/trade_RenderReverseTradeOrderForApplyFlow'
const APPLY = '/api/trantor/flow/trade_InitiateReverseOrderOnlyRefundFlow'
const CANCEL = '/api/trantor/flow/trade_CancelReverseTradeOrderForReturnOrExchangeFlow'

journey(
  '[AS-126] after-sales: ten requests have no pager; from eleven on it stands there, although they are one page',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, await newMember(mall))
    const { orderId } = await buyDesks(page, mall)
    const order = await call<{ tradeOrderLineList: { id: string }[] }>(
      page,
      mall,
      '/sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
      { id: orderId },
    )
    const asked = {
      tradeOrder: { id: orderId },
      reverseTradeOrderLineList: [
        { tradeOrderLine: { id: order.tradeOrderLineList[0]?.id }, reverseQty: 1 },
      ],
    }
    const { availableRefundAmt } = await call<{ availableRefundAmt: object }>(
      page,
      mall,
      RENDER,
      asked,
    )
    const askAndTakeBack = async () => {
      const { id } = await call<{ id: string }>(page, mall, APPLY, {
        ...asked,
        applyRefundAmt: availableRefundAmt,
        reverseReason: 'OTHER',
      })
      await call(page, mall, CANCEL, { id })
    }
    for (let count = 0; count < 10; count += 1) await askAndTakeBack()
    const pager = page.getByRole('navigation', { name: 'Pages' })
    await page.goto('/buyer/as')
    await page.getByRole('article').nth(9).waitFor()
    await expectSoon(() => pager.count(), 0, 'pagers under ten requests')
    await askAndTakeBack()
    await page.goto('/buyer/as')
    await page.getByRole('article').nth(10).waitFor()
    expectEqual(
      (await pager.getByRole('link').allInnerTexts()).map((text) => text.replace(/\s+/, ' ')),
      ['Page 1'],
      'what the pager of one page offers',
    )
    await expectNoBarriers(page)
  },
  [1280],
)

journey(
  'after-sales: an address that asks for a kind that is not there says which there are, and leads to it',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, await newMember(mall))
    const { orderId } = await buyDesks(page, mall)
    for (const type of ['PURCHASE_RETURN', 'SALE_GIVE_AWAY']) {
      await page.goto(`/buyer/as-apply?tradeOrderId=${orderId}&asType=${type}`)
      await page.getByRole('heading', { name: 'You can’t apply for this here yet' }).waitFor()
      await expectSoon(() => page.getByLabel('Reason').count(), 0, `fields of a form for ${type}`)
    }
    await expectNoBarriers(page)
    await seen(page, 'Refund only').click()
    await page.getByLabel('Reason').waitFor()
    await page.goto(`/buyer/as-apply?tradeOrderId=${orderId}&asType=SALE_EXCHANGE`)
    await page
      .getByText(/nothing in stock that the items in this order could be exchanged for/)
      .waitFor()
    await expectNoBarriers(page)
    await seen(page, 'Refund only').click()
    await page.getByLabel('Reason').waitFor()
  },
  [390],
)
