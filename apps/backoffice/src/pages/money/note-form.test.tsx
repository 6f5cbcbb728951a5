// @vitest-environment happy-dom
import type { WireMatter } from '@galleria/contract/money'
import { expect, test } from 'vitest'
import { openForm } from '../../testing/open-form.tsx'
import { MatterCard } from './matter-card.tsx'

const failed = {
  id: 'mat_1',
  kind: 'REFUND_FAILED',
  status: 'OPEN',
  amount: { value: 64.8, currency: 'EUR' },
  ...{ provider: 'stripe', reference: 're_1', tradeOrderCodeList: [], reason: null },
  ...{ foundAt: '2026-03-04T08:00:00.000Z', refund: null, dispute: null, day: null },
  ...{ operationList: ['settle'], progressList: [], route: null, proposal: null },
} as unknown as WireMatter
const route = {
  ...{ kind: 'BANK', holder: 'Kim Petersen', account: 'DE89370400440532013000' },
  ...{ agreedAt: '2026-03-04T08:00:00.000Z', payBy: '2026-03-06T08:00:00.000Z' },
}

test.each([
  ['Settled outside', failed],
  ['Paid', { ...failed, route } as unknown as WireMatter],
])('the form and its button are called as the button that opens it: %s', async (name, matter) => {
  const { place, press } = await openForm(<MatterCard matter={matter} />)
  await press(`${name} …`)
  expect(place.querySelector('form')?.getAttribute('aria-label')).toBe(name)
  expect(place.querySelector('form [type=submit]')?.textContent).toBe(name)
})
