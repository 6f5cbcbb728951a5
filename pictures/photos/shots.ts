import { readdirSync } from 'node:fs'
import { models, type CategoryKey, type Finish, type Model } from '../../apps/demo/src/models.ts'
import { madeFolder } from '../manifest.ts'

/**
 * What a customer photographed: which of our pictures of the goods stands in which kind of home.
 */
export type Shot = {
  name: string
  model: Model
  finish: Finish
  source: string
  /**
   * On the floor before a wall, on a table top, on the wall, hanging, or so near that only floor is
   * seen behind.
   */
  place: 'floor' | 'table' | 'wall' | 'ceiling' | 'near'
  /** So much of the goods fills the frame; over 1 cuts it off. */
  fill: number
}

const onTables = new Set(['lamp-desk-arm', 'lamp-globe', 'lamp-mushroom', 'standing-converter'])
const light = new Set<CategoryKey>(['lamps'])

/**
 * Every model whole in its first finish; those we have close-ups of from four sides, the others in
 * their second finish as well.
 */
export function plannedShots(): Shot[] {
  const made = new Set(readdirSync(madeFolder))
  return models.flatMap((model) => {
    const [first, second] = model.finishes as readonly [Finish, Finish]
    const shot = (
      finish: Finish,
      kind: string,
      source: string,
      place: Shot['place'],
      fill: number,
    ): Shot => ({
      name: `${model.key}--${finish}--${kind}`,
      model,
      finish,
      source: `${model.key}--${source}.webp`,
      place,
      fill,
    })
    const place = placeOf(model)
    const whole = light.has(model.category) ? 0.74 : 0.9
    if (!made.has(`${model.key}--detail.webp`))
      return [
        shot(first, 'room', first, place, whole),
        shot(second, 'room', second, place, whole * 0.94),
      ]
    return [
      shot(first, 'room', first, place, whole),
      shot(first, 'angle', 'second', place === 'wall' ? 'wall' : place, whole * 0.92),
      shot(first, 'detail', 'detail', 'near', 1.04),
      shot(first, 'close', first, place, 1.45),
    ]
  })
}

function placeOf({ key }: Model): Shot['place'] {
  if (key === 'lamp-pendant') return 'ceiling'
  if (key === 'shelf-wall') return 'wall'
  return onTables.has(key) ? 'table' : 'floor'
}
