/** Limits of the mall's own pages, for their forms and for the server. Safe in a browser: no schema library. */
export const LONGEST_TITLE = 120
export const LONGEST_BODY = 40_000
export const LONGEST_FACT = 120

/** What a page says of the company behind the mall by `{{name}}`, filled in from one place as it is read. */
export const pageFacts = ['company', 'address', 'managers', 'register', 'vatId', 'email'] as const
export type PageFact = (typeof pageFacts)[number]

/** Never saved: read and publish. Published: what visitors read is the newest text. Changed: a newer one waits to be published. */
export const pageStates = ['MISSING', 'DRAFT', 'PUBLISHED', 'CHANGED'] as const
