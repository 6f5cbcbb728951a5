import { mallSearchCalls } from '@galleria/contract/mall-search'
import { bind, type Bound } from '#platform/bind.ts'
import { searchMall } from './search-mall.ts'

export const mallSearchRoutes: readonly Bound[] = [bind(mallSearchCalls.searchMall, searchMall)]
