import { expect, test } from 'vitest'
import { sites, storefronts, type Site } from '@galleria/contract/storefronts'
import { channels, channelsFor, type Payer } from './channels.rules.ts'

/** An order of a storefront that goes to its own country. */
const payer = (site: Site, more: Partial<Payer> = {}): Payer => ({
  isGuest: true,
  isDemo: false,
  site,
  country: storefronts[site].country,
  currency: storefronts[site].currency,
  amount: 40_000,
  hasCompany: false,
  hasCard: false,
  isWithPoints: false,
  ...more,
})
const usual = channels.filter(({ isOptional }) => !isOptional)
const named = (who: Payer) =>
  channelsFor(who, usual, storefronts[who.site].firstChannel).map(({ name }) => name)

test('[PAY-001, PAY-051, PAY-052] a guest pays by card, wallet, bank or later on every storefront: PayPal comes first in Germany and Adyen elsewhere', () => {
  const elsewhere = ['ADYEN_PC', 'PAYPAL_PAY_PC', 'KLARNA']
  expect(Object.fromEntries(sites.map((site) => [site, named(payer(site))]))).toEqual({
    DE: ['PAYPAL_PAY_PC', 'ADYEN_PC', 'KLARNA'],
    NL: elsewhere,
    ES: elsewhere,
    SE: elsewhere,
    FR: elsewhere,
    IT: elsewhere,
    PL: elsewhere,
    UK: [...elsewhere, 'AFFIRM_PC'],
  })
})

test('a member with a kept card is offered it on every storefront besides, a guest and a member without one never', () => {
  for (const site of sites) {
    const guest = named(payer(site))
    const member = payer(site, { isGuest: false })
    expect(named(member)).toEqual(guest)
    expect(named({ ...member, hasCard: true }).toSorted()).toEqual(
      [...guest, 'STRIPE_PAY_QUICK'].toSorted(),
    )
    expect(named(payer(site, { hasCard: true }))).toEqual(guest)
  }
})

test('the demo’s own way to pay stands last, in the demo alone', () => {
  for (const site of sites) {
    expect(named(payer(site, { isDemo: true })).at(-1)).toBe('MOCKPAY')
    expect(named(payer(site))).not.toContain('MOCKPAY')
  }
})

test.each(['STRIPE_PAY_PC', 'BRAINTREE', 'ADYEN_LINK'])(
  '%s, another form for cards or none at all, is there by setting only',
  (name) => {
    expect(channels.find((channel) => channel.name === name)?.isOptional).toBe(true)
  },
)

test('[PAY-087] Klarna is not offered for an order that is paid with points in part', () => {
  for (const site of sites) {
    expect(named(payer(site, { isWithPoints: true }))).toEqual(
      named(payer(site)).filter((name) => name !== 'KLARNA'),
    )
  }
})

test('[PAY-088] nor for one that goes to Ireland, Portugal, Luxembourg, Belgium or Austria', () => {
  const to = (country: string) => named(payer('DE', { country })).includes('KLARNA')
  expect(['IE', 'PT', 'LU', 'BE', 'AT'].map(to)).toEqual([false, false, false, false, false])
  expect(['DE', 'NL', 'ES', 'SE', 'FR', 'IT', 'PL', 'GB'].map(to)).not.toContain(false)
})

test('[PAY-020] every type of the specification is a method of some channel', () => {
  const types = new Set(channels.flatMap(({ methods }) => methods.map(({ type }) => type)))
  for (const type of [
    ...['applepay', 'googlepay', 'afterpaytouch', 'clearpay', 'zip', 'klarna_paynow'],
    ...['klarna_b2b', 'directEbanking', 'swish', 'paypo', 'multibanco', 'mbway', 'paywithgoogle'],
  ])
    expect(types, type).toContain(type)
})

test('what exists nowhere is offered nowhere', () => {
  const offered = sites.flatMap((site) =>
    channelsFor(payer(site, { hasCompany: true, isGuest: false }), channels).flatMap(
      ({ methods }) => methods.map(({ type }) => type),
    ),
  )
  for (const type of ['afterpaytouch', 'zip', 'directEbanking', 'paywithgoogle'])
    expect(offered).not.toContain(type)
})
