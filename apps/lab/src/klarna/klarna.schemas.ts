const text = (maxLength: number) => ({ type: 'string', maxLength }) as const
const amount = { type: 'integer', maximum: 200_000_000 } as const
const wholeAmount = { type: 'integer', minimum: 0, maximum: 200_000_000 } as const

const orderLine = {
  type: 'object',
  required: ['name', 'quantity', 'total_amount', 'unit_price'],
  properties: {
    type: {
      enum: [
        'physical',
        'discount',
        'shipping_fee',
        'sales_tax',
        'store_credit',
        'gift_card',
        'digital',
        'surcharge',
        'return_fee',
      ],
    },
    reference: text(255),
    name: { type: 'string', minLength: 1, maxLength: 255 },
    quantity: { type: 'integer', minimum: 0 },
    quantity_unit: text(8),
    unit_price: amount,
    tax_rate: { type: 'integer', minimum: 0, maximum: 10_000 },
    total_amount: amount,
    total_discount_amount: wholeAmount,
    total_tax_amount: amount,
    image_url: text(1024),
    product_url: text(1024),
  },
  additionalProperties: false,
} as const
const orderLines = { type: 'array', minItems: 1, maxItems: 1000, items: orderLine } as const

const address = {
  type: 'object',
  properties: {
    given_name: text(99),
    family_name: text(99),
    organization_name: text(99),
    email: text(99),
    phone: text(99),
    street_address: text(99),
    street_address2: text(99),
    postal_code: text(10),
    city: text(99),
    region: text(99),
    country: { type: 'string', pattern: '^[A-Za-z]{2}$' },
  },
  additionalProperties: false,
} as const
const url = { type: 'string', pattern: '^https?://', maxLength: 2000 } as const

const orderData = {
  purchase_country: { type: 'string', pattern: '^[A-Za-z]{2}$' },
  purchase_currency: { type: 'string', pattern: '^[A-Za-z]{3}$' },
  locale: { type: 'string', pattern: '^[A-Za-z]{2}(?:-[A-Za-z]{2})*$' },
  order_amount: { type: 'integer', minimum: 0 },
  order_tax_amount: { type: 'integer', minimum: 0 },
  order_lines: orderLines,
  billing_address: address,
  shipping_address: address,
  merchant_reference1: text(255),
  merchant_reference2: text(255),
  merchant_urls: {
    type: 'object',
    properties: { confirmation: url, notification: url, push: url, authorization: url },
    additionalProperties: false,
  },
} as const
const required = ['purchase_country', 'purchase_currency', 'order_amount', 'order_lines'] as const

export const sessionBody = {
  type: 'object',
  required,
  properties: { ...orderData, intent: { enum: ['buy'] } },
  additionalProperties: false,
} as const
export const sessionUpdateBody = { ...sessionBody, required: [] } as const
export const orderBody = {
  type: 'object',
  required,
  properties: { ...orderData, auto_capture: { type: 'boolean' } },
  additionalProperties: false,
} as const

export const captureBody = {
  type: 'object',
  required: ['captured_amount'],
  properties: {
    captured_amount: wholeAmount,
    reference: text(255),
    description: text(255),
    order_lines: orderLines,
  },
  additionalProperties: false,
} as const
export const refundBody = {
  type: 'object',
  required: ['refunded_amount'],
  properties: {
    refunded_amount: wholeAmount,
    reference: text(255),
    description: text(255),
    order_lines: orderLines,
  },
  additionalProperties: false,
} as const

const attachments = {
  type: 'array',
  minItems: 1,
  maxItems: 10,
  items: {
    type: 'object',
    required: ['payment_dispute_attachment_id'],
    properties: { payment_dispute_attachment_id: text(255), description: text(1000) },
  },
} as const
export const representBody = {
  type: 'object',
  required: ['attachments'],
  properties: { attachments, additional_information: text(5000) },
} as const
export const appealBody = {
  type: 'object',
  required: ['additional_information'],
  properties: {
    attachments,
    additional_information: { type: 'string', minLength: 1, maxLength: 10_000 },
  },
} as const
