import type {
  PublicReview,
  SellersReview,
  WireComment,
  WireModeration,
  WireReview,
  WireReviewLine,
  WireToReview,
} from '@galleria/contract/review'
import { operationsFor } from '@galleria/kernel/flow'
import { inUnits } from '@galleria/kernel/measure'
import { toWireId, type Id } from '@galleria/kernel/id'
import { pictures } from '#platform/picture-urls.ts'
import { presentAttributes } from '#modules/catalog/index.ts'
import type { OrderRow } from '#modules/order/index.ts'
import { presentOrderLines, presentOrderRow } from '#modules/order/present/index.ts'
import { presentWritten } from './review.fields.ts'
import { reviewFlow } from './review.flow.ts'
import type {
  FollowUp,
  ItemReviewRow,
  Review,
  ReviewRow,
  SellersReviewRow,
} from './review.types.ts'

export function presentComment(review: Review): WireComment {
  const parentId = review.parentId && toWireId('comment', review.parentId)
  return {
    id: toWireId('comment', review.id),
    topId: parentId,
    parentId,
    ...presentWritten(review),
    postId: toWireId('orderLine', review.lineId),
    postTypeDict: 'ORDER_LINE',
    postOwner: { id: review.shopId },
    commentator: { id: toWireId('user', review.authorId), name: review.authorName },
    commentatorTypeDict: 'BUYER',
    commentRecipient: { id: review.sellerId },
    createdAt: review.createdAt.toISOString(),
  }
}

export function presentReview(row: ReviewRow, line: WireReviewLine, now: Date): WireReview {
  return {
    comment: presentComment(row),
    tradeOrderLine: line,
    replyComment: presentAnswer(row),
    reviewComments: row.followUp
      ? [{ ...presentComment(row.followUp), daysOfUse: row.followUp.daysOfUse }]
      : [],
    moderation: row.status === 'SHOWN' ? null : presentModeration(row, now),
  }
}

/** Why the mall does not show it, and whether its author may disagree. */
export function presentModeration(
  { status, decision, decidedAt }: Pick<ReviewRow, 'status' | 'decision' | 'decidedAt'>,
  now: Date,
): WireModeration {
  const facts = { openReports: 0, decidedAt, isOwnDecision: false, now }
  return {
    status,
    reason: decision,
    decidedAt: decidedAt?.toISOString() ?? null,
    operationList: operationsFor(reviewFlow, {
      state: status,
      actor: 'buyer',
      facts,
    }) as WireModeration['operationList'],
  }
}

export function presentPublicReview(row: ItemReviewRow): PublicReview {
  return {
    id: toWireId('comment', row.id),
    commentatorName: row.authorName,
    ...presentWritten(row),
    rateDict: row.rate ?? 0,
    createdAt: row.createdAt.toISOString(),
    attributes: presentAttributes(row),
    isReturned: row.isReturned,
    helpfulCount: row.helpfulCount,
    isHelpful: row.isHelpful,
    replyComment: presentAnswer(row),
    reviewComments: row.followUp ? [presentFollowUp(row.followUp)] : [],
  }
}

export function presentSellersReview(row: SellersReviewRow): SellersReview {
  const { snapshot } = row
  return {
    comment: { ...presentComment(row), commentator: { name: row.authorName } },
    replyComment: presentOwnAnswer(row),
    reviewComments: row.followUp ? [presentFollowUp(row.followUp)] : [],
    tradeOrderLine: {
      id: toWireId('orderLine', row.lineId),
      tradeQty: inUnits(row.qty, snapshot.measure),
      tradeOrder: {
        id: toWireId('order', row.orderId),
        tradeOrderCode: row.orderCode,
        shop: { id: row.shopId, name: row.shopName },
      },
      sku: {
        id: row.skuId,
        name: snapshot.name,
        image: pictures.url(snapshot.picture, 320),
        tint: pictures.tint(snapshot.picture),
        attributes: presentAttributes(snapshot),
        skuUrlSuffix: snapshot.suffix,
        item: { id: snapshot.itemId, urlKey: snapshot.urlKey },
      },
    },
  }
}

/**
 * The lines of an order as the review sees them: a set is reviewed as one, by what is written about
 * its main item.
 */
export function presentLines(
  order: OrderRow,
  reviewed: ReadonlySet<Id<'orderLine'>>,
  parcelId?: Id<'parcel'>,
): WireReviewLine[] {
  const idOf = (line: OrderRow['lines'][number]) => toWireId('orderLine', line.id)
  const tradeOrder: WireReviewLine['tradeOrder'] = {
    id: toWireId('order', order.id),
    tradeOrderCode: order.code,
    orderedTime: order.orderedAt.toISOString(),
    tradeOrderCommentStatus: order.isReviewed ? 'EVALUATED' : 'UN_EVALUATED',
    shop: { id: order.shopId, name: order.shopName },
    seller: { id: order.sellerId },
    shipmentInfoId: parcelId ? toWireId('parcel', parcelId) : null,
    tradeOrderLineList: order.lines.map((line) => ({ id: idOf(line) })),
  }
  const isReviewed = new Set(
    order.lines
      .filter((line) => reviewed.has(line.id))
      .flatMap((line) => [
        idOf(line),
        ...(line.snapshot.set ? [toWireId('orderLine', line.snapshot.set.id)] : []),
      ]),
  )
  return presentOrderLines(order).map((line) => ({
    ...line,
    commentStatus: isReviewed.has(line.id) ? 'EVALUATED' : 'UN_EVALUATED',
    tradeOrder,
  }))
}

/** An order of the to-review list, with only the lines that are left. */
export function presentToReview(
  order: OrderRow,
  lineIds: readonly Id<'orderLine'>[],
  now: Date,
): WireToReview {
  const left = new Set(lineIds.map((id) => toWireId('orderLine', id)))
  return {
    ...presentOrderRow(order, 'buyer', now),
    tradeOrderLineList: presentOrderLines(order)
      .filter((line) => left.has(line.id))
      .map((line) => ({ ...line, commentStatus: 'UN_EVALUATED' })),
  }
}

function presentFollowUp(review: FollowUp) {
  const { rateDict: _, ...written } = presentWritten(review)
  return {
    ...written,
    createdAt: review.createdAt.toISOString(),
    daysOfUse: review.daysOfUse,
  }
}
function presentAnswer({ answer, shopName }: ReviewRow): WireReview['replyComment'] {
  if (!answer) return { data: [] }
  const { content, createdAt, editedAt } = answer
  return {
    data: [
      {
        content,
        createdAt: createdAt.toISOString(),
        shopName,
        editedAt: editedAt?.toISOString() ?? null,
      },
    ],
  }
}
function presentOwnAnswer(row: SellersReviewRow): SellersReview['replyComment'] {
  const earlierList = row.earlierAnswers.map(({ content, by, at }) => ({
    content,
    writtenBy: by,
    writtenAt: at.toISOString(),
  }))
  const own = { version: row.answerVersion ?? 1, writtenBy: row.answeredBy ?? '', earlierList }
  return { data: presentAnswer(row).data.map((answer) => ({ ...answer, ...own })) }
}
