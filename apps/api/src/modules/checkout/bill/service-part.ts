import type { WireBill } from '@galleria/contract/order'
import type { Context } from '#platform/context.ts'
import { wireMoney } from '#platform/wire-money.ts'
import type { TaxRates } from '@galleria/contract/vat'
import type { ShopBill } from './bill.rules.ts'
import { chargedFor } from '#modules/tax/index.ts'
import { offerOf } from './extras.rules.ts'

/** A shop's delivery with assembly for these goods, chosen or to be chosen. */
export function presentOffer(
  { site, taxRates }: Pick<Context, 'site'> & { readonly taxRates: TaxRates },
  { lines, taxTreatment, serviceCharge }: ShopBill,
  currency: string,
): WireBill['shopList'][number]['service'] {
  const charged = (minor: number) => chargedFor(minor, { site, taxRates, treatment: taxTreatment })
  const offer = offerOf(lines, charged)
  if (!offer) return null
  const { service, amount } = offer
  const fitting = offer.lines[0]?.cart.fitting
  return {
    serviceId: service.id,
    serviceType: 'DELIVERY_INSTALL',
    serviceName: service.name,
    shippingName: service.shippingName,
    contactNumber: fitting?.contactNumber ?? '',
    remark: fitting?.remark ?? '',
    isChosen: serviceCharge > 0,
    serviceAmt: wireMoney(amount, currency),
    goodsNames: offer.lines.length < lines.length ? offer.lines.map(({ cart }) => cart.name) : [],
  }
}
