import type { WireOrderLine, WireOrderRow } from '@galleria/contract/order'
import type { WireService } from '@galleria/contract/service'
import { wireMoney } from '#platform/wire-money.ts'
import type { OrderLineRow, OrderRow } from '../order.types.ts'

/** What is to pay of a line for its goods alone. */
export function goodsOf({ needPay, snapshot }: Pick<OrderLineRow, 'needPay' | 'snapshot'>): number {
  return needPay - (snapshot.service?.fee ?? 0) - (snapshot.insurance?.fee ?? 0)
}

/** What is paid beside the goods: both sums, and who comes to assemble them. */
export function presentExtras({
  insurance,
  serviceCharge,
  service,
  currency,
}: Pick<OrderRow, 'insurance' | 'serviceCharge' | 'service' | 'currency'>): Pick<
  WireOrderRow,
  'insuranceAmt' | 'serviceChargeAmt' | 'serviceDetail'
> {
  return {
    insuranceAmt: wireMoney(insurance, currency),
    serviceChargeAmt: wireMoney(serviceCharge, currency),
    serviceDetail: presentService(service),
  }
}

/** Who comes to assemble an order, and what its buyer told them. */
export function presentService(service: OrderRow['service']): WireService | null {
  if (!service) return null
  const { id, name, shippingName, contactNumber, remark } = service
  return {
    serviceId: id,
    serviceType: 'DELIVERY_INSTALL',
    serviceName: name,
    shippingName,
    contactNumber,
    remark,
  }
}

/** The cover that a line was ordered with. */
export function presentInsurance(
  { snapshot: { insurance } }: Pick<OrderLineRow, 'snapshot'>,
  currency: string,
): WireOrderLine['insurance'] {
  if (!insurance) return null
  const { id, name, fee } = insurance
  return { insuranceId: id, insuranceName: name, insuranceFee: wireMoney(fee, currency) }
}
