import type { WireAuditLine } from '@galleria/contract/merchant-audit-log-calls'
import type { AuditSubject } from '@galleria/contract/merchant-audit-log'
import { toWireId, type Id } from '@galleria/kernel/id'
import type { AuditChange } from '#platform/audit-log.ts'
import type { LineRow, Reader } from './audit-log.queries.ts'

/** A shop reads that the mall did something, not who of it nor from where. */
export function presentLine(row: LineRow, { sellerId }: Reader): WireAuditLine {
  const isMall = row.asWho === 'operator'
  const isHidden = isMall && sellerId !== null
  return {
    id: row.id,
    time: row.at.toISOString(),
    person: isHidden ? null : row.person,
    isMall,
    keyName: row.keyName,
    role: row.role,
    sellerName: sellerId === null ? row.sellerName : null,
    call: row.call,
    area: row.area,
    about: row.about && presentAbout(row.about, row.aboutId, row.aboutName),
    changeList: row.changes.list.map(presentChange),
    moreCount: row.changes.more,
    network: isHidden ? '' : (row.network ?? ''),
    userAgent: isHidden ? '' : (row.device ?? ''),
  }
}

function presentChange({ kind, id, name, field, of = '', from, to }: AuditChange) {
  return { about: kind ? presentAbout(kind, id ?? null, name ?? null) : null, field, of, from, to }
}

function presentAbout(kind: AuditSubject, id: string | null, name: string | null) {
  return { kind, id: wireIdOf(kind, id), name: name ?? '' }
}

function wireIdOf(kind: AuditSubject, id: string | null): string | null {
  if (id === null) return null
  if (kind === 'order') return toWireId('order', id as Id<'order'>)
  if (kind === 'reverse') return toWireId('reverse', id as Id<'reverse'>)
  return null
}
