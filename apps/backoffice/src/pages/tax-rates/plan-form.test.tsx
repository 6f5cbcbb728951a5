// @vitest-environment happy-dom
import type { WireTaxCountry } from '@galleria/contract/tax-rate'
import { expect, test } from 'vitest'
import { openForm, refuses } from '../../testing/open-form.tsx'
import { PlanForm } from './plan-form.tsx'

const country: WireTaxCountry = {
  ...{ country: 'DE', rate: 0.19, firstDay: '2026-12-01', version: 4 },
  rateList: [],
}

test('a rate begins on a day that has not begun there, and is none above 50', async () => {
  const page = await openForm(<PlanForm country={country} name="Germany" close={() => undefined} />)
  await page.type({ beginsOn: '2026-11-30', rate: '51' })
  await page.send()
  expect(page.errors()).toEqual({
    beginsOn: 'Please choose a day that has not begun there.',
    rate: 'Please enter a number between 0 and 50, with at most one decimal.',
  })
  expect([page.focused(), page.calls]).toEqual(['beginsOn', []])
  await page.type({ beginsOn: '2026-12-01', rate: '16,5 %' })
  await page.send(refuses('taxrate.begun', 'This day has begun.'))
  expect(page.calls).toEqual([{ country: 'DE', version: 4, beginsOn: '2026-12-01', rate: 0.165 }])
  expect(page.errors()).toEqual({ beginsOn: 'This day has begun.' })
  expect(page.typed('rate')).toBe('16,5 %')
  await page.send(refuses('taxrate.changed', 'Somebody was faster.'))
  expect([page.errors(), page.notice()]).toEqual([{}, 'Somebody was faster.'])
})
