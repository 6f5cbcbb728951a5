import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { wireOrderLine, wireOrderRow } from '../order/calls.ts'
import {
  LONGEST_ANSWER,
  LONGEST_REVIEW,
  MOST_REVIEWS_AT_ONCE,
  MOST_STARS,
  plainReview,
  REVIEWS_PER_PAGE,
  reviewSorts,
  reviewStates,
} from './rules.ts'
import { MOST_IMAGES } from '../upload-rules.ts'
import {
  attribute,
  idOf,
  imageFile,
  noControls,
  pageNo,
  pageOf,
  pageSize,
  smallId,
  text,
  wireTime,
} from '../wire.ts'
import { qty } from '../item/measure.ts'

const images = z.object({ files: z.array(imageFile) })
const commentStatus = z.enum(['EVALUATED', 'UN_EVALUATED'])

/** What a buyer wrote. */
const written = { rateDict: z.nullable(z.int()), content: z.string(), images }

export const wireComment = z.object({
  ...written,
  id: z.string(),
  /** The first review of a follow-up, as `parentId` is. */ topId: z.nullable(z.string()),
  parentId: z.nullable(z.string()),
  postId: z.string(),
  postTypeDict: z.literal('ORDER_LINE'),
  /** The shop that sold it. */ postOwner: z.object({ id: z.int() }),
  commentator: z.object({ id: z.string(), name: z.string() }),
  commentatorTypeDict: z.literal('BUYER'),
  commentRecipient: z.object({ id: z.int() }),
  createdAt: wireTime,
})
export type WireComment = z.output<typeof wireComment>
export type WireWritten = Pick<WireComment, keyof typeof written>

/** What the shop says to a review: one answer, or none yet. */
const answer = z.object({
  content: z.string(),
  createdAt: wireTime,
  shopName: z.string(),
  /** Of the last correction. */ editedAt: z.nullable(wireTime),
})
const replyComment = z.object({ data: z.array(answer) })

/** As the shop reads its own: who wrote it, and what stood there before, the latest first. */
const ownReply = z.object({
  data: z.array(
    z.object({
      ...answer.shape,
      version: z.int(),
      writtenBy: z.string(),
      earlierList: z.array(
        z.object({ content: z.string(), writtenBy: z.string(), writtenAt: wireTime }),
      ),
    }),
  ),
})

export const wireReviewLine = z.object({
  ...wireOrderLine.shape,
  commentStatus,
  tradeOrder: z.object({
    id: z.string(),
    tradeOrderCode: z.string(),
    orderedTime: wireTime,
    tradeOrderCommentStatus: commentStatus,
    shop: z.object({ id: z.int(), name: z.string() }),
    seller: z.object({ id: z.int() }),
    /** The first parcel; null while nothing was sent, and of codes. */
    shipmentInfoId: z.nullable(z.string()),
    /** All that was ordered together. */
    tradeOrderLineList: z.array(z.object({ id: z.string() })),
  }),
})
export type WireReviewLine = z.output<typeof wireReviewLine>

const toReviewRow = z.object({
  ...wireOrderRow.shape,
  tradeOrderLineList: z.array(z.object({ ...wireOrderLine.shape, commentStatus })),
})
export type WireToReview = z.output<typeof toReviewRow>

/** What the mall has decided about the own review; null while it is shown. */
export const wireModeration = z.object({
  status: z.enum(reviewStates),
  reason: z.string(),
  decidedAt: z.nullable(wireTime),
  operationList: z.array(z.enum(['appeal'])),
})
export type WireModeration = z.output<typeof wireModeration>

/** Of what was written later: whole days from receipt until then. */
const use = { daysOfUse: z.int() }

export const wireReview = z.object({
  comment: wireComment,
  tradeOrderLine: wireReviewLine,
  replyComment,
  reviewComments: z.array(z.object({ ...wireComment.shape, ...use })),
  moderation: z.nullable(wireModeration),
})
export type WireReview = z.output<typeof wireReview>

/** What was written later; it gives no stars. */
const followUp = z.omit(z.object({ ...written, ...use, createdAt: wireTime }), { rateDict: true })

/**
 * What anybody may read: nobody's id, and no more of a name than the author is called by in public.
 */
const publicReview = z.object({
  ...written,
  id: z.string(),
  commentatorName: z.string(),
  rateDict: z.int(),
  createdAt: wireTime,
  attributes: z.array(attribute),
  /** Some of what was bought with it went back later. */ isReturned: z.boolean(),
  helpfulCount: z.int(),
  /** Whether the caller is one of them. */ isHelpful: z.boolean(),
  replyComment,
  reviewComments: z.array(followUp),
})
export type PublicReview = z.output<typeof publicReview>
const itemReviews = z.object({
  ...pageOf(publicReview).shape,
  ratingAvg: z.nullable(z.number()),
  ratingCount: z.int(),
  /** How many gave so many stars, five first. */ histogram: z.array(
    z.object({ rate: z.int(), count: z.int() }),
  ),
  withImagesCount: z.int(),
})
export type ItemReviews = z.output<typeof itemReviews>

const sellersReview = z.object({
  comment: z.object({
    ...z.omit(wireComment, { commentator: true }).shape,
    commentator: z.object({ name: z.string() }),
  }),
  tradeOrderLine: z.object({
    id: z.string(),
    tradeQty: qty,
    sku: z.object({
      id: z.int(),
      name: z.string(),
      image: z.string(),
      tint: z.string(),
      attributes: z.array(attribute),
      skuUrlSuffix: z.string(),
      item: z.object({ id: z.int(), urlKey: z.string() }),
    }),
    tradeOrder: z.object({
      id: z.string(),
      tradeOrderCode: z.string(),
      shop: z.object({ id: z.int(), name: z.string() }),
    }),
  }),
  replyComment: ownReply,
  reviewComments: z.array(followUp),
})
export type SellersReview = z.output<typeof sellersReview>

const rate = z
  .int({ error: 'rating' })
  .check(z.minimum(1, { error: 'rating' }), z.maximum(MOST_STARS, { error: 'rating' }))
const page = z._default(z.object({ no: pageNo, size: pageSize(REVIEWS_PER_PAGE, 20) }), {
  no: 1,
  size: REVIEWS_PER_PAGE,
})
const postTypeDict = z.optional(z.literal('ORDER_LINE'))
const complete = z.optional(z.object({ displayStatus: z.object({ value: z.literal('COMPLETE') }) }))
/**
 * Says who somebody is, or whose something is: taken from callers that send it, and never looked
 * at.
 */
const ignored = z.optional(z.unknown())
const identity = {
  commentator: ignored,
  commentatorTypeDict: ignored,
  commentRecipient: ignored,
  postOwner: ignored,
}

const newCommentFields = z.object({
  postId: idOf('orderLine'),
  postTypeDict,
  rateDict: z.nullish(rate),
  content: z
    .string({ error: 'review_text' })
    .check(
      z.overwrite(plainReview),
      z.maxLength(LONGEST_REVIEW, { error: 'length' }),
      z.minLength(1, { error: 'review_text' }),
      noControls(),
    ),
  images: z._default(
    z.object({
      files: z
        .array(z.object({ url: z.string().check(z.maxLength(200)) }))
        .check(z.maxLength(MOST_IMAGES)),
    }),
    { files: [] },
  ),
  /**
   * Of a follow-up: the first review of the line, under both names. A first review stands under
   * nothing.
   */
  topId: z.nullish(idOf('comment')),
  parentId: z.nullish(idOf('comment')),
  ...identity,
})
/** Stars are asked for once: a follow-up has none. */
const newComment = newCommentFields.check(
  z.refine((comment) => !!comment.parentId || typeof comment.rateDict === 'number', {
    error: 'rating',
    path: ['rateDict'],
    // Beside what else is wrong, and once.
    when: ({ value, issues }) =>
      typeof value === 'object' &&
      value !== null &&
      !issues.some(({ path }) => path?.[0] === 'rateDict'),
  }),
)
export type NewComment = z.output<typeof newComment>

/** Far more than anybody corrects. */
const MOST_VERSIONS = 1_000_000

export const reviewCalls = {
  pageToReview: defineCall({
    call: 'POST /api/trantor/flow/bbc_trade_PageTradeOrderForBuyerIdFlow',
    who: 'member',
    about:
      'The complete orders of this member with lines that have no review yet, and these lines.',
    body: z.object({
      queryParams: z._default(z.object({ page, tradeOrderStatus: complete }), {
        page: { no: 1, size: REVIEWS_PER_PAGE },
      }),
      tradeOrderStatus: complete,
    }),
    reply: pageOf(toReviewRow),
    refusals: [],
  }),
  pageComments: defineCall({
    call: 'POST /api/trantor/flow/bbc_content_PageCommonComment4CFlow',
    who: 'member',
    about: 'The reviews of this member, newest first; or one of them by its id.',
    body: z.object({
      qCommentBO: z.optional(
        z.object({ id: z.optional(idOf('comment')), postTypeDict, ...identity }),
      ),
      queryParams: z._default(z.object({ page, postTypeDict, ...identity }), {
        page: { no: 1, size: REVIEWS_PER_PAGE },
      }),
      postTypeDict,
      ...identity,
    }),
    reply: pageOf(wireReview),
    refusals: [],
  }),
  createComments: defineCall({
    call: 'POST /api/trantor/flow/bbc_content_BatchCreateCommonCommentFlow',
    who: 'member',
    about:
      'Writes the first review of one or more own order lines, or their follow-ups (`parentId` is the first review), all or none. Images are named by the addresses that the upload gave.',
    body: z.array(newComment).check(z.minLength(1), z.maxLength(MOST_REVIEWS_AT_ONCE)),
    reply: z.array(wireComment),
    refusals: [
      'comment.line_not_found',
      'comment.not_found',
      'comment.order_state',
      'comment.already_written',
      'comment.own_shop',
    ],
  }),
  orderLine: defineCall({
    call: 'POST /api/trantor/func/trade_QueryOneTradeBaseOrderLineBOBuiltInFunc',
    who: 'buyer',
    about: 'One own order line with its order.',
    body: z.object({ id: idOf('orderLine') }),
    reply: wireReviewLine,
    refusals: ['comment.line_not_found'],
  }),
  orderLines: defineCall({
    call: 'POST /api/trantor/flow/bbc_trade_TradeOrderLineForIdFlow',
    who: 'buyer',
    about:
      "Own order lines with their orders, in the order asked for; what is not the caller's is not there.",
    body: z.object({
      id: z.object({ values: z.array(idOf('orderLine')).check(z.minLength(1), z.maxLength(50)) }),
    }),
    reply: z.array(wireReviewLine),
    refusals: [],
  }),
  pageItemComments: defineCall({
    call: 'POST /sapi/mall-content/web/comment/pageByItem',
    who: 'anyone',
    about:
      'What buyers say about an item, newest first or what most found helpful, with the average and how many gave how many stars.',
    body: z.object({
      itemId: smallId,
      sort: z._default(z.enum(reviewSorts), 'newest'),
      rate: z.optional(rate),
      withImages: z.optional(z.boolean()),
      pageNo,
      pageSize: pageSize(6, 50),
    }),
    reply: itemReviews,
    refusals: [],
  }),
  findCommentHelpful: defineCall({
    call: 'POST /sapi/mall-content/web/comment/helpful',
    who: 'member',
    about:
      'Says that a review helped, or takes that back: one voice per member, none for the own review or one of the own shop. Said twice it counts once.',
    body: z.object({ commentId: idOf('comment'), isHelpful: z.boolean() }),
    reply: z.object({ helpfulCount: z.int(), isHelpful: z.boolean() }),
    refusals: ['comment.not_found', 'comment.own_voice'],
  }),
  pageSellersComments: defineCall({
    call: 'POST /sapi/mall-merchant/comment/page',
    who: 'merchant',
    right: 'query',
    writes: false,
    about: 'The reviews of the own shops.',
    body: z.object({
      answered: z.optional(z.boolean()),
      rate: z.optional(rate),
      keyword: z.optional(text(100)),
      shopId: z.optional(smallId),
      pageNo,
      pageSize: pageSize(25),
    }),
    reply: pageOf(sellersReview),
    refusals: [],
  }),
  replyToComment: defineCall({
    call: 'POST /sapi/mall-merchant/comment/reply',
    who: 'merchant',
    right: 'reviews',
    writes: 'reviews',
    about: 'Answers a review of an own shop, once, for everybody to read.',
    body: z.object({ commentId: idOf('comment'), content: text(LONGEST_ANSWER, 1) }),
    reply: sellersReview,
    refusals: ['comment.not_found', 'comment.already_answered'],
  }),
  correctReply: defineCall({
    call: 'POST /sapi/mall-merchant/comment/correctReply',
    who: 'merchant',
    right: 'reviews',
    writes: 'reviews',
    about:
      'Puts another text in the place of the own answer, which then says when it was edited. The version that was read is named; what stood there is kept for the shop to read. The same text once more changes nothing.',
    body: z.object({
      commentId: idOf('comment'),
      version: z.int().check(z.minimum(1), z.maximum(MOST_VERSIONS)),
      content: text(LONGEST_ANSWER, 1),
    }),
    reply: sellersReview,
    refusals: ['comment.not_found', 'comment.answer_changed'],
  }),
}
