/**
 * What a shop tells about itself before it may sell: the fields, steps and limits. Safe in a
 * browser: no schema library. What is wrong with one says application-rules.ts.
 */

/** In the order of the form; each step is filled in by itself and kept. */
export const applicationSteps = ['account', 'company', 'documents', 'return', 'send'] as const
export type ApplicationStep = (typeof applicationSteps)[number]

/** What a seller has to have and to accept; all are ticked before anything is sent. */
export const requirements = ['registered', 'returns', 'safety', 'packaging', 'terms'] as const
export type Requirement = (typeof requirements)[number]

export const applicationMaxima = {
  company: 100,
  taxId: 30,
  contactName: 80,
  contactPhone: 24,
  email: 254,
  shopName: 40,
  about: 1000,
  street: 100,
  houseNo: 20,
  detail: 100,
  postalCode: 12,
  city: 80,
  province: 80,
} as const
export const SHORTEST_ABOUT = 40
export const MOST_DOCUMENTS = 5
/** Of what an operator tells a seller or an applicant. */
export const LONGEST_REASON = 500

export type ReturnAddress = {
  street: string
  houseNo: string
  detail: string
  postalCode: string
  city: string
  province: string
  country: string
}
export type ApplicationFields = {
  company: string
  taxId: string
  country: string
  contactName: string
  contactPhone: string
  email: string
  shopName: string
  about: string
  returnAddress: ReturnAddress
  /** Wire ids of files. */
  documents: readonly string[]
  agreed: readonly string[]
}
export type ApplicationError = { readonly path: string; readonly code: string }

/** Fields of one line or text, and the step that asks for each. */
export const textFields = [
  { path: 'company', step: 'company' },
  { path: 'taxId', step: 'company' },
  { path: 'contactName', step: 'account' },
  { path: 'contactPhone', step: 'account' },
  { path: 'email', step: 'account' },
  { path: 'shopName', step: 'company' },
  { path: 'about', step: 'company' },
] as const satisfies readonly {
  path: keyof typeof applicationMaxima & keyof ApplicationFields
  step: ApplicationStep
}[]

/** On which step a field is asked for. */
export function stepOf(path: string): ApplicationStep {
  if (path.startsWith('returnAddress')) return 'return'
  if (path.startsWith('documents')) return 'documents'
  if (path.startsWith('agreed')) return 'send'
  return textFields.find((field) => field.path === path)?.step ?? 'company'
}

/**
 * Which words the way in has: settle (begin, or a rejected application), audit (we are looking at
 * it), backend, or limited (a back office with fewer rights).
 */
export const entryLabels = ['settle', 'audit', 'backend', 'limited'] as const
export type EntryLabel = (typeof entryLabels)[number]
