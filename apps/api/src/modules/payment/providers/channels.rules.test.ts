import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  authorisedFor,
  partsOf,
  usedMethod,
  type Channel,
  channels,
  channelsFor,
  leastPayable,
  type Method,
  type Payer,
} from './channels.rules.ts'

const channel = (name: string, change: Partial<Channel> = {}): Channel => ({
  name,
  provider: 'someone',
  isAnonymous: true,
  isDemo: false,
  methods: [],
  ...change,
})
const all = [
  channel('CARD'),
  channel('ON_ACCOUNT', { isAnonymous: false }),
  channel('PLAY_MONEY', { isDemo: true }),
  channel('WALLET'),
]
const member: Payer = { isGuest: false, isDemo: false, site: 'NL' }
const guest: Payer = { ...member, isGuest: true }
const names = (...asked: Parameters<typeof channelsFor>) =>
  channelsFor(...asked).map(({ name }) => name)

test('a member is offered everything, a guest only what is open to guests', () => {
  expect(names(member, all)).toEqual(['CARD', 'ON_ACCOUNT', 'WALLET'])
  expect(names(guest, all)).toEqual(['CARD', 'WALLET'])
})

test('play money is there in the demo only', () => {
  expect(names({ ...guest, isDemo: true }, all)).toEqual(['CARD', 'PLAY_MONEY', 'WALLET'])
  expect(names(guest, all)).not.toContain('PLAY_MONEY')
  expect(names(member, channels)).not.toContain('MOCKPAY')
})

test("a storefront's favourite comes first and the rest stays as it is; one that is not offered changes nothing", () => {
  expect(names(guest, all, 'WALLET')).toEqual(['WALLET', 'CARD'])
  expect(names(guest, all, 'CARD')).toEqual(['CARD', 'WALLET'])
  expect(names(guest, all, 'ON_ACCOUNT')).toEqual(['CARD', 'WALLET'])
})

test('the demo pays with MOCKPAY, which is open to guests', () => {
  expect(names({ ...guest, isDemo: true }, channels)).toContain('MOCKPAY')
})

test('a favourite that stands in the middle comes first, and those before and after it keep their order', () => {
  expect(names({ ...member, isDemo: true }, all, 'PLAY_MONEY')).toEqual([
    'PLAY_MONEY',
    'CARD',
    'ON_ACCOUNT',
    'WALLET',
  ])
})

test('a channel is offered on its storefronts, in its currencies, not to the countries it leaves out, and not beside points where it cannot be', () => {
  const bound = [
    channel('HERE', { sites: ['NL'] }),
    channel('POUNDS', { currencies: ['GBP'] }),
    channel('NOT_THERE', { notTo: ['AT', 'IE'] }),
    channel('NO_POINTS', { isForPoints: false }),
  ]
  const payer = { ...guest, currency: 'EUR', country: 'NL', isWithPoints: false } as const
  expect(names(payer, bound)).toEqual(['HERE', 'NOT_THERE', 'NO_POINTS'])
  expect(names({ ...payer, site: 'UK', currency: 'GBP' }, bound)).toEqual([
    'POUNDS',
    'NOT_THERE',
    'NO_POINTS',
  ])
  expect(names({ ...payer, country: 'AT' }, bound)).toEqual(['HERE', 'NO_POINTS'])
  expect(names({ ...payer, isWithPoints: true }, bound)).toEqual(['HERE', 'NOT_THERE'])
})

const ways = (payer: Payer, methods: readonly Method[]) =>
  channelsFor(payer, [channel('BANK', { methods })]).flatMap((one) =>
    one.methods.map(({ type }) => type),
  )

test('a method is offered up to its limit, to companies where it is for those, in its countries and currencies', () => {
  const methods = [
    { type: 'card', name: 'Card' },
    { type: 'small', name: 'Small', max: 100_000 },
    { type: 'firm', name: 'Firm', needsCompany: true },
    { type: 'local', name: 'Local', countries: ['PT'], sites: ['ES'], currencies: ['EUR'] },
  ] as const
  const payer: Payer = {
    ...guest,
    site: 'ES',
    country: 'PT',
    currency: 'EUR',
    amount: 100_000,
    hasCompany: true,
  }
  expect(ways(payer, methods)).toEqual(['card', 'small', 'firm', 'local'])
  expect(ways({ ...payer, amount: 100_001 }, methods)).toEqual(['card', 'firm', 'local'])
  expect(ways({ ...payer, hasCompany: false }, methods)).toEqual(['card', 'small', 'local'])
  expect(ways({ ...payer, country: 'ES' }, methods)).toEqual(['card', 'small', 'firm'])
  expect(ways({ ...payer, site: 'NL' }, methods)).toEqual(['card', 'small', 'firm'])
  expect(ways({ ...payer, currency: 'GBP' }, methods)).toEqual(['card', 'small', 'firm'])
  expect(ways({ ...payer, excluded: ['PT'] }, methods)).toEqual(['card', 'small', 'firm'])
})

test('what is not known before there is an order restricts nothing', () => {
  const methods = [
    { type: 'small', name: 'Small', max: 1 },
    { type: 'firm', name: 'Firm', needsCompany: true },
    { type: 'local', name: 'Local', countries: ['PT'] },
  ]
  expect(ways(guest, methods)).toEqual(['small', 'firm', 'local'])
})

test('a channel whose methods are all closed is closed', () => {
  const bank = channel('BANK', { methods: [{ type: 'firm', name: 'Firm', needsCompany: true }] })
  expect(names({ ...guest, hasCompany: false }, [bank])).toEqual([])
  expect(names({ ...guest, hasCompany: true }, [bank])).toEqual(['BANK'])
})

test('[PAY-087, PAY-088] Klarna is there for guests and members, not to five countries and not beside points', () => {
  const has = (payer: Partial<Payer>) =>
    names({ ...guest, currency: 'EUR', ...payer }, channels).includes('KLARNA')
  const to = ['IE', 'PT', 'LU', 'BE', 'AT', 'DE', 'NL', 'ES', 'FR', 'IT', 'SE', 'PL', 'GB']
  expect(to.filter((country) => !has({ country }))).toEqual(['IE', 'PT', 'LU', 'BE', 'AT'])
  expect([has({ isWithPoints: true }), has({ isWithPoints: false }), has(member)]).toEqual([
    false,
    true,
    true,
  ])
})

test('a buyer reads by which method was paid, and nothing where nobody knows', () => {
  expect(
    [
      usedMethod('PAYPAL_PAY_PC', null),
      usedMethod('ADYEN_PC', 'ideal'),
      usedMethod('ADYEN_PC', 'card'),
      usedMethod('ADYEN_PC', null),
      usedMethod('STRIPE_PAY_PC', 'card'),
      usedMethod('GONE', null),
      usedMethod('ADYEN_LINK', 'link'),
    ].map((used) => used?.name),
  ).toEqual(['PayPal', 'iDEAL', 'Card', undefined, 'Card', undefined, undefined])
})

test('what a lender lets a shop take in parts is promised for as long as it says; anything else is taken at once', () => {
  const promised = channels.flatMap((one) =>
    one.methods.flatMap(({ type }) => {
      const parts = partsOf(one, type)
      return parts ? [[type, parts.days, parts.alarmDays]] : []
    }),
  )
  expect(promised).toEqual([
    ['klarna_b2b', 28, 5],
    ['clearpay', 13, 5],
    ['klarna', 28, 5],
    ['affirm', 30, 5],
  ])
  expect(authorisedFor({ channel: 'KLARNA', method: null }).days).toBe(28)
  expect(() => authorisedFor({ channel: 'PAYPAL_PAY_PC', method: 'paypal' })).toThrow(
    'nobody knows',
  )
})

test('the books know what is too little to be asked for as the ways to pay do', () => {
  const views = readFileSync(
    join(import.meta.dirname, '../../../../../../database/audit/views.sql'),
    'utf8',
  )
  const cases = Object.entries(leastPayable).map(
    ([currency, least]) => `when '${currency}' then ${least}`,
  )
  expect(views).toContain(`case r.currency ${cases.join(' ')} else 0 end`)
})
