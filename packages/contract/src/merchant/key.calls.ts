import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { idOf, line, nothing, smallId, wireTime } from '../wire.ts'
import { LONGEST_KEY_DAYS, LONGEST_KEY_NAME, MOST_KEYS } from './key-rules.ts'
import { keyScopes, type KeyScope } from './rights.ts'

const scope = z.enum(keyScopes as [KeyScope, ...KeyScope[]])
const key = z.object({
  id: z.string(),
  name: z.string(),
  /** How the secret begins. */
  prefix: z.string(),
  scopeList: z.array(scope),
  madeBy: z.string(),
  createTime: wireTime,
  expirationTime: wireTime,
  /** To the minute; null: never yet. */
  lastUseTime: z.nullable(wireTime),
  /** `MAKER_LEFT`: whoever made it does not say any more who works here. */
  status: z.enum(['GOOD', 'EXPIRED', 'REVOKED', 'MAKER_LEFT']),
  operationList: z.array(z.enum(['revoke'])),
})
export type WireKey = z.output<typeof key>

export const keyCalls = {
  listKeys: defineCall({
    call: 'POST /sapi/mall-merchant/key/list',
    who: 'merchant',
    right: 'people',
    writes: false,
    about:
      'The keys with which programs of the own seller sign in: the good ones first, then those that ended within ninety days.',
    body: nothing,
    reply: z.array(key),
    refusals: [],
  }),
  makeKey: defineCall({
    call: 'POST /sapi/mall-merchant/key/make',
    who: 'merchant',
    right: 'people',
    writes: 'people',
    about: `A new key. Its secret is in this answer and nowhere else. At most ${MOST_KEYS} are good at a time. Only within five minutes of a sign-in or a proof (\`/auth/web/user/prove\`).`,
    body: z.object({
      name: line(LONGEST_KEY_NAME, 1),
      scopeList: z.array(scope).check(z.minLength(1), z.maxLength(keyScopes.length)),
      /** So many days it is good. */
      days: z.int().check(z.minimum(1), z.maximum(LONGEST_KEY_DAYS)),
    }),
    reply: z.object({ secret: z.string(), keyList: z.array(key) }),
    refusals: ['key.too_many', 'auth.prove_again'],
  }),
  revokeKey: defineCall({
    call: 'POST /sapi/mall-merchant/key/revoke',
    who: 'merchant',
    right: 'people',
    writes: 'people',
    about: 'Nothing signs in with it any more, from the next call on. Twice is once.',
    body: z.object({ id: idOf('apiKey') }),
    reply: z.array(key),
    refusals: ['key.not_found'],
  }),
  currentKey: defineCall({
    call: 'POST /sapi/mall-merchant/key/current',
    who: 'merchant',
    right: 'query',
    writes: false,
    about:
      'The key that the call was made with: whose it is, what it is for and until when. For a program that asks whether all is well; a person has none.',
    body: nothing,
    reply: z.object({
      sellerId: smallId,
      sellerName: z.string(),
      name: z.string(),
      scopeList: z.array(scope),
      expirationTime: wireTime,
    }),
    refusals: ['key.not_found'],
  }),
}
