import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { html, renderPage, sendFrame } from '../platform/page.ts'
import { Refusal } from '../platform/refusal.ts'

const files: Readonly<Record<string, string>> = Object.fromEntries(
  ['client', 'hosted-fields', 'field', 'three-d-secure', 'bank'].map((name) => [
    `${name}.min.js`,
    readFileSync(new URL(`./browser/${name}.js`, import.meta.url), 'utf8'),
  ]),
)

/**
 * What js.braintreegateway.com and assets.braintreegateway.com serve: scripts, and the frame of a
 * field.
 */
export async function addBrowserRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { file: string } }>('/js/:file', async (request, reply) => {
    const script = files[request.params.file]
    if (script === undefined) throw new Refusal(404, 'not_found', 'There is no such script.')
    return reply
      .header('content-type', 'text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(script)
  })
  app.get('/html/hosted-fields-frame.min.html', (_request, reply) =>
    sendFrame(
      reply,
      renderPage(
        'Secure Credit Card Frame',
        html`<style>
            html,
            body {
              background: transparent;
              height: 100%;
            }
            input {
              width: 100%;
              height: 100%;
              min-height: 0;
              border: 0;
              padding: 0 12px;
              background: transparent;
              border-radius: 0;
            }
            input:focus-visible {
              outline: none;
            }
            input[aria-invalid='true'] {
              color: var(--refuse);
            }
            form {
              height: 100%;
            }
          </style>
          <main style="height:100%"></main>
          <script src="../js/field.min.js"></script>`,
      ),
    ),
  )
}
