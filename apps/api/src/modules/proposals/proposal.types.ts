import type { OperatorRight } from '@galleria/contract/merchant-rights'
import type { Id } from '@galleria/kernel/id'
import type { ProposalStatus } from './proposal.flow.ts'

export type ProposalKind = 'REROUTE' | 'FORCE_CLOSE' | 'WRITE_OFF'

/** Whose right it is to propose and to agree. */
export const rightFor: Readonly<Record<ProposalKind, OperatorRight>> = {
  REROUTE: 'money',
  WRITE_OFF: 'money',
  FORCE_CLOSE: 'service',
}

/** What a proposal is about, under the lock of whoever asks. */
export type Subject = {
  readonly kind: ProposalKind
  readonly id: string
  /** How it stands: a proposal that saw it otherwise is void. */
  readonly seen: string
  /** Whose money it is: nobody decides about their own. */
  readonly buyerId: Id<'user'> | null
}

export type Proposal = {
  readonly id: Id<'proposal'>
  readonly kind: ProposalKind
  readonly subjectId: string
  readonly name: string
  readonly seen: string
  readonly way: unknown
  readonly reason: string
  readonly status: ProposalStatus
  readonly proposedBy: Id<'user'>
  readonly by: string
  readonly proposedAt: Date
  readonly expiresAt: Date
  readonly endedBy: Id<'user'> | null
  readonly endedAt: Date | null
}
