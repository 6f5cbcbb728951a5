import { Link } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { WireVoucher } from '@galleria/contract/voucher'
import { sizeWords } from '@galleria/contract/size-words'
import { DateText } from '@galleria/ui/date'
import { formatMoney } from '@galleria/ui/format'
import { LineRow } from '@galleria/ui/line-row'
import { CopyButton } from '../../../parts/buyer/copy-button.tsx'
import { useShop } from '../../../parts/use-shop.ts'
import { PlaceText } from '../../../parts/voucher-texts.tsx'
import { orderPath } from '../operations.ts'

/** Codes with what they are for; the newest first. */
export function VoucherCodes({ vouchers }: { vouchers: readonly WireVoucher[] }) {
  return (
    <ul className="divide-y divide-line">
      {vouchers.map((voucher) => (
        <li key={voucher.id} className="py-4">
          <VoucherCode voucher={voucher} />
        </li>
      ))}
    </ul>
  )
}

function VoucherCode({ voucher }: { voucher: WireVoucher }) {
  const { t } = useLingui()
  const { couponCode, couponsPassword, sku, shop, tradeOrderId, tradeOrderCode, state } = voucher
  const { locale } = useShop()
  const worth = voucher.faceAmt && formatMoney(voucher.faceAmt, locale)
  return (
    <LineRow
      image={sku.image}
      tint={sku.tint}
      name={sku.name}
      end={null}
      facts={[
        shop.name,
        <Link key="order" to={orderPath(tradeOrderId)} className="link">
          <Trans>Order {tradeOrderCode}</Trans>
        </Link>,
        ...(sku.size ? [sizeWords(sku.size)] : []),
        ...(worth ? [<Trans key="worth">Worth {worth}</Trans>] : []),
        <StateText key="state" voucher={voucher} />,
      ]}
    >
      <p className="mt-2 flex flex-wrap items-center gap-x-2">
        <code
          className={`price rounded-control border border-dashed border-field px-3 py-1.5 text-large ${state === 'open' ? '' : 'text-muted line-through'}`}
        >
          {couponCode}
        </code>
        {state === 'open' ? (
          <CopyButton
            text={couponCode}
            label={t`Copy the code ${couponCode}`}
            done={<Trans>Code copied</Trans>}
          />
        ) : null}
      </p>
      {voucher.place && state === 'open' ? (
        <p className="mt-1 text-small">
          <PlaceText place={voucher.place} address={voucher.address} />
        </p>
      ) : null}
      {couponsPassword && state === 'open' ? (
        <p className="mt-1 text-small">
          <Trans>
            Password: <code className="price">{couponsPassword}</code>
          </Trans>
        </p>
      ) : null}
    </LineRow>
  )
}

function StateText({ voucher: { state, usedTime, expirationTime } }: { voucher: WireVoucher }) {
  const { locale, front } = useShop()
  const shown = { locale, timeZone: front.timeZone }
  switch (state) {
    case 'open':
      return (
        <Trans>
          Valid until <DateText iso={expirationTime} {...shown} />
        </Trans>
      )
    case 'used':
      return usedTime ? (
        <Trans>
          Used on <DateText iso={usedTime} {...shown} shape="moment" />
        </Trans>
      ) : null
    case 'expired':
      return (
        <Trans>
          Expired on <DateText iso={expirationTime} {...shown} />
        </Trans>
      )
    case 'returned':
      return <Trans>Refund applied for</Trans>
  }
}

export function NoCodes({ isUsed }: { isUsed: boolean }) {
  return (
    <p className="py-8 text-center text-muted">
      {isUsed ? <Trans>No codes used so far.</Trans> : <Trans>There are no codes to use.</Trans>}
    </p>
  )
}
