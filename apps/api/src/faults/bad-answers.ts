import {
  garble,
  loseAnswer,
  unreachable,
  type Answer,
  type Fate,
} from '../testing/provider-proxy.ts'

/** What a provider, or the network before it, says instead of an answer. */
export const nonsense: readonly (readonly [string, Answer])[] = [
  ['500', { status: 500, body: '{"code":"boom"}' }],
  ["a gateway's page", { status: 502, body: '<html>Bad Gateway</html>' }],
  ['words', { status: 200, body: 'OK' }],
  ['half an answer', { status: 200, body: '{"id":"mp_1","stat' }],
  ['nothing', { status: 200, body: '' }],
  ['an empty object', { status: 200, body: '{}' }],
  ['a list', { status: 200, body: '[]' }],
  ['too many calls', { status: 429, body: '{"code":"slow_down"}' }],
  [
    "somebody else's payment",
    {
      status: 200,
      body: JSON.stringify({
        id: 'mp_other',
        reference: '019aa000-0000-7000-8000-000000000000',
        status: 'paid',
        amount: { minor: 6480, currency: 'EUR' },
        checkoutUrl: 'http://127.0.0.1:9/pay',
        captures: [{ id: 'cap_other', amount: { minor: 6480, currency: 'EUR' }, fee: 0 }],
      }),
    },
  ],
]
export const fates: readonly (readonly [string, Fate])[] = [
  ['no answer', loseAnswer],
  ['a dead line', unreachable],
  ...nonsense.map(([name, answer]) => [name, garble(answer)] as const),
]
