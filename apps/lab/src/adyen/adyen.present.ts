import type { LabContext } from '../platform/context.ts'
import { MERCHANT_ACCOUNT } from './adyen.keys.ts'
import type { Link, Modification, Payment } from './adyen.types.ts'
import type { Method } from './methods.ts'

/** How long a reference of Multibanco may be paid. */
const VOUCHER_DAYS = 7

/** The answer of `/payments` and `/payments/details`. */
export function presentPayment(context: LabContext, payment: Payment, method?: Method) {
  const action = method && actionOf(context, payment, method)
  return {
    ...(payment.resultCode !== 'RedirectShopper' && { pspReference: payment.pspReference }),
    resultCode: payment.resultCode,
    merchantReference: payment.merchantReference,
    amount: payment.amount,
    paymentMethod: { type: payment.method, brand: payment.brand },
    ...(payment.refusal && {
      refusalReason: payment.refusal.reason,
      refusalReasonCode: payment.refusal.code,
    }),
    ...(action && { action }),
  }
}

/** What the buyer has to do next, for the vendor's script or for a page of the merchant's own. */
function actionOf({ url, now }: LabContext, payment: Payment, { flow }: Method) {
  const { method } = payment
  if (payment.resultCode === 'RedirectShopper')
    return {
      type: 'redirect',
      method: 'GET',
      url: `${url()}/adyen/hpp/pay/${payment.pspReference}`,
      paymentMethodType: method,
    }
  const shared = { paymentMethodType: method, paymentData: payment.redirectResult }
  if (flow === 'transfer' && payment.resultCode === 'Received') return transferTo(payment)
  if (payment.resultCode !== 'Pending' && payment.resultCode !== 'PresentToShopper')
    return undefined
  if (flow === 'await') return { type: 'await', ...shared }
  if (flow === 'qr')
    return {
      type: 'qrCode',
      qrCodeData: `D${payment.pspReference}`,
      expiresAt: new Date(Date.parse(payment.createdAt) + 180_000).toISOString(),
      ...shared,
    }
  return {
    type: 'voucher',
    entity: '12101',
    reference: referenceOf(payment),
    merchantName: 'Galleria',
    merchantReference: payment.merchantReference,
    initialAmount: payment.amount,
    totalAmount: payment.amount,
    expiresAt: new Date(now().getTime() + VOUCHER_DAYS * 86_400_000).toISOString(),
    ...shared,
  }
}

/** Adyen's own account of the merchant, and by which reference it finds what the money is for. */
const transferTo = (payment: Payment) => ({
  type: 'bankTransfer',
  paymentMethodType: payment.method,
  beneficiary: 'Galleria by Adyen',
  iban: 'NL13TEST0123456789',
  bic: 'TESTNL02',
  reference: transferReferenceOf(payment),
  totalAmount: payment.amount,
})

export const transferReferenceOf = ({ pspReference }: Payment): string => pspReference.slice(0, 8)

/** Nine digits in threes, always the same for a payment. */
export function referenceOf({ pspReference }: Payment): string {
  const digits = [...pspReference].map((sign) => sign.charCodeAt(0) % 10).join('')
  return digits.slice(0, 9).replace(/(\d{3})(?=\d)/g, '$1 ')
}

export const presentModification = (one: Modification) => ({
  merchantAccount: MERCHANT_ACCOUNT,
  paymentPspReference: one.paymentPspReference,
  pspReference: one.pspReference,
  ...(one.reference && { reference: one.reference }),
  ...(one.kind !== 'cancel' && { amount: one.amount }),
  status: 'received',
})

export const presentLink = ({ url }: LabContext, link: Link) => ({
  id: link.id,
  status: link.status,
  amount: link.amount,
  merchantAccount: MERCHANT_ACCOUNT,
  reference: link.reference,
  returnUrl: link.returnUrl,
  ...(link.description && { description: link.description }),
  ...(link.countryCode && { countryCode: link.countryCode }),
  ...(link.shopperLocale && { shopperLocale: link.shopperLocale }),
  expiresAt: link.expiresAt,
  updatedAt: link.updatedAt,
  reusable: false,
  url: `${url()}/adyen/link/${link.id}`,
})
