import { expect, test } from 'vitest'
import { applicationErrors } from './application-rules.ts'
import {
  applicationSteps,
  requirements,
  SHORTEST_ABOUT,
  stepOf,
  type ApplicationFields,
} from './rules.ts'
import { refusalOf, refusalsOf, rightsOf } from './rights.ts'
import { isPhone } from '../address/phone-check.ts'

const good: ApplicationFields = {
  company: 'Holzwerk Brandt GmbH',
  taxId: 'DE317854208',
  country: 'DE',
  contactName: 'Ben Brandt',
  contactPhone: '+49 40 30123456',
  email: 'ben@example.test',
  shopName: 'Holzwerk',
  about: 'x'.repeat(SHORTEST_ABOUT),
  returnAddress: {
    street: 'Hobelgang',
    houseNo: '3',
    detail: '',
    postalCode: '22765',
    city: 'Hamburg',
    province: '',
    country: 'DE',
  },
  documents: ['fil_1'],
  agreed: [...requirements],
}
const errors = (change: Partial<ApplicationFields>) =>
  applicationErrors({ ...good, ...change }, isPhone).map((error) => `${error.path} ${error.code}`)
const at = (change: Partial<ApplicationFields['returnAddress']>) =>
  errors({ returnAddress: { ...good.returnAddress, ...change } })

test('a complete application has no error', () => expect(errors({})).toEqual([]))
test('every field is asked for, each under its own name', () => {
  const empty = {
    company: '',
    taxId: '',
    country: '',
    contactName: '',
    contactPhone: '',
    email: '',
    shopName: '',
    about: '',
    returnAddress: {
      street: '',
      houseNo: '',
      detail: '',
      postalCode: '',
      city: '',
      province: '',
      country: '',
    },
    documents: [],
    agreed: [],
  }
  expect(errors(empty).toSorted()).toEqual([
    'about required',
    ...requirements.map((one) => `agreed.${one} agree`).toSorted(),
    'company required',
    'contactName required',
    'contactPhone required',
    'country required',
    'documents document_required',
    'email required',
    'returnAddress.city required',
    'returnAddress.country required',
    'returnAddress.houseNo required',
    'returnAddress.postalCode required',
    'returnAddress.street required',
    'shopName required',
    'taxId required',
  ])
})
test('each rule says what is wrong', () => {
  expect(errors({ taxId: 'DE317854209' })).toEqual(['taxId vat_id'])
  expect(errors({ country: 'US' })).toEqual(['country invalid'])
  expect(errors({ email: 'ben@' })).toEqual(['email email'])
  for (const contactPhone of ['04030123456', '+49 1', 'call me'])
    expect(errors({ contactPhone })).toEqual(['contactPhone phone'])
  expect([
    errors({ about: 'x'.repeat(SHORTEST_ABOUT - 1) }),
    errors({ about: `${'x'.repeat(SHORTEST_ABOUT - 1)}   ` }),
  ]).toEqual([['about too_small'], ['about too_small']])
  expect([
    at({ postalCode: '2276' }),
    at({ country: 'GB' }),
    at({ country: '' }),
    at({ houseNo: ' ' }),
  ]).toEqual([
    ['returnAddress.postalCode postal'],
    ['returnAddress.postalCode postal'],
    ['returnAddress.country required'],
    ['returnAddress.houseNo required'],
  ])
})
test('every error belongs to a step of the form', () => {
  expect(
    [
      ...new Set(
        applicationErrors({
          ...good,
          company: '',
          email: '',
          documents: [],
          agreed: [],
          returnAddress: { ...good.returnAddress, city: '' },
        }).map((error) => stepOf(error.path)),
      ),
    ].toSorted(),
  ).toEqual([...applicationSteps].toSorted())
})

test('[MER-012] a frozen seller reads, sends, answers after-sales and says who works there, and nothing else', () =>
  expect(rightsOf.FROZEN).toEqual([
    ...['query', 'query-orders', 'export', 'ship', 'stock', 'messages'],
    ...['after-sales', 'people'],
  ]))
test('[MER-013] a cleared seller only reads, and says who may', () =>
  expect(rightsOf.CLEARED).toEqual(['query', 'query-orders', 'export', 'people']))
test('what a call may be refused with follows from its right', () => {
  expect([
    refusalsOf('query'),
    refusalsOf('ship'),
    refusalsOf('after-sales'),
    refusalsOf('write'),
  ]).toEqual([
    [],
    ['merchant.cleared', 'merchant.role'],
    ['merchant.cleared', 'merchant.role'],
    ['merchant.frozen', 'merchant.cleared', 'merchant.role'],
  ])
  expect(refusalOf('ACTIVE', 'write')).toBeUndefined()
})
