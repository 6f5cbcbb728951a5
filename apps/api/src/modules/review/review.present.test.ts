import { expect, test } from 'vitest'
import { toWireId } from '@galleria/kernel/id'
import { presentOrderLines, presentOrderRow } from '#modules/order/present/index.ts'
import { at, idOf, lampSnapshot, someLine, someOrder, someReview } from '../../testing/some-rows.ts'
import {
  presentComment,
  presentLines,
  presentPublicReview,
  presentReview,
  presentSellersReview,
  presentToReview,
} from './review.present.ts'

/**
 * What a review looks like to its author, to everybody and to the shop, from a row of the database.
 */

const id = toWireId('comment', idOf('comment', 6))
const lineId = toWireId('orderLine', idOf('orderLine', 11))
const image = { url: `/files/${toWireId('file', idOf('file', 9))}.webp` }
const answered = someReview({
  answer: { content: 'Thank you!', createdAt: at(26), editedAt: at(27) },
})
const followUp = {
  ...someReview({
    id: idOf('comment', 7),
    parentId: idOf('comment', 6),
    rate: null,
    content: 'Still bright.',
    images: [],
    createdAt: at(30),
  }),
  daysOfUse: 12,
}
const answer = {
  data: [
    {
      content: 'Thank you!',
      createdAt: '2026-11-26T12:00:00.000Z',
      shopName: 'Galleria House',
      editedAt: '2026-11-27T12:00:00.000Z',
    },
  ],
}
const comment = {
  id,
  topId: null,
  parentId: null,
  content: 'Warm light.',
  postId: lineId,
  postTypeDict: 'ORDER_LINE',
  postOwner: { id: 5 },
  images: { files: [image] },
  rateDict: 4,
  commentator: { id: toWireId('user', idOf('user', 2)), name: 'Kim P.' },
  commentatorTypeDict: 'BUYER',
  commentRecipient: { id: 7 },
  createdAt: '2026-11-25T12:00:00.000Z',
}

test('a review says what was written, by whom, of which line and to which shop', () => {
  expect(presentComment(someReview())).toEqual(comment)
  expect(presentComment(followUp)).toMatchObject({ topId: id, parentId: id, rateDict: null })
})

test('its author reads it with its line, the answer of the shop and the follow-up', () => {
  const [line] = presentLines(someOrder(), new Set([idOf('orderLine', 11)]))
  if (!line) throw new Error('an order without its line')
  expect(presentReview(someReview(), line, at(26))).toEqual({
    comment,
    tradeOrderLine: line,
    replyComment: { data: [] },
    reviewComments: [],
    moderation: null,
  })
  expect(presentReview({ ...answered, followUp }, line, at(26))).toMatchObject({
    replyComment: answer,
    reviewComments: [
      { id: toWireId('comment', idOf('comment', 7)), content: 'Still bright.', daysOfUse: 12 },
    ],
  })
})

test('everybody reads it under a short name, with no id of a person or an order', () => {
  const attributes = [
    { attrKey: 'finish', attrVal: 'brass' },
    { attrKey: 'size', attrVal: 'small' },
  ]
  const version = {
    finish: 'brass',
    size: 'small',
    isReturned: true,
    helpfulCount: 3,
    isHelpful: false,
  }
  expect(presentPublicReview({ ...someReview(), ...version })).toEqual({
    id,
    commentatorName: 'Kim P.',
    rateDict: 4,
    content: 'Warm light.',
    images: { files: [image] },
    createdAt: '2026-11-25T12:00:00.000Z',
    attributes,
    isReturned: true,
    helpfulCount: 3,
    isHelpful: false,
    replyComment: { data: [] },
    reviewComments: [],
  })
  expect(presentPublicReview({ ...answered, ...version, rate: null, followUp })).toMatchObject({
    rateDict: 0,
    replyComment: answer,
    reviewComments: [
      {
        content: 'Still bright.',
        images: { files: [] },
        createdAt: '2026-11-30T12:00:00.000Z',
        daysOfUse: 12,
      },
    ],
  })
})

test('the shop reads it with what was bought, and of its author no more than the public name', () => {
  const row = {
    ...{ ...answered, orderCode: '261120123456', skuId: 4, qty: 2, snapshot: lampSnapshot },
    ...{ answerVersion: 2, answeredBy: 'Mia' },
    earlierAnswers: [{ content: 'Thanks!', by: 'Ole', at: at(26) }],
  }
  const earlier = { content: 'Thanks!', writtenBy: 'Ole', writtenAt: '2026-11-26T12:00:00.000Z' }
  expect(presentSellersReview({ ...row, followUp })).toEqual({
    comment: { ...comment, commentator: { name: 'Kim P.' } },
    replyComment: {
      data: [{ ...answer.data[0], version: 2, writtenBy: 'Mia', earlierList: [earlier] }],
    },
    reviewComments: [
      {
        content: 'Still bright.',
        images: { files: [] },
        createdAt: '2026-11-30T12:00:00.000Z',
        daysOfUse: 12,
      },
    ],
    tradeOrderLine: {
      id: lineId,
      tradeQty: 2,
      tradeOrder: {
        id: toWireId('order', idOf('order', 1)),
        tradeOrderCode: '261120123456',
        shop: { id: 5, name: 'Galleria House' },
      },
      sku: {
        id: 4,
        name: 'Vesna lamp',
        image: '/pictures/lamp-globe--brass-320.webp',
        tint: '#e0d7c7',
        attributes: [
          { attrKey: 'finish', attrVal: 'brass' },
          { attrKey: 'size', attrVal: '22 x 22 x 42 cm' },
        ],
        skuUrlSuffix: 'brass',
        item: { id: 1003, urlKey: 'vesna-lamp' },
      },
    },
  })
  expect(presentSellersReview(row).reviewComments).toEqual([])
})

const two = someOrder({
  status: 'COMPLETE',
  completedAt: at(24),
  isReviewed: true,
  lines: [someLine(), someLine({ id: idOf('orderLine', 12) })],
})

test('the lines of an order say which of them are reviewed, and where they belong', () => {
  const lines = presentLines(two, new Set([idOf('orderLine', 12)]))
  expect(lines.map(({ id }) => id)).toEqual(
    [idOf('orderLine', 11), idOf('orderLine', 12)].map((id) => toWireId('orderLine', id)),
  )
  const tradeOrder = {
    id: toWireId('order', idOf('order', 1)),
    tradeOrderCode: '261120123456',
    orderedTime: '2026-11-20T12:00:00.000Z',
    tradeOrderCommentStatus: 'EVALUATED',
    shop: { id: 5, name: 'Galleria House' },
    seller: { id: 7 },
    shipmentInfoId: null,
    tradeOrderLineList: lines.map(({ id }) => ({ id })),
  }
  expect(lines).toEqual([
    { ...presentOrderLines(two)[0], commentStatus: 'UN_EVALUATED', tradeOrder },
    { ...presentOrderLines(two)[1], commentStatus: 'EVALUATED', tradeOrder },
  ])
  const [open] = presentLines(someOrder(), new Set())
  expect(open?.tradeOrder.tradeOrderCommentStatus).toBe('UN_EVALUATED')
})

test('an order that waits for reviews shows the lines that are left', () => {
  expect(presentToReview(two, [idOf('orderLine', 12)], at(25))).toEqual({
    ...presentOrderRow(two, 'buyer', at(25)),
    tradeOrderLineList: [{ ...presentOrderLines(two)[1], commentStatus: 'UN_EVALUATED' }],
  })
})
