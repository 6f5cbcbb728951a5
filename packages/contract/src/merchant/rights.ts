/** What a seller may still do, as data: asked at the door of every merchant call and by the back office's buttons. Source: decisions section 6. Safe in a browser: no schema library. */

export const sellerStatuses = ['ACTIVE', 'FROZEN', 'CLEARED'] as const
export type SellerStatus = (typeof sellerStatuses)[number]

/** What a merchant's call is: reading, sending goods of orders that exist, answering after-sales requests on them, or anything else that changes something. */
export const merchantRights = ['query', 'ship', 'after-sales', 'write'] as const
export type MerchantRight = (typeof merchantRights)[number]

export const rightsOf: Readonly<Record<SellerStatus, readonly MerchantRight[]>> = {
  ACTIVE: ['query', 'ship', 'after-sales', 'write'],
  FROZEN: ['query', 'ship', 'after-sales'],
  CLEARED: ['query'],
}

const refusals = { FROZEN: 'merchant.frozen', CLEARED: 'merchant.cleared' } as const
export type RightsRefusal = (typeof refusals)[keyof typeof refusals]

/** The refusal that a seller in this state meets; undefined when the call may be made. */
export function refusalOf(status: SellerStatus, right: MerchantRight): RightsRefusal | undefined {
  return rightsOf[status].includes(right) || status === 'ACTIVE' ? undefined : refusals[status]
}

/** Every refusal that a call with this right may answer with because of its seller's state. */
export function refusalsOf(right: MerchantRight): readonly RightsRefusal[] {
  return sellerStatuses
    .map((status) => refusalOf(status, right))
    .filter((code) => code !== undefined)
}
