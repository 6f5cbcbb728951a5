import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { isEmail } from '../account/email.ts'
import { idOf, nothing, smallId, text, wireTime } from '../wire.ts'
import { staffRoles } from './rights.ts'

const role = z.enum(staffRoles)
const people = z.object({
  personList: z.array(
    z.object({
      id: z.string(),
      nickname: z.string(),
      /** Only for whoever says who works here. */
      email: z.string(),
      role,
      since: wireTime,
      isSelf: z.boolean(),
      operationList: z.array(z.enum(['setRole', 'remove', 'leave'])),
    }),
  ),
  /** Open ones, and only for whoever says who works here. */
  invitationList: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      role,
      invitedBy: z.string(),
      expirationTime: wireTime,
    }),
  ),
  operationList: z.array(z.enum(['invite'])),
})
export type WirePeople = z.output<typeof people>

const person = z.object({ id: idOf('user') })
const invitation = z.object({ id: idOf('invitation') })

export const peopleCalls = {
  listPeople: defineCall({
    call: 'POST /sapi/mall-merchant/people/list',
    who: 'merchant',
    right: 'query',
    onlyPeople: true,
    writes: false,
    about: 'Who works for the own seller, and who is invited to.',
    body: nothing,
    reply: people,
    refusals: [],
  }),
  invitePerson: defineCall({
    call: 'POST /sapi/mall-merchant/people/invite',
    who: 'merchant',
    right: 'people',
    writes: 'people',
    about:
      'Sends a mail with which the person of that address comes in, once, within seven days. Again to the same address: the mail is sent again, the role is the new one.',
    body: z.object({
      email: text(254).check(z.refine((typed) => isEmail(typed), { error: 'email' })),
      role,
    }),
    reply: people,
    refusals: ['staff.already', 'staff.too_many'],
  }),
  takeInvitationBack: defineCall({
    call: 'POST /sapi/mall-merchant/people/takeBack',
    who: 'merchant',
    right: 'people',
    writes: 'people',
    about: 'The link of an invitation is good for nothing any more.',
    body: invitation,
    reply: people,
    refusals: ['invitation.not_found'],
  }),
  setRole: defineCall({
    call: 'POST /sapi/mall-merchant/people/setRole',
    who: 'merchant',
    right: 'people',
    writes: 'people',
    about: 'What a person may do from the next call on. The last owner stays one.',
    body: z.object({ ...person.shape, role }),
    reply: people,
    refusals: ['staff.not_found', 'staff.last_owner'],
  }),
  removePerson: defineCall({
    call: 'POST /sapi/mall-merchant/people/remove',
    who: 'merchant',
    right: 'people',
    writes: 'people',
    about: 'Somebody else works here no longer, from the next call on.',
    body: person,
    reply: people,
    refusals: ['staff.not_found', 'staff.last_owner'],
  }),
  leaveShop: defineCall({
    call: 'POST /sapi/mall-merchant/people/leave',
    who: 'merchant',
    right: 'query',
    onlyPeople: true,
    writes: 'people',
    about:
      'Whoever asks works here no longer. The last owner stays, unless the seller has left the mall, nothing of it is open and nobody else is there.',
    /** The one that is meant: another window may have moved the session to another. */
    body: z.object({ sellerId: smallId }),
    reply: nothing,
    refusals: ['staff.last_owner', 'merchant.other_shop'],
  }),
  chooseShop: defineCall({
    call: 'POST /sapi/mall-merchant/people/chooseShop',
    who: 'merchant',
    right: 'query',
    onlyPeople: true,
    writes: 'own',
    about: 'At which of the sellers one works for this session is, in every window of the browser.',
    body: z.object({ sellerId: smallId }),
    reply: nothing,
    refusals: ['shop.not_found'],
  }),
  readInvitation: defineCall({
    call: 'POST /sapi/mall-merchant/invitation/read',
    who: 'member',
    about: 'Where one is invited to work, for the person whose address the mail went to.',
    body: invitation,
    reply: z.object({
      sellerName: z.string(),
      shopName: z.string(),
      role,
      invitedBy: z.string(),
      expirationTime: wireTime,
    }),
    refusals: ['invitation.not_found', 'invitation.other_address'],
  }),
  acceptInvitation: defineCall({
    call: 'POST /sapi/mall-merchant/invitation/accept',
    who: 'member',
    writes: 'people',
    about: 'Takes the place; the session is at its desk from now on.',
    body: invitation,
    reply: nothing,
    refusals: ['invitation.not_found', 'invitation.other_address', 'staff.too_many'],
  }),
}
