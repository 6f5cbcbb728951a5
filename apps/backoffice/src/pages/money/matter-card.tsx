import type { WireMatter } from '@galleria/contract/money'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Text, Title } from '@mantine/core'
import { useRef, useState } from 'react'
import { History } from '../../parts/history.tsx'
import cards from '../../parts/cards.module.css'
import badge from '../../parts/status-badge.module.css'
import { useFormat } from '../../parts/use-format.ts'
import { Agreement } from './agreement.tsx'
import { ArrivedForm } from './arrived-form.tsx'
import { MatterFacts } from './matter-facts.tsx'
import { NoteForm, type Part } from './note-form.tsx'
import { kindNames, kindTexts, matterEvents, matterStates } from './matter-words.ts'
import { RefuseForm } from './refuse-form.tsx'
import { RouteForm } from './route-form.tsx'
import { WriteOffForm } from './write-off-form.tsx'
import { useMatterAction, type Noted } from './use-matter-action.ts'

/** One matter: what happened, what is known of it, and what the operator can do now. */
export function MatterCard({ matter }: { readonly matter: WireMatter }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const card = useRef<HTMLLIElement>(null)
  const acting = useMatterAction(matter)
  const [noting, note] = useState<Form>()
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
      {noting && <OneForm kind={noting} matter={matter} acting={acting} close={close} />}
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

type Form = Noted | 'propose' | 'proposeWriteOff' | 'refuse' | 'arrived'

function OneForm({ kind, ...part }: Part & { readonly kind: Form }) {
  if (kind === 'propose') return <RouteForm {...part} />
  if (kind === 'proposeWriteOff') return <WriteOffForm {...part} />
  if (kind === 'refuse') return <RefuseForm {...part} />
  if (kind === 'arrived') return <ArrivedForm {...part} />
  return <NoteForm kind={kind} {...part} />
}

function Actions({ matter, acting, close, note }: Part & { readonly note: (kind: Form) => void }) {
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
          {matter.route ? <Trans>Paid …</Trans> : <Trans>Settled outside …</Trans>}
        </Button>
      )}
      {may.includes('arrived') && (
        <Button variant="default" onClick={() => note('arrived')}>
          <Trans>There after all …</Trans>
        </Button>
      )}
      <Agreement
        matter={matter}
        acting={acting}
        close={close}
        propose={() => note(may.includes('propose') ? 'propose' : 'proposeWriteOff')}
        refuse={() => note('refuse')}
      />
      {may.includes('unroute') && (
        <Button variant="default" onClick={() => note('unroute')}>
          <Trans>Not paid …</Trans>
        </Button>
      )}
      {may.includes('explain') && (
        <Button variant="default" onClick={() => note('explain')}>
          <Trans>Explain …</Trans>
        </Button>
      )}
      {may.includes('answer') && (
        <Button onClick={() => note('answer')}>
          <Trans>Answer the dispute …</Trans>
        </Button>
      )}
      {may.includes('accept') && (
        <Button variant="default" onClick={() => note('accept')}>
          <Trans>Accept the loss …</Trans>
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
