import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { LabContext } from '../platform/context.ts'
import { html, renderPage, type Html } from '../platform/page.ts'
import { answerErrors } from './affirm-door.ts'
import { requireCheckout, saveCheckout } from './affirm.store.ts'
import type { Checkout, CheckoutObject } from './affirm.types.ts'
import { openCheckout } from './checkout.ts'

type ByToken = { Params: { token: string } }
const script = (name: string) => readFileSync(new URL(`./browser/${name}`, import.meta.url), 'utf8')

/**
 * What the buyer's browser loads of Affirm: its script, the call that opens a checkout, and its
 * page, which stands in a frame.
 */
export async function addBrowserRoutes(app: FastifyInstance, context: LabContext): Promise<void> {
  answerErrors(app)
  const library = script('affirm.js')
  const frame = script('frame.js')
  app.get('/js/v2/affirm.js', async (_request, reply) =>
    sendScript(reply, library.replace('{{AFFIRM}}', `${context.url()}/affirm`)),
  )
  app.get('/frame.js', async (_request, reply) => sendScript(reply, frame))

  // From the shop's page.
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.includes('/api/v2/'))
      reply
        .header('access-control-allow-origin', '*')
        .header('access-control-allow-headers', 'content-type')
  })
  app.options('/api/v2/checkout/', async (_request, reply) => reply.code(204).send())
  app.post<{ Body: CheckoutObject }>('/api/v2/checkout/', async ({ body }) => {
    const { token } = openCheckout(context, body)
    return { checkout_id: token, redirect_url: `${context.url()}/affirm/checkout/${token}` }
  })

  app.get<ByToken>('/checkout/:token', async ({ params }, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'",
      )
      .send(renderCheckout(requireCheckout(context.db, params.token)).markup),
  )
  app.post<ByToken>('/checkout/:token/confirm', async ({ params }) => {
    const checkout = requireCheckout(context.db, params.token)
    saveCheckout(context.db, { ...checkout, isConfirmed: true })
    return { checkout_token: checkout.token }
  })
}

function sendScript(reply: FastifyReply, source: string): FastifyReply {
  return reply
    .type('text/javascript; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(source)
}

function renderCheckout({ token, object, outcome }: Checkout): Html {
  const show = (minor: number) =>
    new Intl.NumberFormat('en-GB', { style: 'currency', currency: object.currency }).format(
      minor / 100,
    )
  return renderPage(
    'Affirm',
    html`<main class="tight" data-token="${token}" data-scripted="${outcome ?? ''}">
      <div class="top">
        <h1>Affirm</h1>
        <span class="chip">Test provider, no real money</span>
      </div>
      <section class="card">
        <p class="amount">${show(object.total)}</p>
        <dl class="facts">
          ${object.items.map(
            (item) =>
              html`<dt>${item.qty} × ${item.display_name}</dt>
                <dd>${show(item.unit_price * item.qty)}</dd>`,
          )}
        </dl>
        <p>Four payments, one every two weeks.</p>
      </section>
      <button type="button" class="primary" data-choice="confirm">Confirm the loan</button>
      <button type="button" data-choice="cancel">Cancel and return</button>
      <button type="button" class="plain" data-choice="close">Close</button>
      <script src="/affirm/frame.js"></script>
    </main>`,
  )
}
