import type { MerchantReverse } from '@galleria/contract/after-sales'
import { Trans, useLingui } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Photos } from '../../parts/photos.tsx'
import own from './after-sales.module.css'
import { useReverseDesk } from './reverse-desk.ts'
import { useReverseWords } from './reverse-words.ts'

/** Who decides where it is not the shop, and why it could be asked for so late. */
function WhatIsSpecial({ reverse }: { readonly reverse: MerchantReverse }) {
  return (
    <>
      {reverse.isShopRemoved && (
        <>
          <dt>
            <Trans>Removed shop</Trans>
          </dt>
          <dd>
            <Trans>The shop was removed from the mall. Galleria decides in its place.</Trans>
          </dd>
        </>
      )}
      {reverse.isOwnPurchase && (
        <>
          <dt>
            <Trans>Own purchase</Trans>
          </dt>
          <dd>
            <Trans>
              The buyer works for the shop and nobody else there has decided. Galleria decides in
              its place.
            </Trans>
          </dd>
        </>
      )}
      {reverse.isGuarantee && (
        <>
          <dt>
            <Trans>Legal guarantee</Trans>
          </dt>
          <dd>
            <Trans>
              Reported after the 30 days in which anything can be applied for: by law the shop is
              still liable for faults.
            </Trans>
          </dd>
        </>
      )}
    </>
  )
}

/** What the buyer says and shows. */
export function ReverseCase({ reverse }: { readonly reverse: MerchantReverse }) {
  const { t } = useLingui()
  const words = useReverseWords()
  const remark = reverse.reverseNotes.reverseText
  const pictures = reverse.remarkList.flatMap((one) =>
    one.attachmentList.files.map((file) => file.url),
  )
  return (
    <section aria-labelledby="case" className={own['case']}>
      <Title order={2} id="case" m={0}>
        <Trans>What the buyer says</Trans>
      </Title>
      <dl>
        <dt>
          <Trans>Buyer</Trans>
        </dt>
        <dd className={own['words']}>{reverse.buyerName}</dd>
        <dt>
          <Trans>Request type</Trans>
        </dt>
        <dd>{words.type(reverse.reverseTradeOrderType)}</dd>
        <dt>
          <Trans>Reason</Trans>
        </dt>
        <dd>{words.reason(reverse.reverseReason)}</dd>
        <WhatIsSpecial reverse={reverse} />
        <OtherRequest other={reverse.splitFrom} name={<Trans>Not accepted out of</Trans>} />
        <OtherRequest other={reverse.refusedPart} name={<Trans>What was not accepted</Trans>} />
        <OtherRequest other={reverse.lossOfValueOf} name={<Trans>Loss of value of</Trans>} />
        <OtherRequest
          other={reverse.lossOfValue?.request ?? null}
          name={<Trans>Kept for loss of value</Trans>}
        />
        <OtherRequest
          other={reverse.differenceOf}
          name={<Trans>Difference of the exchange</Trans>}
        />
        <OtherRequest
          other={reverse.surchargeBackOf}
          name={<Trans>Price difference paid, returned with</Trans>}
        />
        {reverse.surchargeBack?.requestList.map((one) => (
          <OtherRequest
            key={one.id}
            other={one}
            name={<Trans>Price difference to be returned</Trans>}
          />
        ))}
        {remark && (
          <>
            <dt>
              <Trans>Remark</Trans>
            </dt>
            <dd className={own['words']}>{remark}</dd>
          </>
        )}
      </dl>
      <Photos urls={pictures} name={t`Evidence`} />
    </section>
  )
}

/**
 * Goods that came back and were accepted in part only are two requests, and so are an exchange and
 * the difference that it gives back.
 */
function OtherRequest({
  name,
  other,
}: {
  readonly name: ReactNode
  readonly other: MerchantReverse['splitFrom']
}) {
  const { requestPath } = useReverseDesk()
  return other ? (
    <>
      <dt>{name}</dt>
      <dd>
        <Link to={requestPath(other.id)}>{other.reverseTradeOrderCode}</Link>
      </dd>
    </>
  ) : null
}
