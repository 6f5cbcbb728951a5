import {
  attributeFields,
  isAttributeField,
  type AttributeField,
  type DecimalSign,
  type Separator,
} from '@galleria/contract/goods-table-rules'
import type { Language } from '@galleria/contract/storefronts'
import { finishNames } from '@galleria/i18n'
import { inUnits } from '@galleria/kernel/measure'
import type { Db } from '#platform/db.ts'
import { csvLines, safeCell } from '#platform/csv.ts'
import { attributeOf, optionCell, type TableAttribute } from './attributes.rules.ts'
import { writeNumber } from './cells.rules.ts'
import { headingOf, writtenColumns } from './columns.ts'
import { itemFacts, versionFacts } from './known-facts.rules.ts'
import type { Facts } from './goods-table.types.ts'
import {
  findRoomNames,
  findTableAttributes,
  readVersions,
  type Behind,
  type KnownVersion,
} from './known.queries.ts'

export type TableStyle = {
  readonly language: Language
  readonly separator: Separator
  readonly decimalSign: DecimalSign
  /** The mark by which Excel knows UTF-8. */ readonly hasMark: boolean
}
const AT_ONCE = 500

/** The goods of a seller as a table, one row per version, as long as somebody reads it. */
export async function* writeGoods(
  db: Db,
  sellerId: number,
  style: TableStyle,
): AsyncGenerator<string> {
  const rooms = new Map((await findRoomNames(db)).map((room) => [room.key, room.byLanguage]))
  const attributes = await findTableAttributes(db, sellerId)
  yield headingLine(style, attributes)
  let behind: Behind | undefined
  for (;;) {
    const versions = await readVersions(db, sellerId, behind, AT_ONCE)
    if (versions.length > 0)
      yield csvLines(
        versions.map((version) => rowOf(version, style, rooms, attributes)),
        style.separator,
      )
    behind = versions.at(-1)
    if (versions.length < AT_ONCE) return
  }
}

/** Its headings alone: a table to fill in. */
export function headingLine(
  { language, separator, hasMark }: TableStyle,
  attributes: readonly TableAttribute[],
): string {
  const headings = columnsOf(attributes).map((column) => headingOf(column, language, attributes))
  return `${hasMark ? '\uFEFF' : ''}${csvLines([headings], separator)}`
}

const columnsOf = (attributes: readonly TableAttribute[]) => [
  ...writtenColumns,
  ...attributes.flatMap(attributeFields),
]

function attributeCell(
  field: AttributeField,
  facts: Facts,
  attributes: readonly TableAttribute[],
  language: Language,
): string | number {
  const fact = facts[field] ?? ''
  const attribute = attributeOf(field, attributes)
  return attribute?.kind === 'choice' && fact !== ''
    ? optionCell(String(fact), attribute, language)
    : fact
}

function rowOf(
  version: KnownVersion,
  { language, decimalSign }: TableStyle,
  rooms: ReadonlyMap<string, Record<string, string>>,
  attributes: readonly TableAttribute[],
): string[] {
  const {
    category = '',
    finish = '',
    ...facts
  } = { ...itemFacts(version), ...versionFacts(version) }
  const inHouse = (steps: number) => inUnits(steps, version.measure)
  const cells: Readonly<Record<string, string | number>> = {
    ...facts,
    shop: version.shopName,
    state: version.isHeldBack ? 'HELD_BACK' : version.status,
    category: rooms.get(String(category))?.[language] ?? category,
    finish: finishNames[finish]?.[language] ?? finish,
    stockSeen: inHouse(version.onHand),
    held: inHouse(version.held),
    free: inHouse(version.onHand - version.held),
  }
  return columnsOf(attributes).map((column) => {
    const cell = isAttributeField(column)
      ? attributeCell(column, facts, attributes, language)
      : (cells[column] ?? '')
    return typeof cell === 'number' ? writeNumber(cell, decimalSign) : safeCell(cell)
  })
}
