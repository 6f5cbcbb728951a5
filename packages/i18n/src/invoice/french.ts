import type { InvoiceTexts } from './english.ts'

/** Les mots des factures et des avoirs en français. */
export const frenchInvoice: InvoiceTexts = {
  titles: { INVOICE: 'Facture', CREDIT_NOTE: 'Avoir', DEPOSIT: 'Facture d’acompte' },
  number: 'Numéro',
  issuedOn: 'Date d’émission',
  deliveredOn: 'Date de livraison',
  orderedOn: 'Commandé le',
  order: 'Commande',
  corrects: 'Rectifie la facture {number} du {day}',
  billTo: 'Facturé à',
  deliverTo: 'Livré à',
  taxCode: 'Numéro fiscal',
  vatId: 'N° de TVA',
  eori: 'Numéro EORI',
  item: 'Article',
  qty: 'Quantité',
  net: 'HT',
  rate: 'Taux de TVA',
  tax: 'TVA',
  gross: 'TTC',
  shipping: 'Livraison',
  totalNet: 'Total HT',
  totalTax: 'TVA {rate}',
  totalGross: 'Total TTC',
  settled: {
    INVOICE: 'Entièrement payée. Il ne reste rien à payer.',
    CREDIT_NOTE: 'Remboursé sur le moyen de paiement utilisé. Il ne reste rien à payer.',
    DEPOSIT: 'L’acompte est payé. Il sera déduit de la facture finale.',
  },
  depositLine: 'Acompte : {name}',
  surchargeLine: 'Différence de prix : {name}',
  deductsDeposit: 'Moins acompte, facture {number} du {day}',
  soldBy: 'Vendu par',
  page: 'Page {page} sur {pages}',
  reasons: {
    REVERSE_CHARGE:
      'Livraison intracommunautaire exonérée de TVA (article 138 de la directive 2006/112/CE, article 262 ter I du CGI). Autoliquidation par le preneur.',
    EXPORT:
      'Exportation de biens exonérée de TVA (article 146 de la directive 2006/112/CE, article 262 I du CGI).',
  },
  mail: {
    INVOICE: {
      subject: 'Votre facture {number} pour la commande {code}',
      intro:
        '{shop} a expédié votre commande. Voici la facture de la commande {code}, d’un montant de {amount}.',
    },
    CREDIT_NOTE: {
      subject: 'Avoir {number} pour la commande {code}',
      intro:
        '{amount} de votre commande {code} ont été remboursés. Voici l’avoir sur la facture {invoice}.',
    },
    DEPOSIT: {
      subject: 'Votre facture d’acompte {number} pour la commande {code}',
      intro:
        'Nous avons reçu votre acompte de {amount} pour la commande {code}. Voici sa facture ; il sera déduit de la facture finale.',
    },
    attached: 'Elle est jointe en PDF, qui la contient aussi sous forme de facture électronique.',
    elsewhere: 'Vous la trouverez en PDF dans votre commande.',
    open: 'Ouvrir la commande',
  },
}
