import { isProblem, type Client } from '@galleria/contract/client'
import type { SentChange } from './cart-change.ts'

/**
 * Why a change did not happen: a code of the wire, and how many there are where that is the reason.
 */
export type CartRefusal = {
  readonly code: string
  readonly text: string
  readonly available?: number | undefined
  readonly lineId?: string | undefined
}

/**
 * Makes the change at the shop. A refusal is an answer; whatever is an error goes on to the frame's
 * error page.
 */
export async function changeCart(
  call: Client,
  change: SentChange,
): Promise<CartRefusal | undefined> {
  try {
    await sendChange(call, change)
    return undefined
  } catch (error) {
    if (!isProblem(error) || error.status >= 500) throw error
    const { available } = error.body
    return {
      code: error.code,
      text: error.body.detail,
      available: typeof available === 'number' ? available : undefined,
      lineId: change.intent === 'quantity' ? change.id : undefined,
    }
  }
}

async function sendChange(call: Client, change: SentChange): Promise<void> {
  switch (change.intent) {
    case 'quantity':
      return void (await call('POST /sapi/mall-order/cartline/update', {
        id: change.id,
        skuQty: change.skuQty,
      }))
    case 'insure':
      return void (await call('POST /sapi/mall-order/cartline/update', {
        id: change.id,
        isInsured: change.isInsured,
      }))
    case 'remove':
      return void (await call('POST /sapi/mall-order/cartline/delete', { ids: [...change.ids] }))
    case 'restore':
      return void (await call('POST /sapi/mall-order/cartline/create', {
        skuId: change.skuId,
        skuQty: change.skuQty,
        diySkuLineList: change.parts.map((id) => ({ sku: { id } })),
      }))
    case 'select':
      for (const id of change.ids)
        await call('POST /sapi/mall-order/cartline/update', { id, isSelected: change.isSelected })
  }
}
