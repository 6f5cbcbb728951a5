import type { HowToChange, PriceAnswer, PriceRowPlan } from '@galleria/contract/price-change-rules'
import type { Language, Site } from '@galleria/contract/storefronts'
import type { Id } from '@galleria/kernel/id'
import type { Currency } from '@galleria/kernel/money'
import type { GoodsFilter } from '#modules/goods/index.ts'
import type { PriceChangeState } from './price-change.flow.ts'

/**
 * Which goods: what the page of goods is filtered by, a category with all below it, and items that
 * were ticked.
 */
export type Chosen = GoodsFilter & {
  readonly categoryId: number | undefined
  readonly itemIds?: readonly number[] | undefined
}

export type PriceChange = {
  readonly id: Id<'priceChange'>
  readonly sellerId: number
  readonly userId: Id<'user'>
  readonly appliedBy: Id<'user'> | null
  readonly undoneBy: Id<'user'> | null
  /** What these three are called. */
  readonly person: string | null
  readonly appliedPerson: string | null
  readonly undonePerson: string | null
  readonly status: PriceChangeState
  readonly language: Language
  readonly chosen: Chosen
  readonly how: HowToChange
  readonly sites: readonly Site[]
  readonly isReduced: boolean
  readonly priceCount: number
  readonly stoppedBy: string | null
  readonly createdAt: Date
  readonly appliedAt: Date | null
  readonly undoneAt: Date | null
}

/** A price as it was looked at, in minor units, and what it would become. */
export type LookedPrice = {
  readonly rowNo: number
  readonly skuId: number
  readonly code: string
  readonly site: Site
  readonly currency: Currency
  readonly before: number
  /** Struck through beside it. */ readonly was: number | null
  readonly after: number
  readonly plan: PriceRowPlan
  readonly faults: readonly string[]
  readonly asks: readonly string[]
}

/** What was known of a price when it was looked at. */
export type KnownPrice = Pick<
  LookedPrice,
  'skuId' | 'code' | 'site' | 'currency' | 'before' | 'was'
> & {
  readonly isPriced: boolean
  readonly isCard: boolean
  /** Of the last 30 days; asked only where lower prices are announced. */ readonly lowest:
    | number
    | null
  /** Not sold there for 30 days. */ readonly isNew: boolean
  /** The highest price of its flash sales that run or are planned. */
  readonly flashSale: number | null
  readonly isPlanned: boolean
}

export type PriceEnd = {
  readonly rowNo: number
  readonly answer: PriceAnswer
  readonly why?: string
  readonly found?: number | null
}
