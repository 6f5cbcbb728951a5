/** Limits of a shop's sites, for its form and for the server. Safe in a browser: no schema library. */
export const MOST_SITES = 20
export const LONGEST_HOURS = 200
/** Days that goods wait for who fetches them. */
export const HOLD_DAYS = { least: 3, usual: 14, most: 60 } as const
/** So many days before the last one their buyer is reminded. */
export const REMINDED_BEFORE_DAYS = 3
