import type { FastifyReply } from 'fastify'
import type { Language } from '@galleria/contract/storefronts'
import { texts } from '@galleria/i18n'
import { html } from './html.ts'

/**
 * One sentence and the way home, for a person whose request never reaches the storefront: an
 * address that no router can read, a mall that is busy. It needs neither scripts nor data.
 */
export function sendPlainPage(
  reply: FastifyReply,
  language: Language,
  { status, sentence }: { readonly status: number; readonly sentence: string },
): FastifyReply {
  return reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', POLICY)
    .header('cache-control', 'private, no-store')
    .send(
      html`<!doctype html>
        <html lang="${language}">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width" />
            <meta name="robots" content="noindex" />
            <title>Galleria</title>
            <style>
              ${STYLE}
            </style>
          </head>
          <body>
            <main>
              <h1>${sentence}</h1>
              <p><a href="/">Galleria</a></p>
            </main>
          </body>
        </html>`.html,
    )
}

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const STYLE = `:root{color-scheme:light dark}
body{font:1rem/1.5 system-ui,sans-serif;margin:0}
main{max-width:44rem;margin:0 auto;padding:6rem 1.25rem;text-align:center}
a{display:inline-block;padding:.75rem 1rem}`

/** For an address that no router can read. */
export function sendNoSuchPage(
  reply: FastifyReply,
  language: Language,
  status: 400 | 404,
): FastifyReply {
  return sendPlainPage(reply, language, {
    status,
    sentence: texts[language].refusals.not_found,
  })
}
