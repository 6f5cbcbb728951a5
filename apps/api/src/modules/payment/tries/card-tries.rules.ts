import { HOUR } from '@galleria/kernel/time'

/**
 * What of cards may be declined before no more of them are tried: whoever tests stolen cards hears
 * at each try whether one is good, and no shopper is declined so often. Decision 301 has the
 * reasons of the numbers.
 */
export const MOST = {
  /** All orders that were placed at once; another guest who pays them begins nothing anew. */
  contract: { declined: 10, tried: 10 },
  person: { declined: 20, tried: 20 },
  /**
   * Of all guests of one address: a class, an office, a mobile network. What is paid does not count
   * and what is under way counts only towards the second number, or the thirty-first of a class
   * that pays at the same time could not.
   */
  network: { declined: 30, tried: 60 },
  /** The same card, whoever tries it. */
  card: { declined: 5, tried: 5 },
} as const
export type Scope = keyof typeof MOST
/**
 * Members have so much more room in their network than its guests, so that guests who use it up do
 * not keep them out.
 */
const MEMBERS_ROOM = 1.5
/** The time that they are counted in. */
export const COUNTED_MS = HOUR
/**
 * So many cards may be declined while one is being added, which is what its page stays open for;
 * then it is begun anew, within what is left to its owner.
 */
export const MOST_OF_SETUP = 3

/** A try that was declined, or whose end is not known yet. */
export type CardTry = {
  readonly isDeclined: boolean
  readonly triedAt: Date
  readonly isOfContract: boolean
  readonly isOfPerson: boolean
  readonly isOfNetwork: boolean
  /** By which its card is told from others, where that is known. */
  readonly card: string | null
}

/** Which limit stands in the way of one more try, and for how long; the longest of several. */
export function findLimit(
  tries: readonly CardTry[],
  who: { readonly isMember: boolean; readonly cards: readonly string[]; readonly at: Date },
): { readonly scope: Scope; readonly waitMs: number } | undefined {
  const room = who.isMember ? MEMBERS_ROOM : 1
  const counted: readonly [Scope, readonly CardTry[], number][] = [
    ['contract', tries.filter((one) => one.isOfContract), 1],
    ['person', tries.filter((one) => one.isOfPerson), 1],
    ['network', tries.filter((one) => one.isOfNetwork), room],
    ...who.cards.map((card): [Scope, CardTry[], number] => [
      'card',
      tries.filter((one) => one.card === card),
      1,
    ]),
  ]
  return counted
    .map(([scope, all, times]) => ({ scope, waitMs: waitFor(scope, all, times, who.at) }))
    .filter(({ waitMs }) => waitMs > 0)
    .toSorted((a, b) => b.waitMs - a.waitMs)
    .at(0)
}

/**
 * Of a card that is typed in nobody knows before its provider has answered which one it is. So its
 * limit keeps those from trying any more who bring the same one again; who had it declined once
 * may pay by another.
 */
export function cardsBroughtAgain(tries: readonly CardTry[]): string[] {
  const own = tries.flatMap(({ isOfContract, isOfPerson, card }) =>
    card !== null && (isOfContract || isOfPerson) ? [card] : [],
  )
  return [...new Set(own.filter((card, at) => own.indexOf(card) !== at))]
}

function waitFor(scope: Scope, all: readonly CardTry[], room: number, at: Date): number {
  const { declined, tried } = MOST[scope]
  return Math.max(
    untilBelow(
      all.filter(({ isDeclined }) => isDeclined),
      declined * room,
      at,
    ),
    untilBelow(all, tried * room, at),
  )
}

/** Until so many of them are an hour old that fewer than `most` are left. */
function untilBelow(tries: readonly CardTry[], most: number, at: Date): number {
  const times = tries.map(({ triedAt }) => triedAt.getTime()).toSorted((a, b) => a - b)
  const last = times[times.length - most]
  return last === undefined ? 0 : last + COUNTED_MS - at.getTime()
}
