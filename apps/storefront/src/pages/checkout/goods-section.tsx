import { Fragment } from 'react'
import { Link } from 'react-router'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { WireBill } from '@galleria/contract/order'
import { IconStore, IconTruck } from '@galleria/ui/icons'
import { LineRow } from '@galleria/ui/line-row'
import { DayText } from '../../parts/day-text.tsx'
import { SetParts } from '../../parts/buyer/set-parts.tsx'
import { useVersionText } from '../../parts/buyer/version-text.ts'
import { PerUnit, Times } from '../../parts/measure.tsx'
import { PointsPrice } from '../../parts/points-text.tsx'
import { DepositFate, PreSaleDelivery, PreSaleTerms } from '../../parts/pre-sale-texts.tsx'
import { GroupTerms } from '../../parts/group-texts.tsx'
import { VoucherTerms } from '../../parts/voucher-texts.tsx'
import { CoverText } from '../../parts/buyer/cover-text.tsx'
import { Price } from '../../parts/price.tsx'
import type { Choice } from './checkout-path.ts'
import type { ServiceAnswer } from './choose-service.ts'
import { ServiceChoice } from './service-choice.tsx'
import { SiteChoice } from './site-choice.tsx'
import { Section } from './section.tsx'

/**
 * What is ordered and when it comes, shop by shop, codes apart from goods: each becomes an order of
 * its own.
 */
export function GoodsSection({
  bill,
  choice,
  number,
  phone,
  answer,
}: {
  bill: WireBill
  choice: Choice
  number: number
  /** Of the address that the goods go to. */ phone: string
  answer: ServiceAnswer['service'] | undefined
}) {
  const { t } = useLingui()
  const count = bill.shopList.length
  const shops = new Set(bill.shopList.map(({ shop }) => shop.id)).size
  return (
    <Section
      id="goods"
      number={number}
      title={<Trans>Goods and delivery</Trans>}
      isDone={false}
      face="goods"
      change={{
        to: '/cart',
        label: t`Change the items in your basket`,
        text: <Trans>Change</Trans>,
      }}
    >
      {count > 1 ? (
        <p className="mb-2 text-muted">
          {shops < count ? (
            <Trans>There will be {count} orders and one payment.</Trans>
          ) : (
            <Plural
              value={count}
              one="You’re buying from # shop."
              other="You’re buying from # shops: there will be one order per shop, and one payment."
            />
          )}
        </p>
      ) : null}
      <div className="divide-y divide-line">
        {bill.shopList.map((part) => (
          <ShopGoods
            key={part.lines[0]?.cartLineId}
            part={part}
            choice={choice}
            service={{
              phone,
              answer: answer?.shopId === part.shop.id ? answer : undefined,
            }}
          />
        ))}
      </div>
    </Section>
  )
}

function ShopGoods({
  part,
  choice,
  service,
}: {
  part: WireBill['shopList'][number]
  choice: Choice
  service: { phone: string; answer: ServiceAnswer['service'] | undefined }
}) {
  const { shop, lines, expectDate, shippingAmt, siteAddress, giftList } = part
  const preSale = lines[0]?.preSale
  const voucher = lines[0]?.voucher
  return (
    <section aria-label={shop.name} className="py-4 first:pt-0 last:pb-0">
      <h3>
        <Link to={`/shop/${shop.id}`} className="tap font-medium hover:text-accent">
          <IconStore size={18} />
          {shop.name}
        </Link>
      </h3>
      <p className="flex items-center gap-2 text-small">
        <span className="shrink-0 text-accent">
          <IconTruck size={18} />
        </span>
        <span>
          {voucher ? (
            <VoucherTerms terms={voucher} shopName={shop.name} />
          ) : preSale ? (
            <PreSaleDelivery terms={preSale} />
          ) : (
            <ArrivalText site={siteAddress} day={expectDate} />
          )}
          {voucher || siteAddress ? null : <DeliveryCost amount={shippingAmt} />}
        </span>
      </p>
      <SiteChoice part={part} choice={choice} />
      <ServiceChoice part={part} choice={choice} {...service} />
      {lines[0]?.groupBuy ? (
        <p className="mt-2 rounded-control bg-soft px-3 py-2 text-small">
          <GroupTerms group={lines[0].groupBuy} />
        </p>
      ) : null}
      {preSale ? (
        <p className="mt-2 rounded-control bg-soft px-3 py-2 text-small">
          <PreSaleTerms terms={preSale} qty={lines[0]?.skuQty ?? 1} />{' '}
          {preSale.preSaleEventType === 'DEPOSIT' ? (
            <DepositFate isKept={preSale.isDepositKept} />
          ) : null}
        </p>
      ) : null}
      {lines.map((line) => (
        <BillLine key={line.cartLineId} line={line} />
      ))}
      {giftList.map((gift) => (
        <GiftRow key={gift.promotionName} gift={gift} />
      ))}
    </section>
  )
}

function BillLine({ line }: { line: WireBill['shopList'][number]['lines'][number] }) {
  const versionText = useVersionText()
  return (
    <LineRow
      image={line.image}
      tint={line.tint}
      name={<span className="break-words">{line.name}</span>}
      end={<PointsPrice points={line.linePoints} amount={line.lineAmt} />}
      facts={[
        ...(line.voucher || line.diySkuLineList.length > 0 ? [] : [versionText(line.attributes)]),
        line.marketingUnit ? (
          <Fragment key="qty">
            <Times qty={line.skuQty} sku={line} /> · <Price amount={line.salePrc} />
            <PerUnit sku={line} />
          </Fragment>
        ) : (
          <Trans key="qty">
            {line.skuQty} ×{' '}
            <PointsPrice points={line.linePoints / line.skuQty} amount={line.salePrc} />
          </Trans>
        ),
        ...(line.insurance ? [<CoverText key="cover" insurance={line.insurance} />] : []),
      ]}
    >
      <SetParts parts={line.diySkuLineList} />
    </LineRow>
  )
}

/** What comes along for nothing; one that is out of stock is left away, and that is said. */
function GiftRow({ gift }: { gift: WireBill['shopList'][number]['giftList'][number] }) {
  const versionText = useVersionText()
  if (!gift.isThere)
    return (
      <p className="mt-2 rounded-control bg-soft px-3 py-2 text-small break-words">
        <Trans>
          {gift.promotionName}: the free gift ({gift.name}) is out of stock at the moment, so it is
          not part of this order.
        </Trans>
      </p>
    )
  return (
    <LineRow
      image={gift.image}
      tint={gift.tint}
      name={<span className="break-words">{gift.name}</span>}
      end={<Trans context="of a thing that costs nothing">free</Trans>}
      facts={[versionText(gift.attributes), <Trans key="gift">Gift: {gift.promotionName}</Trans>]}
    />
  )
}

/** When it is with the buyer, or can be fetched. */
function ArrivalText({
  site,
  day,
}: {
  site: WireBill['shopList'][number]['siteAddress']
  day: string
}) {
  return site ? (
    <Trans context="goods in the cart">
      Collect at {site.name} from <DayText iso={day} />
    </Trans>
  ) : (
    <Trans context="goods in the cart">
      Arrives by <DayText iso={day} />
    </Trans>
  )
}

function DeliveryCost({ amount }: { amount: WireBill['shippingAmt'] }) {
  return (
    <>
      {' · '}
      {amount.value === 0 ? (
        <Trans>free delivery</Trans>
      ) : (
        <Trans>
          delivery <Price amount={amount} />
        </Trans>
      )}
    </>
  )
}
