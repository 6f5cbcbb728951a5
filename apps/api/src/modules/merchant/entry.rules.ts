import type { WireMerchantStatus } from '@galleria/contract/merchant-entry'
import type { SellerStatus } from '@galleria/contract/merchant-rights'
import type { ApplicationStatus } from './application.flow.ts'

export type Entrant = {
  readonly isMember: boolean
  readonly isOperator: boolean
  readonly sellerStatus: SellerStatus | null
  /** Of the latest application. */ readonly applied: ApplicationStatus | null
}

const statuses = { ACTIVE: 'seller', FROZEN: 'frozen', CLEARED: 'clear' } as const

/**
 * Which way into the back office, or towards it, the top bar shows. Any state of an application but
 * AUDIT and PASS counts as still to apply.
 */
export function entryOf({
  isMember,
  isOperator,
  sellerStatus,
  applied,
}: Entrant): WireMerchantStatus {
  if (sellerStatus) {
    return {
      merchantStatus: statuses[sellerStatus],
      auditStatus: 'pass',
      isShow: isMember,
      isShowSettled: false,
      isShowBackground: isMember,
      label: sellerStatus === 'ACTIVE' ? 'backend' : 'limited',
      path: '/backoffice',
      isOperator,
    }
  }
  const auditStatus = applied === 'AUDIT' ? 'audit' : applied === 'PASS' ? 'pass' : 'apply'
  const common = { merchantStatus: 'none', auditStatus, isShow: isMember, isOperator } as const
  if (isOperator)
    return {
      ...common,
      isShowSettled: false,
      isShowBackground: isMember,
      label: 'backend',
      path: '/backoffice/operator/applications',
    }
  return {
    ...common,
    isShowSettled: isMember,
    isShowBackground: false,
    label: auditStatus === 'apply' ? 'settle' : 'audit',
    path: applied === null || applied === 'DRAFT' ? '/merchant/apply' : '/merchant/audit',
  }
}
