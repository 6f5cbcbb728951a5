import type { FastifyInstance } from 'fastify'
import type { LabContext } from '../platform/context.ts'
import type { Stand } from '../stand.ts'
import { outcomes } from './affirm.types.ts'
import { addBrowserRoutes } from './browser.routes.ts'
import { addTransactionRoutes } from './transactions.routes.ts'

/**
 * Affirm as documented at docs.affirm.com: its script and page, and the Transactions API. It calls
 * no shop.
 */
export const affirm: Stand = {
  name: 'affirm',
  tables: `
    create table if not exists affirm_checkouts (token text primary key, doc text not null) strict;
    create table if not exists affirm_transactions (id text primary key, checkout text not null unique, created text not null, doc text not null) strict;
    create table if not exists affirm_settlements (
      id text primary key, transaction_id text not null, event_id text not null, created text not null, doc text not null
    ) strict;
    create table if not exists affirm_keys (call text not null, key text not null, body text not null, answer text not null, primary key (call, key)) strict;
  `,
  outcomes: { AFFIRM_PC: outcomes },
  async addRoutes(app: FastifyInstance, context: LabContext) {
    await app.register((scope) => addTransactionRoutes(scope, context), { prefix: '/api/v1' })
    await app.register((scope) => addBrowserRoutes(scope, context))
  },
  jobs: {},
  sign: () => ({ headers: {} }),
}
