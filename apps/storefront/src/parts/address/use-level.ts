import { useEffect, useState } from 'react'
import { listLevel } from './shop-calls.ts'
import type { PickerItem, PickerPath } from './picker-steps.ts'

export type LevelState = {
  readonly items: readonly PickerItem[] | undefined
  readonly hasFailed: boolean
  retry(): void
}

/** What can be chosen under what was chosen so far. */
export function useLevel(regionId: number, path: PickerPath): LevelState {
  const parent = path.at(-1)?.code
  const [found, setFound] = useState<{
    of: string | undefined
    items: readonly PickerItem[] | undefined
  }>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isCurrent = true
    listLevel(regionId, path.length + 1, parent)
      .then(
        (items) => items,
        () => undefined,
      )
      .then((items) => {
        if (isCurrent) setFound({ of: parent, items })
      })
    return () => {
      isCurrent = false
    }
    // The parent says which level it is.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [regionId, parent, tries])
  const current = found && found.of === parent ? found : undefined
  return {
    items: current?.items,
    hasFailed: current !== undefined && !current.items,
    retry: () => {
      setFound(undefined)
      setTries((count) => count + 1)
    },
  }
}
