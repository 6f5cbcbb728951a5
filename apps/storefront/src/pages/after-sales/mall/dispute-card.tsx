import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { WireReverse } from '@galleria/contract/after-sales'
import type { WireDispute, WireProof } from '@galleria/contract/dispute'
import { DateText } from '@galleria/ui/date'
import { Price } from '../../../parts/price.tsx'
import { SentPhotos } from '../../../parts/sent-photos.tsx'
import { useShop } from '../../../parts/use-shop.ts'

/** What both sides have said to the mall, and what it has decided. */
export function DisputeCard({ reverse }: { reverse: WireReverse }) {
  const { dispute } = reverse
  if (!dispute) return null
  const shop = reverse.shop.name
  return (
    <section className="card grid gap-4 p-5 sm:p-6" aria-labelledby="dispute">
      <h2 id="dispute" className="text-title">
        {dispute.cause !== 'DECLINED' ? (
          <Trans>Galleria decides</Trans>
        ) : (
          <Trans>Galleria was asked to decide</Trans>
        )}
      </h2>
      {/* Of somebody who has deleted the account nothing is left. */}
      {dispute.content && (
        <Side
          who={<Trans>Your side</Trans>}
          at={dispute.openedTime}
          text={dispute.content}
          files={dispute.files}
        />
      )}
      {dispute.shopAnsweredTime && (
        <Side
          who={<Trans>What {shop} says</Trans>}
          at={dispute.shopAnsweredTime}
          text={dispute.shopContent}
          files={dispute.shopFiles}
        />
      )}
      {dispute.proofList.map((proof) => (
        <Side
          key={proof.id}
          who={proof.side === 'BUYER' ? <Trans>You added</Trans> : <Trans>{shop} added</Trans>}
          at={proof.addedTime}
          text={proof.content}
          files={proof.files}
          documents={proof.documents}
        />
      ))}
      {dispute.ruling && dispute.ruledTime ? (
        <Ruled reverse={reverse} dispute={dispute} ruledTime={dispute.ruledTime} />
      ) : null}
    </section>
  )
}

function Ruled({
  reverse,
  dispute,
  ruledTime,
}: {
  reverse: WireReverse
  dispute: WireDispute
  ruledTime: string
}) {
  return (
    <div className="border-s-2 border-accent ps-4">
      <p className="font-medium">
        <RulingText reverse={reverse} dispute={dispute} />
      </p>
      {dispute.isPart && dispute.ruledAmount ? (
        <p className="mt-1">
          <Trans>
            The decision is about a part: <Price amount={dispute.ruledAmount} /> of{' '}
            <Price amount={reverse.applyRefundAmt} />.
          </Trans>
        </p>
      ) : null}
      {dispute.rulingText && (
        <p className="mt-1 wrap-anywhere whitespace-pre-line">{dispute.rulingText}</p>
      )}
      <p className="mt-1 text-small text-muted">
        <Moment iso={ruledTime} />
      </p>
    </div>
  )
}

function RulingText({
  reverse,
  dispute: { cause, ruling, isGivenIn, isOnceMore },
}: {
  reverse: WireReverse
  dispute: WireDispute
}) {
  if (isGivenIn) return <Trans>The shop agrees after all.</Trans>
  switch (ruling) {
    case 'REFUND':
      // Goods in the house of the shop stay there.
      return reverse.lossOfValueOf || (reverse.postBackTime && !reverse.sellerDeliveryTime) ? (
        <Trans>Galleria’s decision: you get a refund.</Trans>
      ) : (
        <Trans>Galleria’s decision: you get a refund and keep the items.</Trans>
      )
    case 'RETURN':
      return isOnceMore ? (
        <Trans>
          Galleria’s decision: send the items back once more, at the shop’s cost, and you get a
          refund.
        </Trans>
      ) : (
        <Trans>Galleria’s decision: send the items back, and you get a refund.</Trans>
      )
    default:
      if (cause === 'NO_LABEL' || cause === 'EMPTY')
        return <Trans>Galleria’s decision: there is no refund.</Trans>
      return cause === 'LOST' ? (
        <Trans>Galleria’s decision: there is no refund for the lost parcel.</Trans>
      ) : (
        <Trans>Galleria’s decision: the shop was right to decline it.</Trans>
      )
  }
}

function Side({
  who,
  at,
  text,
  files,
  documents = [],
}: {
  who: ReactNode
  at: string
  text: string
  files: WireDispute['files']
  documents?: WireProof['documents']
}) {
  return (
    <div className="grid gap-2">
      <h3 className="font-medium">
        {who}{' '}
        <span className="text-small font-normal text-muted">
          <Moment iso={at} />
        </span>
      </h3>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      <SentPhotos files={files} />
      <Documents documents={documents} />
    </div>
  )
}

/** What was found harmless can be opened. */
function Documents({ documents }: Pick<WireProof, 'documents'>) {
  if (documents.length === 0) return null
  return (
    <ul className="grid gap-1">
      {documents.map(({ url, name, isReady }) => (
        <li key={url} className="wrap-anywhere">
          {isReady ? (
            <a href={url} className="link">
              {name}
            </a>
          ) : (
            <>
              {name}{' '}
              <span className="text-small text-muted">
                <Trans>is being checked</Trans>
              </span>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

function Moment({ iso }: { iso: string }) {
  const { locale, front } = useShop()
  return <DateText iso={iso} shape="moment" locale={locale} timeZone={front.timeZone} />
}
