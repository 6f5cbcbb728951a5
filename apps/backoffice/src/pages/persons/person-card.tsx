import { LONGEST_REASON } from '@galleria/contract/merchant-rules'
import type { WirePerson } from '@galleria/contract/operator-person'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Title } from '@mantine/core'
import { useRef, useState } from 'react'
import { mall } from '../../api/mall.ts'
import cards from '../../parts/cards.module.css'
import { Fact, Facts } from '../../parts/facts.tsx'
import { personName } from '../../parts/person-name.ts'
import { TextForm } from '../../parts/text-form.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { useListChange } from '../../parts/use-list-change.tsx'

/** One member, and the way in for whoever has lost phone and recovery codes. */
export function PersonCard({ person }: { readonly person: WirePerson }) {
  const format = useFormat()
  const card = useRef<HTMLLIElement>(null)
  const name = personName(person)
  return (
    <li ref={card} className={`card ${cards['card']}`} tabIndex={-1} aria-label={name}>
      <div className={cards['head']}>
        <Title order={2}>{name}</Title>
      </div>
      <Facts>
        {person.email && <Fact name={<Trans>Email</Trans>}>{person.email}</Fact>}
        {person.mobile && <Fact name={<Trans>Mobile number</Trans>}>{person.mobile}</Fact>}
        <Fact name={<Trans>Two-step sign-in</Trans>}>
          {person.secondFactorSince ? (
            <Trans>on since {format.moment(person.secondFactorSince)}</Trans>
          ) : (
            <Trans>off</Trans>
          )}
        </Fact>
      </Facts>
      {person.operationList.includes('switchOffSecondFactor') && (
        <SwitchOff person={person} leave={() => card.current?.focus()} />
      )}
    </li>
  )
}

function SwitchOff({ person, leave }: { readonly person: WirePerson; readonly leave: () => void }) {
  const { t } = useLingui()
  const { id, hasPassword } = person
  const name = personName(person)
  const [isAsking, ask] = useState(false)
  const { act, isSending, textError, notice, forgive } = useListChange({
    list: 'persons',
    field: 'reason',
    send: (reason: string) =>
      mall('POST /sapi/mall-operator/person/switchOffSecondFactor', { id, reason }),
    wordsFor: () =>
      hasPassword
        ? t`${name} signs in with the password alone, and has been told.`
        : t`${name} is no longer asked for a second step, and has been told.`,
  })
  const close = () => {
    forgive()
    ask(false)
    leave()
  }
  return (
    <>
      {notice}
      {isAsking ? (
        <TextForm
          max={LONGEST_REASON}
          isGrave
          draftName={`second-factor-${id}`}
          name={t`Switch off two-step sign-in`}
          label={<Trans>How you know it is this person (they read this)</Trans>}
          whenEmpty={t`Please say how you know; the person reads it.`}
          submit={<Trans>Switch off</Trans>}
          warning={
            <Trans>
              Only for somebody who has lost both phone and recovery codes, and whom you know to be
              the owner. They are signed out everywhere and told by email.
            </Trans>
          }
          isSending={isSending}
          error={textError}
          forgive={forgive}
          back={<Trans>Cancel</Trans>}
          goBack={close}
          send={(reason, onSent) =>
            act(reason, () => {
              onSent()
              close()
            })
          }
        />
      ) : (
        <Group gap="xs">
          <Button variant="default" onClick={() => ask(true)}>
            <Trans>Switch off two-step sign-in …</Trans>
          </Button>
        </Group>
      )}
    </>
  )
}
