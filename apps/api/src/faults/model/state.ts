import type { TestMall } from '../../testing/open-test-mall.ts'

let fresh = 0
/** Stands for an id that the mall will draw. */
export const newId = (): string => `new:${(fresh += 1)}`

/**
 * What the model knows of the mall: only what the rules of the trade speak of, in minor units and
 * milliseconds.
 */
export type Sku = {
  id: number
  item: number
  shop: number
  freight: 'parcel' | 'bulky'
  price: number
  onHand: number
  reserved: number
  isListed: boolean
  /** Not shown, because its shop is frozen or gone. */
  isHeldBack: boolean
  preSale: Campaign | null
}
/** A campaign of a sku; with the last payment at once it has no second one. */
export type Campaign = {
  isFull: boolean
  percent: number | null
  starts: number
  ends: number
  from: number | null
  until: number | null
  isKept: boolean
}
export type CartLine = { id: string; buyer: string; sku: number; qty: number }
export type Address = { id: string; buyer: string; isDefault: boolean }
/** One that was made more than a day ago and not ordered by may be swept away. */
export type Quote = { id: string; buyer: string }
export type Contract = {
  id: string
  buyer: string
  quote: string
  /** In the order in which they are to be paid. */
  claims: Claim[]
  needPay: number
  /** When it was ordered. */
  placed: number
  deadline: number
  /** By its buyer, before it was paid. */
  isCanceled: boolean
}
export type Claim = {
  kind: 'FULL' | 'DEPOSIT' | 'BALANCE'
  status: 'OPEN' | 'PAID' | 'CLOSED'
  amount: number
  opens: number
  closes: number
}
export type Line = {
  id: string
  sku: number
  qty: number
  unitPrice: number
  needPay: number
  delivered: number
  reversed: number
  open: number
  canceled: number
  openCancel: number
  claimed: number
  cancelClaimed: number
  requests: number
  openRequests: number
  isReviewed: boolean
}
export type Order = {
  id: string
  contract: string
  buyer: string
  shop: number
  status: string
  needPay: number
  paid: number
  deposit: number
  isDepositKept: boolean
  refunded: number
  shipping: number
  claimedShipping: number
  completedAt: number | null
  /** When the last replacement of something in it was received. */
  exchangedAt: number | null
  /** Of a replacement for what was asked for when only faults could be. */
  replacedAt: number | null
  isReviewed: boolean
  lines: Line[]
}
export type Parcel = {
  id: string
  order: string
  number: string
  status: string
  confirmBy: number
  isPostponed: boolean
  /** Its carrier says so. */
  isLost: boolean
}
export type Attempt = {
  id: string
  contract: string
  claim: Claim['kind']
  status: string
  ref: string | null
  key: string
  /** What the provider says of a live one. */ providerState?: ProviderState
}
export type ProviderState = { status: string; captures: number }
export type Reverse = {
  id: string
  order: string
  buyer: string
  shop: number
  status: string
  money: number
  shipping: number
  key: string
  type: string
  /** An exchange about which only money is spoken by now. */
  isChanged: boolean
  /** Asked for when only faults could be. */
  isGuarantee: boolean
  isStatutory: boolean
  /** Its shop has said why not. */
  isDeclined: boolean
  /** What was not accepted of another request; and some of that never came. */
  isPart: boolean
  /** Of what goods have lost in value: what it does not claim its shop keeps. */
  isLoss: boolean
  hasMissing: boolean
  isPostedBack: boolean
  isSentOut: boolean
  /** The last parcel of each way. */
  back: Waybill | null
  out: Waybill | null
  applied: number
  /** Of a closed one. */
  stopped: number | null
  dispute: Dispute | null
  /** The newest of its shop's. */
  offer: Offer | null
  offerCount: number
  /** What comes instead costs more: the order that asks for it. */
  pay: { amount: number; isPaid: boolean; isUnpaid: boolean; until: number } | null
  lines: ReverseLine[]
}
export type ReverseLine = {
  id: string
  line: string
  qty: number
  unsent: number
  /** Units that it takes out of the line. */
  taken: number
  amount: number
  /** The version of its goods, where that is not what was ordered; and what is to come instead. */
  goods: number | null
  instead: number | null
  held: number
  replaced: number
  /** What was left of what was paid, once that was sent. */
  paid: number | null
  /** What that costs less or more. */
  difference: number
  surcharge: number
  /** What of such money goes back with the goods, and was paid for what came. */
  surchargeBack: number
  surchargePaid: number
  /** About so many of its units the mall has ruled for their buyer. */
  ruled: number | null
}
export type Waybill = {
  number: string
  isScanned: boolean
  isLost: boolean
  isDelivered: boolean
  /** Sent with a label of the shop's. */
  isShops: boolean
}
export type Seller = { shop: number; status: 'ACTIVE' | 'FROZEN' | 'CLEARED' }
export type Dispute = { answerUntil: number; isAnswered: boolean; ruling: string | null }
export type Offer = {
  id: string
  kind: 'PART' | 'SEND_BACK'
  amount: number
  answer: string | null
  until: number
}
export type Comment = { id: string; line: string; shop: number; isAnswered: boolean }
export type State = {
  now: number
  skus: Sku[]
  /** In which the shops are that sell. */
  sellers: Seller[]
  cart: CartLine[]
  addresses: Address[]
  quotes: Quote[]
  contracts: Contract[]
  orders: Order[]
  parcels: Parcel[]
  attempts: Attempt[]
  reverses: Reverse[]
  comments: Comment[]
}

const list = (columns: string, from: string) =>
  `(select coalesce(json_agg(json_build_object(${columns}) order by x.id), '[]') from ${from})`
/** Of the buyers in $2 and of goods with high numbers nothing is foretold. */
const SINCE =
  'x.contract_id in (select c.id from contracts c where c.id >= $1 and c.buyer_id <> all($2::uuid[]) and not exists (select from orders y where y.contract_id = c.id and y.surcharge_of is not null))'
const FORETOLD = 'x.buyer_id <> all($2::uuid[])'
const MS = (column: string) => `(extract(epoch from ${column}) * 1000)::bigint`

const WAYBILL = (operator: string) =>
  `(select json_build_object('number', p.number, 'isScanned', p.scanned_at is not null, 'isLost', p.lost_at is not null and p.delivered_at is null, 'isDelivered', p.delivered_at is not null, 'isShops', p.is_shops_label) from reverse_parcels p where p.reverse_id = x.id and p.operator = '${operator}' and not (p.is_shops_label and p.handed_in_at is null) order by p.round desc limit 1)`

const SNAPSHOT = `select json_build_object(
  'skus', ${list(`'id', x.id, 'item', x.item_id, 'shop', i.shop_id, 'freight', i.freight, 'price', p.amount, 'onHand', s.on_hand, 'reserved', s.reserved, 'isListed', i.is_listed, 'isHeldBack', i.held_back, 'preSale', (select json_build_object('isFull', r.event_type = 'FULL_PAYMENT', 'percent', r.deposit_percent, 'starts', ${MS('r.starts_at')}, 'ends', ${MS('r.ends_at')}, 'from', ${MS('r.balance_starts_at')}, 'until', ${MS('r.balance_ends_at')}, 'isKept', r.is_deposit_kept) from pre_sales r where r.sku_id = x.id)`, `skus x join items i on i.id = x.item_id join stock s on s.sku_id = x.id join sku_prices p on p.sku_id = x.id and p.site = 'DE' where x.id < 20`)},
  'sellers', ${list(`'shop', x.id, 'status', s.status`, 'shops x join sellers s on s.id = x.seller_id')},
  'cart', ${list(`'id', x.id, 'buyer', x.buyer_id, 'sku', x.sku_id, 'qty', x.qty`, `cart_lines x where ${FORETOLD}`)},
  'addresses', ${list(`'id', x.id, 'buyer', x.buyer_id, 'isDefault', x.is_default`, `addresses x where ${FORETOLD}`)},
  'quotes', ${list(`'id', x.id, 'buyer', x.buyer_id`, `quotes x where ${FORETOLD}`)},
  'contracts', ${list(`'id', x.id, 'buyer', x.buyer_id, 'quote', x.quote_id, 'claims', (select json_agg(json_build_object('kind', p.kind, 'status', p.status, 'amount', p.amount, 'opens', ${MS('p.opens_at')}, 'closes', ${MS('p.closes_at')}) order by p.closes_at) from payment_orders p where p.contract_id = x.id), 'needPay', x.need_pay, 'placed', ${MS('x.created_at')}, 'deadline', ${MS('x.deadline_at')}, 'isCanceled', exists (select from orders o join transitions h on h.entity = 'order' and h.entity_id = o.id where o.contract_id = x.id and h.event in ('cancel', 'withdraw'))`, `contracts x where x.id >= $1 and ${FORETOLD} and not exists (select from orders y where y.contract_id = x.id and y.surcharge_of is not null)`)},
  'orders', ${list(
    `'id', x.id, 'contract', x.contract_id, 'buyer', x.buyer_id, 'shop', x.shop_id, 'status', x.status, 'needPay', x.need_pay, 'paid', x.paid, 'deposit', x.deposit, 'isDepositKept', x.is_deposit_kept, 'refunded', x.refunded, 'shipping', x.shipping, 'claimedShipping', x.claimed_shipping,
    'completedAt', ${MS('x.completed_at')}, 'exchangedAt', ${MS('x.exchanged_at')}, 'replacedAt', ${MS('x.replaced_at')}, 'isReviewed', x.is_reviewed, 'lines', (select json_agg(json_build_object('id', l.id, 'sku', l.sku_id, 'qty', l.qty, 'unitPrice', l.unit_price, 'needPay', l.need_pay, 'delivered', l.delivered_qty, 'reversed', l.reversed_qty,
      'open', l.open_reverse_qty, 'canceled', l.canceled_qty, 'openCancel', l.open_cancel_qty, 'claimed', l.claimed + l.withheld, 'cancelClaimed', l.cancel_claimed, 'requests', l.requests, 'openRequests', l.open_requests, 'isReviewed', exists (select 1 from comments c where c.line_id = l.id)) order by l.id)
      from order_lines l where l.order_id = x.id)`,
    `orders x where ${SINCE}`,
  )},
  'parcels', ${list(`'id', x.id, 'order', x.order_id, 'number', x.number, 'status', x.status, 'confirmBy', ${MS('x.confirm_by')}, 'isPostponed', x.postponed_at is not null, 'isLost', x.lost_at is not null`, `parcels x join orders o on o.id = x.order_id where ${SINCE.replace('x.', 'o.')}`)},
  'attempts', ${list(`'id', x.id, 'contract', x.contract_id, 'claim', x.kind, 'status', x.status, 'ref', x.provider_ref, 'key', x.unique_key`, `payment_attempts x where ${SINCE}`)},
  'reverses', ${list(
    `'id', x.id, 'order', x.order_id, 'buyer', x.buyer_id, 'shop', x.shop_id, 'status', x.status, 'money', x.goods + x.shipping, 'shipping', x.shipping, 'key', x.request_key, 'type', x.type, 'isChanged', x.is_changed_to_return, 'isGuarantee', x.is_guarantee, 'isStatutory', x.refund_by is not null, 'isDeclined', x.reject_reason || x.qc_reject_reason <> '', 'isPart', x.split_from is not null, 'isLoss', x.loss_of is not null,
    'hasMissing', exists (select from reverse_inspections i join reverse_lines m on m.id = i.reverse_line_id where m.reverse_id = x.split_from and i.disposition = 'MISSING'), 'isPostedBack', x.posted_back_at is not null, 'isSentOut', x.seller_sent_at is not null,
    'back', ${WAYBILL('USER')}, 'out', ${WAYBILL('SELLER')}, 'applied', ${MS('x.applied_at')}, 'stopped', case when x.status = 'REVERSE_CLOSE' then ${MS('x.stopped_at')} end,
    'dispute', (select json_build_object('answerUntil', ${MS('d.answer_until')}, 'isAnswered', d.shop_answered_at is not null, 'ruling', d.ruling) from reverse_disputes d where d.reverse_id = x.id), 'pay', (select json_build_object('amount', y.need_pay, 'isPaid', y.paid_at is not null, 'isUnpaid', y.status in ('PENDING_PAY', 'PROCESSING'), 'until', ${MS('y.deadline_at')}) from orders y where y.surcharge_of = x.id), 'offerCount', (select count(*) from reverse_offers f where f.reverse_id = x.id),
    'offer', (select json_build_object('id', f.id, 'kind', f.kind, 'amount', f.amount, 'answer', f.answer, 'until', ${MS('f.answer_until')}) from reverse_offers f where f.reverse_id = x.id order by f.offered_at desc, f.id desc limit 1),
    'lines', (select json_agg(json_build_object('id', l.id, 'line', l.line_id, 'qty', l.qty, 'unsent', l.unsent_qty, 'taken', l.taken_qty, 'amount', l.apply_amount, 'goods', l.goods_sku_id, 'instead', l.derivative_sku_id, 'held', l.held_qty, 'replaced', l.replaced_qty, 'paid', l.replaced_paid, 'difference', l.difference, 'surcharge', l.surcharge, 'surchargeBack', l.surcharge_back, 'surchargePaid', coalesce((select k.need_pay from order_lines k where k.id = l.surcharge_line and k.delivered_qty > 0), 0), 'ruled', l.ruled_qty) order by l.line_id) from reverse_lines l where l.reverse_id = x.id)`,
    `reverse_orders x where ${SINCE}`,
  )},
  'comments', ${list(`'id', x.id, 'line', x.line_id, 'shop', x.shop_id, 'isAnswered', exists (select 1 from comment_replies r where r.comment_id = x.id)`, `comments x join orders o on o.id = x.order_id where ${SINCE.replace('x.', 'o.')}`)}
) as state`

/**
 * Every contract from `since` on, with all that hangs on it; carts, addresses and shelves whole.
 * Without what the people do about whom nothing is foretold.
 */
export async function readState(
  t: TestMall,
  since: string,
  unforetold: readonly string[],
): Promise<State> {
  const [row] = await t.sql<{ state: Omit<State, 'now'> }>(SNAPSHOT, [since, unforetold])
  if (!row) throw new Error('an aggregate without a row')
  const state = { ...row.state, now: t.clock.now().getTime() }
  await Promise.all(
    state.attempts
      .filter((attempt) => attempt.ref && isLive(attempt))
      .map(async (attempt) => {
        attempt.providerState = await askProvider(t, attempt.ref ?? '')
      }),
  )
  return state
}

/** The claim whose turn it is: the first that is not paid, the last where all are. */
export function dueOf({ claims }: Contract): Claim | undefined {
  return claims.find((one) => one.status !== 'PAID') ?? claims.at(-1)
}

/** It waits for money: for all of it, or for what is still missing. */
export function isOpen({ status }: Order): boolean {
  return OPEN.includes(status)
}
export const OPEN: readonly string[] = [
  'PENDING_PAY',
  'PENDING_DEPOSIT',
  'PENDING_BALANCE',
  'PROCESSING',
]

export function isLive(attempt: Attempt): boolean {
  return attempt.status === 'CREATED' || attempt.status === 'PAY_PENDING'
}

export async function askProvider(t: TestMall, ref: string): Promise<ProviderState> {
  const answer = await fetch(`${t.lab.url}/mockpay/v1/payments/${ref}`, {
    headers: { authorization: 'Bearer mockpay-demo-key' },
  })
  const { status, captures } = (await answer.json()) as { status: string; captures: unknown[] }
  return { status, captures: captures.length }
}

/**
 * Two states are alike when they say the same of what was there before, and as much that is new,
 * whatever its ids.
 */
export function shapeOf(state: State, known: ReadonlySet<string>): string {
  const rename = (value: unknown): unknown => {
    if (typeof value === 'string')
      return known.has(value) || !/^(new:|[0-9a-f]{8}-)/.test(value) ? value : 'new'
    if (Array.isArray(value))
      return value
        .map(rename)
        .map((one) => JSON.stringify(one))
        .toSorted()
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value)
          .filter(([name]) => !UNPREDICTED.has(name))
          .toSorted()
          .map(([name, inner]) => [name, rename(inner)]),
      )
    return value
  }
  return JSON.stringify(rename({ ...state, now: 0 }))
}
/** Names that the mall or the provider draws by chance, and what only the provider knows. */
const UNPREDICTED = new Set([
  ...['ref', 'key', 'providerState', 'quote'],
  // Of money that an order of its own has asked for the audit tells.
  ...['surchargeBack', 'surchargePaid'],
])

export function idsOf(state: State): Set<string> {
  const ids = JSON.stringify(state).match(/[0-9a-f]{8}-[0-9a-f-]{27}/g)
  return new Set(ids)
}

export type Outcome = string
export type Buyer = { id: string; isMember: boolean }
