import { expect, test } from 'vitest'
import { newId, toWireId } from '@galleria/kernel/id'
import {
  presentApplication,
  presentApplicationRow,
  presentForOperator,
  presentSeller,
} from './application.present.ts'
import type { ApplicationRow } from './application.types.ts'
import type { SellerRow } from './seller.queries.ts'

const [pdf, photo] = [newId('file'), newId('file')]
const at = (day: number) => new Date(Date.UTC(2026, 10, day))
const application: ApplicationRow = {
  id: newId('application'),
  userId: newId('user'),
  status: 'AUDIT',
  version: 3,
  company: 'Holzwerk GmbH',
  taxId: 'DE317854208',
  country: 'DE',
  contactName: 'Ben Brandt',
  contactPhone: '+49 30 123456',
  email: 'holzwerk@galleria.test',
  shopName: 'Holzwerk',
  about: 'Tables of oak.',
  returnAddress: { street: 'Hobelgang', houseNo: '3' },
  documents: [
    { id: pdf, name: 'register.pdf', bytes: 1234, contentType: 'application/pdf' },
    { id: photo, name: '', bytes: 99, contentType: 'image/webp' },
  ],
  agreed: { terms: '2026-11-01T00:00:00Z' },
  rejectReason: '',
  sellerId: null,
  submittedAt: at(2),
  decidedAt: null,
  createdAt: at(1),
  updatedAt: at(3),
  applicant: {
    nickname: 'Ben',
    email: 'ben@galleria.test',
    language: 'de',
    createdAt: '2026-01-01T00:00:00Z',
  },
}
const submitted = {
  fromState: 'DRAFT',
  toState: 'AUDIT',
  event: 'submit',
  actor: 'applicant',
  at: at(2),
  facts: null,
}

const seller: SellerRow = {
  id: 5,
  name: 'Galleria House GmbH',
  vatId: 'DE317854208',
  country: 'DE',
  city: '22765 Hamburg',
  email: 'house@galleria.test',
  status: 'ACTIVE',
  statusReason: '',
  shops: [{ id: 5, name: 'Galleria House' }],
}

test('an applicant reads what was filled in; what was left out of the address is empty, a photograph has another address than a document', () => {
  const shown = presentApplication(application, [submitted], { actor: 'applicant', isOwn: true })
  expect(shown).toMatchObject({
    id: toWireId('application', application.id),
    status: 'AUDIT',
    version: 3,
    company: 'Holzwerk GmbH',
    returnAddress: {
      street: 'Hobelgang',
      houseNo: '3',
      detail: '',
      postalCode: '',
      city: '',
      province: '',
      country: '',
    },
    submittedAt: '2026-11-02T00:00:00.000Z',
    decidedAt: null,
    updatedAt: '2026-11-03T00:00:00.000Z',
    operationList: ['withdraw'],
    progressList: [
      {
        event: 'submit',
        to: 'AUDIT',
        actor: 'applicant',
        at: '2026-11-02T00:00:00.000Z',
        reason: '',
      },
    ],
  })
  expect(shown.documents).toEqual([
    {
      id: toWireId('file', pdf),
      name: 'register.pdf',
      url: expect.stringContaining('.pdf'),
      bytes: 1234,
      isPicture: false,
    },
    {
      id: toWireId('file', photo),
      name: '',
      url: expect.stringContaining('.webp'),
      bytes: 99,
      isPicture: true,
    },
  ])
})
test('before it is sent it has no moments, and a rejection shows its reason', () => {
  const shown = presentApplication(
    { ...application, status: 'DRAFT', submittedAt: null },
    [{ ...submitted, event: 'reject', toState: 'REJECTED', facts: { reason: 'Unreadable.' } }],
    { actor: 'applicant', isOwn: true },
  )
  expect([shown.submittedAt, shown.operationList, shown.progressList[0]?.reason]).toEqual([
    null,
    ['submit', 'save'],
    'Unreadable.',
  ])
})
test('an operator decides about the application of somebody else, and is warned of the same tax id', () => {
  const about = {
    history: [],
    sameTaxId: [{ sellerId: 5, name: 'House', status: 'ACTIVE' as const }],
  }
  const shown = presentForOperator(application, { ...about, isOwn: false })
  expect([shown.operationList, shown.sameTaxId, shown.isOwn]).toEqual([
    ['approve', 'reject'],
    about.sameTaxId,
    false,
  ])
  expect(shown.applicant).toEqual({
    nickname: 'Ben',
    email: 'ben@galleria.test',
    memberSince: '2026-01-01T00:00:00.000Z',
  })
  expect(presentForOperator(application, { ...about, isOwn: true }).operationList).toEqual([])
})
test('the list of applications names company, shop and when it came', () =>
  expect(presentApplicationRow({ ...application, decidedAt: at(4) })).toEqual({
    id: toWireId('application', application.id),
    status: 'AUDIT',
    company: 'Holzwerk GmbH',
    taxId: 'DE317854208',
    country: 'DE',
    shopName: 'Holzwerk',
    contactName: 'Ben Brandt',
    submittedAt: '2026-11-02T00:00:00.000Z',
    decidedAt: '2026-11-04T00:00:00.000Z',
  }))
test('an operator sees what hangs on a seller, and may freeze any but the own', () => {
  const about = { itemCount: 12, openOrders: 3, openReverses: 1, history: [], isOwn: false }
  const { vatId, ...same } = seller
  expect(presentSeller(seller, about)).toEqual({
    ...same,
    taxId: vatId,
    itemCount: 12,
    openOrders: 3,
    openReverses: 1,
    isOwn: false,
    operationList: ['freeze', 'clear'],
    progressList: [],
  })
  expect(presentSeller(seller, { ...about, isOwn: true }).operationList).toEqual([])
  expect(presentSeller({ ...seller, status: 'CLEARED' }, about).operationList).toEqual([])
})
test('a mail address with letters of its own alphabet is shown as its owner writes it, to the applicant and to the operator', () => {
  const email = 'info@xn--mbel-5qa.de'
  const reader = { actor: 'applicant', isOwn: true } as const
  expect(presentApplication({ ...application, email }, [], reader).email).toBe('info@möbel.de')
  const about = { itemCount: 0, openOrders: 0, openReverses: 0, history: [], isOwn: false }
  expect(presentSeller({ ...seller, email }, about).email).toBe('info@möbel.de')
})
