/**
 * What members are given beside what orders earn, in whole points; growth is as much, but for the
 * extra of a seventh day.
 */
export const gifts = {
  SIGN_IN: 1,
  POST_ORDER_REVIEW: 5,
  COMPLETE_PROFILE: 10,
  SHARE_PRODUCT: 1,
} as const

/** Each so many days in a row bring so many points more. */
export const STREAK_DAYS = 7
export const STREAK_POINTS = 5

/**
 * The tasks of the specification that the mall has something for: it sends no newsletter and has no
 * page elsewhere to follow.
 */
export const growthTasks = ['POST_ORDER_REVIEW', 'COMPLETE_PROFILE', 'SHARE_PRODUCT'] as const
export type GrowthTask = (typeof growthTasks)[number]

/** What changes the points somebody has: each stands for one sentence on the page of points. */
export const pointReasons = [
  ...['EARNED', 'UNDONE', 'RESTORED', 'RELEASED', 'GRANTED', 'HELD', 'FREED', 'GIVEN_BACK'],
  ...['WON', 'FORFEITED', 'SIGNED_IN', 'REVIEWED', 'COMPLETED_PROFILE', 'SHARED', 'LEFT'],
] as const
export type PointReason = (typeof pointReasons)[number]
