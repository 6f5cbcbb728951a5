import type { OperatorApplication } from '@galleria/contract/merchant-entry'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import detail from '../../parts/detail.module.css'
import styles from './operator.module.css'
import { ReasonForm } from './reason-form.tsx'
import type { Deciding } from './use-decision.tsx'

type Choice = 'approve' | 'reject'

/** Yes or no, each with a second look: a yes opens a shop, a no is read by the applicant. */
export function DecisionForm({
  application,
  deciding,
}: {
  readonly application: OperatorApplication
  readonly deciding: Deciding
}) {
  const { t } = useLingui()
  const [chosen, choose] = useState<Choice>()
  const [left, leave] = useState<Choice>()
  const change = (choice: Choice | undefined) => {
    deciding.forgive()
    leave(chosen)
    choose(choice)
  }
  return (
    <section aria-labelledby="decision" className={styles['decision']}>
      <Stack gap="sm">
        <Title order={2} id="decision" m={0}>
          <Trans>Your decision</Trans>
        </Title>
        {deciding.notice}
        {chosen === 'approve' && (
          <ConfirmApproval
            name={application.shopName}
            isSending={deciding.isSending}
            approve={() => deciding.give({ decision: 'approve' })}
            back={() => change(undefined)}
          />
        )}
        {chosen === 'reject' && (
          <ReasonForm
            draftName={`application-${application.id}`}
            name={t`Reject`}
            label={<Trans>What has to change (the applicant reads this)</Trans>}
            submit={<Trans>Reject the application</Trans>}
            isSending={deciding.isSending}
            error={deciding.reasonError}
            forgive={deciding.forgive}
            back={() => change(undefined)}
            send={(reason, onSent) => deciding.give({ decision: 'reject', reason }, onSent)}
          />
        )}
        {!chosen && (
          <Group gap="xs">
            <Button autoFocus={left === 'approve'} onClick={() => change('approve')}>
              <Trans>Approve</Trans>
            </Button>
            <Button
              variant="default"
              autoFocus={left === 'reject'}
              onClick={() => change('reject')}
            >
              <Trans>Reject</Trans>
            </Button>
          </Group>
        )}
      </Stack>
    </section>
  )
}

/** The last look before a shop opens. The focus is on the confirming button. */
function ConfirmApproval({
  name,
  isSending,
  approve,
  back,
}: {
  readonly name: string
  readonly isSending: boolean
  readonly approve: () => void
  readonly back: () => void
}) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    button.current?.focus()
    button.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div className={detail['confirm']} role="group" aria-labelledby="confirm-approval">
      <Text id="confirm-approval" size="md">
        <Trans>
          <strong>{name}</strong> gets its shop with the usual shipping rates, and the applicant
          enters the back office at once.
        </Trans>
      </Text>
      <Group gap="xs" mt="xs">
        <Button ref={button} loading={isSending} onClick={approve}>
          <Trans>Open the shop</Trans>
        </Button>
        <Button variant="default" disabled={isSending} onClick={back}>
          <Trans>Change</Trans>
        </Button>
      </Group>
    </div>
  )
}
