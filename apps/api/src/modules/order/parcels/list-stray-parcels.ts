import type { Parsed } from '@galleria/contract/define-call'
import type { strayParcelCalls, WireStrayParcel } from '@galleria/contract/stray-parcel'
import { operationsFor } from '@galleria/kernel/flow'
import { toWireId, type Id } from '@galleria/kernel/id'
import { offsetOf } from '@galleria/kernel/page'
import type { Context } from '#platform/context.ts'
import { strayParcelFlow } from './stray-parcel.flow.ts'
import {
  findStrayParcel,
  findStraySteps,
  pageStrayParcels,
  type StrayRow,
  type StrayStep,
} from './stray-parcel.queries.ts'

/** Parcels to look at, for the operator. */
export async function listStrayParcels(
  { db }: Context,
  body: Parsed<typeof strayParcelCalls.pageStrayParcels>,
): Promise<{ data: WireStrayParcel[]; total: number }> {
  const { rows, total } = await pageStrayParcels(db, {
    isClosed: body.isClosed,
    limit: body.pageSize,
    offset: offsetOf(body),
  })
  const steps = await findStraySteps(
    db,
    rows.map(({ id }) => id),
  )
  return { data: rows.map((row) => present(row, steps)), total }
}

export async function readStrayParcel(
  { db }: Context,
  id: Id<'strayParcel'>,
): Promise<WireStrayParcel | undefined> {
  const row = await findStrayParcel(db, id)
  return row && present(row, await findStraySteps(db, [id]))
}

function operationsOf({ status }: StrayRow): WireStrayParcel['operationList'] {
  return operationsFor(strayParcelFlow, {
    state: status,
    actor: 'operator',
    facts: {},
  }) as WireStrayParcel['operationList']
}

function present(row: StrayRow, steps: readonly StrayStep[]): WireStrayParcel {
  return {
    id: toWireId('strayParcel', row.id),
    status: row.status,
    reason: row.reason,
    fulfillmentServiceProvider: row.carrierName ?? row.carrierCode,
    serviceCode: row.number,
    tradeOrderCode: row.orderCode,
    shopName: row.shopName,
    registeredAt: row.registeredAt?.toISOString() ?? null,
    foundAt: row.foundAt.toISOString(),
    operationList: operationsOf(row),
    progressList: steps
      .filter(({ strayId }) => strayId === row.id)
      .map((step) => ({
        event: step.event,
        to: step.to,
        by: step.by,
        at: step.at.toISOString(),
        note: step.facts?.note ?? '',
      })),
  }
}
