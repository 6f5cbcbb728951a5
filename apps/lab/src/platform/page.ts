import type { FastifyReply } from 'fastify'
import { pageStyle } from './page-style.ts'

/** Markup that is safe to send as it is. */
export type Html = { readonly markup: string }
type Part = string | number | Html | readonly Html[] | null | undefined | false

/**
 * Escapes every value that is not markup itself, so that no reference or subject can break a page.
 */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return { markup: texts.reduce((page, text, index) => page + renderPart(parts[index - 1]) + text) }
}

export function sendPage(reply: FastifyReply, body: Html): FastifyReply {
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:; frame-src 'self'; base-uri *",
    )
    .send(body.markup)
}

/** A page that runs scripts of this origin alone, and is shown inside a shop's page. */
export function sendFrame(reply: FastifyReply, page: Html): FastifyReply {
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .header(
      'content-security-policy',
      "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; img-src data:",
    )
    .send(page.markup)
}

export function renderPage(title: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <style>
          ${{ markup: pageStyle }}
        </style>
      </head>
      <body>
        ${content}
      </body>
    </html>`
}

function renderPart(part: Part): string {
  if (part === null || part === undefined || part === false) return ''
  if (typeof part === 'object')
    return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('')
  return String(part).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
