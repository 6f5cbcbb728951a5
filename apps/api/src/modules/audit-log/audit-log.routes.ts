import { auditLogCalls } from '@galleria/contract/merchant-audit-log-calls'
import { bind, type Bound } from '#platform/bind.ts'
import { pageMallsLog, pageSellersLog } from './read-log.ts'

export const auditLogRoutes: readonly Bound[] = [
  bind(auditLogCalls.pageAuditLog, pageSellersLog),
  bind(auditLogCalls.pageMallAuditLog, pageMallsLog),
]
