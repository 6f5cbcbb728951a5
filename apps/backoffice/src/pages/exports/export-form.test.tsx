// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { findsWrong, openForm, refuses } from '../../testing/open-form.tsx'
import { ExportForm } from './export-form.tsx'

test('a table is of days in their order; what the mall says stands at the day', async () => {
  const page = await openForm(<ExportForm />)
  await page.type({ from: '', to: '2026-10-31' })
  await page.send()
  expect(page.errors()).toEqual({ from: 'Please fill this in.' })
  await page.type({ from: '2026-11-01' })
  await page.send()
  expect(page.errors()).toEqual({ to: 'This day is before the first one' })
  expect([page.focused(), page.calls]).toEqual(['to', []])
  await page.type({ from: '2026-10-01' })
  await page.send(findsWrong({ path: 'from', message: 'Too long ago.' }))
  expect(page.calls).toMatchObject([
    { kind: 'ORDERS', format: 'XLSX', from: '2026-10-01', to: '2026-10-31' },
  ])
  expect(page.errors()).toEqual({ from: 'Too long ago.' })
  await page.send(refuses('merchant.role', 'Not you.', 403))
  expect([page.errors(), page.notice()]).toEqual([{}, 'Not you.'])
})
