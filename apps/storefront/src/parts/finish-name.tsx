import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'

/** The wire names finishes by key; these are their names for the reader. */
export const finishNames: Readonly<Record<string, MessageDescriptor>> = {
  oak: msg`Oak`,
  walnut: msg`Walnut`,
  'black-ash': msg`Black ash`,
  white: msg`White`,
  birch: msg`Birch`,
  forest: msg`Forest green`,
  sand: msg`Sand`,
  slate: msg`Slate grey`,
  terracotta: msg`Terracotta`,
  ocean: msg`Ocean blue`,
  'black-steel': msg`Black steel`,
  brass: msg`Brass`,
}

export function useFinishName(): (finish: string) => string {
  const { i18n } = useLingui()
  return (finish) => {
    const name = finishNames[finish]
    return name ? i18n._(name) : finish
  }
}

export function FinishName({ finish }: { finish: string }) {
  return useFinishName()(finish)
}
