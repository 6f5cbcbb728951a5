import { LONGEST_HOLD_REASON } from '@galleria/contract/order-work-rules'
import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useRef, useState, type ReactNode } from 'react'
import { useDesk } from './desk.ts'

/** Why the mall does something in a shop's name; the shop's own people are not asked. */
export function useReason(): {
  readonly field: ReactNode
  /** Undefined, and the field says so, while none is given that is needed. */
  readonly take: () => string | undefined
} {
  const { t } = useLingui()
  const { isMall } = useDesk()
  const input = useRef<HTMLInputElement>(null)
  const [typed, type] = useState('')
  const [isTried, setTried] = useState(false)
  const reason = typed.trim()
  if (!isMall) return { field: null, take: () => '' }
  return {
    field: (
      <TextInput
        ref={input}
        name="reason"
        label={t`Why`}
        description={t`Shop and buyer read this in the history of the order.`}
        autoComplete="off"
        maxLength={LONGEST_HOLD_REASON}
        required
        value={typed}
        error={
          isTried && reason === '' ? t`Please say why; the shop and the buyer read it.` : undefined
        }
        onChange={(event) => type(event.currentTarget.value)}
      />
    ),
    take() {
      setTried(true)
      if (reason !== '') return reason
      input.current?.focus()
      return undefined
    },
  }
}
