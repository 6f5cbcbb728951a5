import type { WireWithdrawal } from '@galleria/contract/withdrawal'
import { WITHDRAWAL_ANSWER_MAX } from '@galleria/contract/withdrawal-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { mall } from '../../api/mall.ts'
import { CarryOut } from './carry-out.tsx'
import { TextForm } from '../../parts/text-form.tsx'
import { useListChange } from '../../parts/use-list-change.tsx'

type Props = { readonly withdrawal: WireWithdrawal; readonly leave: () => void }

/** The mall's words about a statement, which its sender gets by mail. */
export function AnswerWithdrawal({ withdrawal, leave }: Props) {
  const { t } = useLingui()
  const { act, isSending, textError, notice, forgive } = useListChange({
    list: 'withdrawals',
    field: 'reason',
    send: (text: string) =>
      mall('POST /sapi/mall-operator/withdrawal/answer', { id: withdrawal.id, reason: text }),
    wordsFor: () => t`Answered.`,
  })
  const [isWriting, write] = useState(false)
  const [isCarryingOut, carryOut] = useState(false)
  const { email } = withdrawal
  const close = () => {
    forgive()
    write(false)
    leave()
  }
  return (
    <>
      {notice}
      {isCarryingOut ? (
        <CarryOut
          withdrawal={withdrawal}
          close={() => {
            carryOut(false)
            leave()
          }}
        />
      ) : isWriting ? (
        <TextForm
          max={WITHDRAWAL_ANSWER_MAX}
          draftName={`withdrawal-${withdrawal.id}`}
          name={t`Answer`}
          label={<Trans>What becomes of it</Trans>}
          note={
            <Trans>It goes to {email} as it is written here, with the statement below it.</Trans>
          }
          submit={<Trans>Send the answer</Trans>}
          whenEmpty={t`Please write what will be done.`}
          isSending={isSending}
          error={textError}
          forgive={forgive}
          back={<Trans>Cancel</Trans>}
          goBack={close}
          send={(text, onSent) =>
            act(text, () => {
              onSent()
              close()
            })
          }
        />
      ) : (
        <Group gap="xs">
          {withdrawal.operationList.includes('carryOut') && (
            <Button variant="default" onClick={() => carryOut(true)}>
              <Trans>Carry out …</Trans>
            </Button>
          )}
          <Button variant="default" onClick={() => write(true)}>
            <Trans>Answer …</Trans>
          </Button>
        </Group>
      )}
    </>
  )
}
