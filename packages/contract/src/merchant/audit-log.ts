/**
 * What the audit log of those who work in a shop or for the mall knows, as data. Safe in a browser:
 * no schema library.
 */

import type { ImportStatus } from './goods-table-rules.ts'
import type { LifeCycleState } from './life-cycle-states.ts'

/** What a change is filed under: each call that writes names one. */
export const auditAreas = [
  'orders',
  'afterSales',
  'goods',
  'stock',
  'prices',
  'offers',
  'reviews',
  'shop',
  'people',
  'exports',
  'sellers',
  'money',
  'pages',
  'carriers',
] as const
export type AuditArea = (typeof auditAreas)[number]

/** What a line can be about. */
export const auditSubjects = [
  'order',
  'parcel',
  'strayParcel',
  'payment',
  'refund',
  'reverse',
  'dispute',
  'withdrawal',
  'matter',
  'proposal',
  'item',
  'sku',
  'pricePlan',
  'priceChange',
  'service',
  'promotion',
  'campaign',
  'groupBuy',
  'groupOffer',
  'set',
  'flashSale',
  'preSale',
  'voucher',
  'card',
  'prizeDraw',
  'freeOrder',
  'giftCard',
  'comment',
  'person',
  'secondFactor',
  'passkey',
  'invitation',
  'apiKey',
  'webhook',
  'application',
  'seller',
  'site',
  ...(['returnAddress', 'savedAnswer', 'approvalRule'] as const),
  'table',
  'export',
  'page',
  'payPages',
  'company',
  'carrier',
  'taxRate',
  'category',
  'attribute',
] as const
export type AuditSubject = (typeof auditSubjects)[number]

/** How the value of a field is written for people. */
export type AuditKind = 'text' | 'state' | 'role' | 'time' | 'flag' | 'scopes'

/** What can change, and how its values are read. */
export const auditFields = {
  state: 'state',
  role: 'role',
  onHand: 'text',
  price: 'text',
  prices: 'text',
  reducedPrice: 'text',
  name: 'text',
  category: 'text',
  description: 'text',
  finish: 'text',
  size: 'text',
  weight: 'text',
  gtin: 'text',
  pictures: 'text',
  pictureTexts: 'text',
  model: 'text',
  maker: 'text',
  freight: 'text',
  soldAs: 'text',
  validDays: 'text',
  usedAt: 'text',
  shippingName: 'text',
  isOpen: 'flag',
  isOn: 'flag',
  address: 'text',
  phone: 'text',
  openingHours: 'text',
  holdDays: 'text',
  terms: 'text',
  code: 'text',
  startTime: 'time',
  endTime: 'time',
  reason: 'text',
  note: 'text',
  trackingNumber: 'text',
  deliveryDay: 'text',
  title: 'text',
  version: 'text',
  period: 'text',
  scopes: 'scopes',
  events: 'text',
  lowStock: 'text',
  isMailed: 'flag',
  trackingLink: 'text',
  taxRate: 'text',
  place: 'text',
  below: 'text',
  answer: 'text',
  options: 'text',
  isFilter: 'flag',
  isRequired: 'flag',
  isHidden: 'flag',
  energyLabel: 'flag',
  attributes: 'text',
} as const satisfies Readonly<Record<string, AuditKind>>
export type AuditField = keyof typeof auditFields

/** The states of all life cycles, and those of goods tables and of sets, which have none. */
export type AuditState = LifeCycleState | ImportStatus | 'PUT_AWAY'

/** A line tells so many changes; of more it says how many. */
export const MOST_AUDIT_CHANGES = 40
/** Of a longer text a line keeps the beginning. */
export const LONGEST_AUDIT_TEXT = 500
