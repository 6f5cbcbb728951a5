import { expect, test } from 'vitest'
import { channels, channelsFor, type Channel } from './channels.rules.ts'

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
const payer = (kind: 'member' | 'tourist', mode: 'demo' | 'production') =>
  ({ actor: { kind }, env: { mode } }) as unknown as Parameters<typeof channelsFor>[0]
const names = (...asked: Parameters<typeof channelsFor>) =>
  channelsFor(...asked).map(({ name }) => name)

test('a member is offered everything, a guest only what is open to guests', () => {
  expect(names(payer('member', 'production'), all)).toEqual(['CARD', 'ON_ACCOUNT', 'WALLET'])
  expect(names(payer('tourist', 'production'), all)).toEqual(['CARD', 'WALLET'])
})

test('play money is there in the demo only', () => {
  expect(names(payer('tourist', 'demo'), all)).toEqual(['CARD', 'PLAY_MONEY', 'WALLET'])
  expect(names(payer('tourist', 'production'), all)).not.toContain('PLAY_MONEY')
  expect(names(payer('member', 'production'), channels)).not.toContain('MOCKPAY')
})

test("a storefront's favourite comes first and the rest stays as it is; one that is not offered changes nothing", () => {
  const guest = payer('tourist', 'production')
  expect(names(guest, all, 'WALLET')).toEqual(['WALLET', 'CARD'])
  expect(names(guest, all, 'CARD')).toEqual(['CARD', 'WALLET'])
  expect(names(guest, all, 'ON_ACCOUNT')).toEqual(['CARD', 'WALLET'])
})

test('the demo pays with MOCKPAY, which is open to guests', () => {
  expect(names(payer('tourist', 'demo'), channels)).toContain('MOCKPAY')
})

test('a favourite that stands in the middle comes first, and those before and after it keep their order', () => {
  expect(names(payer('member', 'demo'), all, 'PLAY_MONEY')).toEqual([
    'PLAY_MONEY',
    'CARD',
    'ON_ACCOUNT',
    'WALLET',
  ])
})
