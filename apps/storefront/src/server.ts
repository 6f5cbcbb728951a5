import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { setShop, type Visit } from './shop-context.ts'
import { textsFor } from './texts/texts.server.ts'

const handle = createRequestHandler(build as unknown as ServerBuild, import.meta.env.MODE)

/**
 * The storefront as one function: what the server that hosts it calls for every page, form and data
 * request.
 */
export function answer(request: Request, visit: Visit): Promise<Response> {
  const context = new RouterContextProvider()
  setShop(context, visit, textsFor(visit.language))
  return handle(request, context)
}
