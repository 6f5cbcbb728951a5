import type { WireReverse } from '@galleria/contract/after-sales'
import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, List, Text, Title } from '@mantine/core'
import type { WireProof } from '@galleria/contract/dispute'
import type { ReactNode } from 'react'
import { useAskedText } from '../../parts/points-and-money.ts'
import detail from '../../parts/detail.module.css'
import { Photos } from '../../parts/photos.tsx'
import { useFormat } from '../../parts/use-format.ts'
import own from '../after-sales/after-sales.module.css'
import { useRulingNames } from './ruling-names.ts'

type Told = Pick<
  WireReverse,
  'dispute' | 'sellerDeliveryTime' | 'lossOfValueOf' | 'applyRefundAmt' | 'refundPoints'
>

/** What both sides have said to the mall, and what came of it. */
export function DisputeSides({ reverse }: { readonly reverse: Told }) {
  const { t } = useLingui()
  const format = useFormat()
  const rulingNames = useRulingNames(reverse)
  const { dispute } = reverse
  if (!dispute) return null
  const until = format.moment(dispute.answerUntil)
  const [ruled, asked] = [
    dispute.ruledAmount && format.money(dispute.ruledAmount),
    useAskedText()(reverse),
  ]
  return (
    <section aria-labelledby="dispute">
      <Title order={2} id="dispute">
        <Trans>What the mall was told</Trans>
      </Title>
      <WhyAsked dispute={dispute} />
      {dispute.shopAnsweredTime ? (
        <Side who={<Trans>The shop</Trans>} at={format.moment(dispute.shopAnsweredTime)}>
          <p className={own['words']}>{dispute.shopContent}</p>
          <Photos urls={dispute.shopFiles.map(({ url }) => url)} name={t`What the shop shows`} />
        </Side>
      ) : (
        dispute.ruling === null && (
          <Text size="sm" c="dimmed">
            {dispute.isAnswerOpen ? (
              <Trans>The shop has said nothing yet; it can until {until}.</Trans>
            ) : (
              <Trans>The shop has said nothing.</Trans>
            )}
          </Text>
        )
      )}
      {dispute.proofList.map((proof) => (
        <Side
          key={proof.id}
          who={
            proof.side === 'BUYER' ? <Trans>The buyer added</Trans> : <Trans>The shop added</Trans>
          }
          at={format.moment(proof.addedTime)}
        >
          <p className={own['words']}>
            {proof.content || <Trans>The buyer has deleted the account; the words are gone.</Trans>}
          </p>
          <Photos urls={proof.files.map(({ url }) => url)} name={t`What was added`} />
          <Documents documents={proof.documents} />
        </Side>
      ))}
      {dispute.ruling && dispute.ruledTime && (
        <Side
          who={
            dispute.isGivenIn ? <Trans>The shop agreed after all</Trans> : <Trans>Decided</Trans>
          }
          at={format.moment(dispute.ruledTime)}
        >
          <p>{rulingNames[dispute.ruling]}</p>
          {dispute.ruledAmount && (
            <p>
              {dispute.isPart ? (
                <Trans>
                  {ruled} of {asked}
                </Trans>
              ) : (
                ruled
              )}
            </p>
          )}
          {dispute.rulingText && <p className={own['words']}>{dispute.rulingText}</p>}
        </Side>
      )}
    </section>
  )
}

/** What its buyer says; nobody has said anything where the clock has asked. */
function WhyAsked({ dispute }: { readonly dispute: NonNullable<WireReverse['dispute']> }) {
  const { t } = useLingui()
  const format = useFormat()
  if (dispute.cause === 'NO_LABEL')
    return (
      <Text size="sm">
        <Trans>
          The goods come back because of a fault, and the shop gave no label for them in time.
          Neither side has declined anything.
        </Trans>
      </Text>
    )
  if (dispute.cause === 'EMPTY')
    return (
      <Text size="sm">
        <Trans>
          The shop says that the box was empty, of goods that it cannot decline. Its reason and its
          photos are with the request; the buyer has declined nothing.
        </Trans>
      </Text>
    )
  if (dispute.cause === 'LOST')
    return (
      <Text size="sm">
        <Trans>
          The carrier says that the parcel in which the goods came back is lost. Neither side has
          declined anything.
        </Trans>
      </Text>
    )
  return (
    <Side who={<Trans>Buyer</Trans>} at={format.moment(dispute.openedTime)}>
      <p className={own['words']}>
        {dispute.content || <Trans>The buyer has deleted the account; the words are gone.</Trans>}
      </p>
      <Photos urls={dispute.files.map(({ url }) => url)} name={t`What the buyer shows`} />
    </Side>
  )
}

function Side({
  who,
  at,
  children,
}: {
  readonly who: ReactNode
  readonly at: string
  readonly children: ReactNode
}) {
  return (
    <>
      <Title order={3} size="md" mt="sm">
        {who} <span className={detail['minor']}>{at}</span>
      </Title>
      {children}
    </>
  )
}

/** What was found harmless can be opened. */
function Documents({ documents }: Pick<WireProof, 'documents'>) {
  if (documents.length === 0) return null
  return (
    <List size="sm" mt="xs">
      {documents.map(({ url, name, isReady }) => (
        <List.Item key={url}>
          {isReady ? (
            <Anchor href={url}>{name}</Anchor>
          ) : (
            <>
              {name}{' '}
              <span className={detail['minor']}>
                <Trans>is being checked</Trans>
              </span>
            </>
          )}
        </List.Item>
      ))}
    </List>
  )
}
