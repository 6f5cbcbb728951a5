import type { WireAttribute, WireAttributes } from '@galleria/contract/attribute-desk'
import type { AttributeKind } from '@galleria/contract/attribute-rules'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'

export const attributesQuery = queryOptions({
  queryKey: ['attributes'],
  queryFn: (): Promise<WireAttributes> => mall('POST /sapi/mall-operator/attribute/list', {}),
})

/**
 * A change that answers with the attributes as they are now; after a refusal they are read again.
 */
export function useAttributesChange<Asked>(change: (asked: Asked) => Promise<WireAttributes>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (attributes) => queries.setQueryData(attributesQuery.queryKey, attributes),
    onError: () => void queries.invalidateQueries({ queryKey: attributesQuery.queryKey }),
  })
}

/** Its name for whoever reads. */
export function attributeName({ key, nameList }: WireAttribute, locale: string): string {
  return nameList.find(({ language }) => language === locale)?.name ?? key
}

export const kindWords: Readonly<Record<AttributeKind, MessageDescriptor>> = {
  choice: msg({ message: 'Choice', comment: 'a kind of attribute: one of several options' }),
  number: msg({ message: 'Number', comment: 'a kind of attribute: a figure with a unit' }),
  text: msg({ message: 'Text', comment: 'a kind of attribute: words that a shop writes' }),
}
