import type { Row } from '../../../database/bulk-insert.ts'
import type { AnnasOrder } from './anna.ts'
import type { Sku } from './items.ts'
import { HOUSE_SHOP } from './shops.ts'

/** Where goods of the demo's shops can be fetched. Streets are invented. */
export const HAMBURG_SITE = 1

export function pickupSiteRows(): Row[] {
  return [
    site(
      HAMBURG_SITE,
      HOUSE_SHOP,
      'Galleria House Hamburg',
      ['Am Holzlager', '14', '21107', 'Hamburg', 'DE'],
      '+49 40 30123456',
      'Mo–Fr 10–19, Sa 10–16',
    ),
    site(
      2,
      HOUSE_SHOP,
      'Galleria House Wien',
      ['Tischlergasse', '8', '1070', 'Wien', 'AT'],
      '+43 1 5812345',
      'Mo–Fr 9–18',
    ),
    site(
      3,
      11,
      'Nordlicht Werkstatt',
      ['Hobelgang', '3', '22765', 'Hamburg', 'DE'],
      '+49 40 30654321',
      'Do–Sa 11–17',
    ),
    site(
      4,
      13,
      'Casa Moreno Valencia',
      ['Carrer dels Tapissers', '41', '46022', 'Valencia', 'ES'],
      '+34 963 123 456',
      'Lu–Vi 10–14, 17–20',
    ),
  ]
}

function site(
  id: number,
  shopId: number,
  name: string,
  [street, house_no, postal_code, city, country]: readonly [string, string, string, string, string],
  phone: string,
  opening_hours: string,
): Row {
  return {
    id,
    shop_id: shopId,
    name,
    street,
    house_no,
    postal_code,
    city,
    country,
    phone,
    opening_hours,
    hold_days: 14,
    is_open: true,
  }
}

/** What is bought to be fetched: something of the house shop that was bought there before. */
export function pickUpSku(orders: readonly AnnasOrder[]): Sku | undefined {
  const order = orders.find(({ shop, isSet }) => shop.id === HOUSE_SHOP && !isSet)
  return order?.lines[0]?.sku
}
