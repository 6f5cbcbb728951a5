import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readOpenApi, type OpenApi } from './descriptions/read-openapi.ts'
import { readStripeTypes } from './descriptions/read-stripe-types.ts'
import type { Description } from './descriptions/schema.ts'

/**
 * Writes what the providers publish of their answers to `apps/lab/descriptions`, as facts alone: a
 * name, a type, whether it must be there. From the types of Stripe's library, and from a folder
 * with the documents of the others, which the README beside the result names.
 */
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('the folder with the documents of the providers is needed')

const root = join(import.meta.dirname, '../..')
const stripe = join(root, 'node_modules/stripe')
const { version } = JSON.parse(readFileSync(join(stripe, 'package.json'), 'utf8')) as {
  version: string
}
const open = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as OpenApi

write('stripe', readStripeTypes(join(stripe, 'esm'), version))
write(
  'adyen',
  ...[
    readOpenApi(open('CheckoutService-v72.json'), {
      licence: 'MIT',
      prefix: '/adyen/v72',
      paths: ['/paymentMethods', '/sessions', '/payments', '/paymentLinks', '/cancels'],
    }),
  ],
)
write(
  'paypal',
  ...[
    { file: 'checkout_orders_v2.json', paths: ['/v2/checkout/orders'] },
    { file: 'payments_payment_v2.json', paths: ['/v2/payments/captures', '/v2/payments/refunds'] },
    { file: 'customer_disputes_v1.json', paths: ['/v1/customer/disputes'] },
    { file: 'reporting_transactions_v1.json', paths: ['/v1/reporting/transactions'] },
  ].map(({ file, paths }) =>
    readOpenApi(open(file), { licence: 'Apache-2.0', prefix: '/paypal', paths }),
  ),
)

function write(name: string, ...descriptions: readonly Description[]): void {
  writeFileSync(
    join(root, 'apps/lab/descriptions', `${name}.json`),
    `${JSON.stringify(descriptions)}\n`,
  )
}
