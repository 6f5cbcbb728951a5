/** Limits of the operator's campaigns, for the form and for the server. Safe in a browser: no schema library. */

export const LONGEST_CAMPAIGN_NAME = 80
export const MOST_PRIZES = 12
export const MOST_POINTS = 100_000
export const MOST_WEIGHT = 100_000
export const MOST_STOCK = 1_000_000

/** How long after the payment a prize can be drawn. */
export const DRAW_DAYS = 30

/** A gift card is good for at most so many days. */
export const MOST_CARD_DAYS = 1095

/**
 * A gift card is used for goods of at least so many times its value. The mall pays it out of its commission, which is more than the tenth part of the goods: so its shop earns what it
 * does without, and the card costs nobody else a cent.
 */
export const CARD_GOODS_TIMES = 10

/** Of so many orders one is free. */
export const MOST_ONE_IN = 100_000
