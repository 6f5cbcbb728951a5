import type { ReplyOf } from '@galleria/contract/client'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'
import type { AuditSearch } from './audit-search.ts'

export type AuditPage = ReplyOf<'POST /sapi/mall-merchant/auditLog/page'>
export type AuditLine = AuditPage['data'][number]
/** Whose log is read: that of the own shop, or of the people of the mall. */
export type AuditDesk = 'merchant' | 'operator'

export function auditLogQuery(desk: AuditDesk, { area, personId, before }: AuditSearch) {
  const asked = {
    ...(area ? { area } : {}),
    ...(personId ? { personId } : {}),
    ...(before ? { before } : {}),
  }
  return queryOptions({
    queryKey: ['audit-log', desk, asked],
    queryFn: () =>
      desk === 'merchant'
        ? mall('POST /sapi/mall-merchant/auditLog/page', asked)
        : mall('POST /sapi/mall-operator/auditLog/page', asked),
    placeholderData: keepPreviousData,
  })
}
