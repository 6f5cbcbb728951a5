import { isIban } from '@galleria/contract/iban'
import {
  LONGEST_ACCOUNT,
  LONGEST_HOLDER,
  LONGEST_NOTE,
  routeKinds,
  type RouteKind,
} from '@galleria/contract/money'
import { Trans, useLingui } from '@lingui/react/macro'
import { Radio, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ReasonForm } from '../operator/reason-form.tsx'
import type { Part } from './note-form.tsx'

/** Where the money of a refund is to go instead, and why; somebody else has to agree. */
export function RouteForm({ matter, acting, close }: Part) {
  const { t } = useLingui()
  const [kind, choose] = useState<RouteKind>('IBAN')
  const [holder, nameHolder] = useState('')
  const [account, nameAccount] = useState('')
  const [isAsked, ask] = useState(false)
  const names: Record<RouteKind, string> = {
    IBAN: t`By bank transfer`,
    OTHER: t`Another way`,
  }
  const holderError = holder.trim() === '' ? t`Please say who gets the money.` : undefined
  const accountError = errorOf(kind, account, {
    iban: t`Please check this IBAN: it contains a mistake.`,
    empty: t`Please say how the money is paid.`,
  })
  return (
    <Stack gap="xs">
      <Radio.Group
        label={t`How the buyer gets the money`}
        value={kind}
        onChange={(value) => choose(value as RouteKind)}
      >
        <Stack gap="xs" mt={6}>
          {routeKinds.map((one) => (
            <Radio key={one} value={one} label={names[one]} />
          ))}
        </Stack>
      </Radio.Group>
      <TextInput
        label={t`Who gets the money`}
        maxLength={LONGEST_HOLDER}
        autoComplete="off"
        value={holder}
        error={isAsked && holderError}
        onChange={(event) => nameHolder(event.currentTarget.value)}
      />
      <TextInput
        key={kind}
        label={kind === 'IBAN' ? t`IBAN` : t`How it is paid`}
        description={
          kind === 'OTHER'
            ? t`Never by gift card, unless the buyer has agreed to it in writing.`
            : null
        }
        maxLength={LONGEST_ACCOUNT}
        autoComplete="off"
        value={account}
        error={isAsked && accountError}
        onChange={(event) => nameAccount(event.currentTarget.value)}
      />
      <ReasonForm
        draftName={`route-${matter.id}`}
        name={t`Propose another way`}
        label={<Trans>Why, and where the buyer named this account</Trans>}
        submit={<Trans>Propose</Trans>}
        whenEmpty={t`Please say why; whoever agrees reads it.`}
        warning={
          <Trans>
            Nothing happens until a second person agrees, within seven days. The buyer is then told
            by email where the money goes.
          </Trans>
        }
        max={LONGEST_NOTE}
        isSending={acting.isSending}
        error={acting.textError}
        forgive={acting.forgive}
        back={close}
        send={(note, onSent) => {
          ask(true)
          if (holderError || accountError) return
          acting.act({ kind: 'propose', route: { kind, holder, account }, note }, () => {
            onSent()
            close()
          })
        }}
      />
    </Stack>
  )
}

function errorOf(
  kind: RouteKind,
  account: string,
  words: { readonly iban: string; readonly empty: string },
): string | undefined {
  if (account.trim() === '') return words.empty
  return kind === 'IBAN' && !isIban(account) ? words.iban : undefined
}
