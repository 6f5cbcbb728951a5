const text = { type: 'string', minLength: 1, maxLength: 255 } as const
const address = { type: 'string', pattern: '^https?://', format: 'uri', maxLength: 2000 } as const
const amount = {
  type: 'object',
  required: ['currency_code', 'value'],
  properties: {
    currency_code: { type: 'string', pattern: '^[A-Z]{3}$' },
    value: { type: 'string', pattern: '^((-?[0-9]+)|(-?([0-9]+)?[.][0-9]+))$', maxLength: 32 },
  },
} as const

export const orderBody = {
  type: 'object',
  required: ['intent', 'purchase_units', 'payment_source'],
  properties: {
    intent: { const: 'CAPTURE' },
    purchase_units: {
      type: 'array',
      minItems: 1,
      maxItems: 1,
      items: {
        type: 'object',
        required: ['amount'],
        properties: { amount, custom_id: text, description: { type: 'string', maxLength: 127 } },
      },
    },
    payment_source: {
      type: 'object',
      required: ['paypal'],
      properties: {
        paypal: {
          type: 'object',
          required: ['experience_context'],
          properties: {
            experience_context: {
              type: 'object',
              required: ['return_url', 'cancel_url'],
              properties: {
                return_url: address,
                cancel_url: address,
                locale: {
                  type: 'string',
                  pattern: '^[a-z]{2}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|[0-9]{3}))?$',
                },
              },
            },
          },
        },
      },
    },
  },
} as const

export const refundBody = {
  type: ['object', 'null'],
  properties: { amount, custom_id: { ...text, maxLength: 127, pattern: '^[A-Za-z0-9-_.,]*$' } },
} as const
