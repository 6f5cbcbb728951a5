// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { openChosen } from '../../testing/open-chosen.tsx'
import { refuses } from '../../testing/open-form.tsx'
import { ChosenItems } from './chosen-items.tsx'
import { itemChoice, type Chosen } from './item-choice.ts'
import type { ItemRow } from './item-queries.ts'

/** What is done with the items that are ticked, one after the other. */

const item = (itemId: number, change: Partial<ItemRow> = {}) =>
  ({
    ...{ itemId, version: 7, name: `Chair ${itemId}`, skuCode: `C-${itemId}`, status: 'ON_SALE' },
    ...{ operationList: ['pause'], ...change },
  }) as ItemRow
const [one, two, three] = [item(1), item(2), item(3)]

const open = (ticked: Chosen) =>
  openChosen<ItemRow>({
    rules: itemChoice,
    rows: [one, two, three],
    ticked,
    nameOf: ({ name }) => name,
    bar: (choice) => <ChosenItems choice={{ ...choice, tick: () => undefined }} />,
  })
/** The second press comes after the question. */
async function takeOff(ticked: Chosen, yes: string) {
  const page = await open(ticked)
  await page.press('Take off sale')
  await page.press(yes)
  return page
}

test('each is sent by its version, the focus goes to the question, and nothing is ticked afterwards', async () => {
  const page = await open([one, two])
  await page.press('Take off sale')
  expect(page.focused()).toBe(
    'Take 2 items off sale? Buyers will no longer find any of their versions. Existing orders go ahead.',
  )
  await page.press('Take 2 items off sale')
  await page.answer()
  await page.answer()
  expect(page.calls).toEqual([
    { skuCode: 'C-1', version: 7, isOnSale: false },
    { skuCode: 'C-2', version: 7, isOnSale: false },
  ])
  expect(page.outcome()).toEqual({ done: '2 items are off sale now', lists: {}, ticked: '' })
})

test('what is ticked while the others are sent is neither sent nor counted, and stays ticked', async () => {
  const page = await takeOff([one, two], 'Take 2 items off sale')
  await page.answer()
  await page.press('Tick Chair 3')
  expect(page.text()).toContain('Take 2 items off sale?')
  expect(page.text()).toContain('2 of 2')
  await page.answer(refuses('goods.state', 'Its state does not allow it.'))
  expect(page.calls).toHaveLength(2)
  expect(page.outcome()).toEqual({
    done: '1 item is off sale now',
    lists: { 'Stays as it is': ['Chair 2: Its state does not allow it.'] },
    ticked: 'Chair 3, Chair 2',
  })
})

test('while they are sent the question stays, whatever is ticked no longer', async () => {
  const page = await takeOff([one], 'Take 1 item off sale')
  await page.press('Tick Chair 1')
  expect(page.outcome().ticked).toBe('')
  expect(page.text()).toContain('Take 1 item off sale?')
  await page.answer()
  expect(page.outcome()).toEqual({ done: '1 item is off sale now', lists: {}, ticked: '' })
})

test('what was changed since it was ticked is to be looked at, and chosen again', async () => {
  const page = await takeOff([one, two], 'Take 2 items off sale')
  await page.answer(refuses('item.changed', 'Somebody else has changed this item.'))
  await page.answer()
  const why = 'It was changed since you chose it. Look at it and choose it again.'
  expect(page.outcome()).toEqual({
    done: '1 item is off sale now',
    lists: { 'Stays as it is': [`Chair 1: ${why}`] },
    ticked: '',
  })
})

test('of what no answer came nobody says that it stays as it is; it stays ticked', async () => {
  const draft = item(4, { status: 'DRAFT', operationList: ['archive'] })
  const page = await takeOff([one, two, draft, three], 'Take 4 items off sale')
  await page.answer('none')
  await page.answer({ status: 500, body: undefined })
  await page.answer()
  expect(page.calls).toHaveLength(3)
  expect(page.outcome()).toEqual({
    done: '1 item is off sale now',
    lists: {
      'Stays as it is': ['Chair 4: It is not on sale.'],
      'No answer came': [
        'Chair 1: The mall cannot be reached. Please check your connection and try again.',
        'Chair 2: Something went wrong on our side. Please try again.',
      ],
    },
    ticked: 'Chair 1, Chair 2, Chair 4',
  })
  expect(page.text()).toContain('1 item stays as it is:')
  expect(page.text()).toContain('No answer came about 2 of them.')
})
