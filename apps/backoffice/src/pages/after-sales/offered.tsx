import type { MerchantReverse } from '@galleria/contract/after-sales'
import type { OfferAnswer } from '@galleria/contract/after-sales-offer-rules'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Text, Title } from '@mantine/core'
import { useFormat } from '../../parts/use-format.ts'
import own from './after-sales.module.css'
import { useReverseDesk } from './reverse-desk.ts'
import { usePointsAndMoney } from '../../parts/points-and-money.ts'

const answers: Record<OfferAnswer, MessageDescriptor> = {
  ACCEPTED: msg`The buyer has accepted it.`,
  DECLINED: msg`The buyer has declined it.`,
  LAPSED: msg`The buyer did not answer in time.`,
  DROPPED: msg`The request continued without it.`,
}

/** The newest offer of the shop, and what became of it. */
export function Offered({ reverse: { offer } }: { readonly reverse: MerchantReverse }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const offeredMoney = usePointsAndMoney()
  const { isMall } = useReverseDesk()
  if (!offer) return null
  const amount = offeredMoney(offer)
  const [at, until] = [format.moment(offer.offeredTime), format.moment(offer.answerUntil)]
  return (
    <section aria-labelledby="offered">
      <Title order={2} id="offered">
        {isMall ? <Trans>The offer</Trans> : <Trans>Your offer</Trans>}
      </Title>
      <p>
        {offer.kind === 'PART' ? (
          <Trans>The buyer keeps the goods and gets {amount}.</Trans>
        ) : (
          <Trans>The buyer sends the goods back and gets {amount}.</Trans>
        )}
      </p>
      <p className={own['words']}>{offer.content}</p>
      <Text size="sm" c="dimmed">
        {at} ·{' '}
        {offer.isOpen ? (
          <Trans>The buyer has until {until}.</Trans>
        ) : (
          i18n._(answers[offer.answer ?? 'LAPSED'])
        )}
      </Text>
    </section>
  )
}
