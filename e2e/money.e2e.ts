import { randomInt, randomUUID } from 'node:crypto'
import { expectNoBarriers, expectThat, journey, expectSoon, reloadUntil } from './journey.ts'
import { fromWireId } from '../packages/kernel/src/id.ts'
import type { RunningMall } from './start-mall.ts'
import { signInBackoffice } from './steps.ts'
import { runSql } from './account-steps.ts'
import { call, placeOrder, until } from './call-steps.ts'

/**
 * The provider takes money for something the mall knows nothing of; the mall finds it within a
 * minute.
 */
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
    await reloadUntil(page, card(settled))
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
    await expectSoon(
      () => card(settled).getByText('Settled by hand', { exact: true }).count(),
      2,
      'how it ended, on its badge and in its history',
    )
    await reloadUntil(page, card(back))
    await card(back).getByText('Resolved automatically').waitFor()
    await expectNoBarriers(page)
  },
)

journey(
  'an order whose provider is not set up any more is on the list within a minute, and an operator closes it with a note',
  async ({ mall, page, context, width }) => {
    const { orderId, contractId } = await placeOrder(context, mall, { email: 'kim@galleria.test' })
    const { paymentRecordId } = await call<{ paymentRecordId: string }>(
      context,
      mall,
      '/sapi/mall-pay/payment/firstPay',
      { payChannel: 'MOCKPAY', contractId },
    )
    expectThat(paymentRecordId, 'a payment was begun')
    const gone = `oldpay-${width}`
    // What is left of a provider whose settings were taken away: its name in the rows.
    const of = fromWireId('contract', contractId)
    await runSql(mall, `update payment_attempts set provider = $2 where contract_id = $1`, [
      of,
      gone,
    ])
    for (const table of ['orders', 'contracts'])
      await runSql(
        mall,
        `update ${table} set deadline_at = now() - interval '1 second' where ${table === 'orders' ? 'contract_id' : 'id'} = $1`,
        [of],
      )
    await signInBackoffice(page, 'operator@galleria.test')
    await page.getByRole('link', { name: 'Money to look at' }).click()
    await page.getByRole('heading', { level: 1, name: 'Money to look at' }).waitFor()
    const card = page.getByRole('listitem').filter({ hasText: gone })
    await reloadUntil(page, card)
    await card.getByRole('heading', { name: 'Payment that cannot be closed' }).waitFor()
    await expectNoBarriers(page)

    await card.getByRole('button', { name: 'Close unpaid …' }).click()
    const form = page.getByRole('form', { name: 'Close unpaid' })
    await form.getByRole('button', { name: 'Close unpaid' }).click()
    await form.getByText('Please say how you know; it stays in the history.').waitFor()
    await expectNoBarriers(page)
    await form.getByRole('textbox').fill('Their own desk shows it unpaid')
    await form.getByRole('button', { name: 'Close unpaid' }).click()
    await page.getByText('The payment is closed; its order follows.').waitFor()
    await card.waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Dealt with' }).click()
    await card.getByText('Their own desk shows it unpaid').waitFor()
    await until(
      async () =>
        (
          await runSql(mall, 'select status from orders where id = $1', [
            fromWireId('order', orderId),
          ])
        )[0]?.['status'] === 'CANCELED',
      'the order to be closed',
    )
  },
)

journey(
  'a parcel on the road that the books do not know is on the list, and an operator says what became of it',
  async ({ mall, page, width }) => {
    const number = `STRAY${width}${randomInt(1000, 9999)}`
    await runSql(
      mall,
      `insert into stray_parcels (id, status, carrier_code, number, reason, registered_at, found_at) values ($1, 'OPEN', 'dhl', $2, 'ORDER_UNKNOWN', now(), now())`,
      [randomUUID(), number],
    )
    await signInBackoffice(page, 'operator@galleria.test')
    await page.getByRole('link', { name: 'Parcels to look at' }).click()
    await page.getByRole('heading', { level: 1, name: 'Parcels to look at' }).waitFor()
    const card = page.getByRole('listitem').filter({ hasText: number })
    await card
      .getByRole('heading', { name: 'Parcel of an order that the books do not know' })
      .waitFor()
    await expectNoBarriers(page)

    await card.getByRole('button', { name: 'Dealt with …' }).click()
    const form = page.getByRole('form', { name: 'Dealt with' })
    await form.getByRole('button', { name: 'Dealt with' }).click()
    await form.getByText('Please say what became of it; it stays in the history.').waitFor()
    await form.getByRole('textbox').fill('A sample of the shop next door')
    await form.getByRole('button', { name: 'Dealt with' }).click()
    await page.getByText('Noted.').waitFor()
    await card.waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Dealt with' }).click()
    await card.getByText('A sample of the shop next door').waitFor()
    await expectNoBarriers(page)
  },
)
