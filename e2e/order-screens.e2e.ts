/// <reference lib="dom" />
import type { Page } from 'playwright-core'
import { isInTurn } from '../tools/test/turn.ts'
import { buyDesks } from './after-sales-steps.ts'
import { call, placeOrder, signIn, type Who } from './call-steps.ts'
import { expectEqual, expectSoon, expectThat, findBarriers, journey } from './journey.ts'
import type { RunningMall } from './start-mall.ts'
import { enterIn, signInBackoffice } from './steps.ts'

/**
 * The screens of orders in another light and in words of another length. Each commit looks at one
 * of these in turn; `npm run prove -- journeys` at all of them.
 */
const looks = (['de', 'en', 'zh-CN'] as const).flatMap((language) =>
  (['light', 'dark'] as const).map((theme) => ({ language, theme })),
)
const wanted = looks.filter((_, place) => isInTurn(place, looks.length))

const LISTS = [
  '/buyer/orders',
  '/buyer/orders?tab=points',
  '/buyer/orders?keyword=qqqqqq',
  '/buyer/my-coupons',
]
const DESK = {
  merchant: [
    '/orders',
    '/orders/tracking-numbers',
    '/orders?status=UN_DELIVERY',
    '/promotions',
    '/sites',
  ],
  operator: [
    '/operator/orders',
    '/operator/coupons',
    '/operator/campaigns',
    '/operator/money',
    '/operator/pages',
  ],
} as const

for (const { language, theme } of wanted) {
  journey(
    `every screen of a buyer's orders is without barriers and fits, ${language}, ${theme}`,
    async ({ mall, page, width, somebody }) => {
      await enterIn(page, `site=DE&lang=${language}`)
      await signIn(page, mall, 'anna@galleria.test')
      await keepOneUnpaid(page, mall)
      await keepTwoUnderWay(page, await somebody(), mall)
      const orders = await findKinds(page, mall)
      expectThat(orders.length >= 8, `of ${orders.length} kinds only`)
      const wrong: string[] = []
      const seen = new Set<string>()
      const waiting = [...LISTS, ...orders.map((id) => `/buyer/order/detail/${id}`)]
      for (let path = waiting.shift(); path; path = waiting.shift()) {
        await page.goto(path)
        await page.getByRole('heading', { level: 1 }).first().waitFor()
        wrong.push(...(await lookAt(page, path, width)))
        for (const next of await findWays(page)) {
          const pattern = patternOf(next)
          if (seen.has(pattern)) continue
          seen.add(pattern)
          waiting.push(next)
        }
      }
      expectEqual(wrong, [], 'what is in the way')
      for (const way of ['/buyer/confirm/', '/buyer/express-trick/', '/buyer/as-apply'])
        expectThat(
          [...seen].some((pattern) => pattern.startsWith(way)),
          `no order led to ${way}`,
        )
    },
    [1280, 390],
    { theme, length: 3, isSweep: true },
  )

  journey(
    `every screen of a shop's and of the operator's orders is without barriers and fits, ${language}, ${theme}`,
    async ({ page, width }) => {
      const wrong: string[] = []
      for (const who of ['merchant', 'operator'] as const) {
        await page.context().clearCookies()
        await signInBackoffice(page, `${who}@galleria.test`)
        await page.context().addCookies([
          {
            name: 'backoffice-lang',
            value: language,
            url: new URL('/backoffice', page.url()).href,
          },
        ])
        for (const path of DESK[who]) {
          await page.goto(`/backoffice${path}`)
          await page.getByRole('main').getByRole('heading').first().waitFor()
          wrong.push(...(await lookAt(page, path, width)))
        }
      }
      expectEqual(wrong, [], 'what is in the way')
    },
    [1280, 390],
    { theme, length: 2, isSweep: true },
  )
}

journey(
  '[ORD-012] from the list of her orders somebody finds, pays, cancels, confirms, extends, tracks, asks for her money, buys again, and sees codes and invoices',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, 'anna@galleria.test')
    await keepOneUnpaid(page, mall)
    const offered = new Set<string>()
    for (const id of await findKinds(page, mall)) {
      await page.goto(`/buyer/order/detail/${id}`)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      const names = await page
        .getByRole('main')
        .locator('a, button')
        .evaluateAll((found) => found.map((one) => (one as HTMLElement).innerText.trim()))
      for (const name of names) offered.add(name.startsWith('invoice-') ? 'Invoice' : name)
    }
    const missing = [
      'Pay',
      'Cancel order',
      'Confirm receipt',
      'I need more time',
      'Track',
      'Return or refund',
      'Buy again',
      'Use the codes',
      'Invoice',
    ].filter((name) => !offered.has(name))
    expectEqual(missing, [], `not to be found among ${[...offered].join(', ')}`)

    const [first] = await findKinds(page, mall)
    await page.goto(`/buyer/order/detail/${first}`)
    const number = /\d{12}/.exec(await page.getByRole('heading', { level: 1 }).innerText())?.[0]
    const found = async () => {
      const links = page.getByRole('main').locator('a[href^="/buyer/order/detail/"]')
      const paths = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))
      return [...new Set(paths.map((path) => path?.split('?')[0]))]
    }
    await page.goto('/buyer/orders')
    await page.getByRole('searchbox', { name: 'Order number, item or recipient' }).fill(`${number}`)
    await page.keyboard.press('Enter')
    await expectSoon(found, [`/buyer/order/detail/${first}`], 'what is found by its number')
    await page.goto('/buyer/orders?status=unpaid')
    await page.getByRole('link', { name: 'Pay', exact: true }).first().waitFor()
  },
  [1280],
)

/**
 * Two parcels of one order: what the demo has on its way may have come by the time this is walked,
 * and one parcel asks nobody which.
 */
async function keepTwoUnderWay(who: Who, shop: Who, mall: RunningMall): Promise<void> {
  await signIn(shop, mall, 'merchant@galleria.test')
  const { orderId } = await buyDesks(who, mall)
  const order = await call<{ tradeOrderLineList: { id: string }[] }>(
    shop,
    mall,
    '/sapi/mall-merchant/order/detail',
    { id: orderId },
  )
  for (const number of [1, 2])
    await call(shop, mall, '/sapi/mall-merchant/order/ship', {
      orderId,
      carrierId: 2,
      serviceCode: `OS${number}${Date.now()}`,
      lines: order.tradeOrderLineList.map(({ id }) => ({ id, qty: 1 })),
    })
}

/** Her demo orders that wait for money are given up half an hour after the mall has opened. */
async function keepOneUnpaid(who: Who, mall: RunningMall): Promise<void> {
  const { total } = await call<{ total: number }>(
    who,
    mall,
    '/sapi/mall-order/web/order/pageTradeOrderForBuyer',
    { pageSize: 5, searchStatus: 'PENDING_PAY' },
  )
  if (total === 0) await placeOrder(who, mall)
}

/** One order of each state and kind that she has, the newest first. */
async function findKinds(who: Who, mall: RunningMall): Promise<string[]> {
  type Order = Record<'id' | 'displayStatus' | 'tradeType' | 'fulfillmentType', string> &
    Record<'isPreSale' | 'isInGroup', boolean> & { itemBusinessType: string | null }
  const { data } = await call<{ data: Order[] }>(
    who,
    mall,
    '/sapi/mall-order/web/order/pageTradeOrderForBuyer',
    { pageSize: 50 },
  )
  const kinds = Map.groupBy(data, (one) =>
    [
      one.displayStatus,
      one.tradeType,
      one.fulfillmentType,
      one.itemBusinessType,
      one.isPreSale,
      one.isInGroup,
    ].join(),
  )
  return [...kinds.values()].flatMap(([first]) => (first ? [first.id] : []))
}

/** Where the page itself leads, within what somebody bought. */
async function findWays(page: Page): Promise<string[]> {
  const links = await page
    .getByRole('main')
    .locator('a[href^="/buyer/"]')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
  return links.filter((path) =>
    /^\/buyer\/(confirm|express-trick|m-logistics|verify-code|gift-card|change-address|cancel|invoice|as-apply|pre-pay)\b/.test(
      path,
    ),
  )
}

function patternOf(path: string): string {
  return path.replace(/\b[a-z]+_[0-9a-z]{20,}/g, ':id')
}

async function lookAt(page: Page, path: string, width: number): Promise<string[]> {
  await page.waitForLoadState('networkidle')
  await page.locator('[data-stale]').first().waitFor({ state: 'detached' })
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  const found = await findBarriers(page)
  return [...found, ...(wide > width ? [`scrolls sideways by ${wide - width}`] : [])].map(
    (error) => `${path}: ${error}`,
  )
}
