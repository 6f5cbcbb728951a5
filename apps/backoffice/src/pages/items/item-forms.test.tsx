// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { findsWrong, openForm, refuses } from '../../testing/open-form.tsx'
import { itemChoicesQuery, type Item } from './item-queries.ts'
import { NewItemPage } from './new-item-page.tsx'
import { VersionForm } from './version-form.tsx'

const fill = 'Please fill this in.'
const choices = {
  ...{ categoryList: [{ id: 3, name: 'Desks', path: [3], needsEnergyLabel: false }] },
  ...{ attributeList: [], shopList: [{ id: 7, name: 'Oak & Co' }] },
  ...{ manufacturer: '', responsiblePerson: 'Oak & Co, Hamburg' },
}
const item = {
  ...{ itemId: 5, version: 2, voucher: null, imageList: [], versionList: [] },
} as unknown as Item

/** The drawer stands beside the page that opened it. */
async function openItem() {
  const page = await openForm(<NewItemPage />, {
    known: (queries) => queries.setQueryData(itemChoicesQuery.queryKey, choices as never),
  })
  return page
}

test('an item has a name, a description and who made it; what the mall finds wrong stands there', async () => {
  const page = await openItem()
  await page.type({ 'en.name': 'Oak desk' })
  await page.send()
  expect(page.errors()).toEqual({ 'en.description': fill, manufacturer: fill })
  expect([page.focused(), page.calls]).toEqual(['en.description', []])
  await page.type({ 'en.description': 'To work at.', manufacturer: 'Oak & Co, Hamburg' })
  expect(page.errors()).toEqual({})
  await page.send(findsWrong({ path: 'textList.0.name', message: 'Not this.' }))
  expect(page.calls).toMatchObject([{ shopId: 7, categoryId: 3, language: 'en' }])
  expect([page.errors(), page.typed('en.description')]).toEqual([
    { 'en.name': 'Not this.' },
    'To work at.',
  ])
  await page.type({ 'en.name': 'Oak table' })
  expect(page.errors()).toEqual({})
})

test('a version has a number, a size and measures that goods can have', async () => {
  const page = await openForm(
    <VersionForm item={item} version={undefined} close={() => undefined} />,
  )
  await page.type({ widthCm: '120', depthCm: '60', heightCm: 'high', weightKg: '2001' })
  await page.send()
  expect(page.errors()).toEqual({
    ...{ skuCode: fill, sizeName: fill },
    heightCm: 'Please enter a number from 0.1 to 1000, with at most one decimal.',
    weightKg: 'Please enter a number from 0.1 to 2000, with at most one decimal.',
  })
  expect([page.focused(), page.calls]).toEqual(['skuCode', []])
  await page.type({ skuCode: 'D-1', sizeName: '120 × 60 cm', heightCm: '72,5', weightKg: '30' })
  await page.send(findsWrong({ path: 'skuCode', message: 'This number is taken.' }))
  expect(page.calls).toMatchObject([{ itemId: 5, version: 2, skuCode: 'D-1', heightCm: 72.5 }])
  expect([page.errors(), page.focused()]).toEqual([{ skuCode: 'This number is taken.' }, 'skuCode'])
  await page.send(refuses('item.refused', 'The mall refused it.'))
  expect([page.errors(), page.place.textContent]).toEqual([
    {},
    expect.stringContaining('The mall refused it.'),
  ])
})
