import type { Client } from '@galleria/contract/client'
import { isProblem } from '@galleria/contract/client'
import {
  CARD_POLL_MS,
  cardFields,
  MOST_CARD_POLLS,
  type CardForm,
} from '@galleria/contract/card-rules'
import type { FieldErrors } from '@galleria/ui/form/field-errors'
import { errorOf, isTypingError, type CardErrors } from '../widgets/stripe/card-errors.ts'
import type { StripeClient, StripeElement } from '../widgets/stripe/stripe-js.ts'

export type SaveOutcome =
  | { readonly end: 'added' | 'timeout' | 'declined' | 'unauthenticated' | 'unreachable' }
  | { readonly end: 'typing'; readonly errors: CardErrors }
  | { readonly end: 'fields'; readonly errors: FieldErrors }
  | { readonly end: 'refused'; readonly sentence: string }

export type SaveTools = {
  readonly call: Client
  readonly stripe: StripeClient
  readonly card: StripeElement
  readonly wait: (ms: number) => Promise<void>
}

/**
 * From the form to a card that can be paid by: begun here, agreed to by its bank through Stripe,
 * and looked at until it has its token [PAY-067 to PAY-071].
 */
export async function saveCard(tools: SaveTools, form: CardForm): Promise<SaveOutcome> {
  try {
    return await addThroughBank(tools, form)
  } catch (error) {
    if (!isProblem(error)) throw error
    if (error.code === 'network') return { end: 'unreachable' }
    const errors = Object.fromEntries(
      (error.body.errors ?? [])
        .filter(({ path }) => cardFields.some((field) => field === path))
        .map(({ path, code }) => [path, { code }]),
    )
    if (Object.keys(errors).length > 0) return { end: 'fields', errors }
    return { end: 'refused', sentence: error.body.detail ?? '' }
  }
}

async function addThroughBank(
  { call, stripe, card, wait }: SaveTools,
  form: CardForm,
): Promise<SaveOutcome> {
  const { id, extra } = await call('POST /api/trantor/flow/customer_CreateCardFlow', {
    cardHolderName: form.cardHolderName,
    mobile: form.mobile,
    email: form.email,
    country: form.country,
    address: {
      provinceName: form.province,
      cityName: form.city,
      regionName: form.district,
    },
    street: form.street,
    houseNumber: form.houseNumber,
    zipCode: form.zipCode,
    city: form.city,
    state: form.province,
    isSave: 1,
  })
  const { error } = await stripe.confirmCardSetup(extra.clientSecret, {
    payment_method: { card, billing_details: billingOf(form) },
  })
  if (error) {
    if (isTypingError(error)) return { end: 'typing', errors: errorOf(error.code) }
    if (error.type === 'api_connection_error') return { end: 'unreachable' }
    return { end: /authentication/.test(error.code ?? '') ? 'unauthenticated' : 'declined' }
  }
  for (let polls = 0; polls <= MOST_CARD_POLLS; polls += 1) {
    await wait(CARD_POLL_MS)
    const { payCenterToken } = await call('POST /api/trantor/func/customer_QueryOneCardFunc', {
      id,
    })
    if (payCenterToken) return { end: 'added' }
  }
  return { end: 'timeout' }
}

function billingOf(form: CardForm) {
  return {
    name: form.cardHolderName,
    email: form.email,
    phone: form.mobile,
    address: {
      country: form.country,
      state: form.province,
      city: form.city,
      line1: `${form.street} ${form.houseNumber}`,
      line2: form.district,
      postal_code: form.zipCode,
    },
  }
}
