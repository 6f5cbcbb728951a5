import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { idOf, smallId } from '../wire.ts'
import { auditAreas, auditFields, auditSubjects, type AuditField } from './audit-log.ts'
import { auditedCalls } from './audited-calls.ts'
import { staffRoles } from './rights.ts'

/** Who of the staff changed what, the newest first. */

const about = z.object({
  kind: z.enum(auditSubjects),
  /** As the wire knows it, where there is a page of it: an order, a request. */
  id: z.nullable(z.string()),
  name: z.string(),
})
const line = z.object({
  id: z.int(),
  time: z.string(),
  /** Null in a shop's log: somebody of the mall. */
  person: z.nullable(z.string()),
  isMall: z.boolean(),
  /** With what a program did it; the person is who had made that key. */
  keyName: z.nullable(z.string()),
  role: z.nullable(z.enum(staffRoles)),
  /** The seller whose log it stands in; the mall's own list only. */
  sellerName: z.nullable(z.string()),
  call: z.enum(auditedCalls),
  area: z.enum(auditAreas),
  about: z.nullable(about),
  changeList: z.array(
    z.object({
      /** What else than the subject of the line; null: that itself. */
      about: z.nullable(about),
      field: z.enum(Object.keys(auditFields) as [AuditField, ...AuditField[]]),
      /** Which of several: the storefront of a price, the language of a text. */
      of: z.string(),
      from: z.nullable(z.string()),
      to: z.nullable(z.string()),
    }),
  ),
  /** Changes beyond those that are told. */
  moreCount: z.int(),
  /**
   * Where from: the network and what the browser calls itself; forgotten after half a year, and
   * nobody's business where it was the mall.
   */
  network: z.string(),
  userAgent: z.string(),
})
export type WireAuditLine = z.output<typeof line>

const body = z.object({
  area: z.optional(z.enum(auditAreas)),
  personId: z.optional(idOf('user')),
  /** Lines before this one. */
  before: z.optional(smallId),
})
const reply = z.object({
  data: z.array(line),
  hasMore: z.boolean(),
  /** Whose lines can be asked for. */
  personList: z.array(z.object({ id: z.string(), name: z.string() })),
})

export const auditLogCalls = {
  pageAuditLog: defineCall({
    call: 'POST /sapi/mall-merchant/auditLog/page',
    who: 'merchant',
    right: 'people',
    writes: false,
    about:
      'What the people of the own seller changed, and what the mall changed for it: who, when, from where, before and after. Fifty lines, the newest first.',
    body,
    reply,
    refusals: [],
  }),
  pageMallAuditLog: defineCall({
    call: 'POST /sapi/mall-operator/auditLog/page',
    who: 'operator',
    right: 'people',
    writes: false,
    about: 'What the people of the mall changed. Fifty lines, the newest first.',
    body,
    reply,
    refusals: [],
  }),
}
