// @vitest-environment happy-dom
import { forgetDraft, readDraft } from '@galleria/ui/form/draft-store'
import { act } from 'react'
import { expect, test } from 'vitest'
import { findsWrong, openForm, refuses } from '../../testing/open-form.tsx'
import { KeyForm } from './key-form.tsx'
import { NewWebhook } from './new-webhook.tsx'
import { WebhookCard } from './webhook-card.tsx'

const choose = 'Please choose at least one.'

test('a key has a name and is for something; the first that is missing gets the focus', async () => {
  const page = await openForm(<KeyForm />)
  await page.press('New key')
  for (const box of page.place.querySelectorAll<HTMLInputElement>('[name=scopeList]:checked'))
    await act(async () => box.click())
  await page.send()
  expect(page.errors()).toEqual({ name: 'Please enter a name.', scopeList: choose })
  expect([page.focused(), page.calls]).toEqual(['name', []])
  await page.type({ name: 'Till' })
  await page.send()
  expect([page.errors(), page.focused()]).toEqual([{ scopeList: choose }, 'scopeList'])
})

test('a key that the mall refuses stays typed; who has to prove first finds it again', async () => {
  const page = await openForm(<KeyForm />)
  await page.press('New key')
  await page.type({ name: 'Till' })
  await page.send(findsWrong({ path: 'name', message: 'Not this.' }))
  expect(page.calls).toEqual([{ name: 'Till', scopeList: ['query', 'query-orders'], days: 90 }])
  expect([page.errors(), page.typed('name')]).toEqual([{ name: 'Not this.' }, 'Till'])
  await page.send(refuses('auth.prove_again', 'Please prove it.', 403))
  await act(async () => page.place.querySelector<HTMLElement>('a[href*=prove]')!.click())
  expect(readDraft('api-key')).toMatchObject({ name: 'Till', days: 90 })
  forgetDraft('api-key')
})

test('a webhook has an address and is told something', async () => {
  const page = await openForm(<NewWebhook />)
  await page.press('New webhook')
  for (const box of page.place.querySelectorAll<HTMLInputElement>('[name=eventList]:checked'))
    await act(async () => box.click())
  await page.send()
  expect(page.errors()).toEqual({ url: 'Please enter an address.', eventList: choose })
  expect(page.focused()).toBe('url')
})

test('an address that the mall cannot reach is said at the address, of a new webhook and of a changed one', async () => {
  const page = await openForm(<NewWebhook />)
  await page.press('New webhook')
  await page.type({ url: 'http://shop.example' })
  await page.send(refuses('webhook.address', 'Only https.', 400))
  expect(page.calls).toEqual([{ url: 'http://shop.example', eventList: ['order.paid'] }])
  expect([page.errors(), page.focused()]).toEqual([{ url: 'Only https.' }, 'url'])
  await page.send(refuses('webhook.too_many', 'Five are enough.'))
  expect([page.errors(), page.notice()]).toEqual([{}, 'Five are enough.'])

  const changed = await openForm(
    <WebhookCard
      webhook={{
        ...{ id: 'w', url: 'https://a.example', eventList: ['order.paid'], status: 'OFF' },
        ...{ createTime: '2026-01-01T00:00:00Z', failingSince: null, operationList: [] },
      }}
    />,
  )
  await changed.press('Change')
  await changed.type({ url: ' ' })
  await changed.send()
  expect(changed.errors()).toEqual({ url: 'Please enter an address.' })
  await changed.type({ url: 'https://b.example' })
  await changed.send(refuses('webhook.address', 'Not public.', 400))
  expect(changed.calls).toEqual([
    { id: 'w', url: 'https://b.example', eventList: ['order.paid'], isOn: false },
  ])
  expect(changed.errors()).toEqual({ url: 'Not public.' })
})
