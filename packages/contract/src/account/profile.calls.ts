import * as z from 'zod/mini'
import { genders } from '../address/rules.ts'
import { defineCall } from '../define-call.ts'
import { nothing, text, wireTime } from '../wire.ts'
import { wireUser, nickname, invitationCode } from './fields.ts'

/** The profile, the other providers and invitations. */

export const profileCalls = {
  updateProfile: defineCall({
    call: 'PUT /auth/web/user/user-info',
    who: 'member',
    about:
      'Changes nickname, picture (the address an upload for `avatar` gave, or empty), gender or birthday; what is left out stays.',
    body: z.object({
      nickname: z.optional(nickname),
      avatar: z.optional(text(300)),
      gender: z.optional(z.enum(genders)),
      birthday: z.optional(z.nullable(z.string().check(z.maxLength(10)))),
    }),
    reply: wireUser,
    refusals: [],
  }),
  listThirdAccounts: defineCall({
    call: 'GET /auth/web/third-account/list-bound',
    who: 'member',
    about: 'The other providers this account can be entered by.',
    body: nothing,
    reply: z.array(z.object({ accountType: z.string(), label: z.string(), boundAt: wireTime })),
    refusals: [],
  }),
  listThirdTypes: defineCall({
    call: 'POST /auth/web/third-account/list-types',
    who: 'anyone',
    about:
      'The providers one can sign in with. Sign in, or bind when signed in: `GET /auth/web/third-account/start?type=…&returnTo=/path` in the browser.',
    body: nothing,
    reply: z.array(z.object({ accountType: z.string(), name: z.string() })),
    refusals: [],
  }),
  unbindThirdAccount: defineCall({
    call: 'POST /auth/web/third-account/unbind',
    who: 'member',
    about: 'Takes a provider off the account; refused for the last way in.',
    body: z.object({ accountType: text(30, 1) }),
    reply: nothing,
    refusals: ['account.last_way_in', 'auth.prove_again'],
  }),
  queryInvitation: defineCall({
    call: 'POST /sapi/mall-customer/customer/queryInvitation',
    who: 'member',
    about: 'The own code, how many came by it, and whether one may still be filled in.',
    body: nothing,
    reply: z.object({
      invitationCode: z.string(),
      invitedCount: z.int(),
      invitedBy: z.nullable(z.string()),
      canFillIn: z.boolean(),
    }),
    refusals: [],
  }),
  fillInInvitation: defineCall({
    call: 'POST /sapi/mall-customer/customer/fillInTheInvitationCodeFlow',
    who: 'member',
    about: 'Says who invited this member; once, never oneself or somebody one has invited.',
    body: z.object({ invitationCode }),
    reply: nothing,
    refusals: ['invitation.unknown', 'invitation.used', 'invitation.circle'],
  }),
}
