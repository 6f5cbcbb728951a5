import { useId } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { FieldNotes } from '@galleria/ui/inputs/field'
import { useFieldState } from '../../../parts/form/form-state.tsx'
import { useShop } from '../../../parts/use-shop.ts'
import { formatQuantity } from '@galleria/ui/format'
import { ExemptionText } from './exemption-text.tsx'
import { fieldOf, type Draft } from './statement.ts'
import type { WithdrawalForm } from './withdrawal-form.server.ts'

/**
 * The goods of an order to withdraw from: all of them unless its buyer leaves some out. What cannot
 * be withdrawn from says why.
 */
export function StatementLines({
  order,
  draft,
}: {
  order: WithdrawalForm
  draft: Draft | undefined
}) {
  const id = useId()
  const { error } = useFieldState('lines')
  const { orderCode: code, shopName: shop } = order
  return (
    <fieldset data-invalid={error ? '' : undefined} aria-describedby={`${id}-error`}>
      <legend className="font-medium">
        <Trans>
          Order {code} from {shop}
        </Trans>
      </legend>
      <p className="text-small text-muted">
        <Trans>Leave out what you want to keep.</Trans>
      </p>
      <ul className="mt-2 divide-y divide-line rounded-card border border-line bg-surface px-4">
        {order.lines.map((line) => (
          <StatementLine
            key={line.id}
            line={line}
            picked={draft ? draft.picked[line.id] : line.canWithdrawQty}
          />
        ))}
      </ul>
      <FieldNotes id={id} error={error} />
    </fieldset>
  )
}

function StatementLine({
  line,
  picked,
}: {
  line: WithdrawalForm['lines'][number]
  picked: number | undefined
}) {
  const id = useId()
  const { t } = useLingui()
  const { locale } = useShop()
  const { name, canWithdrawQty: most, adjustStep } = line
  const mostText = formatQuantity(most, line.unitName ?? undefined, locale)
  if (most === 0)
    return (
      <li className="py-3">
        <span className="block wrap-anywhere">{name}</span>
        <span className="block text-small text-muted">{line.variant}</span>
        <span className="block text-small text-muted">
          <ExemptionText exemption={line.exemption} />
        </span>
      </li>
    )
  return (
    <li className="flex items-start gap-2 py-2">
      <span className="-ms-3 grid size-11 shrink-0 place-items-center">
        <input
          type="checkbox"
          id={id}
          name={fieldOf.line}
          value={line.id}
          defaultChecked={picked !== undefined}
          className="size-5 accent-accent"
        />
      </span>
      <label htmlFor={id} className="min-w-0 flex-1 py-2">
        <span className="block wrap-anywhere">{name}</span>
        <span className="block text-small text-muted">{line.variant}</span>
      </label>
      {most > adjustStep ? (
        <span className="flex items-center gap-2 text-small text-muted">
          <input
            name={fieldOf.qty(line.id)}
            type="number"
            inputMode={adjustStep === 1 ? 'numeric' : 'decimal'}
            min={adjustStep}
            step={adjustStep}
            max={most}
            defaultValue={picked ?? most}
            aria-label={t`Quantity of ${name}`}
            className="field w-20"
          />
          <Trans>of {mostText}</Trans>
        </span>
      ) : (
        <input type="hidden" name={fieldOf.qty(line.id)} value={most} />
      )}
    </li>
  )
}
