import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import {
  STATEMENT_CODES_MAX,
  STATEMENT_NAME_MAX,
  STATEMENT_SCOPE_MAX,
} from '@galleria/contract/withdrawal-rules'
import { DoorFrame } from '../../../parts/account/account-frame.tsx'
import { AccountForm } from '../../../parts/account/account-form.tsx'
import { checks } from '../../../parts/account/checks.ts'
import { EmailField } from '../../../parts/account/fields.tsx'
import type { FormAnswer } from '../../../parts/account/form-answer.ts'
import { TextField } from '../../../parts/form/text-field.tsx'
import { ScopeField } from './scope-field.tsx'
import type { Draft } from './statement.ts'
import { StatementLines } from './statement-lines.tsx'
import type { WithdrawalForm } from './withdrawal-form.server.ts'

type StatementFormProps = {
  order: WithdrawalForm | undefined
  /** The address of who is signed in. */
  email: string
  isReceiptGone: boolean
  isOrderGone: boolean
  draft: Draft | undefined
  answer: FormAnswer | undefined
}

const wanted = { name: checks.account, orderCode: checks.orderCode, email: checks.email }

/**
 * The first step: who withdraws, from which contract, and where the confirmation goes (article
 * 11a(2)).
 */
export function StatementForm({
  order,
  email,
  isReceiptGone,
  isOrderGone,
  draft,
  answer,
}: StatementFormProps) {
  return (
    <DoorFrame
      title={<Trans>Withdraw from contract here</Trans>}
      intro={
        <Trans>
          You can withdraw from a contract without giving a reason at any time up to 14 days after
          you receive the last of the goods. Our{' '}
          <Link to="/article/36004" className="link">
            information on the right of withdrawal
          </Link>{' '}
          explains what happens then.
        </Trans>
      }
    >
      <Gone isReceiptGone={isReceiptGone} isOrderGone={isOrderGone} />
      {order?.isOver ? (
        <Note>
          <Trans>
            By our records, the period for this order has ended. You can still send your withdrawal:
            we will keep it and answer it.
          </Trans>
        </Note>
      ) : null}
      <AccountForm
        intent="check"
        answer={answer}
        wanted={wanted}
        className="mt-6 grid gap-5"
        submit={<Trans>Continue</Trans>}
        busy={<Trans>One moment …</Trans>}
      >
        <TextField
          name="name"
          label={<Trans>Your name</Trans>}
          value={draft?.name ?? order?.name}
          autoComplete="name"
          autoCapitalize="words"
          maxLength={STATEMENT_NAME_MAX}
        />
        {order ? (
          <>
            <input type="hidden" name="orderCode" value={order.orderCode} />
            <StatementLines order={order} draft={draft} />
          </>
        ) : (
          <TextField
            name="orderCode"
            label={<Trans>Order number</Trans>}
            hint={
              <Trans>
                You’ll find it in every email about your order. Separate several numbers with
                commas.
              </Trans>
            }
            value={draft?.orderCode}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={STATEMENT_CODES_MAX}
          />
        )}
        <EmailField
          value={draft?.email ?? order?.email ?? email}
          hint={<Trans>We’ll send the confirmation there straight away.</Trans>}
        />
        {order ? null : <ScopeField value={draft?.scope ?? ''} max={STATEMENT_SCOPE_MAX} />}
      </AccountForm>
    </DoorFrame>
  )
}

/** A link that opens nothing any more is no reason not to withdraw. */
function Gone({ isReceiptGone, isOrderGone }: { isReceiptGone: boolean; isOrderGone: boolean }) {
  if (isReceiptGone)
    return (
      <Note>
        <Trans>
          A confirmation is shown here for one day. You’ll also find it in the email we sent you.
        </Trans>
      </Note>
    )
  if (!isOrderGone) return null
  return (
    <Note>
      <Trans>
        This link doesn’t open the order. You can still withdraw using the order number.
      </Trans>
    </Note>
  )
}

function Note({ children }: { children: ReactNode }) {
  return <p className="mt-6 rounded-card border border-warn bg-surface p-4">{children}</p>
}
