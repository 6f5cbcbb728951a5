import type { WireItem } from '@galleria/contract/item'
import { formatQuantity } from '@galleria/ui/format'

/** What a shop says of an item where its category asks: words, or a number with its unit. */
export function attributeText(
  { text, number, unit }: WireItem['attributeList'][number],
  locale: string,
): string | null {
  return number === null ? text : formatQuantity(number, unit || undefined, locale)
}
