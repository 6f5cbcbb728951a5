/**
 * The API page shows one part at a time: all calls together took it half a minute to draw.
 * `/docs/json` has them all, `/docs/json?part=…` those of one part.
 */

type Operation = {
  readonly security?: readonly Readonly<Record<string, unknown>>[]
  readonly [name: string]: unknown
}
export type Described = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly webhooks: unknown
  readonly components: {
    readonly schemas: Readonly<Record<string, unknown>>
    readonly securitySchemes: unknown
  }
  readonly [name: string]: unknown
}

type Part = {
  readonly key: string
  readonly name: string
  readonly has: (path: string, operation: Operation) => boolean
  readonly hasWebhooks?: true
}

const under =
  (...roots: readonly string[]) =>
  (path: string) =>
    roots.some((root) => path.startsWith(root))
const ofShops = under('/sapi/mall-merchant/', '/goods-table/', '/exports/', '/delivery-notes/')
const ofOrders = under(
  '/sapi/mall-merchant/order/',
  '/sapi/mall-merchant/orderView/',
  '/sapi/mall-merchant/reverseorder/',
  '/sapi/mall-merchant/invoice/',
  '/sapi/mall-merchant/export/',
  '/sapi/mall-merchant/figures/',
  '/exports/',
  '/delivery-notes/',
  '/invoices/',
  '/receipts/',
)
const ofPeople = under(
  ...['people', 'invitation', 'apply', 'staff', 'status', 'key', 'webhook', 'auditLog'].map(
    (room) => `/sapi/mall-merchant/${room}/`,
  ),
)
const forKeys: Part['has'] = (_, { security }) => (security ?? []).some((way) => 'key' in way)

/** What programs come for stands first and is shown when nothing was chosen. */
export const parts: readonly [Part, ...Part[]] = [
  {
    key: 'programs',
    name: 'A shop’s programs: orders',
    has: (path, one) => forKeys(path, one) && ofOrders(path),
    hasWebhooks: true,
  },
  {
    key: 'programs-goods',
    name: 'A shop’s programs: goods, offers and reviews',
    has: (path, one) => forKeys(path, one) && !ofOrders(path),
  },
  {
    key: 'shops',
    name: 'Back office of shops: orders',
    has: (path) => ofShops(path) && ofOrders(path),
  },
  {
    key: 'shops-goods',
    name: 'Back office of shops: goods, offers and reviews',
    has: (path) => ofShops(path) && !ofOrders(path) && !ofPeople(path),
  },
  {
    key: 'shops-people',
    name: 'Back office of shops: people, keys and webhooks',
    has: ofPeople,
  },
  { key: 'operators', name: 'Back office of the mall', has: under('/sapi/mall-operator/') },
  {
    key: 'goods',
    name: 'Goods, offers and coupons',
    has: under('/sapi/mall-item/', '/sapi/mall-marketing/'),
  },
  {
    key: 'orders',
    name: 'Basket, orders and payment',
    has: under(
      ...['/sapi/mall-order/', '/sapi/mall-pay/', '/api/payments/', '/api/tms/'],
      ...['/invoices/', '/receipts/'],
    ),
  },
  {
    key: 'after-sales',
    name: 'Applications, reviews, articles, addresses and files',
    has: under('/api/trantor/', '/sapi/mall-content/', '/files/', '/documents/'),
  },
  {
    key: 'people',
    name: 'Signing in and accounts',
    has: under('/auth/', '/sapi/mall-customer/', '/api/user/'),
  },
]

/** Those calls, and the replies that they name. An unknown part is all of it. */
export function takePart(all: Described, key: string | undefined): Described {
  const part = parts.find((one) => one.key === key)
  if (!part) return all
  const paths = Object.fromEntries(
    Object.entries(all.paths)
      .map(([path, operations]) => [path, keep(operations, (one) => part.has(path, one))] as const)
      .filter(([, operations]) => Object.keys(operations).length > 0),
  )
  const named = new Set([...JSON.stringify(paths).matchAll(REFERENCE)].map(([, name]) => name))
  const { schemas } = all.components
  return {
    ...all,
    paths,
    webhooks: part.hasWebhooks ? all.webhooks : {},
    components: {
      ...all.components,
      schemas: Object.fromEntries(Object.entries(schemas).filter(([name]) => named.has(name))),
    },
  }
}
const REFERENCE = /"#\/components\/schemas\/([^"]+)"/g

function keep<Value>(of: Readonly<Record<string, Value>>, isWanted: (value: Value) => boolean) {
  return Object.fromEntries(Object.entries(of).filter(([, value]) => isWanted(value)))
}
