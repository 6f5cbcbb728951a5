import type { Id } from '@galleria/kernel/id'
import { defineJob } from '#platform/jobs.ts'

/**
 * `made` goes to whoever else may agree, `overtaken` to both who had agreed, the others to whoever
 * proposed it.
 */
export type ProposalMail = 'made' | 'agree' | 'refuse' | 'expire' | 'overtaken'
export type ProposalJob = { readonly proposalId: Id<'proposal'>; readonly kind: ProposalMail }

export const proposalJobs = {
  mail: defineJob<ProposalJob>('mail.proposal'),
}
