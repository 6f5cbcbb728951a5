import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { idOf, pageNo, pageOf, pageSize, text, wireTime } from '../wire.ts'
import { wireComment, wireModeration } from './calls.ts'
import { LONGEST_STATEMENT, reportReasons, reviewDecisions, reviewStates } from './rules.ts'

/**
 * Reviews that somebody reports, the mall's decision about them, and what their authors say to that
 * (Regulation (EU) 2022/2065, articles 16, 17 and 20).
 */

const wireReported = z.object({
  id: z.string(),
  status: z.enum(reviewStates),
  ...z.pick(wireComment, { content: true, rateDict: true, images: true, createdAt: true }).shape,
  commentatorName: z.string(),
  /** What was written later. */ followUp: z.nullable(z.string()),
  item: z.object({ id: z.int(), name: z.string() }),
  shop: z.object({ id: z.int(), name: z.string() }),
  waitsSince: z.nullable(wireTime),
  /** The latest of them, first. */ reportList: z.array(
    z.object({ reason: z.enum(reportReasons), note: z.string(), createdAt: wireTime }),
  ),
  reportCount: z.int(),
  appeal: z.string(),
  operationList: z.array(z.enum(reviewDecisions)),
  progressList: z.array(
    z.object({
      event: z.string(),
      to: z.string(),
      by: z.nullable(z.string()),
      at: wireTime,
      note: z.string(),
    }),
  ),
})
export type WireReported = z.output<typeof wireReported>

export const moderationCalls = {
  reportComment: defineCall({
    call: 'POST /sapi/mall-content/web/comment/report',
    who: 'anyone',
    about: 'Reports a review to the mall, with a reason. A member reports a review once.',
    body: z.object({
      commentId: idOf('comment'),
      reason: z.enum(reportReasons, { error: 'reason_required' }),
      note: z.optional(text(LONGEST_STATEMENT)),
    }),
    reply: z.object({ commentId: z.string() }),
    refusals: ['comment.not_found'],
  }),
  appealComment: defineCall({
    call: 'POST /sapi/mall-content/web/comment/appeal',
    who: 'member',
    about:
      'Says why the own review, which the mall has hidden, should be shown: once, within six months.',
    body: z.object({ commentId: idOf('comment'), note: text(LONGEST_STATEMENT, 1) }),
    reply: wireModeration,
    refusals: ['comment.not_found', 'comment.state'],
  }),
  pageReported: defineCall({
    call: 'POST /sapi/mall-operator/comment/page',
    who: 'operator',
    right: 'service',
    writes: false,
    about:
      'Reviews that were reported, or whose authors disagree: what waits, the longest first, or what was decided, the latest first.',
    body: z.object({ isClosed: z._default(z.boolean(), false), pageNo, pageSize: pageSize(25) }),
    reply: pageOf(wireReported),
    refusals: [],
  }),
  decideComment: defineCall({
    call: 'POST /sapi/mall-operator/comment/decide',
    who: 'operator',
    right: 'service',
    writes: 'reviews',
    about:
      'Decides about a review, with a reason that its author reads: hide, keep it shown, show it again, or leave it hidden for good.',
    body: z.object({
      id: idOf('comment'),
      decision: z.enum(reviewDecisions),
      note: text(LONGEST_STATEMENT, 1),
    }),
    reply: wireReported,
    refusals: ['comment.not_found', 'comment.state'],
  }),
}
