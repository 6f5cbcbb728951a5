import { LONGEST_NOTE } from '@galleria/contract/money'
import { Trans, useLingui } from '@lingui/react/macro'
import { ReasonForm } from '../operator/reason-form.tsx'
import type { Part } from './note-form.tsx'

/** Why what left will never be paid; somebody else has to agree. */
export function WriteOffForm({ matter, acting, close }: Part) {
  const { t } = useLingui()
  return (
    <ReasonForm
      draftName={`write-off-${matter.id}`}
      name={t`Propose to write it off`}
      label={<Trans>Why this will never be paid</Trans>}
      submit={<Trans>Propose</Trans>}
      whenEmpty={t`Please say why; whoever agrees reads it.`}
      warning={
        <Trans>
          Nothing happens until a second person agrees, within seven days. Then it is a loss of the
          mall: the shop keeps what it sold, and a return of these goods refunds nothing.
        </Trans>
      }
      max={LONGEST_NOTE}
      isSending={acting.isSending}
      error={acting.textError}
      forgive={acting.forgive}
      back={close}
      send={(note, onSent) =>
        acting.act({ kind: 'proposeWriteOff', note }, () => {
          onSent()
          close()
        })
      }
    />
  )
}
