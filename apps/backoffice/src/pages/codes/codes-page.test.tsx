// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { whoQuery } from '../../api/queries.ts'
import { openForm, refuses } from '../../testing/open-form.tsx'
import { CodeForm as SignInCode } from '../sign-in/code-form.tsx'
import { PickUp } from '../order/pick-up.tsx'
import { CodesPage } from './codes-page.tsx'

const needed = 'Please type the code.'

test('a code is typed before it is taken; a refusal leaves it there', async () => {
  const page = await openForm(<CodesPage />, {
    known: (queries) =>
      queries.setQueryData(whoQuery.queryKey, {
        kind: 'staff',
        staff: { rights: ['ship'], shops: [] },
      } as never),
  })
  await page.send()
  expect([page.errors(), page.focused()]).toEqual([{ couponCode: needed }, 'couponCode'])
  await page.type({ couponCode: 'ABCD' })
  await page.send(refuses('voucher.used', 'It was used before.'))
  expect(page.calls).toContainEqual({ couponCode: 'ABCD' })
  expect([page.errors(), page.notice(), page.typed('couponCode')]).toEqual([
    {},
    'It was used before.',
    'ABCD',
  ])
})

test('goods are handed over for the code of their order; a wrong one is said at the code', async () => {
  const siteAddress = { name: 'Harbour', street: 'Hafenweg', houseNo: '1', country: 'DE' }
  const order = {
    ...{ id: 'o1', operationList: ['handOver'], pickUp: { fetchUntil: null } },
    shop: { siteAddress: { ...siteAddress, postalCode: '20457', city: 'Hamburg' } },
  }
  const page = await openForm(<PickUp order={order as never} />)
  await page.send()
  expect([page.errors(), page.focused()]).toEqual([{ verifyCode: needed }, 'verifyCode'])
  await page.type({ verifyCode: '0000' })
  await page.send(refuses('verify_code.wrong', 'This is not the code.'))
  expect(page.calls).toContainEqual({ id: 'o1', verifyCode: '0000' })
  expect(page.errors()).toEqual({ verifyCode: 'This is not the code.' })
  await page.send(refuses('order.state', 'It was handed over.'))
  expect([page.errors(), page.notice()]).toEqual([{}, 'It was handed over.'])
})

test('a wrong code of the second step is said at the code, and everything else above it', async () => {
  const page = await openForm(<SignInCode startAgain={() => undefined} />)
  await page.send()
  expect(page.errors()).toEqual({ code: 'Please enter the code.' })
  await page.type({ code: '123456' })
  await page.send(refuses('second_factor.wrong', 'This code is not right.', 403))
  expect([page.errors(), page.focused()]).toEqual([{ code: 'This code is not right.' }, 'code'])
  await page.send(refuses('429', 'Too many tries.', 429))
  expect([page.errors(), page.notice()]).toEqual([{}, 'Too many tries.'])
})
