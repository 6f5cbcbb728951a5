import type { ItemGap, ItemStatus } from '@galleria/contract/item-rules'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { statusWords } from '../goods/goods-words.ts'

export { statusWords }

/** The states that the list of items has a view for, in the order of an item's life. */
export const viewWords: readonly (readonly [ItemStatus | undefined, MessageDescriptor])[] = [
  [undefined, msg({ message: 'All items', comment: 'a view of the list of items' })],
  ['DRAFT', msg({ message: 'Drafts', comment: 'items that are being written' })],
  ['IN_REVIEW', statusWords.IN_REVIEW],
  ['ON_SALE', statusWords.ON_SALE],
  ['PAUSED', statusWords.PAUSED],
  ['ARCHIVED', statusWords.ARCHIVED],
]

/** What an item lacks, as what is to be done. */
export const gapWords: Readonly<Record<ItemGap, MessageDescriptor>> = {
  picture: msg`Add a picture`,
  version: msg`Add a version with its measures`,
  price: msg`Give at least one version a price in one storefront`,
  energy: msg`Say the energy class: nothing is sold in this room without`,
  attribute: msg`Fill in what its room asks`,
}

/** A service or a card is not measured. */
export const addVersionOfCodes = msg`Add a version with its price`

export const freightWords = {
  parcel: msg({ message: 'As a parcel', comment: 'how goods are sent' }),
  bulky: msg({ message: 'As a bulky parcel', comment: 'how goods are sent' }),
  freight: msg({ message: 'By freight forwarder', comment: 'how goods are sent' }),
} as const
