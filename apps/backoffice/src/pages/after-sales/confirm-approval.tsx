import type { MerchantReverse } from '@galleria/contract/after-sales'
import { Plural, Trans } from '@lingui/react/macro'
import { Button, Group, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useAskedText } from '../../parts/points-and-money.ts'
import detail from '../../parts/detail.module.css'
import { useFormat } from '../../parts/use-format.ts'
import { addressLine, wantsGoods } from './answer-rules.ts'
import {
  isWholeAddress,
  noAddress,
  ReturnAddressFields,
  type TypedAddress,
} from './return-address-fields.tsx'
import { useReverseDesk } from './reverse-desk.ts'

type Props = {
  readonly reverse: MerchantReverse
  readonly isSending: boolean
  /**
   * `refundInstead`: an exchange becomes a return, because there is no replacement. The mall says
   * where the goods go, too.
   */
  readonly approve: (given: {
    readonly refundInstead: boolean
    readonly returnAddress?: TypedAddress
  }) => void
  readonly back: () => void
}

/**
 * The last look before money moves. The focus is on the confirming button, so that Enter twice
 * approves.
 */
export function ConfirmApproval({ reverse, isSending, approve, back }: Props) {
  const format = useFormat()
  const askedText = useAskedText()
  const isReturn = wantsGoods(reverse)
  const isExchange = reverse.reverseTradeOrderType === 'SALE_EXCHANGE'
  const hasNone = reverse.replacementInStock === false
  const { isMall } = useReverseDesk()
  const [address, setAddress] = useState(reverse.ownReturnAddress ?? noAddress)
  const [isTried, setTried] = useState(false)
  const [isAnother, takeAnother] = useState(false)
  const isTyped = isReturn && (isMall || isAnother)
  const give = () => {
    setTried(true)
    const refundInstead = isExchange && hasNone
    if (!isTyped) approve({ refundInstead })
    else if (isWholeAddress(address)) approve({ refundInstead, returnAddress: address })
  }
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    button.current?.focus()
    button.current?.scrollIntoView({ block: 'center' })
  }, [])
  const amount = askedText(reverse)
  return (
    <div className={detail['confirm']} role="group" aria-labelledby="confirm-approval">
      <Text id="confirm-approval" size="md">
        <Consequence reverse={reverse} /> <Trans>This cannot be undone.</Trans>
      </Text>
      {isTyped && <ReturnAddressFields address={address} isTried={isTried} change={setAddress} />}
      {isReturn && reverse.owesReturnLabel && <LabelOwed />}
      {isReturn && !isTyped && reverse.ownReturnAddress && (
        <Text size="sm" mt="xs">
          <Trans>To this address:</Trans> {addressLine(reverse.ownReturnAddress)}{' '}
          <Button variant="subtle" size="compact-sm" onClick={() => takeAnother(true)}>
            <Trans>Another address for this request</Trans>
          </Button>
        </Text>
      )}
      {reverse.reverseTradeOrderLineList.map(
        ({
          id,
          cancelQty,
          tradeOrderLine: {
            sku: { name, marketingUnit },
          },
        }) =>
          cancelQty > 0 ? (
            <Text key={id} mt="xs">
              {marketingUnit ? (
                <UnsentMeasure name={name} text={format.quantity(cancelQty, marketingUnit)} />
              ) : (
                <Plural
                  value={cancelQty}
                  one={`# × ${name} was not sent: it is cancelled, must not be sent any more and goes back on the shelf.`}
                  other={`# × ${name} were not sent: they are cancelled, must not be sent any more and go back on the shelf.`}
                />
              )}
            </Text>
          ) : null,
      )}
      <Group gap="xs" mt="xs">
        <Button ref={button} loading={isSending} onClick={give}>
          {isExchange && !hasNone ? (
            <Trans>Agree to the exchange</Trans>
          ) : isReturn ? (
            <Trans>Agree to the return</Trans>
          ) : (
            <Trans>Give back {amount}</Trans>
          )}
        </Button>
        <Button variant="default" disabled={isSending} onClick={back}>
          <Trans>Change</Trans>
        </Button>
      </Group>
    </div>
  )
}

function LabelOwed() {
  const { isMall } = useReverseDesk()
  return (
    <Text size="sm" mt="xs">
      {isMall ? (
        <Trans>
          It comes back because of a fault, so the way back is at the shop’s cost: give a label
          next.
        </Trans>
      ) : (
        <Trans>
          It comes back because of a fault, so the way back is at your cost: give your label next.
        </Trans>
      )}
    </Text>
  )
}

/** What a yes leads to. */
function Consequence({ reverse }: { readonly reverse: MerchantReverse }) {
  const { isMall } = useReverseDesk()
  const format = useFormat()
  const askedText = useAskedText()
  const isExchange = reverse.reverseTradeOrderType === 'SALE_EXCHANGE'
  const [amount, shipping, buyer] = [
    askedText(reverse),
    format.money(reverse.applyRefundShippingAmt),
    reverse.buyerName,
  ]
  if (isExchange && isMall)
    return (
      <Trans>
        Nobody can send a replacement. {buyer} sends the goods back to this address, and gets the
        money back once they have been looked at.
      </Trans>
    )
  if (isExchange && reverse.replacementInStock === false)
    return (
      <Trans>
        There is not enough of it for an exchange. {buyer} sends the goods back to you, and gets the
        money back once you have looked at them.
      </Trans>
    )
  if (isExchange)
    return (
      <Trans>
        {buyer} sends the goods back to you. Once you have looked at them you send what is wanted
        instead; it is set aside from now on.
      </Trans>
    )
  if (wantsGoods(reverse))
    return (
      <Trans>
        {buyer} sends the goods back to you. Once you have checked them, up to{' '}
        <strong>{amount}</strong> is refunded.
      </Trans>
    )
  return (
    <>
      <Trans>
        <strong>{amount}</strong> will be refunded to {buyer}, to the original payment method.
      </Trans>{' '}
      {reverse.applyRefundShippingAmt.value > 0 && <Trans>{shipping} of it are shipping.</Trans>}
    </>
  )
}

function UnsentMeasure({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <Trans>
      {text} of {name} was not sent: it is cancelled, must not be sent any more and goes back on the
      shelf.
    </Trans>
  )
}
