import { useId, type ReactNode } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { WireOrderLine } from '@galleria/contract/order'
import { fillControl } from '@galleria/ui/form/fields'
import { IconMinus, IconPlus } from '@galleria/ui/icons'
import { Thumbnail } from '@galleria/ui/picture'
import { clampToStep, useQuantityText } from '../../../parts/measure.tsx'
import { useFollowingField } from '../../../parts/use-following-field.ts'
import { useVersionText } from '../../../parts/buyer/version-text.ts'
import { fieldOf, type Choice } from './application.ts'
import { LinePaid } from '../line-paid.tsx'
import type { LinePart } from './line-parts.ts'

type ApplyLineProps = {
  line: WireOrderLine
  part: LinePart
  choice: Choice
  onChoice: (choice: Choice) => void
  /** Below the number: what belongs to these pieces. */
  children?: ReactNode
}

/** Pieces of one line to pick, and how many of them. Changing the number picks them. */
export function ApplyLine({ line, part, choice, onChoice, children }: ApplyLineProps) {
  const id = useId()
  const versionText = useVersionText()
  const { sku, tradeQty } = line
  const quantity = useQuantityText()
  const [bought, some] = [quantity(tradeQty, sku), quantity(part.most, sku)]
  const box = useFollowingField<HTMLInputElement>(choice.isPicked)
  return (
    <li className="flex items-start gap-3 py-4">
      <input type="hidden" name={fieldOf.line} value={part.id} />
      {part.by === 1 ? null : <input type="hidden" name={fieldOf.by(part.id)} value={part.by} />}
      <span className="-ms-3 grid h-18 w-11 shrink-0 place-items-center">
        <input
          ref={box}
          type="checkbox"
          id={id}
          name={fieldOf.picked}
          value={part.id}
          defaultChecked={choice.isPicked}
          className="size-5 accent-accent"
        />
      </span>
      <Thumbnail url={sku.image} alt="" tint={sku.tint} />
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="block font-medium wrap-anywhere">
          {sku.name}
        </label>
        <p className="text-small text-muted">{versionText(sku.attributes)}</p>
        <p className="text-small text-muted">
          {sku.marketingUnit ? (
            <Trans>{bought} bought</Trans>
          ) : (
            <Plural value={tradeQty} one="# item bought" other="# items bought" />
          )}
          , <LinePaid line={line} />
        </p>
        {part.isUnsent ? (
          <p className="text-small text-warn">
            {sku.marketingUnit ? (
              <Trans>
                {some} of it has not been sent: it can be cancelled and refunded in full
              </Trans>
            ) : (
              <Plural
                value={part.most}
                one="# of them has not been sent: it can be cancelled and refunded in full"
                other="# of them have not been sent: they can be cancelled and refunded in full"
              />
            )}
          </p>
        ) : part.most < tradeQty && line.deliveredQty < tradeQty ? (
          <p className="text-small text-muted">
            {sku.marketingUnit ? (
              <Trans>{some} of it has been sent</Trans>
            ) : (
              <Plural
                value={part.most}
                one="# of them has been sent"
                other="# of them have been sent"
              />
            )}
          </p>
        ) : null}
        {part.most > part.by ? (
          <Quantity
            name={sku.name}
            most={part.most}
            mostText={some}
            choice={choice}
            onChoice={onChoice}
          />
        ) : null}
        {children}
      </div>
    </li>
  )
}

/** 1 up to what nothing has been asked for yet: stepped or typed. */
function Quantity({
  name,
  most,
  mostText,
  choice,
  onChoice,
}: {
  name: string
  most: number
  mostText: string
  choice: Choice
  onChoice: (choice: Choice) => void
}) {
  const { t } = useLingui()
  const { id, qty, by } = choice
  const field = useFollowingField<HTMLInputElement>(String(qty))
  function set(next: number): void {
    const fitting = clampToStep(next, by, most)
    fillControl(field.current, String(fitting))
    onChoice({ ...choice, isPicked: true, qty: fitting })
  }
  /** A typed number counts once it is whole: when the field is left, or with Enter. */
  function takeTyped(): void {
    if (field.current && field.current.value !== String(qty)) set(Number(field.current.value))
  }
  const step = 'grid w-11 place-items-center disabled:text-field'
  return (
    <div className="mt-2 flex flex-wrap items-center gap-3">
      <div className="flex min-h-11 rounded-control border border-field bg-surface">
        <button
          type="submit"
          name="step"
          value={`${id}:-${by}`}
          className={step}
          aria-label={t`One less of ${name}`}
          disabled={qty <= by}
          onClick={(event) => {
            event.preventDefault()
            set(qty - by)
          }}
        >
          <IconMinus size={18} />
        </button>
        <input
          ref={field}
          name={fieldOf.qty(id)}
          type="number"
          inputMode={by === 1 ? 'numeric' : 'decimal'}
          min={by}
          step={by}
          max={most}
          aria-label={t`Quantity of ${name}`}
          defaultValue={qty}
          onBlur={takeTyped}
          onKeyDown={(event) => {
            if (event.key === 'Enter') takeTyped()
          }}
          className="price w-12 bg-transparent text-center text-[1rem] [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
        />
        <button
          type="submit"
          name="step"
          value={`${id}:${by}`}
          className={step}
          aria-label={t`One more of ${name}`}
          disabled={qty >= most}
          onClick={(event) => {
            event.preventDefault()
            set(qty + by)
          }}
        >
          <IconPlus size={18} />
        </button>
      </div>
      <span className="text-small text-muted">
        <Trans>of {mostText}</Trans>
      </span>
    </div>
  )
}
