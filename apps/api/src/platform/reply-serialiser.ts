import serialiser from 'fast-json-stringify'
import * as z from 'zod'

type Serialise = (reply: unknown) => string

const compiled = new WeakMap<object, Serialise>()

/**
 * The compiled serialiser of a call's reply schema; of each schema there is one in a process,
 * however many servers it opens.
 */
export function serialiserOf(reply: object): Serialise {
  const known = compiled.get(reply)
  if (known) return known
  const { $schema: _, ...schema } = simplify(
    z.toJSONSchema(reply as never, { target: 'draft-7', io: 'output' }),
  ) as Record<string, unknown>
  const serialise: Serialise = serialiser(schema)
  compiled.set(reply, serialise)
  return serialise
}

/**
 * The same, compiled with the first reply: of some hundred calls a process answers a few in its
 * first minutes, and compiling all takes a third of a second.
 */
export function lateSerialiserOf(reply: object): Serialise {
  let serialise: Serialise | undefined
  return (value) => (serialise ??= serialiserOf(reply))(value)
}

/**
 * `X or null` in the form that the serialiser compiles; the other makes it ask a validator which of
 * the two each value is.
 */
function simplify(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema
  if (Array.isArray(schema)) return schema.map(simplify)
  const { anyOf, ...rest } = schema as { anyOf?: { type?: unknown }[] }
  const choices = anyOf?.filter((choice) => choice.type !== 'null')
  if (anyOf && choices?.length === 1 && anyOf.length === 2)
    return simplify({ ...choices[0], ...rest, nullable: true })
  return Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, simplify(part)]))
}
