import { expectNoBarriers, expectThat, journey, expectSoon } from './journey.ts'
import {
  addToCart,
  enterIn,
  findGoods,
  newMember,
  order,
  payAtProvider,
  signInBackoffice,
} from './steps.ts'

for (const theme of ['light', 'dark'] as const)
  journey(
    `the back office has nothing for somebody without a shop, says so, and shows the ways on, ${theme}`,
    async ({ mall, page }) => {
      const email = await newMember(mall, 'Maximiliane-Friederike Hohenstein-Wolke')
      await signInBackoffice(page, email)
      await page
        .getByRole('heading', { level: 1, name: 'This account belongs to no shop' })
        .waitFor()
      await page.getByText(email).waitFor()
      await expectNoBarriers(page)
      expectThat(
        await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
        'the page is wider than the screen',
      )
      await expectSoon(
        () => page.getByRole('link', { name: 'Apply for a shop of your own' }).getAttribute('href'),
        '/merchant/apply',
        'where one applies',
      )
      await page.getByRole('button', { name: 'Sign out' }).click()
      await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
      // Somebody of a shop finds no desk of the operator's.
      await signInBackoffice(page, 'wouter@oud-eik.test')
      await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
      await page.goto('/backoffice/operator/applications')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expectNoBarriers(page)
      await expectSoon(() => page.getByText('Applications').count(), 0, 'a list of applications')
    },
    [1280, 390],
    { theme },
  )

for (const theme of ['light', 'dark'] as const)
  journey(
    `a guest has no after-sales requests, and is asked for a code where one is made; without an order for a sign-in, ${theme}`,
    async ({ mall, page, width }) => {
      await enterIn(page, 'site=DE&lang=en')
      const [lamp = ''] = await findGoods(mall, 'table lamp')
      await addToCart(page, lamp)
      await order(page, `guest-${width}-${theme}@galleria.test`)
      await payAtProvider(page)
      await page.getByRole('heading', { name: /Thank you|paid/i }).waitFor()
      await page.goto('/buyer/as')
      await page.getByRole('heading', { level: 1, name: 'After-sales' }).waitFor()
      await expectNoBarriers(page)
      // A guest has no menu beside the page: the search is as wide as there is room.
      const search = await page.getByRole('main').getByRole('searchbox').first().boundingBox()
      expectThat((search?.width ?? 0) > 300, `the search is ${search?.width} wide`)
      await page.goto('/buyer/orders')
      const detail = page.getByRole('main').locator('a[href^="/buyer/order/detail/"]').first()
      const orderId = (await detail.getAttribute('href'))?.split('/').at(-1) ?? ''
      await page.goto(`/buyer/as-apply?tradeOrderId=${orderId}`)
      await page.waitForURL(/\/buyer\/as-account\?/)
      await page.getByText('You ordered without an account.').waitFor()
      await expectNoBarriers(page)
      await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
      await page.waitForURL(/\/login\?to=/)
      expectThat(
        decodeURIComponent(page.url()).includes(`/buyer/as-apply?tradeOrderId=${orderId}`),
        'signing in leads back to the application',
      )
      // Somebody without an order signs in at once.
      await page.context().clearCookies()
      await enterIn(page, 'site=DE&lang=en')
      await page.goto(`/buyer/as-apply?tradeOrderId=${orderId}`)
      await page.waitForURL(/\/login\?to=/)
      await page.getByText('You need an account for refunds and returns.').waitFor()
      await expectNoBarriers(page)
    },
    [1280, 390],
    { theme },
  )
