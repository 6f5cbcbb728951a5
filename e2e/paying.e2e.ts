import { setTimeout as sleep } from 'node:timers/promises'
import type { Request } from 'playwright-core'
import { fromWireId } from '../packages/kernel/src/id.ts'
import { runSql } from './account-steps.ts'
import { call, placeOrder } from './call-steps.ts'
import { expectEqual, expectNoBarriers, expectThat, journey, expectSoon } from './journey.ts'
import { enterIn, leaveForDemoPayment, payAtProvider, seen, untilHydrated } from './steps.ts'

journey(
  '[PAY-003, PAY-033, PAY-035, PAY-053] the payment page gives its place to the provider, whose result opens as pending; who goes back does not pay twice, who resumes elsewhere is told',
  async ({ mall, page, context }) => {
    await enterIn(page, 'site=DE&lang=en')
    const { contractId } = await placeOrder(page, mall, { email: 'replaced@galleria.test' })
    await page.goto('/buyer/orders')
    await page.goto(
      `/buyer/pre-pay?tradeId=${contractId}&buyerId=somebody&contractId=${contractId}`,
    )
    await page.getByRole('heading', { level: 1, name: 'Payment' }).waitFor()
    await untilHydrated(page)
    await leaveForDemoPayment(page)
    await page.waitForURL(/\/mockpay\/pay\//)
    const elsewhere = await context.newPage()
    await elsewhere.goto('/buyer/orders')
    await seen(elsewhere, 'Continue payment').waitFor()

    await page.getByRole('button', { name: 'Pay now' }).click()
    await page.waitForURL(/\/buyer\/pay-result/)
    const address = new URL(page.url()).searchParams
    expectEqual(
      [address.get('status'), address.get('tradeId')],
      ['PENDING', contractId],
      'the address of the result',
    )
    await page.getByRole('heading', { name: /Thank you|paid/i }).waitFor()
    await page.goBack()
    await page.waitForURL(/\/mockpay\/pay\//)
    await page.goBack()
    await page.waitForURL(/\/buyer\/orders/)

    await seen(elsewhere, 'Continue payment').click()
    await elsewhere.waitForURL(/\/buyer\/pay-result/)
    await elsewhere.getByRole('heading', { name: /Thank you|paid/i }).waitFor()
  },
  [1280],
)

journey(
  '[PAY-055] who resumes a payment that was declined is asked whether to pay again or to wait',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    await page.goto((await placeOrder(page, mall, { email: 'resumed@galleria.test' })).prePay)
    await payAtProvider(page, 'Decline')
    await page.waitForURL(/\/buyer\/pay-result/)
    await seen(page, /again/i).waitFor()
    await page.goto('/buyer/orders')
    await untilHydrated(page)
    // The answer is there before the orders are read again: who presses meanwhile is not passed
    // over.
    await page.route('**/buyer/orders.data', async (route) => {
      if (route.request().method() === 'GET') await sleep(3000)
      await route.continue()
    })
    await seen(page, 'Continue payment').click()
    const warning = page.getByRole('dialog')
    await warning.getByText(/already started a payment/).waitFor()
    await warning.getByRole('link', { name: /wait for result/ }).waitFor()
    await warning.getByRole('button', { name: /pay again/i }).click()
    await page.waitForURL(/\/buyer\/pre-pay/)
  },
  [390],
)

journey(
  '[PAY-059] while the bank is thinking the result is asked for every three seconds',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    await page.goto((await placeOrder(page, mall, { email: 'thinking@galleria.test' })).prePay)
    const asked: number[] = []
    const answered: number[] = []
    const isAbout = (request: Request) => request.url().endsWith('/sapi/mall-pay/payment/payResult')
    page.on('request', (one) => isAbout(one) && asked.push(performance.now()))
    page.on('requestfinished', (one) => isAbout(one) && answered.push(performance.now()))
    await payAtProvider(page, 'Leave pending')
    await page.waitForURL(/\/buyer\/pay-result/)
    await page.getByRole('heading', { name: /waiting for your bank/i }).waitFor()
    for (const end = performance.now() + 60_000; asked.length < 4 && performance.now() < end;)
      await page.waitForTimeout(200)
    const pauses = asked.slice(1).map((at, index) => at - (asked[index] ?? 0))
    expectThat(pauses.length >= 3, `asked four times, not ${asked.length} times`)
    // An answer takes its time on a busy machine: nothing is asked sooner, and not much later than
    // three seconds after it.
    for (const [index, pause] of pauses.entries()) {
      expectThat(pause > 2_900, `three seconds between questions, not ${pause} ms`)
      const rest = (asked[index + 1] ?? 0) - (answered[index] ?? 0)
      expectThat(rest < 5_000, `three seconds after an answer, not ${rest} ms`)
    }
    expectThat(Math.min(...pauses) < 3_600, `three seconds between questions, not ${pauses.join()}`)
  },
  [1280],
)

journey(
  '[PAY-114] who starts too many payments is told how long to wait, on the payment page itself',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    const { contractId, prePay } = await placeOrder(page, mall, { email: 'often@galleria.test' })
    for (let count = 0; count < 60; count += 1)
      await call(page, mall, '/sapi/mall-pay/payment/firstPay', {
        payChannel: 'MOCKPAY',
        contractId,
      })
    await page.goto(prePay)
    await leaveForDemoPayment(page)
    // Whatever channel is open says so.
    const open = page.locator('details[data-channel][open]')
    await open.getByText('Too many attempts in a short time.').waitFor()
    await open.getByText(/Please wait \d+ minutes?, then you can try paying again/).waitFor()
    expectThat(page.url().includes('/buyer/pre-pay'), 'the payment page stays')
    await expectSoon(
      () => open.getByRole('button', { name: 'Please wait' }).isDisabled(),
      true,
      'the button waits too',
    )
    await expectNoBarriers(page)
  },
  [390],
)

journey(
  'who began to pay at a provider whose settings are gone is told that nobody knows yet, wherever the payment is resumed, repeated or cancelled',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    const { contractId, prePay } = await placeOrder(page, mall, {
      email: 'unknown@galleria.test',
    })
    await page.goto(prePay)
    await untilHydrated(page)
    await leaveForDemoPayment(page)
    await page.waitForURL(/\/mockpay\/pay\//)
    await runSql(mall, `update payment_attempts set provider = 'gone' where contract_id = $1`, [
      fromWireId('contract', contractId),
    ])
    const heading = page.getByRole('heading', { name: 'We don’t know yet whether you have paid' })
    await page.goto(prePay)
    await untilHydrated(page)
    await leaveForDemoPayment(page)
    await heading.waitFor()
    await expectNoBarriers(page)

    await page.goto('/buyer/orders')
    await seen(page, 'Continue payment').click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /pay again/i })
      .click()
    await heading.waitFor()

    await page.goto('/buyer/orders')
    await untilHydrated(page)
    await page
      .getByRole('button', { name: /^Cancel/ })
      .first()
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Cancel order/ })
      .click()
    await page
      .getByText(/We don’t know yet whether you have paid: we can’t reach the payment provider/)
      .waitFor()
  },
)
