/**
 * The words of the tables of tracking numbers that a shop fills in and gets back, in every
 * language.
 */

export const englishShippingTable = {
  order: 'Order',
  carrier: 'Carrier',
  number: 'Tracking number',
  shipTo: 'Ship to',
  result: 'Result',
  SENT: 'Sent',
  ALREADY: 'Was sent before',
} as const

export const germanShippingTable = {
  order: 'Bestellung',
  carrier: 'Paketdienst',
  number: 'Sendungsnummer',
  shipTo: 'Lieferung nach',
  result: 'Ergebnis',
  SENT: 'Versendet',
  ALREADY: 'War schon versendet',
}

export const dutchShippingTable = {
  order: 'Bestelling',
  carrier: 'Vervoerder',
  number: 'Trackingnummer',
  shipTo: 'Levering naar',
  result: 'Resultaat',
  SENT: 'Verzonden',
  ALREADY: 'Was al verzonden',
}

export const spanishShippingTable = {
  order: 'Pedido',
  carrier: 'Transportista',
  number: 'Número de seguimiento',
  shipTo: 'Envío a',
  result: 'Resultado',
  SENT: 'Enviado',
  ALREADY: 'Ya estaba enviado',
}

export const swedishShippingTable = {
  order: 'Beställning',
  carrier: 'Transportör',
  number: 'Spårningsnummer',
  shipTo: 'Leverans till',
  result: 'Resultat',
  SENT: 'Skickad',
  ALREADY: 'Var redan skickad',
}

export const frenchShippingTable = {
  order: 'Commande',
  carrier: 'Transporteur',
  number: 'Numéro de suivi',
  shipTo: 'Livraison à',
  result: 'Résultat',
  SENT: 'Envoyé',
  ALREADY: 'Déjà envoyé',
}

export const italianShippingTable = {
  order: 'Ordine',
  carrier: 'Corriere',
  number: 'Numero di tracciamento',
  shipTo: 'Consegna a',
  result: 'Risultato',
  SENT: 'Spedito',
  ALREADY: 'Già spedito',
}

export const polishShippingTable = {
  order: 'Zamówienie',
  carrier: 'Przewoźnik',
  number: 'Numer przesyłki',
  shipTo: 'Dostawa do',
  result: 'Wynik',
  SENT: 'Wysłano',
  ALREADY: 'Wysłano wcześniej',
}

export const chineseShippingTable = {
  order: '订单',
  carrier: '承运商',
  number: '物流单号',
  shipTo: '收货地',
  result: '结果',
  SENT: '已发货',
  ALREADY: '此前已发货',
}
