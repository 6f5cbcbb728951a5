import type * as z from 'zod/mini'
import type { RefusalCode } from './refusals.ts'

/**
 * Who may make a call. `anyone`: no session needed. `visitor`: a guest's session is opened on the way if there is none.
 * `buyer`: a guest or a member. `member`: signed in. `merchant`: a seller's staff. Ownership of the thing named is checked by its query.
 */
export type Who = 'anyone' | 'visitor' | 'buyer' | 'member' | 'merchant'

export type CallName = `${'GET' | 'POST' | 'PUT'} /${string}`

export type Call<Name extends CallName = CallName, Body extends z.ZodMiniType = z.ZodMiniType, Reply extends z.ZodMiniType = z.ZodMiniType> = {
  readonly call: Name
  readonly who: Who
  /** One sentence for the API page. */
  readonly about: string
  readonly body: Body
  readonly reply: Reply
  /** Every refusal this call may answer with, besides those of `bind` itself (malformed, signed out, too many). */
  readonly refusals: readonly RefusalCode[]
}

/** One call of the wire as data: server route, typed client, API page and contract tests are derived from it. */
export function defineCall<const Name extends CallName, Body extends z.ZodMiniType, Reply extends z.ZodMiniType>(call: Call<Name, Body, Reply>): Call<Name, Body, Reply> {
  return call
}

export type Argument<C> = C extends { readonly body: infer Body } ? z.input<Body> : never
export type Parsed<C> = C extends { readonly body: infer Body } ? z.output<Body> : never
export type Reply<C> = C extends { readonly reply: infer R } ? z.output<R> : never
