import type { RefusalTexts } from './english.ts'

/** What is refused about what is sent at no charge, in French. */
export const frenchReissueRefusals = {
  'reissue.lines': 'C’est plus que ce qui a été acheté, ou ne fait pas partie de cette commande.',
  'reissue.too_many':
    'Pour cette commande, {most} envois gratuits ont déjà été faits. Veuillez rembourser l’acheteur.',
} satisfies Partial<RefusalTexts>
