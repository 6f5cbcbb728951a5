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

/** Whom a signed-in person works for besides buying: a seller in this state, the mall, both or nobody. */
export type Roles = {
  readonly sellerId: number | null
  readonly sellerStatus: SellerStatus | null
  readonly isOperator: boolean
}
export const noRoles: Roles = { sellerId: null, sellerStatus: null, isOperator: false }

/** The refusal that somebody with these roles meets on a call; undefined when it may be made. A merchant's call also has to be one that the seller may still make. */
export function refusalByRole(
  { who, right }: { readonly who: string; readonly right?: MerchantRight | undefined },
  { sellerId, sellerStatus, isOperator }: Roles,
): 'auth.role' | RightsRefusal | undefined {
  if (who === 'operator') return isOperator ? undefined : 'auth.role'
  if (who !== 'merchant') return undefined
  return sellerId === null || sellerStatus === null || !right
    ? 'auth.role'
    : refusalOf(sellerStatus, right)
}
