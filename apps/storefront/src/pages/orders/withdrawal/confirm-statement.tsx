import { Trans } from '@lingui/react/macro'
import { formatQuantity } from '@galleria/ui/format'
import { AccountForm } from '../../../parts/account/account-form.tsx'
import { DoorFrame } from '../../../parts/account/account-frame.tsx'
import type { FormAnswer } from '../../../parts/account/form-answer.ts'
import { useShop } from '../../../parts/use-shop.ts'
import { fieldOf, isWhole, pickedFrom, type Draft } from './statement.ts'
import { StatementRows } from './statement-rows.tsx'
import type { WithdrawalForm } from './withdrawal-form.server.ts'

/** The second step: the statement whole, and the button that makes it one. */
export function ConfirmStatement({
  draft,
  requestKey,
  order,
  answer,
}: {
  draft: Draft
  requestKey: string
  order: WithdrawalForm | undefined
  answer: FormAnswer
}) {
  const { locale } = useShop()
  const picked = order ? pickedFrom(draft, order) : []
  const goods =
    order && !isWhole(draft, order)
      ? picked.flatMap(({ id, qty }) => {
          const line = order.lines.find((one) => one.id === id)
          if (!line) return []
          const times = line.unitName ? formatQuantity(qty, line.unitName, locale) : `${qty} ×`
          return [{ name: [line.name, line.variant].filter(Boolean).join(', '), times }]
        })
      : []
  return (
    <DoorFrame
      title={<Trans>Is this right?</Trans>}
      intro={<Trans>By pressing the button below you withdraw from the contract.</Trans>}
    >
      <StatementRows statement={{ ...draft, scope: order ? '' : draft.scope, goods }} />
      <AccountForm
        intent="confirm"
        answer={answer}
        className="mt-6 grid gap-5"
        submit={<Trans>Confirm withdrawal</Trans>}
        busy={<Trans>Sending …</Trans>}
        beside={
          <button type="submit" name="step" value="edit" className="link tap">
            <Trans>Go back and change</Trans>
          </button>
        }
      >
        <input type="hidden" name="requestKey" value={requestKey} />
        <input type="hidden" name="name" value={draft.name} />
        <input type="hidden" name="orderCode" value={draft.orderCode} />
        <input type="hidden" name="email" value={draft.email} />
        <input type="hidden" name="scope" value={draft.scope} />
        {picked.map(({ id, qty }) => (
          <span key={id} hidden>
            <input type="hidden" name={fieldOf.line} value={id} />
            <input type="hidden" name={fieldOf.qty(id)} value={qty} />
          </span>
        ))}
      </AccountForm>
    </DoorFrame>
  )
}
