import { expect, test } from 'vitest'
import { canReply, isStaleAfter } from './reply-rules.ts'

test('[REV-048] a shop can answer a review once', () => {
  expect(canReply({ replyComment: { data: [] } })).toBe(true)
  expect(
    canReply({
      replyComment: {
        data: [
          { content: 'Thank you!', createdAt: '2026-11-21T10:00:00Z', shopName: 'Galleria Living' },
        ],
      },
    }),
  ).toBe(false)
})
test('a review is read again when another answer was first, when it has gone, or when nobody answered; not for a typing mistake', () => {
  expect([409, 404, 0, 503, 400, 422].map((status) => isStaleAfter({ status }))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ])
})
