import * as z from 'zod/mini'
import { idOf, text, wireTime } from '../wire.ts'

/** What one person of the mall proposes and another has to agree to (decision record 232). */

export const LONGEST_PROPOSAL = 500
export const proposalAnswers = ['agree', 'refuse', 'withdraw'] as const

export const wireProposal = z.object({
  id: z.string(),
  by: z.string(),
  isOwn: z.boolean(),
  reason: z.string(),
  proposedAt: wireTime,
  expiresAt: wireTime,
})

export const answerProposal = z.object({
  /** Of what was read: a proposal that was made since is another one. */
  proposalId: idOf('proposal'),
  answer: z.enum(proposalAnswers),
  note: z._default(text(LONGEST_PROPOSAL), ''),
})
export const proposalRefusals = ['proposal.over', 'proposal.person'] as const
