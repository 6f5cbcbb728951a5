import type { RefusalTexts } from './english.ts'

/** What is refused about second factors, in French. */
export const frenchFactorRefusals = {
  'second_factor.wrong': 'Ce code est erroné ou a déjà servi. Essayez le suivant.',
  'second_factor.on': 'Le code de votre application est déjà activé.',
  'second_factor.off': 'Cela n’est pas configuré pour ce compte.',
  'second_factor.required':
    'Votre travail exige un second facteur. Veuillez en ajouter un autre avant de supprimer celui-ci.',
  'second_factor.proof':
    'Confirmez aussi avec ce que vous utilisez aujourd’hui : une clé d’accès, le code de votre application ou un code de secours.',
  'passkey.wrong':
    'Cette clé d’accès n’a pas été acceptée. Veuillez réessayer ou utiliser un code.',
  'passkey.too_many': 'Il y a déjà {most} clés d’accès. Veuillez d’abord en supprimer une.',
} satisfies Partial<RefusalTexts>
