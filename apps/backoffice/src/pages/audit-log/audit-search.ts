import { auditAreas, type AuditArea } from '@galleria/contract/merchant-audit-log'

/** What of a log is shown, as its address says it. */
export type AuditSearch = {
  readonly area: AuditArea | undefined
  readonly personId: string | undefined
  /** Lines before this one. */
  readonly before: number | undefined
}

export function readAuditSearch(params: URLSearchParams): AuditSearch {
  const before = Number(params.get('before'))
  const personId = params.get('person')
  return {
    area: auditAreas.find((area) => area === params.get('area')),
    personId: personId && /^usr_[a-z0-9]{1,36}$/.test(personId) ? personId : undefined,
    before: Number.isSafeInteger(before) && before > 0 ? before : undefined,
  }
}

export function auditAddress(path: string, { area, personId, before }: AuditSearch): string {
  const params = new URLSearchParams()
  if (area) params.set('area', area)
  if (personId) params.set('person', personId)
  if (before) params.set('before', String(before))
  return `${path}${params.size > 0 ? `?${params}` : ''}`
}
