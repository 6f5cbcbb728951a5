import * as z from 'zod'

type JsonSchema = Record<string, unknown> & {
  propertyNames?: { enum?: readonly string[] }
  additionalProperties?: unknown
  required?: readonly string[]
  properties?: Record<string, unknown>
}

/**
 * As JSON Schema 2020-12. An object that has exactly the names of a list says so by its properties,
 * as readers of schemas expect it.
 */
export function describeSchema(schema: unknown, io: 'input' | 'output'): unknown {
  const { $schema: _, ...rest } = z.toJSONSchema(schema as never, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => nameProperties(jsonSchema as JsonSchema),
  }) as Record<string, unknown>
  return rest
}

function nameProperties(schema: JsonSchema): void {
  const names = schema.propertyNames?.enum
  if (!names || !schema.required || schema.properties) return
  schema.properties = Object.fromEntries(names.map((name) => [name, schema.additionalProperties]))
  delete schema.propertyNames
  schema.additionalProperties = false
}
