import { fromWireId, type Id } from '@galleria/kernel/id'
import type { TestMall } from './open-test-mall.ts'
import { until, type Contract } from './shop-steps.ts'
import { checkPayment } from './payment-work.ts'

export const contractId = (contract: Contract) =>
  fromWireId('contract', contract.id) as Id<'contract'>

/** The money of a contract: what the mall has written down of it, and what the provider has. */
export function createMoneyTrail(mall: () => TestMall) {
  const rows = <Row>(text: string, contract: Contract) =>
    mall().sql<Row>(text, [contractId(contract)])
  const attempts = (contract: Contract) =>
    rows<{ id: Id<'attempt'>; status: string; amount: number; provider_ref: string }>(
      'select id, status, amount, provider_ref from payment_attempts where contract_id = $1 order by created_at',
      contract,
    )
  const providerState = async (contract: Contract) => {
    const [attempt] = await attempts(contract)
    const answer = await fetch(`${mall().lab.url}/mockpay/v1/payments/${attempt?.provider_ref}`, {
      headers: { authorization: 'Bearer mockpay-demo-key' },
    })
    return answer.json() as Promise<{ status: string; captures: unknown[] }>
  }
  return {
    attempts,
    providerState,
    orderStates: async (contract: Contract) =>
      (
        await rows<{ status: string }>(
          'select status from orders where contract_id = $1 order by code',
          contract,
        )
      ).map((row) => row.status),
    captures: (contract: Contract) =>
      rows<{ disposition: string; amount: number; reason: string }>(
        'select disposition, amount, reason from captures where contract_id = $1 order by seen_at, disposition',
        contract,
      ),
    refunds: (contract: Contract) =>
      rows<{ status: string; amount: number; reason: string }>(
        'select status, amount, reason from refunds where contract_id = $1',
        contract,
      ),
    books: (contract: Contract) =>
      rows<{ account: string; amount: number }>(
        'select account, sum(amount) as amount from ledger_entries where ref = $1 group by 1 having sum(amount) <> 0 order by 1',
        contract,
      ),
    /** The mall asks the provider about every attempt. */
    check: async (contract: Contract) => {
      for (const { id } of await attempts(contract))
        await checkPayment(mall().mall.gate.own(), mall().mall.providers, id)
    },
    /** Waits until the provider has come to this status. */
    atProvider: (contract: Contract, status: string) =>
      until(
        async () => (await providerState(contract)).status === status,
        `the provider to come to ${status}`,
      ),
  }
}
