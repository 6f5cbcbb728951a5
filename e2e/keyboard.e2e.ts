/// <reference lib="dom" />
import type { Page } from 'playwright-core'
import { putInCart, signIn } from './call-steps.ts'
import { expectEqual, findBarriers, journey } from './journey.ts'
import { untilHydrated, enterIn, findGoods, signInBackoffice } from './steps.ts'

journey(
  'every page of the mall is without barriers and can be gone through by keyboard alone: all that can be used is come to, is seen to have the focus, and lets go of it',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    const [item = ''] = await findGoods(mall, 'writing desk')
    await page.goto(item)
    const [shop, article] = [await findLink(page, '/shop/'), await findLink(page, '/article/')]
    await goThrough(page, [
      '/',
      '/search?category=desks',
      '/search?keyword=qqqqqq',
      item,
      shop,
      article,
      '/login',
      '/signup',
      '/reset-password',
      '/guest-order',
      '/cart',
      '/parts/inputs',
    ])
  },
  [1280],
  { length: 3, isSweep: true },
)

journey(
  "so can a buyer's own pages, from the cart to the application to sell here",
  async ({ mall, page, context }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(context, mall, 'anna@galleria.test')
    await putInCart(context, mall, 'table lamp')
    await page.goto('/buyer/orders')
    const orderPage = await findLink(page, '/buyer/order/detail/')
    await page.goto('/buyer/as')
    const reversePage = await findLink(page, '/buyer/as/detail')
    await page.goto('/buyer/comments')
    const reviewForm = await findLink(page, '/buyer/comment-add')
    await goThrough(page, [
      '/cart',
      '/checkout',
      '/buyer/index',
      '/buyer/orders',
      orderPage,
      '/buyer/as',
      reversePage,
      '/buyer/comments',
      reviewForm,
      '/buyer/addresses',
      '/merchant/apply',
    ])
  },
  [1280],
  { length: 4, isSweep: true },
)

journey(
  'so can the rooms of an account',
  async ({ mall, page, context }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(context, mall, 'anna@galleria.test')
    await goThrough(
      page,
      ['profile', 'password', 'email', 'mobile', 'bound', 'invitation', 'data', 'delete'].map(
        (room) => `/buyer/account/${room}`,
      ),
    )
  },
  [1280],
  { length: 2, isSweep: true },
)

journey(
  "so can every page of the back office, the shops' and the operator's",
  async ({ page }) => {
    const wrong: string[] = []
    for (const [who, paths] of Object.entries({
      merchant: [
        '/',
        '/orders',
        '/orders/tracking-numbers',
        '/orders/later?ids=ord_01jd4vr6f5e7s8kq2m3n4p5q6r',
        '/after-sales',
        '/after-sales-settings',
        '/promotions',
        '/promotions/pre-sales',
        '/items',
        '/sites',
        '/services',
        '/reviews',
      ],
      operator: [
        '/operator/applications',
        '/operator/sellers',
        '/operator/items',
        '/operator/disputes',
        '/operator/coupons',
        '/operator/campaigns',
        '/operator/money',
      ],
    })) {
      await page.context().clearCookies()
      await signInBackoffice(page, `${who}@galleria.test`)
      await page.waitForURL((url) => !url.pathname.endsWith('/login'))
      for (const path of paths) {
        await page.goto(`/backoffice${path}`)
        await page.getByRole('main').getByRole('heading').first().waitFor()
        await page.waitForLoadState('networkidle')
        wrong.push(
          ...[...(await findBarriers(page)), ...(await tabThrough(page))].map(
            (error) => `${path}: ${error}`,
          ),
        )
        if (!['/orders', '/after-sales', '/operator/applications'].includes(path)) continue
        await page.goto(await findLink(page, `/backoffice${path}/`, '[href*="_"]'))
        await page.getByRole('dialog').getByRole('heading').first().waitFor()
        await page.waitForLoadState('networkidle')
        wrong.push(
          ...[...(await findBarriers(page)), ...(await tabThrough(page))].map(
            (error) => `one of ${path}: ${error}`,
          ),
        )
      }
    }
    expectEqual(wrong, [], 'what the keyboard cannot do')
  },
  [1280],
  { length: 3, isSweep: true },
)

/** `also`: what else the link is; ids have an underscore. */
async function findLink(page: Page, start: string, also = ''): Promise<string> {
  const link = page.locator(`a[href^="${start}"]${also}`).first()
  await link.waitFor({ state: 'attached' })
  return (await link.getAttribute('href')) ?? ''
}

async function goThrough(page: Page, paths: readonly string[]): Promise<void> {
  const wrong: string[] = []
  for (const path of paths) {
    await page.goto(path)
    await untilHydrated(page)
    wrong.push(
      ...[...(await findBarriers(page)), ...(await tabThrough(page))].map(
        (error) => `${path}: ${error}`,
      ),
    )
  }
  expectEqual(wrong, [], 'what the keyboard cannot do')
}

/** What is wrong with the way through the page's own part by the tab key, as sentences. */
async function tabThrough(page: Page): Promise<string[]> {
  const { count, isOver } = await page.evaluate(() => {
    // What lies over a page holds the focus until it is closed.
    const over = [...document.querySelectorAll<HTMLElement>('[role=dialog]')].find((one) =>
      one.checkVisibility(),
    )
    const area = over ?? document.querySelector('main') ?? document.body
    const nameOf = (one: Element) =>
      `${one.tagName.toLowerCase()} ${one.getAttribute('aria-label') ?? (one.getAttribute('name') || (one.textContent ?? '').trim()).slice(0, 40)}`
    const isUsable = (one: HTMLElement) =>
      one.tabIndex >= 0 &&
      !(one as HTMLButtonElement).disabled &&
      !one.closest('[inert]') &&
      one.checkVisibility({ visibilityProperty: true }) &&
      !(
        one instanceof HTMLInputElement &&
        one.type === 'radio' &&
        !one.checked &&
        document.querySelector(`input[type=radio][name="${CSS.escape(one.name)}"]`) !== one
      )
    const known = [
      ...area.querySelectorAll<HTMLElement>(
        'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]',
      ),
    ].filter((one) => one !== area && isUsable(one))
    const state = {
      left: new Set<Element>(known),
      hidden: [] as string[],
      isOut: false,
      names: () => [...state.left].map(nameOf),
    }
    const isMarked = (one: Element | null | undefined) => {
      if (!one) return false
      const { outlineStyle, boxShadow } = getComputedStyle(one)
      return outlineStyle !== 'none' || boxShadow !== 'none'
    }
    document.addEventListener('focusin', ({ target }) => {
      const one = target as HTMLElement
      if (one === area) return
      state.left.delete(one)
      // Of a group of radios one is come to.
      if (one instanceof HTMLInputElement && one.type === 'radio')
        for (const other of area.querySelectorAll(
          `input[type=radio][name="${CSS.escape(one.name)}"]`,
        ))
          state.left.delete(other)
      state.isOut = !area.contains(one)
      if (
        !state.isOut &&
        !isMarked(one) &&
        !isMarked(one.closest('label')) &&
        !isMarked(one.parentElement) &&
        !isMarked(one.nextElementSibling)
      )
        state.hidden.push(nameOf(one))
    })
    Object.assign(globalThis, { stops: state })
    area.setAttribute('tabindex', '-1')
    area.focus()
    return { count: known.length, isOver: over !== undefined }
  })
  // Dates and films have several stops inside.
  const most = count + 40
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press('Tab')
    if (isOver && pressed > count) break
    if (
      pressed >= count &&
      (await page.evaluate(() => {
        const { stops: state } = globalThis as unknown as { stops: { isOut: boolean } }
        return state.isOut || document.activeElement === document.body
      }))
    )
      break
    if (pressed === most - 1) return ["the focus does not leave the page's own part"]
  }
  const errors = await page.evaluate(() => {
    const { stops: state } = globalThis as unknown as {
      stops: { hidden: string[]; names(): string[] }
    }
    return [
      ...state.names().map((name) => `never come to: ${name}`),
      ...state.hidden.map((name) => `without a mark: ${name}`),
    ]
  })
  if (isOver) {
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  return errors
}
