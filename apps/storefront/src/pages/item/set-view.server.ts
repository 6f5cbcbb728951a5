import type { CombinedItem, WireSku } from '@galleria/contract/item'
import { itemPath } from '../../addresses/addresses.ts'
import type { ItemSetView } from './item-set.tsx'

/**
 * What the page shows of a set: of each part only the skus of which there are enough and that are
 * not of a pre-sale, the card's own first choice in front.
 */
export function viewSet({ partList, percentOff }: CombinedItem): ItemSetView {
  return {
    percentOff,
    parts: partList.map(({ card, skuQty, skuList }) => ({
      itemId: card.itemId,
      name: card.name,
      path: itemPath({ ...card, suffix: card.skuUrlSuffix }),
      qty: skuQty,
      choices: skuList
        .filter(({ availableQty, preSale }) => availableQty >= skuQty && !preSale)
        .toSorted((a, b) => Number(b.id === card.defaultSkuId) - Number(a.id === card.defaultSkuId))
        .map(choiceOf),
    })),
  }
}

function choiceOf({
  id,
  finish,
  widthCm,
  depthCm,
  salePrc,
  minImageUrl,
  tint,
}: WireSku): ItemSetView['parts'][number]['choices'][number] {
  return { skuId: id, finish, widthCm, depthCm, price: salePrc, image: minImageUrl, tint }
}
