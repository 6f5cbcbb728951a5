import { openChannel } from './card-steps.ts'
import { expectEqual, expectSoon, journey } from './journey.ts'
import { placeInLondon } from './pay-steps.ts'
import { untilHydrated } from './steps.ts'

/** The scripts of a channel, as its provider names them. */
const scriptsOf: Readonly<Record<string, readonly string[]>> = {
  ADYEN_PC: ['adyen.js'],
  KLARNA: ['api.js'],
  STRIPE_PAY_PC: ['stripe.js'],
  BRAINTREE: ['client.min.js', 'hosted-fields.min.js', 'three-d-secure.min.js'],
  AFFIRM_PC: ['affirm.js'],
}

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
    const { prePay } = await placeInLondon(page, mall)
    for (const [channel, scripts] of Object.entries(scriptsOf)) {
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
      const both = [...new Set([...before, ...scripts])].toSorted()
      await expectSoon(async () => [...asked].toSorted(), both, `scripts of ${channel}`)
    }
    expectEqual(await page.locator('details[open]').count(), 1, 'channels that are open')
  },
  [1280],
)
