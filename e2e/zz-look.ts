import { buildIfNeeded } from '../tools/start/build-if-needed.ts'
import { startMall } from './start-mall.ts'
import { openBrowser } from './open-browser.ts'
import { openContext } from './journey.ts'
import { enterIn } from './steps.ts'
await buildIfNeeded(console.log)
const mall = await startMall({ buyers: 200, orders: 600 })
const browser = await openBrowser()
for (const width of [1280, 390]) {
  const c = await openContext(browser, mall, width, {})
  const page = await c.newPage()
  await enterIn(page, 'site=IT&lang=it')
  const shots: [string, string][] = [['home', '/'], ['list', '/search?keyword=scrivania'], ['cat', '/'], ['cart', '/cart'], ['help','/help']]
  for (const [name, path] of shots) {
    await page.goto(path)
    await page.waitForTimeout(500)
    await page.screenshot({ path: `/tmp/w/look-${name}-${width}.png`, fullPage: name !== 'list' })
  }
  await page.goto('/search?keyword=scrivania')
  await page.locator('main a[href*="/item/"]').first().click()
  await page.waitForURL(/\/item\//)
  await page.waitForTimeout(800)
  await page.screenshot({ path: `/tmp/w/look-item-${width}.png`, fullPage: true })
}
await browser.close(); await mall.stop(); process.exit(0)
