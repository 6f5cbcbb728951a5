import type { Desk } from '../operator-desk.ts'
import type { ReversePlan } from '../reverse-plan.ts'
import { planApplications } from './live-applications.ts'
import { planRequest, yearAfter } from './live-requests.ts'
import { openStage, type Person, type Stage } from './stage.ts'

/**
 * What people asked of the mall in the demo's past, by the mall's own use cases and with its provider, in the order in which it happened: what
 * is claimed, decided, given back and put back on the shelf is what the mall itself makes of it.
 */
export async function livePast(options: {
  databaseUrl: string
  dataDir: string
  requests: readonly ReversePlan[]
  /** Who answers for a shop, by seller. */
  staff: ReadonlyMap<number, Person>
  desk: Desk
  now: number
}): Promise<void> {
  const { databaseUrl, dataDir, requests, staff, desk, now } = options
  const stage = await openStage({
    databaseUrl,
    dataDir,
    from: Math.min(now, ...requests.map(({ at }) => at)),
    refundFails: requests
      .filter(({ end }) => end === 'pending' || end === 'failed')
      .map(({ sold }) => sold.row.contract_id),
  })
  try {
    const acts = [
      ...requests.flatMap((plan) => planRequest(stage, plan, staff, now)),
      ...planApplications(stage, desk, now),
    ]
    for (const act of acts.toSorted((a, b) => a.at - b.at)) {
      stage.set(act.at)
      await act.run()
    }
    stage.set(now)
    await keepOpen(stage, now)
  } finally {
    await stage.close()
  }
}

/** What waits for somebody waits a year, so that the demo does not clean itself up. Only what is out at the bank is asked about, as always. */
async function keepOpen(stage: Stage, now: number): Promise<void> {
  await stage.query(
    `update reverse_orders set next_step_at = $1 where status in ('WAITING_FOR_AUDIT_BY_SELLER', 'REFUND_PENDING', 'REFUND_FAIL')`,
    [yearAfter(now)],
  )
  await stage.query(
    `update reverse_orders set answer_by = $1 where status = 'WAITING_FOR_AUDIT_BY_SELLER'`,
    [yearAfter(now)],
  )
  await stage.query(`update refund_legs set next_try_at = $1 where status = 'SENT'`, [
    new Date(now),
  ])
  await stage.query(`update refunds set updated_at = $1 where status = 'SENT'`, [new Date(now)])
}
