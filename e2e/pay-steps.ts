import type { Locator, Page } from 'playwright-core'
import { fromWireId } from '../packages/kernel/src/id.ts'
import { forgetLimits, runSql } from './account-steps.ts'
import { call, placeOrder, type Placed } from './call-steps.ts'
import { openChannel } from './card-steps.ts'
import { expectThat } from './journey.ts'
import type { RunningMall } from './start-mall.ts'
import { enterIn } from './steps.ts'

/** An order of a guest in London. */
export async function placeInLondon(page: Page, mall: RunningMall): Promise<Placed> {
  await enterIn(page, 'site=UK&lang=en')
  await call(page, mall, '/auth/web/user/tourist', {})
  await call(page, mall, '/sapi/mall-customer/shipping-address/createShippingAddressFlow', {
    gender: 'UN_KNOW',
    firstName: 'Kim',
    lastName: 'Baker',
    personPhone: '+44 2079460958',
    email: 'affirm@galleria.test',
    poiName: 'Baker Street',
    houseNo: '5a',
    detailAddress: 'Flat 2',
    postalCode: 'NW1 6XE',
    city: 'London',
    province: 'Greater London',
    country: 'United Kingdom',
    hearFrom: 'A friend',
  })
  return placeOrder(page, mall)
}

const HOUSE_SHOP = 5

export type Place = { readonly site: string; readonly address: Record<string, string> }
export const hamburg: Place = { site: 'DE', address: {} }
export const amsterdam: Place = {
  site: 'NL',
  address: {
    ...{ poiName: 'Damrak', detailAddress: '2', postalCode: '1012 LG', city: 'Amsterdam' },
    ...{ province: 'Noord-Holland', country: 'Nederland', personPhone: '+31 205551234' },
  },
}

export const paris: Place = {
  site: 'FR',
  address: {
    ...{ poiName: 'Rue de Rivoli', detailAddress: '2', postalCode: '75001', city: 'Paris' },
    ...{ province: 'Île-de-France', country: 'France', personPhone: '+33 142345678' },
  },
}
export const milan: Place = {
  site: 'IT',
  address: {
    ...{ poiName: 'Via Torino', detailAddress: '2', postalCode: '20123', city: 'Milano' },
    ...{ province: 'Milano', country: 'Italia', personPhone: '+39 0212345678' },
  },
}

export const london: Place = {
  site: 'UK',
  address: {
    ...{ poiName: 'Baker Street', detailAddress: 'Flat 2', postalCode: 'NW1 6XE' },
    ...{ city: 'London', province: 'Greater London', country: 'United Kingdom' },
    ...{ personPhone: '+44 2079460958', hearFrom: 'A friend' },
  },
}

export const warsaw: Place = {
  site: 'PL',
  address: {
    ...{ poiName: 'Nowy Świat', detailAddress: '2', postalCode: '00-497', city: 'Warszawa' },
    ...{ province: 'Mazowieckie', country: 'Polska', personPhone: '+48 221234567' },
  },
}

/** Whose cards are typed at Stripe, and whose at Braintree: elsewhere it is Adyen's form. */
export const whereStripeIs = amsterdam
export const whereBraintreeIs = milan

/** An order of a guest who lives there, or of the member who is signed in. */
export async function placeAt(
  page: Page,
  mall: RunningMall,
  { site, address }: Place,
): Promise<Placed> {
  await enterIn(page, `site=${site}&lang=en`)
  await forgetLimits(mall)
  // To an address that nobody has proven only few mails are sent.
  const email = `bank-${crypto.randomUUID().slice(0, 8)}@galleria.test`
  return placeOrder(page, mall, { email, address, shopId: HOUSE_SHOP })
}

/** How the newest payment of a contract stands; `none` where nothing was begun. */
export async function recordStatus(
  page: Page,
  mall: RunningMall,
  contractId: string,
): Promise<string> {
  const answer = await page.request.post('/sapi/mall-pay/payment/payResult', {
    data: { contractId },
    headers: { origin: mall.url },
  })
  const { code, paymentRecordStatus } = (await answer.json()) as {
    code?: string
    paymentRecordStatus: string
  }
  return code === 'payment.not_found' ? 'none' : paymentRecordStatus
}

/** The way to pay that is Adyen's, opened, with its form there. */
export async function openAdyen(page: Page): Promise<Locator> {
  const channel = await openChannel(page, 'ADYEN_PC')
  await channel.getByRole('radiogroup', { name: 'Payment methods' }).waitFor()
  return channel
}

export const payButton = (channel: Locator) =>
  channel.getByRole('button', { name: /^Pay (?!with)/ })

/** On the buyer's phone, or at a machine: their own payment, and nobody else's. */
export async function answerOnPhone(
  mall: RunningMall,
  contractId: string,
  outcome: 'paid' | 'declined' = 'paid',
): Promise<void> {
  const [attempt] = (await runSql(
    mall,
    `select provider_ref as reference from payment_attempts where contract_id = $1 and status = 'PAY_PENDING'`,
    [fromWireId('contract', contractId)],
  )) as { reference: string }[]
  const list = await (await fetch(`${mall.lab}/adyen/hpp/app`)).text()
  const own = list.split('<li>').find((one) => one.includes(attempt?.reference ?? 'none'))
  const [path] = /\/adyen\/hpp\/app\/\w+/.exec(own ?? '') ?? []
  expectThat(path, 'the payment is on its buyer’s phone')
  await fetch(mall.lab + path, { method: 'POST', body: new URLSearchParams({ outcome }) })
}
