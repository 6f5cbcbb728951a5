import type { RefusalTexts } from './english.ts'

/** What is refused about second factors, in Swedish. */
export const swedishFactorRefusals = {
  'second_factor.wrong': 'Koden stämmer inte eller har redan använts. Prova nästa.',
  'second_factor.on': 'Koden från din app är redan påslagen.',
  'second_factor.off': 'Det här är inte inställt för det här kontot.',
  'second_factor.required':
    'Ditt arbete kräver en andra faktor. Lägg till en annan innan du tar bort den här.',
  'second_factor.proof':
    'Bekräfta också med det du använder nu: en passkey, koden från din app eller en återställningskod.',
  'passkey.wrong': 'Den här passkeyn godtogs inte. Försök igen eller använd en kod.',
  'passkey.too_many': 'Det finns redan {most} passkeys. Ta bort en först.',
} satisfies Partial<RefusalTexts>
