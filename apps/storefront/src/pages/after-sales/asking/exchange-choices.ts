import type { WireApplyPreview } from '@galleria/contract/apply-preview'
import type { WireExchangeChoices } from '@galleria/contract/after-sales-exchange'
import type { Client } from '@galleria/contract/client'
import type { FieldErrors } from '@galleria/ui/form/field-errors'
import type { WireOrderLine } from '@galleria/contract/order'
import type { WireMoney } from '@galleria/contract/wire'
import { fieldOf, pickedOf, type Application } from './application.ts'

export type ExchangeSku = WireExchangeChoices['skuList'][number]
/**
 * What may come instead, by the line that it comes for; nothing where the goods cannot be
 * exchanged.
 */
export type Exchanges = Readonly<Record<string, readonly ExchangeSku[]>>

/** What may come instead of what its buyer holds, of all lines at once. */
export async function readExchanges(
  call: Client,
  lines: readonly Pick<WireOrderLine, 'id' | 'sku'>[],
): Promise<Exchanges> {
  if (lines.length === 0) return {}
  const choices = await call(
    'POST /api/trantor/flow/bbc_trade_B2cListItemInfoForExchangeOrRessiueFlow',
    lines.map(({ id, sku }) => ({ diyItemId: sku.item.id, tradeOrderLineId: id })),
  )
  return Object.fromEntries(
    choices
      .filter(({ skuList }) => skuList.some(({ availableQty }) => availableQty > 0))
      .flatMap(({ tradeOrderLineId, skuList }) =>
        tradeOrderLineId ? [[tradeOrderLineId, skuList]] : [],
      ),
  )
}

/** The sku that is wanted instead of a line, as long as it is among the choices. */
export function chosenSku(
  exchanges: Exchanges,
  { lineId, skuId }: { readonly lineId: string; readonly skuId: string },
): ExchangeSku | undefined {
  return exchanges[lineId]?.find(({ id }) => String(id) === skuId)
}

/**
 * What money moves beside each sku that may come instead of a line's pieces: what comes back, or
 * below nothing what is to be paid. Of pieces that are not picked nothing is known.
 */
export function differencesOf(
  preview: Pick<WireApplyPreview, 'differenceList' | 'surchargeList'> | undefined,
  lineId: string,
): ReadonlyMap<string, WireMoney> {
  const { differenceList = [], surchargeList = [] } = preview ?? {}
  const ofLine = [
    ...differenceList,
    // Of each sku both are said, and one of them is nothing.
    ...surchargeList
      .filter(({ amt }) => amt.value > 0)
      .map((one) => ({ ...one, amt: { ...one.amt, value: -one.amt.value } })),
  ].filter((one) => one.lineId === lineId)
  return new Map(ofLine.map(({ skuId, amt }) => [String(skuId), amt]))
}

/** As the form carries it along: what its reader was told of each sku. */
export function writeShown(differences: ReadonlyMap<string, WireMoney>): string {
  return [...differences].map(([skuId, { value }]) => `${skuId}:${value}`).join(' ')
}

/** What was told of one sku; undefined where nothing was. */
export function readShown(shown: string, skuId: string): number | undefined {
  const told = shown.split(' ').find((one) => one.startsWith(`${skuId}:`))
  const value = Number(told?.slice(skuId.length + 1) || Number.NaN)
  return Number.isFinite(value) ? value : undefined
}

/**
 * What is known here of the shelf: a sku that is no longer among the choices, or of which there are
 * fewer than are wanted. Two lines may want the same.
 */
export function exchangeErrors(
  application: Pick<Application, 'lines'>,
  exchanges: Exchanges,
): FieldErrors {
  const wanted = new Map<string, number>()
  return Object.fromEntries(
    pickedOf(application).flatMap((choice) => {
      if (choice.skuId === '') return []
      const all = (wanted.get(choice.skuId) ?? 0) + choice.qty
      wanted.set(choice.skuId, all)
      const sku = chosenSku(exchanges, choice)
      if (!sku) return [[fieldOf.sku(choice.id), { code: 'exchange_gone' }]]
      return all > sku.availableQty ? [[fieldOf.sku(choice.id), { code: 'exchange_too_few' }]] : []
    }),
  )
}
