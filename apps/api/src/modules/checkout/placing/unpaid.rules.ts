import { refuse } from '@galleria/contract/refusals'
import type { Refusal } from '@galleria/kernel/refusal'

/**
 * What may be ordered and not paid at a time. An unpaid order costs its buyer nothing and takes
 * goods from everybody else for half an hour (or for a day, while a bank decides), so one person
 * and one network get a part of the mall, never the mall. Decision 064 has the reasons of the
 * numbers.
 */
export const LIMITS = {
  person: {
    /**
     * Contracts, whatever number of shops they are about. Who compares leaves two or three open;
     * list and payment page stay readable up to here.
     */
    contracts: 8,
    /**
     * Pieces in all of them: an office for sixty. With more, the whole mall was held by one guest.
     */
    units: 300,
    /**
     * So many pieces of one version anybody may hold, however few there are: a dining room, and 4
     * of the last 5 chairs.
     */
    few: 8,
    /** Of more than a few, this part of what is for sale. */
    share: 0.5,
    /**
     * Contracts within an hour, paid or not: placing and cancelling again and again is no way
     * around.
     */
    perHour: 60,
  },
  /** Guests of one address: a class, an office, a mobile network. */
  network: { contracts: 60, units: 900, few: 12, share: 0.5, perHour: 1000 },
  /**
   * Members have so much more room in their network than its guests, so that guests who fill it up
   * do not keep them out.
   */
  membersRoom: 1.5,
} as const
const HOUR_S = 3600

/** What somebody, or a network, has ordered and not paid, with what is being ordered now. */
export type Held = {
  readonly contracts: number
  readonly units: number
  /** Contracts placed within the last hour, and how many seconds ago the first of them was. */
  readonly placed: number
  readonly firstAgo: number
}
export type HeldSku = {
  readonly skuId: number
  /** What is being ordered now, and what is for sale besides. */
  readonly asked: number
  readonly available: number
  /** Unpaid pieces, with what is being ordered now. */
  readonly own: number
  readonly near: number
}
export type Unpaid = {
  readonly own: Held
  readonly near: Held
  readonly skus: readonly HeldSku[]
}

/**
 * Why one more order is too much, or undefined. What is sold out is left to the shelf, which says
 * so.
 */
export function findTooMuch(unpaid: Unpaid, isMember: boolean): Refusal | undefined {
  const { person, network } = LIMITS
  const { own, near } = unpaid
  const skus = unpaid.skus.filter(({ asked, available }) => asked <= available)
  const room = isMember ? LIMITS.membersRoom : 1
  if (own.placed > person.perHour) return refuse('429', { retryAfter: HOUR_S - own.firstAgo })
  if (own.contracts > person.contracts) return refuse('unpaid.orders', { most: person.contracts })
  if (own.units > person.units) return refuse('unpaid.units', { most: person.units })
  for (const { skuId, asked, available, own: held } of skus) {
    const most = partOf(available - asked + held, person)
    if (held > most) return refuse('unpaid.share', { skuId, most })
  }
  if (near.placed > network.perHour * room)
    return refuse('429', { retryAfter: HOUR_S - near.firstAgo })
  const isFull =
    near.contracts > network.contracts * room ||
    near.units > network.units * room ||
    skus.some(
      ({ asked, available, near: held }) => held > partOf(available - asked + held, network, room),
    )
  return isFull ? refuse('unpaid.network') : undefined
}

/**
 * The most pieces of one version, of those that would be for sale if nothing of it were held here.
 */
function partOf(all: number, { few, share }: { few: number; share: number }, room = 1): number {
  return Math.max(few, Math.floor(all * share * room))
}
