import { LONGEST_REASON } from '@galleria/contract/merchant-rules'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Change, TextForm } from '../../parts/text-form.tsx'

type Props = {
  readonly draftName: string
  readonly name: string
  readonly label: ReactNode
  readonly submit: ReactNode
  /** The error of an empty field; without it, that the other side reads the reason. */
  readonly whenEmpty?: string
  readonly warning?: ReactNode
  readonly max?: number
  readonly isSending: boolean
  readonly error: string | undefined
  readonly send: (reason: string, onSent: () => void) => void
  readonly forgive: () => void
  readonly back: () => void
}

/** A no of the operator: never without a reason, which the other side reads. */
export function ReasonForm({ whenEmpty, back, max = LONGEST_REASON, ...form }: Props) {
  const { t } = useLingui()
  return (
    <TextForm
      {...form}
      max={max}
      isGrave
      whenEmpty={whenEmpty ?? t`Please say why; the other side reads it.`}
      back={<Change />}
      goBack={back}
    />
  )
}
