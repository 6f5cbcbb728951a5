const text = { type: 'string', minLength: 1, maxLength: 500 } as const
const address = { type: 'string', pattern: '^https?://', format: 'uri', maxLength: 2000 } as const
const money = {
  type: 'object',
  required: ['minor', 'currency'],
  properties: {
    minor: { type: 'integer', minimum: 1 },
    currency: { type: 'string', pattern: '^[A-Z]{3}$' },
  },
} as const

export const paymentBody = {
  type: 'object',
  required: ['reference', 'amount', 'returnUrl', 'webhookUrl'],
  properties: {
    reference: text,
    amount: money,
    returnUrl: address,
    webhookUrl: address,
    description: text,
    locale: text,
  },
} as const

export const refundBody = {
  type: 'object',
  required: ['amount', 'reference'],
  properties: { amount: money, reference: text, captureId: text },
} as const

const moment = { type: 'string', format: 'date-time' } as const
const capture = {
  type: 'object',
  required: ['id', 'amount', 'fee', 'capturedAt'],
  properties: { id: text, amount: money, fee: money, capturedAt: moment },
  additionalProperties: false,
} as const
const refund = {
  type: 'object',
  required: ['id', 'captureId', 'status', 'amount', 'reference', 'failureReason', 'createdAt'],
  properties: {
    id: text,
    captureId: text,
    status: { enum: ['succeeded', 'pending', 'failed'] },
    amount: money,
    reference: text,
    failureReason: { type: ['string', 'null'], maxLength: 500 },
    createdAt: moment,
  },
  additionalProperties: false,
} as const
const pastPayment = {
  type: 'object',
  required: ['id', 'reference', 'amount', 'webhookUrl', 'createdAt', 'captures', 'refunds'],
  properties: {
    id: text,
    reference: text,
    amount: money,
    webhookUrl: address,
    createdAt: moment,
    status: { enum: ['paid', 'processing', 'declined', 'canceled'] },
    outcome: { enum: ['paid', 'refund_fails'] },
    captures: { type: 'array', maxItems: 20, items: capture },
    refunds: { type: 'array', maxItems: 100, items: refund },
  },
  // Money was taken for what is paid, and for nothing else.
  anyOf: [
    { properties: { status: { const: 'paid' }, captures: { type: 'array', minItems: 1 } } },
    {
      required: ['status'],
      properties: {
        status: { enum: ['processing', 'declined', 'canceled'] },
        captures: { type: 'array', maxItems: 0 },
        refunds: { type: 'array', maxItems: 0 },
      },
    },
  ],
} as const

export const pastPaymentsBody = {
  type: 'object',
  required: ['payments'],
  properties: { payments: { type: 'array', minItems: 1, maxItems: 1000, items: pastPayment } },
} as const
