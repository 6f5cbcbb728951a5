import type { Parsed } from '@galleria/contract/define-call'
import type { moneyCalls, WireMatter } from '@galleria/contract/money'
import { operationsFor } from '@galleria/kernel/flow'
import { toWireId, type Id } from '@galleria/kernel/id'
import { offsetOf } from '@galleria/kernel/page'
import { DAY } from '@galleria/kernel/time'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { wireMoney } from '#platform/wire-money.ts'
import { hasSecond, isLive, type Proposal } from '#modules/proposals/index.ts'
import {
  findMatterProposals,
  findMatterProposalSteps,
  routeOf,
  subjectOf,
} from '../refunds/agreed-route.ts'
import { isUndecided } from '../disputes/dispute.flow.ts'
import { matterFlow, type MatterFacts } from './matter.flow.ts'
import {
  findMatter,
  findMatterSteps,
  pageMatters,
  type MatterRow,
  type MatterStep,
} from './matter.queries.ts'
import type { PaymentDesk } from '../payment-desk.ts'
import type { Providers } from '../providers/payment-provider.ts'

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
  ctx: Context,
  { codesOf, providers }: MatterDesk,
  rows: readonly MatterRow[],
): Promise<WireMatter[]> {
  const { db } = ctx
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const steps = [...(await findRouteSteps(ctx, ids)), ...(await findMatterSteps(db, ids))]
  const codes = await codesOf(db, rows.flatMap(contractsOf))
  const codesFor = (contractId: Id<'contract'> | null) =>
    (contractId && codes.get(contractId)) ?? []
  const proposals = await findMatterProposals(db, ids)
  const isTwo = await hasSecond(ctx, 'REROUTE')
  return rows.map((row) => ({
    ...presentMatter(row, codesFor, steps, providers),
    ...presentRoute(ctx, row, proposals.get(row.id)),
    hasSecond: isTwo,
    operationList: matterOperations(ctx, row, providers, proposals.get(row.id)),
  }))
}

/** What was proposed about them; that it was agreed to is the matter's own move. */
async function findRouteSteps(ctx: Context, ids: readonly Id<'matter'>[]): Promise<MatterStep[]> {
  const steps = await findMatterProposalSteps(ctx.db, ids)
  return steps
    .filter(({ event }) => event !== 'agree')
    .map(({ subjectId, ...step }) => ({ ...step, matterId: subjectId as Id<'matter'> }))
}

function presentRoute(
  ctx: Context,
  row: MatterRow,
  proposal: Proposal | undefined,
): Pick<WireMatter, 'proposal' | 'route'> {
  const isOpen = proposal && isLive(proposal, subjectOf(row).seen, ctx.now())
  const isAgreed = proposal?.status === 'AGREED' && proposal.endedAt
  const route = proposal ? routeOf(proposal) : null
  return {
    proposal: isOpen
      ? {
          id: toWireId('proposal', proposal.id),
          by: proposal.by,
          isOwn: proposal.proposedBy === buyerOf(ctx),
          reason: proposal.reason,
          proposedAt: proposal.proposedAt.toISOString(),
          expiresAt: proposal.expiresAt.toISOString(),
          route,
        }
      : null,
    route:
      isAgreed && route && (row.legStatus === 'ROUTED' || row.legStatus === 'SETTLED')
        ? {
            ...route,
            agreedAt: isAgreed.toISOString(),
            payBy: new Date(isAgreed.getTime() + PAY_WITHIN_MS).toISOString(),
          }
        : null,
  }
}

/** Two days, by row A31: whoever waits for the money has waited for long. */
const PAY_WITHIN_MS = 2 * DAY

const contractsOf = ({ contractId, dayEntries }: MatterRow) =>
  [contractId, ...(dayEntries ?? []).map((one) => one.contractId)].flatMap((id) => id ?? [])

const LONG_AGO_MS = DAY
/** By when a provider's list would name what it took by the last try, and a day more. */
const toldBy = (
  { captureSentAt, foundAt }: MatterRow,
  provider: { readonly listDelayMs?: number | undefined } | undefined,
) => (captureSentAt ?? foundAt).getTime() + LONG_AGO_MS + (provider?.listDelayMs ?? 0)

/** What the table asks of a matter before an operator acts on it. */
export function askOperator(
  ctx: Context,
  row: MatterRow,
  providers: Providers,
  proposal: Proposal | undefined,
) {
  const provider = providers.get(row.provider)
  const isOpen = proposal && isLive(proposal, subjectOf(row).seen, ctx.now())
  const me = buyerOf(ctx)
  const facts: MatterFacts = {
    ...row,
    hasProvider: provider !== undefined,
    isOfLongAgo: ctx.now().getTime() - row.foundAt.getTime() >= LONG_AGO_MS,
    isUnlisted:
      provider?.captureNewsOf !== undefined &&
      (row.listReadAt?.getTime() ?? 0) >= toldBy(row, provider),
    isSilent: ctx.now().getTime() >= toldBy(row, provider),
    takesAnswer:
      provider?.answerDispute !== undefined &&
      row.notedBy === null &&
      row.disputeStatus === 'OPEN' &&
      // What was said and did not end the mall's turn, or was asked back, can be added to.
      row.answerState !== 'TO_SEND',
    endsByHand:
      row.disputeStatus !== null &&
      isUndecided(row.disputeStatus) &&
      (provider?.findDispute === undefined || row.notedBy !== null),
    proposal: !isOpen ? 'none' : proposal.proposedBy === me ? 'own' : 'others',
    isOwnPurchase: row.buyerId === me,
  }
  return { state: row.status, actor: 'operator', facts }
}

export function matterOperations(
  ctx: Context,
  row: MatterRow,
  providers: Providers,
  proposal: Proposal | undefined,
): WireMatter['operationList'] {
  const question = askOperator(ctx, row, providers, proposal)
  return operationsFor(matterFlow, question) as WireMatter['operationList']
}

/** What is proposed about a matter, or agreed to. */
export async function findProposalOf(tx: Tx, { id }: MatterRow): Promise<Proposal | undefined> {
  return (await findMatterProposals(tx, [id])).get(id)
}

type CodesFor = (contractId: Id<'contract'> | null) => readonly string[]

function presentMatter(
  row: MatterRow,
  codesFor: CodesFor,
  steps: readonly MatterStep[],
  providers: Providers,
): Omit<WireMatter, 'proposal' | 'route' | 'hasSecond' | 'operationList'> {
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
      canAnswerHere:
        row.notedBy === null && providers.get(row.provider)?.answerDispute !== undefined,
    },
    day: presentDay(row, codesFor),
    progressList: steps
      .filter(({ matterId }) => matterId === row.id)
      .toSorted((a, b) => a.at.getTime() - b.at.getTime())
      .map((step) => ({
        event: step.event,
        to: step.to,
        by: step.by,
        at: step.at.toISOString(),
        note: step.facts?.note ?? (step.event === 'propose' ? (step.facts?.reason ?? '') : ''),
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
