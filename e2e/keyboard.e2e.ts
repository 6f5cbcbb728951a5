import { putInCart, signIn } from './call-steps.ts'
import { expectEqual, journey } from './journey.ts'
import { findLink, goThrough, lookAt } from './keyboard-steps.ts'
import { enterIn, findGoods, signInBackoffice } from './steps.ts'

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
        '/operator/pay-pages',
      ],
    })) {
      await page.context().clearCookies()
      await signInBackoffice(page, `${who}@galleria.test`)
      await page.waitForURL((url) => !url.pathname.endsWith('/login'))
      for (const path of paths) {
        await page.goto(`/backoffice${path}`)
        await page.getByRole('main').getByRole('heading').first().waitFor()
        await page.waitForLoadState('networkidle')
        wrong.push(...(await lookAt(page, path)))
        if (!['/orders', '/after-sales', '/operator/applications'].includes(path)) continue
        await page.goto(await findLink(page, `/backoffice${path}/`, '[href*="_"]'))
        await page.getByRole('dialog').getByRole('heading').first().waitFor()
        await page.waitForLoadState('networkidle')
        wrong.push(...(await lookAt(page, `one of ${path}`)))
      }
    }
    expectEqual(wrong, [], 'what the keyboard cannot do')
  },
  [1280],
  { length: 3, isSweep: true },
)
