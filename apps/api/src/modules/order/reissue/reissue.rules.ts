import { texts } from '@galleria/i18n'
import { pick } from '@galleria/kernel/pick'
import { fill } from '#platform/write-mail.ts'
import { stepsOf } from '#modules/catalog/selling/index.ts'
import { languageOf } from '../invoices/invoice-draft.rules.ts'
import type { ContractRow, LineSnapshot, OrderLineRow, OrderRow } from '../order.types.ts'

/** What a shop sends again of a line: whole units, a part in words, or both. */
export type ReissueLine = {
  readonly id: OrderLineRow['id']
  readonly qty?: number | undefined
  readonly part?: string | undefined
}

/** A line of the order, and of it so many steps or a part. */
export type FoundLine = { readonly line: OrderLineRow } & (
  | { readonly qty: number }
  | { readonly part: string }
)

/**
 * The lines of the order that are meant; undefined when one is none of it or says nothing, or when
 * more units are asked for than were bought and not cancelled. Throws where a measure has other
 * steps.
 */
export function findReissueLines(
  { lines }: Pick<OrderRow, 'lines'>,
  asked: readonly ReissueLine[],
): FoundLine[] | undefined {
  const found = asked.map(({ id, qty, part }): FoundLine[] => {
    const line = lines.find((one) => one.id === id)
    if (!line) return []
    return [
      ...(qty === undefined ? [] : [{ line, qty: stepsOf(qty, line.snapshot.measure) }]),
      ...(part === undefined ? [] : [{ line, part }]),
    ]
  })
  const isWithin = lines.every((line) => {
    const qty = found
      .flat()
      .reduce((sum, one) => sum + (one.line === line && 'qty' in one ? one.qty : 0), 0)
    return qty <= line.qty - line.canceledQty - line.openCancelQty
  })
  return isWithin && found.every((some) => some.length > 0) ? found.flat() : undefined
}

const looks = ['finish', 'size', 'picture', 'urlKey', 'suffix', 'itemId', 'freight'] as const

/**
 * What a line says of itself wherever it is listed: units as they were bought, a part by its words
 * and what it belongs to, in the language of who receives it.
 */
export function freezeReissued(
  one: FoundLine,
  { contract, shopName }: { readonly contract: ContractRow; readonly shopName: string },
): LineSnapshot {
  const { snapshot } = one.line
  const look = { ...pick(snapshot, looks), shopName }
  if ('qty' in one)
    return {
      ...look,
      name: snapshot.name,
      ...(snapshot.measure ? { measure: snapshot.measure } : {}),
    }
  const words = texts[languageOf(contract)].mails.reissued.part
  return { ...look, name: fill(words, { name: snapshot.name, part: one.part }), part: one.part }
}
