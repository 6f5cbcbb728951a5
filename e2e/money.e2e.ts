import { randomInt, randomUUID } from 'node:crypto'
import { expectEqual, expectNoBarriers, expectThat, journey } from './journey.ts'
import type { RunningMall } from './start-mall.ts'
import { signInBackoffice } from './steps.ts'

/** The provider takes money for something the mall knows nothing of; the mall finds it within a minute. */
async function takeStrayMoney(mall: RunningMall, minor: number): Promise<void> {
  const made = await fetch(`${mall.lab}/mockpay/v1/payments`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: 'Bearer mockpay-demo-key',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({
      reference: 'of-another-shop',
      amount: { minor, currency: 'EUR' },
      returnUrl: 'http://127.0.0.1:9/',
      webhookUrl: 'http://127.0.0.1:9/',
      description: 'x',
      locale: 'en',
    }),
  })
  const { checkoutUrl } = (await made.json()) as { checkoutUrl: string }
  const paid = await fetch(checkoutUrl, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'outcome=paid',
  })
  expectThat(paid.status < 400, 'the provider took the money')
}

journey(
  'money that belongs to nothing is found within a minute, and an operator sends it back or says what became of it',
  async ({ mall, page }) => {
    const [back, settled] = [randomInt(10_000, 50_000), randomInt(50_000, 90_000)]
    const nameOf = (minor: number) => `€${(minor / 100).toFixed(2)} · Money that belongs to nothing`
    await takeStrayMoney(mall, back)
    await takeStrayMoney(mall, settled)
    await signInBackoffice(page, 'operator@galleria.test')
    await page.getByRole('link', { name: 'Money to look at' }).click()
    await page.getByRole('heading', { level: 1, name: 'Money to look at' }).waitFor()
    const card = (minor: number) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: nameOf(minor) }) })
    for (const end = Date.now() + 75_000; Date.now() < end;) {
      await page.reload()
      await page.waitForLoadState('networkidle')
      if ((await card(settled).count()) > 0) break
    }
    await card(back).getByText('of-another-shop').waitFor()
    await expectNoBarriers(page)

    await card(settled).getByRole('button', { name: 'Settled outside …' }).click()
    const form = page.getByRole('form', { name: 'Settled outside' })
    await form.getByRole('button', { name: 'Settled outside' }).click()
    await form.getByText('Please say what was done; it stays in the books.').waitFor()
    await expectNoBarriers(page)
    await form.getByRole('textbox').fill('Paid by transfer 4711')
    await form.getByRole('button', { name: 'Settled outside' }).click()
    await card(settled).waitFor({ state: 'detached' })

    await card(back).getByRole('button', { name: 'Send back' }).click()
    await page.getByText('The money is on its way back.').waitFor()
    await page.getByRole('link', { name: 'Dealt with' }).click()
    await card(settled).getByText('Paid by transfer 4711').waitFor()
    expectEqual(
      await card(settled).getByText('Settled by hand', { exact: true }).count(),
      2,
      'how it ended, on its badge and in its history',
    )
    for (const end = Date.now() + 20_000; Date.now() < end;) {
      await page.reload()
      await page.waitForLoadState('networkidle')
      if ((await card(back).count()) > 0) break
    }
    await card(back).getByText('Resolved by itself').waitFor()
    await expectNoBarriers(page)
  },
)
