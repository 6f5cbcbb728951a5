import { I18nProvider } from '@lingui/react'
import { renderToString } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import { isProblem } from '@galleria/contract/client'
import buyerStyle from './buyer.css?inline'
import shopStyle from './shop.css?inline'
import { NonceContext } from './nonce.ts'
import { shopOf } from './shop-context.ts'
import { STYLE_MARKS } from './style-marks.ts'

/**
 * Loaders have answered before rendering begins, so there is nothing to wait for and nothing to send in pieces: the page is drawn in one go, as text.
 * It goes along on the answer as `html`, so that the host need not read it out of a stream.
 */
export default async function render(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { nonce, i18n } = shopOf(context)
  const { serverHandoffStream, ...handoff } = routerContext
  const page = renderToString(
    <NonceContext value={nonce}>
      <I18nProvider i18n={i18n}>
        <ServerRouter context={handoff} url={request.url} nonce={nonce} />
      </I18nProvider>
    </NonceContext>,
  )
  const data = serverHandoffStream ? dataScript(await readAll(serverHandoffStream), nonce) : ''
  return Object.assign(new Response(null, { status, headers }), {
    html: toPieces(page.slice(0, -END.length), data + END),
  })
}

const END = '</body></html>'

/** The stylesheet as a piece of its own: the host keeps it compressed. Nothing that a person wrote can look like the element. */
function toPieces(page: string, end: string): (string | { readonly fixed: string })[] {
  const at = page.indexOf('>', page.indexOf('<style id="style"')) + 1
  const found = STYLES.find(({ mark }) => page.startsWith(mark, at))
  return found
    ? [DOCTYPE + page.slice(0, at), found.style, page.slice(at + found.mark.length), end]
    : [DOCTYPE, page, end]
}
const DOCTYPE = '<!DOCTYPE html>'
const STYLES = [
  { mark: STYLE_MARKS.shop, style: { fixed: shopStyle } },
  { mark: STYLE_MARKS.buyer, style: { fixed: buyerStyle } },
]

/**
 * What loaders answered, for the browser's router: the same script that `ServerRouter` writes when it has the stream. It would wait for the stream within a
 * `Suspense`, which takes the streaming renderer: with it an order list took nearly twice as long.
 */
function dataScript(data: string, nonce: string): string {
  const text = JSON.stringify(data).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return `<script nonce="${nonce}">window.__reactRouterContext.streamController.enqueue(${text});window.__reactRouterContext.streamController.close();</script>`
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  const reader = stream.getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    text += decoder.decode(value, { stream: true })
  }
}

/** Refusals and "not found" are answers, not faults; only what nobody expected is written to the log. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (
    request.signal.aborted ||
    isRouteErrorResponse(error) ||
    (isProblem(error) && error.status < 500)
  )
    return
  console.error(error)
}
