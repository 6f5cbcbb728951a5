import { Trans, useLingui } from '@lingui/react/macro'
import type { WireReverse } from '@galleria/contract/after-sales'
import { OperationForm } from '../../../parts/buyer/operation-form.tsx'
import type { QrCode } from '../../../parts/qr-code.ts'
import { useAnswerer } from '../use-answerer.ts'

type Label = NonNullable<WireReverse['returnLabel']>

/**
 * The label of the shop, or of the mall in its place: shown at the counter or printed. Its
 * carrier's first scan says that the goods are sent, and so does one press.
 */
export function ReturnLabelCard({ reverse, qr }: { reverse: WireReverse; qr: QrCode | null }) {
  const { returnLabel: label } = reverse
  if (!label) return <LabelToCome reverse={reverse} />
  const { entityName } = label.fulfillmentServiceProvider
  return (
    <section className="card p-5 sm:p-6" aria-labelledby="return-label">
      <h2 id="return-label" className="text-title">
        <Trans>Return label</Trans>
      </h2>
      <p className="mt-2">
        {entityName} <span className="wrap-anywhere">{label.serviceCode}</span>
      </p>
      <p className="text-small text-muted">
        <Trans>It costs you nothing. A parcel of your own would be at your own cost.</Trans>
      </p>
      <Code label={label} qr={qr} />
      <Print label={label} />
      {reverse.operationList.includes('postBack') ? (
        <HandIn reverse={reverse} label={label} />
      ) : null}
    </section>
  )
}

function Code({ label: { code }, qr }: { label: Label; qr: QrCode | null }) {
  const { t } = useLingui()
  if (!code || !qr) return null
  return (
    <figure className="mt-4">
      <svg
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={t`QR code for the counter`}
        className="size-44 rounded-control"
      >
        <rect width={qr.size} height={qr.size} fill="#fff" />
        <path d={qr.path} fill="#1C1B18" />
      </svg>
      <figcaption className="mt-2 text-small wrap-anywhere">
        <Trans>Show this code at the counter: {code}</Trans>
      </figcaption>
    </figure>
  )
}

function Print({ label: { document } }: { label: Label }) {
  if (!document) return null
  return document.isReady ? (
    <a href={document.url} className="btn btn-quiet mt-4">
      <Trans>Open the label to print it</Trans>
    </a>
  ) : (
    <p className="mt-4 text-small text-muted">
      <Trans>The label to print is being checked. Please look again in a moment.</Trans>
    </p>
  )
}

/** Nothing is typed: the number is the label's. */
function HandIn({ reverse, label }: { reverse: WireReverse; label: Label }) {
  return (
    <div className="mt-4">
      <OperationForm
        operation="handIn"
        fields={{
          id: reverse.id,
          carrierId: String(label.fulfillmentServiceProvider.id),
          number: label.serviceCode,
        }}
      >
        <button type="submit" className="btn btn-main max-sm:w-full">
          <Trans>I have handed it in</Trans>
        </button>
      </OperationForm>
    </div>
  )
}

/** One is owed. */
function LabelToCome({ reverse }: { reverse: WireReverse }) {
  const shop = useAnswerer(reverse, 'now')
  if (!reverse.isLabelToCome) return null
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="text-title">
        <Trans>Return label</Trans>
      </h2>
      <p className="mt-2 text-muted">
        <Trans>
          {shop} pays for the way back: we’ll email you the label. You don’t have to send anything
          before that. If none comes in time, Galleria decides.
        </Trans>
      </p>
    </section>
  )
}
