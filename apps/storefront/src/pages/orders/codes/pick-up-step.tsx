import { Trans } from '@lingui/react/macro'
import type { WireOrder } from '@galleria/contract/order'
import { DateText } from '@galleria/ui/date'
import { useShop } from '../../../parts/use-shop.ts'

type Fetched = Pick<WireOrder, 'fulfillmentType' | 'pickUp' | 'displayStatus'>

/** Its buyer goes there. */
export function isPickUp({ fulfillmentType }: Pick<Fetched, 'fulfillmentType'>): boolean {
  return fulfillmentType === 'SITE_PICK_UP'
}
/** And can go now. */
export function isToFetch({ pickUp, displayStatus }: Omit<Fetched, 'fulfillmentType'>): boolean {
  return displayStatus === 'UN_DELIVERY' && pickUp?.readyTime != null
}

/** What an order that is fetched waits for. */
export function PickUpStep({ order }: { order: WireOrder }) {
  const { nextStep, shop, holdReason } = order
  const { locale, front } = useShop()
  const site = shop.siteAddress?.name ?? ''
  if (nextStep && holdReason !== null)
    return (
      <Trans>
        {order.shop.name} has put this order on hold: “{order.holdReason}”
      </Trans>
    )
  if (nextStep?.kind === 'prepare')
    return (
      <Trans>
        {shop.name} is getting your order ready and will email you as soon as you can collect it at{' '}
        {site}.
      </Trans>
    )
  if (nextStep?.kind === 'fetch' && nextStep.at)
    return (
      <Trans>
        Your order is ready to collect at {site}, until{' '}
        <DateText iso={nextStep.at} locale={locale} timeZone={front.timeZone} />. Please bring your
        code.
      </Trans>
    )
  return <Trans>You have collected everything. Enjoy!</Trans>
}
