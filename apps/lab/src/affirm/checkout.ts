import { randomBytes } from 'node:crypto'
import type { LabContext } from '../platform/context.ts'
import { takeScenario } from '../scenario.ts'
import { AffirmRefusal, PUBLIC_KEY } from './affirm-door.ts'
import { saveCheckout } from './affirm.store.ts'
import type { Checkout, CheckoutObject, Outcome } from './affirm.types.ts'

/**
 * Keeps a checkout object; one whose parts do not come to its total is refused. All amounts are
 * whole cents.
 */
export function openCheckout({ db }: LabContext, object: CheckoutObject): Checkout {
  check(object)
  return saveCheckout(db, {
    token: randomBytes(8).toString('hex').toUpperCase(),
    object,
    isConfirmed: false,
    outcome: takeScenario<Outcome>(db, 'AFFIRM_PC'),
    wasRefused: false,
  })
}

function check({
  merchant,
  items,
  discounts,
  shipping_amount,
  tax_amount,
  total,
  currency,
}: CheckoutObject) {
  if (merchant?.public_api_key !== PUBLIC_KEY) refuse('merchant.public_api_key')
  if (!/^https?:/.test(merchant.user_confirmation_url)) refuse('merchant.user_confirmation_url')
  if (!/^https?:/.test(merchant.user_cancel_url)) refuse('merchant.user_cancel_url')
  if (currency !== 'GBP') refuse('currency')
  if (!Array.isArray(items) || items.length === 0) refuse('items')
  for (const { display_name, unit_price, qty } of items)
    if (!display_name || !isAmount(unit_price) || !Number.isInteger(qty) || qty < 1) refuse('items')
  const off = Object.values(discounts ?? {}).map(({ discount_amount }) => discount_amount)
  if (!off.every(isAmount)) refuse('discounts')
  const sum =
    items.reduce((all, { unit_price, qty }) => all + unit_price * qty, 0) -
    off.reduce((all, one) => all + one, 0) +
    (shipping_amount ?? 0) +
    (tax_amount ?? 0)
  if (!isAmount(total) || total === 0 || sum !== total) refuse('total')
}

const isAmount = (value: unknown) => Number.isInteger(value) && Number(value) >= 0

function refuse(field: string): never {
  throw new AffirmRefusal(400, 'invalid_field', `Invalid ${field}.`, field)
}
