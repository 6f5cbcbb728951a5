import { call } from './call-steps.ts'
import { expectEqual, expectSoon, expectThat, journey } from './journey.ts'
import { enterIn, findGoods, untilHydrated } from './steps.ts'

/** How long a page may be on its way here before something must be seen of it. */
const SLOW_MS = 1500

journey(
  'who turns a page without a mouse stands at its start and hears its title, and everybody sees that it is coming',
  async ({ page }) => {
    await enterIn(page, 'site=DE&lang=en')
    await page.goto('/article/36001')
    await untilHydrated(page)
    await page.route(/\.data/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
      await route.continue()
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sofas' }).click()
    await page.getByRole('progressbar', { name: 'Loading' }).waitFor()
    await page.waitForURL(/\/search/)
    await page.getByRole('progressbar', { name: 'Loading' }).waitFor({ state: 'detached' })
    await expectSoon(
      () => page.evaluate(() => document.activeElement?.id),
      'main',
      'the focus is at',
    )
    const title = await page.title()
    await page.locator('[aria-live=polite]').getByText(title).waitFor({ state: 'attached' })
    expectThat(/Sofas/.test(title), `the title is ${title}`)
  },
)

journey(
  'without a connection goods and links leave the page as it is, say why, and work again when it is back',
  async ({ page, context, mall }) => {
    await enterIn(page, 'site=DE&lang=en')
    const [path = ''] = await findGoods(mall, 'desk')
    await page.goto(path)
    await untilHydrated(page)
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    await page.waitForLoadState('networkidle')
    const stands = async () =>
      expectEqual(
        [new URL(page.url()).pathname, await page.getByRole('heading', { level: 1 }).innerText()],
        [path.split('?')[0], name],
        'the page is',
      )

    await context.setOffline(true)
    await page.getByRole('button', { name: 'Add to basket', exact: true }).click()
    await page
      .getByRole('alert')
      .getByText('You’re offline, so nothing has been added to your basket.')
      .waitFor()
    await stands()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sofas' }).click()
    await page.getByText('You’re offline.').waitFor()
    await stands()

    await context.setOffline(false)
    await page.getByText('You’re offline.').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Add to basket', exact: true }).click()
    await page.getByRole('banner').getByText('with 1 piece').waitFor({ state: 'attached' })
    const { cartLineList } = await call<{ cartLineList: unknown[] }>(
      page,
      mall,
      '/sapi/mall-order/cartline/list',
      {},
    )
    expectEqual(cartLineList.length, 1, 'lines in the cart')
  },
)
