import { randomBytes } from 'node:crypto'
import type { LabContext } from '../platform/context.ts'
import { takeScenario } from '../scenario.ts'
import { AdyenError, newPsp } from './adyen-error.ts'
import { savePayment } from './adyen.store.ts'
import { decide, refuse } from './decide.ts'
import { findMethod, judgeCard, type Method } from './methods.ts'
import { open } from './seal.ts'
import type { Amount, Outcome, Payment } from './adyen.types.ts'

export type PaymentRequest = {
  merchantAccount: string
  amount: Amount
  reference: string
  returnUrl: string
  paymentMethod: Record<string, unknown> & { type: string }
  additionalData?: Record<string, string>
  metadata?: Record<string, string>
  telephoneNumber?: string
}
export type Made = { payment: Payment; method: Method }

/** Opens a payment and takes it as far as it goes without its buyer. */
export function pay(
  context: LabContext,
  request: PaymentRequest,
  more: { linkId?: string; channel?: string } = {},
): Made {
  const method = findMethod(request.paymentMethod.type)
  if (!method) throw new AdyenError(422, '14_006', 'Required object paymentMethod is not provided.')
  if (method.currencies && !method.currencies.includes(request.amount.currency))
    throw new AdyenError(422, '10_032', `The currency ${request.amount.currency} is not supported`)
  const card = method.flow === 'card' ? readCard(request.paymentMethod) : undefined
  const verdict = card && judgeCard(card)
  checkFields(method, request)

  const outcome = takeScenario<Outcome>(context.db, more.channel ?? 'ADYEN_PC')
  const payment = savePayment(context.db, {
    pspReference: newPsp(),
    merchantReference: request.reference,
    amount: { currency: request.amount.currency, value: request.amount.value },
    method: method.type,
    brand: verdict?.brand ?? method.type,
    resultCode: firstResult[method.flow],
    refusal: null,
    returnUrl: request.returnUrl,
    webhookUrl: webhookOf(request),
    redirectResult: randomBytes(32).toString('base64url'),
    outcome,
    isScripted: outcome !== null,
    challenge: verdict?.challenge === true && outcome === null,
    linkId: more.linkId ?? null,
    isManual: request.additionalData?.['manualCapture'] === 'true',
    letGo: 0,
    createdAt: context.now().toISOString(),
  })
  const refusal = verdict?.refusal ?? (isDeclinedWallet(request) ? declined : null)
  return { payment: goOn(context, method, payment, refusal), method }
}

const declined = { reason: 'Refused', code: '2' }
/** Which card was chosen in a wallet's sheet stands in its token. */
function isDeclinedWallet({ paymentMethod: { applePayToken, googlePayToken } }: PaymentRequest) {
  return String(applePayToken ?? googlePayToken).includes('"declined"')
}

const firstResult: Record<Method['flow'], Payment['resultCode']> = {
  card: 'Received',
  wallet: 'Received',
  redirect: 'RedirectShopper',
  await: 'Pending',
  qr: 'Pending',
  voucher: 'PresentToShopper',
  transfer: 'Received',
}

function goOn(
  context: LabContext,
  { flow }: Method,
  payment: Payment,
  refusal: Payment['refusal'],
): Payment {
  if (flow === 'card' || flow === 'wallet') {
    if (payment.challenge)
      return savePayment(context.db, { ...payment, resultCode: 'RedirectShopper' })
    return refusal && !payment.outcome
      ? refuse(context, payment, refusal)
      : decide(context, payment, payment.outcome ?? 'paid')
  }
  if (payment.outcome)
    context.agenda.schedule('adyen.take-queued', payment.pspReference, context.delays.script)
  return payment
}

/**
 * The real address stands in the Customer Area; the lab has none and is told with the payment, or
 * takes the shop's own.
 */
function webhookOf({
  metadata,
  returnUrl,
}: Pick<PaymentRequest, 'metadata' | 'returnUrl'>): string {
  return metadata?.['webhookUrl'] ?? `${new URL(returnUrl).origin}/webhooks/adyen`
}

function readCard(fields: Record<string, unknown>) {
  return {
    number: open(fields['encryptedCardNumber'], 'encryptedCardNumber'),
    expiryMonth: open(fields['encryptedExpiryMonth'], 'encryptedExpiryMonth'),
    expiryYear: open(fields['encryptedExpiryYear'], 'encryptedExpiryYear'),
    securityCode: open(fields['encryptedSecurityCode'], 'encryptedSecurityCode'),
    holderName: typeof fields['holderName'] === 'string' ? fields['holderName'] : null,
  }
}

const needed: Readonly<Record<string, { field: string; shape: RegExp }>> = {
  blik: { field: 'blikCode', shape: /^\d{6}$/ },
  mbway: { field: 'telephoneNumber', shape: /^\+351\s?9\d{8}$/ },
  applepay: { field: 'applePayToken', shape: /^.{8,}$/s },
  googlepay: { field: 'googlePayToken', shape: /^.{8,}$/s },
  paywithgoogle: { field: 'googlePayToken', shape: /^.{8,}$/s },
}

function checkFields({ type }: Method, { paymentMethod, telephoneNumber }: PaymentRequest): void {
  const rule = needed[type]
  if (!rule) return
  const value = paymentMethod[rule.field] ?? (type === 'mbway' ? telephoneNumber : undefined)
  if (typeof value !== 'string' || !rule.shape.test(value))
    throw new AdyenError(422, '14_030', `Required field '${rule.field}' is not valid.`)
}
