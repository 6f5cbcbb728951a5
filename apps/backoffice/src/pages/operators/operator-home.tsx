import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { operatorQuery } from '../../api/queries.ts'
import { LoadFailure } from '../../parts/notice.tsx'
import { operatorDesks } from '../../parts/shell/operator-desks.ts'

/** The first desk that is this person's. */
export function OperatorHome() {
  const { data, error, refetch } = useQuery(operatorQuery)
  if (error && !data) return <LoadFailure error={error} retry={() => void refetch()} />
  const desk = operatorDesks.find(({ right }) => data?.rights.includes(right))
  return desk ? <Navigate to={`/operator/${desk.path}`} replace /> : null
}
