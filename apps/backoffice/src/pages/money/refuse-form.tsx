import { LONGEST_NOTE } from '@galleria/contract/money'
import { Trans, useLingui } from '@lingui/react/macro'
import { ReasonForm } from '../operator/reason-form.tsx'
import type { Part } from './note-form.tsx'

/** A no to what somebody else has proposed. */
export function RefuseForm({ matter, acting, close }: Part) {
  const { t } = useLingui()
  const { proposal } = matter
  if (!proposal) return null
  return (
    <ReasonForm
      draftName={`refuse-${proposal.id}`}
      name={t`Refuse`}
      label={<Trans>Why not</Trans>}
      submit={<Trans>Refuse</Trans>}
      whenEmpty={t`Please say why; whoever proposed it reads it.`}
      max={LONGEST_NOTE}
      isSending={acting.isSending}
      error={acting.textError}
      forgive={acting.forgive}
      back={close}
      send={(note, onSent) =>
        acting.act({ kind: 'refuse', proposalId: proposal.id, note }, () => {
          onSent()
          close()
        })
      }
    />
  )
}
