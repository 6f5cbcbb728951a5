import type { ArgumentOf, ReplyOf } from '@galleria/contract/client'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'
import { toPageArgument, type ItemSearch } from './item-search.ts'

export type ItemRow = ReplyOf<'POST /sapi/mall-merchant/item/page'>['data'][number]
export type Item = ReplyOf<'POST /sapi/mall-merchant/item/detail'>
export type ItemVersion = Item['versionList'][number]
export type ItemSave = ReplyOf<'POST /sapi/mall-merchant/item/saves'>['saveList'][number]
export type SavedItem = ReplyOf<'POST /sapi/mall-merchant/item/savedItem'>
export type ItemChoices = ReplyOf<'POST /sapi/mall-merchant/item/form'>
export type NewItem = ArgumentOf<'POST /sapi/mall-merchant/item/add'>
export type NewVersion = ArgumentOf<'POST /sapi/mall-merchant/item/version'>
export type ItemWritten = Omit<NewItem, 'shopId' | 'requestKey'>
/** What stands in the form of an item when it opens. */
export type WrittenBefore = Omit<ItemWritten, 'voucher'> & Pick<Item, 'voucher'>

export const ITEMS_KEY = ['items'] as const

export function itemsPageQuery(search: ItemSearch) {
  const argument = toPageArgument(search)
  return queryOptions({
    queryKey: [...ITEMS_KEY, 'page', argument],
    queryFn: () => mall('POST /sapi/mall-merchant/item/page', argument),
    placeholderData: keepPreviousData,
  })
}
export function itemQuery(itemId: number) {
  return queryOptions({
    queryKey: [...ITEMS_KEY, 'detail', itemId],
    queryFn: () => mall('POST /sapi/mall-merchant/item/detail', { itemId }),
  })
}
export function itemSavesQuery(itemId: number) {
  return queryOptions({
    queryKey: [...ITEMS_KEY, 'saves', itemId],
    queryFn: () => mall('POST /sapi/mall-merchant/item/saves', { itemId }),
  })
}
/** What a save has left stays as it is; names in it are those of the reader's language. */
export function savedItemQuery(itemId: number, saveNo: number) {
  return queryOptions({
    queryKey: [...ITEMS_KEY, 'saved', itemId, saveNo],
    queryFn: () => mall('POST /sapi/mall-merchant/item/savedItem', { itemId, saveNo }),
  })
}
export const itemChoicesQuery = queryOptions({
  queryKey: [...ITEMS_KEY, 'choices'],
  queryFn: () => mall('POST /sapi/mall-merchant/item/form', {}),
})
