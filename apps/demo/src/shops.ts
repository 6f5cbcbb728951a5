import type { CategoryKey } from './models.ts'
import type { Row } from '../../../database/bulk-insert.ts'
import { shopTexts } from './texts/shop-texts.ts'

/**
 * The sellers and what only the books and the labels need to know of their shops. Companies and
 * streets are invented; VAT ids are well-formed, check digits included, so that a validator accepts
 * them. `city` carries the postal code, as it stands in an imprint.
 */
export type Shop = {
  id: number
  initials: string
  seller: string
  street: string
  city: string
  country: string
  vatId: string
  email: string
  phone: string
  handlingDays: number
  /** What the shop asks compared with the mall's own. */
  priceLevel: number
  /** GPSR article 16: a maker outside the EU names a person inside it. */
  responsiblePerson?: string
}

export const HOUSE_SHOP = 5

export const shops: readonly Shop[] = [
  {
    id: 5,
    initials: 'GH',
    seller: 'Galleria House GmbH',
    street: 'Am Holzlager 14',
    city: '21107 Hamburg',
    country: 'DE',
    vatId: 'DE317854208',
    email: 'house@galleria.test',
    phone: '+49 40 30123456',
    handlingDays: 1,
    priceLevel: 1,
  },
  {
    id: 11,
    initials: 'NW',
    seller: 'Nordlicht Werkstatt GmbH',
    street: 'Hobelgang 3',
    city: '22765 Hamburg',
    country: 'DE',
    vatId: 'DE284903176',
    email: 'nordlicht@galleria.test',
    phone: '+49 40 30654321',
    handlingDays: 3,
    priceLevel: 1.12,
  },
  {
    id: 12,
    initials: 'AB',
    seller: 'Atelier Brunel SARL',
    street: '27 montée des Canuts',
    city: '69004 Lyon',
    country: 'FR',
    vatId: 'FR53839204179',
    email: 'brunel@galleria.test',
    phone: '+33 4 78 12 34 56',
    handlingDays: 2,
    priceLevel: 1.16,
  },
  {
    id: 13,
    initials: 'CM',
    seller: 'Casa Moreno S.L.',
    street: 'Carrer dels Tapissers 41',
    city: '46022 Valencia',
    country: 'ES',
    vatId: 'ESB98213465',
    email: 'moreno@galleria.test',
    phone: '+34 963 12 34 56',
    handlingDays: 3,
    priceLevel: 1.08,
  },
  {
    id: 14,
    initials: 'SK',
    seller: 'Studio Kowalska sp. z o.o.',
    street: 'ul. Stolarska 18',
    city: '60-788 Poznań',
    country: 'PL',
    vatId: 'PL9721384509',
    email: 'kowalska@galleria.test',
    phone: '+48 61 123 45 67',
    handlingDays: 2,
    priceLevel: 0.95,
  },
  {
    id: 15,
    initials: 'MF',
    seller: 'Marlow & Finch Ltd',
    street: '9 Shuttle Yard',
    city: 'Leeds LS10 1JR',
    country: 'GB',
    vatId: 'GB318742646',
    email: 'marlow@galleria.test',
    phone: '+44 113 496 0123',
    handlingDays: 1,
    priceLevel: 1.06,
    responsiblePerson:
      'Marlow & Finch Europe B.V., Havenlaan 52, 3433 PT Nieuwegein, NL, marlow-eu@galleria.test',
  },
  {
    id: 16,
    initials: 'OE',
    seller: 'Oud & Eik B.V.',
    street: 'Zaagmolenkade 8',
    city: '3515 AE Utrecht',
    country: 'NL',
    vatId: 'NL859173422B01',
    email: 'oudeneik@galleria.test',
    phone: '+31 30 123 4567',
    handlingDays: 2,
    priceLevel: 1.14,
  },
]

/**
 * Who makes what besides the house shop: the first makes two thirds of a category, the second the
 * rest.
 */
const specialists: Readonly<Record<CategoryKey, readonly [first: number, second: number]>> = {
  desks: [11, 15],
  'standing-desks': [15, 11],
  'office-chairs': [15, 13],
  shelves: [11, 14],
  drawers: [14, 11],
  lamps: [12, 16],
  sofas: [13, 14],
  tables: [16, 12],
  beds: [14, 13],
  chairs: [16, 13],
}

/**
 * The shop of the nth item (0 to 3) of a category's mth model (0 to 5): eight of a category's 24
 * items are the house shop's.
 */
export function shopFor(category: CategoryKey, model: number, nth: number): number {
  const [first, second] = specialists[category]
  if (nth === 0) return HOUSE_SHOP
  if (nth === 1) return model % 3 === 0 ? HOUSE_SHOP : second
  return nth === 2 || model % 3 === 0 ? first : model % 2 === 0 ? second : first
}

export function shopById(id: number): Shop {
  const shop = shops.find((one) => one.id === id)
  if (!shop) throw new RangeError(`no shop ${id}`)
  return shop
}

export function manufacturerOf(shop: Shop): string {
  return `${shop.seller}, ${shop.street}, ${shop.city}, ${shop.country}, ${shop.email}`
}

/** A seller has the number of its one shop. */
export function sellerRows(): Row[] {
  return shops.map(({ id, seller, street, city, country, vatId, email, phone }) => ({
    id,
    name: seller,
    street,
    city,
    country,
    vat_id: vatId,
    email,
    phone,
    status: 'ACTIVE',
  }))
}

export function shopRows(): Row[] {
  return shops.map(({ id, handlingDays }) => {
    const { name, city, country, about } = shopTexts[id]!
    return { id, seller_id: id, name, city, country, handling_days: handlingDays, about }
  })
}
