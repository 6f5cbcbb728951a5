/** Fewer letters are in no index of words. Safe in a browser: no schema library. */
export const SHORTEST_KEYWORD = 3
