/**
 * Limits of group offers, for the form of a shop and for the server. Safe in a browser: no schema
 * library.
 */
export const GROUP_SIZE = { least: 2, most: 20 } as const
export const GROUP_PERCENT = { least: 1, most: 60 } as const
/** How long a group waits for its members: two weeks at most, since their money waits with them. */
export const GROUP_HOURS = { least: 1, most: 336 } as const
/** That one offer has: more choices would keep buyers apart. */
export const MOST_GROUP_SIZES = 3
export const MOST_GROUP_DAYS_AHEAD = 365
/** That a desk shows: those that can still be ended first, then the newest. */
export const MOST_GROUP_OFFERS_SHOWN = 100
