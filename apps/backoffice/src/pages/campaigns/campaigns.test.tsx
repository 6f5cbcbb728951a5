// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { findsWrong, openForm, refuses } from '../../testing/open-form.tsx'
import { FreeOrderForm } from './free-order-form.tsx'
import { GiftCardForm } from './gift-card-form.tsx'
import { PrizeForm } from './prize-form.tsx'

const done = () => undefined
const terms = {
  ...{ name: 'Spring', amount: '50' },
  ...{ startTime: '2027-03-01T10:00', endTime: '2027-04-01T10:00' },
}
const amount = 'Please type an amount.'
const open = async (form: ReactNode, typed: Readonly<Record<string, string>>) => {
  const page = await openForm(form)
  await page.type(typed)
  return page
}

test('gift cards need terms, a value, days and a budget; the first that is wrong gets the focus', async () => {
  const page = await open(<GiftCardForm done={done} />, { endTime: terms.endTime, days: '1096' })
  for (const box of page.place.querySelectorAll<HTMLElement>('[name=siteList]'))
    await act(async () => box.click())
  await page.send()
  expect(page.errors()).toMatchObject({
    ...{ name: 'Please give it a name.', amount, startTime: 'Please choose a day and a time.' },
    ...{ value: amount, days: 'Please type a whole number up to 1095.', budget: amount },
  })
  expect(page.place.textContent).toContain('Please choose at least one.')
  expect([page.focused(), page.calls]).toEqual(['name', []])
  await page.type({ startTime: '2027-05-01T10:00' })
  expect(page.errors()['startTime']).toBeUndefined()
  await page.send()
  expect(page.errors()['endTime']).toBe('This is before the beginning.')
})

test('what the mall refuses of a campaign stands at its field, whatever it calls it', async () => {
  const page = await open(<GiftCardForm done={done} />, { ...terms, value: '10', budget: '9,50' })
  await page.send(findsWrong({ path: 'giftCardAmt.value', message: 'Too much.' }))
  expect(page.calls).toMatchObject([
    { name: 'Spring', orderAmtFrom: { value: 50 }, giftCardAmt: { value: 10 }, validDays: 365 },
  ])
  expect([page.errors(), page.focused()]).toEqual([{ value: 'Too much.' }, 'value'])
  await page.send(findsWrong({ path: 'orderAmtFrom.value', message: 'Too little.' }))
  expect(page.errors()).toEqual({ amount: 'Too little.' })
  await page.send(refuses('campaign.name_taken', 'Taken.'))
  expect(page.errors()).toEqual({ name: 'Taken.' })
  await page.send(refuses('campaign.amount', 'Not these amounts.'))
  expect([page.errors(), page.notice()]).toEqual([{}, 'Not these amounts.'])
})

test('free orders need one of how many, up to how much and a budget', async () => {
  const page = await open(<FreeOrderForm done={done} />, { ...terms, oneIn: '1.5', most: '100' })
  await page.send()
  expect(page.errors()).toEqual({ oneIn: 'Please type a whole number.', budget: amount })
  expect(page.focused()).toBe('oneIn')
  await page.type({ oneIn: '20', budget: '1000' })
  await page.send(findsWrong({ path: 'mostAmt.value', message: 'Too much.' }))
  expect(page.calls).toMatchObject([{ oneIn: 20, mostAmt: { value: 100 } }])
  expect(page.errors()).toEqual({ most: 'Too much.' })
})

test('a prize that is none is said in its row, whoever found it', async () => {
  const page = await open(<PrizeForm done={done} />, { ...terms, 'weight-2': '0' })
  await page.send()
  expect(Object.keys(page.errors())).toEqual(['weight-2'])
  expect(page.focused()).toBe('weight-2')
  expect(page.notice()).toBe('Please type whole numbers, and a weight of at least 1.')
  await page.type({ 'weight-2': '9' })
  await page.send(findsWrong({ path: 'prizeList.1.weight', message: 'Too likely.' }))
  expect(page.calls).toMatchObject([
    {
      prizeList: [
        { prizeType: 'POINTS', points: 100, weight: 1, stock: 10 },
        { prizeType: 'NOTHING', points: 0, weight: 9, stock: null },
      ],
    },
  ])
  expect([Object.keys(page.errors()), page.notice()]).toEqual([['weight-2'], 'Too likely.'])
})
