/** How a category is named. Safe in a browser: no schema library. */

export const LONGEST_CATEGORY_NAME = 40
export const LONGEST_CATEGORY_INTRO = 200

/** Part of its address, for good: small letters, digits, hyphens between them. */
export const LONGEST_CATEGORY_KEY = 40
export const CATEGORY_KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** One below another, so many at most from the top: a menu, a trail and a filter can still be read. */
export const DEEPEST_CATEGORY = 3
/** Of a mall. Whatever is asked of a category and of all below it asks as many as that. */
export const MOST_CATEGORIES = 100

/** Stands in for every language that has no text of its own. */
export const MAIN_LANGUAGE = 'en'
