const text = { type: 'string', minLength: 1, maxLength: 500 } as const
const reference = { type: 'string', minLength: 1, maxLength: 80 } as const
const address = { type: 'string', pattern: '^https?://', format: 'uri', maxLength: 8000 } as const
const amount = {
  type: 'object',
  required: ['currency', 'value'],
  properties: {
    currency: { type: 'string', pattern: '^[A-Z]{3}$' },
    value: { type: 'integer', minimum: 0 },
  },
} as const
const names = { type: 'array', items: text, maxItems: 50 } as const
/** Up to twenty pairs, of eighty signs at most. */
const metadata = {
  type: 'object',
  maxProperties: 20,
  additionalProperties: { type: 'string', maxLength: 80 },
} as const
const shared = {
  merchantAccount: text,
  amount,
  reference,
  returnUrl: address,
  countryCode: { type: 'string', pattern: '^[A-Z]{2}$' },
  shopperLocale: text,
  shopperEmail: text,
  metadata,
} as const

export const methodsBody = {
  type: 'object',
  required: ['merchantAccount'],
  properties: { merchantAccount: text, amount, allowedPaymentMethods: names },
} as const

export const sessionBody = {
  type: 'object',
  required: ['merchantAccount', 'amount', 'reference', 'returnUrl'],
  properties: { ...shared, allowedPaymentMethods: names, blockedPaymentMethods: names },
} as const

export const paymentBody = {
  type: 'object',
  required: ['merchantAccount', 'amount', 'reference', 'returnUrl', 'paymentMethod'],
  properties: {
    ...shared,
    paymentMethod: { type: 'object', required: ['type'], properties: { type: text } },
    additionalData: { type: 'object', additionalProperties: { type: 'string' } },
    telephoneNumber: text,
  },
} as const

export const detailsBody = {
  type: 'object',
  required: ['details'],
  properties: {
    details: {
      type: 'object',
      minProperties: 1,
      properties: { redirectResult: text, payload: text },
    },
    paymentData: text,
  },
} as const

export const linkBody = {
  type: 'object',
  required: ['merchantAccount', 'amount', 'reference'],
  properties: {
    ...shared,
    allowedPaymentMethods: names,
    description: text,
    expiresAt: text,
    reusable: { type: 'boolean' },
  },
} as const

export const linkPatchBody = {
  type: 'object',
  required: ['status'],
  properties: { status: { const: 'expired' } },
} as const

export const modificationBody = {
  type: 'object',
  required: ['merchantAccount', 'amount'],
  properties: { merchantAccount: text, amount, reference, capturePspReference: text },
} as const

export const cancelBody = {
  type: 'object',
  required: ['merchantAccount'],
  properties: { merchantAccount: text, reference },
} as const

export const technicalCancelBody = {
  type: 'object',
  required: ['merchantAccount', 'paymentReference'],
  properties: { merchantAccount: text, paymentReference: reference, reference },
} as const
