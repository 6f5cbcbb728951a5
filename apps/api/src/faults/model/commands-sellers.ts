import type { ArgumentOf } from '@galleria/contract/client'
import { merchantOf } from './choices.ts'
import type { Person } from './persons.ts'
import { changeSeller, isGone, type Answerer } from './predict-sellers.ts'
import type { Reverse, State } from './state.ts'
import type { Make, World } from './world.ts'

/** What a shop says about a request, and the mall in the place of one that was removed. */
const answers = [
  'approve',
  'reject',
  'offer',
  'waivereturn',
  'label',
  'pass',
  'refuse',
  'refundinstead',
] as const
type Answer = (typeof answers)[number]

type Speaker = {
  readonly who: Person
  readonly by: Answerer
  /** As the walk calls it. */
  readonly name: string
  readonly say: <Name extends Answer>(
    name: Name,
    body: ArgumentOf<`POST /sapi/mall-merchant/reverseorder/${Name}`>,
  ) => Promise<unknown>
}

/** Mostly who answers for its seller; now and then somebody else tries. */
export function speakerFor(world: World, state: State, { shop }: Reverse): Speaker {
  const { dice, mall } = world
  if (mall && dice.hit(isGone(state, shop) ? 0.9 : 0.03)) {
    const { deputy } = mall
    return {
      who: deputy,
      by: 'mall',
      name: deputy.name,
      say: (name, body) =>
        deputy.call(`POST /sapi/mall-operator/closedShop/${name}`, {
          ...body,
          why: 'Its shop is gone.',
        } as never),
    }
  }
  const who = merchantOf(world, shop)
  return {
    who,
    by: who.shops,
    name: who.name,
    say: (name, body) => who.call(`POST /sapi/mall-merchant/reverseorder/${name}`, body as never),
  }
}

/** Enough is open that somebody has to go on with it. */
const MANY = 2

/** The shop that a walk does without is frozen, comes back, and is removed in the middle. */
const changeShop: Make = ({ dice, mall }, state) => {
  if (!mall?.leaving) return undefined
  const shop = mall.leaving
  const isOpen = ({ shop: of, status }: Reverse) =>
    of === shop && !['REVERSE_DONE', 'REVERSE_CANCELED'].includes(status)
  const mayLeave = state.reverses.filter(isOpen).length >= MANY
  const move = mayLeave && dice.hit(0.4) ? 'clear' : dice.pick(['freeze', 'unfreeze'] as const)
  return {
    about: `the mall does ${move} shop ${shop}`,
    run: () =>
      mall.operator.call(`POST /sapi/mall-operator/seller/${move}`, {
        id: shop,
        reason: 'Struck off.',
      }),
    predict: (model) => changeSeller(model, shop, move),
  }
}

/** How often it is tried. */
export const aboutSellers: readonly (readonly [Make, number])[] = [[changeShop, 6]]
