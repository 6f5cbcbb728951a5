import type { MerchantReverse } from '@galleria/contract/after-sales'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useAskedText } from '../../parts/points-and-money.ts'
import detail from '../../parts/detail.module.css'
import { LostParcel } from '../../parts/lost-parcel.tsx'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { Photos } from '../../parts/photos.tsx'
import { useFormat } from '../../parts/use-format.ts'
import own from './after-sales.module.css'
import { NameAddress } from './name-address.tsx'
import { parcelsOf } from './parcel-rules.ts'
import { ReturnLabel } from './return-label.tsx'
import { useReverseDesk } from './reverse-desk.ts'
import { dispositionNames } from './reverse-words.ts'
import { useInspection } from './use-inspection.ts'

/** The way of the goods back to the shop: where to, in which parcel, and what was found. */
export function GoodsComingBack({ reverse }: { readonly reverse: MerchantReverse }) {
  const { t } = useLingui()
  const format = useFormat()
  const { returnAddress } = reverse
  const { goods: parcels } = parcelsOf(reverse)
  if (!returnAddress) return null
  const isOwed = reverse.isLabelToCome
  const until =
    reverse.reverseTradeOrderStatus === 'WAITING_FOR_BUYER_RETURN' &&
    reverse.nextStepTime &&
    format.moment(reverse.nextStepTime)
  return (
    <section aria-labelledby="coming-back">
      <Title order={2} id="coming-back">
        <Trans>Goods coming back</Trans>
      </Title>
      <Text size="sm">
        {[
          returnAddress.personName,
          returnAddress.detailAddress,
          ...returnAddress.districtList,
        ].join(', ')}
      </Text>
      {until && !reverse.statutoryRefundTime && !isOwed && (
        <Text size="sm" c="dimmed">
          <Trans>The buyer may send them until {until}; after that the request is closed.</Trans>
        </Text>
      )}
      {until && isOwed && <LabelAsked reverse={reverse} until={until} />}
      <ReturnLabel reverse={reverse} />
      {parcels.map((parcel) => (
        <ReturnParcel key={`${parcel.operaterType}-${parcel.serviceCode}`} parcel={parcel} />
      ))}
      <Findings reverse={reverse} />
      {reverse.qcRejectReason && <p className={own['words']}>{reverse.qcRejectReason}</p>}
      <Photos urls={reverse.qcAttachmentList.files.map(({ url }) => url)} name={t`Inspection`} />
      {reverse.operationList.includes('nameAddress') && <NameAddress reverse={reverse} />}
      {reverse.operationList.includes('waiveReturn') && <Waive reverse={reverse} />}
    </section>
  )
}

/** Asked of whoever can give it, and of nobody else; not while the file of one is being checked. */
function LabelAsked({
  reverse,
  until,
}: {
  readonly reverse: MerchantReverse
  readonly until: string
}) {
  const { isMall } = useReverseDesk()
  if (!reverse.operationList.includes('giveLabel') || reverse.returnLabel) return null
  return (
    <Text size="sm" c="var(--warn)">
      {isMall ? (
        <Trans>
          The goods come back because of a fault, at the shop’s cost: please give a label. Without
          one the mall decides after {until}.
        </Trans>
      ) : (
        <Trans>
          The goods come back because of a fault, at your cost: please give your label. Without one
          the mall decides after {until}.
        </Trans>
      )}
    </Text>
  )
}

export function ReturnParcel({
  parcel,
}: {
  readonly parcel: MerchantReverse['fulfillmentProgressList'][number]
}) {
  const last = parcel.logisticsList[0]
  return (
    <>
      <Text size="sm">
        <strong>{parcel.fulfillmentServiceProvider.entityName}</strong> {parcel.serviceCode}
        {' · '}
        <span className={detail['minor']}>
          {last ? last.context : <Trans>The carrier has not reported yet.</Trans>}
        </span>
      </Text>
      <LostParcel isLost={parcel.isLost} />
    </>
  )
}

function Findings({ reverse }: { readonly reverse: MerchantReverse }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const found = reverse.reverseTradeOrderLineList.filter(
    ({ inspectionList }) => inspectionList.length > 0,
  )
  if (found.length === 0) return null
  return (
    <ul className={own['findings']}>
      {found.map(({ id, inspectionList, tradeOrderLine: { sku } }) => (
        <li key={id}>
          {sku.name}:{' '}
          {inspectionList
            .map(
              ({ disposition, qty }) =>
                `${format.quantity(qty, sku.marketingUnit)} ${i18n._(dispositionNames[disposition])}`,
            )
            .join(', ')}
        </li>
      ))}
    </ul>
  )
}

/** With a second look, because money moves. */
function Waive({ reverse }: { readonly reverse: MerchantReverse }) {
  const askedText = useAskedText()
  const textOf = useProblemText()
  const inspecting = useInspection(reverse)
  const [isAsked, ask] = useState(false)
  const [amount, buyer] = [askedText(reverse), reverse.buyerName]
  const count = reverse.reverseTradeOrderLineList.length
  if (!isAsked)
    return (
      <Group mt="xs">
        <Button variant="default" onClick={() => ask(true)}>
          <Trans>Waive the return …</Trans>
        </Button>
      </Group>
    )
  return (
    <div className={detail['confirm']} role="group" aria-labelledby="waive">
      <Text id="waive">
        <Plural
          value={count}
          one="The buyer keeps the item."
          other="The buyer keeps the # items."
        />{' '}
        <Trans>
          <strong>{amount}</strong> go back to {buyer} all the same.
        </Trans>{' '}
        <Trans>This cannot be undone.</Trans>
      </Text>
      {inspecting.error && <Notice tone="warn">{textOf(inspecting.error)}</Notice>}
      <Group gap="xs" mt="xs">
        <Button
          autoFocus
          loading={inspecting.isSending}
          onClick={() => inspecting.tell({ kind: 'waive' })}
        >
          <Trans>Give back {amount}</Trans>
        </Button>
        <Button
          variant="default"
          disabled={inspecting.isSending}
          onClick={() => {
            inspecting.forgive()
            ask(false)
          }}
        >
          <Trans>Change</Trans>
        </Button>
      </Group>
    </div>
  )
}
