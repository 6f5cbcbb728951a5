import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { LabContext } from '../platform/context.ts'
import type { Stand } from '../stand.ts'
import { addHostedRoutes } from './hosted.routes.ts'
import { addMockpayRoutes } from './mockpay.routes.ts'
import { outcomes } from './mockpay.types.ts'
import { addPastRoutes } from './past.routes.ts'
import { failRefund, returnRefund } from './refund-payment.ts'
import { captureWhenDue, expirePayment, takeQueuedOutcome } from './take-outcome.ts'

/**
 * MOCKPAY, the demo mall's own provider. Payments, captures and refunds are documents: looked up by
 * few things and shown as they are.
 */
export const mockpay: Stand = {
  name: 'mockpay',
  tables: `
    create table if not exists payments (id text primary key, reference text not null, doc text not null) strict;
    create index if not exists payments_by_reference on payments (reference);
    create table if not exists captures (id text primary key, payment_id text not null, captured_at text not null, doc text not null) strict;
    create index if not exists captures_by_payment on captures (payment_id);
    create index if not exists captures_by_time on captures (captured_at);
    create table if not exists refunds (id text primary key, payment_id text not null, doc text not null) strict;
    create index if not exists refunds_by_payment on refunds (payment_id);
    create table if not exists idempotency_keys (
      call text not null, key text not null, body text not null, answer text not null, primary key (call, key)
    ) strict;
    update agenda set job = 'mockpay.' || job
      where job in ('take-outcome', 'capture', 'expire', 'fail-refund', 'return-refund');
  `,
  outcomes: { MOCKPAY: outcomes },
  async addRoutes(app: FastifyInstance, context: LabContext) {
    await app.register((scope) => addMockpayRoutes(scope, context), { prefix: '/v1' })
    await app.register((scope) => addHostedRoutes(scope, context))
    await app.register((scope) => addPastRoutes(scope, context), { prefix: '/test' })
  },
  jobs: {
    'take-outcome': takeQueuedOutcome,
    capture: captureWhenDue,
    expire: expirePayment,
    'fail-refund': failRefund,
    'return-refund': returnRefund,
  },
  /** One `v1` per key, current and previous, as providers do while a merchant changes keys. */
  sign({ webhookKeys }, { body, at }) {
    const signatures = webhookKeys.map(
      (key) => `v1=${createHmac('sha256', key).update(`${at}.${body}`).digest('hex')}`,
    )
    return { headers: { 'mockpay-signature': [`t=${at}`, ...signatures].join(',') } }
  },
}
