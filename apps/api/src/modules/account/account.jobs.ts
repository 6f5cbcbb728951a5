import type { OperatorRole } from '@galleria/contract/merchant-rights'
import type { Id } from '@galleria/kernel/id'
import { defineJob } from '#platform/jobs.ts'

/** `codeId` is a row of the codes: what is sent is looked up when it is sent. */
export type AccountMailJob = { readonly codeId: string; readonly language: string }

/**
 * Whose work for the mall was changed, and by whom; `id` tells one change from the next. Names are
 * looked up when it is told.
 */
export type OperatorsJob = {
  readonly id: Id<'job'>
  readonly userId: Id<'user'>
  readonly byId: Id<'user'>
  readonly change: 'added' | 'role' | 'removed'
  readonly before?: OperatorRole
  readonly now?: OperatorRole
}

/** `isOfOrder`: as the guest of an order, by a code. */
export type WelcomeJob = { readonly userId: Id<'user'>; readonly isOfOrder?: boolean }

export const accountJobs = {
  mail: defineJob<AccountMailJob>('account.mail'),
  /** Somebody has become a member. */
  welcome: defineJob<WelcomeJob>('mail.welcome'),
  /** An operator has switched somebody's second factor off, for the reason that its move says. */
  factorOff: defineJob<{ userId: Id<'user'>; factorId: string }>('mail.factorOff'),
  /** Somebody has signed in from a browser that was not seen before: the hash of its number. */
  newBrowser: defineJob<{ userId: Id<'user'>; browser: string }>('mail.newBrowser'),
  mailOperators: defineJob<OperatorsJob>('mail.operators'),
}
