import type { WireExport } from '@galleria/contract/export'
import { EXPORT_DAYS } from '@galleria/contract/export-rules'
import { toWireId } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import type { ExportRow } from './exports.types.ts'

export function presentExport(row: ExportRow): WireExport {
  const { kind, format, fromDay, toDay } = row
  return {
    id: toWireId('export', row.id),
    kind,
    format,
    from: fromDay,
    to: toDay,
    status: row.status,
    rowCount: row.rowCount,
    fileSize: row.bytes,
    createdTime: row.createdAt.toISOString(),
    expirationTime: new Date(row.createdAt.getTime() + EXPORT_DAYS * DAY).toISOString(),
    file: row.status === 'READY' ? { name: nameOf(row), url: exportPath(row) } : null,
  }
}

/** `orders-2026-01-01-2026-03-31.csv` */
export function nameOf({ kind, format, fromDay, toDay }: ExportRow): string {
  return `${kind.toLowerCase()}-${fromDay}-${toDay}.${format.toLowerCase()}`
}

function exportPath({ id, format }: ExportRow): string {
  return `/exports/${toWireId('export', id)}.${format.toLowerCase()}`
}
