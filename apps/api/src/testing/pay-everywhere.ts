import { isProblem, type ArgumentOf, type Client, type ReplyOf } from '@galleria/contract/client'
import { isPaidFor } from '@galleria/contract/order-states'
import { cardState, chooseAtBank } from './adyen-steps.ts'
import { makeToken } from './braintree-steps.ts'
import { typeCard } from './stripe-steps.ts'

/**
 * Buyers who pay at each provider of the lab as a browser would, without one: in memory or over the
 * network.
 */

export type Payer = { readonly call: Client }
/** Makes a call to the mall; one who has patience makes it again until there is an answer. */
export type Insist = <T>(work: () => Promise<T>) => Promise<T>
type Paying = {
  readonly payer: Payer
  readonly contractId: string
  readonly labUrl: string
  readonly insist: Insist
}
export type Way = {
  readonly provider: string
  /** Of one behind a provider that other ways have, too. */
  readonly name?: string
  readonly site: 'DE' | 'UK'
  /** The calls by which the provider is told to take money and to give it back. */
  readonly calls: readonly RegExp[]
  /** Only promised when it is paid, and taken for each parcel. */
  readonly isByParcel?: true
  pay(paying: Paying): Promise<void>
}

/** Where there is another storefront than Germany's. */
export const london = {
  personPhone: '+44 2079460958',
  poiName: 'Baker Street',
  detailAddress: 'Flat 2',
  postalCode: 'NW1 6XE',
  city: 'London',
  province: 'Greater London',
  country: 'United Kingdom',
  hearFrom: 'A friend',
}

type FirstPay = ArgumentOf<'POST /sapi/mall-pay/payment/firstPay'>
type Started = ReplyOf<'POST /sapi/mall-pay/payment/firstPay'>

/**
 * What paying begins with; undefined for what was paid already, by a call whose answer was lost.
 */
async function begin(
  { payer, contractId, insist }: Paying,
  body: Omit<FirstPay, 'contractId'>,
): Promise<Started | undefined> {
  try {
    return await insist(() =>
      payer.call('POST /sapi/mall-pay/payment/firstPay', { ...body, contractId }),
    )
  } catch (error) {
    if (isProblem(error) && error.body.code === 'payment.already_paid') return undefined
    throw error
  }
}

/**
 * Asks again while its provider's answer is not there: the browser has nothing to go on with
 * before.
 */
async function beginUntil<T>(
  paying: Paying,
  body: Omit<FirstPay, 'contractId'>,
  read: (started: Started) => T | null | undefined,
): Promise<T | undefined> {
  for (const end = Date.now() + 120_000; ;) {
    const started = await begin(paying, body)
    if (!started || isPaidFor(started.paymentRecordStatus)) return undefined
    const found = read(started)
    if (found) return found
    if (Date.now() > end) throw new Error(`${body.payChannel} is ${started.paymentRecordStatus}`)
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
}

async function post(url: string, body: object): Promise<unknown> {
  const isForm = body instanceof URLSearchParams
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    ...(isForm
      ? { body }
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return text.startsWith('{') ? JSON.parse(text) : undefined
}

async function payAtStripe(paying: Paying): Promise<void> {
  const secret = await beginUntil(
    paying,
    { payChannel: 'STRIPE_PAY_PC' },
    ({ redirectInfo }) => redirectInfo?.clientSecret,
  )
  if (secret) await typeCard(paying.labUrl, secret, '4242424242424242')
}

async function payAtAdyen(paying: Paying): Promise<void> {
  const token = await cardState({ lab: { url: paying.labUrl } })
  await begin(paying, { payChannel: 'ADYEN_PC', payMethod: 'card', token })
}

/** The browser does not come back: PayPal tells that its buyer has agreed. */
async function payAtPaypal(paying: Paying): Promise<void> {
  const ref = await beginUntil(
    paying,
    { payChannel: 'PAYPAL_PAY_PC' },
    ({ redirectInfo }) => redirectInfo?.merchantSerialNo,
  )
  if (ref)
    await post(
      `${paying.labUrl}/paypal/checkoutnow?token=${ref}`,
      new URLSearchParams({ outcome: 'paid_no_return' }),
    )
}

async function payAtKlarna(paying: Paying): Promise<void> {
  const { payer, contractId, labUrl, insist } = paying
  const { session_id: session } = await insist(() =>
    payer.call('POST /api/payments/v1/sessions', { type: { payChannel: 'KLARNA', contractId } }),
  )
  const agreed = (await post(`${labUrl}/klarna/dialog/${session}`, { choice: 'approve' })) as {
    authorization_token: string
  }
  await begin(paying, {
    payChannel: 'KLARNA',
    token: agreed.authorization_token,
    paymentExtraKey: session,
  })
}

async function payAtBraintree(paying: Paying): Promise<void> {
  const token = await makeToken(paying.labUrl, '4111111111111111')
  await begin(paying, { payChannel: 'BRAINTREE', token })
}

async function payAtAffirm(paying: Paying): Promise<void> {
  const { payer, contractId, labUrl, insist } = paying
  const checkout = await beginUntil(
    paying,
    { payChannel: 'AFFIRM_PC' },
    ({ redirectInfo }) => redirectInfo?.sessionData,
  )
  if (!checkout) return
  const { checkout_id: id } = (await post(
    `${labUrl}/affirm/api/v2/checkout/`,
    JSON.parse(checkout) as object,
  )) as { checkout_id: string }
  await post(`${labUrl}/affirm/checkout/${id}/confirm`, {})
  await insist(() =>
    payer.call('POST /api/trantor/flow/mall_finance_AffirmAuthorizeFlow', {
      contractId,
      checkoutToken: id,
    }),
  )
}

/** A lender behind Adyen: the buyer agrees on its page and comes back. */
async function payAtClearpay(paying: Paying): Promise<void> {
  const { payer, contractId, insist } = paying
  const url = await beginUntil(
    paying,
    { payChannel: 'ADYEN_PC', payMethod: 'clearpay' },
    ({ redirectUrl }) => redirectUrl,
  )
  if (!url) return
  const redirectResult = await chooseAtBank(url, 'paid')
  await insist(() =>
    payer.call('POST /sapi/mall-pay/payment/adyenDetails', {
      contractId,
      site: 'UK',
      details: { redirectResult },
    }),
  )
}
export const clearpayWay: Way = {
  provider: 'adyen',
  name: 'clearpay',
  site: 'UK',
  calls: [
    /POST \/adyen\/.*\/payments$/,
    /POST \/adyen\/.*\/payments\/details$/,
    /POST \/adyen\/.*\/captures$/,
    /POST \/adyen\/.*\/refunds$/,
  ],
  isByParcel: true,
  pay: payAtClearpay,
}

export const ways: readonly Way[] = [
  {
    provider: 'stripe',
    site: 'DE',
    calls: [/POST \/stripe\/v1\/payment_intents$/, /POST \/stripe\/v1\/refunds$/],
    pay: payAtStripe,
  },
  {
    provider: 'adyen',
    site: 'DE',
    calls: [/POST \/adyen\/.*\/payments$/, /POST \/adyen\/.*\/refunds$/],
    pay: payAtAdyen,
  },
  {
    provider: 'paypal',
    site: 'DE',
    calls: [
      /POST \/paypal\/v2\/checkout\/orders$/,
      /POST \/paypal\/v2\/checkout\/orders\/\w+\/capture$/,
      /POST \/paypal\/v2\/payments\/captures\/\w+\/refund$/,
    ],
    pay: payAtPaypal,
  },
  {
    provider: 'klarna',
    site: 'DE',
    isByParcel: true,
    calls: [
      /POST \/klarna\/payments\/v1\/sessions$/,
      /POST \/klarna\/payments\/v1\/authorizations\/.*\/order$/,
      /POST \/klarna\/ordermanagement\/v1\/orders\/.*\/captures$/,
      /POST \/klarna\/ordermanagement\/v1\/orders\/.*\/refunds$/,
    ],
    pay: payAtKlarna,
  },
  {
    provider: 'braintree',
    site: 'DE',
    calls: [/POST \/.*\/transactions$/, /PUT \/.*\/transactions\/\w+\/void$/],
    pay: payAtBraintree,
  },
  {
    provider: 'affirm',
    site: 'UK',
    isByParcel: true,
    calls: [
      /POST \/affirm\/api\/v1\/transactions$/,
      /POST \/affirm\/api\/v1\/transactions\/[\w-]+\/capture$/,
      /POST \/affirm\/api\/v1\/transactions\/[\w-]+\/refund$/,
    ],
    pay: payAtAffirm,
  },
]

/** The demo's own, whose next payment its page pays by itself. */
export const mockpayWay: Way = {
  provider: 'mockpay',
  site: 'DE',
  calls: [/POST \/mockpay\/v1\/payments$/, /POST \/mockpay\/.*\/refunds$/],
  async pay(paying) {
    await post(`${paying.labUrl}/scenario`, { channel: 'MOCKPAY', outcome: 'paid' })
    await begin(paying, { payChannel: 'MOCKPAY' })
  },
}
