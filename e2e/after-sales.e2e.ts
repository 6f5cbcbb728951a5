import { addPhoto, buyDesks, receive, untilStatus } from './after-sales-steps.ts'
import { call, signIn } from './call-steps.ts'
import { expectEqual, expectNoBarriers, expectThat, journey, expectSoon } from './journey.ts'
import { enterIn, newMember, seen, tabTo } from './steps.ts'

journey(
  "[AS-003, AS-009, AS-010, AS-015, AS-017, AS-019, AS-021, AS-026, AS-028, AS-072, AS-073, AS-084, AS-086] after-sales: money back for part of a received order, with a photo, from the application over the shop's yes to the refund",
  async ({ mall, page, somebody, width }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, await newMember(mall))
    const { orderId } = await buyDesks(page, mall)
    const merchant = await somebody()
    await signIn(merchant, mall, 'merchant@galleria.test')
    await receive(page, merchant, mall, orderId)

    await page.goto(`/buyer/order/detail/${orderId}`)
    await seen(page, 'Return or refund').click()
    await page.waitForURL(/\/buyer\/as-apply/)
    await page.getByRole('heading', { level: 1, name: 'Return items' }).waitFor()
    // What is typed goes along to another kind of application.
    await page.getByLabel('What has happened?').fill('A scratch on the foot.')
    await seen(page, 'Refund only').click()
    await page.waitForURL(/asType=SALE_REFUND/)
    await expectNoBarriers(page)
    await page.getByText('48 hours').waitFor()
    const most = await page.getByLabel('Refund amount in EUR').inputValue()
    expectThat(/^\d+\.\d\d$/.test(most), `the most is filled in: ${most}`)

    await page.getByLabel('Refund amount in EUR').fill('')
    await seen(page, 'Send application').click()
    await page.getByText('please enter refund amount').waitFor()
    await page.getByText('please select reason').waitFor()
    await expectNoBarriers(page)
    await page.getByLabel('Refund amount in EUR').fill(`${Number(most) + 0.01}`)
    await page.getByText(/The maximum refund for these items is/).waitFor()
    await page.getByLabel('Refund amount in EUR').fill('12,5')
    await page.getByLabel('Reason').selectOption({ label: 'Arrived damaged' })
    await page.getByText('478 characters left').waitFor()
    await page.locator('input[type=file]').setInputFiles({
      name: 'huge.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(1024 * 1024 + 1),
    })
    await page.getByText('image size cannot exceed 1M').waitFor()
    await addPhoto(page, 'scratch.png')
    await page.getByRole('button', { name: 'Remove photo 1' }).waitFor()
    await expectNoBarriers(page)
    await seen(page, 'Send application').click()
    await page.waitForURL(/\/buyer\/order\/detail\/.*applied=/)
    await page.getByText('your application has been submitted').waitFor()
    await expectNoBarriers(page)

    await page.getByRole('link', { name: 'Follow the application' }).click()
    await page.getByRole('heading', { level: 1, name: /After-sales R\d+/ }).waitFor()
    await page.getByText(/has until .* to answer. If it doesn’t, your refund is approved/).waitFor()
    await page.getByText('A scratch on the foot.').waitFor()
    await expectNoBarriers(page)
    await expectSoon(
      () =>
        page
          .getByRole('button', { name: /Your photo 1/ })
          .locator('img')
          .evaluate((image: HTMLImageElement) => image.naturalWidth > 0),
      true,
      'the photo is shown to its owner',
    )
    const card = (title: string) =>
      page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) })
    const head = page.getByRole('heading', { level: 2, name: 'Waiting for the shop’s answer' })
    await head.waitFor()
    const main = await page.getByRole('main').innerText()
    expectThat(
      /\d{4}, \d\d:\d\d.* · Refund only/.test(main),
      `the page lacks day or type of the request: ${main}`,
    )
    const { tradeOrderCode } = await call<{ tradeOrderCode: string }>(
      merchant,
      mall,
      '/sapi/mall-merchant/order/detail',
      { id: orderId },
    )
    const orderFacts = await card('Order').innerText()
    expectThat(
      orderFacts.includes(tradeOrderCode) && /Ordered\s+.*\d{4}, \d\d:\d\d/.test(orderFacts),
      `the order lacks its number or time: ${orderFacts}`,
    )
    expectThat(
      await card('Goods')
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
      'the goods have a picture',
    )
    if (width < 600) {
      const [icon, first, second] = [
        await page.locator('section', { has: head }).locator('svg').first().boundingBox(),
        await card('Goods').boundingBox(),
        await card('Order').boundingBox(),
      ]
      expectThat(icon && icon.width >= 24, 'the state has an icon')
      expectThat(
        first && second && first.x === second.x && second.y >= first.y + first.height,
        'the cards stand one below the other',
      )
    }
    const goods = await card('Goods').innerText()
    expectThat(
      / ; \d+\s×\s\d+/.test(goods) && /Quantity: 1, €[\d.,]+ each/.test(goods),
      `the goods lack something: ${goods}`,
    )
    const reverseId = new URL(page.url()).pathname.split('/').at(-1) ?? ''

    await call(merchant, mall, '/sapi/mall-merchant/reverseorder/approve', { id: reverseId })
    await untilStatus(page, mall, 'REVERSE_DONE', 'Completed')
    const refunded = '€12.50 has been refunded to the payment method you used'
    const said = await page.getByRole('main').innerText()
    expectThat(said.includes(refunded), 'the page says how much went back')
    for (const step of [
      'Application completed',
      'Money refunded',
      'Refund approved',
      'Application sent to the shop',
    ])
      await page.getByText(step, { exact: true }).waitFor()
    await expectNoBarriers(page)
    await page.getByRole('link', { name: 'Back to the order' }).click()
    await page.waitForURL(/\/buyer\/order\/detail\//)
    await page.getByText('−€12.50').waitFor()
    await page.getByRole('link', { name: 'After-sales completed' }).click()
    await page.waitForURL(/\/buyer\/as\/detail\//)
    expectEqual(
      new URL(page.url()).pathname,
      `/buyer/as/detail/${reverseId}`,
      'one application of an item opens at once',
    )
  },
  undefined,
  { isMainWay: true },
)

journey(
  '[AS-062, AS-063, AS-064, AS-002, AS-005, AS-007, AS-008, AS-018, AS-092, AS-112, AS-127] after-sales: an application is cancelled after a question, found in the list, and the item can be asked for again',
  async ({ mall, page, context, width }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, await newMember(mall))
    const { orderId } = await buyDesks(page, mall)
    if (width > 1000) {
      await page.goto('/buyer/as?keyword=nothing-like-this')
      await page.getByText('no after-sales orders').waitFor()
      await expectNoBarriers(page)
    }
    for (let round = 0; round < 2; round += 1) {
      await page.goto(`/buyer/as-apply?tradeOrderId=${orderId}&asType=SALE_REFUND`)
      await page.getByText(/not been sent: they can be cancelled/).waitFor()
      await page.getByLabel('Reason').selectOption({ label: 'No longer wanted' })
      expectEqual(
        await page.getByLabel('Refund amount in EUR').isEditable(),
        false,
        'items that have not been sent are cancelled in full',
      )
      await page.getByRole('checkbox').uncheck()
      await seen(page, 'Send application').click()
      await page.getByText('please select at least one product').waitFor()
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: /^One more of/ }).click()
      await page.getByText(/^2 × /).waitFor()
      await seen(page, 'Send application').click()
      await page.getByRole('link', { name: 'Follow the application' }).click()
      await page.getByRole('button', { name: 'Copy the after-sales number' }).click()
      await page.getByText('Copied!').waitFor()
      await page.getByRole('button', { name: 'Cancel application' }).first().click()
      const question = page.getByRole('dialog', { name: 'Sure to cancel application?' })
      await question.getByText('After cancel the application will be closed').waitFor()
      await expectNoBarriers(page)
      await question.getByRole('button', { name: 'Cancel application' }).click()
      await page.getByText('The application has been cancelled').waitFor()
      await page.getByRole('heading', { name: 'Cancelled by you' }).waitFor()
      await expectSoon(
        () =>
          page
            .getByRole('button', { name: 'Cancel application' })
            .filter({ visible: true })
            .count(),
        0,
        'a cancelled application can be cancelled again',
      )
    }
    const sku = await call<{ tradeOrderLineList: { sku: { id: number } }[] }>(
      page,
      mall,
      '/sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
      { id: orderId },
    )
    await page.goto(`/buyer/as?tradeOrderId=${orderId}&skuId=${sku.tradeOrderLineList[0]?.sku.id}`)
    await expectSoon(
      () => page.getByRole('main').getByRole('article').count(),
      2,
      'both applications for the item',
    )
    await expectNoBarriers(page)
    await page.goto('/buyer/as?applied=1')
    await expectSoon(
      () => page.getByRole('main').getByRole('article').count(),
      0,
      'open applications',
    )
    await page.goto('/buyer/as')
    await expectNoBarriers(page)
    const last = await page.getByRole('article').getByRole('link').first().getAttribute('href')
    await enterIn(page, 'site=DE&lang=zh-CN')
    await page.goto(last ?? '')
    await page.locator('h1 + button').click()
    await page.getByText('复制成功！', { exact: true }).waitFor()
  },
)

journey(
  '[AS-124, AS-060, AS-004] after-sales: a refund that the provider refuses says so and what happens next; what the shop declines stands there with its reason',
  async ({ mall, page, somebody }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, await newMember(mall))
    const { orderId } = await buyDesks(page, mall, { outcome: 'refund_fails_once' })
    const merchant = await somebody()
    await signIn(merchant, mall, 'merchant@galleria.test')
    const order = await call<{ tradeOrderLineList: { id: string }[] }>(
      page,
      mall,
      '/sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
      { id: orderId },
    )
    const applyFor = async (reason: string) => {
      await page.goto(
        `/buyer/as-apply?tradeOrderId=${orderId}&tradeOrderLineId=${order.tradeOrderLineList.map((line) => line.id).join()}&asType=SALE_REFUND`,
      )
      await expectSoon(
        () => page.getByRole('checkbox').isChecked(),
        true,
        'the line that the address names',
      )
      await page.getByLabel('Reason').selectOption({ label: reason })
      await seen(page, 'Send application').click()
      await page.getByRole('link', { name: 'Follow the application' }).click()
      await page.waitForURL(/\/buyer\/as\/detail\//)
      return new URL(page.url()).pathname.split('/').at(-1)
    }
    await call(merchant, mall, '/sapi/mall-merchant/reverseorder/reject', {
      id: await applyFor('Arrived too late'),
      reason: 'It was delivered a day early.',
    })
    await untilStatus(page, mall, 'REVERSE_CLOSE', 'Closed')
    await page.getByText(/has declined your application/).waitFor()
    await page.getByText('It was delivered a day early.').waitFor()
    await expectNoBarriers(page)
    await call(merchant, mall, '/sapi/mall-merchant/reverseorder/approve', {
      id: await applyFor('Another reason'),
    })
    await untilStatus(page, mall, 'REFUND_FAIL', 'Refund failed')
    await page.getByText('sorry, refund failed').waitFor()
    await page.getByText(/We’ll keep trying automatically/).waitFor()
    await expectNoBarriers(page)
  },
  [390],
)

journey(
  'after-sales: money that the bank sends back after all was done is owed again, and the page says what happened',
  async ({ mall, page, somebody }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, await newMember(mall))
    const { orderId } = await buyDesks(page, mall, { outcome: 'refund_returned' })
    const merchant = await somebody()
    await signIn(merchant, mall, 'merchant@galleria.test')
    const {
      tradeOrderLineList: [line],
    } = await call<{ tradeOrderLineList: { id: string }[] }>(
      page,
      mall,
      '/sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
      { id: orderId },
    )
    const asked = {
      tradeOrder: { id: orderId },
      reverseTradeOrderLineList: [{ tradeOrderLine: { id: line?.id }, reverseQty: 1 }],
    }
    const { availableRefundAmt } = await call<{ availableRefundAmt: { value: number } }>(
      page,
      mall,
      '/api/trantor/flow/trade_RenderReverseTradeOrderForApplyFlow',
      asked,
    )
    const { id } = await call<{ id: string }>(
      page,
      mall,
      '/api/trantor/flow/trade_InitiateReverseOrderOnlyRefundFlow',
      { ...asked, applyRefundAmt: availableRefundAmt, reverseReason: 'OTHER' },
    )
    await call(merchant, mall, '/sapi/mall-merchant/reverseorder/approve', { id })
    await page.goto(`/buyer/as/detail/${id}`)
    await untilStatus(page, mall, 'REFUND_FAIL', 'Refund failed')
    const history = await page.getByRole('main').innerText()
    expectThat(
      /The bank sent the money back to us[^]*Money refunded/.test(history),
      `what has happened, newest first: ${history}`,
    )
    await expectNoBarriers(page)
  },
  [390, 1280],
)

journey(
  '[AS-106] after-sales: whoever has no session signs in first',
  async ({ page }) => {
    await enterIn(page, 'site=DE&lang=en')
    for (const path of [
      '/buyer/as',
      '/buyer/as-apply?tradeOrderId=ord_01jd4vr6f5e7s8kq2m3n4p5q6r',
      '/buyer/as/detail/asv_01jd4vr6f5e7s8kq2m3n4p5q6r',
    ]) {
      await page.goto(path)
      await page.waitForURL(/\/login\?to=/)
      expectEqual(
        new URL(page.url()).searchParams.get('to'),
        path,
        'where the reader is led back to',
      )
    }
  },
  [390],
)

journey(
  'after-sales: an application is sent and cancelled without script',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, await newMember(mall))
    const { orderId } = await buyDesks(page, mall)
    await page.goto(`/buyer/as-apply?tradeOrderId=${orderId}&asType=SALE_REFUND`)
    await page.getByLabel('What has happened?').fill('Too bright.')
    await page.getByRole('button', { name: /^One more of/ }).click()
    await page.getByText(/^2 × /).waitFor()
    await expectSoon(
      () => page.getByLabel('What has happened?').inputValue(),
      'Too bright.',
      'what was typed before',
    )
    await page.getByRole('button', { name: 'Send application' }).click()
    await page.getByText('please select reason').waitFor()
    await page.getByLabel('Reason').selectOption({ label: 'Another reason' })
    await page.getByRole('button', { name: 'Send application' }).click()
    await page.getByText('your application has been submitted').waitFor()
    await page.getByText('won’t send anything else while your refund application is open').waitFor()
    await page.getByRole('link', { name: 'Follow the application' }).click()
    await page.getByRole('button', { name: 'Cancel application' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel application' }).click()
    await page.getByText('The application has been cancelled').waitFor()
  },
  [1280],
  { javaScript: false },
)

journey(
  'after-sales: an application can be made by keyboard alone',
  async ({ mall, page, somebody }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, await newMember(mall))
    const { orderId } = await buyDesks(page, mall)
    const merchant = await somebody()
    await signIn(merchant, mall, 'merchant@galleria.test')
    await receive(page, merchant, mall, orderId)
    await page.goto(`/buyer/as-apply?tradeOrderId=${orderId}&asType=SALE_REFUND`)
    await tabTo(page, /^One more of/)
    await page.keyboard.press('Enter')
    await page.getByText(/^2 × /).waitFor()
    await tabTo(page, /^Refund amount/)
    await page.keyboard.press('Control+A')
    await page.keyboard.type('3.5')
    // Enter in a field is not the wish to send.
    await page.keyboard.press('Enter')
    await tabTo(page, /^Reason/)
    await page.keyboard.type('Not as')
    await tabTo(page, /^What has happened/)
    await page.keyboard.type('Darker than on the picture.')
    await tabTo(page, 'Send application')
    await page.keyboard.press('Enter')
    await page.waitForURL(/applied=/)
    await tabTo(page, 'Follow the application')
    await page.keyboard.press('Enter')
    await page.getByText('Not as described').waitFor()
    await page.getByText('€3.50').first().waitFor()
    await tabTo(page, 'Cancel application')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await tabTo(page, 'Cancel application', 10, true)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Cancelled by you' }).waitFor()
  },
  [1280],
)
