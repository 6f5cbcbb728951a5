import type { ArgumentOf, ReplyOf } from '@galleria/contract/client'
import { queryOptions } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'

export type OwnPage = ReplyOf<'POST /sapi/mall-operator/page/list'>[number]
export type PageText = ReplyOf<'POST /sapi/mall-operator/page/query'>
export type PageState = PageText['state']
export type Which = ArgumentOf<'POST /sapi/mall-operator/page/query'>
export type Company = NonNullable<ReplyOf<'POST /sapi/mall-operator/company/query'>['company']>

export const ownPagesQuery = queryOptions({
  queryKey: ['own-pages'],
  queryFn: () => mall('POST /sapi/mall-operator/page/list', {}),
})

export function pageTextQuery(which: Which) {
  return queryOptions({
    queryKey: ['own-pages', which.articleId, which.language, which.site],
    queryFn: () => mall('POST /sapi/mall-operator/page/query', which),
  })
}

export const companyQuery = queryOptions({
  queryKey: ['company'],
  queryFn: () => mall('POST /sapi/mall-operator/company/query', {}),
})

export function pageAddress({ articleId, language, site }: Which): string {
  return `/operator/pages/${articleId}/${language}${site ? `/${site}` : ''}`
}
