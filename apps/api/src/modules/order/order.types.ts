import type { PreSaleTerms, VoucherTerms } from '#modules/catalog/selling/index.ts'
import type { GroupBuy } from '#modules/group-buy/index.ts'
import type { PickupSite } from '#modules/merchant/index.ts'
import type { DelayReason } from '@galleria/contract/delay-rules'
import type { ReissueReason } from '@galleria/contract/reissue-rules'
import type { TaxTreatment } from '@galleria/contract/vat'
import type { Id } from '@galleria/kernel/id'
import type { Measure } from '@galleria/kernel/measure'
import type { OrderStatus } from './order.flow.ts'

/** Name, look and link of what was bought, as it was when the order was placed. */
export type LineSnapshot = {
  name: string
  finish: string
  size: string
  picture: string
  urlKey: string
  suffix: string
  itemId: number
  shopName: string
  freight: 'parcel' | 'bulky' | 'freight'
  /** What promotions and coupons took off it, in minor units; part of its `discount`. */
  off?: { readonly shop: number; readonly order: number }
  /**
   * What its shop takes to deliver and assemble it, and the mall's cover, both for all units, in
   * minor units; part of its `needPay`, beside the goods.
   */
  service?: { readonly fee: number }
  insurance?: { readonly id: number; readonly name: string; readonly fee: number }
  /** What an exchange costs more; not with goods. */
  surcharge?: true
  /** A part in words, sent at no charge: nothing of the shelf. */
  part?: string
  /** Given by this promotion of its shop, at zero. */
  gift?: { readonly promotionId: Id<'promotion'> }
  /** How it is sold before it is there; not with ordinary goods. */
  preSale?: FrozenPreSale
  /** In a group of buyers of this size, for so much less than `unitPrice`. */
  groupBuy?: FrozenGroupBuy
  /** Of which set it is a part. */
  set?: FrozenSet
  /** What its units are steps of; not with pieces. */
  measure?: Measure
  /** Sold as codes; not with goods. */
  voucher?: VoucherTerms
}

/**
 * What a promotion of the shop, or a coupon of the mall, took off an order, in the words of then.
 * Minor units.
 */
export type FrozenActivity = {
  readonly kind: 'PROMOTION' | 'COUPON'
  readonly id: Id<'promotion'>
  readonly name: string
  readonly desc: string
  readonly amount: number
}

/**
 * The terms of a group of buyers as they were when the order was placed, and whether it began the
 * group.
 */
export type FrozenGroupBuy = {
  readonly size: number
  readonly percentOff: number
  readonly openHours: number
  readonly isFirst: boolean
}

/**
 * The set that a line is one of the goods of, as it was when the order was placed: so many sets at
 * this price (minor units), each with so many units of the line. The main item's is the first.
 */
export type FrozenSet = {
  readonly id: Id<'orderLine'>
  readonly position: number
  readonly unitQty: number
  readonly setQty: number
  readonly setPrice: number
  readonly percentOff: number
}

/**
 * The terms of a pre-sale as they were when the order was placed, with each unit's two parts in
 * minor units and the days that its carrier takes.
 */
export type FrozenPreSale = PreSaleTerms & {
  readonly unitFirst: number
  readonly unitLater: number
  readonly transitDays: number
}

/** A shop's delivery with assembly, in the words of then, and what its buyer tells the fitters. */
export type FrozenService = {
  readonly id: number
  readonly name: string
  readonly shippingName: string
  readonly contactNumber: string
  readonly remark: string
}

/**
 * How an order reaches its buyer: sent in parcels, as codes, or fetched at a site of the shop. Of
 * what an exchange costs more nothing is handed over.
 */
export type Handover = 'parcel' | 'voucher' | 'site' | 'none'

/** The request that brings other goods, and what people call it by. */
export type Exchange = { readonly id: Id<'reverse'>; readonly code: string }

/** The order that something is sent again of at no charge, what people call it by, and why. */
export type ReissueOf = {
  readonly id: Id<'order'>
  readonly code: string
  readonly reason: ReissueReason
}

export type OrderLineRow = {
  id: Id<'orderLine'>
  skuId: number
  itemId: number
  qty: number
  deliveredQty: number
  reversedQty: number
  openReverseQty: number
  canceledQty: number
  openCancelQty: number
  /**
   * Money that open and done after-sales orders ask for, with what a shop keeps of units that came
   * back; and of it that of units which were never sent.
   */
  claimed: number
  /** Of that, what the mall gave back because the order was free. */ gifted: number
  cancelClaimed: number
  /** After-sales orders that were not taken back; and of them those that are still open. */
  requests: number
  openRequests: number
  refunded: number
  unitPrice: number
  discount: number
  needPay: number
  /** All of its units', in hundredths, beside the money. */ points: number
  tax: number
  taxRate: number
  commission: number
  expectDate: string
  snapshot: LineSnapshot
}

/**
 * The day that was promised before (`shipBy` is the new one), why it is not kept, and since when
 * that is known.
 */
export type Delay = {
  readonly dayBefore: string
  readonly reason: DelayReason
  readonly content: string
  readonly at: string
}

export type OrderRow = {
  id: Id<'order'>
  buyerId: Id<'user'>
  contractId: Id<'contract'>
  shopId: number
  shopName: string
  sellerId: number
  code: string
  status: OrderStatus
  handover: Handover
  /** What an exchange costs more: of which one. */
  surchargeOf: Exchange | null
  /** Sent at no charge: for which order. */
  reissueOf: ReissueOf | null
  /**
   * Where it is fetched, as that was when it was ordered; since when it lies ready there, and until
   * when.
   */
  pickup: PickupSite | null
  readyAt: Date | null
  fetchBy: Date | null
  site: string
  currency: string
  goods: number
  shipping: number
  /**
   * What comes on top of the goods: covers of the mall, and delivery with assembly, as that was
   * when it was ordered.
   */
  insurance: number
  serviceCharge: number
  service: FrozenService | null
  shopDiscount: number
  orderDiscount: number
  /** What took them off; null for most orders. */ activities: FrozenActivity[] | null
  tax: number
  taxRate: number
  taxTreatment: TaxTreatment
  needPay: number
  /** In hundredths, beside the money. */ points: number
  paid: number
  /** The first part of it, where it is paid in two; else 0. */
  deposit: number
  depositPaidAt: Date | null
  isDepositKept: boolean
  refunded: number
  claimedShipping: number
  /** Steps, where something is sold by measure, which in `pieceCount` counts as one. */
  unitCount: number
  pieceCount: number
  deadlineAt: Date
  orderedAt: Date
  paidAt: Date | null
  completedAt: Date | null
  /**
   * When the last replacement of something in it was received: of those asked for in the time in
   * which anything can be asked, and of those under the guarantee.
   */
  exchangedAt: Date | null
  replacedAt: Date | null
  /** By when the shop hands it over (YYYY-MM-DD in the shop's calendar); null until it is paid. */
  shipBy: string | null
  /** The group of buyers that it was ordered in. */ groupBuy: GroupBuy | null
  /** Held back by its shop since then, and what its buyer reads about why. */ heldAt: Date | null
  holdReason: string | null
  /** What its shop last said about goods that leave later. */ delay: Delay | null
  /** Between its buyer and its shop. */ messageCount: number
  isReviewed: boolean
  /** It brought its buyer something since it was paid: prizes to draw. */ hasBenefits: boolean
  isMembers: boolean
  /** Its buyer works for its seller. */ isOwnShops: boolean
  /** Its buyer has left. */ isForgotten: boolean
  lines: OrderLineRow[]
  lineCount: number
  /** Units to send now; and with those whose refund is still open. */ unshippedQty: number
  unsentQty: number
  unshippedPieces: number
  claimedGoods: number
  openRequests: number
  reversedQty: number
  hasUnitToAskFor: boolean
  hasUnitToCancel: boolean
  hasGoodsToAskFor: boolean
  parcelCount: number
  /** Delivered, as their carriers say, or received, as their buyer says. */ parcelsArrived: number
  parcelsUnderWay: number
  /** Of these, those that their carriers call lost. */ parcelsLost: number
  parcelsToPostpone: number
  groupSize: number
  /** Of any order of its contract. */ hasGroupParcel: boolean
  hasAttempt: boolean
  hasInvoice: boolean
  /** From when the claim whose turn it is can be paid; null once all is. */
  payableFrom: Date | null
  hasSellableSku: boolean
}

export type StoredAddress = {
  firstName: string
  lastName: string
  email: string
  personPhone: string
  poiName: string
  houseNo: string
  detailAddress: string
  postalCode: string
  city: string
  province: string
  country: string
  regionShortName: string
  /** Orders of the first weeks have none. */
  districtList?: { districtCode: string; districtName: string; districtLevel: number }[]
  company: string
  taxCode: string
  /** Of an invoice for a company; orders of the first weeks have none. */
  eori?: string
  rfcFileId?: string
}

export type ContractRow = {
  id: Id<'contract'>
  buyerId: Id<'user'>
  site: string
  language: string
  currency: string
  needPay: number
  email: string
  deadlineAt: Date
  createdAt: Date
  deliveryAddress: StoredAddress
  billingAddress: StoredAddress
}

export type NewOrder = {
  id: Id<'order'>
  handover: Handover
  surchargeOf?: Exchange
  /** With the key of the form, and who of the shop sent it. */
  reissueOf?: ReissueOf & { readonly key: string; readonly by: Id<'user'> }
  pickup: PickupSite | null
  shopId: number
  sellerId: number
  code: string
  goods: number
  shopDiscount: number
  orderDiscount: number
  activities: FrozenActivity[] | null
  shipping: number
  insurance: number
  serviceCharge: number
  service: FrozenService | null
  tax: number
  taxRate: number
  taxTreatment: TaxTreatment
  needPay: number
  points: number
  deposit: number
  groupBuyId: Id<'groupBuy'> | null
  unitCount: number
  searchWords: string
  lines: {
    id: Id<'orderLine'>
    skuId: number
    itemId: number
    qty: number
    unitPrice: number
    discount: number
    needPay: number
    points: number
    tax: number
    taxRate: number
    commission: number
    expectDate: string
    snapshot: LineSnapshot
  }[]
}

/**
 * One payment of a contract: the whole, or of a pre-sale its deposit or balance. `amount` in minor
 * units.
 */
export type PaymentLine = {
  id: Id<'paymentOrder'>
  kind: 'FULL' | 'DEPOSIT' | 'BALANCE'
  amount: number
  status: 'OPEN' | 'PAID' | 'CLOSED'
  opensAt: Date | null
  closesAt: Date | null
  records: { status: string; channel: string; method: string | null; paidAt: string | null }[]
}
