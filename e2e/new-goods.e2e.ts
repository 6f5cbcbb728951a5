import type { Page } from 'playwright-core'
import { call, receive, signIn } from './call-steps.ts'
import { expectEqual, expectNoBarriers, expectSoon, journey } from './journey.ts'
import { openShop, picture, settled } from './new-shop-steps.ts'
import { enterIn, signInBackoffice, untilInCart } from './steps.ts'
import type { RunningMall } from './start-mall.ts'

/** The item as a draft, with two pictures and texts in two languages. */
async function writeItem(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'New item' }).first().click()
  const form = page.getByRole('form', { name: 'New item' })
  await form.getByLabel('Language of the texts').selectOption('en')
  await form.getByRole('combobox', { name: 'Room' }).selectOption({ label: 'Office chairs' })
  const english = form.getByRole('group', { name: 'English' })
  await english.getByLabel('Name').fill(name)
  await english.getByLabel('Description').fill('A chair for long evenings.')
  await english.getByLabel('Facts').fill('Solid oak\nOiled by hand')
  await form.getByLabel('Add a language').selectOption('de')
  const german = form.getByRole('group', { name: 'Deutsch' })
  await german.getByLabel('Name').fill(`${name} (Stuhl)`)
  await german.getByLabel('Description').fill('Ein Stuhl für lange Abende.')
  await form
    .getByLabel('Choose photos')
    .setInputFiles([await picture('#7a5230', 1), await picture('#1e5b45', 2)])
  await form.getByText('2/24').waitFor()
  await settled(page)
  await form.getByLabel('What picture 2 shows: English').fill('The back of the chair')
  await form.getByText('In other languages').nth(1).click()
  await form.getByLabel('What picture 2 shows: Deutsch').fill('Die Lehne des Stuhls')
  await form.getByLabel('Maker').fill('Quill OHG, Kai 1, 20457 Hamburg')
  await form.getByLabel('Responsible in the European Union').fill('Quill OHG, Kai 1, 20457 Hamburg')
  await form.getByLabel('How it is sent').selectOption('bulky')
  await expectNoBarriers(page)
  await form.getByRole('button', { name: 'Begin the draft' }).click()
  await page.waitForURL(/\/items\/\d+/)
}

/**
 * Of those that a shop numbers itself with; another one for each walk, because a shop has each
 * once.
 */
function someGtin(): string {
  const digits = `2${String(Date.now()).slice(-11)}`
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

async function addVersion(page: Page, code: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add a version' }).click()
  const form = dialog.getByRole('form', { name: 'New version' })
  await form.getByLabel('Item number').fill(code)
  const gtin = someGtin()
  await form.getByLabel('GTIN').fill(`${gtin.slice(0, 1)} ${gtin.slice(1)}`)
  await form.getByLabel('Size, in words').fill('60 × 62 cm')
  for (const [label, value] of [
    ['Width in cm', '60'],
    ['Depth in cm', '62,5'],
    ['Height in cm', '98'],
    ['Weight in kg', '12,5'],
  ] as const)
    await form.getByLabel(label).fill(value)
  await form.getByLabel('Germany (EUR)').fill('149,50')
  await form.getByRole('button', { name: 'The same in all euro countries' }).click()
  expectEqual(await form.getByLabel('France (EUR)').inputValue(), '149,50', 'the price in France')
  await expectNoBarriers(page)
  await form.getByRole('button', { name: 'Add the version' }).click()
  await form.waitFor({ state: 'detached' })
  await dialog.getByText(`GTIN ${gtin}`).waitFor()
}

/**
 * Somebody else saves while the form stands open: nothing is written over before it is asked about,
 * and nothing typed is lost.
 */
async function changeInTwoWindows(page: Page, mall: RunningMall, name: string): Promise<void> {
  const item = page.getByRole('dialog', { name })
  await item.getByRole('button', { name: 'Change texts and pictures' }).click()
  const form = item.getByRole('form', { name: 'What buyers read' })
  const english = form.getByRole('group', { name: 'English' })
  await english.getByLabel('Description').fill('A chair for long evenings, and for short ones.')
  const itemId = Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0])
  type Item = {
    version: number
    category: { id: number }
    imageList: { url: string }[]
    energyClass: null
  } & Record<'language' | 'textList' | 'manufacturer' | 'responsiblePerson' | 'freight', unknown>
  const seen = await call<Item>(page, mall, '/sapi/mall-merchant/item/detail', { itemId })
  await call(page, mall, '/sapi/mall-merchant/item/save', {
    itemId,
    version: seen.version,
    categoryId: seen.category.id,
    imageList: seen.imageList.map(({ url }) => url),
    language: seen.language,
    textList: seen.textList,
    manufacturer: 'Quill OHG, Kai 2, 20457 Hamburg',
    responsiblePerson: seen.responsiblePerson,
    energyClass: seen.energyClass,
    freight: seen.freight,
  })
  await form.getByRole('button', { name: 'Save the item' }).click()
  await form.getByText('The item has been changed since this form was opened').waitFor()
  await expectNoBarriers(page)
  await form.getByRole('button', { name: 'Save the item' }).click()
  await settled(page)
  await form.getByRole('button', { name: 'Keep my changes' }).click()
  await form.getByRole('button', { name: 'Save the item' }).click()
  await form.waitFor({ state: 'detached' })
  await item.getByText('A chair for long evenings, and for short ones.').waitFor()
  await item.getByText('Quill OHG, Kai 1, 20457 Hamburg').first().waitFor()
}

journey(
  'a new shop writes its first item, the mall lets it be sold, and a buyer finds it with its pictures and puts it into the cart',
  async ({ mall, page, width, another, somebody }) => {
    const email = await openShop(mall, width)
    const name = `Quillon chair ${String(Date.now()).slice(-6)}`
    const code = `QU-${Date.now()}`
    await signInBackoffice(page, email)
    await page.getByRole('link', { name: 'Items', exact: true }).click()
    await page.getByText('Your shops have no items yet').waitFor()
    await expectNoBarriers(page)
    await writeItem(page, name)
    const item = page.getByRole('dialog', { name })
    await item.getByText('Add a version with its measures').waitFor()
    await settled(page)
    await expectNoBarriers(page)
    await addVersion(page, code)
    await item.getByText('DE €149.50').waitFor()
    await changeInTwoWindows(page, mall, name)
    await item.getByRole('button', { name: 'Send it to the mall' }).click()
    await item.getByText('The mall is looking at it').waitFor()

    const desk = await another()
    await signInBackoffice(desk, 'operator@galleria.test')
    await desk.getByRole('link', { name: 'Items to look at' }).click()
    const card = desk.getByRole('listitem', { name, exact: true })
    await card.getByText('Ein Stuhl für lange Abende.').waitFor()
    await settled(desk)
    await expectNoBarriers(desk)
    // Once back with a reason, and again.
    await card.getByRole('button', { name: 'Send back …' }).click()
    await card.getByLabel('What has to change').fill('Which wood is the seat of?')
    await card.getByRole('button', { name: 'Send it back' }).click()
    await card.waitFor({ state: 'detached' })
    await page.reload()
    await item.getByText('Which wood is the seat of?').waitFor()
    await expectNoBarriers(page)
    await item.getByRole('button', { name: 'Send it to the mall' }).click()
    await item.getByText('The mall is looking at it').waitFor()
    await desk.reload()
    await card.getByRole('button', { name: 'Let it be sold' }).click()
    await card.waitFor({ state: 'detached' })

    await page.reload()
    const window = await item.getByRole('link', { name: 'See it in the mall' }).getAttribute('href')
    await expectNoBarriers(page)
    const worker = await somebody()
    await signIn(worker, mall, email)
    await receive(worker, mall, code, 5)

    const buyer = await another()
    await enterIn(buyer, 'site=DE&lang=de')
    await buyer.goto(window!)
    await buyer.getByRole('heading', { level: 1, name: `${name} (Stuhl)` }).waitFor()
    await expectSoon(
      () =>
        buyer
          .locator('main img[src*="/pictures/own-"]')
          .evaluateAll((all) => all.some((one) => (one as HTMLImageElement).naturalWidth > 100)),
      true,
      'a picture that the shop sent',
    )
    await buyer.getByRole('img', { name: 'Die Lehne des Stuhls' }).first().waitFor()
    await expectNoBarriers(buyer)
    await buyer.goto(`${window}?lang=en`)
    await buyer.getByRole('heading', { level: 1, name, exact: true }).waitFor()
    await buyer.getByRole('button', { name: 'Add to basket', exact: true }).click()
    await untilInCart(buyer)
    await buyer.goto('/cart')
    await buyer.getByRole('link', { name, exact: true }).first().waitFor()
  },
  [1280, 390],
  { isSweep: true },
)
