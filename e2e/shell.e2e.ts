/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core'
import { ask, call, findSkus, putInCart, signIn } from './call-steps.ts'
import { expectEqual, expectNoBarriers, expectThat, journey, expectSoon } from './journey.ts'
import { untilHydrated, enterIn, findGoods, untilInCart } from './steps.ts'

journey(
  '[HDR-002, HDR-003, HDR-006, HDR-007] the top bar greets, leads to sign-in, sign-up, help and home, and a guest counts as not signed in',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    await putInCart(page, mall, 'desk')
    await page.goto('/cart')
    const bar = page.getByRole('banner')
    expectThat(
      /Good (morning|afternoon|evening)|Hello/.test(await bar.innerText()),
      'no greeting by the hour of the day',
    )
    for (const [name, path] of [
      ['Sign in', '/login'],
      ['Sign up', '/signup'],
      ['Galleria', '/'],
    ] as const)
      await expectSoon(
        () => bar.getByRole('link', { name, exact: true }).first().getAttribute('href'),
        path,
        name,
      )
    expectThat(
      (await bar.getByRole('link', { name: 'Help' }).first().getAttribute('href'))?.startsWith(
        '/article/',
      ),
      'help leads to an article',
    )
    await expectSoon(
      () => bar.getByText('merchant', { exact: false }).count(),
      0,
      'ways into selling that a guest sees',
    )
  },
  [1280],
)

journey(
  '[HDR-003, HDR-004, HDR-007, HDR-013, MER-001, MER-010] who is signed in sees the own name, account, orders and the way into selling, and leaves from there',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, 'anna@galleria.test')
    await page.goto('/buyer/index')
    const bar = page.getByRole('banner')
    await bar.getByText('Anna Lindqvist').filter({ visible: true }).first().waitFor()
    await expectSoon(
      () => bar.getByRole('link', { name: 'merchant settle' }).first().getAttribute('href'),
      '/merchant/apply',
      'the way into selling',
    )
    await bar.getByText('Anna Lindqvist', { exact: true }).last().click()
    for (const [name, path] of [
      ['My account', '/buyer/index'],
      ['My orders', '/buyer/orders'],
    ] as const)
      await expectSoon(
        () => bar.getByRole('link', { name, exact: true }).getAttribute('href'),
        path,
        name,
      )
    await expectNoBarriers(page)
    await bar.getByRole('button', { name: 'Sign out' }).click()
    await bar.getByRole('link', { name: 'Sign in', exact: true }).waitFor()
  },
  [1280],
)

journey(
  "[HDR-004, MER-011] a seller's way leads to the back office",
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, 'merchant@galleria.test')
    await page.goto('/buyer/index')
    await page.getByRole('banner').getByRole('link', { name: 'merchant backend' }).first().click()
    await page.waitForURL(/\/backoffice/)
  },
  [1280],
)

journey(
  "[HDR-008, SHR-001, SHR-002] below the sm breakpoint the header is a phone's, with an arrow back to where one came from",
  async ({ mall, page }) => {
    const [desk] = await findGoods(mall, 'desk')
    await enterIn(page, 'site=DE&lang=en')
    await page.goto('/search?category=desks')
    await page.goto(desk ?? '')
    const back = page.getByRole('banner').getByRole('link', { name: 'Back' })
    for (const [width, isShown] of [
      [639, true],
      [640, false],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await expectSoon(() => back.isVisible(), isShown, `the arrow at ${width} px is shown`)
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await untilHydrated(page)
    await back.click()
    await page.waitForURL((url) => url.pathname !== new URL(desk ?? '', 'http://x').pathname)
  },
  [1280],
)

journey(
  "[CART-005, CART-006, CART-007, CART-012, STF-006] the cart's summary shows totals and leads to checkout; tax is shown in Germany and calculated at the next step in the UK",
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    await putInCart(page, mall, 'desk')
    await page.goto('/cart')
    const summary = page.getByRole('complementary', { name: 'Summary' })
    expectThat(
      /Total/.test(await summary.innerText()) &&
        /VAT included \(19/.test(await summary.innerText()),
      'no total with the tax in it',
    )
    await expectSoon(
      () =>
        page
          .getByRole('link', { name: 'Go to checkout' })
          .filter({ visible: true })
          .first()
          .getAttribute('href'),
      '/checkout',
      'the button leads to',
    )
    await page.goto('/cart?site=UK&lang=en')
    expectThat(
      (await summary.innerText()).includes('Calculated at next step'),
      'no literal text in the UK',
    )
  },
  [1280, 390],
)

journey(
  'the cart says what delivery costs and how much is missing until it is free, also while a quantity is stepped, and the bill of the checkout says the same',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    // Its cheapest: several of the shop's lamps are delivered free by themselves.
    const [lamp] = await findSkus(mall, 'table lamp', { shopId: 5, sort: 'priceAsc' })
    await putInCart(page, mall, '', { skuId: lamp?.skuId ?? 0 })
    await page.goto('/cart')
    const note = page.getByText(/^Delivery: €\d/)
    await note.getByText(/€[\d.]+ more from this shop and delivery is free/).waitFor()
    const summary = page.getByRole('complementary', { name: 'Summary' })
    const totalOf = (part: Locator) =>
      part
        .locator('dl > div')
        .filter({ has: page.getByText('Total', { exact: true }) })
        .locator('dd')
        .innerText()
    const total = await totalOf(summary)
    await page.goto('/checkout')
    const bill = page.getByRole('complementary', { name: 'Order summary' })
    expectEqual(await totalOf(bill), total, 'the total of the bill is that of the cart')
    await page.goto('/cart')
    await untilHydrated(page)
    for (let count = 0; count < 6 && (await note.count()) > 0; count += 1)
      await page
        .getByRole('button', { name: /^One more of/ })
        .first()
        .click()
    await page.getByText('Free delivery', { exact: true }).waitFor()
    await summary.getByText('free', { exact: true }).waitFor()
    await expectNoBarriers(page)
  },
)

journey(
  '[PROD-003, PROD-004, PROD-006, PROD-008, PROD-014] a card puts one piece of its sku and seller into the cart, and the count in the header follows',
  async ({ page, mall }) => {
    await enterIn(page, 'site=DE&lang=en')
    await page.goto('/shop/5')
    await untilHydrated(page)
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: /to basket/ }) })
      .first()
    const path = (await card.getByRole('link').first().getAttribute('href')) ?? ''
    const [, item, sku] = /-5-(\d+)\?sku=(.+)$/.exec(path) ?? []
    await card.getByRole('button', { name: /to basket/ }).click()
    await untilInCart(page)
    expectEqual(new URL(page.url()).pathname, '/shop/5', 'the page stays at')
    await page.getByRole('banner').getByText('with 1 piece').waitFor({ state: 'attached' })
    const { cartLineList } = await call<{
      cartLineList: {
        item: { id: number }
        sku: { skuUrlSuffix: string }
        skuQty: number
        seller: { id: number }
        cartLineTypeDict: string
      }[]
    }>(page, mall, '/sapi/mall-order/cartline/list', {})
    expectEqual(
      cartLineList.map((line) => [
        line.item.id,
        line.sku.skuUrlSuffix,
        line.skuQty,
        line.seller.id,
        line.cartLineTypeDict,
      ]),
      [[Number(item), sku, 1, 5, 'NORMAL_SALE_B2C']],
      'the cart holds',
    )
  },
  [1280],
)

journey(
  "[PROD-009] on a phone the cart opens after a card's button",
  async ({ page }) => {
    await enterIn(page, 'site=DE&lang=en')
    await page.goto('/shop/5')
    await untilHydrated(page)
    await page
      .getByRole('button', { name: /to basket/ })
      .first()
      .click()
    await page.waitForURL((url) => url.pathname === '/cart')
  },
  [390],
)

journey(
  '[SHR-006, STF-003] cards show at most four finishes, lists 72 px pictures, and the mall sells desks and furniture',
  async ({ page, mall }) => {
    await enterIn(page, 'site=DE&lang=en')
    await page.goto('/search')
    const finishes = await page
      .getByRole('list', { name: 'Finishes' })
      .evaluateAll((lists) => lists.map((list) => list.querySelectorAll('img').length))
    expectThat(
      finishes.length > 0 && Math.max(...finishes) <= 4,
      `cards show ${Math.max(...finishes)} finishes`,
    )
    const categories = (await ask(mall, '/sapi/mall-item/category/list', {})) as {
      key: string
      itemCount: number
    }[]
    const count = (keys: readonly string[]) =>
      categories
        .filter(({ key }) => keys.includes(key))
        .reduce((sum, one) => sum + one.itemCount, 0)
    expectThat(
      count(['desks']) > 0 &&
        count(categories.map(({ key }) => key).filter((key) => key !== 'lamps')) > count(['lamps']),
      'mainly furniture and desks',
    )
    await putInCart(page, mall, 'desk')
    await page.goto('/cart')
    const picture = page.getByRole('main').locator('img').first()
    await expectSoon(
      () => picture.evaluate((image) => [image.clientWidth, image.clientHeight]),
      [72, 72],
      'the picture of a cart line',
    )
  },
  [1280],
)

/**
 * A slow network: the scripts come when the person has long begun. And what a page has to do once
 * it is hydrated is done a moment later.
 */
const slowDown = (page: Page) =>
  page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 150)
    })
    await route.continue()
  })
const hydration = (page: Page) =>
  page
    .waitForFunction(() => 'hydrated' in document.documentElement.dataset)
    .then(() => page.waitForTimeout(200))

journey(
  'a menu that a person opens on a phone before the page is hydrated stays open',
  async ({ page }) => {
    await enterIn(page, 'site=DE&lang=en')
    await slowDown(page)
    await page.goto('/search?category=desks')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).tap()
    await hydration(page)
    await expectSoon(() => menu.isVisible(), true, 'the menu has closed by itself')
    await menu.getByRole('link', { name: 'Chairs' }).first().click()
    await page.waitForURL(/category=office-chairs/)
    await menu.waitFor({ state: 'hidden' })
  },
  [390],
)

journey(
  'who fills in what a form missed before the page is hydrated stays where they write, and the next press counts',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    await page.goto('/search')
    let begin = () => {}
    const begun = new Promise<void>((resolve) => (begin = resolve))
    await page.route('**/assets/*.js', (route) => begun.then(() => route.continue()))
    // Not by `goto`, which waits until the page is hydrated.
    await page.evaluate((url) => location.assign(url), `${mall.url}/withdrawal`)
    await page.waitForURL('/withdrawal', { waitUntil: 'domcontentloaded' })
    const button = page.getByRole('main').getByRole('button', { name: 'Continue' })
    await button.click()
    await page.getByText('Please fill this in.').first().waitFor()
    await page.getByLabel('Your name').fill('Kim Petersen')
    await page.getByLabel('Order number').fill('26010199')
    const mail = page.getByLabel('Email address')
    await mail.fill('kim@galleria.test')
    begin()
    await hydration(page)
    expectEqual(
      await mail.evaluate((field) => field === document.activeElement),
      true,
      'the focus is where somebody writes',
    )
    await button.click()
    await page.getByRole('heading', { name: 'Is this right?', level: 1 }).waitFor()
  },
  [1280],
)

journey(
  'what a person types, ticks and chooses before the page is hydrated stays',
  async ({ mall, page }) => {
    const [desk = ''] = await findGoods(mall, 'desk')
    await enterIn(page, 'site=DE&lang=en')
    await putInCart(page, mall, 'desk')
    await slowDown(page)
    await page.goto('/search?category=desks')
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('priceAsc')
    await page.waitForURL(/sort=priceAsc/)
    await page.reload()
    await page.getByRole('checkbox', { name: 'In stock' }).check()
    await page.waitForURL(/available=1/)
    await page.getByRole('checkbox', { name: 'In stock', checked: true }).waitFor()

    await page.goto(desk)
    const qty = page.getByRole('spinbutton', { name: 'Quantity' })
    await qty.fill('3')
    const search = page.getByRole('banner').getByRole('combobox', { name: 'Search' })
    await search.pressSequentially('walnut')
    await hydration(page)
    expectEqual(
      [await search.inputValue(), await qty.inputValue()],
      ['walnut', '3'],
      'the words in the search field and the quantity',
    )
    await page.getByRole('listbox').getByRole('option').first().waitFor()
    await page.getByRole('button', { name: 'One more' }).click()
    await expectSoon(() => qty.inputValue(), '4', 'the quantity and one more')

    // Not by `goto`, which waits until a page of this kind is hydrated.
    await page.evaluate(() => location.assign('/checkout'))
    await page.waitForURL('/checkout', { waitUntil: 'domcontentloaded' })
    await page.getByLabel('First name', { exact: true }).fill('Kim')
    await page.getByLabel('Salutation', { exact: true }).selectOption('FEMALE')
    await hydration(page)
    expectEqual(
      [
        await page.getByLabel('First name', { exact: true }).inputValue(),
        await page.getByLabel('Salutation', { exact: true }).inputValue(),
      ],
      ['Kim', 'FEMALE'],
      'the fields of the address',
    )
  },
  [1280],
)
