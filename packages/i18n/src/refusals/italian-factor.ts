import type { RefusalTexts } from './english.ts'

/** What is refused about second factors, in Italian. */
export const italianFactorRefusals = {
  'second_factor.wrong': 'Questo codice non è corretto o è già stato usato. Prova con il prossimo.',
  'second_factor.on': 'Il codice della tua app è già attivo.',
  'second_factor.off': 'Questo non è configurato per questo account.',
  'second_factor.required':
    'Il tuo lavoro richiede un secondo fattore. Aggiungine un altro prima di rimuovere questo.',
  'second_factor.proof':
    'Conferma anche con ciò che usi adesso: una passkey, il codice della tua app o un codice di recupero.',
  'passkey.wrong': 'Questa passkey non è stata accettata. Riprova o usa un codice.',
  'passkey.too_many': 'Ci sono già {most} passkey. Rimuovine prima una.',
} satisfies Partial<RefusalTexts>
