import { defineJob } from '#platform/jobs.ts'

/** `letterId` is a row of the codes: what is sent is looked up when it is sent. */
export type LetterJob = { readonly letterId: string; readonly language: string }

export const accountJobs = { letter: defineJob<LetterJob>('account.letter') }
