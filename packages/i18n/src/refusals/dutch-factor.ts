import type { RefusalTexts } from './english.ts'

/** What is refused about second factors, in Dutch. */
export const dutchFactorRefusals = {
  'second_factor.wrong': 'Deze code klopt niet of is al gebruikt. Probeer de volgende.',
  'second_factor.on': 'De code uit uw app is al ingeschakeld.',
  'second_factor.off': 'Dit is voor dit account niet ingesteld.',
  'second_factor.required':
    'Voor uw werk is een tweede factor nodig. Voeg een andere toe voordat u deze verwijdert.',
  'second_factor.proof':
    'Bevestig ook met wat u nu gebruikt: een passkey, de code uit uw app of een herstelcode.',
  'passkey.wrong': 'Deze passkey is niet geaccepteerd. Probeer het opnieuw of gebruik een code.',
  'passkey.too_many': 'Er zijn al {most} passkeys. Verwijder er eerst een.',
} satisfies Partial<RefusalTexts>
