import type { Parsed } from '@galleria/contract/define-call'
import type { moneyCalls, WireMatter } from '@galleria/contract/money'
import { operationsFor } from '@galleria/kernel/flow'
import { toWireId, type Id } from '@galleria/kernel/id'
import { offsetOf } from '@galleria/kernel/page'
import type { Context } from '#platform/context.ts'
import { wireMoney } from '#platform/wire-money.ts'
import { isUndecided } from './disputes/dispute.flow.ts'
import { matterFlow, type MatterFacts } from './matter.flow.ts'
import {
  findMatter,
  findMatterSteps,
  pageMatters,
  type MatterRow,
  type MatterStep,
} from './matter.queries.ts'
import type { PaymentDesk } from './payment-desk.ts'
import type { Providers } from './payment-provider.ts'

/** What is asked of others about matters. */
export type MatterDesk = Pick<PaymentDesk, 'codesOf' | 'providers'>

/** Money to look at, for the operator. */
export async function listMatters(
  ctx: Context,
  desk: MatterDesk,
  body: Parsed<typeof moneyCalls.pageMatters>,
): Promise<{ data: WireMatter[]; total: number }> {
  const { rows, total } = await pageMatters(ctx.db, {
    isClosed: body.isClosed,
    limit: body.pageSize,
    offset: offsetOf(body),
  })
  return { data: await presentMatters(ctx, desk, rows), total }
}

export async function readMatter(
  ctx: Context,
  desk: MatterDesk,
  id: Id<'matter'>,
): Promise<WireMatter> {
  const row = await findMatter(ctx.db, id)
  const [matter] = await presentMatters(ctx, desk, row ? [row] : [])
  if (!matter) throw new Error('a matter that was just changed is not there')
  return matter
}

async function presentMatters(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { codesOf, providers }: MatterDesk,
  rows: readonly MatterRow[],
): Promise<WireMatter[]> {
  const ids = rows.map(({ id }) => id)
  const steps = await findMatterSteps(db, ids)
  const codes = await codesOf(db, rows.flatMap(contractsOf))
  const codesFor = (contractId: Id<'contract'> | null) =>
    (contractId && codes.get(contractId)) ?? []
  return rows.map((row) => presentMatter(row, codesFor, steps, providers, now()))
}

const contractsOf = ({ contractId, dayEntries }: MatterRow) =>
  [contractId, ...(dayEntries ?? []).map((one) => one.contractId)].flatMap((id) => id ?? [])

const LONG_AGO_MS = 86_400_000

/** What the table asks of a matter before an operator acts on it. */
export function askOperator(row: MatterRow, providers: Providers, now: Date) {
  const provider = providers.get(row.provider)
  const facts: MatterFacts = {
    ...row,
    hasProvider: provider !== undefined,
    isOfLongAgo: now.getTime() - row.foundAt.getTime() >= LONG_AGO_MS,
    takesAnswer:
      provider?.answerDispute !== undefined &&
      row.disputeStatus === 'OPEN' &&
      (row.answerState === null || row.answerState === 'REFUSED'),
    endsByHand:
      row.disputeStatus !== null &&
      isUndecided(row.disputeStatus) &&
      provider?.findDispute === undefined,
  }
  return { state: row.status, actor: 'operator', facts }
}

export function matterOperations(
  row: MatterRow,
  providers: Providers,
  now: Date,
): WireMatter['operationList'] {
  return operationsFor(matterFlow, askOperator(row, providers, now)) as WireMatter['operationList']
}

type CodesFor = (contractId: Id<'contract'> | null) => readonly string[]

function presentMatter(
  row: MatterRow,
  codesFor: CodesFor,
  steps: readonly MatterStep[],
  providers: Providers,
  now: Date,
): WireMatter {
  return {
    id: toWireId('matter', row.id),
    kind: row.kind,
    status: row.status,
    provider: row.provider,
    reference: row.reference,
    tradeOrderCodeList: [...new Set(contractsOf(row).flatMap((id) => [...codesFor(id)]))],
    amount:
      row.amount === null || row.currency === null ? null : wireMoney(row.amount, row.currency),
    reason: row.reason,
    foundAt: row.foundAt.toISOString(),
    refund: row.legStatus && {
      status: row.legStatus,
      tries: row.tries,
      nextTryAt: row.nextTryAt?.toISOString() ?? null,
    },
    dispute: row.disputeStatus && {
      status: row.disputeStatus,
      answerBy: row.answerBy?.toISOString() ?? null,
      answerState: row.answerState,
      canAnswerHere: providers.get(row.provider)?.answerDispute !== undefined,
    },
    day: presentDay(row, codesFor),
    operationList: matterOperations(row, providers, now),
    progressList: steps
      .filter(({ matterId }) => matterId === row.id)
      .map((step) => ({
        event: step.event,
        to: step.to,
        by: step.by,
        at: step.at.toISOString(),
        note: step.facts?.note ?? '',
      })),
  }
}

function presentDay(row: MatterRow, codesFor: CodesFor): WireMatter['day'] {
  const { bookedTaken, listedTaken, bookedBack, listedBack, dayCurrency: currency } = row
  if (!currency || !row.dayEntries) return null
  const both = (booked: number | null, listed: number | null) => ({
    books: wireMoney(booked ?? 0, currency),
    provider: wireMoney(listed ?? 0, currency),
  })
  return {
    date: row.reference,
    taken: both(bookedTaken, listedTaken),
    givenBack: both(bookedBack, listedBack),
    entryList: row.dayEntries.map((one) => ({
      kind: one.kind,
      reference: one.ref,
      tradeOrderCodeList: [...codesFor(one.contractId)],
      books: wireMoney(one.booked, currency),
      provider: one.listed === null ? null : wireMoney(one.listed, currency),
    })),
    entryCount: row.dayEntryCount ?? row.dayEntries.length,
  }
}
