/** What a shop asks of its figures. Safe in a browser: no schema library. */

/** The length of a period that ends today, in days. */
export const figuresPeriods = [7, 30, 90, 365] as const
export const figuresSteps = ['day', 'week', 'month'] as const
export type FiguresStep = (typeof figuresSteps)[number]

/** Two years of days, so that a period of one has one before it. */
export const MOST_FIGURES_DAYS = 366
/** Bars of one chart: more of them are no picture. */
export const MOST_FIGURES_STEPS = 100
/** How many of the goods that sold best are told. */
export const TOP_GOODS = 20
/** Of how few sold pieces no rate is told: one of two that came back says nothing. */
export const FEWEST_SOLD = 5
/** The days by whose sales the range of stock is reckoned. */
export const RANGE_DAYS = 30
/**
 * What a shop reads of searches was looked for at least so often: what few people typed is nobody's
 * business.
 */
export const FEWEST_SEARCHES = 3
export const MOST_SEARCHES = 100
/** Searches are kept so many days. */
export const SEARCH_RETENTION_DAYS = 90

/** What can be kept as a table. */
export const figuresTables = [
  'sales',
  'goods',
  'stock',
  'searches',
  'returns',
  'answers',
  'givenBack',
] as const
export type FiguresTable = (typeof figuresTables)[number]

/** The narrowest step whose bars fit in one chart. */
export function narrowestStep(days: number): FiguresStep {
  return days <= MOST_FIGURES_STEPS ? 'day' : 'week'
}
