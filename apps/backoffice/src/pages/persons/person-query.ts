import { isProblem } from '@galleria/contract/client'
import { queryOptions } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'

/** Null for an address that nobody has. */
export const personQuery = (account: string) =>
  queryOptions({
    queryKey: ['persons', account],
    enabled: account !== '',
    queryFn: async () => {
      try {
        return await mall('POST /sapi/mall-operator/person/find', { account })
      } catch (error) {
        if (isProblem(error) && error.code === 'person.not_found') return null
        throw error
      }
    },
  })
