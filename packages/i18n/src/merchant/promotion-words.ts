/** What a promotion or a coupon takes off, in a sentence, in every language. */

export const englishPromotion = {
  off: '{off} off',
  offFrom: '{off} off goods from {from}',
  /** On an invoice, below a line. */
  allowance: 'Discount, without VAT',
  gift: 'Free: {name}',
  giftFrom: 'Free with goods from {from}: {name}',
  giftWith: 'Free with {with}: {name}',
  giftWithFrom: 'Free with {with}, on goods from {from}: {name}',
} as const

export const germanPromotion = {
  off: '{off} Rabatt',
  offFrom: '{off} Rabatt ab {from} Warenwert',
  allowance: 'Rabatt, ohne MwSt.',
  gift: 'Gratis: {name}',
  giftFrom: 'Gratis ab {from} Warenwert: {name}',
  giftWith: 'Gratis zu {with}: {name}',
  giftWithFrom: 'Gratis zu {with}, ab {from} Warenwert: {name}',
}

export const dutchPromotion = {
  off: '{off} korting',
  offFrom: '{off} korting vanaf {from} aan artikelen',
  allowance: 'Korting, zonder btw',
  gift: 'Gratis: {name}',
  giftFrom: 'Gratis vanaf {from} aan artikelen: {name}',
  giftWith: 'Gratis bij {with}: {name}',
  giftWithFrom: 'Gratis bij {with}, vanaf {from} aan artikelen: {name}',
}

export const spanishPromotion = {
  off: '{off} de descuento',
  offFrom: '{off} de descuento a partir de {from} en artículos',
  allowance: 'Descuento, sin IVA',
  gift: 'De regalo: {name}',
  giftFrom: 'De regalo a partir de {from} en artículos: {name}',
  giftWith: 'De regalo con {with}: {name}',
  giftWithFrom: 'De regalo con {with}, a partir de {from} en artículos: {name}',
}

export const swedishPromotion = {
  off: '{off} rabatt',
  offFrom: '{off} rabatt på varor från {from}',
  allowance: 'Rabatt, utan moms',
  gift: 'På köpet: {name}',
  giftFrom: 'På köpet vid varor från {from}: {name}',
  giftWith: 'På köpet med {with}: {name}',
  giftWithFrom: 'På köpet med {with}, vid varor från {from}: {name}',
}

export const frenchPromotion = {
  off: '{off} de remise',
  offFrom: '{off} de remise dès {from} d’articles',
  allowance: 'Remise, hors TVA',
  gift: 'Offert : {name}',
  giftFrom: 'Offert dès {from} d’articles : {name}',
  giftWith: 'Offert avec {with} : {name}',
  giftWithFrom: 'Offert avec {with}, dès {from} d’articles : {name}',
}

export const italianPromotion = {
  off: 'Sconto di {off}',
  offFrom: 'Sconto di {off} da {from} di articoli',
  allowance: 'Sconto, IVA esclusa',
  gift: 'In omaggio: {name}',
  giftFrom: 'In omaggio da {from} di articoli: {name}',
  giftWith: 'In omaggio con {with}: {name}',
  giftWithFrom: 'In omaggio con {with}, da {from} di articoli: {name}',
}

export const polishPromotion = {
  off: '{off} rabatu',
  offFrom: '{off} rabatu przy zakupie od {from}',
  allowance: 'Rabat, bez VAT',
  gift: 'Gratis: {name}',
  giftFrom: 'Gratis przy zakupie od {from}: {name}',
  giftWith: 'Gratis do {with}: {name}',
  giftWithFrom: 'Gratis do {with}, przy zakupie od {from}: {name}',
}

export const chinesePromotion = {
  off: '优惠 {off}',
  offFrom: '商品满 {from} 优惠 {off}',
  allowance: '折扣（不含税）',
  gift: '赠品：{name}',
  giftFrom: '商品满 {from} 赠：{name}',
  giftWith: '购买 {with} 赠：{name}',
  giftWithFrom: '购买 {with} 且商品满 {from} 赠：{name}',
}
