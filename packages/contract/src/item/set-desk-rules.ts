/**
 * Limits of sets, for the form of a shop and for the server. Safe in a browser: no schema library.
 */
export const SET_QTY = { least: 1, most: 20 } as const
export const SET_PERCENT = { least: 0, most: 60 } as const
/** Beside the main item. */
export const MOST_SET_PARTS = 3
/** That a desk shows: those on sale first. */
export const MOST_SETS_SHOWN = 200
