import { fromUUID, TypeID } from 'typeid-js'

/**
 * Ids of what people create: a UUIDv7 inside and in the database, a TypeID (`ord_01h4…`, TypeID
 * spec 0.3) on the wire. The brand is the prefix, so that a payment's id cannot be handed to a
 * function that wants an order's.
 */

export const prefixes = {
  user: 'usr',
  address: 'adr',
  cartLine: 'ctl',
  quote: 'quo',
  contract: 'con',
  order: 'ord',
  orderLine: 'oli',
  orderView: 'orv',
  paymentOrder: 'pyo',
  attempt: 'pay',
  refund: 'rfd',
  refundLeg: 'rfl',
  refundTry: 'rft',
  parcelCapture: 'pcc',
  parcelCaptureTry: 'pct',
  invoice: 'inv',
  matter: 'mat',
  proposal: 'prp',
  dispute: 'dsp',
  card: 'crd',
  parcel: 'pcl',
  voucher: 'vch',
  groupBuy: 'grp',
  promotion: 'prm',
  campaign: 'cmp',
  prize: 'prz',
  prizeDraw: 'pzd',
  freeOrder: 'fro',
  giftCard: 'gfc',
  strayParcel: 'spc',
  withdrawal: 'wdr',
  file: 'fil',
  job: 'job',
  entry: 'txn',
  reverse: 'asv',
  reverseLine: 'asl',
  reverseParcel: 'asp',
  reverseOffer: 'aso',
  reverseProof: 'arp',
  comment: 'com',
  session: 'ses',
  passkey: 'pky',
  application: 'app',
  invitation: 'ivt',
  export: 'exp',
  goodsImport: 'gim',
  pricePlan: 'ppl',
  priceChange: 'pch',
  stockWish: 'wsh',
  apiKey: 'key',
  webhook: 'whk',
  webhookMessage: 'msg',
} as const
export type IdKind = keyof typeof prefixes

declare const brand: unique symbol
export type Id<Kind extends IdKind> = string & { readonly [brand]: Kind }

/**
 * A new id, sortable by time. `at` is milliseconds since 1970 and defaults to the machine's clock.
 */
export function newId<Kind extends IdKind>(kind: Kind): Id<Kind> {
  return new TypeID(prefixes[kind]).toUUID() as Id<Kind>
}

/** UUID -> `ord_…`. */
export function toWireId<Kind extends IdKind>(kind: Kind, id: Id<Kind>): string {
  return fromUUID(id, prefixes[kind])
}

/** `ord_…` -> UUID; undefined for anything else, a wrong prefix included. */
export function fromWireId<Kind extends IdKind>(kind: Kind, text: string): Id<Kind> | undefined {
  if (text.length > 40) return undefined
  try {
    return TypeID.fromString(text, prefixes[kind]).toUUID() as Id<Kind>
  } catch {
    return undefined
  }
}

/**
 * Twelve digits that can be read over the phone: the day, then six that do not tell how many there
 * are of it.
 */
export function readableCode(now: Date, random: () => number): string {
  const day = now.toISOString().slice(2, 10).replaceAll('-', '')
  return `${day}${String(Math.floor(random() * 1_000_000)).padStart(6, '0')}`
}
