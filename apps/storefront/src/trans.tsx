import { Trans as FilledTrans, useLingui, type TransProps } from '@lingui/react'
import type { ReactNode } from 'react'

/** What the `Trans` macro becomes (lingui.config.ts). Most texts have nothing in them to fill in: they are drawn as the text they are, without the three components and the search for marks. */
export function Trans(props: TransProps): ReactNode {
  const { _ } = useLingui()
  return props.values || props.components ? <FilledTrans {...props} /> : _(props.id, undefined, props.message === undefined ? undefined : { message: props.message })
}
