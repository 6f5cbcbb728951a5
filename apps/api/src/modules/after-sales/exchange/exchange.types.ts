import type { VersionRow } from '#modules/catalog/index.ts'
import type { ReverseStatus } from '../reverse.flow.ts'
import type { Version } from '../reverse.types.ts'

/** What a request that was not taken back or refused says of a line's versions. */
export type Swap = {
  readonly lineId: string
  readonly status: ReverseStatus
  readonly isChangedToReturn: boolean
  /** Null: what was ordered. */
  readonly goodsSkuId: number | null
  readonly derivativeSkuId: number | null
  readonly derivative: Version | null
  /** Units that it has taken out of the line; and of an exchange those that came instead. */
  readonly takenQty: number
  readonly replacedQty: number
  /** What is left of what was paid for those; null of what came before that was written down. */
  readonly replacedPaid: number | null
  /** What was paid for them beside that; and what of such money goes back with the goods. */
  readonly surchargePaid: number
  readonly surchargeBack: number
  /** Money alone was asked for. */
  readonly isForMoney: boolean
}

/**
 * So many units of a line that their buyer holds, of one version; without `goods` it is what was
 * ordered.
 */
export type HeldVersion = {
  readonly skuId: number
  readonly goods?: Version | undefined
  readonly qty: number
  /** Of what came instead: so much is left of what was paid for so many units. */
  readonly paid?: Paid | undefined
  /** What is left of what was paid beside that for all of its units, because they cost more. */
  readonly surcharge?: number | undefined
}

/** In minor units, for all of these units. */
export type Paid = { readonly minor: number; readonly qty: number }

/** A version that may come instead, and what comes back or is to be paid beside it. */
export type Replacement = {
  readonly version: VersionRow
  readonly difference: number
  readonly surcharge: number
}
