import { sizeWords } from '@galleria/contract/size-words'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'

/**
 * The wire names finishes by key; what these are called. One that is not known here keeps its key.
 */
const finishNames: Readonly<Record<string, MessageDescriptor>> = {
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

/** Every finish by its key, with its name. */
export function useFinishNames(): { value: string; label: string }[] {
  const { i18n } = useLingui()
  return Object.entries(finishNames).map(([value, name]) => ({ value, label: i18n._(name) }))
}

/**
 * Which of an item's skus it is, in the order of the wire: `Oak · 140 × 70 cm`; of one without
 * finish and size, as a service is, nothing.
 */
export function useVersionText(): (
  attributes: readonly { readonly attrKey: string; readonly attrVal: string }[],
) => string {
  const { i18n } = useLingui()
  return (attributes) =>
    attributes
      .filter(({ attrVal }) => attrVal !== '')
      .map(({ attrKey, attrVal }) => {
        const name = attrKey === 'finish' ? finishNames[attrVal] : undefined
        return name ? i18n._(name) : sizeWords(attrVal)
      })
      .join(' · ')
}
