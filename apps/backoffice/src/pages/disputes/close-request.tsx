import type { RequestOfOrder } from '@galleria/contract/after-sales-close'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { mall } from '../../api/mall.ts'
import { useFormat } from '../../parts/use-format.ts'
import { useListChange } from '../../parts/use-list-change.tsx'
import { ReasonForm } from '../operator/reason-form.tsx'
import { CLOSES } from './close-queries.ts'

const LONGEST_REASON = 500
type Action =
  | { readonly kind: 'propose'; readonly reason: string }
  | { readonly kind: 'refuse'; readonly proposalId: string; readonly reason: string }
  | { readonly kind: 'agree' | 'withdraw'; readonly proposalId: string }

/**
 * What is done about closing a request by force: proposed, agreed to by somebody else, withdrawn.
 */
export function CloseRequest({ request }: { readonly request: RequestOfOrder }) {
  const [asking, ask] = useState<'propose' | 'refuse' | 'agree'>()
  const { proposal, operationList: may, hasSecond } = request
  const acting = useClose(request)
  const close = () => {
    acting.forgive()
    ask(undefined)
  }
  if (may.length === 0) return null
  if (may.includes('propose') && !hasSecond)
    return (
      <Text size="sm" c="dimmed">
        <Trans>
          To close this by force, a second person has to agree, and nobody else here has had the
          role for it for a day yet. A head can add somebody on the page{' '}
          <Link to="/operator/people">People</Link>.
        </Trans>
      </Text>
    )
  return (
    <Stack gap="xs">
      {proposal && <Proposed proposal={proposal} />}
      {acting.notice}
      {asking === 'agree' && proposal && (
        <Agree acting={acting} proposalId={proposal.id} close={close} />
      )}
      {asking === 'propose' || asking === 'refuse' ? (
        <Why kind={asking} request={request} acting={acting} close={close} />
      ) : (
        asking !== 'agree' && <Buttons request={request} acting={acting} ask={ask} />
      )}
    </Stack>
  )
}

function useClose({ id }: RequestOfOrder) {
  const { t } = useLingui()
  const words = {
    propose: t`Proposed. The others who can agree have been told by email.`,
    agree: t`Closed. Buyer and shop have been told why.`,
    refuse: t`Refused; nothing was done.`,
    withdraw: t`Withdrawn; nothing was done.`,
  }
  return useListChange<Action>({
    list: CLOSES,
    field: 'reason',
    send: (action) =>
      action.kind === 'propose'
        ? mall('POST /sapi/mall-operator/reverse/proposeClose', { id, reason: action.reason })
        : mall('POST /sapi/mall-operator/reverse/answerClose', {
            id,
            proposalId: action.proposalId,
            answer: action.kind,
            note: 'reason' in action ? action.reason : '',
          }),
    wordsFor: ({ kind }) => words[kind],
  })
}

type Acting = ReturnType<typeof useClose>

function Proposed({
  proposal: { by, reason, expiresAt },
}: {
  readonly proposal: NonNullable<RequestOfOrder['proposal']>
}) {
  const format = useFormat()
  return (
    <Text size="sm">
      <Trans>
        {by} proposes to close it, open until {format.moment(expiresAt)}: {reason}
      </Trans>
    </Text>
  )
}

function Agree({
  acting,
  proposalId,
  close,
}: {
  readonly acting: Acting
  readonly proposalId: string
  readonly close: () => void
}) {
  return (
    <>
      <Text size="sm">
        <Trans>
          The request ends without money or replacement, and buyer and shop read this reason. There
          is no way back.
        </Trans>
      </Text>
      <Group gap="xs">
        <Button
          color="red"
          loading={acting.isSending}
          onClick={() => acting.act({ kind: 'agree', proposalId }, close)}
        >
          <Trans>Yes, close it</Trans>
        </Button>
        <Button variant="default" onClick={close}>
          <Trans>Not now</Trans>
        </Button>
      </Group>
    </>
  )
}

function Why({
  kind,
  request: { id, proposal },
  acting,
  close,
}: {
  readonly kind: 'propose' | 'refuse'
  readonly request: RequestOfOrder
  readonly acting: Acting
  readonly close: () => void
}) {
  const { t } = useLingui()
  const isNew = kind === 'propose'
  return (
    <ReasonForm
      draftName={`${kind}-close-${id}`}
      name={isNew ? t`Propose to close` : t`Refuse`}
      label={isNew ? <Trans>Why it has to be closed</Trans> : <Trans>Why not</Trans>}
      submit={isNew ? <Trans>Propose</Trans> : <Trans>Refuse</Trans>}
      whenEmpty={
        isNew
          ? t`Please say why; buyer and shop read it.`
          : t`Please say why; whoever proposed it reads it.`
      }
      warning={
        isNew && (
          <Trans>
            Nothing happens until a second person agrees, within seven days. Then it ends without
            money or replacement, and buyer and shop read this reason.
          </Trans>
        )
      }
      max={LONGEST_REASON}
      isSending={acting.isSending}
      error={acting.textError}
      forgive={acting.forgive}
      back={close}
      send={(reason, onSent) => {
        const done = () => {
          onSent()
          close()
        }
        if (isNew) acting.act({ kind, reason }, done)
        else if (proposal) acting.act({ kind: 'refuse', proposalId: proposal.id, reason }, done)
      }}
    />
  )
}

function Buttons({
  request: { proposal, operationList: may },
  acting,
  ask,
}: {
  readonly request: RequestOfOrder
  readonly acting: Acting
  readonly ask: (kind: 'propose' | 'refuse' | 'agree') => void
}) {
  return (
    <Group gap="xs">
      {may.includes('propose') && (
        <Button variant="default" onClick={() => ask('propose')}>
          <Trans>Close by force …</Trans>
        </Button>
      )}
      {may.includes('agree') && (
        <Button onClick={() => ask('agree')}>
          <Trans>Agree …</Trans>
        </Button>
      )}
      {may.includes('refuse') && (
        <Button variant="default" onClick={() => ask('refuse')}>
          <Trans>Refuse …</Trans>
        </Button>
      )}
      {proposal && may.includes('withdraw') && (
        <Button
          variant="default"
          loading={acting.isSending}
          onClick={() => acting.act({ kind: 'withdraw', proposalId: proposal.id }, () => {})}
        >
          <Trans>Withdraw the proposal</Trans>
        </Button>
      )}
    </Group>
  )
}
