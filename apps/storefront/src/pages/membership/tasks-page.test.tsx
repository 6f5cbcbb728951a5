import { expect, test } from 'vitest'
import { gifts } from '@galleria/contract/membership-rules'
import type { WireSignInLog, WireTask } from '@galleria/contract/membership-tasks'
import { drawPage, MEMBER, readText } from '../../testing/draw-page.tsx'
import HowReviewsWorkPage from '../reviews/how-reviews-work-page.tsx'
import TasksPage from './tasks-page.tsx'

const log: WireSignInLog = {
  today: '2026-06-15',
  isSignedIn: false,
  continuousDays: 6,
  todayPoints: 6,
  todayGrowthValue: 1,
  signInDayList: [],
}
const review: WireTask = {
  growthEventType: 'POST_ORDER_REVIEW',
  points: gifts.POST_ORDER_REVIEW,
  growthValue: gifts.POST_ORDER_REVIEW,
  isComplete: false,
  completionCount: 1,
  openCount: 2,
}
const drawTasks = (done: string | null, language: 'en' | 'de' = 'en') =>
  readText(
    drawPage(TasksPage, { user: MEMBER, language, loaderData: { log, tasks: [review], done } }),
  )

test('whatever brings points says how much growth it brings', () => {
  const text = drawTasks(null)
  expect(text).toContain('Review what you bought 5 points + 5 growth points')
  expect(text).toContain('Claim: 10 points + 10 growth points')
  expect(text).toContain('Check in: 6 points + 1 growth point')
  expect(drawTasks(null, 'de')).toContain('Einchecken: 6 Punkte + 1 Wachstumspunkt')
})

test('where it is said how reviews work, it is said what is given for one: points and growth', () => {
  expect(readText(drawPage(HowReviewsWorkPage, {}))).toContain(
    'Members get 5 points and as many growth points for each review they write here, whatever it says. We give nothing else for reviews.',
  )
})

test('an address says that something was given, and never how much', () => {
  const sums = /\b999\b/
  expect(drawTasks('given')).toContain(
    'Thank you. Your points and growth points have been added. Daily check-in',
  )
  expect(drawTasks('before')).toContain('There was nothing new to claim. Daily check-in')
  for (const done of ['999', '1', 'what', null]) {
    expect(drawTasks(done)).not.toMatch(sums)
    expect(drawTasks(done)).not.toContain('Thank you')
    expect(drawTasks(done)).not.toContain('There was nothing new')
  }
})
