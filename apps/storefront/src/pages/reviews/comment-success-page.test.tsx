import { expect, test } from 'vitest'
import { REVIEW_REDIRECT_MS } from '@galleria/contract/review-rules'
import { drawPage, MEMBER } from '../../testing/draw-page.tsx'
import CommentSuccessPage from './comment-success-page.tsx'

// With script the same number of milliseconds is waited: e2e/reviewing.e2e.ts.
test('[REV-033, REV-034] three seconds after a review was sent the list of the written ones comes', () => {
  expect(drawPage(CommentSuccessPage, { user: MEMBER })).toContain(
    '<noscript><meta http-equiv="refresh" content="3;url=/buyer/comments?status=comment"></noscript>',
  )
  expect(REVIEW_REDIRECT_MS).toBe(3000)
})
