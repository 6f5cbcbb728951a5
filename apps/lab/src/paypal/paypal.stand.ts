import { randomUUID, sign } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import type { LabContext } from '../platform/context.ts'
import type { Stand } from '../stand.ts'
import { approveQueued, expireOrder } from './approve-order.ts'
import { addApproveRoutes } from './approve.routes.ts'
import { clearCapture } from './capture-order.ts'
import { signerOf } from './certificate.ts'
import { addApiRoutes, demoApp } from './paypal.routes.ts'
import { tables } from './paypal.store.ts'
import { outcomes } from './paypal.types.ts'
import { failRefund } from './refund-capture.ts'

/** PayPal: orders approved on its page and captured by the merchant. */
export const paypal: Stand = {
  name: 'paypal',
  tables,
  outcomes: { PAYPAL_PAY_PC: outcomes },
  async addRoutes(app: FastifyInstance, context: LabContext) {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => {
        done(null, Object.fromEntries(new URLSearchParams(String(body))))
      },
    )
    await app.register((scope) => addApiRoutes(scope, context))
    await app.register((scope) => addApproveRoutes(scope, context))
  },
  jobs: {
    approve: approveQueued,
    expire: expireOrder,
    clear: clearCapture,
    'fail-refund': failRefund,
  },
  /**
   * RSA over id, time, the listener's id and a checksum of the body; the certificate is named, not
   * sent.
   */
  sign(context, { body, at }) {
    const { name, key } = signerOf(context.db)
    const id = randomUUID()
    const time = new Date(at * 1000).toISOString().replace('.000Z', 'Z')
    const content = [id, time, demoApp.webhookId, crc32(body)].join('|')
    return {
      headers: {
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': sign('sha256', Buffer.from(content), key).toString('base64'),
        'paypal-cert-url': `${context.url()}/paypal/v1/notifications/certs/${name}`,
        'paypal-auth-algo': 'SHA256withRSA',
      },
    }
  },
}
