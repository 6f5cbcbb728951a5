import { Writable } from 'node:stream'
import { I18nProvider } from '@lingui/react'
import { renderToPipeableStream } from 'react-dom/server'
import { isRouteErrorResponse, ServerRouter, type EntryContext, type HandleErrorFunction, type RouterContextProvider } from 'react-router'
import { isProblem } from '@galleria/contract/client'
import { keepIn } from './keep.server.tsx'
import { KeepContext } from './kept.tsx'
import { NonceContext } from './nonce.ts'
import { shopOf } from './shop-context.ts'

/** A page that takes longer than this is cut off, and what is still open on it is finished by the browser. */
const RENDER_MS = 8000

export default function render(request: Request, status: number, headers: Headers, routerContext: EntryContext, context: RouterContextProvider): Promise<Response> | Response {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { nonce, i18n } = shopOf(context)
  return new Promise((resolve, reject) => {
    const page = (
      <NonceContext value={nonce}>
        <KeepContext value={keepIn(i18n)}><I18nProvider i18n={i18n}><ServerRouter context={routerContext} url={request.url} nonce={nonce} /></I18nProvider></KeepContext>
      </NonceContext>
    )
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        clearTimeout(timer)
        pipe(collect((html) => resolve(Object.assign(new Response(html, { status, headers }), { html }))))
      },
      onShellError: reject,
      onError: (error) => { if (!request.signal.aborted) console.error(error) },
    })
    const timer = setTimeout(abort, RENDER_MS)
  })
}

/**
 * Loaders have answered before rendering begins, and the server compresses the whole: nothing would be gained by sending it in pieces. The bytes go
 * along on the answer as `html`, so that the host need not read them out of a stream and back into text.
 */
function collect(done: (html: Uint8Array<ArrayBuffer>) => void): Writable {
  const pieces: Uint8Array[] = []
  return new Writable({
    write(piece: Uint8Array, _encoding, next) { pieces.push(piece); next() },
    final(next) { done(Buffer.concat(pieces)); next() },
  })
}

/** Refusals and "not found" are answers, not faults; only what nobody expected is written to the log. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error) || (isProblem(error) && error.status < 500)) return
  console.error(error)
}
