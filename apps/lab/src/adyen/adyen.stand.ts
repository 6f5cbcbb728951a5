import type { FastifyInstance } from 'fastify'
import type { LabContext } from '../platform/context.ts'
import type { Stand } from '../stand.ts'
import { tables } from './adyen.store.ts'
import { outcomes } from './adyen.types.ts'
import { addCheckoutRoutes } from './checkout.routes.ts'
import { chargeBack, takeLate, takeQueued } from './decide.ts'
import { addHostedRoutes } from './hosted.routes.ts'
import { failCapture, returnRefund, takeCancel, takeCapture, takeRefund } from './modify.ts'
import { takeQueuedLink } from './pay-link.ts'
import { addReportRoutes } from './report.routes.ts'
import { addShopperRoutes } from './shopper.routes.ts'

/** Adyen: Checkout v72, its pages and fields in the browser, its notifications and its report. */
export const adyen: Stand = {
  name: 'adyen',
  tables,
  outcomes: { ADYEN_PC: outcomes, ADYEN_LINK: outcomes },
  async addRoutes(app: FastifyInstance, context: LabContext) {
    await app.register((scope) => addCheckoutRoutes(scope, context), { prefix: '/v72' })
    await app.register((scope) => addShopperRoutes(scope, context), { prefix: '/checkoutshopper' })
    await app.register((scope) => addHostedRoutes(scope, context))
    await app.register((scope) => addReportRoutes(scope, context))
  },
  jobs: {
    'take-queued': takeQueued,
    'take-late': takeLate,
    'take-link': takeQueuedLink,
    refund: takeRefund,
    capture: takeCapture,
    cancel: takeCancel,
    'fail-capture': failCapture,
    'return-refund': returnRefund,
    chargeback: chargeBack,
  },
  /**
   * Each item carries its own signature, made when it was written; there is no moment in it that
   * could grow stale.
   */
  sign: () => ({ headers: {} }),
}
