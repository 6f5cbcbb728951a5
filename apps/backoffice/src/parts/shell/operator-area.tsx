import { useQuery } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { whoQuery, worksForMall } from '../../api/queries.ts'
import { NotFoundPage } from '../../pages/not-found-page.tsx'

/** The operator's desk. To everybody else there is no such page. */
export function OperatorArea() {
  const { data: who } = useQuery(whoQuery)
  if (!who) return null
  return worksForMall(who) ? <Outlet /> : <NotFoundPage />
}
