import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { smallId, wireTime } from '../wire.ts'
import { itemDeskCalls, ownItem, version, which } from './item-desk.calls.ts'

/** What the saves of an item have left: read, compared with now, taken over again. */

const save = z.object({
  /** The version of the item that it has made. */ saveNo: z.int(),
  savedAt: wireTime,
  /** Null: as the item was before the first save that is known. */
  person: z.nullable(z.string()),
  /** With what a program did it; the person is who had made that key. */
  keyName: z.nullable(z.string()),
  /** Whether it came with a goods table. */ isByTable: z.boolean(),
  /** The earlier save that it has taken over. */ takenFrom: z.nullable(z.int()),
})
export type WireItemSave = z.output<typeof save>

/** An item as one of its saves has left it. Prices, stock and versions have their own histories. */
const savedItem = z.object({
  ...save.shape,
  ...z.pick(ownItem, {
    categoryName: true,
    category: true,
    language: true,
    textList: true,
    manufacturer: true,
    responsiblePerson: true,
    energyClass: true,
    attributeList: true,
    freight: true,
    voucher: true,
    imageList: true,
  }).shape,
  /** What its room is called now, where that one was closed and its goods moved. */
  movedTo: z.nullable(z.string()),
})
export type WireSavedItem = z.output<typeof savedItem>

export const itemSavesCalls = {
  itemSaves: defineCall({
    call: 'POST /sapi/mall-merchant/item/saves',
    who: 'merchant',
    right: 'query',
    writes: false,
    about:
      'Who saved an item of the own shops and when, the newest first. Of an item the newest fifty are kept.',
    body: z.object({ itemId: smallId }),
    reply: z.object({ saveList: z.array(save) }),
    refusals: ['item.not_found'],
  }),
  savedItem: defineCall({
    call: 'POST /sapi/mall-merchant/item/savedItem',
    who: 'merchant',
    right: 'query',
    writes: false,
    about:
      'An item as one of its saves has left it, without prices, stock and versions, which have histories of their own.',
    body: z.object({ itemId: smallId, saveNo: version }),
    reply: savedItem,
    refusals: ['item.not_found', 'item.save_not_found'],
  }),
  takeSaveOver: defineCall({
    call: 'POST /sapi/mall-merchant/item/takeOver',
    who: 'merchant',
    right: 'write',
    writes: 'goods',
    about:
      'Saves an item once more as one of its saves has left it, by the rules of any other save. What cannot be taken over any more is told at its field, and nothing is changed.',
    body: z.object({ ...which, saveNo: version }),
    reply: ownItem,
    refusals: ['item.save_not_found', ...itemDeskCalls.saveItem.refusals],
  }),
}
