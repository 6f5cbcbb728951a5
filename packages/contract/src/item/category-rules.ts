/** How a category is named. Safe in a browser: no schema library. */

export const LONGEST_CATEGORY_NAME = 40
export const LONGEST_CATEGORY_INTRO = 200

/** Stands in for every language that has no text of its own. */
export const MAIN_LANGUAGE = 'en'
