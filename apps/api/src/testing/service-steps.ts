import type { ReplyOf } from '@galleria/contract/client'
import type { Visitor } from './open-test-mall.ts'
import { BILL, PLACE } from './promotion-steps.ts'
import { addAddress, fillCart, type Contract, type hamburg } from './shop-steps.ts'

/**
 * The steps of delivery with assembly and of covers, in the mall of the tests: the house shop
 * assembles its desk for 49.00; the mall covers a desk for 8.90 and a lamp for 3.90.
 */

export const OFFER = 'POST /sapi/mall-merchant/service/save' as const
export const PRICE = 'POST /sapi/mall-merchant/service/price' as const
export const CHOOSE = 'POST /sapi/mall-order/cartline/chooseService' as const
export const UPDATE = 'POST /sapi/mall-order/cartline/update' as const

export const assembly = {
  shopId: 5,
  serviceName: 'Delivery with assembly',
  shippingName: 'Two fitters',
  isOpen: true,
} as const
export const fitting = {
  contactNumber: '+49 170 1234567',
  remark: 'Third floor, no lift',
} as const

export async function offerAssembly(merchant: Visitor, amount: number | null = 49): Promise<void> {
  await merchant.call(OFFER, assembly)
  await merchant.call(PRICE, { shopId: 5, itemCode: 'GH-1', site: 'DE', amount })
}

type Wanted = {
  readonly goods: Parameters<typeof fillCart>[1]
  readonly isAssembled?: boolean
  /** Which lines are covered, by their place in the cart. */ readonly insured?: readonly number[]
  readonly address?: Partial<typeof hamburg>
}

/** The bill of these goods with what comes on top, and what ordering by it needs. */
export async function billWithExtras(
  visitor: Visitor,
  { goods, isAssembled = true, insured = [0], address = {} }: Wanted,
): Promise<{ bill: ReplyOf<typeof BILL>; place: () => Promise<Contract> }> {
  const cartLineIds = await fillCart(visitor, goods)
  for (const index of insured)
    await visitor.call(UPDATE, { id: cartLineIds[index], isInsured: true })
  if (isAssembled) await visitor.call(CHOOSE, { shopId: 5, service: fitting })
  const addressId = await addAddress(visitor, address)
  const bill = await visitor.call(BILL, { cartLineIds, addressId })
  return {
    bill,
    place: () => visitor.call(PLACE, { cartLineIds, addressId, quoteId: bill.quoteId }),
  }
}

export async function orderWithExtras(visitor: Visitor, wanted: Wanted): Promise<Contract> {
  return (await billWithExtras(visitor, wanted)).place()
}
