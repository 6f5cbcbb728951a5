import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { routesByAddress } from './route-subsets.ts'
import { keepShop, type Visit } from './shop-context.ts'
import { textsFor } from './texts.server.ts'

const handle = createRequestHandler(build as never, import.meta.env.MODE)
const handlers = new Map(
  [...routesByAddress(build.routes)].map(([address, ids]) => [
    address,
    createRequestHandler(withRoutes(ids) as never, import.meta.env.MODE),
  ]),
)

/** The storefront as one function: what the server that hosts it calls for every page, form and data request. A drawn page is in `html` of its answer (entry.server.tsx). */
export function answer(request: Request, visit: Visit): Promise<Response> {
  const context = new RouterContextProvider()
  keepShop(context, visit, textsFor(visit.language))
  return (handlers.get(pathOf(request.url)) ?? handle)(request, context)
}

/** The browser has the whole list from a file of its own (`routeDiscovery` is `initial`). */
function withRoutes(ids: readonly string[]) {
  const pick = <Value>(from: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(from).filter(([id]) => ids.includes(id)))
  return {
    ...build,
    routes: pick(build.routes),
    assets: { ...build.assets, routes: pick(build.assets.routes) },
  }
}

function pathOf(url: string): string {
  return url.slice(url.indexOf('/', url.indexOf('//') + 2)).split('?', 1)[0] as string
}
