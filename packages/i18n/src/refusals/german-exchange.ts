import type { RefusalTexts } from './english.ts'

/** What is refused about exchanges, in German. */
export const germanExchangeRefusals = {
  'reverse.exchange_sku': 'Diese Ausführung kann nicht als Ersatz gewählt werden.',
  'reverse.exchange_sold_out': 'Der Ersatz ist ausverkauft.',
  'reverse.exchange_price':
    'Der Preis hat sich geändert, seit diese Seite angezeigt wurde: Jetzt werden {amount} erstattet.',
  'reverse.exchange_surcharge':
    'Das kostet mehr, als Sie bezahlt haben: Dafür sind jetzt {amount} zu bezahlen. Bitte prüfen Sie es und senden Sie es noch einmal ab.',
  'reverse.exchange_dearer':
    'Für diese Artikel wurde mehr bezahlt als für die ersten. Sie können nur gegen die gleiche Ausführung umgetauscht oder gegen Erstattung zurückgegeben werden.',
  'reverse.exchange_twice':
    'Diese Artikel wurden schon {most}-mal umgetauscht. Sie können sie noch gegen Erstattung zurücksenden.',
} satisfies Partial<RefusalTexts>
