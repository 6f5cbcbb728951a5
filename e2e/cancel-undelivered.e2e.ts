import { buyDesks, untilStatus } from './after-sales-steps.ts'
import { call, signIn } from './call-steps.ts'
import { expectEqual, expectNoBarriers, expectSoon, journey } from './journey.ts'
import { enterIn, newMember, seen } from './steps.ts'

const DETAIL = '/sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer'

for (const javaScript of [true, false])
  journey(
    `[AS-079, AS-090, AS-095] an order is to be cancelled before delivery: nothing is picked, counted or priced, the shop agrees, and the money comes back${javaScript ? '' : ', without a script'}`,
    async ({ mall, page, somebody }) => {
      await enterIn(page, 'site=DE&lang=en')
      await signIn(page, mall, await newMember(mall))
      const { orderId } = await buyDesks(page, mall)
      const apply = `/buyer/as-apply?tradeOrderId=${orderId}&asType=SALE_CANCEL_BEFORE_DELIVERY`
      await page.goto(apply)
      await page.getByRole('heading', { level: 1, name: 'Cancel before delivery' }).waitFor()
      const [amount, qty] = [
        page.getByLabel('Refund amount in EUR'),
        page.getByRole('spinbutton', { name: 'Not sent yet' }),
      ]
      await expectSoon(() => qty.inputValue(), '2', 'all pieces')
      expectEqual(
        [
          await page.getByRole('checkbox').count(),
          await qty.isDisabled(),
          await amount.isDisabled(),
        ],
        [0, true, true],
        'nothing to choose',
      )
      const order = await call<{ paidAmt: { value: number } }>(page, mall, DETAIL, { id: orderId })
      expectEqual(await amount.inputValue(), order.paidAmt.value.toFixed(2), 'all of the money')
      if (javaScript) await expectNoBarriers(page)
      await seen(page, 'Send application').click()
      await page.getByText('please select reason').waitFor()
      await page.getByLabel('Reason').selectOption({ label: 'No longer wanted' })
      await seen(page, 'Send application').click()
      await page.waitForURL(/\/buyer\/order\/detail\/.*applied=/)
      await page.getByText('your application has been submitted').waitFor()
      const { tradeOrderLineList } = await call<{ tradeOrderLineList: { canShipQty: number }[] }>(
        page,
        mall,
        DETAIL,
        { id: orderId },
      )
      expectEqual(tradeOrderLineList[0]?.canShipQty, 0, 'it is not sent meanwhile')

      await page.getByRole('link', { name: 'Follow the application' }).click()
      await page.getByRole('heading', { level: 2, name: 'Waiting for the shop’s answer' }).waitFor()
      await page.getByText('Cancellation before delivery').first().waitFor()
      const merchant = await somebody()
      await signIn(merchant, mall, 'merchant@galleria.test')
      await call(merchant, mall, '/sapi/mall-merchant/reverseorder/approve', {
        id: new URL(page.url()).pathname.split('/').at(-1),
      })
      await untilStatus(page, mall, 'REVERSE_DONE', 'Completed')
      await page.goto(apply)
      await page.getByText('There’s nothing to apply for here').waitFor()
    },
    [1280, 390],
    javaScript ? {} : { javaScript: false },
  )
