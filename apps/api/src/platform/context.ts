import type { Roles } from '@galleria/contract/merchant-rights'
import type { Language, Site } from '@galleria/contract/storefronts'
import type { Id, IdKind } from '@galleria/kernel/id'
import type { Db, Tx } from './db.ts'
import type { Env } from './env.ts'
import type { FileStore } from './files.ts'
import type { Jobs } from './jobs.ts'
import type { Log } from './log.ts'

export type Actor =
  | { readonly kind: 'anonymous' }
  /** A program of a shop, by a key; what it writes down stands under whoever made that. */
  | ({
      readonly kind: 'key'
      readonly keyId: Id<'apiKey'>
      readonly userId: Id<'user'>
    } & Roles)
  | ({ readonly kind: 'tourist' | 'member'; readonly userId: Id<'user'> } & Roles)

/** What every use case is handed: who asks, where, and what it works with. A plain object. */
export type Context = {
  readonly actor: Actor
  readonly site: Site
  readonly language: Language
  readonly requestId: string
  /** Where the call comes from, as limits count it: an IPv4 address, or the /64 of an IPv6 one. */
  readonly ip: string
  readonly db: Db
  readonly env: Env
  readonly jobs: Jobs
  readonly files: FileStore
  readonly log: Log
  now(): Date
  newId<Kind extends IdKind>(kind: Kind): Id<Kind>
  inTransaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  /** The caller's session, for the few use cases that open, move or end one. */
  readonly session: SessionHandle
}

export type SessionHandle = {
  readonly token: string | undefined
  readonly userAgent: string
  /** Gives the caller a new token; undefined takes it away. */
  set(token: string | undefined): void
  /**
   * What the caller's browser shows of earlier sign-ins: unproven words until `account` has read
   * them.
   */
  readonly device: string | undefined
  setDevice(device: string): void
}

/** The buyer behind a call that `bind` has let through as `buyer`, `visitor` or `member`. */
export function buyerOf(ctx: Context): Id<'user'> {
  if (ctx.actor.kind === 'anonymous') throw new Error('a call for buyers was run without one')
  return ctx.actor.userId
}
