import { text } from 'node:stream/consumers'
import { PassThrough } from 'node:stream'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import { isProblem } from '@galleria/contract/client'
import buyerStyle from './styles/buyer.css?inline'
import shopStyle from './styles/shop.css?inline'
import { deferScripts } from './machinery/late-scripts.ts'
import { DocumentContext } from './document-context.ts'
import { shopOf } from './shop-context.ts'

const styles = { shop: shopStyle, buyer: buyerStyle }
const UNAVAILABLE = 503

/** Loaders have answered before rendering begins, so a page is sent whole. */
export default async function render(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  const { nonce, i18n } = shopOf(context)
  const page = await renderWhole(
    <DocumentContext value={{ nonce, styles }}>
      <I18nProvider i18n={i18n}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </I18nProvider>
    </DocumentContext>,
    nonce,
  )
  const body = request.method === 'HEAD' ? null : deferScripts(page, nonce)
  return new Response(body, { status, headers })
}

function renderWhole(document: ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(document, {
      nonce,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
    })
  })
}

/**
 * "Not found" is an answer, and a mall that cannot be reached has its own page; whatever else
 * arrives here is answered 500, a refusal that no page expected as well, and written to the log.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  if (isProblem(error) && error.status === UNAVAILABLE) return
  shopOf(context).reportFailure(error)
}
