import { describe, expect, test } from 'vitest'
import { sites, storefronts, type Site } from '@galleria/contract/storefronts'
import { channelsFor, type Channel, type Payer } from './channels.rules.ts'
import { openPayments } from './payment-setup.ts'

const inDemo = (PAY_CHANNELS: string) =>
  openPayments({ PAY_CHANNELS }, { labUrl: 'http://127.0.0.1:3900' }).channels

/** Guests and members, with and without a saved card, in the demo and in earnest. */
const payersOf = (site: Site): Payer[] =>
  [true, false].flatMap((isGuest) =>
    [true, false].flatMap((hasCard) =>
      [true, false].map((isDemo) => ({
        ...{ isGuest, hasCard, isDemo, site, amount: 40_000 },
        ...{ country: storefronts[site].country, currency: storefronts[site].currency },
      })),
    ),
  )

/** The channels in which each of these payers is shown a form for cards. */
const formsFor = (all: readonly Channel[], site: Site) => [
  ...new Set(
    payersOf(site).map((payer) =>
      channelsFor(payer, all)
        .filter(({ methods }) => methods.some(({ cardForm }) => cardForm))
        .map(({ name }) => name)
        .join(' and '),
    ),
  ),
]

const everywhere = (form: string) => Object.fromEntries(sites.map((site) => [site, [form]]))
const formsBySite = (all: readonly Channel[]) =>
  Object.fromEntries(sites.map((site) => [site, formsFor(all, site)]))

describe('whatever the settings say, a buyer sees one form for cards, whose is in the table', () => {
  test.each([
    ['', 'ADYEN_PC'],
    ['ADYEN_LINK', 'ADYEN_PC'],
    ['BRAINTREE', 'BRAINTREE'],
    ['BRAINTREE,ADYEN_LINK', 'BRAINTREE'],
    ['STRIPE_PAY_PC', 'STRIPE_PAY_PC'],
    ['STRIPE_PAY_PC,ADYEN_LINK', 'STRIPE_PAY_PC'],
    ['BRAINTREE,STRIPE_PAY_PC', 'STRIPE_PAY_PC'],
    ['ADYEN_LINK,BRAINTREE,STRIPE_PAY_PC', 'STRIPE_PAY_PC'],
  ])('with "%s" it is that of %s on every storefront', (setting, form) => {
    expect(formsBySite(inDemo(setting))).toEqual(everywhere(form))
  })

  test.each([
    [['stripe'], 'BRAINTREE'],
    [['stripe', 'braintree'], 'ADYEN_PC'],
    [['adyen', 'stripe'], 'BRAINTREE'],
    [['adyen', 'braintree'], 'STRIPE_PAY_PC'],
    [['adyen', 'stripe', 'braintree'], ''],
  ])('without %s, not set up or silent, it is that of "%s"', (gone, form) => {
    const left = inDemo('BRAINTREE,STRIPE_PAY_PC').filter(
      ({ provider }) => !gone.includes(provider),
    )
    expect(formsBySite(left)).toEqual(everywhere(form))
  })
})

test('a channel that is named with a storefront is there on that one alone', () => {
  expect(
    formsBySite(inDemo('STRIPE_PAY_PC:NL, STRIPE_PAY_PC:UK, BRAINTREE:UK,BRAINTREE:FR')),
  ).toEqual({
    ...everywhere('ADYEN_PC'),
    ...{ NL: ['STRIPE_PAY_PC'], UK: ['STRIPE_PAY_PC'], FR: ['BRAINTREE'] },
  })
})

test('Adyen keeps its wallets and banks where cards are typed elsewhere, and Cartes Bancaires goes with its cards', () => {
  const atAdyen = (site: Site, setting: string) =>
    channelsFor(payersOf(site)[0]!, inDemo(setting))
      .find(({ name }) => name === 'ADYEN_PC')
      ?.methods.map(({ type }) => type)
  expect([atAdyen('FR', ''), atAdyen('FR', 'BRAINTREE'), atAdyen('NL', 'BRAINTREE')]).toEqual([
    ['card', 'applepay', 'googlepay', 'cartebancaire'],
    ['applepay', 'googlepay'],
    ['applepay', 'googlepay', 'ideal', 'bcmc', 'klarna_b2b', 'bankTransfer_IBAN'],
  ])
})
