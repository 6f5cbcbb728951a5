import type { CombinedItem, WireSku } from '@galleria/contract/item'
import { itemPath } from '../../addresses/addresses.ts'
import type { SetPart } from './item-set.tsx'

/** What the page shows of a set: of each part only the skus of which there are enough, the card's own first choice in front. */
export function viewSet({ partList }: CombinedItem): SetPart[] {
  return partList.map(({ card, skuQty, skuList }) => ({
    itemId: card.itemId,
    name: card.name,
    path: itemPath({ ...card, suffix: card.skuUrlSuffix }),
    qty: skuQty,
    choices: skuList
      .filter(({ availableQty }) => availableQty >= skuQty)
      .toSorted((a, b) => Number(b.id === card.defaultSkuId) - Number(a.id === card.defaultSkuId))
      .map(choiceOf),
  }))
}

function choiceOf({
  id,
  finish,
  widthCm,
  depthCm,
  salePrc,
  minImageUrl,
  tint,
}: WireSku): SetPart['choices'][number] {
  return { skuId: id, finish, widthCm, depthCm, price: salePrc, image: minImageUrl, tint }
}
