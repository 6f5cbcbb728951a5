import { Trans, useLingui } from '@lingui/react/macro'
import type { WireCartLine } from '@galleria/contract/cart'
import { IconCheck } from '@galleria/ui/icons'
import { Price } from '../../parts/price.tsx'
import { CartForm } from './cart-form.tsx'
import type { CartChange } from './cart-change.ts'
import { coverAmount } from './cart-rules.ts'

/**
 * The mall's cover of a line, to be ordered with it. A button in a form, so that it works without
 * script, and to a reader a checkbox.
 */
export function CoverBox({
  line,
  change,
}: {
  line: WireCartLine
  change: (change: CartChange) => void
}) {
  const { t } = useLingui()
  const { insurance, isInsured, id, item } = line
  if (!insurance) return null
  const { insuranceName } = insurance
  return (
    <CartForm change={{ intent: 'insure', id, isInsured: !isInsured }} send={change}>
      <button
        type="submit"
        role="checkbox"
        aria-checked={isInsured}
        aria-label={t`${insuranceName}: ${item.name}`}
        className="tap group/cover mt-1 items-start gap-3 text-start text-small"
      >
        <span className="grid size-6 shrink-0 place-items-center rounded-md border border-field bg-surface text-on-accent group-hover/cover:border-ink group-aria-checked/cover:border-accent group-aria-checked/cover:bg-accent">
          {isInsured ? <IconCheck size={16} /> : null}
        </span>
        <span className="pt-0.5">
          <Trans>
            {insuranceName} for <Price amount={coverAmount(line)} />
          </Trans>
        </span>
      </button>
    </CartForm>
  )
}
