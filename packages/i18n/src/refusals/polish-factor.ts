import type { RefusalTexts } from './english.ts'

/** What is refused about second factors, in Polish. */
export const polishFactorRefusals = {
  'second_factor.wrong': 'Ten kod jest nieprawidłowy lub został już użyty. Spróbuj następnego.',
  'second_factor.on': 'Kod z aplikacji jest już włączony.',
  'second_factor.off': 'Na tym koncie nie jest to skonfigurowane.',
  'second_factor.required':
    'Twoja praca wymaga drugiego składnika. Dodaj inny, zanim usuniesz ten.',
  'second_factor.proof':
    'Potwierdź także tym, czego używasz teraz: kluczem dostępu, kodem z aplikacji lub kodem odzyskiwania.',
  'passkey.wrong': 'Ten klucz dostępu nie został przyjęty. Spróbuj ponownie lub użyj kodu.',
  'passkey.too_many': 'Jest już tyle kluczy dostępu, ile można: {most}. Najpierw usuń jeden.',
} satisfies Partial<RefusalTexts>
