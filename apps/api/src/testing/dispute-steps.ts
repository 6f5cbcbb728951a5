import type { WireMatter } from '@galleria/contract/money'
import { ledger } from './after-sales-steps.ts'
import { contractId } from './money-trail.ts'
import type { TestMall, Visitor } from './open-test-mall.ts'
import type { Contract } from './shop-steps.ts'

export const ANSWER = 'POST /sapi/mall-operator/money/answerDispute' as const
export const ACCEPT = 'POST /sapi/mall-operator/money/acceptDispute' as const

/** What the mall says of a payment that is disputed, whichever provider tells of it. */
export function createDisputeSteps(mall: () => TestMall, operator: () => Visitor) {
  const matters = async (isClosed = false) =>
    (await operator().call('POST /sapi/mall-operator/money/page', { isClosed })).data
  return {
    matters,
    /** What stands on the operator's list of an order's dispute. */
    async matterOf(contract: Contract, isClosed = false): Promise<WireMatter> {
      const [dispute] = await mall().sql<{ ref: string }>(
        'select provider_ref as ref from disputes where contract_id = $1 order by opened_at desc',
        [contractId(contract)],
      )
      const found = (await matters(isClosed)).find(({ reference }) => reference === dispute?.ref)
      if (!found) throw new Error('nothing of this order is on the list')
      return found
    },
    async books(contract: Contract) {
      const { provider = 0, disputed = 0, losses = 0, fees = 0 } = await ledger(mall(), contract.id)
      return { provider, disputed, losses, fees }
    },
    refundsOf: (contract: Contract) =>
      mall().sql<{ status: string; leg: string; tries: number }>(
        `select r.status, l.status as leg, (select count(*)::int from refund_tries y where y.leg_id = l.id) as tries
         from refunds r join refund_legs l on l.refund_id = r.id where r.contract_id = $1 order by r.created_at`,
        [contractId(contract)],
      ),
  }
}
