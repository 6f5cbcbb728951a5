import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { addThirdRoutes, createAccountRoutes, openVisit } from '#modules/account/index.ts'
import {
  addReceiptRoutes,
  afterSalesRoutes,
  countOpenReverses,
  isProofFor,
  isProofForMall,
  isShownGoods,
  isShownToMall,
} from '#modules/after-sales/index.ts'
import {
  createAddressRoutes,
  createEmbeddedPlaces,
  createMapsPlaces,
  type Places,
} from '#modules/address/index.ts'
import { promotionRoutes } from '#modules/promotion/index.ts'
import { restockRoutes } from '#modules/restock/index.ts'
import { serviceRoutes } from '#modules/service/index.ts'
import { groupBuyRoutes } from '#modules/group-buy/index.ts'
import { campaignRoutes } from '#modules/campaign/index.ts'
import { cartRoutes } from '#modules/cart/index.ts'
import { catalogFigures, catalogRoutes } from '#modules/catalog/index.ts'
import { countListed, hideItems, showItems } from '#modules/catalog/stock/index.ts'
import { createCheckoutRoutes, deskFor } from '#modules/checkout/index.ts'
import { contentRoutes } from '#modules/content/index.ts'
import { figuresRoutes } from '#modules/figures/index.ts'
import { goodsRoutes } from '#modules/goods/index.ts'
import { priceChangeRoutes } from '#modules/price-changes/index.ts'
import { addGoodsTableRoutes, goodsTableRoutes } from '#modules/goods-table/index.ts'
import { carrierRoutes } from '#modules/shipping/index.ts'
import { taxRoutes } from '#modules/tax/index.ts'
import { createMembershipRoutes } from '#modules/membership/index.ts'
import { mallSearchRoutes } from '#modules/mall-search/index.ts'
import { auditLogRoutes } from '#modules/audit-log/index.ts'
import { addExportRoutes, exportRoutes } from '#modules/exports/index.ts'
import {
  addDocumentRoutes,
  addFileRoutes,
  createScanner,
  attachAvatar,
  isReviewPicture,
} from '#modules/files/index.ts'
import { addInvoiceRoutes } from '#modules/invoice/index.ts'
import { leavingRoutes } from '#modules/leaving/index.ts'
import {
  createFindSignedIn,
  createMerchantRoutes,
  findSellerOf,
  isSentDocument,
  needsSecondFactor,
  keyFinder,
} from '#modules/merchant/index.ts'
import {
  countOpenOrders,
  createOrderRoutes,
  findOrderCodes,
  orderFigures,
} from '#modules/order/index.ts'
import { addDeliveryNoteRoutes } from '#modules/order/desk/index.ts'
import { isShownInMessage } from '#modules/order/messages/index.ts'
import {
  createPayPageRoutes,
  listKnownScripts,
  watchPayPages,
  type OwnPages,
} from '#modules/payment/pay-page/index.ts'
import { createPaymentRoutes, findSiteOfPayment, paymentFigures } from '#modules/payment/index.ts'
import {
  addWebhookRoutes,
  pageSourcesOf,
  type PaymentSetup,
  type Providers,
} from '#modules/payment/providers/index.ts'
import { findReviews, reviewRoutes } from '#modules/review/index.ts'
import { tellMoves, webhookRoutes } from '#modules/webhooks/index.ts'
import { withdrawalRoutes } from '#modules/withdrawal/index.ts'
import { auditFigures } from '#platform/audit-figures.ts'
import { hostBackoffice } from '#platform/backoffice.ts'
import type { Bound } from '#platform/bind.ts'
import type { Clock } from '#platform/clock.ts'
import { openDatabase, type Database } from '#platform/db.ts'
import type { Env } from '#platform/env.ts'
import type { Figures } from '#platform/figures.ts'
import { openLocalFiles, type FileStore } from '#platform/files.ts'
import { createGate, type Gate } from '#platform/gate.ts'
import { addCallRoutes, createServer } from '#platform/http.ts'
import { jobFigures } from '#platform/job-figures.ts'
import { announceLeaving, closeServer } from '#platform/leave.ts'
import { openJobs, type OpenJobs, type Subscription } from '#platform/jobs.ts'
import type { Log } from '#platform/log.ts'
import { createImprint } from '#platform/company.ts'
import { openMailer } from '#platform/mail.ts'
import { noteMails } from '#platform/mail-notes.ts'
import { openSmsGateway } from '#platform/sms.ts'
import { serveApiPage } from '#platform/openapi.ts'
import { serveProblemPage } from '#platform/problem-page.ts'
import { BUILT_ASSETS, hostStorefront } from '#platform/pages.ts'
import { findViolations } from '../../../database/audit.ts'
import {
  listClockRounds,
  listPollRounds,
  listSubscriptions,
  repeat,
  type Repeated,
} from './listen.ts'
import { giveOrders, takeAlong } from './take-along.ts'

export type Mall = {
  readonly app: FastifyInstance
  readonly gate: Gate
  readonly database: Database
  readonly jobs: OpenJobs
  readonly files: FileStore
  readonly payments: PaymentSetup
  readonly providers: Providers
  readonly subscriptions: readonly Subscription[]
  /** What the modules tell about the business as it stands. */
  readonly figures: readonly Figures[]
  /** What runs again and again, once the work has begun. */
  listRepeated(): readonly Repeated[]
  /** Begins the work that nobody asked for by a call: jobs, the clock, the payment poller. */
  startWork(): Promise<void>
  /**
   * From now on every answer ends its connection, so that its browser comes back to another
   * process.
   */
  announceLeaving(): void
  close(): Promise<void>
}

/** Who else may look at a picture, beside its owner and the shop it was shown to. */
const pictureReaders: Parameters<typeof addFileRoutes>[3] = {
  desks: [
    { right: 'admission', isOn: isSentDocument },
    { right: 'service', isOn: isReviewPicture },
    { right: 'service', isOn: isShownToMall },
    { right: 'service', isOn: (db, fileId) => isShownInMessage(db, { fileId }) },
  ],
  isShownTo: async (db, shown) => (await isShownGoods(db, shown)) || isShownInMessage(db, shown),
}

/** And a document. */
const documentReaders: Parameters<typeof addDocumentRoutes>[4] = {
  desks: [
    { right: 'admission', isOn: isSentDocument },
    { right: 'service', isOn: isProofForMall },
  ],
  isShownTo: isProofFor,
}

function listFigures(env: Env, clock: Clock): readonly Figures[] {
  const audit = auditFigures(env.databaseUrl, clock, findViolations)
  return [orderFigures, paymentFigures, catalogFigures, jobFigures, audit]
}

/**
 * The whole mall wired by hand, in one place: what exists, who calls whom, what listens to what.
 */
export async function openMall(
  env: Env,
  log: Log,
  clock: Clock,
  payments: PaymentSetup,
): Promise<Mall> {
  const database = openDatabase({
    url: env.databaseUrl,
    clock,
    patience: env.patience,
    poolSize: env.databaseConnections,
    onIdleError: (error) => log.warn({ err: error }, 'an idle database connection broke'),
  })
  const files = openLocalFiles(join(env.dataDir, 'files'), env.diskReserveBytes)
  const { providers } = payments
  const scan = createScanner(env.clamd)
  const mailer = openMailer(env.smtpUrl, env.mailFrom, createImprint(database.db, env), env.origin)
  const sms = env.sms && openSmsGateway(env.sms)
  const subscriptions = noteMails(
    listSubscriptions(() => gate.own(), providers, { mailer, sms }),
    () => gate.own(),
  )
  const jobs = await openJobs(
    env.databaseUrl,
    log,
    subscriptions.map(({ name }) => name),
  )
  const gate = createGate(
    { database, env, jobs, files, log, clock, tellMoves },
    listRoutes(env, payments, openPlaces(env, database, log)),
    { openVisit, findSignedIn: createFindSignedIn(env), keys: keyFinder },
  )
  const app = await createServer(env, log)
  addCallRoutes(app, gate, env)
  await addWebhookRoutes(app, gate.own, providers)
  await addFileRoutes(app, gate, env, pictureReaders)
  addInvoiceRoutes(app, gate, env)
  addDeliveryNoteRoutes(app, gate, env)
  addReceiptRoutes(app, gate, env)
  addExportRoutes(app, gate, env)
  await addGoodsTableRoutes(app, gate, env)
  await addThirdRoutes(app, gate, env, takeAlong)
  await addDocumentRoutes(app, gate, env, scan, documentReaders)
  serveProblemPage(app, env)
  await serveApiPage(app, env)
  await hostPages(app, gate, { env, log, payments })
  let repeated: readonly Repeated[] = []
  return {
    app,
    gate,
    database,
    jobs,
    files,
    payments,
    providers,
    subscriptions,
    figures: listFigures(env, clock),
    listRepeated: () => repeated,
    async startWork() {
      await jobs.start(subscriptions)
      repeated = [
        repeat('poller', listPollRounds(gate.own, providers), 2000, log),
        repeat('clock', listClockRounds(gate.own, providers, scan), 60_000, log),
        ...watchOwnPages(gate, { env, log, payments }),
      ]
    },
    announceLeaving: () => announceLeaving(app),
    async close() {
      await Promise.all([closeServer(app), jobs.stop(), ...repeated.map(({ stop }) => stop())])
      mailer.close()
      await database.close()
    },
  }
}

/** The maps service, with the embedded index behind it, or the index alone. */
function openPlaces(env: Env, database: Database, log: Log): Places {
  const embedded = createEmbeddedPlaces(database.db)
  return env.mapsUrl
    ? createMapsPlaces({ url: env.mapsUrl, embedded, log, now: () => performance.now() })
    : embedded
}

function listRoutes(env: Env, payments: PaymentSetup, places: Places): readonly Bound[] {
  return [
    ...createAccountRoutes({ takeAlong, attachAvatar, findSellerOf, needsSecondFactor }),
    ...createAddressRoutes(places),
    ...afterSalesRoutes,
    ...auditLogRoutes,
    ...figuresRoutes,
    ...carrierRoutes,
    ...taxRoutes,
    ...mallSearchRoutes,
    ...createMembershipRoutes({ findOrderCodes, findReviews }),
    ...campaignRoutes,
    ...cartRoutes,
    ...catalogRoutes,
    ...groupBuyRoutes,
    ...promotionRoutes,
    ...restockRoutes,
    ...serviceRoutes,
    ...createCheckoutRoutes(payments.providers),
    ...contentRoutes,
    ...exportRoutes,
    ...goodsRoutes,
    ...goodsTableRoutes,
    ...priceChangeRoutes,
    ...leavingRoutes,
    ...createMerchantRoutes({
      hideItems,
      showItems,
      countListed,
      countOpenOrders,
      countOpenReverses,
    }),
    ...createPaymentRoutes(deskFor(payments.providers), payments.channels),
    ...createPayPageRoutes(ownPagesOf(env, payments)),
    ...createOrderRoutes({ giveOrders, takeAlong }),
    ...reviewRoutes,
    ...webhookRoutes,
    ...withdrawalRoutes,
  ]
}

async function hostPages(
  app: FastifyInstance,
  gate: Gate,
  { env, log, payments }: { readonly env: Env; readonly log: Log; readonly payments: PaymentSetup },
): Promise<void> {
  if (env.pages === 'none') return
  const desk = deskFor(payments.providers)
  await hostBackoffice(app)
  await hostStorefront(app, {
    ...{ gate, env, log, mode: env.pages },
    sources: pageSourcesOf(payments, env.mode === 'demo'),
    siteOfPayment: (url) => findSiteOfPayment(gate.own(), desk, url),
  })
}

/** The pages on which one pays, as they are to reach a browser. */
function ownPagesOf(env: Env, payments: PaymentSetup): OwnPages {
  const isDemo = env.mode === 'demo'
  return {
    origin: env.origin,
    sources: pageSourcesOf(payments, isDemo),
    scripts: listKnownScripts(payments, isDemo),
    assets: BUILT_ASSETS,
  }
}

/**
 * Pages that are built: those of the developers' server are other ones each moment. Rounds of their
 * own, because nothing else shall wait for a page that does not answer; soon after one another,
 * because an operator may wait for one.
 */
function watchOwnPages(
  gate: Gate,
  { env, log, payments }: { readonly env: Env; readonly log: Log; readonly payments: PaymentSetup },
): readonly Repeated[] {
  if (env.pages !== 'built') return []
  const own = ownPagesOf(env, payments)
  return [repeat('pages', [() => watchPayPages(gate.own(), own)], 5000, log)]
}
