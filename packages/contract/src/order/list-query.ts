import * as z from 'zod/mini'
import { text } from '../wire.ts'
import { searchStatuses } from './states.ts'

export const timeSpans = ['3m', 'ty', 'ly', 'lta'] as const
export type TimeSpan = (typeof timeSpans)[number]

/** What a buyer's list of orders, and the figures on its tabs, are narrowed to. */
export const listQuery = {
  queryParams: z.optional(text(100)),
  searchStatus: z._default(z.enum(searchStatuses), 'ALL_ORDER'),
  timeline: z._default(z.enum(timeSpans), 'lta'),
  deviceSource: z._default(z.literal('PC'), 'PC'),
  /**
   * Only orders for money, or only those with points, which is what the points tab asks for; all
   * without it.
   */
  tradeType: z.optional(z.enum(['NORMAL', 'NORMAL_POINT_REDEEM'])),
}
