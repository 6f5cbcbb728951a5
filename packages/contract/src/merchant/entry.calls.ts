import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import {
  applicationMaxima,
  entryLabels,
  LONGEST_REASON,
  MOST_DOCUMENTS,
  requirements,
} from './rules.ts'
import { operatorRights, operatorRoles, sellerStatuses } from './rights.ts'
import { idOf, nothing, pageNo, pageOf, pageSize, smallId, text, wireTime } from '../wire.ts'

/** The way of a shop into the mall, and the desk of the operator who lets it in. */

export const merchantStatuses = ['seller', 'frozen', 'clear', 'none'] as const
export const auditStatuses = ['audit', 'pass', 'apply'] as const
export const applicationStatuses = ['DRAFT', 'AUDIT', 'PASS', 'REJECTED'] as const

export const wireMerchantStatus = z.object({
  merchantStatus: z.enum(merchantStatuses),
  auditStatus: z.enum(auditStatuses),
  /** Whether the top bar shows a way in at all; never to guests. */
  isShow: z.boolean(),
  /** The way leads to settling in: 'merchant settle'. */
  isShowSettled: z.boolean(),
  /** The way leads to the back office: 'merchant backend'. */
  isShowBackground: z.boolean(),
  label: z.enum(entryLabels),
  /** Where the way leads: /merchant/apply, /merchant/audit or the back office. */
  path: z.string(),
  /** Admits sellers; the back office shows the operator's desk. */
  isOperator: z.boolean(),
})
export type WireMerchantStatus = z.output<typeof wireMerchantStatus>

const returnAddress = z.object({
  street: text(applicationMaxima.street),
  houseNo: text(applicationMaxima.houseNo),
  detail: text(applicationMaxima.detail),
  postalCode: text(applicationMaxima.postalCode),
  city: text(applicationMaxima.city),
  province: text(applicationMaxima.province),
  country: text(2),
})
const fields = {
  company: text(applicationMaxima.company),
  taxId: text(applicationMaxima.taxId),
  country: text(2),
  contactName: text(applicationMaxima.contactName),
  contactPhone: text(applicationMaxima.contactPhone),
  email: text(applicationMaxima.email),
  shopName: text(applicationMaxima.shopName),
  about: text(applicationMaxima.about),
  returnAddress,
  documents: z.array(idOf('file')).check(z.maxLength(MOST_DOCUMENTS)),
  agreed: z.array(z.enum(requirements)).check(z.maxLength(requirements.length)),
}
const complete = z.object(fields)
const draft = z.partial(complete)

const wireDocument = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  bytes: z.int(),
  isPicture: z.boolean(),
})
const progress = z.object({
  event: z.string(),
  to: z.string(),
  actor: z.string(),
  at: wireTime,
  reason: z.string(),
})
const companyFields = {
  company: z.string(),
  taxId: z.string(),
  country: z.string(),
  contactName: z.string(),
  contactPhone: z.string(),
  email: z.string(),
  shopName: z.string(),
  about: z.string(),
}
const wireReturnAddress = z.object({
  street: z.string(),
  houseNo: z.string(),
  detail: z.string(),
  postalCode: z.string(),
  city: z.string(),
  province: z.string(),
  country: z.string(),
})

export const wireApplication = z.object({
  id: z.string(),
  status: z.enum(applicationStatuses),
  version: z.int(),
  ...companyFields,
  returnAddress: wireReturnAddress,
  documents: z.array(wireDocument),
  agreed: z.array(z.enum(requirements)),
  rejectReason: z.string(),
  sellerId: z.nullable(z.int()),
  submittedAt: z.nullable(wireTime),
  decidedAt: z.nullable(wireTime),
  updatedAt: wireTime,
  operationList: z.array(z.string()),
  progressList: z.array(progress),
})
export type WireApplication = z.output<typeof wireApplication>

export const operatorApplicationRow = z.object({
  id: z.string(),
  status: z.enum(applicationStatuses),
  company: z.string(),
  taxId: z.string(),
  country: z.string(),
  shopName: z.string(),
  contactName: z.string(),
  submittedAt: z.nullable(wireTime),
  decidedAt: z.nullable(wireTime),
})
export type OperatorApplicationRow = z.output<typeof operatorApplicationRow>
export const operatorApplication = z.object({
  ...wireApplication.shape,
  applicant: z.object({ nickname: z.string(), email: z.string(), memberSince: wireTime }),
  /** Shops that are already there under the same tax id. */
  sameTaxId: z.array(
    z.object({ sellerId: z.int(), name: z.string(), status: z.enum(sellerStatuses) }),
  ),
  /** Nobody decides about an own application. */
  isOwn: z.boolean(),
})
export type OperatorApplication = z.output<typeof operatorApplication>

export const operatorSeller = z.object({
  id: z.int(),
  name: z.string(),
  taxId: z.string(),
  country: z.string(),
  city: z.string(),
  email: z.string(),
  status: z.enum(sellerStatuses),
  statusReason: z.string(),
  shops: z.array(z.object({ id: z.int(), name: z.string() })),
  itemCount: z.int(),
  openOrders: z.int(),
  openReverses: z.int(),
  isOwn: z.boolean(),
  operationList: z.array(z.string()),
  progressList: z.array(progress),
})
export type OperatorSeller = z.output<typeof operatorSeller>

const reason = text(LONGEST_REASON, 1)
const application = z.object({ id: idOf('application') })
/**
 * A decision names the version that was looked at, so that nobody approves what was changed
 * meanwhile.
 */
const looked = {
  id: idOf('application'),
  version: z.int().check(z.minimum(1), z.maximum(1_000_000)),
}

export const merchantEntryCalls = {
  merchantStatus: defineCall({
    call: 'POST /sapi/mall-merchant/status/queryMerchantStatus',
    who: 'anyone',
    about: 'Which way into the back office, or towards it, the top bar shows this person.',
    body: nothing,
    reply: wireMerchantStatus,
    refusals: [],
  }),
  queryApply: defineCall({
    call: 'POST /sapi/mall-merchant/apply/queryApply',
    who: 'member',
    about: 'The own application, the latest one; null when there is none yet.',
    body: nothing,
    reply: z.object({ application: z.nullable(wireApplication) }),
    refusals: [],
  }),
  saveApply: defineCall({
    call: 'POST /sapi/mall-merchant/apply/saveApply',
    who: 'member',
    about:
      'Saves what is filled in so far; what is left out stays. After a rejection it begins a new application from the old one.',
    body: draft,
    reply: wireApplication,
    refusals: ['application.state', 'application.seller'],
  }),
  submitApply: defineCall({
    call: 'POST /sapi/mall-merchant/apply/submitApply',
    who: 'member',
    about:
      'Sends the application to be looked at; complete, or refused with the fields that are not right.',
    body: complete,
    reply: wireApplication,
    refusals: ['application.state', 'application.seller'],
  }),
  withdrawApply: defineCall({
    call: 'POST /sapi/mall-merchant/apply/withdrawApply',
    who: 'member',
    about: 'Takes an application back that nobody has decided on: it is a draft again.',
    body: nothing,
    reply: wireApplication,
    refusals: ['application.not_found', 'application.state'],
  }),

  operatorMe: defineCall({
    call: 'POST /sapi/mall-operator/staff/current',
    who: 'operator',
    right: 'query',
    writes: false,
    about: "Who works at the operator's desk, and what waits there.",
    body: nothing,
    reply: z.object({
      nickname: z.string(),
      email: z.string(),
      /** Applications; none for whom they are not the business of. */ waiting: z.int(),
      role: z.enum(operatorRoles),
      rights: z.array(z.enum(operatorRights)),
    }),
    refusals: [],
  }),
  pageApplications: defineCall({
    call: 'POST /sapi/mall-operator/application/page',
    who: 'operator',
    right: 'admission',
    writes: false,
    about: 'Applications that were sent, those that wait longest first.',
    body: z.object({
      status: z.optional(z.array(z.enum(['AUDIT', 'PASS', 'REJECTED'])).check(z.maxLength(3))),
      keyword: z.optional(text(100)),
      pageNo,
      pageSize: pageSize(25),
    }),
    reply: pageOf(operatorApplicationRow),
    refusals: [],
  }),
  applicationDetail: defineCall({
    call: 'POST /sapi/mall-operator/application/detail',
    who: 'operator',
    right: 'admission',
    writes: false,
    about: 'One application with its documents and what came before.',
    body: application,
    reply: operatorApplication,
    refusals: ['application.not_found'],
  }),
  approveApplication: defineCall({
    call: 'POST /sapi/mall-operator/application/approve',
    who: 'operator',
    right: 'admission',
    writes: 'sellers',
    about: 'Lets the shop in: seller, shop, shipping rates and staff are made at once.',
    body: z.object(looked),
    reply: operatorApplication,
    refusals: [
      'application.not_found',
      'application.state',
      'application.own',
      'application.seller',
    ],
  }),
  rejectApplication: defineCall({
    call: 'POST /sapi/mall-operator/application/reject',
    who: 'operator',
    right: 'admission',
    writes: 'sellers',
    about: 'Refuses, with the reason that the applicant reads.',
    body: z.object({ ...looked, reason }),
    reply: operatorApplication,
    refusals: ['application.not_found', 'application.state', 'application.own'],
  }),
  pageSellers: defineCall({
    call: 'POST /sapi/mall-operator/seller/page',
    who: 'operator',
    right: 'admission',
    writes: false,
    about: 'The sellers of the mall.',
    body: z.object({
      status: z.optional(z.array(z.enum(sellerStatuses)).check(z.maxLength(3))),
      keyword: z.optional(text(100)),
      pageNo,
      pageSize: pageSize(25),
    }),
    reply: pageOf(operatorSeller),
    refusals: [],
  }),
  freezeSeller: defineCall({
    call: 'POST /sapi/mall-operator/seller/freeze',
    who: 'operator',
    right: 'admission',
    writes: 'sellers',
    about: 'Nothing of this seller is sold any more; existing orders are sent and answered for.',
    body: z.object({ id: smallId, reason }),
    reply: operatorSeller,
    refusals: ['seller.not_found', 'seller.state', 'seller.own'],
  }),
  unfreezeSeller: defineCall({
    call: 'POST /sapi/mall-operator/seller/unfreeze',
    who: 'operator',
    right: 'admission',
    writes: 'sellers',
    about: 'A frozen seller sells again, with the items it had.',
    body: z.object({ id: smallId }),
    reply: operatorSeller,
    refusals: ['seller.not_found', 'seller.state', 'seller.own'],
  }),
  clearSeller: defineCall({
    call: 'POST /sapi/mall-operator/seller/clear',
    who: 'operator',
    right: 'admission',
    writes: 'sellers',
    about: 'The seller leaves the mall: it only reads from now on. There is no way back.',
    body: z.object({ id: smallId, reason }),
    reply: operatorSeller,
    refusals: ['seller.not_found', 'seller.state', 'seller.own'],
  }),
}
