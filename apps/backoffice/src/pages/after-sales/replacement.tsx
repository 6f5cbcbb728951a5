import type { MerchantReverse } from '@galleria/contract/after-sales'
import { isAboutMoney, isReplacementLost } from '@galleria/contract/after-sales-rules'
import { Trans } from '@lingui/react/macro'
import { Stack, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { Notice } from '../../parts/notice.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { CorrectReplacement } from './correct-replacement.tsx'
import { ReturnParcel } from './goods-coming-back.tsx'
import { cameToNothing, parcelsOf } from './parcel-rules.ts'
import { MoneyInstead } from './money-instead.tsx'
import { useReverseDesk } from './reverse-desk.ts'
import { Replacements } from './replacements.tsx'
import { ShipReplacement } from './ship-replacement.tsx'

/**
 * What the buyer would like instead: whether there is any, how it goes out, and in which parcel it
 * went. Nothing for every other request.
 */
export function Replacement({ reverse }: { readonly reverse: MerchantReverse }) {
  const { isMall } = useReverseDesk()
  if (reverse.reverseTradeOrderType !== 'SALE_EXCHANGE') return null
  const { instead: parcels } = parcelsOf(reverse)
  const canGiveMoney = reverse.operationList.includes('refundInstead')
  const isLost = isReplacementLost(reverse)
  if (isAboutMoney(reverse))
    return cameToNothing(reverse) ? null : (
      <Notice tone="warn" title={<Trans>There is no replacement</Trans>}>
        <Trans>The buyer gets the money back instead.</Trans>
      </Notice>
    )
  return (
    <section aria-labelledby="replacement">
      <Title order={2} id="replacement">
        <Trans>Wanted instead</Trans>
      </Title>
      <Stack gap="xs">
        <Replacements reverse={reverse} />
        <Difference of={reverse.exchangeDifference} />
        <Surcharge of={reverse.exchangeSurcharge} />
        {isMall && !isLost && canGiveMoney && <MoneyInstead reverse={reverse} />}
        {reverse.replacementInStock === false && !isMall && (
          <Text size="sm" c="var(--warn)">
            <Trans>There is not enough of it in stock now.</Trans>
          </Text>
        )}
        {parcels.map((parcel) => (
          <ReturnParcel key={parcel.serviceCode} parcel={parcel} />
        ))}
        <CountsAsReceived reverse={reverse} />
        {isLost && canGiveMoney && (
          <>
            <Text size="sm">
              <Trans>
                It does not automatically count as received. The buyer can take the money instead,
                and you can give it.
              </Trans>
            </Text>
            <MoneyInstead reverse={reverse} />
          </>
        )}
        {reverse.operationList.includes('correctShipment') && (
          <CorrectReplacement key={parcels[0]?.serviceCode} reverse={reverse} />
        )}
        {reverse.operationList.includes('ship') && <ShipReplacement reverse={reverse} />}
      </Stack>
    </section>
  )
}

/** It costs less than was paid: read before anybody agrees. */
function Difference({ of }: { readonly of: MerchantReverse['exchangeDifference'] }) {
  const format = useFormat()
  const { requestPath } = useReverseDesk()
  if (!of) return null
  const amount = format.money(of.amt)
  const code = of.request?.reverseTradeOrderCode
  return of.request ? (
    <Text>
      <Trans>
        It costs less than was paid. {amount} goes back to the buyer:{' '}
        <Link to={requestPath(of.request.id)}>{code}</Link>
      </Trans>
    </Text>
  ) : (
    <Text>
      <Trans>It costs less than was paid. {amount} goes back to the buyer once you send it.</Trans>
    </Text>
  )
}

/** It costs more than was paid: nothing is sent before the buyer has paid that. */
function Surcharge({ of }: { readonly of: MerchantReverse['exchangeSurcharge'] }) {
  const format = useFormat()
  if (!of) return null
  const amount = format.money(of.amt)
  if (!of.order)
    return (
      <Text>
        <Trans>
          It costs more than was paid. The buyer pays {amount} once you have accepted the goods, and
          you send it after that.
        </Trans>
      </Text>
    )
  const order = <Link to={`/orders/${of.order.id}?view=all`}>{of.order.tradeOrderCode}</Link>
  const until = format.moment(of.order.payUntil)
  if (of.order.paidTime)
    return (
      <Text>
        <Trans>
          It costs more than was paid. The buyer has paid {amount}: {order}
        </Trans>
      </Text>
    )
  return (
    <Notice tone="warn" title={<Trans>Waiting for the buyer’s payment</Trans>}>
      {of.order.isOpen ? (
        <Trans>
          It costs more than was paid. The buyer can pay {amount} until {until}: {order}. Then you
          send it; if it is not paid, the goods are refunded instead.
        </Trans>
      ) : (
        <Trans>
          It costs more than was paid. The time to pay {amount} has run out: {order}. If a bank
          still confirms a payment, you send it; otherwise the goods are refunded.
        </Trans>
      )}
    </Notice>
  )
}

function CountsAsReceived({ reverse }: { readonly reverse: MerchantReverse }) {
  const format = useFormat()
  if (reverse.reverseTradeOrderStatus !== 'WAITING_FOR_BUYER_CONFIRMED' || !reverse.nextStepTime)
    return null
  if (isReplacementLost(reverse)) return null
  const until = format.moment(reverse.nextStepTime)
  return (
    <Text size="sm" c="dimmed">
      <Trans>If the buyer says nothing, it counts as received from {until}.</Trans>
    </Text>
  )
}
