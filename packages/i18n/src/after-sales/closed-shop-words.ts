import {
  chineseEmptyBox,
  dutchEmptyBox,
  englishEmptyBox,
  frenchEmptyBox,
  germanEmptyBox,
  italianEmptyBox,
  polishEmptyBox,
  spanishEmptyBox,
  swedishEmptyBox,
} from './empty-box-words.ts'
import {
  chineseLostReturn,
  dutchLostReturn,
  englishLostReturn,
  frenchLostReturn,
  germanLostReturn,
  italianLostReturn,
  polishLostReturn,
  spanishLostReturn,
  swedishLostReturn,
} from './lost-return-words.ts'
import {
  chineseLostReplacement,
  dutchLostReplacement,
  englishLostReplacement,
  frenchLostReplacement,
  germanLostReplacement,
  italianLostReplacement,
  polishLostReplacement,
  spanishLostReplacement,
  swedishLostReplacement,
} from '../orders/lost-shipment-words.ts'
import {
  chineseLabel,
  dutchLabel,
  englishLabel,
  frenchLabel,
  germanLabel,
  italianLabel,
  polishLabel,
  spanishLabel,
  swedishLabel,
} from './return-label-words.ts'

/** Mails about what the mall decides in the place of a shop that was removed, in every language. */

export const englishClosedShop = {
  /** Where a mail names the shop that did something. */
  name: 'Galleria (for {shop})',
  decided: '{shop} no longer sells on Galleria, so we decide in its place. The reason: {reason}',
} as const
type ClosedShopWords = Record<keyof typeof englishClosedShop, string>
export const englishAddressNamed = {
  ...englishLostReturn,
  ...englishEmptyBox,
  ...englishLabel,
  ...englishLostReplacement,
  addressNamed: {
    subject: 'Your return {number} has a new address',
    intro:
      'Please send the items below to the address below, and no longer to the one we gave you before. Your return {number} stays as it is.',
  },
}
type AddressWords = typeof englishAddressNamed

export const germanClosedShop: ClosedShopWords = {
  name: 'Galleria (für {shop})',
  decided:
    '{shop} verkauft nicht mehr auf Galleria, deshalb entscheiden wir an dieser Stelle. Der Grund: {reason}',
}
export const germanAddressNamed: AddressWords = {
  ...germanLostReturn,
  ...germanEmptyBox,
  ...germanLabel,
  ...germanLostReplacement,
  addressNamed: {
    subject: 'Ihre Rücksendung {number} hat eine neue Adresse',
    intro:
      'Bitte senden Sie die unten genannten Waren an die unten stehende Adresse und nicht mehr an die bisher genannte. Ihre Rücksendung {number} bleibt sonst, wie sie ist.',
  },
}

export const dutchClosedShop: ClosedShopWords = {
  name: 'Galleria (namens {shop})',
  decided:
    '{shop} verkoopt niet meer op Galleria, daarom beslissen wij in plaats van de winkel. De reden: {reason}',
}
export const dutchAddressNamed: AddressWords = {
  ...dutchLostReturn,
  ...dutchEmptyBox,
  ...dutchLabel,
  ...dutchLostReplacement,
  addressNamed: {
    subject: 'Uw retour {number} heeft een nieuw adres',
    intro:
      'Stuur de artikelen hieronder naar het adres hieronder en niet meer naar het eerder genoemde. Uw retour {number} blijft verder zoals die is.',
  },
}

export const spanishClosedShop: ClosedShopWords = {
  name: 'Galleria (en nombre de {shop})',
  decided: '{shop} ya no vende en Galleria, así que decidimos en su lugar. El motivo: {reason}',
}
export const spanishAddressNamed: AddressWords = {
  ...spanishLostReturn,
  ...spanishEmptyBox,
  ...spanishLabel,
  ...spanishLostReplacement,
  addressNamed: {
    subject: 'Tu devolución {number} tiene una dirección nueva',
    intro:
      'Envía los artículos de abajo a la dirección de abajo y ya no a la anterior. Por lo demás, tu devolución {number} sigue igual.',
  },
}

export const swedishClosedShop: ClosedShopWords = {
  name: 'Galleria (för {shop})',
  decided: '{shop} säljer inte längre på Galleria, så vi beslutar i stället. Skälet: {reason}',
}
export const swedishAddressNamed: AddressWords = {
  ...swedishLostReturn,
  ...swedishEmptyBox,
  ...swedishLabel,
  ...swedishLostReplacement,
  addressNamed: {
    subject: 'Din retur {number} har fått en ny adress',
    intro:
      'Skicka varorna nedan till adressen nedan och inte längre till den tidigare. I övrigt är din retur {number} oförändrad.',
  },
}

export const frenchClosedShop: ClosedShopWords = {
  name: 'Galleria (au nom de {shop})',
  decided: '{shop} ne vend plus sur Galleria, nous décidons donc à sa place. La raison : {reason}',
}
export const frenchAddressNamed: AddressWords = {
  ...frenchLostReturn,
  ...frenchEmptyBox,
  ...frenchLabel,
  ...frenchLostReplacement,
  addressNamed: {
    subject: 'Votre retour {number} a une nouvelle adresse',
    intro:
      'Veuillez renvoyer les articles ci-dessous à l’adresse ci-dessous et non plus à la précédente. Pour le reste, votre retour {number} ne change pas.',
  },
}

export const italianClosedShop: ClosedShopWords = {
  name: 'Galleria (per conto di {shop})',
  decided: '{shop} non vende più su Galleria, quindi decidiamo al suo posto. Il motivo: {reason}',
}
export const italianAddressNamed: AddressWords = {
  ...italianLostReturn,
  ...italianEmptyBox,
  ...italianLabel,
  ...italianLostReplacement,
  addressNamed: {
    subject: 'Il tuo reso {number} ha un nuovo indirizzo',
    intro:
      'Rispedisci gli articoli qui sotto all’indirizzo qui sotto e non più a quello precedente. Per il resto il tuo reso {number} non cambia.',
  },
}

export const polishClosedShop: ClosedShopWords = {
  name: 'Galleria (w imieniu {shop})',
  decided:
    '{shop} nie sprzedaje już w Galleria, dlatego decydujemy w jego imieniu. Powód: {reason}',
}
export const polishAddressNamed: AddressWords = {
  ...polishLostReturn,
  ...polishEmptyBox,
  ...polishLabel,
  ...polishLostReplacement,
  addressNamed: {
    subject: 'Twój zwrot {number} ma nowy adres',
    intro:
      'Wyślij poniższe towary na poniższy adres, a nie na podany wcześniej. Poza tym w zwrocie {number} nic się nie zmienia.',
  },
}

export const chineseClosedShop: ClosedShopWords = {
  name: 'Galleria（代 {shop}）',
  decided: '{shop} 已不在 Galleria 销售，因此由我们代为决定。原因：{reason}',
}
export const chineseAddressNamed: AddressWords = {
  ...chineseLostReturn,
  ...chineseEmptyBox,
  ...chineseLabel,
  ...chineseLostReplacement,
  addressNamed: {
    subject: '您的退货 {number} 有了新的收货地址',
    intro: '请将下列商品寄到下方地址，不要再寄到之前的地址。退货 {number} 的其他内容不变。',
  },
}
