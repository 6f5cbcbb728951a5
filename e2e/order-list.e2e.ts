import { call, signIn } from './call-steps.ts'
import { expectEqual, expectNoBarriers, expectThat, journey, expectSoon } from './journey.ts'
import { enterIn, untilHydrated } from './steps.ts'

const LIST = '/sapi/mall-order/web/order/pageTradeOrderForBuyer'

journey(
  '[ORD-027] on a desk the order list has a tab for each state, a search and pages',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, 'anna@galleria.test')
    await page.goto('/buyer/orders')
    const tabs = page.getByRole('navigation', { name: 'Orders by status' })
    expectEqual(
      (await tabs.getByRole('link').allInnerTexts()).map((text) => text.replace(/\s*\d+$/, '')),
      ['All', 'Unpaid', 'In preparation', 'On the way', 'Finished', 'Cancelled'],
      'tabs',
    )
    const codes = () => page.getByRole('main').locator('article h2').allInnerTexts()
    const pages = page.getByRole('navigation', { name: 'Pages' })
    const first = await codes()
    await pages.getByRole('link', { name: 'Page 2', exact: true }).click()
    await page.waitForURL(/pageNo=2/)
    await pages.locator('[aria-current=page]', { hasText: '2' }).waitFor()
    const second = await codes()
    expectThat(second.length > 0 && second.join() !== first.join(), 'page two has other orders')
    await tabs.getByRole('link', { name: /^Finished/ }).click()
    await page.waitForURL(/status=finished/)
    await page.goto('/buyer/orders')
    const { data } = await call<{ data: { tradeOrderCode: string }[] }>(page, mall, LIST, {})
    const code = data[0]?.tradeOrderCode ?? ''
    await page.getByRole('main').getByRole('searchbox').fill(code)
    await page.getByRole('main').getByRole('searchbox').press('Enter')
    await page.waitForURL(new RegExp(code))
    await page.getByRole('main').getByText(code).first().waitFor()
    // The address is there before the page: what is gone says that the answer has come.
    await pages.waitFor({ state: 'detached' })
    await expectSoon(() => page.getByRole('main').locator('article').count(), 1, 'orders found')
    await expectNoBarriers(page)
  },
  [1280],
)

journey(
  '[ORD-028] on a phone the order list is cards, its states are a list to choose from, and more come while one scrolls',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, 'anna@galleria.test')
    await page.goto('/buyer/orders')
    await expectSoon(
      () => page.getByRole('navigation', { name: 'Orders by status' }).isVisible(),
      false,
      'tabs on a phone',
    )
    await expectSoon(
      () => page.getByRole('navigation', { name: 'Pages' }).isVisible(),
      false,
      'pages on a phone',
    )
    const cards = page.getByRole('main').locator('article')
    await expectSoon(() => cards.count(), 5, 'cards at first')
    await untilHydrated(page)
    await cards.last().scrollIntoViewIfNeeded()
    await cards.nth(9).waitFor()
    const state = page.getByRole('main').getByRole('combobox', { name: 'Status' })
    await state.selectOption('finished')
    await page.waitForURL(/status=finished/)
    await expectNoBarriers(page)
  },
  [390],
)
