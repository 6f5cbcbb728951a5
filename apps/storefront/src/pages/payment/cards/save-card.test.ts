import { expect, test } from 'vitest'
import type { Client } from '@galleria/contract/client'
import type { IntentAnswer, StripeClient, StripeElement } from '../widgets/stripe/stripe-js.ts'
import { saveCard } from './save-card.ts'

const form = {
  cardHolderName: 'Anna Berg',
  mobile: '+49 4030123456',
  email: 'anna@galleria.test',
  country: 'DE',
  province: 'Hamburg',
  city: 'Hamburg',
  district: 'St. Georg',
  street: 'Lange Reihe',
  houseNumber: '5a',
  zipCode: '20099',
}
const card = {} as StripeElement

/** What is asked in which order; the card has its token with the poll of this number. */
function tools({ answer = {}, tokenWith = 1 }: { answer?: IntentAnswer; tokenWith?: number } = {}) {
  const told: unknown[] = []
  let polls = 0
  const call = (async (name: string, body: object) => {
    told.push([name.split('_').at(-1), body])
    if (name.endsWith('CreateCardFlow'))
      return { id: 'crd_1', extra: { clientSecret: 'seti_1_secret_x' } }
    polls += 1
    return { id: 'crd_1', payCenterToken: polls >= tokenWith ? 'pct_1' : null }
  }) as unknown as Client
  const stripe = {
    confirmCardSetup: async (secret: string, data: unknown) => {
      told.push(['confirmCardSetup', secret, data])
      return answer
    },
  } as unknown as StripeClient
  const wait = async (ms: number) => void told.push(['wait', ms])
  return { told, tools: { call, stripe, card, wait } }
}

test('[PAY-022] [PAY-067] the card is created here first and then confirmed with its secret at the provider, to which the browser tells whose it is', async () => {
  const { told, tools: given } = tools()
  await saveCard(given, form)
  expect(told.slice(0, 2)).toEqual([
    [
      'CreateCardFlow',
      {
        cardHolderName: 'Anna Berg',
        mobile: '+49 4030123456',
        email: 'anna@galleria.test',
        country: 'DE',
        address: { provinceName: 'Hamburg', cityName: 'Hamburg', regionName: 'St. Georg' },
        street: 'Lange Reihe',
        houseNumber: '5a',
        zipCode: '20099',
        city: 'Hamburg',
        state: 'Hamburg',
        isSave: 1,
      },
    ],
    [
      'confirmCardSetup',
      'seti_1_secret_x',
      {
        payment_method: {
          card,
          billing_details: {
            name: 'Anna Berg',
            email: 'anna@galleria.test',
            phone: '+49 4030123456',
            address: {
              country: 'DE',
              state: 'Hamburg',
              city: 'Hamburg',
              line1: 'Lange Reihe 5a',
              line2: 'St. Georg',
              postal_code: '20099',
            },
          },
        },
      },
    ],
  ])
})

test('[PAY-068] [PAY-069] [PAY-070] once a second it is looked whether it has its token, and with that it is added', async () => {
  const { told, tools: given } = tools({ tokenWith: 3 })
  expect(await saveCard(given, form)).toEqual({ end: 'added' })
  expect(told.slice(2)).toEqual(
    [1, 2, 3].flatMap(() => [
      ['wait', 1000],
      ['QueryOneCardFunc', { id: 'crd_1' }],
    ]),
  )
})

test('[PAY-071] a token that is not there after more than five looks is too late, one with the sixth is not', async () => {
  expect(await saveCard(tools({ tokenWith: 6 }).tools, form)).toEqual({ end: 'added' })
  const late = tools({ tokenWith: 7 })
  expect(await saveCard(late.tools, form)).toEqual({ end: 'timeout' })
  expect(late.told.filter((one) => (one as [string])[0] === 'wait')).toHaveLength(6)
})

test.each([
  [{ type: 'card_error', code: 'card_declined' }, { end: 'declined' }],
  [
    { type: 'invalid_request_error', code: 'setup_intent_authentication_failure' },
    { end: 'unauthenticated' },
  ],
  [{ type: 'api_connection_error' }, { end: 'unreachable' }],
  [
    { type: 'card_error', code: 'incorrect_number' },
    { end: 'typing', errors: { cardNumber: 'invalid' } },
  ],
])('a setup that ends with %o is not looked at any more', async (error, outcome) => {
  const { told, tools: given } = tools({ answer: { error } })
  expect(await saveCard(given, form)).toEqual(outcome)
  expect(told).toHaveLength(2)
})
