import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { nothing } from '../wire.ts'

/** Mails that ask for a review, for members who want them. */

const token = z.string().check(z.minLength(1), z.maxLength(400))
const isWanted = z.boolean()

export const reviewReminderCalls = {
  readReviewReminder: defineCall({
    call: 'POST /sapi/mall-content/reviewreminder/detail',
    who: 'member',
    about:
      'Whether a member wants to be reminded of what they could review, and the address that is written to.',
    body: nothing,
    reply: z.object({ isWanted, email: z.nullable(z.string()) }),
    refusals: [],
  }),
  setReviewReminder: defineCall({
    call: 'POST /sapi/mall-content/reviewreminder/set',
    who: 'member',
    about: 'A member agrees to be reminded, or takes it back; done again it is the same.',
    body: z.object({ isWanted }),
    reply: nothing,
    refusals: ['reminder.no_address'],
  }),
  endReviewReminder: defineCall({
    call: 'POST /sapi/mall-content/reviewreminder/end',
    who: 'anyone',
    about: 'By the key of a mail: no more mails of this kind go to whom it was sent to.',
    body: z.object({ token }),
    reply: nothing,
    refusals: ['guest.link'],
  }),
}
