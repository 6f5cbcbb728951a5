// @vitest-environment happy-dom
import { useMutation } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { mall } from '../../api/mall.ts'
import { findsWrong, openForm, refuses } from '../../testing/open-form.tsx'
import { AddPersonForm } from './add-person-form.tsx'

function Add() {
  const adding = useMutation({
    mutationFn: (asked: { readonly email: string; readonly role: 'OWNER' }) =>
      mall('POST /sapi/mall-merchant/people/invite', asked as never),
  })
  return (
    <AddPersonForm
      title="Invite"
      roles={{
        all: ['OWNER'],
        names: { OWNER: { id: 'Owner' } },
        texts: { OWNER: { id: 'May do all.' } },
      }}
      usual="OWNER"
      about=""
      button="Invite"
      done="Invited."
      adding={adding}
    />
  )
}

test('somebody is asked at a whole address, and what the mall says of it stands there', async () => {
  const page = await openForm(<Add />)
  await page.type({ email: 'kim@' })
  await page.send()
  expect(page.errors()).toEqual({ email: 'Please enter a complete email address.' })
  expect([page.focused(), page.calls]).toEqual(['email', []])
  await page.type({ email: 'kim@shop.example ' })
  await page.send(findsWrong({ path: 'email', message: 'Not this one.' }))
  expect(page.calls).toMatchObject([{ email: 'kim@shop.example' }])
  expect(page.errors()).toEqual({ email: 'Not this one.' })
  await page.send(refuses('people.too_many', 'Fifty are enough.'))
  expect([page.errors(), page.notice()]).toEqual([{}, 'Fifty are enough.'])
})
