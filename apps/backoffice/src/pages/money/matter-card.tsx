import type { WireMatter } from '@galleria/contract/money'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Text, Title } from '@mantine/core'
import { useRef, useState } from 'react'
import { History } from '../../parts/history.tsx'
import cards from '../../parts/cards.module.css'
import badge from '../../parts/status-badge.module.css'
import { useFormat } from '../../parts/use-format.ts'
import { ReasonForm } from '../operator/reason-form.tsx'
import { MatterFacts } from './matter-facts.tsx'
import { kindNames, kindTexts, matterEvents, matterStates } from './matter-words.ts'
import { useMatterAction, type Acting } from './use-matter-action.ts'

/** One matter: what happened, what is known of it, and what the operator can do now. */
export function MatterCard({ matter }: { readonly matter: WireMatter }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const card = useRef<HTMLLIElement>(null)
  const acting = useMatterAction(matter)
  const [noting, note] = useState<Noted>()
  const name = i18n._(kindNames[matter.kind])
  const close = () => {
    acting.forgive()
    note(undefined)
    card.current?.focus()
  }
  return (
    <li ref={card} className={`card ${cards['card']}`} tabIndex={-1} aria-label={name}>
      <div className={cards['head']}>
        <Title order={2}>
          {matter.amount && `${format.money(matter.amount)} · `}
          {name}
        </Title>
        {matter.status !== 'OPEN' && (
          <span className={`${badge['badge']} ${badge['over']}`}>
            {i18n._(matterStates[matter.status])}
          </span>
        )}
      </div>
      {matter.status === 'OPEN' && <Text size="sm">{i18n._(kindTexts[matter.kind])}</Text>}
      <MatterFacts matter={matter} />
      {acting.notice}
      {noting === 'settle' && <SettleForm matter={matter} acting={acting} close={close} />}
      {noting === 'close' && <CloseForm matter={matter} acting={acting} close={close} />}
      {!noting && <Actions matter={matter} acting={acting} note={note} close={close} />}
      <History
        entries={matter.progressList.map((step) => ({
          event: step.event,
          toState: step.to,
          actor: step.by ?? 'clock',
          at: step.at,
          reason: step.note,
        }))}
        events={matterEvents}
        nameOf={(state) => i18n._(matterStates[state as WireMatter['status']])}
      />
    </li>
  )
}

/** What is not done without a note. */
type Noted = 'settle' | 'close'
type Part = { readonly matter: WireMatter; readonly acting: Acting; readonly close: () => void }

function SettleForm({ matter, acting, close }: Part) {
  const { t } = useLingui()
  return (
    <ReasonForm
      draftName={`settle-${matter.id}`}
      name={t`Settled outside`}
      label={<Trans>What was done, and where it can be looked up</Trans>}
      submit={<Trans>Settled outside</Trans>}
      whenEmpty={t`Please say what was done; it stays in the books.`}
      warning={
        <Trans>
          Say this once the money has been moved without the provider, for instance by bank
          transfer. It is booked so, with your name, and there is no way back.
        </Trans>
      }
      isSending={acting.isSending}
      error={acting.textError}
      forgive={acting.forgive}
      back={close}
      send={(note, onSent) =>
        acting.act({ kind: 'settle', note }, () => {
          onSent()
          close()
        })
      }
    />
  )
}

function CloseForm({ matter, acting, close }: Part) {
  const { t } = useLingui()
  return (
    <ReasonForm
      draftName={`close-${matter.id}`}
      name={t`Close unpaid`}
      label={<Trans>How you know that it was not paid</Trans>}
      submit={<Trans>Close unpaid</Trans>}
      whenEmpty={t`Please say how you know; it stays in the history.`}
      warning={
        <Trans>
          Look it up at the provider first. The order is closed once its time to pay is over, and
          its goods are free again. Money that comes all the same brings the order back, or goes
          back by itself if the goods or their price are gone.
        </Trans>
      }
      isSending={acting.isSending}
      error={acting.textError}
      forgive={acting.forgive}
      back={close}
      send={(note, onSent) =>
        acting.act({ kind: 'close', note }, () => {
          onSent()
          close()
        })
      }
    />
  )
}

function Actions({ matter, acting, close, note }: Part & { readonly note: (kind: Noted) => void }) {
  const { operationList: may } = matter
  if (may.length === 0) return null
  return (
    <Group gap="xs">
      {may.includes('sendBack') && (
        <Button loading={acting.isSending} onClick={() => acting.act({ kind: 'sendBack' }, close)}>
          <Trans>Send back</Trans>
        </Button>
      )}
      {may.includes('tryAgain') && (
        <Button loading={acting.isSending} onClick={() => acting.act({ kind: 'tryAgain' }, close)}>
          <Trans>Try again now</Trans>
        </Button>
      )}
      {may.includes('settle') && (
        <Button variant="default" disabled={acting.isSending} onClick={() => note('settle')}>
          <Trans>Settled outside …</Trans>
        </Button>
      )}
      {may.includes('close') && (
        <Button variant="default" onClick={() => note('close')}>
          <Trans>Close unpaid …</Trans>
        </Button>
      )}
    </Group>
  )
}
