import type { FastifyInstance } from 'fastify'
import type { LabContext } from '../platform/context.ts'
import { Refusal } from '../platform/refusal.ts'
import { sendPage } from '../platform/page.ts'
import { renderInbox } from './inbox.page.ts'
import {
  emptyInbox,
  findAttachment,
  findMessage,
  listAttachments,
  listMessages,
  storeMail,
} from './inbox.store.ts'

const smsBody = {
  type: 'object',
  required: ['to', 'text'],
  properties: {
    to: { type: 'string', pattern: '^\\+?[\\d ()-]{5,24}$' },
    text: { type: 'string', minLength: 1, maxLength: 2000 },
  },
} as const

/** What mails and SMS arrived: as JSON for scripts, as a page for people. */
export async function addInboxRoutes(app: FastifyInstance, context: LabContext): Promise<void> {
  app.get<{ Querystring: { to?: string } }>('/inbox', async (request) => {
    const { to } = request.query
    return listMessages(context, to, to ? 5_000 : 100).map(
      ({ to, subject, text, html, links, codes, sentAt }) => ({
        to,
        subject,
        text,
        html,
        links,
        codes,
        sentAt,
      }),
    )
  })

  app.delete('/inbox', async (_request, reply) => {
    emptyInbox(context)
    return reply.code(204).send()
  })

  app.get<{ Querystring: { to?: string; id?: string } }>('/inbox/page', async (request, reply) => {
    const { to, id } = request.query
    const open = id ? findMessage(context, Number(id)) : undefined
    if (id && !open) throw new Refusal(404, 'message_not_found', 'This message is gone.')
    const attachments = open ? listAttachments(context, open.mailId) : []
    return sendPage(
      reply,
      renderInbox({ messages: listMessages(context, to, 100), to: to ?? '', open, attachments }),
    )
  })

  app.get<{ Params: { id: string } }>('/inbox/attachments/:id', async (request, reply) => {
    const attachment = findAttachment(context, Number(request.params.id))
    if (!attachment) throw new Refusal(404, 'attachment_not_found', 'This attachment is gone.')
    return reply
      .header('content-type', attachment.mime_type)
      .header(
        'content-disposition',
        `attachment; filename*=UTF-8''${encodeURIComponent(attachment.filename)}`,
      )
      .send(Buffer.from(attachment.content))
  })

  app.post<{ Body: { to: string; text: string } }>(
    '/sms/v1/messages',
    { schema: { body: smsBody } },
    async (request, reply) => {
      storeMail(context, {
        recipients: [request.body.to],
        subject: '',
        text: request.body.text,
        html: null,
        attachments: [],
      })
      return reply.code(201).send({ status: 'sent' })
    },
  )
}
