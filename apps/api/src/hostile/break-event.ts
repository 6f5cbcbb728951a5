import type { Dice } from './dice.ts'
import { parse, textOf, type About, type Hook, type Posted, type Signature } from './hooks.ts'
import { malform } from './malform.ts'
import type { Sample, Slot } from './samples.ts'

/** An event of a provider, broken in some way, and whether it is still the provider who says it. */
type Broken = { readonly what: string; readonly posted: Posted; readonly isSigned: boolean }
type Scene = { readonly hook: Hook; readonly about: About; readonly now: Date; readonly dice: Dice }
type Break = (scene: Scene) => Broken

const soundOf = ({ hook, about, now }: Scene, at = now) => JSON.stringify(hook.event(about, at))
const malformed = ({ hook, about, now, dice }: Scene) =>
  malform(sampleOf(hook.event(about, now)), dice, {})

/** What is truly signed says nothing of money: it would be true. */
const harmless = (scene: Scene): Scene => ({ ...scene, about: { ...scene.about, isOpen: false } })

/** Its provider itself says something odd. */
const odd: Break = (scene) => {
  const { hook, now } = scene
  const { what, body } = malformed(harmless(scene))
  return { what, posted: hook.post(body, hook.sign(body, now, true)), isSigned: true }
}

const changed: Break = (scene) => {
  const { hook, now } = scene
  const sound = soundOf(harmless(scene))
  const signature = hook.sign(sound, now, true)
  const { what, body } = malformed(scene)
  // What is not signed may be changed, and what was changed may be as it was.
  const isSame =
    // Its own sign is another each time; and Stripe's library reads past a byte order mark.
    String(body).replace('\ufeff', '') === sound ||
    (hook.name !== 'paypal' && isEqual(signature, hook.sign(body, now, true)))
  return { what, posted: hook.post(body, signature), isSigned: hook.isBodyOpen === true || isSame }
}

const forged: Break = (scene) => {
  const { hook, now, dice } = scene
  const { what, body } = dice.hit(0.3)
    ? { what: 'nothing but its signature', body: soundOf(scene) }
    : malformed(scene)
  return { what, posted: hook.post(body, hook.sign(body, now, false)), isSigned: false }
}

const stale: Break = (scene) => {
  const { hook, now, dice } = scene
  const away = (hook.tooOldMs ?? 0) * dice.pick([-1, -1.5, -100, 1, 100])
  const at = new Date(now.getTime() + away)
  const body = soundOf(scene, at)
  return { what: `${away} ms`, posted: hook.post(body, hook.sign(body, at, true)), isSigned: false }
}

const badlySigned: Break = (scene) => {
  const { hook, now, dice } = scene
  const body = soundOf(harmless(scene))
  const signature = hook.sign(body, now, true)
  const { what, body: text } = malform(sampleOf(signature), dice, {})
  const given = parse(text)
  const fields = Object.keys(signature).flatMap((name) => {
    // What is no object any more stands in every field.
    const value = typeof given === 'object' && given !== null ? ownOf(given, name) : String(text)
    return value === undefined ? [] : [[name, textOf(value).slice(0, 10_000)] as const]
  })
  const broken: Signature = Object.fromEntries(fields)
  // With more around it, it is still the one: base64 is read past what is none.
  const isSigned = Object.entries(signature).every(([name, value]) => broken[name]?.includes(value))
  return { what, posted: hook.post(body, broken), isSigned }
}

const ownOf = (held: object, name: string): unknown =>
  Object.hasOwn(held, name) ? (held as Record<string, unknown>)[name] : undefined

const isEqual = (signature: Signature, other: Signature) =>
  Object.entries(signature).every(([name, value]) => other[name] === value)

/** The ways to break an event of a provider, by name; a signature without a time is never stale. */
export function breaksOf({ tooOldMs }: Hook): readonly (readonly [string, Break])[] {
  return [
    ['signed and odd', odd],
    ['changed since it was signed', changed],
    ['signed with a key that is none of ours', forged],
    ['badly signed', badlySigned],
    ...(tooOldMs === undefined ? [] : ([['signed at another time', stale]] as const)),
  ]
}

/** Slots of whatever an event is, so that each can be broken. */
function slotsOf(value: unknown, path: Slot['path'] = []): Slot[] {
  if (typeof value !== 'object' || value === null)
    return [{ path, kind: typeof value === 'number' ? 'number' : 'text' }]
  const inner = Object.entries(value).flatMap(([key, one]) =>
    slotsOf(one, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  return [{ path, kind: Array.isArray(value) ? 'array' : 'object' }, ...inner]
}
const sampleOf = (value: unknown): Sample => ({ value, slots: slotsOf(value) })
