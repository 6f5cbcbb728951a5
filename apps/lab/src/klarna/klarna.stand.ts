import type { FastifyInstance } from 'fastify'
import type { LabContext } from '../platform/context.ts'
import type { Stand } from '../stand.ts'
import { addBrowserRoutes } from './browser.routes.ts'
import { addDisputeRoutes } from './dispute.routes.ts'
import { outcomes } from './klarna.types.ts'
import { addOrderRoutes } from './orders.routes.ts'
import { captureLate, decide } from './place-order.ts'
import { addSessionRoutes } from './sessions.routes.ts'
import { addSettlementRoutes } from './settlements.routes.ts'

/**
 * Klarna Payments, Order Management, Settlements and Disputes, as documented at docs.klarna.com. Klarna signs
 * nothing: a shop puts a secret of its own into the addresses that it wants to be called at.
 */
export const klarna: Stand = {
  name: 'klarna',
  tables: `
    create table if not exists klarna_sessions (id text primary key, token text, doc text not null) strict;
    create index if not exists klarna_sessions_by_token on klarna_sessions (token);
    create table if not exists klarna_orders (id text primary key, doc text not null) strict;
    create table if not exists klarna_keys (call text not null, key text not null, body text not null, answer text not null, primary key (call, key)) strict;
    create table if not exists klarna_movements (
      id integer primary key, order_id text not null, currency text not null, at text not null, payout text, doc text not null
    ) strict;
    create index if not exists klarna_movements_by_order on klarna_movements (order_id);
    create index if not exists klarna_movements_by_payout on klarna_movements (payout);
    create table if not exists klarna_disputes (id text primary key, order_id text not null, at text not null, doc text not null) strict;
    create table if not exists klarna_payouts (reference text primary key, currency text not null, at text not null) strict;
  `,
  outcomes: { KLARNA: outcomes },
  async addRoutes(app: FastifyInstance, context: LabContext) {
    await app.register((scope) => addSessionRoutes(scope, context), { prefix: '/payments/v1' })
    await app.register((scope) => addOrderRoutes(scope, context), { prefix: '/ordermanagement/v1' })
    await app.register((scope) => addSettlementRoutes(scope, context), {
      prefix: '/settlements/v1',
    })
    await app.register((scope) => addDisputeRoutes(scope, context), {
      prefix: '/v4/payment/disputes',
    })
    await app.register((scope) => addBrowserRoutes(scope, context))
  },
  jobs: { decide, 'capture-late': captureLate },
  sign: () => ({ headers: {} }),
}
