/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core'
import { call, putInCart, signIn } from './call-steps.ts'
import { expectEqual, expectThat, journey } from './journey.ts'
import { onShelf } from './shelf-steps.ts'
import type { RunningMall } from './start-mall.ts'
import { untilHydrated, enterIn, findGoods, newMember } from './steps.ts'

/**
 * What differs from storefront to storefront, where a person meets it: in header, menu, footer and
 * cart.
 */

const germany = [
  'PayPal',
  'Visa',
  'Mastercard',
  'Maestro',
  'Amex',
  'Google Pay',
  'Apple Pay',
  'Klarna',
  'Billie',
]
const base = germany.slice(0, -1)
const ways: Readonly<Record<string, readonly string[]>> = {
  DE: germany,
  NL: [...germany, 'iDEAL', 'Bancontact'],
  ES: [...base, 'Multibanco', 'MB Way'],
  SE: [...base, 'Swish'],
  FR: [...base, 'Carte Bleue', 'Discover', 'JCB', 'UnionPay', 'Diners'],
  IT: [...base, 'Satispay'],
  PL: [...base, 'Blik', 'Przelewy24', 'Paypo'],
  UK: [...base, 'Clearpay'],
}
const EIGHT = [
  'Germany',
  'Netherlands',
  'Spain',
  'Sweden',
  'France',
  'Italy',
  'Poland',
  'United Kingdom',
]

journey(
  '[STF-007, STF-008, STF-009, STF-010, STF-011, STF-012, STF-013, STF-014, STF-015] the foot of every page shows the ways to pay of its storefront, and there are no others than the eight',
  async ({ page }) => {
    const shown = async () => {
      const heading = page.getByRole('contentinfo').getByRole('heading', { name: 'Ways to pay' })
      await heading.scrollIntoViewIfNeeded()
      // What is below the screen is drawn once it is near.
      await page.waitForFunction(() =>
        document.querySelector('footer')?.innerText.includes('PayPal'),
      )
      return heading.locator('xpath=following-sibling::ul[1]/li').allInnerTexts()
    }
    for (const [site, expected] of Object.entries(ways)) {
      await page.goto(`/?site=${site}&lang=en`)
      expectEqual(await shown(), [...expected], `${site} shows`)
    }
    // The last one was Britain: a place that is no storefront of ours is not gone to, nor does it
    // show something of its own.
    await page.goto('/?site=AT&lang=en')
    expectEqual(await shown(), [...(ways['UK'] ?? [])], 'a place without a storefront shows')
    await page.locator('header details[name=header] > summary[aria-label^="Language"]').click()
    const places = await page
      .locator('header details[name=header] button[name=site]')
      .allInnerTexts()
    expectEqual(
      places.map((text) => EIGHT.find((name) => text.startsWith(name))),
      EIGHT,
      'the menu leads to',
    )
  },
  [1280],
)

journey(
  '[HDR-005, HDR-014] the header shows a switch of language and storefront; using it keeps the page, changes its language and prices, and the mall writes to that person in it from then on',
  async ({ mall, page }) => {
    await signIn(page, mall, await newMember(mall))
    const [desk = ''] = await findGoods(mall, 'desk')
    const remembered = async () => {
      const { profile } = await call<{ profile: { language: string; site: string } }>(
        page,
        mall,
        '/auth/web/user/export',
        {},
      )
      return [profile.language, profile.site]
    }
    const open = () =>
      page.locator('header details[name=header] > summary:has(svg)').first().click()
    const changeTo = async (name: string, value: string) => {
      await open()
      await page
        .locator(`header details[name=header] button[name=${name}][value="${value}"]`)
        .click()
      await page.waitForFunction(
        ([attribute, wanted]) =>
          attribute === 'language'
            ? document.documentElement.lang === wanted
            : document.cookie.includes(`site=${wanted}`),
        [name, value] as const,
      )
    }
    await enterIn(page, 'site=DE&lang=en')
    await page.goto(desk)
    await untilHydrated(page)
    const path = new URL(page.url()).pathname
    await changeTo('language', 'nl')
    expectEqual(new URL(page.url()).pathname, path, 'the page stays at')
    expectThat(
      (await page.getByRole('main').innerText()).includes('In winkelwagen'),
      'the page does not speak Dutch',
    )
    expectEqual(await remembered(), ['nl', 'DE'], 'the mall remembers')
    await changeTo('site', 'UK')
    expectEqual(new URL(page.url()).pathname, path, 'the page stays at')
    expectThat((await page.getByRole('main').innerText()).includes('£'), 'no price in pounds')
    expectEqual(await remembered(), ['nl', 'UK'], 'the mall remembers')
  },
  [1280],
)

journey(
  '[HDR-005] without script the switch works as well',
  async ({ page }) => {
    await enterIn(page, 'site=DE&lang=en')
    await page.goto('/article/36001')
    await page.locator('header details[name=header] > summary:has(svg)').first().click()
    await page.locator('header details[name=header] button[name=language][value=fr]').click()
    await page.waitForURL((url) => url.pathname === '/article/36001')
    expectEqual(await page.getAttribute('html', 'lang'), 'fr', "the page's language")
  },
  [1280],
  { javaScript: false },
)

journey(
  '[CART-009] with nothing selected the button to checkout is disabled, and it leads there again once something is',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    await putInCart(page, mall, 'desk')
    await page.goto('/cart')
    await untilHydrated(page)
    const button = page.getByRole('button', { name: 'Go to checkout' }).filter({ visible: true })
    const link = page.getByRole('link', { name: 'Go to checkout' }).filter({ visible: true })
    expectEqual([await button.count(), await link.count()], [0, 1], 'button and link before')
    const tick = page.getByRole('main').getByRole('checkbox').first()
    await tick.click()
    await button.first().waitFor()
    expectEqual(
      [await button.first().isDisabled(), await link.count()],
      [true, 0],
      'disabled, and links to checkout',
    )
    await tick.click()
    await link.first().waitFor()
    await link.first().click()
    await page.waitForURL((url) => url.pathname === '/checkout')
  },
  [1280],
)

type OrderLine = {
  sku: { id: number; item: { id: number } }
  tradeQty: number
  lineGroupTypeDict: string | null
}
/**
 * The first of these orders of which everything can be bought again; other journeys buy from the
 * same shelves, so where there is none the first is filled up.
 */
async function firstInStock(page: Page, mall: RunningMall, orders: Locator[]) {
  let sold: { bought: Locator; lines: OrderLine[] } | undefined
  for (const bought of orders) {
    const link = bought.locator('a[href^="/buyer/order/detail/"]').first()
    const { tradeOrderLineList: lines } = await call<{ tradeOrderLineList: OrderLine[] }>(
      page,
      mall,
      '/sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
      { id: (await link.getAttribute('href'))?.split('/').at(-1) },
    )
    // What is in a set counts with the set.
    if (lines.some(({ lineGroupTypeDict }) => lineGroupTypeDict)) continue
    const isThere = await Promise.all(
      lines.map(async ({ sku, tradeQty }) => {
        const { skuList } = await call<{ skuList: { id: number; availableQty: number }[] }>(
          page,
          mall,
          '/sapi/mall-item/item/detail',
          { id: sku.item.id },
        )
        return (skuList.find(({ id }) => id === sku.id)?.availableQty ?? 0) >= tradeQty + 10
      }),
    )
    if (isThere.every(Boolean)) return { bought, lines }
    sold ??= { bought, lines }
  }
  if (!sold) throw new Error('she has bought nothing but sets')
  for (const { sku, tradeQty } of sold.lines)
    await onShelf(
      mall,
      `update stock set on_hand = reserved + ${Math.ceil(tradeQty) + 10} where sku_id = $1`,
      sku.id,
    )
  return sold
}

journey(
  '[CART-001, ORD-120, ORD-121, ORD-159] /cart opens the cart, says so when something is sold out, and is where buying again leads, with the lines of the order and a word on how many pieces they are',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    const heading = page.getByRole('heading', { level: 1, name: /^Basket/ })
    await putInCart(page, mall, 'desk')
    await page.goto('/cart')
    await heading.waitFor()
    await page.goto('/cart?notice=soldOut')
    await heading.waitFor()
    await page.getByRole('main').getByText('Something has just been sold out').first().waitFor()
    await signIn(page, mall, 'anna@galleria.test')
    const listCart = async () => {
      const { cartLineList } = await call<{
        cartLineList: { sku: { id: number }; skuQty: number }[]
      }>(page, mall, '/sapi/mall-order/cartline/list', {})
      return new Map(cartLineList.map(({ sku, skuQty }) => [sku.id, skuQty]))
    }
    const before = await listCart()
    await page.goto('/buyer/orders?status=finished')
    const again = page.getByRole('article').filter({
      has: page.getByRole('button', { name: 'Buy again' }),
    })
    await again.first().waitFor()
    const { bought, lines } = await firstInStock(page, mall, await again.all())
    const pieces = lines.reduce((sum, { tradeQty }) => sum + tradeQty, 0)
    await untilHydrated(page)
    await bought.getByRole('button', { name: 'Buy again' }).click()
    await page
      .getByRole('status')
      .getByText(`${pieces} ${pieces === 1 ? 'item' : 'items'} added to your basket`, {
        exact: true,
      })
      .waitFor()
    await page.waitForURL((url) => url.pathname === '/cart')
    await heading.waitFor()
    const after = await listCart()
    const wanted = new Map(before)
    for (const { sku, tradeQty } of lines) wanted.set(sku.id, (wanted.get(sku.id) ?? 0) + tradeQty)
    expectEqual(
      [...after].toSorted(([a], [b]) => a - b),
      [...wanted].toSorted(([a], [b]) => a - b),
      'the cart holds what it did and the lines of the order',
    )
  },
  [1280],
)
