import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { sites } from '../storefronts.ts'
import { nothing, wireTime } from '../wire.ts'

/** What runs on the pages where one pays, and what was found when they were last looked at. */

/** Why a vendor's script is there: a text of the back office by the name of its provider. */
export const scriptReasons = ['stripe', 'adyen', 'klarna', 'affirm', 'braintree'] as const
export type ScriptReason = (typeof scriptReasons)[number]

export const pageFindings = ['weakHeader', 'unknownScript', 'otherContent'] as const
export type PageFinding = (typeof pageFindings)[number]

/** Of the contents that a script had before, and of what is open, so many are told. */
export const MOST_CONTENTS = 10
export const MOST_MATTERS = 20

const site = z.enum(sites)
const content = z.object({
  /** In base 64, as a browser is told it. */
  sha384: z.string(),
  bytes: z.int(),
  firstSeenAt: wireTime,
  lastSeenAt: wireTime,
})
const finding = z.object({
  what: z.enum(pageFindings),
  /** The header, or the address of the script. */
  reference: z.string(),
  /** How a header arrived; null of one that did not, and of scripts. */
  arrived: z.nullable(z.string()),
  siteList: z.array(site),
})
/** What gave no answer that could be read: its status, or null where there was none. */
const silent = { status: z.nullable(z.int()) }

const payPages = z.object({
  scriptList: z.array(
    z.object({
      address: z.string(),
      provider: z.string(),
      reason: z.enum(scriptReasons),
      channelList: z.array(z.string()),
      siteList: z.array(site),
      /** What it was when it was last looked at. */
      content: z.nullable(content),
      /** What it was before, the latest first. */
      earlierList: z.array(content),
      earlierCount: z.int(),
    }),
  ),
  /** The policy of each storefront's pages as the mall sends it, with a nonce that is none. */
  policyList: z.array(z.object({ policy: z.string(), siteList: z.array(site) })),
  /** The other headers that guard these pages, as the mall sends them. */
  headerList: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Asked for and not begun, or begun and not ended. */
  isUnderWay: z.boolean(),
  /** When they were last looked at to the end. */
  doneAt: z.nullable(wireTime),
  nextAt: z.nullable(wireTime),
  look: z.nullable(
    z.object({
      beganAt: wireTime,
      endedAt: wireTime,
      /** Whose pages were answered. */
      siteList: z.array(site),
      silentPageList: z.array(z.object({ site, ...silent })),
      silentScriptList: z.array(z.object({ address: z.string(), ...silent })),
      foundList: z.array(finding),
    }),
  ),
  /** What of it is on the list of the operators, the oldest first. */
  matterList: z.array(
    z.object({ id: z.string(), reference: z.string(), reason: z.string(), foundAt: wireTime }),
  ),
  matterCount: z.int(),
})
export type WirePayPages = z.output<typeof payPages>

export const payPageCalls = {
  readPayPages: defineCall({
    call: 'POST /sapi/mall-operator/payPage/read',
    who: 'operator',
    right: 'money',
    writes: false,
    about:
      'What may run on the pages where one pays and why, what those scripts are and were, and what was found when the pages were last looked at.',
    body: nothing,
    reply: payPages,
    refusals: [],
  }),
  lookAtPayPages: defineCall({
    call: 'POST /sapi/mall-operator/payPage/look',
    who: 'operator',
    right: 'money',
    writes: 'money',
    about:
      'Asks that these pages are looked at now rather than tomorrow; within seconds they are. Asked again before that it is the same look.',
    body: nothing,
    reply: payPages,
    refusals: [],
  }),
}
