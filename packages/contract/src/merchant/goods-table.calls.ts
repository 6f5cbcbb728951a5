import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { idOf, pageNo, pageOf, pageSize, wireTime } from '../wire.ts'
import {
  decimalSigns,
  importModes,
  importStatuses,
  isTableField,
  MOST_IMPORT_COLUMNS,
  rowAnswers,
  rowPlans,
  separators,
  type TableField,
} from './goods-table-rules.ts'

/** One of `tableFields`, or of what a category asks. */
const field = z.string().check(
  z.maxLength(60),
  z.refine((name) => isTableField(name), { error: 'invalid' }),
) as unknown as z.ZodMiniType<TableField, TableField>
const count = z.int()

const goodsImport = z.object({
  id: z.string(),
  fileName: z.string(),
  status: z.enum(importStatuses),
  /** What stopped it, in the reader's language. */ sentence: z.nullable(z.string()),
  separator: z.enum(separators),
  decimalSign: z.enum(decimalSigns),
  columnList: z.array(
    z.object({
      heading: z.string(),
      /** Cells of its first rows. */ sampleList: z.array(z.string()),
      /** Null: not read. */ field: z.nullable(field),
    }),
  ),
  /** Rows that were read so far, and what they would do. */
  rowCount: count,
  planCount: z.record(z.enum(rowPlans), count),
  /** Of them those that are asked about twice. */ askCount: count,
  /** What became of rows. */
  answerCount: z.record(z.enum(rowAnswers), count),
  mode: z.nullable(z.enum(importModes)),
  person: z.string(),
  createdTime: wireTime,
  /** Until when it waits, or can be looked at. */ expirationTime: wireTime,
  /** The rows that were not taken over, as a table to mend. */
  errorsUrl: z.nullable(z.string()),
})
export type WireGoodsImport = z.output<typeof goodsImport>

const change = z.object({
  field,
  before: z.nullable(z.string()),
  after: z.string(),
})
const remark = z.object({
  /** Null: about the whole row. */ field: z.nullable(field),
  heading: z.nullable(z.string()),
  sentence: z.string(),
})

const importRow = z.object({
  rowNo: count,
  skuCode: z.string(),
  plan: z.enum(rowPlans),
  answer: z.nullable(z.enum(rowAnswers)),
  changeList: z.array(change),
  /** What speaks against it, in the reader's language. */ errorList: z.array(remark),
  /** What is asked about twice. */ askList: z.array(remark),
})
export type WireImportRow = z.output<typeof importRow>

const which = { id: idOf('goodsImport') }

/**
 * Goods from a table: sent in, looked at, and taken over row by row. The table itself comes as a
 * form (`IMPORT_PATH`).
 */
export const goodsTableCalls = {
  listImports: defineCall({
    call: 'POST /sapi/mall-merchant/goodsTable/list',
    who: 'merchant',
    right: 'query',
    writes: false,
    about: 'The tables that were sent in within the last days, the newest first; at most twenty.',
    body: z.object({}),
    reply: z.array(goodsImport),
    refusals: [],
  }),
  importDetail: defineCall({
    call: 'POST /sapi/mall-merchant/goodsTable/detail',
    who: 'merchant',
    right: 'query',
    writes: false,
    about: 'A table that was sent in: its columns, and how far it is.',
    body: z.object(which),
    reply: goodsImport,
    refusals: ['import.not_found'],
  }),
  checkImport: defineCall({
    call: 'POST /sapi/mall-merchant/goodsTable/check',
    who: 'merchant',
    right: 'write',
    writes: 'goods',
    about:
      'Reads all rows of a table and tells what each would do, and what is wrong with it; nothing changes. Can be asked again with other columns.',
    body: z.object({
      ...which,
      separator: z.enum(separators),
      decimalSign: z.enum(decimalSigns),
      /** One for each column; null is not read. */
      fieldList: z.array(z.nullable(field)).check(z.maxLength(MOST_IMPORT_COLUMNS)),
    }),
    reply: goodsImport,
    refusals: ['import.not_found', 'import.state', 'import.columns'],
  }),
  importRows: defineCall({
    call: 'POST /sapi/mall-merchant/goodsTable/rows',
    who: 'merchant',
    right: 'query',
    writes: false,
    about: 'A page of rows as they stand in the table, all or those of one kind.',
    body: z.object({
      ...which,
      view: z._default(
        z.enum(['ALL', ...rowPlans, 'ASK', 'DONE', 'CONFLICT', 'REFUSED', 'LEFT']),
        'ALL',
      ),
      pageNo,
      pageSize: pageSize(50),
    }),
    reply: pageOf(importRow),
    refusals: ['import.not_found'],
  }),
  runImport: defineCall({
    call: 'POST /sapi/mall-merchant/goodsTable/run',
    who: 'merchant',
    right: 'write',
    writes: 'goods',
    about:
      'Takes the rows over that were looked at: all of them or none, or those that can be. A row that somebody has changed since is told and left.',
    body: z.object({
      ...which,
      mode: z.enum(importModes),
      /** What is asked about twice is meant; else those rows are left. */ isSure: z.boolean(),
    }),
    reply: goodsImport,
    refusals: ['import.not_found', 'import.state', 'import.not_all', 'import.too_many_at_once'],
  }),
  discardImport: defineCall({
    call: 'POST /sapi/mall-merchant/goodsTable/discard',
    who: 'merchant',
    right: 'write',
    writes: 'goods',
    about: 'Throws a table away that is not being taken over.',
    body: z.object(which),
    reply: goodsImport,
    refusals: ['import.not_found', 'import.state'],
  }),
}
