import { isEmail } from '../account/email.ts'
import { findUnless, formSchema } from '../form-schema.ts'

/** Of the people of a shop. Safe in a browser: no schema library. */

/** How many a shop has at most, open invitations among them. */
export const MOST_PEOPLE = 50
/** How long an invitation is good for. */
export const INVITATION_DAYS = 7

/** Somebody who is to work here is asked by mail. */
export const personSchema = formSchema<{ readonly email: string }>(({ email }) =>
  findUnless(isEmail(email.trim()), 'email', 'email'),
)
