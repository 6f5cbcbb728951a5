import { LONGEST_NOTE } from '@galleria/contract/money'
import { Trans, useLingui } from '@lingui/react/macro'
import { Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ReasonForm } from '../operator/reason-form.tsx'
import type { Part } from './note-form.tsx'

const LONGEST_REFERENCE = 100

/** The money is there after all: by the provider's name of it, so that it can be looked up. */
export function ArrivedForm({ matter, acting, close }: Part) {
  const { t } = useLingui()
  const [reference, name] = useState('')
  const [isAsked, ask] = useState(false)
  const isMissing = reference.trim() === ''
  return (
    <Stack gap="xs">
      <TextInput
        label={t`The provider’s reference`}
        maxLength={LONGEST_REFERENCE}
        autoComplete="off"
        value={reference}
        error={isAsked && isMissing && t`Please enter the reference that the provider shows.`}
        onChange={(event) => name(event.currentTarget.value)}
      />
      <ReasonForm
        draftName={`arrived-${matter.id}`}
        name={t`There after all`}
        label={<Trans>How you know, and where it can be looked up</Trans>}
        submit={<Trans>There after all</Trans>}
        whenEmpty={t`Please say how you know; it stays in the history.`}
        warning={
          matter.dispute ? (
            <Trans>
              Say this if the provider’s own desk shows that the money is back with the mall. The
              books follow, and refunds that waited go on.
            </Trans>
          ) : (
            <Trans>
              Say this if the provider’s own desk shows that the buyer has got the money. The books
              follow, and the buyer is told that it has been refunded. If the provider does not list
              it, its day comes back to this list.
            </Trans>
          )
        }
        max={LONGEST_NOTE}
        isSending={acting.isSending}
        error={acting.textError}
        forgive={acting.forgive}
        back={close}
        send={(note, onSent) => {
          ask(true)
          if (isMissing) return
          acting.act({ kind: 'arrived', reference: reference.trim(), note }, () => {
            onSent()
            close()
          })
        }}
      />
    </Stack>
  )
}
