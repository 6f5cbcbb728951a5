import type {
  OperatorApplication,
  OperatorApplicationRow,
  OperatorSeller,
  WireApplication,
} from '@galleria/contract/merchant-entry'
import { requirements, type ReturnAddress } from '@galleria/contract/merchant-rules'
import { operationsFor } from '@galleria/kernel/flow'
import { toWireId } from '@galleria/kernel/id'
import { showEmail } from '#platform/show-email.ts'
import type { HistoryRow } from '#platform/transitions.ts'
import { documentUrl, fileUrl } from '#modules/files/index.ts'
import { applicationFlow } from './application.flow.ts'
import type { ApplicationDocument, ApplicationRow } from './application.types.ts'
import { sellerFlow } from './seller.flow.ts'
import type { SellerRow } from './seller.queries.ts'

type Reader = { readonly actor: 'applicant' | 'operator'; readonly isOwn: boolean }

const NOWHERE: ReturnAddress = {
  street: '',
  houseNo: '',
  detail: '',
  postalCode: '',
  city: '',
  province: '',
  country: '',
}

export function presentApplication(
  row: ApplicationRow,
  history: readonly HistoryRow[],
  reader: Reader,
): WireApplication {
  const {
    company,
    taxId,
    country,
    contactName,
    contactPhone,
    email,
    shopName,
    about,
    rejectReason,
    sellerId,
    status,
    version,
  } = row
  return {
    id: toWireId('application', row.id),
    status,
    version,
    company,
    taxId,
    country,
    contactName,
    contactPhone,
    email: showEmail(email),
    shopName,
    about,
    rejectReason,
    sellerId,
    returnAddress: { ...NOWHERE, ...row.returnAddress },
    agreed: requirements.filter((one) => row.agreed[one]),
    documents: row.documents.map(presentDocument),
    submittedAt: row.submittedAt?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    operationList: operationsOf(row, reader),
    progressList: presentProgress(history),
  }
}

function presentDocument({
  id,
  name,
  bytes,
  contentType,
}: ApplicationDocument): WireApplication['documents'][number] {
  const isPicture = contentType.startsWith('image/')
  return {
    id: toWireId('file', id),
    name,
    url: isPicture ? fileUrl(id) : documentUrl(id),
    bytes,
    isPicture,
  }
}

export function operationsOf(row: Pick<ApplicationRow, 'status'>, reader: Reader): string[] {
  return operationsFor(applicationFlow, {
    state: row.status,
    actor: reader.actor,
    facts: { isOwn: reader.isOwn },
  })
}

export function presentApplicationRow(row: ApplicationRow): OperatorApplicationRow {
  const { company, taxId, country, shopName, contactName, status } = row
  return {
    id: toWireId('application', row.id),
    status,
    company,
    taxId,
    country,
    shopName,
    contactName,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }
}

export function presentForOperator(
  row: ApplicationRow,
  about: {
    history: readonly HistoryRow[]
    sameTaxId: OperatorApplication['sameTaxId']
    isOwn: boolean
  },
): OperatorApplication {
  return {
    ...presentApplication(row, about.history, { actor: 'operator', isOwn: about.isOwn }),
    sameTaxId: about.sameTaxId,
    isOwn: about.isOwn,
    applicant: {
      nickname: row.applicant.nickname,
      email: showEmail(row.applicant.email),
      memberSince: new Date(row.applicant.createdAt).toISOString(),
    },
  }
}

export function presentSeller(
  row: SellerRow,
  about: {
    itemCount: number
    openOrders: number
    openReverses: number
    history: readonly HistoryRow[]
    isOwn: boolean
  },
): OperatorSeller {
  const { id, name, country, city, email, status, statusReason, shops } = row
  const { itemCount, openOrders, openReverses, isOwn } = about
  return {
    id,
    name,
    taxId: row.vatId,
    country,
    city,
    email: showEmail(email),
    status,
    statusReason,
    shops,
    itemCount,
    openOrders,
    openReverses,
    isOwn,
    operationList: sellersOperations(row, isOwn),
    progressList: presentProgress(about.history),
  }
}

export function sellersOperations(row: Pick<SellerRow, 'status'>, isOwn: boolean): string[] {
  return operationsFor(sellerFlow, { state: row.status, actor: 'operator', facts: { isOwn } })
}

function presentProgress(history: readonly HistoryRow[]): WireApplication['progressList'] {
  return history.map((row) => ({
    event: row.event,
    to: row.toState,
    actor: row.actor,
    at: row.at.toISOString(),
    reason: typeof row.facts?.['reason'] === 'string' ? row.facts['reason'] : '',
  }))
}
