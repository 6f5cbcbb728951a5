/**
 * Thirteen to nineteen figures that stand alone, with or without gaps between them. No card that
 * shops take begins with 0 or 1 (ISO/IEC 7812-1: tickets and airlines); moments in thousandths of a
 * second do, and stand in the tokens of wallets.
 */
const LIKE_ONE = /(?<![\w.-])[2-9](?:[ -]?\d){12,18}(?![\w.-])/g

/**
 * Whether a text holds what looks like the number of a card: its figures end in their own check
 * figure (ISO/IEC 7812-1, annex B).
 */
export function hasCardNumber(text: string): boolean {
  return (text.match(LIKE_ONE) ?? []).some((found) => endsInCheckFigure(found.replace(/\D/g, '')))
}

function endsInCheckFigure(figures: string): boolean {
  const sum = [...figures].reverse().reduce((total, figure, index) => {
    const value = Number(figure) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
