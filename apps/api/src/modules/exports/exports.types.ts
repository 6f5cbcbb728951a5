import type { ColumnName } from '@galleria/i18n'
import type { ExportFormat, ExportKind } from '@galleria/contract/export-rules'
import type { Id } from '@galleria/kernel/id'

export type ExportStatus = 'PREPARING' | 'READY' | 'FAILED'

export type ExportRow = {
  readonly id: Id<'export'>
  readonly sellerId: number
  readonly kind: ExportKind
  readonly format: ExportFormat
  readonly language: string
  readonly timeZone: string
  /** Calendar days (YYYY-MM-DD), both included. */
  readonly fromDay: string
  readonly toDay: string
  readonly status: ExportStatus
  readonly parts: number
  /** Where the next part begins; null at the beginning. */
  readonly place: Place | null
  readonly rowCount: number
  readonly bytes: number | null
  readonly createdAt: Date
}

/** Behind what was read last; of a table of sums, what they have come to as well. */
export type Place = {
  readonly after: readonly [string | number, string | number]
  readonly sums?: readonly Row[]
}

/**
 * An amount in minor units is a number in its row; it is written in major units of the row's
 * currency.
 */
export type Cell = string | number | null
export type Row = Readonly<Record<string, Cell>>

/**
 * `amount`: minor units of the row's `currency`. `number`: as it is. Anything else is text, never a
 * formula.
 */
export type Column = {
  readonly key: string
  readonly type: 'text' | 'number' | 'amount'
  readonly name: ColumnName
}

/**
 * What of the database one statement reads: some rows, and where to go on; no place when that was
 * all.
 */
export type Part = { readonly rows: readonly Row[]; readonly next: Place | null }
