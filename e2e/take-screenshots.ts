import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Page } from 'playwright-core'
import { openContext } from './journey.ts'
import { openBrowser } from './open-browser.ts'
import { readWords } from '../tools/start/read-words.ts'
import { startMall } from './start-mall.ts'
import { signIn } from './call-steps.ts'
import { addToCart, enterIn, findGoods, order, payAtProvider } from './steps.ts'

/**
 * Pictures of the screens for the README (docs/screenshots) and, with `--all FOLDER`, of every page
 * at 1280 and 390, light and dark.
 */
const {
  values: { all: allFolder },
} = readWords(
  'node e2e/take-screenshots.ts [--all FOLDER]: the pictures of the README, or those of every page into a folder',
  { options: { all: { type: 'string' } } },
)
const isAll = allFolder !== undefined
const folder = allFolder ?? join(import.meta.dirname, '../docs/screenshots')
mkdirSync(folder, { recursive: true })

const [mall, browser] = await Promise.all([startMall(), openBrowser()])
try {
  for (const theme of ['light', 'dark'] as const)
    for (const width of [1280, 390])
      if (isAll || theme === 'light' || width === 390) await takeRound(width, theme)
} finally {
  await browser.close()
  await mall.stop()
}

async function takeRound(width: number, theme: 'light' | 'dark'): Promise<void> {
  const context = await openContext(browser, mall, width, { theme })
  const page = await context.newPage()
  const shoot = (name: string) => keep(page, `${name}-${width}${theme === 'dark' ? '-dark' : ''}`)
  await enterIn(page, 'site=DE&lang=en')
  await page.goto('/')
  await shoot('home')
  await page.goto('/search?category=desks')
  await shoot('listing')
  const [desk = '', lamp = ''] = [
    ...(await findGoods(mall, 'writing desk')),
    ...(await findGoods(mall, 'table lamp')),
  ]
  await page.goto(desk)
  await shoot('item')
  await addToCart(page, desk)
  await addToCart(page, lamp)
  await shoot('cart')
  await page.goto('/checkout')
  await shoot('checkout')
  await order(page, `shots-${width}-${theme}@galleria.test`)
  await payAtProvider(page)
  await page.getByRole('heading', { name: /Thank you|paid/i }).waitFor()
  await shoot('result')
  await signIn(page, mall, 'anna@galleria.test')
  await page.goto('/buyer/orders')
  await shoot('orders')
  await page.goto('/buyer/orders?status=unreceived')
  await page.getByRole('main').locator('a[href^="/buyer/order/detail/"]').first().click()
  await page.waitForURL(/detail/)
  await shoot('order')
  await page.goto('/buyer/as')
  await page.getByRole('main').locator('a[href^="/buyer/as/"]').first().click()
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  await page.waitForTimeout(500)
  await shoot('after-sales')
  for (const [name, path] of [
    ['reviews', '/buyer/comments'],
    ['account', '/buyer/account/profile'],
    ['addresses', '/buyer/addresses'],
  ] as const) {
    await page.goto(path)
    await shoot(name)
  }
  await page.goto('/logout').catch(() => undefined)
  await context.clearCookies()
  await page.goto('/backoffice/login')
  await page.getByLabel('Email').fill('merchant@galleria.test')
  await page.getByLabel('Password', { exact: true }).fill('galleria-demo')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: /Today/ }).waitFor()
  await page.goto('/backoffice/orders')
  await page
    .getByRole('link', { name: /\d{12}/ })
    .first()
    .waitFor()
  await shoot('backoffice')
  await page.goto('/backoffice/after-sales')
  await page.getByRole('main').getByRole('link').first().waitFor()
  await shoot('backoffice-after-sales')
  await context.close()
}

async function keep(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle').catch(() => undefined)
  const png = await page.screenshot({ fullPage: isAll })
  if (isAll) await sharp(png).toFile(join(folder, `${name}.png`))
  else
    await sharp(png)
      .webp({ quality: 80 })
      .toFile(join(folder, `${name}.webp`))
}
