import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { nothing, text } from './wire.ts'
import { languages, sites } from './storefronts.ts'

export const wireUser = z.object({
  id: z.string(), nickname: z.string(), username: z.string(), email: z.string(), mobile: z.string(), isTourist: z.boolean(),
  /** The seller whose back office this person may enter. */
  sellerId: z.nullable(z.int()),
})
export type WireUser = z.output<typeof wireUser>

export const accountCalls = {
  login: defineCall({ call: 'POST /auth/web/user/login', who: 'anyone', about: 'Signs in; a guest cart is merged, the larger quantity of each sku wins.', body: z.object({ account: text(254, 1), password: z.string().check(z.minLength(1), z.maxLength(128)) }), reply: wireUser, refusals: ['auth.wrong_credentials'] }),
  logout: defineCall({ call: 'POST /auth/web/user/logout', who: 'anyone', about: 'Ends this session.', body: nothing, reply: nothing, refusals: [] }),
  current: defineCall({ call: 'POST /auth/web/user/current', who: 'buyer', about: 'Who is signed in, guests included; 401 without a session.', body: nothing, reply: wireUser, refusals: [] }),
  tourist: defineCall({ call: 'POST /auth/web/user/tourist', who: 'visitor', about: 'Opens a guest session, or returns the one there is.', body: nothing, reply: wireUser, refusals: [] }),
  switchLanguage: defineCall({ call: 'POST /auth/web/user/language', who: 'anyone', about: 'Remembers language and storefront for the mails to come.', body: z.object({ language: z.enum(languages), site: z.enum(sites) }), reply: nothing, refusals: [] }),
}
