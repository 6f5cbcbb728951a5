import type { ReactNode } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { WireApplyPreview } from '@galleria/contract/after-sales'
import { REMARK_MAX, reverseReasons } from '@galleria/contract/after-sales-rules'
import { Field as Labelled } from '@galleria/ui/inputs/field'
import { LimitedTextArea } from '@galleria/ui/inputs/limited-text-area'
import { ImageField } from '../../parts/buyer/image-field.tsx'
import { fieldOf, type Application, type Field } from './application.ts'
import { useReverseWords } from './reverse-words.ts'
import type { Change } from './use-application.ts'

type AskFieldsProps = {
  id: string
  application: Application
  change: Change
  preview: WireApplyPreview | undefined
  currency: string
  isHydrated: boolean
  flawAt: (field: Field) => ReactNode
}

/** How much, why, what has happened, and the photos that show it. */
export function AskFields({
  id,
  application,
  change,
  preview,
  currency,
  isHydrated,
  flawAt,
}: AskFieldsProps) {
  const { t } = useLingui()
  const words = useReverseWords()
  return (
    <section className="card grid grid-cols-1 gap-5 px-4 py-5 sm:px-6 lg:col-start-1">
      <div>
        <h2 className="text-title">
          <Trans>What do you ask for?</Trans>
        </h2>
        <p className="mt-1">
          <span className="font-medium">{words.type(application.asType)}</span>{' '}
          <span className="text-muted">
            <Trans>You keep the goods and get money back, the way you paid.</Trans>
          </span>
        </p>
      </div>
      <Labelled
        id={`${id}-amount`}
        label={<Trans>Refund amount in {currency}</Trans>}
        flaw={flawAt('amount')}
        hint={<AmountHint preview={preview} />}
      >
        {(field) => (
          <input
            {...field}
            name="amount"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
            maxLength={20}
            required
            value={application.amount}
            onChange={(event) => change((now) => ({ ...now, amount: event.target.value }))}
            className="field max-w-48"
          />
        )}
      </Labelled>
      <Labelled id={`${id}-reason`} label={<Trans>Reason</Trans>} flaw={flawAt('reason')}>
        {(field) => (
          <select
            {...field}
            name="reason"
            required
            value={application.reason}
            onChange={(event) => change((now) => ({ ...now, reason: event.target.value }))}
            className="field max-w-md"
          >
            <option value="">{t`Please choose`}</option>
            {(preview?.availableReverseReasons ?? reverseReasons).map((reason) => (
              <option key={reason} value={reason}>
                {words.reason(reason)}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <LimitedTextArea
        id={`${id}-remark`}
        name="remark"
        label={
          <>
            <Trans>What has happened?</Trans>{' '}
            <span className="font-normal text-muted">
              <Trans>(optional)</Trans>
            </span>
          </>
        }
        max={REMARK_MAX}
        flaw={flawAt('remark')}
        value={application.remark}
        onValue={(remark) => change((now) => ({ ...now, remark }))}
        remaining={(left) => (
          <Plural value={left} one="# character left" other="# characters left" />
        )}
        limit={<Trans>At most {REMARK_MAX} characters</Trans>}
      />
      <ImageField
        purpose="evidence"
        name={fieldOf.evidence}
        id={`${id}-photos`}
        urls={application.evidence}
        isHydrated={isHydrated}
        flaw={flawAt('files')}
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

function AmountHint({ preview }: { preview: WireApplyPreview | undefined }) {
  return preview ? (
    <Trans>
      Each piece can be asked for once: what you leave out now cannot be asked for later.
    </Trans>
  ) : (
    <Trans>Choose the goods first; the most that can be refunded is filled in then.</Trans>
  )
}
