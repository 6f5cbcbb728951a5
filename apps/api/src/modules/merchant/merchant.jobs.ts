import type { StaffRole } from '@galleria/contract/merchant-rights'
import type { Language } from '@galleria/contract/storefronts'
import type { Id } from '@galleria/kernel/id'
import { defineJob } from '#platform/jobs.ts'

export type ApplicationMailKind = 'submitted' | 'approved' | 'rejected'
export type SellerMailKind = 'frozen' | 'unfrozen' | 'cleared'

/** `sentAt` tells one sending of an application from the next. */
export type AppliedJob = { applicationId: Id<'application'>; sentAt: string }

export type InvitationJob = { invitationId: Id<'invitation'>; language: Language }

/**
 * Whose place in a shop was changed, and by whom; `id` tells one change from the next. Names are
 * looked up when it is told.
 */
export type PeopleJob = {
  id: Id<'job'>
  sellerId: number
  userId: Id<'user'>
  byId: Id<'user'>
  change: 'role' | 'removed' | 'left'
  before?: StaffRole
  now?: StaffRole
}

/** A program that somebody has let in (a key, by its name) or has told (a webhook, by its host). */
export type ProgramJob = {
  id: Id<'job'>
  sellerId: number
  byId: Id<'user'>
  what: 'key' | 'webhook'
  name: string
}

export const merchantJobs = {
  mailProgram: defineJob<ProgramJob>('mail.program'),
  mailPeople: defineJob<PeopleJob>('mail.people'),
  mailInvitation: defineJob<InvitationJob>('mail.invitation'),
  mailApplied: defineJob<AppliedJob>('mail.applied'),
  mailApplication: defineJob<{ applicationId: Id<'application'>; kind: ApplicationMailKind }>(
    'mail.application',
  ),
  mailSeller: defineJob<{ sellerId: number; kind: SellerMailKind }>('mail.seller'),
}
