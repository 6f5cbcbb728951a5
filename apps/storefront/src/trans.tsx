import { Trans as FilledTrans, useLingui, type TransProps } from '@lingui/react'
import type { ReactNode } from 'react'

/**
 * What the `Trans` macro becomes (lingui.config.ts). Texts with no elements in them, that is most, are drawn as the text they are: without the library's three
 * components and the search for marks.
 */
export function Trans(props: TransProps): ReactNode {
  const { _ } = useLingui()
  if (props.components || (props.values && !Object.values(props.values).every(isPlain)))
    return <FilledTrans {...props} />
  return _(
    props.id,
    props.values,
    props.message === undefined ? undefined : { message: props.message },
  )
}

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number'
