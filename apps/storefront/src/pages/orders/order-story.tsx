import { Trans } from '@lingui/react/macro'
import type { WireOrder } from '@galleria/contract/order'
import { DateText } from '@galleria/ui/date'
import { useShop } from '../../parts/use-shop.ts'
import { StatusText, type DisplayStatus } from './status-text.tsx'
import { tellStory, type Step } from './story.ts'

/** What happened, who did it and when, the latest on top. */
export function OrderStory({ order }: { order: WireOrder }) {
  const { locale, front } = useShop()
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="text-title"><Trans>What has happened</Trans></h2>
      <ol className="mt-4">
        {tellStory(order).map((step, index) => (
          <li key={step.key} className="relative border-s border-line ps-6 pb-5 last:border-transparent last:pb-0">
            <span aria-hidden="true" className={`absolute -start-[5px] top-1.5 size-[9px] rounded-full ${index === 0 ? 'bg-accent ring-4 ring-soft' : 'bg-field'}`} />
            <p className={index === 0 ? 'font-medium' : ''}><StepText step={step} /></p>
            <p className="text-small text-muted"><DateText iso={step.at} shape="moment" locale={locale} timeZone={front.timeZone} /> · <WhoText step={step} shopName={order.shop.name} /></p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function StepText({ step: { kind, who, parcel, parcelNo, toState } }: { step: Step }) {
  const number = parcel?.serviceCode
  switch (kind) {
    case 'submit': return <Trans>Order placed</Trans>
    case 'wait': return <Trans>Payment started, the bank is checking it</Trans>
    case 'lapse': return <Trans>The payment did not go through</Trans>
    case 'pay': return <Trans>Payment received</Trans>
    case 'revive': return <Trans>Payment received after all, the order goes on</Trans>
    case 'cancel': return <Trans>Order cancelled</Trans>
    case 'expire': return <Trans>Order closed, because the time to pay was over</Trans>
    case 'ship': return number ? <ParcelSent number={number} parcelNo={parcelNo} /> : <Trans>Parcel sent</Trans>
    case 'deliver': return parcelNo ? <Trans>Parcel {parcelNo} delivered</Trans> : <Trans>Parcel delivered</Trans>
    case 'receive': return who === 'buyer' ? <Trans>Receipt confirmed</Trans> : <Trans>Counted as received</Trans>
    case 'other': return <StatusText status={toState as DisplayStatus} />
  }
}

function ParcelSent({ number, parcelNo }: { number: string; parcelNo: number | undefined }) {
  return parcelNo ? <Trans>Parcel {parcelNo} sent, number {number}</Trans> : <Trans>Parcel sent, number {number}</Trans>
}

function WhoText({ step: { who, parcel }, shopName }: { step: Step; shopName: string }) {
  switch (who) {
    case 'buyer': return <Trans comment="who did it: the reader">You</Trans>
    case 'shop': return shopName
    case 'bank': return <Trans comment="who did it">Payment provider</Trans>
    case 'carrier': return parcel?.fulfillmentServiceProvider.entityName ?? null
    case 'mall': return <Trans comment="who did it: nobody, a time was over">Automatically</Trans>
  }
}
