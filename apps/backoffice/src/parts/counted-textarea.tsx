import { Plural } from '@lingui/react/macro'
import { Textarea } from '@mantine/core'
import type { ReactNode, Ref } from 'react'

type Props = {
  readonly ref?: Ref<HTMLTextAreaElement>
  readonly label: ReactNode
  readonly value: string
  readonly max: number
  readonly error: string | undefined
  readonly write: (text: string) => void
  readonly leave?: () => void
}

/** A text of bounded length that says how much is left. What is pasted too long is kept whole, so that nothing is cut off unseen. */
export function CountedTextarea({ ref, label, value, max, error, write, leave }: Props) {
  const left = max - value.length
  const over = -left
  return (
    <Textarea
      ref={ref}
      label={label}
      autosize
      minRows={3}
      maxRows={12}
      value={value}
      error={error}
      onChange={(event) => write(event.currentTarget.value)}
      onBlur={leave}
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
