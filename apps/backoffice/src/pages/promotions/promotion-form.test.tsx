// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { findsWrong, openForm, refuses } from '../../testing/open-form.tsx'
import { PromotionDesk } from './promotion-desk.tsx'
import { mallDesk, promotionsQuery } from './promotion-queries.ts'

const open = async () => {
  const page = await openForm(<PromotionDesk desk={mallDesk} canWrite />, {
    known: (queries) => queries.setQueryData(promotionsQuery(mallDesk).queryKey, []),
  })
  await page.press('New coupon')
  return page
}

test('a coupon has a name and a code, and what limits it can be read', async () => {
  const page = await open()
  await page.type({ percentOff: '91', from: 'much', mostEach: 'one' })
  await page.send()
  expect(page.errors()).toEqual({
    name: 'Please fill this in.',
    percentOff: 'Please type a whole number from 1 to 90.',
    from: 'Please type an amount.',
    code: 'Please fill this in.',
    mostEach: 'Please type a whole number from 1 to 1000000.',
  })
  expect([page.focused(), page.calls]).toEqual(['name', []])
})

test('an end that the mall refuses stands at the last day, and what was typed stays', async () => {
  const page = await open()
  await page.type({ name: 'Spring', code: 'SPRING-1' })
  await page.send(findsWrong({ path: 'endTime', message: 'That is over.' }))
  expect(page.calls).toMatchObject([{ name: 'Spring', code: 'SPRING-1', percentOff: 10 }])
  expect([page.errors(), page.typed('name')]).toEqual([{ lastDay: 'That is over.' }, 'Spring'])
  await page.send(refuses('merchant.role', 'Not you.', 403))
  expect([page.errors(), page.notice()]).toEqual([{}, 'Not you.'])
})
