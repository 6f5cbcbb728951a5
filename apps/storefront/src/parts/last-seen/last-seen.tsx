import { lazy, Suspense, useEffect, useState } from 'react'
import { noteSeen, readSeen } from './seen-items.ts'

const LastSeenRow = lazy(() =>
  // Without a connection there is no row; the page stands.
  import('./last-seen-row.tsx').catch(() => ({ default: () => null })),
)

/**
 * What this browser looked at last, below everything else of a page. The server never knows; so it
 * comes with script only, and its whole height at once. `here` is the item of the page, which is
 * looked at now.
 */
export function LastSeen({ here }: { here?: number }) {
  const [ids, setIds] = useState<readonly number[]>([])
  useEffect(() => {
    setIds(readSeen().filter((id) => id !== here))
    if (here !== undefined) noteSeen(here)
  }, [here])
  if (ids.length === 0) return null
  return (
    <Suspense>
      <LastSeenRow ids={ids} clear={() => setIds([])} />
    </Suspense>
  )
}
