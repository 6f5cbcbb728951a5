/**
 * What a seller and each of its people may still do, as data: asked at the door of every merchant
 * call and by the back office's buttons. Source: decisions section 6, docs/decisions/206. Safe in a
 * browser: no schema library.
 */

export const sellerStatuses = ['ACTIVE', 'FROZEN', 'CLEARED'] as const
export type SellerStatus = (typeof sellerStatuses)[number]

/**
 * What a merchant's call is. `query` reads what names no buyer, or keeps what is the person's own;
 * `query-orders` reads orders, requests and papers; `export` takes buyers' data out of the house;
 * `ship` sends goods of orders that exist; `stock` counts; `messages` writes to buyers and to
 * colleagues; `after-sales` answers requests, with money; `reviews` answers in public; `write`
 * makes goods, prices and what else is offered; `people` says who works here, and which programs
 * do.
 */
export const merchantRights = [
  'query',
  'query-orders',
  'export',
  'ship',
  'stock',
  'messages',
  'after-sales',
  'reviews',
  'write',
  'people',
] as const
export type MerchantRight = (typeof merchantRights)[number]

export const rightsOf: Readonly<Record<SellerStatus, readonly MerchantRight[]>> = {
  ACTIVE: merchantRights,
  FROZEN: ['query', 'query-orders', 'export', 'ship', 'stock', 'messages', 'after-sales', 'people'],
  CLEARED: ['query', 'query-orders', 'export', 'people'],
}

export const staffRoles = ['owner', 'goods', 'orders', 'service', 'money', 'reader'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Who may do what in a shop: the one table of it. */
export const rightsOfRole: Readonly<Record<StaffRole, readonly MerchantRight[]>> = {
  owner: merchantRights,
  goods: ['query', 'stock', 'write'],
  orders: ['query', 'query-orders', 'ship', 'stock', 'messages'],
  service: ['query', 'query-orders', 'messages', 'after-sales', 'reviews'],
  money: ['query', 'query-orders', 'export'],
  reader: ['query', 'query-orders'],
}

/**
 * Whoever has one of these in any shop can move or see its money: such a person needs a second
 * factor, as operators do.
 */
export const rolesOfTrust: readonly StaffRole[] = ['owner', 'money']

/** The roles that include this. */
export function rolesWith(right: MerchantRight): StaffRole[] {
  return staffRoles.filter((role) => rightsOfRole[role].includes(right))
}

const refusals = { FROZEN: 'merchant.frozen', CLEARED: 'merchant.cleared' } as const
export type RightsRefusal = (typeof refusals)[keyof typeof refusals] | 'merchant.role'

/**
 * What a shop can let a program of its own do with a key: everything but saying who works here
 * (decision record 217).
 */
export const keyScopes = merchantRights.filter((right) => right !== 'people')
export type KeyScope = Exclude<MerchantRight, 'people'>

/** The refusal that a seller in this state meets; undefined when the call may be made. */
export function refusalOf(status: SellerStatus, right: MerchantRight): RightsRefusal | undefined {
  return rightsOf[status].includes(right) || status === 'ACTIVE' ? undefined : refusals[status]
}

/**
 * Every refusal that a call with this right may answer with because of its seller's state or its
 * person's role.
 */
export function refusalsOf(right: MerchantRight): readonly RightsRefusal[] {
  const ofStatus = sellerStatuses
    .map((status) => refusalOf(status, right))
    .filter((code) => code !== undefined)
  return rolesWith(right).length === staffRoles.length ? ofStatus : [...ofStatus, 'merchant.role']
}

/**
 * What an operator's call is: `query` says who one is; `admission` lets shops and items in and
 * sends shops away; `content` writes pages, coupons and campaigns; `orders` reads every order and
 * its papers; `service` acts in orders, rules disputes, answers withdrawals and looks at reviews;
 * `money` deals with money that fits nowhere; `people` says who works for the mall, and reads its
 * log.
 */
export const operatorRights = [
  'query',
  'admission',
  'content',
  'orders',
  'service',
  'money',
  'people',
] as const
export type OperatorRight = (typeof operatorRights)[number]

export const operatorRoles = ['head', 'admission', 'content', 'service', 'money'] as const
export type OperatorRole = (typeof operatorRoles)[number]

/** Who may do what for the mall: the one table of it. */
export const rightsOfOperator: Readonly<Record<OperatorRole, readonly OperatorRight[]>> = {
  head: operatorRights,
  admission: ['query', 'admission'],
  content: ['query', 'content'],
  service: ['query', 'orders', 'service'],
  money: ['query', 'orders', 'money'],
}

/**
 * Every refusal that an operator's call with this right may answer with because of the caller's
 * role.
 */
export function operatorRefusalsOf(right: OperatorRight): readonly 'operator.role'[] {
  return operatorRoles.every((role) => rightsOfOperator[role].includes(right))
    ? []
    : ['operator.role']
}

/**
 * Whom a signed-in person works for besides buying: a seller in this state, the mall, both or
 * nobody.
 */
export type Roles = {
  /** The seller whose desk this session is at. */
  readonly sellerId: number | null
  readonly sellerStatus: SellerStatus | null
  readonly role: StaffRole | null
  /**
   * Every seller this person works for: nobody judges an own one, whichever desk it is asked from.
   */
  readonly sellerIds: readonly number[]
  readonly isOperator: boolean
  readonly operatorRole: OperatorRole | null
  /** What this person does needs a second factor, and there is none: nothing of it opens. */
  readonly owesSecondFactor: boolean
  /** What a key lets a program do, in the place of a role; a person has none. */
  readonly scopes?: readonly MerchantRight[]
}
export const noRoles: Roles = {
  sellerId: null,
  sellerStatus: null,
  role: null,
  sellerIds: [],
  isOperator: false,
  operatorRole: null,
  owesSecondFactor: false,
}

/** What somebody with these roles may do for their seller, as it stands. */
export function rightsIn({
  sellerStatus,
  role,
  scopes,
}: Pick<Roles, 'sellerStatus' | 'role' | 'scopes'>): readonly MerchantRight[] {
  const own = scopes ?? (role === null ? [] : rightsOfRole[role])
  return sellerStatus === null ? [] : rightsOf[sellerStatus].filter((right) => own.includes(right))
}

/** Whether this person may do now what an operator of this right does, for what is no call. */
export function actsForMall(
  { operatorRole, owesSecondFactor }: Pick<Roles, 'operatorRole' | 'owesSecondFactor'>,
  right: OperatorRight,
): boolean {
  return (
    operatorRole !== null && !owesSecondFactor && rightsOfOperator[operatorRole].includes(right)
  )
}

/**
 * Whether this person may do now what this right is at the desk the session is at, for buttons and
 * for what is no call.
 */
export function actsForSeller(
  roles: Pick<Roles, 'sellerStatus' | 'role' | 'owesSecondFactor' | 'scopes'>,
  right: MerchantRight,
): boolean {
  return !roles.owesSecondFactor && rightsIn(roles).includes(right)
}

type Asked = {
  readonly who: string
  readonly right?: MerchantRight | OperatorRight | undefined
  readonly onlyPeople?: boolean | undefined
}

/**
 * Whether a key can be for a call at all: one of a shop that is not about the person who makes it,
 * nor about who works there.
 */
export function isForKeys({ who, right, onlyPeople = false }: Asked): boolean {
  return who === 'merchant' && !onlyPeople && keyScopes.some((scope) => scope === right)
}

/**
 * The refusal that a program meets with its key: a call that the key is not for is told before the
 * state of its seller.
 */
export function refusalByKey(
  call: Asked,
  { scopes = [], sellerStatus }: Pick<Roles, 'scopes' | 'sellerStatus'>,
): 'key.scope' | RightsRefusal | undefined {
  const right = scopes.find((scope) => scope === call.right)
  if (!isForKeys(call) || !right || sellerStatus === null) return 'key.scope'
  return refusalOf(sellerStatus, right)
}

/**
 * The refusal that somebody with these roles meets on a call; undefined when it may be made. A
 * merchant's call also has to be one that the seller may still make, and this person for it.
 */
export function refusalByRole(
  { who, right }: Asked,
  {
    sellerId,
    sellerStatus,
    role,
    operatorRole,
    owesSecondFactor,
  }: Omit<Roles, 'sellerIds' | 'isOperator'>,
): 'auth.role' | 'auth.second_factor_owed' | 'operator.role' | RightsRefusal | undefined {
  if (owesSecondFactor && (who === 'operator' || who === 'merchant'))
    return 'auth.second_factor_owed'
  if (who === 'operator') {
    if (operatorRole === null || !right) return 'auth.role'
    return rightsOfOperator[operatorRole].some((one) => one === right) ? undefined : 'operator.role'
  }
  if (who !== 'merchant') return undefined
  if (sellerId === null || sellerStatus === null || role === null) return 'auth.role'
  const asked = merchantRights.find((one) => one === right)
  if (!asked) return 'auth.role'
  return rightsOfRole[role].includes(asked) ? refusalOf(sellerStatus, asked) : 'merchant.role'
}
