import { Trans, useLingui } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { WireReverse } from '@galleria/contract/after-sales'
import type { Disposition } from '@galleria/contract/after-sales-rules'
import { Link } from 'react-router'
import { reversePath } from '../orders/operations.ts'
import { WithheldForLoss } from './loss-of-value.tsx'
import { ShopsPhotos } from './shops-photos.tsx'
import { Times } from '../../parts/measure.tsx'

const names: Readonly<Record<Disposition, MessageDescriptor>> = {
  SELLABLE: msg({ message: 'as new', comment: 'what was found of goods sent back' }),
  REFURBISH: msg({ message: 'to be repaired', comment: 'what was found of goods sent back' }),
  SCRAP: msg({ message: 'broken', comment: 'what was found of goods sent back' }),
  MISSING: msg({ message: 'not in the parcel', comment: 'what was found of goods sent back' }),
  REFUSED: msg({ message: 'not accepted', comment: 'what was found of goods sent back' }),
  LOST: msg({ message: 'lost on the way', comment: 'what was found of goods sent back' }),
}

/** What the shop found of the goods that came back, and what it shows of them. */
export function InspectionCard({ reverse }: { reverse: WireReverse }) {
  const { i18n } = useLingui()
  const lines = reverse.reverseTradeOrderLineList.filter((line) => line.inspectionList.length > 0)
  const { files } = reverse.qcAttachmentList
  if (lines.length === 0 && files.length === 0) return null
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="mb-3 text-title">
        <Trans>What the shop found</Trans>
      </h2>
      <ul className="grid gap-3 empty:hidden">
        {lines.map((line) => (
          <li key={line.id}>
            <p className="wrap-anywhere font-medium">{line.tradeOrderLine.sku.name}</p>
            {line.inspectionList.map(({ disposition, qty }) => (
              <p key={disposition} className="text-muted">
                <Times qty={qty} sku={line.tradeOrderLine.sku} /> {i18n._(names[disposition])}
              </p>
            ))}
          </li>
        ))}
      </ul>
      {/* Of goods that are refused whole it stands at the top. */}
      {reverse.qcRejectReason && reverse.reverseTradeOrderStatus !== 'REVERSE_CLOSE' ? (
        <blockquote className="my-3 border-s-2 border-warn ps-4 wrap-anywhere whitespace-pre-line">
          {reverse.qcRejectReason}
        </blockquote>
      ) : null}
      {reverse.lossOfValue ? (
        <WithheldForLoss reverse={reverse} loss={reverse.lossOfValue} />
      ) : null}
      {reverse.refusedPart ? <NotAccepted part={reverse.refusedPart} /> : null}
      <ShopsPhotos files={files} />
    </section>
  )
}

/** Where its reason stands, and the way to the mall. */
function NotAccepted({ part }: { part: NonNullable<WireReverse['refusedPart']> }) {
  const code = part.reverseTradeOrderCode
  return (
    <p className="my-3">
      <Trans>
        What was not accepted is now a separate application:{' '}
        <Link to={reversePath(part.id)} className="link">
          {code}
        </Link>
      </Trans>
    </p>
  )
}
