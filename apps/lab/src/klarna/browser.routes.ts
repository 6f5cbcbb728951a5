import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { LabContext } from '../platform/context.ts'
import type { Html } from '../platform/page.ts'
import { authorize, finalize, scriptedChoice } from './authorize.ts'
import { renderDialog, renderFinalize, renderForm } from './dialog.page.ts'
import { requireSession } from './klarna.store.ts'
import { choices, type Choice } from './klarna.types.ts'

type BySession = { Params: { id: string } }

const script = (name: string) => readFileSync(new URL(`./browser/${name}`, import.meta.url), 'utf8')

/**
 * What the buyer's browser loads of Klarna: the script under its own path, the form and the dialog,
 * which are frames of Klarna's.
 */
export async function addBrowserRoutes(app: FastifyInstance, context: LabContext): Promise<void> {
  const library = script('api.js')
  const frame = script('frame.js')

  app.get('/kp/lib/v1/api.js', async (_request, reply) =>
    sendScript(reply, library.replace('{{KLARNA}}', `${context.url()}/klarna`)),
  )
  app.get('/frame.js', async (_request, reply) => sendScript(reply, frame))
  app.get('/badge.svg', async (_request, reply) =>
    reply
      .type('image/svg+xml')
      .send(
        '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="24"><rect width="64" height="24" rx="12" fill="#FFA8CD"/><text x="32" y="16" text-anchor="middle" font-family="sans-serif" font-size="12" font-weight="700" fill="#0B051D">Klarna.</text></svg>',
      ),
  )

  const pages = { form: renderForm, dialog: renderDialog, finalize: renderFinalize }
  for (const [step, render] of Object.entries(pages))
    app.get<BySession>(`/${step}/:id`, async ({ params }, reply) =>
      sendFrame(reply, render(requireSession(context.db, params.id))),
    )

  app.post<BySession & { Body: { choice: Choice } }>(
    '/dialog/:id',
    {
      schema: {
        body: { type: 'object', required: ['choice'], properties: { choice: { enum: choices } } },
      },
    },
    async ({ params, body }) => {
      const { outcome } = requireSession(context.db, params.id)
      return authorize(context, params.id, scriptedChoice(outcome) ?? body.choice)
    },
  )
  app.post<BySession>('/dialog/:id/finalize', async ({ params }) => finalize(context, params.id))
}

function sendScript(reply: FastifyReply, source: string): FastifyReply {
  return reply
    .type('text/javascript; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(source)
}

/** A page of its own script and nothing else, which any shop may frame. */
function sendFrame(reply: FastifyReply, { markup }: Html): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'",
    )
    .send(markup)
}
