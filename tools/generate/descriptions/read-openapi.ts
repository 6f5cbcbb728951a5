import { reach, refTo, type Description, type Schema } from './schema.ts'

type Node = { readonly [key: string]: unknown }
type Answer = { readonly content?: { readonly [media: string]: { readonly schema?: Node } } }
type Operation = { readonly responses: { readonly [status: string]: Answer & Node } }
export type OpenApi = {
  readonly info: { readonly title: string; readonly version: string }
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } }
  readonly components: {
    readonly schemas: { readonly [name: string]: Node }
    readonly responses?: { readonly [name: string]: Answer }
  }
}

const FACTS = [
  ...['type', 'enum', 'const', 'format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum'],
] as const
/**
 * Of these only that they are texts: sentences, which are nobody's to rely on, and moments that
 * PayPal's report writes as its examples do (`+0000`) and not as its pattern.
 */
const TEXTS = new Set([
  ...['message', 'description'],
  ...['transaction_initiation_date', 'transaction_updated_date'],
])
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

/** The answers of the operations whose path begins as one of `paths`, with nothing but facts. */
export function readOpenApi(
  document: OpenApi,
  {
    licence,
    prefix,
    paths,
  }: { readonly licence: string; readonly prefix: string; readonly paths: readonly string[] },
): Description {
  const { info, components } = document
  const operations: Record<string, Record<string, Schema>> = {}
  for (const [path, methods] of Object.entries(document.paths))
    for (const method of METHODS) {
      const operation = methods[method]
      if (!operation || !paths.some((one) => path === one || path.startsWith(`${one}/`))) continue
      const answers = Object.entries(operation.responses).flatMap(([status, answer]) => {
        const schema = schemaOf(answer, components.responses)
        return schema ? [[status, factsOf(schema, components.schemas)] as const] : []
      })
      operations[`${method.toUpperCase()} ${prefix}${path}`] = Object.fromEntries(answers)
    }
  return {
    source: `${info.title} ${info.version} (${licence})`,
    operations,
    definitions: reach(operations, (name) =>
      factsOf(components.schemas[name] ?? {}, components.schemas),
    ),
  }
}

function schemaOf(
  answer: Answer & Node,
  responses: OpenApi['components']['responses'],
): Node | undefined {
  const { $ref } = answer
  const whole = typeof $ref === 'string' ? responses?.[lastOf($ref)] : answer
  return whole?.content?.['application/json']?.schema
}

const lastOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1)

/** A schema without its words; parts that are to be all true become one, which can be closed. */
function factsOf(node: Node, all: OpenApi['components']['schemas']): Schema {
  if (typeof node['$ref'] === 'string') return orNull(refTo(lastOf(node['$ref'])), node)
  if (Array.isArray(node['allOf'])) {
    const { allOf, ...own } = node
    return factsOf([own, ...(allOf as Node[])].map((one) => resolve(one, all)).reduce(merge), all)
  }
  const either = (node['oneOf'] ?? node['anyOf']) as Node[] | undefined
  // What PayPal calls one of several overlaps at its edges, so that `oneOf` would refuse its own.
  if (either && !node['properties'])
    return orNull({ anyOf: either.map((one) => factsOf(one, all)) }, node)
  const facts: Record<string, unknown> = {}
  for (const fact of FACTS) if (node[fact] !== undefined) facts[fact] = node[fact]
  // One carrier of parcels stands twice in PayPal's list of them.
  if (Array.isArray(node['enum'])) facts['enum'] = [...new Set(node['enum'])]
  if (node['items']) facts['items'] = factsOf(node['items'] as Node, all)
  const properties = node['properties'] as Record<string, Node> | undefined
  if (properties) {
    facts['type'] ??= 'object'
    facts['properties'] = Object.fromEntries(
      Object.entries(properties).map(([name, one]) => [
        name,
        TEXTS.has(name) ? { type: 'string' } : factsOf(one, all),
      ]),
    )
    if (Array.isArray(node['required']))
      facts['required'] = node['required'].filter((name) => properties[String(name)])
  }
  const others = node['additionalProperties']
  if (typeof others === 'object' && others !== null)
    facts['additionalProperties'] = factsOf(others as Node, all)
  else if (properties) facts['additionalProperties'] = false
  return orNull(facts, node)
}

const orNull = (schema: Schema, { nullable }: Node): Schema =>
  nullable === true ? { anyOf: [schema, { type: 'null' }] } : schema

function resolve(node: Node, all: OpenApi['components']['schemas']): Node {
  const whole = typeof node['$ref'] === 'string' ? (all[lastOf(node['$ref'])] ?? {}) : node
  if (!Array.isArray(whole['allOf'])) return whole
  const { allOf, ...own } = whole
  return [own, ...(allOf as Node[])].map((one) => resolve(one, all)).reduce(merge)
}

function merge(a: Node, b: Node): Node {
  return {
    ...a,
    ...b,
    properties: { ...(a['properties'] as object), ...(b['properties'] as object) },
    required: [...((a['required'] as string[]) ?? []), ...((b['required'] as string[]) ?? [])],
  }
}
