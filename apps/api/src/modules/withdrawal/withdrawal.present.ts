import type { Reply } from '@galleria/contract/define-call'
import { formatLocale, isLanguage, isSite, storefronts } from '@galleria/contract/storefronts'
import type { WireReceipt, WireWithdrawal, withdrawalCalls } from '@galleria/contract/withdrawal'
import { operationsFor } from '@galleria/kernel/flow'
import { toWireId } from '@galleria/kernel/id'
import { presentMeasure } from '@galleria/contract/measure'
import { inUnits } from '@galleria/kernel/measure'
import type { Context } from '#platform/context.ts'
import type { ContractRow, OrderRow } from '#modules/order/index.ts'
import {
  endOfPeriod,
  exemptionOf,
  isInPeriod,
  withdrawableQty,
} from '#modules/order/asking/index.ts'
import { variantOf } from '#modules/order/invoices/index.ts'
import { withdrawalFlow } from './withdrawal.flow.ts'
import type { ContractOrder, WithdrawalStep } from './withdrawal.queries.ts'
import type { WithdrawalRow } from './withdrawal.types.ts'

/** What the page and the mail say was said: the same words in both. */
export function presentReceipt(
  { language, site }: Pick<Context, 'language' | 'site'>,
  row: WithdrawalRow,
): WireReceipt {
  return {
    withdrawalCode: row.code,
    name: row.name,
    orderCode: row.orderCodes,
    email: row.email,
    scope: row.scope,
    goods: goodsOf(row),
    statedAt: row.statedAt.toISOString(),
    statedAtText: secondOf(row.statedAt, language, isSite(row.site) ? row.site : site),
  }
}

/** Date, second and zone, as they are written in a language and on the clocks of a storefront. */
export function secondOf(at: Date, language: string, site: Context['site']): string {
  const reader = isLanguage(language) ? language : 'en'
  return new Intl.DateTimeFormat(formatLocale(reader, site), {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: storefronts[site].timeZone,
  }).format(at)
}

export function presentForm(
  order: OrderRow,
  contract: ContractRow,
  { language, now }: { readonly language: Context['language']; readonly now: Date },
): Reply<typeof withdrawalCalls.readWithdrawalForm> {
  const { firstName, lastName } = contract.deliveryAddress
  return {
    orderCode: order.code,
    name: `${firstName} ${lastName}`.trim(),
    email: contract.email,
    shopName: order.shopName,
    endsAt: endOfPeriod(order)?.toISOString() ?? null,
    isOver: !isInPeriod(order, now),
    lines: order.lines
      .filter((line) => !line.snapshot.gift)
      .map((line) => ({
        id: toWireId('orderLine', line.id),
        name: line.snapshot.name,
        variant: variantOf(line, language),
        canWithdrawQty: inUnits(withdrawableQty(line), line.snapshot.measure),
        ...countedBy(line),
        exemption: exemptionOf(line) ?? null,
      })),
  }
}

export function presentWithdrawal(
  row: WithdrawalRow,
  orders: readonly ContractOrder[],
  steps: readonly WithdrawalStep[],
): WireWithdrawal {
  return {
    id: toWireId('withdrawal', row.id),
    code: row.code,
    status: row.status,
    reason: row.reason,
    site: row.site,
    name: row.name,
    orderCode: row.orderCodes,
    email: row.email,
    scope: row.scope,
    goods: goodsOf(row),
    proof: row.proof,
    statedAt: row.statedAt.toISOString(),
    answer: row.answer,
    orders: orders
      .filter(({ contractId }) => contractId === row.contractId)
      .map(({ id, code, shopName }) => ({ id: toWireId('order', id), code, shopName })),
    operationList: operationsFor(withdrawalFlow, {
      state: row.status,
      actor: 'operator',
      facts: {},
    }) as WireWithdrawal['operationList'],
    progressList: steps
      .filter(({ withdrawalId }) => withdrawalId === row.id)
      .map((step) => ({
        event: step.event,
        to: step.to,
        actor: step.actor,
        by: step.by,
        at: step.at.toISOString(),
      })),
  }
}

function goodsOf({ picked }: WithdrawalRow): WireReceipt['goods'] {
  return (picked ?? []).map(({ name, times }) => ({ name, times }))
}

function countedBy({ snapshot }: OrderRow['lines'][number]) {
  const { marketingUnit, adjustStep } = presentMeasure(snapshot.measure)
  return { unitName: marketingUnit?.unitName ?? null, adjustStep }
}
