import { fromWireId } from '@galleria/kernel/id'
import { runSql } from './account-steps.ts'
import { call } from './call-steps.ts'
import { openChannel, pressPay, typeAtStripe } from './card-steps.ts'
import { expectEqual, expectNoBarriers, expectSoon, journey } from './journey.ts'
import { placeAt, recordStatus, whereStripeIs } from './pay-steps.ts'

const MOST_DECLINED = 10

journey(
  'whose cards were declined ten times reads when the next one may be tried, and pays without one',
  async ({ mall, page }) => {
    const { contractId, prePay } = await placeAt(page, mall, whereStripeIs)
    const { redirectUrl } = await call<{ redirectUrl: string }>(
      page,
      mall,
      '/sapi/mall-pay/payment/firstPay',
      { payChannel: 'ADYEN_LINK', contractId },
    )
    for (let tried = 0; tried < MOST_DECLINED; tried += 1)
      await fetch(redirectUrl, {
        method: 'POST',
        body: new URLSearchParams({ outcome: 'declined', method: 'scheme' }),
        redirect: 'manual',
      })
    await expectSoon(
      () =>
        runSql(
          mall,
          `select count(*)::int as count from card_tries where contract_id = $1 and decline <> ''`,
          [fromWireId('contract', contractId)],
        ),
      [{ count: MOST_DECLINED }],
      'the cards that the mall has heard of',
    )
    await page.goto(prePay)
    const row = await openChannel(page, 'STRIPE_PAY_PC')
    await typeAtStripe(page, '4242424242424242')
    await pressPay(row)
    await row.getByText('Too many cards were declined in a short time.').waitFor()
    await row.getByText(/Please wait \d+ minutes, then you can try paying again/).waitFor()
    await row.getByText('Until then you can pay in any way that needs no card.').waitFor()
    await expectNoBarriers(page)
    await pressPay(await openChannel(page, 'MOCKPAY'))
    await page.waitForURL(/\/mockpay\/pay\//)
    await page.getByRole('button', { name: 'Pay now', exact: false }).first().click()
    await page.getByRole('heading', { name: /Thank you/ }).waitFor()
    expectEqual(await recordStatus(page, mall, contractId), 'PAY_SUCCESS', 'how the payment stands')
  },
)
