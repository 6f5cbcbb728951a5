/** The mails about programs that a shop lets in or tells, in every language. */

export const englishPrograms = {
  keySubject: 'A new API key for {shop}',
  key: '{by} has made an API key for {shop}: {name}.',
  webhookSubject: 'A new webhook for {shop}',
  webhook: '{by} has {name} told what happens to the orders of {shop}.',
  look: 'If you didn’t expect this, please end it there and look at who works for the shop.',
  link: 'See keys and webhooks',
}
type ProgramWords = typeof englishPrograms

export const germanPrograms: ProgramWords = {
  keySubject: 'Ein neuer API-Schlüssel für {shop}',
  key: '{by} hat einen API-Schlüssel für {shop} erstellt: {name}.',
  webhookSubject: 'Ein neuer Webhook für {shop}',
  webhook: '{by} lässt {name} mitteilen, was mit den Bestellungen von {shop} geschieht.',
  look: 'Wenn Sie das nicht erwartet haben, beenden Sie es bitte dort und sehen Sie nach, wer für den Shop arbeitet.',
  link: 'Schlüssel und Webhooks ansehen',
}

export const dutchPrograms: ProgramWords = {
  keySubject: 'Een nieuwe API-sleutel voor {shop}',
  key: '{by} heeft een API-sleutel voor {shop} gemaakt: {name}.',
  webhookSubject: 'Een nieuwe webhook voor {shop}',
  webhook: '{by} laat {name} weten wat er met de bestellingen van {shop} gebeurt.',
  look: 'Had u dit niet verwacht? Trek de sleutel of webhook daar in en kijk wie er voor de winkel werkt.',
  link: 'Sleutels en webhooks bekijken',
}

export const spanishPrograms: ProgramWords = {
  keySubject: 'Una nueva clave de API para {shop}',
  key: '{by} ha creado una clave de API para {shop}: {name}.',
  webhookSubject: 'Un nuevo webhook para {shop}',
  webhook: '{by} hace saber a {name} lo que pasa con los pedidos de {shop}.',
  look: 'Si no lo esperabas, termínalo allí y mira quién trabaja para la tienda.',
  link: 'Ver claves y webhooks',
}

export const swedishPrograms: ProgramWords = {
  keySubject: 'En ny API-nyckel för {shop}',
  key: '{by} har skapat en API-nyckel för {shop}: {name}.',
  webhookSubject: 'En ny webhook för {shop}',
  webhook: '{by} låter {name} få veta vad som händer med beställningarna hos {shop}.',
  look: 'Om du inte väntade dig detta, avsluta det där och se efter vilka som arbetar för butiken.',
  link: 'Se nycklar och webhooks',
}

export const frenchPrograms: ProgramWords = {
  keySubject: 'Une nouvelle clé d’API pour {shop}',
  key: '{by} a créé une clé d’API pour {shop} : {name}.',
  webhookSubject: 'Un nouveau webhook pour {shop}',
  webhook: '{by} fait savoir à {name} ce qui arrive aux commandes de {shop}.',
  look: 'Si vous ne vous y attendiez pas, mettez-y fin et vérifiez qui travaille pour la boutique.',
  link: 'Voir les clés et les webhooks',
}

export const italianPrograms: ProgramWords = {
  keySubject: 'Una nuova chiave API per {shop}',
  key: '{by} ha creato una chiave API per {shop}: {name}.',
  webhookSubject: 'Un nuovo webhook per {shop}',
  webhook: '{by} fa sapere a {name} che cosa accade agli ordini di {shop}.',
  look: 'Se non se lo aspettava, la termini lì e controlli chi lavora per il negozio.',
  link: 'Vedi chiavi e webhook',
}

export const polishPrograms: ProgramWords = {
  keySubject: 'Nowy klucz API sklepu {shop}',
  key: 'Utworzono klucz API sklepu {shop} ({by}): {name}.',
  webhookSubject: 'Nowy webhook sklepu {shop}',
  webhook: '{name} jest powiadamiane o zamówieniach sklepu {shop} ({by}).',
  look: 'Jeśli to Cię zaskakuje, zakończ to tam i sprawdź, kto pracuje dla sklepu.',
  link: 'Zobacz klucze i webhooki',
}

export const chinesePrograms: ProgramWords = {
  keySubject: '{shop} 有新的 API 密钥',
  key: '{by} 为 {shop} 创建了 API 密钥：{name}。',
  webhookSubject: '{shop} 有新的 Webhook',
  webhook: '{by} 让 {name} 获知 {shop} 订单的动态。',
  look: '如果这出乎您的意料，请在那里将其终止，并查看谁在为店铺工作。',
  link: '查看密钥和 Webhook',
}
