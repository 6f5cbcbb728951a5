import { TextInput } from '@mantine/core'

/** A moment on the clock on the wall here; years beyond four figures are slips of the finger. */
export function MomentField(props: {
  readonly name: string
  readonly label: string
  readonly error: string | undefined
}) {
  return <TextInput type="datetime-local" max="9999-12-31T23:59" {...props} />
}
