/**
 * Limits of prices in points, for the form of a shop and for the server. Safe in a browser: no
 * schema library.
 */
export const POINT_PRICE = { least: 1, most: 1_000_000 } as const
/** That a desk shows. */
export const MOST_POINT_PRICES_SHOWN = 200
