import type { ReactNode } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { WireApplyPreview } from '@galleria/contract/after-sales'
import { REMARK_MAX, reverseReasons } from '@galleria/contract/after-sales-rules'
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
  isAwake: boolean
  flawAt: (field: Field) => ReactNode
}

/** How much, why, what has happened, and the photos that show it. */
export function AskFields({ id, application, change, preview, currency, isAwake, flawAt }: AskFieldsProps) {
  const { t } = useLingui()
  const words = useReverseWords()
  const left = Math.max(0, REMARK_MAX - application.remark.length)
  return (
    <section className="card grid grid-cols-1 gap-5 px-4 py-5 sm:px-6 lg:col-start-1">
      <div>
        <h2 className="text-title"><Trans>What do you ask for?</Trans></h2>
        <p className="mt-1"><span className="font-medium">{words.type(application.asType)}</span> <span className="text-muted"><Trans>You keep the goods and get money back, the way you paid.</Trans></span></p>
      </div>
      <Labelled id={`${id}-amount`} label={<Trans>Refund amount in {currency}</Trans>} flaw={flawAt('amount')} hint={<AmountHint preview={preview} />}>
        {(field) => <input {...field} name="amount" type="text" inputMode="decimal" autoComplete="off" enterKeyHint="done" maxLength={20} required value={application.amount} onChange={(event) => change((now) => ({ ...now, amount: event.target.value }))} className="field max-w-48" />}
      </Labelled>
      <Labelled id={`${id}-reason`} label={<Trans>Reason</Trans>} flaw={flawAt('reason')}>
        {(field) => (
          <select {...field} name="reason" required value={application.reason} onChange={(event) => change((now) => ({ ...now, reason: event.target.value }))} className="field max-w-md">
            <option value="">{t`Please choose`}</option>
            {(preview?.availableReverseReasons ?? reverseReasons).map((reason) => <option key={reason} value={reason}>{words.reason(reason)}</option>)}
          </select>
        )}
      </Labelled>
      <Labelled id={`${id}-remark`} label={<><Trans>What has happened?</Trans> <span className="font-normal text-muted"><Trans>(optional)</Trans></span></>} flaw={flawAt('remark')} hint={isAwake ? <Plural value={left} one="# character left" other="# characters left" /> : <Trans>At most {REMARK_MAX} characters</Trans>}>
        {(field) => <textarea {...field} name="remark" rows={4} maxLength={REMARK_MAX} value={application.remark} onChange={(event) => change((now) => ({ ...now, remark: event.target.value }))} className="field" />}
      </Labelled>
      <ImageField
        purpose="evidence" name={fieldOf.evidence} id={`${id}-photos`} urls={application.evidence} isAwake={isAwake} flaw={flawAt('files')} audience={<Trans>Only you and the shop can see them.</Trans>}
        onUrls={(next) => change((now) => ({ ...now, evidence: typeof next === 'function' ? next(now.evidence) : next }))}
      />
    </section>
  )
}

function AmountHint({ preview }: { preview: WireApplyPreview | undefined }) {
  return preview ? <Trans>Each piece can be asked for once: what you leave out now cannot be asked for later.</Trans> : <Trans>Choose the goods first; the most that can be refunded is filled in then.</Trans>
}

type FieldAttributes = { readonly id: string; readonly 'aria-invalid': boolean; readonly 'aria-describedby': string }
/** A labelled field; its hint and its error are read out with it. */
function Labelled({ id, label, hint, flaw, children }: { id: string; label: ReactNode; hint?: ReactNode; flaw: ReactNode; children: (field: FieldAttributes) => ReactNode }) {
  return (
    <div data-flawed={flaw ? '' : undefined}>
      <label htmlFor={id} className="mb-1 block font-medium">{label}</label>
      {children({ 'id': id, 'aria-invalid': Boolean(flaw), 'aria-describedby': `${id}-hint ${id}-flaw` })}
      <p id={`${id}-hint`} className="mt-1 text-small text-muted empty:hidden">{hint}</p>
      <p id={`${id}-flaw`} aria-live="polite" className="mt-1 text-small text-refuse first-letter:uppercase empty:hidden">{flaw}</p>
    </div>
  )
}
