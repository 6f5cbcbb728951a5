const text = { type: 'string', minLength: 1, maxLength: 500 } as const
const address = { type: 'string', pattern: '^https?://', format: 'uri', maxLength: 2000 } as const
const money = {
  type: 'object',
  required: ['minor', 'currency'],
  properties: { minor: { type: 'integer', minimum: 1 }, currency: { type: 'string', pattern: '^[A-Z]{3}$' } },
} as const

export const paymentBody = {
  type: 'object',
  required: ['reference', 'amount', 'returnUrl', 'webhookUrl'],
  properties: { reference: text, amount: money, returnUrl: address, webhookUrl: address, description: text, locale: text },
} as const

export const refundBody = {
  type: 'object',
  required: ['amount', 'reference'],
  properties: { amount: money, reference: text, captureId: text },
} as const

export const resendBody = {
  type: 'object',
  required: ['eventId'],
  properties: {
    eventId: text,
    times: { type: 'integer', minimum: 1, maximum: 50 },
    at: { type: 'integer', minimum: 0 },
  },
} as const
