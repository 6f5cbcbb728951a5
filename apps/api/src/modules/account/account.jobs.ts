import type { Id } from '@galleria/kernel/id'
import { defineJob } from '#platform/jobs.ts'

/** `codeId` is a row of the codes: what is sent is looked up when it is sent. */
export type AccountMailJob = { readonly codeId: string; readonly language: string }

export const accountJobs = {
  mail: defineJob<AccountMailJob>('account.mail'),
  /** Somebody has become a member. */
  welcome: defineJob<{ userId: Id<'user'> }>('mail.welcome'),
}
