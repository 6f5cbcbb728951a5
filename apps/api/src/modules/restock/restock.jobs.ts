import type { Id } from '@galleria/kernel/id'
import { defineJob } from '#platform/jobs.ts'

/** `askedAt` tells one asking from the next: each has a mail of its own. */
export type ConfirmJob = { wishId: Id<'stockWish'>; askedAt: string }
export type BackJob = { wishId: Id<'stockWish'> }

export const restockJobs = {
  confirm: defineJob<ConfirmJob>('mail.wish-confirm'),
  back: defineJob<BackJob>('mail.wish-back'),
}
