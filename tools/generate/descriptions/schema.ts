/** What of a JSON schema says a fact: no sentence of whoever published it is kept. */
export type Schema = { readonly [key: string]: unknown }

/**
 * What a provider publishes of its interface: each operation's answers by status (`2XX` and
 * `default` as OpenAPI has them), and what they are made of.
 */
export type Description = {
  readonly source: string
  readonly operations: Readonly<Record<string, Readonly<Record<string, Schema>>>>
  readonly definitions: Readonly<Record<string, Schema>>
}

export const refTo = (name: string): Schema => ({ $ref: `#/definitions/${name}` })

/** Every definition that is named from these, and what those name. */
export function reach(from: unknown, find: (name: string) => Schema): Record<string, Schema> {
  const found: Record<string, Schema> = {}
  const open = namesIn(from)
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found[name]) continue
    found[name] = find(name)
    open.push(...namesIn(found[name]))
  }
  return Object.fromEntries(Object.entries(found).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) =>
    key === '$ref' && typeof one === 'string' ? [one.slice('#/definitions/'.length)] : namesIn(one),
  )
}
