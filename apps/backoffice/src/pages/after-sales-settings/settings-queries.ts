import type { ArgumentOf, ReplyOf } from '@galleria/contract/client'
import { queryOptions } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'

export type ShopAddresses = ReplyOf<'POST /sapi/mall-merchant/returnaddress/list'>[number]
export type AddressOf = ArgumentOf<'POST /sapi/mall-merchant/returnaddress/remove'>
export type ForCountry = NonNullable<AddressOf['forCountry']>

export const returnAddressesQuery = queryOptions({
  queryKey: ['return-addresses'],
  queryFn: () => mall('POST /sapi/mall-merchant/returnaddress/list', {}),
})

export type SavedAnswer = ReplyOf<'POST /sapi/mall-merchant/savedanswer/list'>[number]
export const savedAnswersQuery = queryOptions({
  queryKey: ['saved-answers'],
  queryFn: () => mall('POST /sapi/mall-merchant/savedanswer/list', {}),
})

export type ApprovalRule = ReplyOf<'POST /sapi/mall-merchant/approvalrule/list'>[number]
export type RuleForm = ArgumentOf<'POST /sapi/mall-merchant/approvalrule/save'>
export const approvalRulesQuery = queryOptions({
  queryKey: ['approval-rules'],
  queryFn: () => mall('POST /sapi/mall-merchant/approvalrule/list', {}),
})
