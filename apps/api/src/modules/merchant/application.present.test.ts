import { expect, test } from 'vitest'
import { presentApplication, presentSeller } from './application.present.ts'
import type { ApplicationRow } from './application.types.ts'
import type { SellerRow } from './seller.queries.ts'

const kept = 'info@xn--mbel-5qa.de'

test('a mail address with letters of its own alphabet is shown as its owner writes it, to the applicant and to the operator', () => {
  const application = {
    id: '01935c1c-0000-7000-8000-000000000001',
    status: 'DRAFT',
    email: kept,
    returnAddress: {},
    agreed: {},
    documents: [],
    updatedAt: new Date(0),
  } as unknown as ApplicationRow
  const reader = { actor: 'applicant', isOwn: true } as const
  expect(presentApplication(application, [], reader).email).toBe('info@möbel.de')
  const about = { itemCount: 0, openOrders: 0, openReverses: 0, history: [], isOwn: false }
  const seller = { id: 7, status: 'ACTIVE', email: kept, shops: [] } as unknown as SellerRow
  expect(presentSeller(seller, about).email).toBe('info@möbel.de')
})
