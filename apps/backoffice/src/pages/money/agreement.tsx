import { Trans } from '@lingui/react/macro'
import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Part } from './note-form.tsx'

/**
 * What is done about another way for a refund, or about what is written off: proposed, agreed to by
 * somebody else, taken back.
 */
export function Agreement({
  matter,
  acting,
  close,
  propose,
  refuse,
}: Part & { readonly propose: () => void; readonly refuse: () => void }) {
  const { operationList: may, proposal, hasSecond } = matter
  const [isAgreeing, agree] = useState(false)
  const mayWriteOff = may.includes('proposeWriteOff')
  if ((mayWriteOff || may.includes('propose')) && !hasSecond)
    return <AloneText isWriteOff={mayWriteOff} />
  if (isAgreeing && proposal && may.includes('agree'))
    return (
      <>
        <AgreeText isWriteOff={proposal.route === null} />
        <Group gap="xs">
          <Button
            color="red"
            loading={acting.isSending}
            onClick={() => acting.act({ kind: 'agree', proposalId: proposal.id }, close)}
          >
            <Trans>Yes, agree</Trans>
          </Button>
          <Button variant="default" onClick={() => agree(false)}>
            <Trans>Not now</Trans>
          </Button>
        </Group>
      </>
    )
  return (
    <>
      {may.includes('propose') && (
        <Button variant="default" onClick={propose}>
          <Trans>Another way …</Trans>
        </Button>
      )}
      {mayWriteOff && (
        <Button variant="default" onClick={propose}>
          <Trans>Write off …</Trans>
        </Button>
      )}
      {may.includes('agree') && (
        <Button onClick={() => agree(true)}>
          <Trans>Agree …</Trans>
        </Button>
      )}
      {may.includes('refuse') && (
        <Button variant="default" onClick={refuse}>
          <Trans>Refuse …</Trans>
        </Button>
      )}
      {proposal && may.includes('withdraw') && (
        <Button
          variant="default"
          loading={acting.isSending}
          onClick={() => acting.act({ kind: 'withdraw', proposalId: proposal.id }, close)}
        >
          <Trans>Withdraw the proposal</Trans>
        </Button>
      )}
    </>
  )
}

function AloneText({ isWriteOff }: { readonly isWriteOff: boolean }) {
  return (
    <Text size="sm">
      {isWriteOff ? (
        <Trans>
          To write this off, a second person has to agree, and nobody else here has worked with
          money for a day yet. A head can add somebody on the page{' '}
          <Link to="/operator/people">People</Link>; a day later, propose it here.
        </Trans>
      ) : (
        <Trans>
          To give this money another way, a second person has to agree, and nobody else here has
          worked with money for a day yet. A head can add somebody on the page{' '}
          <Link to="/operator/people">People</Link>; a day later, propose it here.
        </Trans>
      )}
    </Text>
  )
}

function AgreeText({ isWriteOff }: { readonly isWriteOff: boolean }) {
  return (
    <Text size="sm">
      {isWriteOff ? (
        <Trans>
          The provider is not asked any more: the mall bears this loss, and the shop keeps what it
          sold. There is no way back.
        </Trans>
      ) : (
        <Trans>
          Have you checked that this account is the buyer’s? From now on the refund is not sent
          through the provider any more.
        </Trans>
      )}
    </Text>
  )
}
