import type { Dice } from '../../hostile/dice.ts'
import type { TestMall } from '../../testing/open-test-mall.ts'
import type { Proxy } from '../../testing/provider-proxy.ts'
import type { Person } from './persons.ts'
import type * as rules from './predict.ts'
import type { Contract, Outcome, State } from './state.ts'

/**
 * One thing that somebody does. `predict` says what must come of it and changes the model; without
 * it the model only watches.
 */
export type Command = {
  readonly about: string
  run(): Promise<unknown>
  readonly predict?: (state: State) => Outcome
  /**
   * More than one transaction, with the provider in between: at the same time as others it may end
   * as no single order of them would.
   */
  readonly isWide?: boolean
  /** Harmless to repeat by nature: at the end it is said again. */
  readonly isRepeatable?: boolean
}

export type World = {
  readonly t: TestMall
  readonly proxy: Proxy
  readonly dice: Dice
  readonly buyers: readonly Person[]
  /** Buyers of sets, codes and goods for points, about whom nothing is foretold. */
  readonly others: readonly Person[]
  readonly merchants: readonly Person[]
  /** What the mall does itself. */
  readonly mall?: Mall
  /** So many contracts are followed; sixteen where nothing is said. */
  readonly followsNewest?: number
  /** The other versions of a sku. */
  readonly versions?: Readonly<Record<number, readonly number[]>>
  /** At most so many at once; four where nothing is said. */
  readonly atOnce?: number
  readonly quotes: (rules.Offer & { addressId: string | undefined; lineIds: string[] })[]
  readonly numbers: Set<string>
  /** The network is bad: until it is mended nobody can say what the provider has heard. */
  disturb(): void
  isDisturbed(): boolean
  /** All the mall does by itself, until nothing is left to do. */
  settle(): Promise<void>
  count: number
  /** A walk about one corner of the mall: nothing else is done. */
  readonly only?: readonly (readonly [Make, number])[]
  /** The contract that everybody is busy with, and for how many batches more. */
  followed: { contract: string; left: number }
}

export type Mall = {
  /** Who rules, and freezes and removes shops. */
  readonly operator: Person
  /** Who answers in the place of shops that were removed. */
  readonly deputy: Person
  /** The shop that is removed in the middle. */
  readonly leaving?: number
  /** A photo that a shop has just taken, or the mall in its place. */
  showPhoto(by: Person): Promise<string>
}

/**
 * A command that makes sense now, or undefined: the dice fall again. With a `focus` everybody wants
 * the same contract.
 */
export type Make = (world: World, state: State, focus: Contract | undefined) => Command | undefined
