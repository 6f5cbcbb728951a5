import { expectEqual, expectNoBarriers, expectThat, journey } from './journey.ts'
import { ask } from './call-steps.ts'
import { awake, enterIn, findGoods } from './steps.ts'

const PAGES = ['/', '/search', '/search?category=desks&keyword=oak', '/search?keyword=zzzzqqqq', '/shop/5', '/cart', '/login', '/article/36001', '/no/such/page']

for (const theme of ['light', 'dark'] as const) {
  journey(`nothing stands in anybody's way on the public pages, ${theme}`, async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    const [desk] = await findGoods(mall, 'desk')
    for (const path of [...PAGES, desk ?? '']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expectNoBarriers(page)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expectEqual(overflow, 0, `${path} scrolls sideways by`)
    }
  }, [1280, 390], { theme })
}

journey('[HDR-005, HDR-014] language and storefront can be changed on every page, and the page stays', async ({ mall, page }) => {
  const [desk] = await findGoods(mall, 'desk')
  for (const [place, currency, lang] of [['site=SE&lang=sv', 'kr', 'sv'], ['site=PL&lang=pl', 'zł', 'pl'], ['site=UK&lang=en', '£', 'en'], ['site=FR&lang=fr', '€', 'fr'], ['site=DE&lang=zh-CN', '€', 'zh-CN']] as const) {
    await page.goto(`${desk}&${place}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expectEqual(await page.getAttribute('html', 'lang'), lang, 'the page\'s language')
    expectThat((await page.getByRole('main').innerText()).includes(currency), `no price in ${currency} for ${place}`)
  }
}, [1280])

journey('[PROD-001, PROD-002, PROD-005] pages for search engines name themselves, their languages and their goods, and need no script', async ({ mall, page }) => {
  const [desk] = await findGoods(mall, 'desk')
  const path = (desk ?? '').split('?')[0] ?? ''
  await page.goto(`${path}?site=DE&lang=en`)
  expectThat((await page.locator('link[rel=canonical]').getAttribute('href'))?.includes(path), 'no canonical address')
  expectEqual(await page.locator('link[rel=alternate][hreflang]').count() >= 9, true, 'hreflang for nine languages')
  const data = await page.locator('script[type="application/ld+json"]').allInnerTexts()
  expectThat(data.some((text) => text.includes('"Product"') && text.includes('"price"')), 'no schema.org Product')
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  for (const [file, word] of [['/robots.txt', 'Sitemap'], ['/sitemap.xml', path]] as const) {
    const answer = await page.request.get(file)
    expectThat(answer.ok() && (await answer.text()).includes(word), `${file} lacks ${word}`)
  }
  expectEqual((await page.request.get('/item/nothing-5-999999')).status(), 404, 'a missing item answers')
}, [1280], { javaScript: false })

journey('search suggests while typing and is walked with the arrow keys', async ({ page }) => {
  await enterIn(page, 'site=DE&lang=en')
  await page.goto('/')
  await awake(page)
  const box = page.getByRole('combobox').first()
  await box.click()
  await box.pressSequentially('writing de', { delay: 30 })
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname !== '/')
  await page.getByRole('heading', { level: 1 }).waitFor()
}, [1280])

journey('every picture on home, listing and item is there', async ({ mall, page }) => {
  const [desk] = await findGoods(mall, 'desk')
  for (const path of ['/', '/search', desk ?? '']) {
    await page.goto(path)
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager'
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    })
    const broken = await page.evaluate(() => [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map((image) => image.currentSrc))
    expectEqual(broken, [], `${path} lacks pictures`)
  }
}, [1280])

journey('the API page lists the calls of the contract', async ({ mall, page }) => {
  await page.goto('/docs')
  await page.getByText('createTradeContract').first().waitFor()
  expectThat(await ask(mall, '/sapi/mall-item/category/list', {}), 'no rooms')
}, [1280])
