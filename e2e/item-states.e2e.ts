import type { Locator, Page } from 'playwright-core'
import { runSql } from './account-steps.ts'
import { call } from './call-steps.ts'
import { beginItem, itemForm } from './item-steps.ts'
import { expectEqual, expectNoBarriers, journey } from './journey.ts'
import { openShop, settled } from './new-shop-steps.ts'
import { signInBackoffice } from './steps.ts'
import type { RunningMall } from './start-mall.ts'

const english = (name: string, description: string) => ({
  ...{ language: 'en', name, description, details: ['Solid oak'] },
})

/** An item that was begun and saved once more: two states. */
async function writeTwice(page: Page, mall: RunningMall, name: string): Promise<number> {
  const first = [english(name, 'A chair for long evenings by the fire.')]
  const { itemId, version } = await beginItem(page, mall, first)
  const german = { ...english('Stuhl', 'Ein Stuhl.'), language: 'de' }
  await call(page, mall, '/sapi/mall-merchant/item/save', {
    ...itemForm([english(name, 'A chair for short evenings by the fire.'), german]),
    ...{ itemId, version, manufacturer: 'Quill OHG, Kai 2', freight: 'bulky' },
  })
  return itemId
}

const states = (item: Locator) =>
  item.getByRole('list', { name: 'Earlier states' }).getByRole('listitem')

async function showDifference(state: Locator): Promise<void> {
  await state.getByRole('button', { name: /^Show what is different from now/ }).click()
  await state.getByRole('button', { name: 'Close' }).waitFor()
}

/** What is found wrong with a state stands at its field, and the rest is taken over in the form. */
async function takeTheRest(page: Page, mall: RunningMall, item: Locator, itemId: number) {
  // Rules become stricter: what was saved once is not taken any more.
  await runSql(
    mall,
    `update item_saves set form = form || '{"manufacturer": ""}' where item_id = $1 and save_no = 2`,
    [itemId],
  )
  const second = states(item).nth(1)
  await showDifference(second)
  await second.getByRole('button', { name: 'Take this state over' }).click()
  await second.getByText('This state cannot be taken over as it was').waitFor()
  await second.getByText('Maker', { exact: true }).waitFor()
  await expectNoBarriers(page)
  await second.getByRole('button', { name: 'Open it in the form' }).click()
  const form = item.getByRole('form', { name: 'What buyers read' })
  await item.getByText('The form shows the earlier state').waitFor()
  expectEqual(
    await form.getByRole('group', { name: 'Deutsch' }).getByLabel('Name').inputValue(),
    'Stuhl',
    'the German name in the form',
  )
  await expectNoBarriers(page)
  await form.getByLabel('Maker').fill('Quill OHG, Kai 3')
  await form.getByRole('button', { name: 'Save the item' }).click()
  await form.waitFor({ state: 'detached' })
  await item.getByText('Quill OHG, Kai 3').waitFor()
  await item.getByText('A chair for short evenings by the fire.').waitFor()
}

journey(
  'a shop sees what an item said before each save, what is different from now, takes an earlier state over, and takes in the form what it still can of another',
  async ({ mall, page, width }) => {
    const email = await openShop(mall, width)
    const name = `Evening chair ${String(Date.now()).slice(-6)}`
    await signInBackoffice(page, email)
    await page.getByRole('link', { name: 'Items', exact: true }).waitFor()
    const itemId = await writeTwice(page, mall, name)
    await page.goto(`/backoffice/items/${itemId}`)
    const item = page.getByRole('dialog', { name })
    await item.getByText('A chair for short evenings by the fire.').waitFor()
    await item.getByRole('button', { name: 'Show the earlier states' }).click()
    await states(item).nth(1).waitFor()
    expectEqual(await states(item).count(), 2, 'states of the item')

    await showDifference(states(item).first())
    await states(item).first().getByText('It is the same as now.').waitFor()
    await states(item).first().getByRole('button', { name: 'Close' }).click()
    const oldest = states(item).nth(1)
    await showDifference(oldest)
    expectEqual(
      await oldest.getByRole('term').allTextContents(),
      [
        'Description · English',
        'Maker',
        'How it is sent',
        'Name · Deutsch',
        'Description · Deutsch',
        'Facts · Deutsch',
      ],
      'what is different',
    )
    expectEqual(
      await oldest.locator('mark').first().textContent(),
      'long ',
      'what is other in the description',
    )
    await settled(page)
    await oldest.scrollIntoViewIfNeeded()
    await expectNoBarriers(page)
    await oldest.getByRole('button', { name: 'Take this state over' }).click()
    await item.getByText('A chair for long evenings by the fire.').first().waitFor()
    await item.getByText('Ein Stuhl.').first().waitFor({ state: 'detached' })
    await states(item).nth(2).waitFor()
    await states(item).first().getByText('taken over from').waitFor()
    await takeTheRest(page, mall, item, itemId)
  },
)
