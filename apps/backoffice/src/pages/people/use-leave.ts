import { useMutation, useQuery } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'
import { whoQuery } from '../../api/queries.ts'
import { openDesk } from '../../api/open-desk.ts'

/** Whoever has left sees another of their shops next, or that they have none. */
export function useLeave() {
  const { data: who } = useQuery(whoQuery)
  const sellerId = who?.kind === 'staff' ? who.staff.sellerId : 0
  return useMutation({
    mutationFn: () => mall('POST /sapi/mall-merchant/people/leave', { sellerId }),
    onSuccess: openDesk,
  })
}
