import { TEST_EVENT, webhookEvents } from '@galleria/contract/merchant-webhook-rules'

/** What the mall sends to the addresses of a shop. */
export function describeWebhooks(): Record<string, unknown> {
  const header = (name: string, description: string) => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  })
  return Object.fromEntries(
    [...webhookEvents, TEST_EVENT].map((type) => [
      type,
      {
        post: {
          operationId: type,
          tags: ['webhooks'],
          summary: `To the addresses that a shop has chosen for \`${type}\`.`,
          description:
            'By the Standard Webhooks scheme. Answer with any 2xx within eight seconds; anything else is tried again for about a day. It may come twice, under one `webhook-id`.',
          security: [],
          parameters: [
            header('webhook-id', 'The same for each try: whoever has seen it drops it.'),
            header('webhook-timestamp', 'Seconds since 1970.'),
            header(
              'webhook-signature',
              '`v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`; two with a space between while a secret is changed.',
            ),
          ],
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['type', 'timestamp', 'data'],
                  properties: {
                    type: { const: type },
                    timestamp: { type: 'string', format: 'date-time' },
                    data: dataOf(type),
                  },
                },
              },
            },
          },
          responses: { '2XX': { description: 'Accepted' } },
        },
      },
    ]),
  )
}

function dataOf(type: string): unknown {
  const text = { type: 'string' }
  const names = type.startsWith('after_sales.')
    ? ['id', 'tradeOrderId', 'status']
    : type === TEST_EVENT
      ? ['id']
      : ['id', 'status']
  return {
    type: 'object',
    required: names,
    properties: Object.fromEntries(names.map((name) => [name, text])),
  }
}
