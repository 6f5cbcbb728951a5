import type { Language } from '@galleria/contract/storefronts'

/** What shops of the demo mall say with an offer, in the buyer's language. */
export const offerTexts: Readonly<Record<Language, string>> = {
  en: 'Thank you for the photos. We are sorry about it; would you keep the piece for part of the money back? We enclose a repair kit.',
  de: 'Danke für die Fotos. Das tut uns leid: Würden Sie das Stück behalten, wenn wir einen Teil erstatten? Ein Ausbesserungsset legen wir bei.',
  nl: 'Dank voor de foto’s. Het spijt ons: wilt u het meubel houden als wij een deel terugbetalen? Wij sturen een reparatieset mee.',
  es: 'Gracias por las fotos. Lo sentimos: ¿se quedaría con la pieza si le devolvemos una parte? Le enviamos un kit de reparación.',
  sv: 'Tack för bilderna. Vi beklagar: vill du behålla möbeln mot en del av pengarna tillbaka? Vi skickar med ett lagningsset.',
  fr: 'Merci pour les photos. Nous en sommes désolés : garderiez-vous le meuble contre un remboursement partiel ? Nous joignons un kit de retouche.',
  pl: 'Dziękujemy za zdjęcia. Przykro nam: czy zatrzymają Państwo mebel za zwrot części kwoty? Dołączymy zestaw naprawczy.',
  it: 'Grazie per le foto. Ci dispiace: terrebbe il mobile in cambio di un rimborso parziale? Alleghiamo un kit di ritocco.',
  'zh-CN': '感谢您的照片，非常抱歉。若退还部分款项，您是否愿意保留该商品？我们会附上修补套装。',
}
