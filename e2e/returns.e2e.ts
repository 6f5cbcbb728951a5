import type { Page } from 'playwright-core'
import { addPhoto, buyDesks, receive, untilStatus } from './after-sales-steps.ts'
import { call, signIn, type Who } from './call-steps.ts'
import { expectEqual, expectNoBarriers, expectThat, journey } from './journey.ts'
import type { RunningMall } from './start-mall.ts'
import { enterIn, newMember, seen } from './steps.ts'

type Reverse = { readonly id: string; readonly reverseTradeOrderCode: string }

journey(
  'a desk goes back: asked for with a reason, agreed to with an address, sent with a number, looked at unit by unit, and paid back but for what is not accepted',
  async ({ mall, page, somebody, width }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, await newMember(mall))
    const { orderId } = await buyDesks(page, mall)
    const shop = await somebody()
    await signIn(shop, mall, 'merchant@galleria.test')
    await receive(page, shop, mall, orderId)

    await page.goto(`/buyer/as-apply?tradeOrderId=${orderId}&asType=SALE_RETURN`)
    await page.getByRole('button', { name: /^One more of/ }).click()
    await page.getByText(/^2 × /).waitFor()
    await page.getByLabel('Reason').selectOption({ label: 'No longer wanted' })
    await expectNoBarriers(page)
    await seen(page, 'Send application').click()
    await page.waitForURL(/\/buyer\/order\/detail\/.*applied=/)
    await page.getByRole('link', { name: 'Follow the application' }).click()
    await page.getByText(/If it doesn’t, your return is approved/).waitFor()
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const { reverseTradeOrderCode } = await call<Reverse>(
      page,
      mall,
      '/sapi/mall-order/web/reverseorder/querybyid',
      { id },
    )

    const desk = await shop.newPage()
    await desk.setViewportSize({ width, height: width > 1000 ? 900 : 844 })
    await desk.goto(`/backoffice/after-sales/${id}`)
    await desk.getByRole('heading', { name: `Request ${reverseTradeOrderCode}` }).waitFor()
    await desk.getByRole('button', { name: 'Approve', exact: true }).click()
    await desk.getByText('To this address:').waitFor()
    await expectNoBarriers(desk)
    await desk.getByRole('button', { name: 'Agree to the return' }).click()
    await desk.getByText(/sends the goods back\./).waitFor()

    await page.reload()
    await page.getByText('Please send the goods back to the seller as soon as possible.').waitFor()
    await expectNoBarriers(page)
    await seen(page, 'Send items back').click()
    await page.waitForURL(/\/buyer\/as\/send-back\//)
    await page.getByRole('heading', { level: 1, name: 'Send items back' }).waitFor()
    await seen(page, 'I have sent the items').click()
    await page.getByText('please enter logistics company').waitFor()
    await page.getByText('please enter tracking number').waitFor()
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Logistics company' }).click()
    await page.getByRole('radio').nth(1).click()
    await page.getByLabel('Tracking number').fill('NO-SUCH')
    await seen(page, 'I have sent the items').click()
    await page.getByText('please enter correct tracking number').waitFor()
    // The same form in another window, which is sent first.
    const other = await page.context().newPage()
    await other.goto(page.url())
    await other.getByRole('button', { name: 'Logistics company' }).click()
    await other.getByRole('radio').nth(1).click()
    const first = `FIRST${Date.now()}${width}`
    await other.getByLabel('Tracking number').fill(first)
    await seen(other, 'I have sent the items').click()
    await other.waitForURL(/\/buyer\/as\/detail\//)
    await other.close()
    const number = `RET${Date.now()}${width}`
    await page.getByLabel('Tracking number').fill(number)
    await seen(page, 'I have sent the items').click()
    await page.getByText(`Tracking number ${first} has been named in the meantime.`).waitFor()
    expectEqual(await page.getByLabel('Tracking number').inputValue(), number, 'what was typed')
    await expectNoBarriers(page)
    await seen(page, 'I have sent the items').click()
    await page.waitForURL(new RegExp(`/buyer/as/detail/${id}`))
    await page.getByText('The items are on their way back.').waitFor()
    await expectNoBarriers(page)

    await desk.reload()
    await desk.getByRole('heading', { name: 'What came back' }).waitFor()
    await desk.getByLabel('Not accepted', { exact: true }).fill('1')
    await desk.getByLabel('Not accepted', { exact: true }).blur()
    await desk.getByRole('button', { name: 'Accept and give back' }).click()
    await desk.getByText('Please say why; the buyer reads it.').waitFor()
    await desk.getByText('Please show what is not accepted.').waitFor()
    await desk.getByLabel(/^Why something is not accepted/).fill('One has a burn mark.')
    await addPhoto(desk, 'burn.png')
    await desk.getByRole('button', { name: 'Remove photo 1' }).waitFor()
    await expectNoBarriers(desk)
    await desk.getByRole('button', { name: 'Accept and give back' }).click()
    await desk.getByText(/is refunded for what you accept/).waitFor()
    await expectNoBarriers(desk)
    await desk.getByRole('button', { name: 'Give the money back' }).click()
    await desk.getByText(/^Saved\. .* is being refunded for what you accepted/).waitFor()
    await desk.getByText(/1 As good as new, 1 Not accepted/).waitFor()

    await untilStatus(page, mall, 'REVERSE_DONE', 'Completed')
    await page.getByText('One has a burn mark.').first().waitFor()
    await expectNoBarriers(page)
    await askAboutTheRest(page, desk)
  },
)

/** What was not accepted is a request of its own, and its buyer asks the mall about it. */
async function askAboutTheRest(page: Page, desk: Page): Promise<void> {
  const note = page.getByText('What was not accepted is now a separate application:')
  const code = await note.getByRole('link').innerText()
  await note.getByRole('link').click()
  await page.getByText(/has not accepted this part of what you sent back/).waitFor()
  await page.getByRole('heading', { name: `After-sales ${code}` }).waitFor()
  await expectNoBarriers(page)
  await page.getByRole('link', { name: 'Ask Galleria to decide' }).click()
  await page.getByLabel('Why the shop is wrong').fill('It was whole when I packed it.')
  await page.getByRole('button', { name: 'Ask Galleria', exact: true }).click()
  await page.getByRole('heading', { level: 2, name: 'Galleria is looking into it' }).waitFor()
  await desk.reload()
  await desk.getByRole('link', { name: code }).click()
  await desk.getByText('It was whole when I packed it.').waitFor()
  await desk.getByText('Not accepted out of').waitFor()
  await expectNoBarriers(desk)
}

journey(
  '[AS-011, AS-012, AS-013, AS-014, AS-020, AS-029, AS-030, AS-031, AS-065, AS-069, AS-100, AS-101, AS-102, AS-103, AS-104, AS-105] in zh-CN 寄回商品 is opened from the request, goes back to it, takes a carrier from a drawer and a number of letters and digits, says what is missing, and leads to the request, whose parcel can be followed',
  async ({ mall, page, somebody }) => {
    await enterIn(page, 'site=DE&lang=zh-CN')
    await signIn(page, mall, await newMember(mall))
    const { orderId } = await buyDesks(page, mall)
    const shop = await somebody()
    await signIn(shop, mall, 'merchant@galleria.test')
    await receive(page, shop, mall, orderId)
    const id = await agreeToReturn(page, shop, mall, orderId)

    await page.goto(`/buyer/as/detail/${id}`)
    await page.getByText('请尽快将商品寄回给卖家。').waitFor()
    await seen(page, '寄回商品').click()
    await page.waitForURL(`**/buyer/as/send-back/${id}`)
    await page.getByRole('heading', { level: 1, name: '寄回商品' }).waitFor()
    expectThat((await page.title()).startsWith('寄回商品'), await page.title())
    await page
      .getByRole('main')
      .getByRole('link', { name: /^售后单/ })
      .click()
    await page.waitForURL(`**/buyer/as/detail/${id}`)
    await seen(page, '寄回商品').click()
    await page.getByRole('heading', { level: 1, name: '寄回商品' }).waitFor()

    const send = seen(page, '我已寄出商品')
    await send.click()
    await page.getByText('请输入物流公司', { exact: true }).waitFor()
    await page.getByText('请输入物流单号', { exact: true }).waitFor()
    await page.getByLabel('物流单号').fill('AB-12')
    await send.click()
    await page.getByText('请输入正确的物流单号', { exact: true }).waitFor()
    await page.getByText('请输入物流公司', { exact: true }).waitFor()

    const carriers = await call<{ id: number; entityName: string }[]>(
      page,
      mall,
      '/sapi/mall-order/web/logistics/listCompany',
      {},
    )
    await page.getByRole('button', { name: '物流公司' }).click()
    const drawer = page.getByRole('dialog', { name: '物流公司' })
    const options = await drawer
      .locator('label')
      .evaluateAll((labels) =>
        labels.map((label) => [label.textContent, label.querySelector('input')?.value]),
      )
    expectEqual(
      options,
      carriers.map((carrier) => [carrier.entityName, String(carrier.id)]),
      'labels and values',
    )
    await drawer.getByText(carriers[0]?.entityName ?? '', { exact: true }).click()
    await page.getByText('请输入物流公司', { exact: true }).waitFor({ state: 'detached' })
    const number = `ZH${Date.now()}`
    await page.getByLabel('物流单号').fill(number)
    await send.click()
    await page.waitForURL(`**/buyer/as/detail/${id}`)
    const sent = await call<{ fulfillmentProgressList: object[] }>(
      page,
      mall,
      '/sapi/mall-order/web/reverseorder/querybyid',
      { id },
    )
    expectEqual(
      sent.fulfillmentProgressList.map((parcel) => 'serviceCode' in parcel && parcel.serviceCode),
      [number],
      'the parcel',
    )
    await seen(page, '查看物流').click()
    await page.waitForURL('**/buyer/m-logistics**')
    await page.getByText(number).first().waitFor()
  },
  [390],
)

/** Asked for and agreed to, without a page. */
async function agreeToReturn(
  buyer: Who,
  shop: Who,
  mall: RunningMall,
  orderId: string,
): Promise<string> {
  type Order = { tradeOrderLineList: { id: string }[] }
  const order = await call<Order>(
    buyer,
    mall,
    '/sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
    {
      id: orderId,
    },
  )
  const { id } = await call<{ id: string }>(
    buyer,
    mall,
    '/api/trantor/flow/trade_InitiateReverseTradeOrderForReturnFlow',
    {
      tradeOrder: { id: orderId },
      reverseTradeOrderLineList: order.tradeOrderLineList.map((line) => ({
        tradeOrderLine: { id: line.id },
        reverseQty: 1,
      })),
      applyRefundAmt: { value: 1 },
      reverseReason: 'OTHER',
    },
  )
  await call(shop, mall, '/sapi/mall-merchant/reverseorder/approve', { id })
  return id
}
