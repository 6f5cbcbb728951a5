import type { Page } from 'playwright-core'
import { call } from './call-steps.ts'
import { beginItem, type BegunItem } from './item-steps.ts'
import { expectEqual, expectNoBarriers, expectThat, journey } from './journey.ts'
import { openShop } from './new-shop-steps.ts'
import { signInBackoffice, untilHydrated } from './steps.ts'
import type { RunningMall } from './start-mall.ts'

const text = (language: string, name: string, description: string) => ({
  ...{ language, name, description, details: [] },
})

const addVersion = (page: Page, mall: RunningMall, { itemId, version }: BegunItem) =>
  call(page, mall, '/sapi/mall-merchant/item/version', {
    ...{ itemId, version, skuCode: `PV-${Date.now()}`, finish: 'oak', sizeName: '40 × 40 cm' },
    ...{ widthCm: 40, depthCm: 40, heightCm: 45, weightKg: 4.5 },
    priceList: [{ site: 'DE', amount: 89.5 }],
  })

journey(
  'a shop looks at a draft as a buyer will see it, in any storefront and language; it is told why nobody can buy it, and nobody else finds the page',
  async ({ mall, page, width, another }) => {
    const email = await openShop(mall, width)
    const name = `Hall stool ${String(Date.now()).slice(-6)}`
    await signInBackoffice(page, email)
    await page.getByRole('link', { name: 'Items', exact: true }).waitFor()
    const item = await beginItem(page, mall, [
      text('en', name, 'A stool for the hall.'),
      text('de', `${name} (Hocker)`, 'Ein Hocker für den Flur.'),
    ])
    await page.goto(`/backoffice/items/${item.itemId}`)
    await page.getByRole('link', { name: 'Look at it as a buyer' }).click()
    await page.waitForURL(`**/preview/item/${item.itemId}`)
    await page.goto(`/preview/item/${item.itemId}?site=DE&lang=en`)
    await untilHydrated(page)
    const banner = page.getByRole('complementary', { name: 'Preview' })
    await banner.getByText('only your shop sees this page').waitFor()
    expectEqual(
      await banner.getByRole('listitem').allTextContents(),
      [
        'It is a draft. What it still lacks is listed with the item in the back office.',
        'It has no version yet: measures, finishes and prices are missing.',
      ],
      'why nobody can buy it',
    )
    await page.getByRole('heading', { name, level: 1 }).waitFor()
    await page.getByText('A stool for the hall.').waitFor()
    await page.getByText('No price at this storefront yet').waitFor()
    await expectNoBarriers(page)

    await addVersion(page, mall, item)
    await page.reload()
    await untilHydrated(page)
    await page.getByText('€89.50').first().waitFor()
    expectThat(
      await page.getByRole('button', { name: 'Add to basket' }).isDisabled(),
      'nothing is bought in a preview',
    )
    await expectNoBarriers(page)
    const robots = page.locator('meta[name=robots]')
    expectEqual(await robots.getAttribute('content'), 'noindex', 'what search engines are told')
    const answer = await page.request.get(`/preview/item/${item.itemId}`)
    expectEqual(answer.headers()['cache-control'], 'private, no-store', 'who keeps the page')

    await page.goto(`/preview/item/${item.itemId}?site=DE&lang=de`)
    await page.getByRole('heading', { name: `${name} (Hocker)`, level: 1 }).waitFor()
    await page.getByText('Eine Vorschau').waitFor()
    await page.goto(`/preview/item/${item.itemId}?site=UK&lang=en`)
    await page.getByText('None of its versions has a price at this storefront.').waitFor()
    await page.getByRole('link', { name: 'To the item in the back office' }).click()
    await page.getByRole('dialog', { name }).waitFor()

    // A guest, and another shop.
    const stranger = await another()
    const found = await stranger.goto(`/preview/item/${item.itemId}`)
    expectEqual(found?.status(), 404, 'what a guest is answered')
    await signInBackoffice(stranger, 'merchant@galleria.test')
    await stranger.getByRole('link', { name: 'Items', exact: true }).waitFor()
    const other = await stranger.goto(`/preview/item/${item.itemId}`)
    expectEqual(other?.status(), 404, 'what another shop is answered')
    expectThat(!(await stranger.content()).includes(name), 'nothing of it is told')
  },
)
