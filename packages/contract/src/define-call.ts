import type * as z from 'zod/mini'
import type { AuditArea } from './merchant/audit-log.ts'
import {
  operatorRefusalsOf,
  refusalsOf,
  type MerchantRight,
  type OperatorRight,
} from './merchant/rights.ts'
import type { RefusalCode } from './refusals.ts'

/**
 * Who may make a call. `anyone`: no session needed. `visitor`: a guest's session is opened on the
 * way if there is none. `buyer`: a guest or a member. `member`: signed in. `merchant`: a seller's
 * staff, who say with `right` what the call is, because a seller may lose rights. `operator`:
 * whoever admits sellers. Ownership of the thing named is checked by its query.
 */
export type Who = 'anyone' | 'visitor' | 'buyer' | 'member' | 'merchant' | 'operator'

/**
 * What the audit log files the changes of a call under; `own` are changes of what a person keeps
 * for themself, which no log tells; false for what only reads.
 */
export type Writes = AuditArea | 'own' | false

export type CallName = `${'GET' | 'POST' | 'PUT'} /${string}`

export type Call<
  Name extends CallName = CallName,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
> = {
  readonly call: Name
  readonly who: Who
  /** Staff calls only. */
  readonly right?: MerchantRight | OperatorRight
  /** Staff calls only. */
  readonly writes?: Writes
  /**
   * Merchants' calls only: about the person who makes it, or about who works there; no program
   * makes it with a key.
   */
  readonly onlyPeople?: true
  /** One sentence for the API page. */
  readonly about: string
  readonly body: Body
  readonly reply: Reply
  /**
   * Every refusal this call may answer with, besides those of `bind` itself (malformed, signed out,
   * too many).
   */
  readonly refusals: readonly RefusalCode[]
}

type Logged = { readonly writes: Writes }
type Admission =
  | {
      readonly who: Exclude<Who, 'merchant' | 'operator'>
      readonly right?: never
      readonly onlyPeople?: never
      /** Of the few that change who works for a shop. */
      readonly writes?: AuditArea
    }
  | ({
      readonly who: 'operator'
      readonly right: OperatorRight
      readonly onlyPeople?: never
    } & Logged)
  | ({
      readonly who: 'merchant'
      readonly right: MerchantRight
      readonly onlyPeople?: true
    } & Logged)

/**
 * One call of the wire as data: server route, typed client, API page and contract tests are derived
 * from it. What a seller's state refuses follows from the right.
 */
export function defineCall<
  const Name extends CallName,
  Body extends z.ZodMiniType,
  Reply extends z.ZodMiniType,
>(
  call: Omit<Call<Name, Body, Reply>, 'who' | 'right' | 'writes' | 'onlyPeople'> & Admission,
): Call<Name, Body, Reply> {
  if (call.who === 'merchant')
    return { ...call, refusals: [...call.refusals, ...refusalsOf(call.right)] }
  if (call.who === 'operator')
    return { ...call, refusals: [...call.refusals, ...operatorRefusalsOf(call.right)] }
  return call
}

export type Argument<C> = C extends { readonly body: infer Body } ? z.input<Body> : never
export type Parsed<C> = C extends { readonly body: infer Body } ? z.output<Body> : never
export type Reply<C> = C extends { readonly reply: infer R } ? z.output<R> : never
