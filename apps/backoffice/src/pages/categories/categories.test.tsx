// @vitest-environment happy-dom
import type { WireDeskCategory } from '@galleria/contract/category-desk'
import { languages } from '@galleria/contract/storefronts'
import { expect, test } from 'vitest'
import { findsWrong, openForm, refuses } from '../../testing/open-form.tsx'
import { AddForm } from './add-form.tsx'
import { AttributeForm } from './attribute-form.tsx'
import { MoveForm } from './move-form.tsx'
import { NameForm } from './name-form.tsx'
import { RetireForm } from './retire-form.tsx'

const close = () => undefined
const desks: WireDeskCategory = {
  ...{ id: 1, key: 'desks', version: 2, path: [1], itemCount: 3, needsEnergyLabel: false },
  textList: languages.map((language) => ({
    ...{ language, name: 'Desks', intro: 'To work at.', isOwn: language === 'en' },
  })),
}
const lamps: WireDeskCategory = { ...desks, id: 2, key: 'lamps', path: [2] }
const all = { category: desks, categories: [desks, lamps], name: 'Desks', close }

test('a new category needs an address and English texts, and another language both or neither', async () => {
  const page = await openForm(<AddForm categories={[desks]} close={close} />)
  await page.type({ key: 'Big Desks', 'name-en': 'Big desks', 'intro-de': 'Für viel Arbeit.' })
  await page.send()
  expect(page.errors()).toEqual({
    key: 'Please enter lower-case letters, digits and hyphens.',
    'intro-en': 'Please enter a text.',
    'name-de': 'Please enter both, or neither.',
  })
  expect([page.focused(), page.calls]).toEqual(['key', []])
})

test('an address that is taken, a place that is too deep and a text that is refused stand at their fields', async () => {
  const page = await openForm(<AddForm categories={[desks]} close={close} />)
  await page.type({ key: 'big', 'name-en': 'Big', 'intro-en': 'Big ones.' })
  await page.type({ 'name-pl': 'Duże', 'intro-pl': 'Duże biurka.' })
  await page.send(refuses('category.key_taken', 'Taken.'))
  expect(page.errors()).toEqual({ key: 'Taken.' })
  await page.send(refuses('category.too_deep', 'Too deep.'))
  expect([page.errors(), page.focused()]).toEqual([{ parentId: 'Too deep.' }, 'parentId'])
  await page.send(findsWrong({ path: 'otherList.0.intro', message: 'Not this.' }))
  expect(page.errors()).toEqual({ 'intro-pl': 'Not this.' })
  await page.send(refuses('category.too_many', 'There are too many.'))
  expect([page.errors(), page.notice()]).toEqual([{}, 'There are too many.'])
})

test('a category keeps its name until another one can be kept', async () => {
  const page = await openForm(<NameForm {...all} />)
  await page.type({ 'name-en': ' ' })
  await page.send()
  expect(page.errors()).toEqual({ 'name-en': 'Please enter a text.' })
  await page.type({ 'name-en': 'Tables' })
  await page.send(findsWrong({ path: 'main.name', message: 'Not this.' }))
  expect([page.errors(), page.typed('name-en')]).toEqual([{ 'name-en': 'Not this.' }, 'Tables'])
})

test('a category is not moved below itself, and whoever was faster is named', async () => {
  const page = await openForm(<MoveForm {...all} />)
  await page.send(refuses('category.below_itself', 'Never below itself.'))
  expect([page.errors(), page.focused()]).toEqual([{ parentId: 'Never below itself.' }, 'parentId'])
  await page.send(refuses('category.changed', 'It was changed.'))
  expect([page.errors(), page.notice()]).toEqual([{}, 'It was changed.'])
})

test('a category is not retired before it is said where its items go', async () => {
  const page = await openForm(<RetireForm {...all} onRetired={close} />)
  await page.send()
  expect([page.errors(), page.focused()]).toEqual([
    { intoId: 'Please choose a category.' },
    'intoId',
  ])
  await page.type({ intoId: '2' })
  await page.send(refuses('category.has_below', 'Something stands below it.'))
  expect(page.calls).toEqual([{ id: 1, version: 2, intoId: 2 }])
  expect(page.errors()).toEqual({ intoId: 'Something stands below it.' })
})

test('an attribute needs a key that addresses do not use, a name, and a name for each option', async () => {
  const page = await openForm(<AttributeForm categoryId={1} close={close} />)
  await page.type({ key: 'price', 'new-0': 'Oak' })
  await page.send()
  expect(page.errors()).toEqual({
    key: 'Please enter lower-case letters, digits and hyphens, and no word that addresses use.',
    name: 'Please enter a text.',
    'new-1': 'Please enter a text.',
  })
  await page.type({ key: 'wood', name: 'Wood', 'new-1': 'Ash' })
  await page.send(findsWrong({ path: 'optionList.1.name', message: 'Not this.' }))
  expect([page.errors(), page.focused()]).toEqual([{ 'new-1': 'Not this.' }, 'new-1'])
  await page.send(findsWrong({ path: 'otherList.0.name', message: 'Not in German.' }))
  expect(page.errors()).toEqual({ name: 'Not in German.' })
  await page.send(refuses('attribute.key_taken', 'Taken.'))
  expect(page.errors()).toEqual({ key: 'Taken.' })
})
