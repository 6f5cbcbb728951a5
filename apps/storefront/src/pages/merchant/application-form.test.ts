import { expect, test } from 'vitest'
import { draftOf, readStepFields, startDraft } from './application-form.ts'
import { readStep, stepAfter, stepBefore } from './merchant-paths.ts'

const form = (fields: Record<string, string | string[]>) => {
  const filled = new FormData()
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) filled.append(name, one)
  return filled
}
const start = startDraft({ nickname: 'Ben Brandt', email: 'ben@galleria.test', mobile: '' }, 'DE')

test("the form begins with what the account knows and the storefront's country", () => {
  expect([
    start.contactName,
    start.email,
    start.country,
    start.returnAddress.country,
    start.agreed,
  ]).toEqual(['Ben Brandt', 'ben@galleria.test', 'DE', 'DE', []])
  expect(draftOf(null, start)).toBe(start)
})
test('what was kept wins; after a rejection the requirements are ticked anew', () => {
  const saved = {
    id: 'app_1',
    version: 1,
    ...start,
    company: 'Holzwerk',
    contactName: '',
    agreed: ['terms' as const],
    documents: [{ id: 'fil_1', name: '', url: '', bytes: 1, isPicture: false }],
    rejectReason: '',
    sellerId: null,
    submittedAt: null,
    decidedAt: null,
    updatedAt: '',
    operationList: [],
    progressList: [],
  }
  expect(draftOf({ ...saved, status: 'DRAFT' }, start)).toMatchObject({
    company: 'Holzwerk',
    contactName: 'Ben Brandt',
    documents: ['fil_1'],
    agreed: ['terms'],
  })
  expect(draftOf({ ...saved, status: 'REJECTED' }, start).agreed).toEqual([])
})
test('each step says its own fields and nothing of the others', () => {
  expect(
    readStepFields(
      'account',
      form({
        contactName: ' Ben ',
        email: 'ben@example.test',
        areaCode: '+49',
        contactPhone: '040 301234',
      }),
    ),
  ).toEqual({ contactName: 'Ben', email: 'ben@example.test', contactPhone: '+49 40 301234' })
  expect(readStepFields('documents', form({ documents: ['fil_1', 'fil_2'] }))).toEqual({
    documents: ['fil_1', 'fil_2'],
  })
  expect(readStepFields('send', form({ 'agreed.terms': 'on', 'agreed.else': 'on' }))).toEqual({
    agreed: ['terms'],
  })
  expect(
    readStepFields(
      'return',
      form({ 'returnAddress.street': 'Hobelgang', 'returnAddress.country': 'DE' }),
    ),
  ).toEqual({
    returnAddress: {
      street: 'Hobelgang',
      houseNo: '',
      detail: '',
      postalCode: '',
      city: '',
      province: '',
      country: 'DE',
    },
  })
  expect(Object.keys(readStepFields('company', form({})))).toEqual([
    'company',
    'country',
    'taxId',
    'shopName',
    'about',
  ])
})
test('[MER-004] the steps follow each other; an address that names none begins with the first', () => {
  expect([
    readStep(new URLSearchParams('step=return')),
    readStep(new URLSearchParams('step=../x')),
    readStep(new URLSearchParams()),
  ]).toEqual(['return', 'account', 'account'])
  expect([
    stepAfter('account'),
    stepAfter('return'),
    stepAfter('send'),
    stepBefore('account'),
    stepBefore('send'),
  ]).toEqual(['company', 'send', 'send', undefined, 'return'])
})
