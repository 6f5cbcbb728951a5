import { useControlValue } from '@galleria/ui/form/fields'
import { Plural } from '@lingui/react/macro'
import { Textarea } from '@mantine/core'
import type { ReactNode, RefObject } from 'react'

type Props = {
  readonly ref: RefObject<HTMLTextAreaElement | null>
  readonly name: string
  readonly label: ReactNode
  /** What stands in it at first. */ readonly value: string
  readonly max: number
  readonly error: string | undefined
}

/**
 * A text of bounded length that says how much is left. What is pasted too long is kept whole, so
 * that nothing is cut off unseen.
 */
export function CountedTextarea({ ref, name, label, value, max, error }: Props) {
  const left = max - useControlValue(ref, value).length
  const over = -left
  return (
    <Textarea
      ref={ref}
      name={name}
      label={label}
      autosize
      minRows={3}
      maxRows={12}
      defaultValue={value}
      error={error}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      description={
        left >= 0 ? (
          <Plural value={left} one="# character left" other="# characters left" />
        ) : (
          <Plural value={over} one="# character too many" other="# characters too many" />
        )
      }
    />
  )
}
