import type { ReplyOf } from '@galleria/contract/client'
import { newId, toWireId, fromWireId } from '@galleria/kernel/id'
import type { PaymentSetup } from '#modules/payment/providers/index.ts'
import { everyChannel } from './every-channel.ts'
import type { TestMall, Visitor } from './open-test-mall.ts'

/** What buyers and Stripe's script do, and what Stripe says. */

export type Started = ReplyOf<'POST /sapi/mall-pay/payment/firstPay'>
type StripeIntent = {
  readonly id?: string
  readonly status?: string
  readonly next_action?: { readonly use_stripe_sdk: { readonly stripe_js: string } } | null
  readonly error?: { readonly code: string }
}

/** The mall with the card form of Stripe, which stands there by a setting only. */
export const withStripe = (demo: PaymentSetup): PaymentSetup => ({
  ...demo,
  channels: everyChannel,
})

export function payByStripe(
  visitor: Visitor,
  contractId: string,
  bindToken?: string,
): Promise<Started> {
  return visitor.call('POST /sapi/mall-pay/payment/firstPay', {
    payChannel: bindToken === undefined ? 'STRIPE_PAY_PC' : 'STRIPE_PAY_QUICK',
    contractId,
    ...(bindToken === undefined ? {} : { bindToken }),
  })
}

/** What Stripe's script sends from its frame once the buyer has typed a card. */
export async function typeCard(
  labUrl: string,
  clientSecret: string | null | undefined,
  number: string,
): Promise<StripeIntent> {
  const secret = clientSecret ?? ''
  const kind = secret.startsWith('seti_') ? 'setup_intents' : 'payment_intents'
  const [id] = secret.split('_secret_')
  const answer = await fetch(`${labUrl}/stripe/v1/${kind}/${id}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      key: 'pk_test_galleriademo1',
      client_secret: secret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': number,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '44',
      'payment_method_data[card][cvc]': '123',
      use_stripe_sdk: 'true',
    }),
  })
  return answer.json() as Promise<StripeIntent>
}

/** What the buyer tells their bank. */
export async function answerBank(intent: StripeIntent, answer: 'complete' | 'fail'): Promise<void> {
  await fetch(intent.next_action?.use_stripe_sdk.stripe_js ?? '', {
    method: 'POST',
    body: new URLSearchParams({ answer }),
  })
}

/** Stripe itself, asked with its secret key. */
export async function askStripe<T>(labUrl: string, path: string): Promise<T> {
  const answer = await fetch(`${labUrl}/stripe/v1/${path}`, {
    headers: { authorization: 'Bearer sk_test_galleriademo1' },
  })
  return answer.json() as Promise<T>
}

export async function queueAtStripe(labUrl: string, channel: string, outcome: string) {
  const answer = await fetch(`${labUrl}/scenario`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ channel, outcome }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

/** A card that the buyer of an order keeps, laid out by hand. */
export async function layOutSavedCard(t: TestMall, orderId: string): Promise<string> {
  const id = newId('card')
  const order = fromWireId('order', orderId)
  await t.sql(
    `insert into provider_customers (id, provider, user_id, ref, request_key)
     select $1::uuid, 'stripe', buyer_id, 'cus_' || $1::text, $1::uuid from orders where id = $2 on conflict (user_id, provider) do nothing`,
    [id, order],
  )
  await t.sql(
    `insert into saved_cards (id, provider, customer_id, user_id, status, is_bound, method_ref, token, brand, last_digits, expiry_month, expiry_year, request_key)
     select $1::uuid, 'stripe', c.id, c.user_id, 'KEPT', true, 'pm_' || $1::text, 'pct_' || $1::text, 'visa', '4242', 12, 2044, $1::uuid
     from provider_customers c join orders o on o.buyer_id = c.user_id where o.id = $2`,
    [id, order],
  )
  return toWireId('card', id)
}
