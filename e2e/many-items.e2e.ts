import { randomUUID } from 'node:crypto'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { call, signIn } from './call-steps.ts'
import { beginItem, itemForm, type BegunItem } from './item-steps.ts'
import { expectEqual, expectNoBarriers, expectSoon, journey } from './journey.ts'
import { openShop, picture, settled } from './new-shop-steps.ts'
import { signInBackoffice } from './steps.ts'
import type { RunningMall } from './start-mall.ts'

const english = (name: string) => [
  { language: 'en', name, description: 'A chair for long evenings.', details: ['Solid oak'] },
]

/** An item on sale with a version and a price, let by the mall where it looks at it. */
async function sell(page: Page, operator: BrowserContext, mall: RunningMall, name: string) {
  const { itemId, version } = await beginItem(page, mall, english(name))
  const { buffer, ...file } = await picture('#7a5230', 1)
  const answer = await page.request.post('/sapi/mall-content/web/file/upload', {
    headers: { origin: mall.url },
    multipart: { purpose: 'goods', file: { ...file, buffer } },
  })
  const { url } = (await answer.json()) as { url: string }
  await call(page, mall, '/sapi/mall-merchant/item/save', {
    ...itemForm(english(name)),
    ...{ itemId, version, imageList: [url] },
  })
  const priced = await call<BegunItem>(page, mall, '/sapi/mall-merchant/item/version', {
    ...{ itemId, version: version + 1, skuCode: `MI-${randomUUID().slice(0, 8)}` },
    ...{ finish: 'oak', sizeName: '60 x 62 cm', widthCm: 60, depthCm: 62, heightCm: 98 },
    ...{ weightKg: 12.5, priceList: [{ site: 'DE', amount: 149.5 }] },
  })
  const sent = await call<BegunItem & { status: string }>(
    page,
    mall,
    '/sapi/mall-merchant/item/submit',
    { itemId, version: priced.version },
  )
  if (sent.status === 'IN_REVIEW')
    await call(operator, mall, '/sapi/mall-operator/item/approve', {
      ...{ itemId, version: sent.version },
    })
  return itemId
}

const box = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Choose item ${name}`, exact: true })
const chosen = (page: Page, words: string) => page.getByText(words, { exact: true })

/** Ticks as a person does: the box itself is covered by its label. */
async function tick(at: Locator, modifiers: 'Shift'[] = []): Promise<void> {
  await at.click({ modifiers })
}

/** Other prices for what is ticked: looked at, and left. */
async function lookAtPrices(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Change prices' }).click()
  const form = page.getByRole('form', { name: 'New bulk change' })
  await form.getByText('2 chosen items').waitFor()
  await expectNoBarriers(page)
  await form.getByLabel('Percent', { exact: true }).fill('10')
  await form.getByRole('button', { name: 'Show what it would change' }).click()
  await page.getByRole('heading', { name: '10% lower' }).waitFor()
  await page.getByText('2 chosen items').waitFor()
  expectEqual(
    await page.getByRole('list', { name: 'Prices' }).getByRole('listitem').count(),
    2,
    'prices of the two items',
  )
  await expectNoBarriers(page)
}

journey(
  'a shop ticks items on two pages, takes them off sale, reads why a draft and what somebody else has changed stay, puts them on sale again, archives drafts, and looks at other prices of two',
  async ({ mall, page, width, somebody }) => {
    const email = await openShop(mall, width)
    const operator = await somebody()
    await signIn(operator, mall, 'operator@galleria.test')
    await signInBackoffice(page, email)
    await page.getByRole('link', { name: 'Items', exact: true }).waitFor()
    const word = String(Date.now()).slice(-6)
    const name = (what: string) => `${what} ${word}`
    await sell(page, operator, mall, name('Oak chair'))
    const contested = await sell(page, operator, mall, name('Elm chair'))
    for (let number = 1; number <= 25; number += 1)
      await beginItem(page, mall, english(name(`Draft ${number}`)))
    await page.goto('/backoffice/items')
    await settled(page)

    // The drafts are newer: the first page is of them, the second has what is sold.
    await tick(box(page, name('Draft 25')))
    await chosen(page, '1 item chosen').waitFor()
    await tick(box(page, name('Draft 22')), ['Shift'])
    await chosen(page, '4 items chosen').waitFor()
    await expectNoBarriers(page)
    await tick(page.getByRole('checkbox', { name: 'Choose all items of this page' }))
    await chosen(page, '25 items chosen').waitFor()
    await page.getByRole('button', { name: 'Choose none' }).click()
    await page.getByRole('link', { name: name('Draft 25') }).focus()
    await page.keyboard.press('x')
    await chosen(page, '1 item chosen').waitFor()
    await page.goto('/backoffice/items')
    await settled(page)

    await tick(box(page, name('Draft 1')))
    await page
      .getByRole('link', { name: /^(Next|Page 2)/ })
      .first()
      .click()
    await box(page, name('Oak chair')).waitFor()
    await tick(box(page, name('Oak chair')))
    await tick(box(page, name('Elm chair')))
    await chosen(page, '3 items chosen').waitFor()
    // In another window one of them is changed.
    const other = await call<BegunItem & { imageList: { url: string }[] }>(
      page,
      mall,
      '/sapi/mall-merchant/item/detail',
      { itemId: contested },
    )
    await call(page, mall, '/sapi/mall-merchant/item/save', {
      ...itemForm(english(name('Elm chair'))),
      ...{ itemId: contested, version: other.version, freight: 'bulky' },
      imageList: other.imageList.map(({ url }) => url),
    })
    await page.getByRole('button', { name: 'Take off sale' }).click()
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Take 3 items off sale' }).click()
    await page.getByText('1 item is off sale now').waitFor()
    const stays = page.getByRole('list', { name: 'Stays as it is' }).getByRole('listitem')
    expectEqual(
      await stays.allTextContents(),
      [
        `${name('Draft 1')}: It is not on sale.`,
        `${name('Elm chair')}: It was changed since you chose it. Look at it and choose it again.`,
      ],
      'what stays, and why',
    )
    await expectNoBarriers(page)
    // The draft is still ticked; what was changed is to be looked at, and ticked as it is now.
    await chosen(page, '1 item chosen').waitFor()
    await page.getByRole('link', { name: 'Page 1' }).click()
    await tick(box(page, name('Elm chair')))
    await chosen(page, '2 items chosen').waitFor()
    await page.getByRole('button', { name: 'Take off sale' }).click()
    await page.getByRole('button', { name: 'Take 2 items off sale' }).click()
    await page.getByText('1 item is off sale now').waitFor()
    await chosen(page, '1 item chosen').waitFor()

    await page.getByRole('button', { name: 'Put them away' }).click()
    await page.getByText(/What is put away cannot be sold again/).waitFor()
    await page.getByRole('button', { name: 'Put 1 item away' }).click()
    await page.getByText('1 item was put away').waitFor()
    await expectSoon(() => chosen(page, '1 item chosen').isHidden(), true, 'nothing is ticked')

    await page.goto('/backoffice/items?view=paused')
    await tick(page.getByRole('checkbox', { name: 'Choose all items of this page' }))
    await page.getByRole('button', { name: 'Put on sale again' }).click()
    await page.getByRole('button', { name: 'Put 2 items on sale again' }).click()
    await page.getByText('2 items are on sale again').waitFor()
    await page.goto('/backoffice/items?view=on-sale')
    await tick(page.getByRole('checkbox', { name: 'Choose all items of this page' }))
    await chosen(page, '2 items chosen').waitFor()
    await lookAtPrices(page)
  },
  [1280, 390],
  { length: 2 },
)
