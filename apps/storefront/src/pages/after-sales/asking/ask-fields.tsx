import { Trans, useLingui } from '@lingui/react/macro'
import type { WireApplyPreview } from '@galleria/contract/apply-preview'
import { Field as Labelled } from '@galleria/ui/inputs/field'
import { ImageField } from '../../../parts/buyer/image-field.tsx'
import { useFieldState } from '../../../parts/form/form-state.tsx'
import { PointsText } from '../../../parts/points-text.tsx'
import { Price } from '../../../parts/price.tsx'
import { useFollowingField } from '../../../parts/use-following-field.ts'
import { useShop } from '../../../parts/use-shop.ts'
import {
  fieldOf,
  isExchange,
  isFixed,
  isPointsAlone,
  pickedOf,
  writeAmount,
  type Application,
} from './application.ts'
import { isWhole } from './line-parts.ts'
import { RemarkField } from './remark-field.tsx'
import { useReverseWords } from '../reverse-words.ts'
import type { Change } from './use-application.ts'

type AskFieldsProps = {
  id: string
  application: Application
  change: Change
  preview: WireApplyPreview | undefined
  currency: string
  isHydrated: boolean
}

/** How much, why, what has happened, and the photos that show it. */
export function AskFields({
  id,
  application,
  change,
  preview,
  currency,
  isHydrated,
}: AskFieldsProps) {
  const words = useReverseWords()
  return (
    <section className="card grid grid-cols-1 gap-5 px-4 py-5 sm:px-6 lg:col-start-1">
      <div>
        <h2 className="text-title">
          <Trans>What would you like?</Trans>
        </h2>
        <p className="mt-1">
          <span className="font-medium">{words.type(application.asType)}</span>{' '}
          <span className="text-muted">
            <WhatHappens application={application} preview={preview} />
          </span>
        </p>
      </div>
      {isExchange(application) ? null : (
        <SumField id={id} application={application} preview={preview} currency={currency} />
      )}
      {isWhole(application.asType) ? (
        <input type="hidden" name="amount" value={application.amount} />
      ) : null}
      <ReasonField id={id} application={application} preview={preview} />
      <RemarkField id={`${id}-remark`} value={application.remark} />
      <ImageField
        purpose="evidence"
        name={fieldOf.evidence}
        id={`${id}-photos`}
        urls={application.evidence}
        isHydrated={isHydrated}
        error={useFieldState('files').error}
        audience={<Trans>Only you and the shop can see them.</Trans>}
        onUrls={(next) =>
          change((now) => ({
            ...now,
            evidence: typeof next === 'function' ? next(now.evidence) : next,
          }))
        }
      />
    </section>
  )
}

type OneFieldProps = Pick<AskFieldsProps, 'id' | 'application' | 'preview'>

/** What comes back: points alone are told, an amount can be typed. */
function SumField(props: OneFieldProps & Pick<AskFieldsProps, 'currency'>) {
  const { application, preview } = props
  return preview && isPointsAlone(preview) && !isWhole(application.asType) ? (
    <PointsField application={application} preview={preview} />
  ) : (
    <AmountField {...props} />
  )
}

/** What the buyer keeps and what will not come. */
function WhatHappens({ application, preview }: Pick<OneFieldProps, 'application' | 'preview'>) {
  const picked = pickedOf(application)
  const unsent = picked.filter((choice) => choice.isUnsent).length
  if (isPointsAlone(preview) && application.asType === 'SALE_RETURN')
    return (
      <Trans>
        Once the shop has agreed, you send the items back. When it has checked them, your points are
        returned.
      </Trans>
    )
  if (application.asType === 'SALE_RETURN')
    return (
      <Trans>
        Once the shop has agreed, you send the items back. When it has checked them, you get a
        refund to the payment method you used.
      </Trans>
    )
  if (isExchange(application))
    return (
      <Trans>
        Once the shop has agreed, you send the items back. When it has checked them, it sends you
        the replacement.
      </Trans>
    )
  if (unsent === 0)
    return <Trans>You keep the items and get a refund to the payment method you used.</Trans>
  return unsent === picked.length ? (
    <Trans>
      These items will not be sent, and are refunded in full to the payment method you used.
    </Trans>
  ) : (
    <Trans>
      You keep what has been sent. What has not been sent is cancelled and refunded in full to the
      payment method you used.
    </Trans>
  )
}

/** Nobody types what follows from the units. */
function PointsField({
  application,
  preview,
}: {
  application: Application
  preview: WireApplyPreview
}) {
  return (
    <div>
      <p className="text-small text-muted">
        <Trans>You get back</Trans>
      </p>
      <p className="font-medium">
        <PointsText points={preview.availableRefundPoints} />
      </p>
      <input type="hidden" name="amount" value={application.amount} />
    </div>
  )
}

function AmountField({
  id,
  application: { amount, asType },
  preview,
  currency,
}: OneFieldProps & { currency: string }) {
  const { locale } = useShop()
  const example = writeAmount({ value: 12.5, currency }, locale)
  const { error } = useFieldState('amount', { example })
  const input = useFollowingField<HTMLInputElement>(amount)
  return (
    <Labelled
      id={`${id}-amount`}
      label={<Trans>Refund amount in {currency}</Trans>}
      error={error}
      hint={<AmountHint preview={preview} />}
    >
      {(field) => (
        <input
          {...field}
          ref={input}
          name={isWhole(asType) ? undefined : 'amount'}
          disabled={isWhole(asType)}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={20}
          required
          readOnly={isFixed(preview)}
          defaultValue={amount}
          className="field max-w-48 read-only:bg-plate disabled:bg-plate"
        />
      )}
    </Labelled>
  )
}

/** The reasons come with the preview: they depend on where the goods are. */
function ReasonField({ id, application, preview }: OneFieldProps) {
  const { t } = useLingui()
  const words = useReverseWords()
  const { error } = useFieldState('reason')
  const reasons = preview?.availableReverseReasons ?? []
  const chosen = reasons.some((reason) => reason === application.reason) ? application.reason : ''
  const list = useFollowingField<HTMLSelectElement>(chosen)
  return (
    <Labelled id={`${id}-reason`} label={<Trans>Reason</Trans>} error={error}>
      {(field) => (
        <select
          {...field}
          ref={list}
          name="reason"
          required
          defaultValue={chosen}
          className="field max-w-md"
        >
          <option value="">{t`Please choose`}</option>
          {reasons.map((reason) => (
            <option key={reason} value={reason}>
              {words.reason(reason)}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}

function AmountHint({ preview }: { preview: WireApplyPreview | undefined }) {
  if (!preview) return <Trans>Choose the items first, and we’ll fill in the maximum refund.</Trans>
  if (preview.availableRefundPoints > 0)
    return (
      <Trans>
        With all of it you also get back <PointsText points={preview.availableRefundPoints} />; with
        less, in proportion.
      </Trans>
    )
  if (isFixed(preview))
    return <Trans>Items that have not been sent are cancelled and refunded in full.</Trans>
  // Goods that go back are asked about once.
  if (preview.reverseTradeOrderType === 'SALE_RETURN') return null
  return preview.leastRefundAmt.value > 0 ? (
    <Trans>
      At least <Price amount={preview.leastRefundAmt} />: items that have not been sent are
      cancelled in full.
    </Trans>
  ) : (
    <Trans>You can still apply later for anything you leave out now.</Trans>
  )
}
