import type { RefusalTexts } from './english.ts'

/** What is refused about money to look at, in French. */
export const frenchMatterRefusals = {
  'matter.not_found': 'Ce dossier n’existe pas.',
  'matter.state': 'Ce dossier a changé ; ce n’est plus possible.',
  'matter.disputed':
    'La banque du payeur s’occupe de ce paiement ou a déjà rendu l’argent. Veuillez attendre sa décision, ou ne rien payer.',
  'matter.reference': 'Le prestataire a déjà un autre remboursement sous cette référence.',
  'matter.known': 'Ce litige est déjà noté.',
} satisfies Partial<RefusalTexts>
