import type { InvoiceTexts } from './english.ts'

/** Las palabras de facturas y facturas rectificativas en español. */
export const spanishInvoice: InvoiceTexts = {
  titles: {
    INVOICE: 'Factura',
    CREDIT_NOTE: 'Factura rectificativa',
    DEPOSIT: 'Factura de anticipo',
  },
  number: 'Número',
  issuedOn: 'Fecha de expedición',
  deliveredOn: 'Fecha de entrega',
  orderedOn: 'Pedido el',
  order: 'Pedido',
  corrects: 'Rectifica la factura {number} del {day}',
  billTo: 'Facturar a',
  deliverTo: 'Entregado a',
  taxCode: 'NIF',
  vatId: 'NIF-IVA',
  eori: 'Número EORI',
  item: 'Artículo',
  qty: 'Cantidad',
  net: 'Base',
  rate: 'Tipo de IVA',
  tax: 'IVA',
  gross: 'Importe',
  shipping: 'Envío',
  totalNet: 'Total sin IVA',
  totalTax: 'IVA {rate}',
  totalGross: 'Importe total',
  settled: {
    INVOICE: 'Pagado por completo. No queda nada por pagar.',
    CREDIT_NOTE: 'Reembolsado en la forma de pago utilizada. No queda nada por pagar.',
    DEPOSIT: 'El anticipo está pagado. La factura de los artículos lo descuenta.',
  },
  depositLine: 'Anticipo: {name}',
  surchargeLine: 'Diferencia de precio: {name}',
  deductsDeposit: 'Menos anticipo, factura {number} del {day}',
  soldBy: 'Vendido por',
  page: 'Página {page} de {pages}',
  reasons: {
    REVERSE_CHARGE:
      'Entrega intracomunitaria de bienes exenta de IVA (artículo 138 de la Directiva 2006/112/CE). Inversión del sujeto pasivo.',
    EXPORT: 'Exportación de bienes exenta de IVA (artículo 146 de la Directiva 2006/112/CE).',
  },
  mail: {
    INVOICE: {
      subject: 'Tu factura {number} del pedido {code}',
      intro:
        '{shop} ha enviado tus artículos. Aquí tienes la factura del pedido {code} por {amount}.',
    },
    CREDIT_NOTE: {
      subject: 'Factura rectificativa {number} del pedido {code}',
      intro:
        'Se han reembolsado {amount} de tu pedido {code}. Aquí tienes la factura rectificativa de la factura {invoice}.',
    },
    DEPOSIT: {
      subject: 'Tu factura de anticipo {number} del pedido {code}',
      intro:
        'Hemos recibido tu anticipo de {amount} para el pedido {code}. Aquí tienes su factura; la factura de los artículos lo descuenta.',
    },
    attached:
      'Va adjunta en PDF. Los programas encuentran dentro lo mismo como factura electrónica.',
    elsewhere: 'La encontrarás en PDF junto a tu pedido.',
    open: 'Abrir el pedido',
  },
}
