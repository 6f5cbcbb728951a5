import type { Stand } from '../stand.ts'
import { outcomes, tables } from './braintree.store.ts'
import { addClientRoutes, addPanelRoutes, addServerRoutes } from './braintree.routes.ts'
import { addBrowserRoutes } from './browser.routes.ts'
import { failRefund, settle } from './charge.ts'
import { WEB } from './keys.ts'
import { addBankRoutes, addThreeDSecureRoutes } from './three-d-secure.routes.ts'

/** Braintree: cards in hosted fields become tokens, which the merchant charges. */
export const braintree: Stand = {
  name: 'braintree',
  tables,
  outcomes: { BRAINTREE: outcomes },
  async addRoutes(app, context) {
    await app.register((scope) => addServerRoutes(scope, context), {
      prefix: '/merchants/:merchant',
    })
    await app.register((scope) => addClientRoutes(scope, context), {
      prefix: '/merchants/:merchant/client_api/v1',
    })
    await app.register((scope) => addThreeDSecureRoutes(scope, context), {
      prefix: '/merchants/:merchant/client_api/v1',
    })
    await app.register((scope) => addBankRoutes(scope, context), { prefix: '/bank' })
    await app.register(addBrowserRoutes, { prefix: WEB })
    await app.register((scope) => addPanelRoutes(scope, context))
  },
  jobs: { settle, 'fail-refund': failRefund },
  // The signature is in the form, and knows no time.
  sign: () => ({ headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
}
