/** Of a built route the router wants more; this is what tells where it stands. */
export type BuiltRoute = {
  readonly id: string
  readonly parentId?: string
  readonly path?: string
  readonly index?: boolean
}

/**
 * The router compares an address with every route, and makes objects of all of them, for each page that it draws. An address without parameters belongs to one
 * route whatever the others are, so it gets a list with that route and those around it: this tells the ids by address (`/buyer/orders`). All other addresses, and other spellings
 * of these, are for the whole list.
 */
export function routesByAddress(
  routes: Readonly<Record<string, BuiltRoute | undefined>>,
): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  const isParent = new Set(Object.values(routes).map((route) => route?.parentId))
  for (const route of Object.values(routes)) {
    if (!route || (isParent.has(route.id) && !route.index)) continue
    const chain: BuiltRoute[] = []
    for (
      let one: BuiltRoute | undefined = route;
      one;
      one = one.parentId === undefined ? undefined : routes[one.parentId]
    )
      chain.unshift(one)
    const address = `/${chain
      .map(({ path }) => path)
      .filter(Boolean)
      .join('/')}`
    if (!/[:*?]/.test(address))
      found.set(
        address,
        chain.map(({ id }) => id),
      )
  }
  return found
}
