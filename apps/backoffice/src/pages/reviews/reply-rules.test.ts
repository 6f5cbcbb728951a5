import { expect, test } from 'vitest'
import { isStaleAfter, writingOf } from './reply-rules.ts'

test('[REV-048] a shop answers a review once, and then corrects that', () => {
  expect(writingOf({ replyComment: { data: [] } })).toBe('answer')
  const answer = {
    ...{ content: 'Thank you!', createdAt: '2026-11-21T10:00:00Z', shopName: 'Galleria Living' },
    ...{ editedAt: null, version: 1, writtenBy: 'Mia', earlierList: [] },
  }
  expect(writingOf({ replyComment: { data: [answer] } })).toBe('correction')
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
