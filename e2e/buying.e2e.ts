import { findSkus, placeOrder, signIn } from './call-steps.ts'
import { expectEqual, expectNoBarriers, expectSoon, expectThat, journey } from './journey.ts'
import {
  addToCart,
  enterIn,
  fillAddress,
  findGoods,
  order,
  payAtProvider,
  leaveForDemoPayment,
  seen,
  tabTo,
  untilHydrated,
  untilInCart,
  untilMailed,
  newMember,
  orderByDemoPayment,
} from './steps.ts'

journey(
  '[STF-004, CART-007, PAY-030, ORD-017, ORD-117] a guest finds a desk, pays, the merchant ships it, the guest confirms receipt',
  async ({ mall, page, width, another }) => {
    const email = `guest-${width}@galleria.test`
    await enterIn(page, 'site=DE&lang=en')
    await page.goto('/search?keyword=writing+desk')
    await page.getByRole('heading', { level: 1 }).waitFor()
    // Of the house shop, whose merchant ships it: what there is most of may be another shop's.
    const [desk] = await findSkus(mall, 'writing desk', { shopId: 5 })
    await addToCart(page, desk?.path ?? '')
    await expectNoBarriers(page)
    await seen(page, 'Go to checkout').click()
    await page.waitForURL(/\/checkout/)
    await expectNoBarriers(page)
    await order(page, email)
    await payAtProvider(page)
    await page.waitForURL(/\/buyer\/pay-result/)
    await page.getByRole('heading', { name: /Thank you|paid/i }).waitFor()
    await page.getByText(`We’ve emailed a confirmation to ${email}.`).waitFor()
    await page.getByText('Lange Reihe 5a').waitFor()
    await page.getByText(/^Arrives by /).waitFor()
    await expectNoBarriers(page)
    await page.getByRole('link', { name: 'Create an account' }).click()
    await page.waitForURL(/\/signup/)
    await expectSoon(
      () => page.getByLabel('Email address').inputValue(),
      email,
      'the address of the order is filled in',
    )
    await page.goBack()
    await page.getByRole('main').locator('a[href^="/buyer/order/detail/"]').first().click()
    await page.waitForURL(/\/buyer\/order\/detail\//)
    await expectNoBarriers(page)
    const code = /\d{12}/.exec(await page.getByRole('main').innerText())?.[0] ?? ''

    const merchant = await another()
    await merchant.goto('/backoffice/login')
    await merchant.getByLabel('Email').fill('merchant@galleria.test')
    await merchant.getByLabel('Password', { exact: true }).fill('galleria-demo')
    await merchant.getByRole('button', { name: 'Sign in' }).click()
    await merchant.getByRole('heading', { name: /Today/ }).waitFor()
    const found = await merchant.evaluate(
      async (keyword) =>
        (
          await fetch('/sapi/mall-merchant/order/page', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ keyword }),
          })
        ).json() as Promise<{ data: { id: string }[] }>,
      code,
    )
    await merchant.goto(`/backoffice/orders/${found.data[0]?.id}`)
    await merchant.getByRole('button', { name: 'Ship', exact: true }).first().click()
    const form = merchant.getByRole('form', { name: 'Ship' })
    await form.getByLabel('Carrier').selectOption({ label: 'DHL' })
    await form.getByLabel('Tracking number').fill(`GX${Date.now()}`)
    await expectNoBarriers(merchant)
    await form.getByLabel('Tracking number').press('Enter')
    const sent = merchant.waitForResponse((answer) =>
      answer.url().endsWith('/mall-merchant/order/ship'),
    )
    await merchant.getByRole('button', { name: 'Confirm shipment' }).click()
    expectEqual((await sent).status(), 200, 'shipping answers')

    await page.reload()
    await seen(page, 'Confirm receipt').click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Confirm|received/i })
      .click()
    await page.waitForURL(/\/confirm-success\?orderId=ord_/)
    await page.getByText('successfully received', { exact: false }).waitFor()
    await expectNoBarriers(page)
    await untilMailed(mall, email, 'on its way')
  },
  undefined,
  { isMainWay: true },
)

journey(
  '[PAY-054, PAY-056, PAY-121, PAY-122] a payment that was started and left is warned about before another begins',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    await page.goto((await placeOrder(page, mall, { email: 'twice@galleria.test' })).prePay)
    await leaveForDemoPayment(page)
    await page.waitForURL(/\/mockpay\/pay\//)
    await page.goto('/buyer/orders')
    await seen(page, 'Continue payment').click()
    const warning = page.getByRole('dialog')
    await warning.getByText(/already started a payment/).waitFor()
    await expectNoBarriers(page)
    await warning.getByRole('button', { name: /pay again/i }).click()
    await page.waitForURL(/\/buyer\/pre-pay/)
    await payAtProvider(page)
    await page.getByRole('heading', { name: /Thank you|paid/i }).waitFor()
  },
  [1280],
)

journey(
  '[PAY-063] a declined payment says so and can be tried again',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    await page.goto((await placeOrder(page, mall, { email: 'declined@galleria.test' })).prePay)
    await payAtProvider(page, 'Decline')
    await page.waitForURL(/\/buyer\/pay-result/)
    await seen(page, /again/i).waitFor()
    await expectNoBarriers(page)
  },
  [390],
)

journey(
  'the whole way from item to paid order works without script',
  async ({ mall, page }) => {
    const [chair] = await findGoods(mall, 'dining chair')
    await enterIn(page, 'site=DE&lang=en')
    await page.goto(chair ?? '')
    await page.getByRole('button', { name: 'Add to basket', exact: true }).click()
    await page.waitForURL(/\/cart/)
    await page.goto('/checkout')
    await fillAddress(page, 'noscript@galleria.test')
    await seen(page, /Save|Use this address|Deliver/).click()
    await orderByDemoPayment(page)
    await payAtProvider(page)
    await page.waitForURL(/\/buyer\/pay-result/)
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
  [1280],
  { javaScript: false },
)

journey(
  '[ORD-115] an unpaid order has no receipt to confirm; cancelling it asks first, and pressing again within 60 ms is the same cancel',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    const { orderId } = await placeOrder(page, mall, { email: 'cancel@galleria.test' })
    await page.goto(`/buyer/confirm/${orderId}`)
    expectEqual(
      new URL(page.url()).pathname,
      `/buyer/order/detail/${orderId}`,
      'where the confirm page of an unpaid order leads',
    )
    await page.clock.install()
    await page.goto('/buyer/orders')
    await untilHydrated(page)
    await page
      .getByRole('button', { name: /^Cancel/ })
      .first()
      .click()
    // The question closes with the first press: the form behind it is pressed again.
    const form = await page
      .getByRole('dialog')
      .locator('form', { hasText: 'Cancel order' })
      .elementHandle()
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
    })
    const press = () => form?.evaluate((one) => (one as HTMLFormElement).requestSubmit())
    const pass = async (millis: number) => {
      await page.clock.runFor(millis)
      // A request that was made meanwhile is known a moment later.
      await page.evaluate(() => fetch('/favicon.svg').then(() => undefined))
      return sent.length
    }
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
    await press()
    expectEqual(await pass(59), 0, 'cancels sent 59 ms after the first press')
    await press()
    expectEqual(await pass(59), 0, 'cancels sent 59 ms after the second press')
    expectEqual(await pass(1), 1, 'cancels sent 60 ms after the second press')
    await page.clock.resume()
    await page
      .getByText(/cancel(l)?ed/i)
      .first()
      .waitFor()
    expectEqual(sent, ['/buyer/orders.data'], 'what was sent in all')
  },
  [1280],
)

journey(
  '[ORD-042] a member sees orders in every state, and each detail tells its story',
  async ({ mall, page, width }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, 'anna@galleria.test')
    for (const status of ['unpaid', 'unshipped', 'unreceived', 'finished', 'canceled']) {
      await page.goto(`/buyer/orders?status=${status}`)
      const link = page.getByRole('main').locator('a[href^="/buyer/order/detail/"]').first()
      if (status === 'unpaid') await link.waitFor().then(() => expectNoBarriers(page))
      await link.click()
      await page.waitForURL(/\/buyer\/order\/detail\//)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expectNoBarriers(page)
      if (width > 1000)
        expectThat(
          (await page.getByRole('main').locator('a[href^="/buyer/orders"]').count()) > 0,
          'the detail has no way back to the orders',
        )
    }
  },
)

journey('[ORD-035] somebody without orders is told so and led on', async ({ page, mall }) => {
  await enterIn(page, 'site=DE&lang=en')
  await signIn(page, mall, await newMember(mall))
  await page.goto('/buyer/orders')
  await page.getByText('no order information', { exact: false }).waitFor()
  await expectNoBarriers(page)
})

journey(
  'the way from item to order can be gone by keyboard alone',
  async ({ mall, page }) => {
    const [chair] = await findGoods(mall, 'dining chair')
    await enterIn(page, 'site=DE&lang=en')
    await page.goto(chair ?? '')
    await tabTo(page, 'Add to basket')
    await page.keyboard.press('Enter')
    await untilInCart(page)
    await page.goto('/cart')
    await tabTo(page, 'Go to checkout')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/checkout/)
    const typed: readonly [string, string][] = [
      ['First name', 'Kim'],
      ['Last name', 'Petersen'],
      ['Street', 'Lange Reihe'],
      ['House number', '5a'],
      ['Postcode', '20099'],
      ['Town or city', 'Hamburg'],
      ['Region', 'Hamburg'],
      ['Email address', 'keys@galleria.test'],
      ['Phone', '+49 4030123456'],
    ]
    await tabTo(page, 'Salutation')
    await page.keyboard.press('ArrowDown')
    for (const [label, text] of typed) {
      await tabTo(page, label)
      await page.keyboard.press('Control+A')
      await page.keyboard.type(text)
    }
    await tabTo(page, /Save|Use this address|Deliver/)
    await page.keyboard.press('Enter')
    // A group of choices is one stop: the arrow goes to the one before the first, which is the
    // last.
    await tabTo(page, /^PayPal/)
    await page.keyboard.press('ArrowUp')
    expectThat(
      await page.getByRole('radio', { name: /^Demo payment/ }).isChecked(),
      'the arrow chooses the demo payment',
    )
    await tabTo(page, 'Order with obligation to pay', 200)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/mockpay\/pay\//)
  },
  [1280],
)
