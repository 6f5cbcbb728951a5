import * as z from 'zod/mini'
import { fromWireId, prefixes, type Id, type IdKind } from '@galleria/kernel/id'
import { hasForbiddenSignsInText, stripInvisible } from './plain-text.ts'

/**
 * Shapes that every part of the wire shares. Times are UTC ISO 8601, amounts major units with at
 * most the currency's decimals.
 */

export const wireMoney = z.object({ value: z.number(), currency: z.string() })
export type WireMoney = z.output<typeof wireMoney>

/** A TypeID on the wire, the UUID inside. */
export function idOf<Kind extends IdKind>(kind: Kind) {
  return z
    .pipe(
      z.string().check(
        z.maxLength(40),
        z.refine((text: string) => fromWireId(kind, text) !== undefined, { error: 'id' }),
      ),
      z.transform((text: string) => fromWireId(kind, text) as Id<Kind>),
    )
    .check(z.meta({ examples: [`${prefixes[kind]}_01jd4vr6f5e7s8kq2m3n4p5q6r`] }))
}

/** A number with two decimals at most. */
export const hundredths = z.refine<number>(
  (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
  { error: 'decimals' },
)

export const smallId = z.int().check(z.minimum(1), z.maximum(2_000_000_000))
export const wireTime = z.string()

/**
 * Text a person typed: trimmed, bounded, without what nobody sees, and without signs of control and
 * direction.
 */
export function text(max: number, min = 0) {
  return z
    .string()
    .check(z.maxLength(max), z.overwrite(stripInvisible), z.trim(), z.minLength(min), noControls())
}
/** A name or a fact: on one line, whatever it was copied from. */
export function line(max: number, min = 0) {
  return text(max, min).check(z.overwrite((typed) => typed.replaceAll(/\s+/g, ' ')))
}
export function noControls() {
  return z.refine<string>((value) => !hasForbiddenSignsInText(value), { error: 'control' })
}

export const pageNo = z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1)
export function pageSize(standard: number, max = 100) {
  return z._default(z.int().check(z.minimum(1), z.maximum(max)), standard)
}

export function pageOf<Row extends z.ZodMiniType>(row: Row) {
  return z.object({ data: z.array(row), total: z.int() })
}

export const nothing = z.object({})
export const attribute = z.object({ attrKey: z.string(), attrVal: z.string() })
export const imageFile = z.object({ url: z.string().check(z.maxLength(300)) })
