import { receive } from './after-sales-steps.ts'
import { buy, signIn, until } from './call-steps.ts'
import {
  agree,
  bringBack,
  detailOf,
  euros,
  findDesks,
  idIn,
  openDesk,
  sendReplacement,
} from './exchange-steps.ts'
import { expectEqual, expectNoBarriers, expectThat, journey } from './journey.ts'
import { enterIn, newMember, seen } from './steps.ts'

journey(
  'a desk is exchanged for one that costs less: its buyer reads what comes back before asking, the shop before agreeing, and it comes back once the replacement is sent',
  async ({ mall, page, somebody, width }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, await newMember(mall))
    const { dear, between: less } = await findDesks(mall)
    const { orderId } = await buy(page, mall, { skuId: dear, qty: 1 })
    const shop = await somebody()
    await signIn(shop, mall, 'merchant@galleria.test')
    await receive(page, shop, mall, orderId)

    await page.goto(`/buyer/as-apply?tradeOrderId=${orderId}&asType=SALE_EXCHANGE`)
    await page.getByRole('button', { name: 'What would you like instead?' }).click()
    const drawer = page.getByRole('dialog', { name: /^Instead of/ })
    await drawer.getByText(/If one costs less/).waitFor()
    expectEqual(
      await page.getByText('There is nothing to pay, and nothing to refund.').count(),
      0,
      'what is said of what nobody has chosen',
    )
    await expectNoBarriers(page)
    const said = `You get ${euros(less)} back`
    await drawer.locator('label', { hasText: said }).first().click()
    await drawer.waitFor({ state: 'hidden' })
    await page.getByText(`${said}, because it costs less than you paid.`).waitFor()
    await page.getByLabel('Reason').selectOption({ label: 'No longer wanted' })
    await expectNoBarriers(page)
    await seen(page, 'Send application').click()
    await page.waitForURL(/\/buyer\/order\/detail\/.*applied=/)
    await page.getByRole('link', { name: 'Follow the application' }).click()
    await page.getByText(/back once it has been sent\./).waitFor()
    await expectNoBarriers(page)
    const id = idIn(page)

    const desk = await openDesk(shop, width, id)
    await desk.getByText(/goes back to the buyer once you send it\./).waitFor()
    await expectNoBarriers(desk)
    await agree(desk)
    await bringBack(page, shop, mall, id)
    expectEqual(
      (await detailOf(page, mall, id)).exchangeDifference?.request,
      null,
      'a request before anything is sent',
    )
    await desk.reload()
    await sendReplacement(desk, `EXL${Date.now()}${width}`)
    const { exchangeDifference } = await detailOf(page, mall, id)
    const code = exchangeDifference?.request?.reverseTradeOrderCode ?? ''
    await desk.getByRole('link', { name: code, exact: true }).waitFor()
    await expectNoBarriers(desk)

    await page.reload()
    await page.getByRole('link', { name: code, exact: true }).click()
    await page.getByText(/costs less than you paid\. This is the difference\./).waitFor()
    const given = idIn(page)
    await until(
      async () => (await detailOf(page, mall, given)).reverseTradeOrderStatus === 'REVERSE_DONE',
      'the end of the refund',
    )
    await page.reload()
    await page.getByText('Difference to be refunded', { exact: true }).waitFor()
    expectEqual((await detailOf(page, mall, given)).actualRefundAmt.value, less, 'what came back')
    await expectNoBarriers(page)
    await desk.getByRole('link', { name: code, exact: true }).click()
    await desk.getByText('Difference of the exchange').waitFor()
    await expectNoBarriers(desk)
    expectThat(await desk.getByText('Difference to be given back').isVisible(), 'its history')
  },
)
