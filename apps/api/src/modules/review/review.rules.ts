import type { Id } from '@galleria/kernel/id'
import { stripSigns } from '@galleria/contract/plain-text'
import type { OrderRow } from '#modules/order/index.ts'

type Line = OrderRow['lines'][number]

/**
 * Where a review is written: a set as one, at its main item; the goods of a set are reviewed with
 * it.
 */
export function findReviewable(
  order: Pick<OrderRow, 'lines'>,
  id: Id<'orderLine'>,
): Line | undefined {
  return order.lines.find(({ id: own, snapshot: { set } }) =>
    set ? set.position === 1 && set.id === id : own === id,
  )
}

/**
 * How an author is called in public: the first name and one letter of the last, as a paying
 * customer gave them; never more.
 */
export function publicName(
  person: { firstName: string; lastName: string },
  nickname: string,
): string {
  const first = shorten(person.firstName)
  const initial = [...person.lastName.trim()][0]
  if (!first) return shorten(nickname) || '–'
  return initial ? `${first} ${initial.toUpperCase()}.` : first
}

const LONGEST_NAME = 24
function shorten(name: string): string {
  const letters = [...stripSigns(name).trim()]
  return letters.length > LONGEST_NAME
    ? `${letters.slice(0, LONGEST_NAME - 1).join('')}…`
    : letters.join('')
}
