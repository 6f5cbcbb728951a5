import type {
  DecimalSign,
  ImportMode,
  ImportStatus,
  RowAnswer,
  RowPlan,
  Separator,
  TableField,
} from '@galleria/contract/goods-table-rules'
import type { Language } from '@galleria/contract/storefronts'
import type { Id } from '@galleria/kernel/id'

/**
 * What cells say, or what is known, in one vocabulary: numbers in units and major units, choices by
 * their keys, lines of details joined.
 */
export type Facts = Partial<Record<TableField, string | number>>

/** What is wrong with a row, or asked about twice. Without a field it is about the whole row. */
export type Remark = {
  readonly field?: TableField
  /** Of a refusal's or a field's sentence, with its facts. */
  readonly code: string
  readonly facts?: Readonly<Record<string, string | number>>
}
export type Change = {
  readonly field: TableField
  readonly before: string | null
  readonly after: string
}

/** What a row does, apart from what the use cases find out by themselves. */
export type Work = {
  /** Of an item that is not there yet. */
  readonly begin?: { readonly shopId: number; readonly requestKey: string; readonly facts: Facts }
  /** Of one that is there: which, and as it was looked at. */
  readonly item?: { readonly id: number; readonly version: number; readonly facts: Facts }
  /** `isNew`: with everything that is said of it. */
  readonly version?: { readonly isNew: boolean; readonly facts: Facts }
  /** Of a version that is there, against the prices that were seen. */
  readonly prices?: readonly {
    readonly site: string
    readonly amount: number
    readonly seenAmount: number | null
    readonly isReduced: boolean
  }[]
  readonly stock?: { readonly countedQty: number; readonly seenQty: number }
}

export type PlannedRow = {
  readonly rowNo: number
  readonly code: string
  readonly cells: readonly string[]
  readonly plan: RowPlan
  readonly work: Work | null
  readonly changes: readonly Change[]
  readonly faults: readonly Remark[]
  readonly asks: readonly Remark[]
  readonly itemKey: string | null
  readonly skuId: number | null
}
export type ImportedRow = PlannedRow & { readonly answer: RowAnswer | null }

export type ImportColumn = {
  readonly heading: string
  readonly samples: readonly string[]
  readonly field: TableField | null
}
export type ImportRow = {
  readonly id: Id<'goodsImport'>
  readonly sellerId: number
  readonly userId: Id<'user'>
  readonly person: string
  readonly fileName: string
  readonly status: ImportStatus
  readonly isHere: boolean
  readonly language: Language
  readonly encoding: string
  readonly separator: Separator
  readonly decimalSign: DecimalSign
  readonly columns: readonly ImportColumn[]
  readonly rowCount: number
  readonly attempt: number
  readonly mode: ImportMode | null
  readonly stoppedBy: {
    readonly code: string
    readonly facts?: Readonly<Record<string, unknown>>
  } | null
  readonly createdAt: Date
}
