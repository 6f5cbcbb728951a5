import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  parseSync,
  type ImportDeclaration,
  type Statement,
  type TSInterfaceDeclaration,
  type TSSignature,
  type TSType,
  type TSTypeName,
} from 'oxc-parser'
import { reach, refTo, type Description, type Schema } from './schema.ts'

/**
 * The things of Stripe that the mall reads, by what `object` says of them, and where the types of
 * Stripe's own library have them. Its OpenAPI document, from which they are generated, names the
 * same fields.
 */
const OBJECTS = {
  balance_transaction: ['BalanceTransactions', 'BalanceTransaction'],
  charge: ['Charges', 'Charge'],
  customer: ['Customers', 'Customer'],
  'deleted customer': ['Customers', 'DeletedCustomer'],
  dispute: ['Disputes', 'Dispute'],
  payment_intent: ['PaymentIntents', 'PaymentIntent'],
  payment_method: ['PaymentMethods', 'PaymentMethod'],
  refund: ['Refunds', 'Refund'],
  setup_intent: ['SetupIntents', 'SetupIntent'],
  webhook_endpoint: ['WebhookEndpoints', 'WebhookEndpoint'],
} as const

/** A scope of names: those of a file, or of a namespace within it. */
type Scope = {
  readonly name: string
  readonly file: string
  readonly parent: Scope | undefined
  readonly types: Map<string, Statement>
  readonly spaces: Map<string, Scope>
  readonly imports: Map<string, { readonly file: string; readonly name: string }>
}

export function readStripeTypes(folder: string, version: string): Description {
  const files = new Map<string, Scope>()
  const definitions = new Map<string, Schema>()
  const open = (file: string) => {
    const scope = files.get(file) ?? readFile(file)
    files.set(file, scope)
    return scope
  }
  const define = (name: string): Schema => definitions.get(name) ?? fail(`no type ${name}`)
  const reader = createReader(open, definitions)
  const operations = Object.fromEntries(
    Object.entries(OBJECTS).map(([object, [file, type]]) => [
      object,
      { '200': reader.named(open(join(folder, 'resources', `${file}.d.ts`)), [type]) },
    ]),
  )
  return {
    source: `stripe ${version} (MIT), its types`,
    operations,
    definitions: reach(operations, define),
  }
}

function fail(message: string): never {
  throw new Error(message)
}

function readFile(file: string): Scope {
  const { program, errors } = parseSync(file, readFileSync(file, 'utf8'))
  if (errors.length > 0) fail(`${file}: ${errors[0]?.message}`)
  return readScope('', file, undefined, program.body as Statement[])
}

function readScope(
  name: string,
  file: string,
  parent: Scope | undefined,
  body: readonly Statement[],
): Scope {
  const scope: Scope = {
    ...{ name, file, parent },
    types: new Map(),
    spaces: new Map(),
    imports: new Map(),
  }
  for (const one of body) {
    if (one.type === 'ImportDeclaration') noteImports(scope, one)
    const declared =
      one.type === 'ExportNamedDeclaration' ? (one.declaration as Statement | null) : one
    if (declared?.type === 'TSInterfaceDeclaration' || declared?.type === 'TSTypeAliasDeclaration')
      scope.types.set(declared.id.name, declared)
    if (declared?.type === 'TSModuleDeclaration' && declared.id.type === 'Identifier') {
      const inner = declared.id.name
      const block = declared.body as { readonly body: Statement[] } | null
      scope.spaces.set(inner, readScope(`${name}${inner}.`, file, scope, block?.body ?? []))
    }
  }
  return scope
}

function noteImports(scope: Scope, { source, specifiers }: ImportDeclaration): void {
  const file = join(dirname(scope.file), source.value.replace(/\.js$/, '.d.ts'))
  for (const one of specifiers) {
    const imported = one.type === 'ImportSpecifier' ? one.imported : undefined
    const name = imported?.type === 'Identifier' ? imported.name : ''
    scope.imports.set(one.local.name, { file, name })
  }
}

/** The scope that a name leads to, through imports and namespaces, and its last part there. */
function findType(
  open: (file: string) => Scope,
  scope: Scope,
  path: readonly string[],
): [Scope, string] {
  const [first = '', ...rest] = path
  for (let at: Scope | undefined = scope; at; at = at.parent) {
    const imported = at.imports.get(first)
    if (imported) return findType(open, open(imported.file), [imported.name, ...rest])
    if (rest.length === 0 && at.types.has(first)) return [at, first]
    const inner = at.spaces.get(first)
    if (rest.length > 0 && inner) return findType(open, inner, rest)
  }
  return fail(`${scope.file} knows no ${path.join('.')}`)
}

const KEYWORDS: Readonly<Record<string, Schema>> = {
  TSStringKeyword: { type: 'string' },
  TSNumberKeyword: { type: 'number' },
  TSBooleanKeyword: { type: 'boolean' },
  TSNullKeyword: { type: 'null' },
  TSAnyKeyword: {},
  TSUnknownKeyword: {},
}

function createReader(open: (file: string) => Scope, definitions: Map<string, Schema>) {
  const started = new Set<string>()

  /** A reference to what is defined by then, under its whole name. */
  function named(scope: Scope, path: readonly string[]): Schema {
    const [owner, type] = findType(open, scope, path)
    const name = `${owner.name}${type}`
    if (!started.has(name)) {
      started.add(name)
      const declared = owner.types.get(type)
      const inside = owner.spaces.get(type) ?? owner
      if (declared?.type === 'TSInterfaceDeclaration')
        definitions.set(name, ofInterface(inside, declared))
      if (declared?.type === 'TSTypeAliasDeclaration')
        definitions.set(name, of(inside, declared.typeAnnotation))
    }
    return refTo(name)
  }

  function ofInterface(scope: Scope, { body }: TSInterfaceDeclaration): Schema {
    return ofMembers(scope, body.body)
  }

  function ofMembers(scope: Scope, members: readonly TSSignature[]): Schema {
    const properties: Record<string, Schema> = {}
    const required: string[] = []
    let others: Schema | false = false
    for (const one of members) {
      if (one.type === 'TSIndexSignature') others = of(scope, one.typeAnnotation.typeAnnotation)
      if (one.type !== 'TSPropertySignature' || !one.typeAnnotation) continue
      // What must not be there, as `deleted` of what is not.
      if (one.typeAnnotation.typeAnnotation.type === 'TSVoidKeyword') continue
      const name = one.key.type === 'Identifier' ? one.key.name : textOf(one.key)
      properties[name] = of(scope, one.typeAnnotation.typeAnnotation)
      if (!one.optional) required.push(name)
    }
    return { type: 'object', properties, required, additionalProperties: others }
  }

  function of(scope: Scope, type: TSType): Schema {
    switch (type.type) {
      case 'TSLiteralType':
        return { const: (type.literal as { readonly value: unknown }).value }
      case 'TSArrayType':
        return { type: 'array', items: of(scope, type.elementType) }
      case 'TSTypeLiteral':
        return ofMembers(scope, type.members)
      case 'TSUnionType':
        return ofUnion(scope, type.types)
      case 'TSTypeReference':
        return ofReference(scope, pathOf(type.typeName), type.typeArguments?.params ?? [])
      default:
        return KEYWORDS[type.type] ?? fail(`${scope.file}: a ${type.type} is not known here`)
    }
  }

  /** Stripe may add words to each list, which `OtherString` stands for; ours are of today's. */
  function ofUnion(scope: Scope, types: readonly TSType[]): Schema {
    return joined(types.filter((one) => !isOtherString(one)).map((one) => of(scope, one)))
  }

  function ofReference(scope: Scope, path: readonly string[], params: readonly TSType[]): Schema {
    const [name = ''] = path
    const [first] = params
    if (name === 'Array' && first) return { type: 'array', items: of(scope, first) }
    if (name === 'ApiList' && first) return listOf(of(scope, first))
    if (name === 'Decimal') return { type: 'string' }
    if (name === 'Record') return { type: 'object' }
    // A thing within another is looked at by itself.
    if (isForeign(scope, path)) return { type: 'object' }
    return named(scope, path)
  }

  return { named }
}

function textOf(key: unknown): string {
  return String((key as { readonly value: unknown }).value)
}

function pathOf(name: TSTypeName): string[] {
  if (name.type === 'Identifier') return [name.name]
  if (name.type === 'TSQualifiedName') return [...pathOf(name.left), name.right.name]
  return fail('a type by `this` is not known here')
}

/** Of a file of its own: another thing of Stripe's. */
const isForeign = (scope: Scope, [name = '']: readonly string[]) => {
  const imported = fileScope(scope).imports.get(name)
  return imported !== undefined && !imported.file.endsWith('shared.d.ts')
}
const isOtherString = (type: TSType) =>
  type.type === 'TSTypeReference' && pathOf(type.typeName)[0] === 'OtherString'
const fileScope = (scope: Scope): Scope => (scope.parent ? fileScope(scope.parent) : scope)

const listOf = (items: Schema): Schema => ({
  type: 'object',
  properties: {
    object: { const: 'list' },
    data: { type: 'array', items },
    has_more: { type: 'boolean' },
    url: { type: 'string' },
  },
  required: ['object', 'data', 'has_more', 'url'],
  additionalProperties: false,
})

function joined(schemas: readonly Schema[]): Schema {
  const words = schemas.filter((one) => 'const' in one).map((one) => one['const'])
  const others = schemas.filter((one) => !('const' in one))
  const all = words.length > 0 ? [{ enum: words }, ...others] : others
  return all.length === 1 && all[0] ? all[0] : { anyOf: all }
}
