import { openChannel } from './card-steps.ts'
import { expectEqual, expectSoon, journey } from './journey.ts'
import { london, placeAt, whereBraintreeIs, whereStripeIs, type Place } from './pay-steps.ts'
import { untilHydrated } from './steps.ts'

/** The scripts of a channel, as its provider names them. */
const scriptsOf: Readonly<Record<string, readonly string[]>> = {
  ADYEN_PC: ['adyen.js'],
  KLARNA: ['api.js'],
  STRIPE_PAY_PC: ['stripe.js'],
  BRAINTREE: ['client.min.js', 'hosted-fields.min.js', 'three-d-secure.min.js'],
  AFFIRM_PC: ['affirm.js'],
}
/** Where each is to be had. */
const places: readonly (readonly [Place, readonly string[]])[] = [
  [london, ['ADYEN_PC', 'KLARNA', 'AFFIRM_PC']],
  [whereStripeIs, ['STRIPE_PAY_PC']],
  [whereBraintreeIs, ['BRAINTREE']],
]

journey(
  '[PAY-111] the scripts of Stripe, Adyen, Klarna, Braintree and Affirm are asked for when a buyer opens their channel, each by its own, and none before',
  async ({ mall, page }) => {
    const asked = new Set<string>()
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url())
      // What a provider's own frame loads inside itself is the provider's matter.
      const isOfPage = request.frame() === page.mainFrame()
      if (request.resourceType() === 'script' && origin !== mall.url && isOfPage)
        asked.add(pathname.split('/').at(-1) ?? '')
    })
    for (const [place, channels] of places) {
      await page.context().clearCookies()
      const { prePay } = await placeAt(page, mall, place)
      for (const channel of channels) {
        // Nothing of the page before is still on its way.
        await page.goto('about:blank')
        asked.clear()
        await page.goto(prePay)
        await untilHydrated(page)
        const first = await page.locator('details[open]').getAttribute('data-channel')
        const before = scriptsOf[first ?? ''] ?? []
        await expectSoon(
          async () => [...asked].toSorted(),
          before,
          `scripts with ${first} alone open`,
        )
        await openChannel(page, channel)
        const both = [...new Set([...before, ...(scriptsOf[channel] ?? [])])].toSorted()
        await expectSoon(async () => [...asked].toSorted(), both, `scripts of ${channel}`)
      }
    }
    expectEqual(await page.locator('details[open]').count(), 1, 'channels that are open')
  },
  [1280],
)
