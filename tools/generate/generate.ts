import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toDiagram, type FlowTable } from '../../packages/kernel/src/flow.ts'
import { reverseFlow } from '../../apps/api/src/modules/after-sales/reverse.flow.ts'
import { orderFlow } from '../../apps/api/src/modules/order/order.flow.ts'
import { strayParcelFlow } from '../../apps/api/src/modules/order/stray-parcel.flow.ts'
import { applicationFlow } from '../../apps/api/src/modules/merchant/application.flow.ts'
import { passkeyFlow } from '../../apps/api/src/modules/account/second-factor/passkey.flow.ts'
import { secondFactorFlow } from '../../apps/api/src/modules/account/second-factor/second-factor.flow.ts'
import { sellerFlow } from '../../apps/api/src/modules/merchant/seller.flow.ts'
import { cardFlow } from '../../apps/api/src/modules/payment/cards/card.flow.ts'
import { disputeFlow } from '../../apps/api/src/modules/payment/disputes/dispute.flow.ts'
import { matterFlow } from '../../apps/api/src/modules/payment/matter.flow.ts'
import {
  attemptFlow,
  paymentOrderFlow,
  refundFlow,
  parcelCaptureFlow,
} from '../../apps/api/src/modules/payment/payment.flow.ts'
import {
  campaignFlow,
  freeOrderFlow,
  giftCardFlow,
  prizeDrawFlow,
} from '../../apps/api/src/modules/campaign/campaign.flow.ts'
import { groupBuyFlow } from '../../apps/api/src/modules/group-buy/group-buy.flow.ts'
import { proposalFlow } from '../../apps/api/src/modules/proposals/proposal.flow.ts'
import { promotionFlow } from '../../apps/api/src/modules/promotion/promotion.flow.ts'
import { withdrawalFlow } from '../../apps/api/src/modules/withdrawal/withdrawal.flow.ts'
import { itemFlow } from '../../apps/api/src/modules/catalog/item.flow.ts'
import { pricePlanFlow } from '../../apps/api/src/modules/goods/price-plan.flow.ts'
import { priceChangeFlow } from '../../apps/api/src/modules/price-changes/price-change.flow.ts'
import { voucherFlow } from '../../apps/api/src/modules/voucher/voucher.flow.ts'
import { reviewFlow } from '../../apps/api/src/modules/review/review.flow.ts'
import { parcelFlow } from '../../apps/api/src/modules/shipping/parcel.flow.ts'
import '../../apps/api/src/listen.ts'
import { listHotSql } from '../../apps/api/src/platform/hot-sql.ts'
import { startCluster } from '../../database/cluster.ts'
import { migrate } from '../../database/migrate.ts'
import { dialCountries } from '../../packages/contract/src/address/dial-codes.ts'
import { phoneMetadataPath, renderPhoneMetadata } from './generate-phone-metadata.ts'
import { renderHotRows } from './generate-hot-rows.ts'
import { renderTableTypes } from './generate-table-types.ts'
import pg from 'pg'
import { readNoWords } from '../start/read-words.ts'

/** `npm run generate`: what is derived from something else and kept in the tree: table types, the diagrams in the modules' READMEs, the moves that the audit knows as legal, the rules of phone numbers. */
const root = join(import.meta.dirname, '../..')
const flows: Record<string, { module: string; flow: FlowTable<string, string, never> }> = {
  order: { module: 'order', flow: orderFlow as never },
  paymentOrder: { module: 'payment', flow: paymentOrderFlow as never },
  attempt: { module: 'payment', flow: attemptFlow as never },
  refund: { module: 'payment', flow: refundFlow as never },
  parcelCapture: { module: 'payment', flow: parcelCaptureFlow as never },
  matter: { module: 'payment', flow: matterFlow as never },
  dispute: { module: 'payment', flow: disputeFlow as never },
  card: { module: 'payment', flow: cardFlow as never },
  strayParcel: { module: 'order', flow: strayParcelFlow as never },
  parcel: { module: 'shipping', flow: parcelFlow as never },
  groupBuy: { module: 'group-buy', flow: groupBuyFlow as never },
  proposal: { module: 'proposals', flow: proposalFlow as never },
  promotion: { module: 'promotion', flow: promotionFlow as never },
  campaign: { module: 'campaign', flow: campaignFlow as never },
  freeOrder: { module: 'campaign', flow: freeOrderFlow as never },
  giftCard: { module: 'campaign', flow: giftCardFlow as never },
  prizeDraw: { module: 'campaign', flow: prizeDrawFlow as never },
  voucher: { module: 'voucher', flow: voucherFlow as never },
  reverse: { module: 'after-sales', flow: reverseFlow as never },
  comment: { module: 'review', flow: reviewFlow as never },
  withdrawal: { module: 'withdrawal', flow: withdrawalFlow as never },
  application: { module: 'merchant', flow: applicationFlow as never },
  secondFactor: { module: 'account', flow: secondFactorFlow as never },
  passkey: { module: 'account', flow: passkeyFlow as never },
  seller: { module: 'merchant', flow: sellerFlow as never },
  item: { module: 'catalog', flow: itemFlow as never },
  pricePlan: { module: 'goods', flow: pricePlanFlow as never },
  priceChange: { module: 'price-changes', flow: priceChangeFlow as never },
}

/** A README with the diagrams of its flows behind their marks. */
export function withDiagrams(readme: string): string {
  return readme.replace(
    /<!-- flow (\w+) -->(?:\n```mermaid\n[\s\S]*?\n```)?/g,
    (whole, name: string) => {
      const found = flows[name]
      return found
        ? `<!-- flow ${name} -->\n\`\`\`mermaid\n${toDiagram(found.flow)}\n\`\`\``
        : whole
    },
  )
}

export function readmesWithFlows(): string[] {
  return [
    ...new Set(
      Object.values(flows).map(({ module }) =>
        join(root, `apps/api/src/modules/${module}/README.md`),
      ),
    ),
  ]
}

export const legalPath = join(root, 'database/audit/legal.sql')

/** The view `audit.legal`: every step of every life cycle. An attempt is called `payment` in its history. */
export function renderLegal(): string {
  const rows = Object.entries(flows).flatMap(([name, { flow }]) =>
    Object.values(flow.moves).flatMap((move) =>
      move.from.flatMap((from) =>
        [move.to]
          .flat()
          .map((to) => `  ('${name === 'attempt' ? 'payment' : name}', '${from}', '${to}')`),
      ),
    ),
  )
  return `-- Made by \`npm run generate\` from the life cycles.\ncreate view audit.legal (entity, from_state, to_state) as values\n${[...new Set(rows)].join(',\n')};\n`
}

if (import.meta.main) {
  readNoWords('npm run generate renews what is derived and kept in the tree, and takes no words')
  writeFileSync(legalPath, renderLegal())
  writeFileSync(phoneMetadataPath, renderPhoneMetadata(Object.values(dialCountries)))
  for (const path of readmesWithFlows())
    writeFileSync(path, withDiagrams(readFileSync(path, 'utf8')))
  const cluster = await startCluster({ durable: false })
  try {
    const admin = new pg.Client({ connectionString: cluster.urlFor('postgres') })
    await admin.connect()
    await admin.query('create database generate')
    await admin.end()
    await migrate(cluster.urlFor('generate'))
    const url = cluster.urlFor('generate')
    const platform = join(root, 'apps/api/src/platform')
    writeFileSync(join(platform, 'tables.ts'), await renderTableTypes(url))
    writeFileSync(join(platform, 'hot-rows.ts'), await renderHotRows(url, listHotSql()))
  } finally {
    await cluster.stop()
  }
}
