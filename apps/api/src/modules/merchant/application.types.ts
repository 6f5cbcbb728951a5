import type { ReturnAddress } from '@galleria/contract/merchant-rules'
import type { Id } from '@galleria/kernel/id'
import type { ApplicationStatus } from './application.flow.ts'

export type ApplicationDocument = {
  id: Id<'file'>
  name: string
  bytes: number
  contentType: string
}

export type ApplicationRow = {
  id: Id<'application'>
  userId: Id<'user'>
  status: ApplicationStatus
  version: number
  company: string
  taxId: string
  country: string
  contactName: string
  contactPhone: string
  email: string
  shopName: string
  about: string
  returnAddress: Partial<ReturnAddress>
  documents: ApplicationDocument[]
  /** When each requirement was ticked. */
  agreed: Record<string, string>
  rejectReason: string
  sellerId: number | null
  submittedAt: Date | null
  decidedAt: Date | null
  createdAt: Date
  updatedAt: Date
  applicant: { nickname: string; email: string; language: string; createdAt: string }
}
