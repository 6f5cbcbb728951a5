import { findEmpty, formSchema } from '../form-schema.ts'

/**
 * Limits of the views that a person keeps, for the form and for the server. Safe in a browser: no
 * schema library.
 */
export const LONGEST_VIEW_NAME = 40
/** So many stand above a list without hiding it. */
export const MOST_VIEWS = 12
export const LONGEST_VIEW_QUERY = 400

export const viewNameSchema = formSchema<{ readonly name: string }>((typed) =>
  findEmpty(typed, 'name'),
)
