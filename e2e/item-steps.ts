import { randomUUID } from 'node:crypto'
import { call, type Who } from './call-steps.ts'
import type { RunningMall } from './start-mall.ts'

/** Items as their shop writes them by calls, where a journey is about what comes then. */

export type BegunItem = { readonly itemId: number; readonly version: number }

type ItemText = {
  readonly language: string
  readonly name: string
  readonly description: string
  readonly details: readonly string[]
}

export const itemForm = (textList: readonly ItemText[]) => ({
  ...{ categoryId: 1, language: 'en', energyClass: null, freight: 'parcel', imageList: [] },
  ...{ manufacturer: 'Quill OHG, Kai 1', responsiblePerson: 'Quill OHG, Kai 1, 20457 Hamburg' },
  textList,
})

/** A draft in the first of the own shops, without a picture and without a version. */
export async function beginItem(
  who: Who,
  mall: RunningMall,
  textList: readonly ItemText[],
): Promise<BegunItem> {
  const { shopList } = await call<{ shopList: { id: number }[] }>(
    who,
    mall,
    '/sapi/mall-merchant/item/form',
    {},
  )
  return call<BegunItem>(who, mall, '/sapi/mall-merchant/item/add', {
    ...itemForm(textList),
    ...{ shopId: shopList[0]?.id, requestKey: randomUUID() },
  })
}
