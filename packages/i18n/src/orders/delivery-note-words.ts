/**
 * The words of delivery notes, in every language. There are no prices on them: who unpacks a
 * present reads them.
 */

export const englishDeliveryNote = {
  title: 'Delivery note',
  order: 'Order',
  orderedOn: 'Ordered on',
  sentOn: 'Sent on',
  carrier: 'Carrier',
  trackingNumber: 'Tracking number',
  deliverTo: 'Deliver to',
  soldBy: 'Sold by',
  code: 'Article number',
  item: 'Item',
  qty: 'Quantity',
  page: 'Page {page} of {pages}',
} as const

export const germanDeliveryNote = {
  title: 'Lieferschein',
  order: 'Bestellung',
  orderedOn: 'Bestellt am',
  sentOn: 'Versendet am',
  carrier: 'Paketdienst',
  trackingNumber: 'Sendungsnummer',
  deliverTo: 'Lieferung an',
  soldBy: 'Verkauft von',
  code: 'Artikelnummer',
  item: 'Artikel',
  qty: 'Menge',
  page: 'Seite {page} von {pages}',
}

export const dutchDeliveryNote = {
  title: 'Pakbon',
  order: 'Bestelling',
  orderedOn: 'Besteld op',
  sentOn: 'Verzonden op',
  carrier: 'Vervoerder',
  trackingNumber: 'Trackingnummer',
  deliverTo: 'Levering aan',
  soldBy: 'Verkocht door',
  code: 'Artikelnummer',
  item: 'Artikel',
  qty: 'Aantal',
  page: 'Pagina {page} van {pages}',
}

export const spanishDeliveryNote = {
  title: 'Albarán',
  order: 'Pedido',
  orderedOn: 'Pedido el',
  sentOn: 'Enviado el',
  carrier: 'Transportista',
  trackingNumber: 'Número de seguimiento',
  deliverTo: 'Entregar a',
  soldBy: 'Vendido por',
  code: 'Número de artículo',
  item: 'Artículo',
  qty: 'Cantidad',
  page: 'Página {page} de {pages}',
}

export const swedishDeliveryNote = {
  title: 'Följesedel',
  order: 'Beställning',
  orderedOn: 'Beställd den',
  sentOn: 'Skickad den',
  carrier: 'Transportör',
  trackingNumber: 'Spårningsnummer',
  deliverTo: 'Leverans till',
  soldBy: 'Säljs av',
  code: 'Artikelnummer',
  item: 'Artikel',
  qty: 'Antal',
  page: 'Sida {page} av {pages}',
}

export const frenchDeliveryNote = {
  title: 'Bon de livraison',
  order: 'Commande',
  orderedOn: 'Commandé le',
  sentOn: 'Envoyé le',
  carrier: 'Transporteur',
  trackingNumber: 'Numéro de suivi',
  deliverTo: 'Livrer à',
  soldBy: 'Vendu par',
  code: 'Référence',
  item: 'Article',
  qty: 'Quantité',
  page: 'Page {page} sur {pages}',
}

export const italianDeliveryNote = {
  title: 'Documento di consegna',
  order: 'Ordine',
  orderedOn: 'Ordinato il',
  sentOn: 'Spedito il',
  carrier: 'Corriere',
  trackingNumber: 'Numero di tracciamento',
  deliverTo: 'Consegnare a',
  soldBy: 'Venduto da',
  code: 'Codice articolo',
  item: 'Articolo',
  qty: 'Quantità',
  page: 'Pagina {page} di {pages}',
}

export const polishDeliveryNote = {
  title: 'Dowód dostawy',
  order: 'Zamówienie',
  orderedOn: 'Zamówiono',
  sentOn: 'Wysłano',
  carrier: 'Przewoźnik',
  trackingNumber: 'Numer przesyłki',
  deliverTo: 'Dostawa do',
  soldBy: 'Sprzedawca',
  code: 'Numer artykułu',
  item: 'Artykuł',
  qty: 'Ilość',
  page: 'Strona {page} z {pages}',
}

export const chineseDeliveryNote = {
  title: '送货单',
  order: '订单',
  orderedOn: '下单日期',
  sentOn: '发货日期',
  carrier: '承运商',
  trackingNumber: '物流单号',
  deliverTo: '送货至',
  soldBy: '卖家',
  code: '商品编号',
  item: '商品',
  qty: '数量',
  page: '第 {page} 页，共 {pages} 页',
}
