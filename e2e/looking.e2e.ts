import { expectEqual, expectNoBarriers, expectThat, journey, expectSoon } from './journey.ts'
import { ask, call } from './call-steps.ts'
import type { RunningMall } from './start-mall.ts'
import { untilHydrated, enterIn, findGoods, untilInCart } from './steps.ts'

const PAGES = [
  '/',
  '/search',
  '/search?category=desks&keyword=oak',
  '/search?keyword=zzzzqqqq',
  '/shop/5',
  '/cart',
  '/login',
  '/article/36001',
  '/no/such/page',
]

for (const theme of ['light', 'dark'] as const) {
  journey(
    `nothing stands in anybody's way on the public pages, ${theme}`,
    async ({ mall, page }) => {
      await enterIn(page, 'site=DE&lang=en')
      const [desk] = await findGoods(mall, 'desk')
      for (const path of [...PAGES, desk ?? '']) {
        await page.goto(path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await expectNoBarriers(page)
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expectEqual(overflow, 0, `${path} scrolls sideways by`)
      }
    },
    [1280, 390],
    { theme },
  )
}

journey(
  'an item speaks the language and shows the currency that its address asks for',
  async ({ mall, page }) => {
    const [desk] = await findGoods(mall, 'desk')
    for (const [place, currency, lang] of [
      ['site=SE&lang=sv', 'kr', 'sv'],
      ['site=PL&lang=pl', 'zł', 'pl'],
      ['site=UK&lang=en', '£', 'en'],
      ['site=FR&lang=fr', '€', 'fr'],
      ['site=DE&lang=zh-CN', '€', 'zh-CN'],
    ] as const) {
      await page.goto(`${desk}&${place}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expectEqual(await page.getAttribute('html', 'lang'), lang, "the page's language")
      expectThat(
        (await page.getByRole('main').innerText()).includes(currency),
        `no price in ${currency} for ${place}`,
      )
    }
  },
  [1280],
)

journey(
  '[PROD-001, PROD-002, PROD-005] pages for search engines name themselves, their languages and their goods, and need no script',
  async ({ mall, page }) => {
    const [desk] = await findGoods(mall, 'desk')
    const path = (desk ?? '').split('?')[0] ?? ''
    await page.goto(`${path}?site=DE&lang=en`)
    expectThat(
      (await page.locator('link[rel=canonical]').getAttribute('href'))?.includes(path),
      'no canonical address',
    )
    expectEqual(
      (await page.locator('link[rel=alternate][hreflang]').count()) >= 9,
      true,
      'hreflang for nine languages',
    )
    const data = await page.locator('script[type="application/ld+json"]').allInnerTexts()
    expectThat(
      data.some((text) => text.includes('"Product"') && text.includes('"price"')),
      'no schema.org Product',
    )
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    for (const [file, word] of [
      ['/robots.txt', 'Sitemap'],
      ['/sitemap.xml', path],
    ] as const) {
      const answer = await page.request.get(file)
      expectThat(answer.ok() && (await answer.text()).includes(word), `${file} lacks ${word}`)
    }
    expectEqual(
      (await page.request.get('/item/nothing-5-999999')).status(),
      404,
      'a missing item answers',
    )
  },
  [1280],
  { javaScript: false },
)

journey(
  'search suggests while typing and is walked with the arrow keys',
  async ({ page }) => {
    await enterIn(page, 'site=DE&lang=en')
    await page.goto('/')
    await untilHydrated(page)
    const box = page.getByRole('combobox').first()
    await box.click()
    await box.pressSequentially('writing de', { delay: 30 })
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname !== '/')
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
  [1280],
)

journey(
  'every picture on home, listing and item is there',
  async ({ mall, page }) => {
    const [desk] = await findGoods(mall, 'desk')
    for (const path of ['/', '/search', desk ?? '']) {
      await page.goto(path)
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager'
        await Promise.all(
          [...document.images].map((image) => image.decode().catch(() => undefined)),
        )
      })
      const broken = await page.evaluate(() =>
        [...document.images]
          .filter((image) => image.complete && image.naturalWidth === 0)
          .map((image) => image.currentSrc),
      )
      expectEqual(broken, [], `${path} lacks pictures`)
    }
  },
  [1280],
)

journey(
  'the API page shows what programs of shops may do, and each other part when it is chosen',
  async ({ mall, page }) => {
    await page.goto('/docs')
    await page.getByText('/sapi/mall-merchant/order/ship').first().waitFor()
    await page
      .getByRole('combobox', { name: 'Select a definition' })
      .selectOption('Basket, orders and payment')
    const placing = page.locator('.opblock', { hasText: 'createTradeContract' })
    await placing.getByRole('button', { expanded: false }).first().click()
    await placing.getByText('The payload itself').waitFor()
    expectThat(await ask(mall, '/sapi/mall-item/category/list', {}), 'no rooms')
  },
)

type ShownCard = {
  name: string
  shopId: number
  itemId: number
  urlKey: string
  isSecKill: boolean
  secKillEndTime: string | null
  combinationType: string | null
  frontImages: { videoUrl: string }[]
}
async function findCard(
  mall: RunningMall,
  isWanted: (card: ShownCard) => boolean,
): Promise<ShownCard & { path: string }> {
  for (let pageNo = 1; pageNo < 4; pageNo++) {
    const { data } = (await ask(mall, '/sapi/mall-item/item/search', {
      pageSize: 100,
      pageNo,
      filters: { available: true },
    })) as { data: ShownCard[] }
    const card = data.find(isWanted)
    if (card) return { ...card, path: `/item/${card.urlKey}-${card.shopId}-${card.itemId}` }
  }
  throw new Error('the demo mall has no such item')
}

journey(
  '[PROD-007] a flash sale says how long it still holds, silently, and is gone when it is over',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    const { path, secKillEndTime } = await findCard(mall, (card) => card.isSecKill)
    await page.goto(path)
    const left = page.getByText(/^Ends in \d+ (d|h|min)/).first()
    await left.waitFor()
    await expectNoBarriers(page)
    expectEqual(
      await left.evaluate((line) =>
        line.closest('[aria-live], [role=status], [role=timer], output'),
      ),
      null,
      'what speaks of every minute',
    )
    // A page that lay open over the end of the sale.
    await page.clock.install({ time: Date.parse(secKillEndTime ?? '') - 30_000 })
    await page.goto(path)
    await page.keyboard.press('Tab')
    await page.getByText('Ends in 1 min').first().waitFor()
    await page.clock.fastForward(31_000)
    await left.waitFor({ state: 'detached' })
  },
)

journey(
  "[PROD-007] a card's film plays under the pointer, but not for who wants little motion; the item's gallery has it too",
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    const { name, path } = await findCard(mall, (card) => card.frontImages[0]?.videoUrl !== '')
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/films/')) asked.push(request.url())
    })
    await page.goto(`/search?keyword=${encodeURIComponent(name)}`)
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name, exact: true }) })
      .first()
    const walkOver = async () => {
      for (const share of [0.3, 0.5, 0.7])
        await card.hover({ position: { x: 100 * share, y: 200 * share } })
    }
    await walkOver()
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
    await walkOver()
    await page.mouse.move(2, 2)
    expectEqual(asked, [], 'films that were fetched although little motion is wanted')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await walkOver()
    await card.locator('video[data-on]').waitFor()
    await page.mouse.move(2, 2)
    await card.locator('video:not([data-on])').waitFor()
    await page.goto(path)
    const film = page.locator('video[controls]')
    await expectSoon(
      () =>
        film.evaluate((video: HTMLVideoElement) => [
          video.controls,
          video.preload,
          video.autoplay,
          video.poster.endsWith('.webp'),
        ]),
      [true, 'none', false, true],
      'the film in the gallery',
    )
    await page.getByRole('link', { name: 'Play the video' }).click()
    await film.evaluate(async (video: HTMLVideoElement) => {
      video.muted = true
      await video.play()
    })
    await expectSoon(
      () => film.evaluate((video: HTMLVideoElement) => Math.round(video.duration)),
      3,
      'seconds of the film',
    )
    await expectNoBarriers(page)
  },
  [1280],
)

for (const javaScript of [true, false]) {
  journey(
    `[PROD-013] a set goes into the cart as one, in the versions that were chosen, ${javaScript ? 'and its price follows them' : 'also without script'}`,
    async ({ mall, page }) => {
      await enterIn(page, 'site=DE&lang=en')
      const { path } = await findCard(
        mall,
        (card) => card.combinationType === 'DIY_ITEM' && card.shopId === 5,
      )
      await page.goto(path)
      const set = page.getByRole('form', { name: 'Set', exact: true })
      const parts = await set.getByRole('listitem').count()
      expectThat(parts >= 2, 'a set of less than two')
      // The first part whose versions differ in price, in one of another price than the version
      // shown.
      const choice = set.getByRole('combobox').filter({ hasText: '€' }).first()
      const priceOf = (text: string) => text.split(', ').at(-1) ?? ''
      const [shown] = await choice.locator('option:checked').allInnerTexts()
      const versions = await choice.locator('option').all()
      const prices = await Promise.all(versions.map(async (one) => priceOf(await one.innerText())))
      const other =
        await versions[prices.findIndex((price) => price !== priceOf(shown ?? ''))]?.getAttribute(
          'value',
        )
      expectThat(other, 'a version of another price')
      const price = () => set.locator('output').innerText()
      const before = await price()
      if (javaScript) await untilHydrated(page)
      await choice.selectOption(other)
      if (javaScript) {
        await page.waitForFunction(
          (was) => document.querySelector('form output')?.textContent !== was,
          before,
        )
        await expectNoBarriers(page)
      }
      await set.getByRole('button').click()
      if (javaScript) await untilInCart(page)
      else await page.waitForURL(/\/cart/)
      await page.goto('/cart')
      await page.getByText('A set of:').waitFor()
      const { cartLineList } = await call<{
        cartLineList: { diySkuLineList: { sku: { id: number } }[] }[]
      }>(page, mall, '/sapi/mall-order/cartline/list', {})
      expectEqual(cartLineList.length, 1, 'lines in the cart')
      const chosen = cartLineList[0]?.diySkuLineList.map(({ sku }) => sku.id) ?? []
      expectEqual(chosen.length, parts, 'goods of the set')
      expectThat(chosen.includes(Number(other)), 'the version that was chosen')
    },
    javaScript ? [1280, 390] : [1280],
    { javaScript },
  )
}

journey(
  'a hurried buyer on a slow line ticks one filter after the other: each stays ticked at once, and all of them count',
  async ({ page }) => {
    await enterIn(page, 'site=DE&lang=en')
    await page.goto('/search?category=desks')
    await untilHydrated(page)
    await page.route(/\.data\?/, async (route) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 1000)
      })
      await route.continue()
    })
    const [stock, reduced] = [
      page.getByRole('checkbox', { name: 'In stock' }),
      page.getByRole('checkbox', { name: 'Reduced' }),
    ]
    await stock.click()
    await expectSoon(() => stock.isChecked(), true, 'the first tick has jumped back')
    await reduced.click()
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('priceDesc')
    expectEqual(
      [
        await stock.isChecked(),
        await reduced.isChecked(),
        await page.getByRole('combobox', { name: 'Sort by' }).inputValue(),
      ],
      [true, true, 'priceDesc'],
      'what is ticked and chosen before the server has answered',
    )
    await page.waitForURL(/sort=priceDesc/)
    for (const part of ['available=1', 'reduced=1'])
      expectThat(page.url().includes(part), `${part} is in the address`)
    await page.goBack()
    await page.getByRole('checkbox', { name: 'In stock', checked: false }).waitFor()
    expectEqual(
      [
        await stock.isChecked(),
        await reduced.isChecked(),
        await page.getByRole('combobox', { name: 'Sort by' }).inputValue(),
      ],
      [false, false, 'popular'],
      'back where nothing was chosen',
    )
  },
  [1280],
)
