import type { RefusalTexts } from './english.ts'

/** What is refused about second factors, in German. */
export const germanFactorRefusals = {
  'second_factor.wrong':
    'Dieser Code stimmt nicht oder wurde schon benutzt. Bitte versuchen Sie es mit dem nächsten.',
  'second_factor.on': 'Der Code aus Ihrer App ist schon eingeschaltet.',
  'second_factor.off': 'Das ist für dieses Konto nicht eingerichtet.',
  'second_factor.required':
    'Für Ihre Arbeit ist ein zweiter Faktor nötig. Bitte fügen Sie einen anderen hinzu, bevor Sie diesen entfernen.',
  'second_factor.proof':
    'Bitte bestätigen Sie auch mit dem, was Sie jetzt verwenden: einem Passkey, dem Code aus Ihrer App oder einem Wiederherstellungscode.',
  'passkey.wrong':
    'Dieser Passkey wurde nicht angenommen. Bitte versuchen Sie es noch einmal oder verwenden Sie einen Code.',
  'passkey.too_many': 'Es gibt schon {most} Passkeys. Bitte entfernen Sie zuerst einen.',
} satisfies Partial<RefusalTexts>
