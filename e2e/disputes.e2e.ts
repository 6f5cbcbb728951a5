import { call, placeOrder, type Placed } from './call-steps.ts'
import { expectNoBarriers, expectThat, journey, reloadUntil } from './journey.ts'
import { signInBackoffice } from './steps.ts'
import type { RunningMall } from './start-mall.ts'

/** A guest pays by a card whose owner disputes each payment at once. */
async function payAndDispute(
  who: Parameters<typeof placeOrder>[0],
  mall: RunningMall,
): Promise<Placed> {
  const placed = await placeOrder(who, mall, { email: 'kim@galleria.test' })
  const { redirectInfo } = await call<{ redirectInfo: { clientSecret: string } | null }>(
    who,
    mall,
    '/sapi/mall-pay/payment/firstPay',
    { payChannel: 'STRIPE_PAY_PC', contractId: placed.contractId },
  )
  const secret = redirectInfo?.clientSecret ?? ''
  const paid = await fetch(
    `${mall.lab}/stripe/v1/payment_intents/${secret.split('_secret_')[0]}/confirm`,
    {
      method: 'POST',
      body: new URLSearchParams({
        key: 'pk_test_galleriademo1',
        client_secret: secret,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': '4000000000000259',
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': '44',
        'payment_method_data[card][cvc]': '123',
        use_stripe_sdk: 'true',
      }),
    },
  )
  expectThat(paid.ok, 'the card is charged')
  return placed
}

journey(
  'a disputed payment is on the list with the day until which it can be answered; an answer without words is refused at its field, one that convinces brings the money back',
  async ({ mall, page, context }) => {
    const { orderId } = await payAndDispute(context, mall)
    const { tradeOrderCode } = await call<{ tradeOrderCode: string }>(
      context,
      mall,
      '/sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
      { id: orderId },
    )
    await signInBackoffice(page, 'operator@galleria.test')
    await page.getByRole('link', { name: 'Money to look at' }).click()
    await page.getByRole('heading', { level: 1, name: 'Money to look at' }).waitFor()
    const card = page.getByRole('listitem').filter({ hasText: tradeOrderCode })
    await reloadUntil(page, card)
    await card.getByRole('heading', { name: /Disputed payment$/ }).waitFor()
    await card.getByText('Answer until').waitFor()
    await card.getByText('Waits for our answer').waitFor()
    await expectNoBarriers(page)

    await card.getByRole('button', { name: 'Answer the dispute …' }).click()
    const form = page.getByRole('form', { name: 'Answer the dispute' })
    await form.getByRole('button', { name: 'Answer the dispute' }).click()
    await form.getByText('Please say what happened; the bank decides by it.').waitFor()
    await expectNoBarriers(page)
    await form.getByRole('textbox').fill('winning_evidence')
    await form.getByRole('button', { name: 'Answer the dispute' }).click()
    await page.getByText('Your answer is on its way to the bank.').waitFor()
    await page.getByRole('link', { name: 'Dealt with' }).click()
    await reloadUntil(page, card)
    await card.getByText('Won: the money is back').waitFor()
    await card.getByText('Resolved by itself').waitFor()
    await expectNoBarriers(page)
  },
)
