import type { Page } from 'playwright-core'
import { ask, call } from './call-steps.ts'
import { expectEqual, expectSoon, expectThat, journey } from './journey.ts'
import { enterIn, findGoods, untilHydrated, untilInCart } from './steps.ts'
import type { RunningMall } from './start-mall.ts'
import { onShelf } from './shelf-steps.ts'

/**
 * What is sold out leads on, what was looked at is found again, and what one hesitates between
 * stands side by side.
 */

type Version = { id: number; skuUrlSuffix: string; availableQty: number }
type Item = { id: number; urlKey: string; shop: { id: number }; name: string; skuList: Version[] }

/** An item with several versions, of which one is sold out from now on. Each width has its own. */
async function sellOut(mall: RunningMall, keyword: string): Promise<{ item: Item; gone: Version }> {
  const { data } = (await ask(mall, '/sapi/mall-item/item/search', { keyword, pageSize: 50 })) as {
    data: { itemId: number; frontImages: unknown[] }[]
  }
  for (const { itemId } of data.filter(({ frontImages }) => frontImages.length > 1)) {
    const item = (await ask(mall, '/sapi/mall-item/item/detail', { id: itemId })) as Item
    const there = item.skuList.filter(({ availableQty }) => availableQty > 0)
    const [gone] = there
    if (!gone || there.length < 2) continue
    const wasEmptied = await onShelf(
      mall,
      `update stock set on_hand = reserved where sku_id = $1 and reserved = 0`,
      gone.id,
    )
    if (wasEmptied) return { item, gone }
  }
  throw new Error(`no ${keyword} to sell out`)
}
type Mail = { subject: string; links: string[] }
async function mailTo(mall: RunningMall, to: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined
  await expectSoon(
    async () => {
      const mails = (await (await fetch(`${mall.lab}/inbox?to=${to}`)).json()) as Mail[]
      found = mails.find((mail) => subject.test(mail.subject))
      return found !== undefined
    },
    true,
    `a mail "${subject.source}" to ${to}`,
  )
  if (!found) throw new Error('no mail')
  return found
}

journey(
  'who wants what is sold out proves the address by one link, and is shown meanwhile what else there is',
  async ({ page, mall, width }) => {
    await enterIn(page, 'site=DE&lang=en')
    const { item, gone } = await sellOut(mall, width > 600 ? 'shelf' : 'chair')
    const path = `/item/${item.urlKey}-${item.shop.id}-${item.id}`
    await page.goto(`${path}?sku=${gone.skuUrlSuffix}`)
    await page.getByText('This version is sold out').waitFor()
    await page
      .getByRole('link', { name: /, sold out$/ })
      .first()
      .waitFor()
    await page.getByRole('heading', { name: 'You can buy these now' }).waitFor()
    await page.getByRole('heading', { name: 'Similar, and available now' }).waitFor()
    await page.getByRole('link', { name: 'Tell me when it’s back' }).click()
    const email = `wish-${width}@galleria.test`
    await page.getByLabel('Email address').fill(email)
    await page.getByRole('button', { name: 'Tell me when it’s back' }).click()
    await page.getByRole('status').getByText('Please check your inbox.').waitFor()
    const { links } = await mailTo(mall, email, /^Is this you\?/)
    await page.goto(links[0] ?? '')
    await page.getByRole('button', { name: 'Yes, email me' }).click()
    await page.getByRole('status').getByText('We’ll email you once').waitFor()
    await page.getByRole('link', { name: 'Back to the item' }).click()
    await page.getByRole('heading', { level: 1, name: item.name }).waitFor()
  },
)

journey(
  'the mail that something is back leaves with the clock, and its own button ends such mails without a page',
  async ({ page, mall }) => {
    await enterIn(page, 'site=DE&lang=en')
    const { gone } = await sellOut(mall, 'sofa')
    const email = 'wish-back@galleria.test'
    await call(page, mall, '/sapi/mall-item/stockwish/create', { skuId: gone.id, email })
    const { links } = await mailTo(mall, email, /^Is this you\?/)
    await page.goto(links[0] ?? '')
    await page.getByRole('button', { name: 'Yes, email me' }).click()
    await page.getByRole('status').waitFor()
    await onShelf(mall, 'update stock set on_hand = on_hand + 1 where sku_id = $1', gone.id)
    const back = await mailTo(mall, email, / is back$/)
    const end = back.links.find((link) => link.includes('/back-in-stock/end')) ?? ''
    const answer = await fetch(end, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      redirect: 'manual',
    })
    expectEqual(answer.status, 200, 'the one-click answer')
    const forged = await fetch(
      end.replace(/.$/, (last) => (last === 'x' ? 'y' : 'x')),
      {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
        redirect: 'manual',
      },
    )
    expectEqual(forged.status, 404, 'the answer to a forged key')
  },
  [1280],
  { length: 3 },
)

journey(
  'what was looked at last is found again on home and item pages, with today’s price, and can be cleared',
  async ({ page, mall }) => {
    await enterIn(page, 'site=DE&lang=en')
    const [first = '', second = ''] = await findGoods(mall, 'desk', 2)
    await page.goto(first)
    await untilHydrated(page)
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    expectEqual(await page.getByRole('heading', { name: 'Recently viewed' }).count(), 0, 'rows yet')
    await page.goto(second)
    await untilHydrated(page)
    const row = page.locator('section').filter({ hasText: 'Recently viewed' })
    await row.getByRole('link', { name: new RegExp(name) }).waitFor()
    await page.goto('/')
    await untilHydrated(page)
    await expectSoon(() => row.getByRole('link').count(), 2, 'items in the row')
    expectThat(/€/.test(await row.innerText()), 'a price in the row')
    await row.getByRole('button', { name: 'Clear this list' }).click()
    await row.waitFor({ state: 'detached' })
    await page.reload()
    await untilHydrated(page)
    expectEqual(await row.count(), 0, 'rows once cleared')
  },
)

const walkComparison = async (page: Page, mall: RunningMall) => {
  await enterIn(page, 'site=DE&lang=en')
  const [path = ''] = await findGoods(mall, 'desk')
  await page.goto(path)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('link', { name: 'Compare with others' }).click()
  await page.getByRole('heading', { level: 1, name: 'Compare items' }).waitFor()
  for (const count of [2, 3, 4]) {
    await page
      .getByRole('link', { name: /^Compare with / })
      .first()
      .click()
    await expectSoon(() => page.getByRole('columnheader').count(), count, 'columns')
  }
  expectEqual(await page.getByRole('link', { name: /^Compare with / }).count(), 0, 'more to add')
  await page.getByRole('rowheader', { name: /^Price/ }).waitFor()
  await page
    .getByRole('rowheader', { name: /differs/ })
    .first()
    .waitFor()
  return name
}

journey(
  'up to four items stand side by side, what differs is marked, and the page can be sent to somebody',
  async ({ page, mall, another, width }) => {
    const name = await walkComparison(page, mall)
    await untilHydrated(page)
    const region = page.getByRole('region', { name: 'Comparison' })
    if (width < 600) {
      await region.focus()
      for (let n = 0; n < 8; n += 1) await page.keyboard.press('ArrowRight')
      await expectSoon(
        () => region.evaluate((element) => element.scrollLeft > 0),
        true,
        'scrolled by keys',
      )
      const label = await page.getByRole('rowheader', { name: /^Price/ }).boundingBox()
      expectThat(label !== null && label.x >= 0 && label.x < 60, 'the names of the rows stay')
    }
    const friend = await another()
    await friend.goto(page.url())
    await expectSoon(() => friend.getByRole('columnheader').count(), 4, 'columns of the friend')
    await page.getByRole('link', { name: `Remove ${name} from the comparison` }).click()
    await expectSoon(() => page.getByRole('columnheader').count(), 3, 'columns left')
  },
)

journey(
  'without a script items are compared by links alone',
  async ({ page, mall }) => {
    await walkComparison(page, mall)
  },
  [1280],
  { javaScript: false },
)

journey(
  'a mall that fails or says nothing leaves the page as it is, and the second press adds once what the first may have added',
  async ({ page, mall, context }) => {
    await enterIn(page, 'site=DE&lang=en')
    const [first = '', path = ''] = await findGoods(mall, 'lamp', 2)
    await page.goto(first)
    await page.getByRole('button', { name: 'Add to basket', exact: true }).click()
    await expectSoon(() => linesOf(), 1, 'lines at first')
    await untilInCart(page)
    await page.goto(path)
    await untilHydrated(page)
    await page.waitForLoadState('networkidle')
    const quantity = page.getByRole('spinbutton')
    await quantity.fill('2')
    const button = page.getByRole('button', { name: 'Add to basket', exact: true })
    const trouble = page.getByRole('alert').getByText('The mall did not answer')
    // It arrives, but its answer is lost.
    await context.route(/add-to-cart/, async (route) => {
      await route.fetch()
      await route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' })
    })
    await button.click()
    await trouble.waitFor()
    expectEqual(new URL(page.url()).pathname, path.split('?')[0] ?? '', 'the page')
    expectEqual(await quantity.inputValue(), '2', 'what was chosen')
    await context.unroute(/add-to-cart/)
    // It arrives, and nothing is heard of it.
    let lost = 0
    await context.route(/add-to-cart/, async (route) => {
      await route.fetch()
      await route.abort('internetdisconnected')
      lost += 1
    })
    await button.click()
    await expectSoon(async () => lost, 1, 'answers lost')
    await trouble.waitFor()
    await context.unroute(/add-to-cart/)
    await button.click()
    await expectSoon(() => piecesOf(), [1, 2], 'pieces')
    await page.goto('/cart')
    expectEqual(await piecesOf(), [1, 2], 'pieces in the end')

    async function piecesOf(): Promise<number[]> {
      const { cartLineList } = await call<{ cartLineList: { skuQty: number }[] }>(
        page,
        mall,
        '/sapi/mall-order/cartline/list',
        {},
      )
      return cartLineList.map(({ skuQty }) => skuQty)
    }
    async function linesOf(): Promise<number> {
      return (await piecesOf()).length
    }
  },
)
