/** What a promotion or a coupon takes off, in a sentence, in every language. */

export const englishPromotion = {
  off: '{off} off',
  offFrom: '{off} off goods from {from}',
  /** On an invoice, below a line. */
  allowance: 'Discount, without VAT',
} as const

export const germanPromotion = {
  off: '{off} Rabatt',
  offFrom: '{off} Rabatt ab {from} Warenwert',
  allowance: 'Rabatt, ohne MwSt.',
}

export const dutchPromotion = {
  off: '{off} korting',
  offFrom: '{off} korting vanaf {from} aan artikelen',
  allowance: 'Korting, zonder btw',
}

export const spanishPromotion = {
  off: '{off} de descuento',
  offFrom: '{off} de descuento a partir de {from} en artículos',
  allowance: 'Descuento, sin IVA',
}

export const swedishPromotion = {
  off: '{off} rabatt',
  offFrom: '{off} rabatt på varor från {from}',
  allowance: 'Rabatt, utan moms',
}

export const frenchPromotion = {
  off: '{off} de remise',
  offFrom: '{off} de remise dès {from} d’articles',
  allowance: 'Remise, hors TVA',
}

export const italianPromotion = {
  off: 'Sconto di {off}',
  offFrom: 'Sconto di {off} da {from} di articoli',
  allowance: 'Sconto, IVA esclusa',
}

export const polishPromotion = {
  off: '{off} rabatu',
  offFrom: '{off} rabatu przy zakupie od {from}',
  allowance: 'Rabat, bez VAT',
}

export const chinesePromotion = {
  off: '优惠 {off}',
  offFrom: '商品满 {from} 优惠 {off}',
  allowance: '折扣（不含税）',
}
