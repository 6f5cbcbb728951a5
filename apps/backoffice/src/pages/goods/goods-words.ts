import type { MoveReason, StockReason } from '@galleria/contract/goods-rules'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GoodsRow } from './goods-queries.ts'

export const statusWords: Readonly<Record<GoodsRow['status'], MessageDescriptor>> = {
  ON_SALE: msg({ message: 'On sale', comment: 'goods that buyers can order' }),
  DRAFT: msg({ message: 'Draft', comment: 'goods that are being written' }),
  IN_REVIEW: msg({
    message: 'Being looked at',
    comment: 'goods that wait for the word of the mall',
  }),
  ARCHIVED: msg({ message: 'Put away', comment: 'goods that are not sold any more' }),
  PAUSED: msg({ message: 'Off sale', comment: 'goods that their shop does not offer now' }),
  HELD_BACK: msg({
    message: 'Held back',
    comment: 'goods of a seller who may not sell at the moment',
  }),
}

export const fewLeft = msg({ message: 'Few left', comment: 'goods of which there are few' })
export const soldOut = msg`Sold out`

/** Why a person moves stock. */
export const stockReasonWords: Readonly<Record<StockReason, MessageDescriptor>> = {
  RECEIVED: msg({ message: 'Came in', comment: 'stock: units that were delivered' }),
  FOUND: msg({ message: 'Was found', comment: 'stock: units that nobody knew of' }),
  DAMAGED: msg({ message: 'Is damaged', comment: 'stock: units that cannot be sold' }),
  LOST: msg({ message: 'Is gone', comment: 'stock: units that were lost or stolen' }),
  OWN_USE: msg({ message: 'Own use', comment: 'stock: units that the shop keeps for itself' }),
}

/** What moved stock, as its history says it. */
export const moveReasonWords: Readonly<Record<MoveReason, MessageDescriptor>> = {
  RECEIVED: stockReasonWords.RECEIVED,
  FOUND: stockReasonWords.FOUND,
  DAMAGED: stockReasonWords.DAMAGED,
  LOST: stockReasonWords.LOST,
  OWN_USE: stockReasonWords.OWN_USE,
  COUNTED: msg({ message: 'Counted', comment: 'stock: somebody counted the units' }),
  FIRST: msg({ message: 'First stock', comment: 'stock: what was there at the beginning' }),
  ORDERED: msg({ message: 'Held for an order', comment: 'stock' }),
  CANCELED: msg({ message: 'Order cancelled', comment: 'stock' }),
  EXPIRED: msg({ message: 'Expired', comment: 'stock: an order or a code whose time was over' }),
  SENT: msg({ message: 'Sent or handed over', comment: 'stock: units that left the shop' }),
  CALLED_BACK: msg({ message: 'Parcel called back', comment: 'stock' }),
  RETURNED: msg({ message: 'Came back from a buyer', comment: 'stock' }),
  REFUNDED: msg({ message: 'Refunded before it was sent', comment: 'stock' }),
  EXCHANGE: msg({ message: 'Held for an exchange', comment: 'stock' }),
  EXCHANGE_ENDED: msg({ message: 'Exchange ended', comment: 'stock' }),
  REPLACEMENT: msg({ message: 'Sent as a replacement', comment: 'stock' }),
  OTHER: msg({ message: 'Other change', comment: 'stock' }),
}
