/** The mail about a program that takes nothing any more, in every language. */

export const englishWebhook = {
  subject: 'A webhook of your shop has been switched off',
  text: '{host} has accepted nothing for {days} days, so we no longer send it anything. Please check the program, then switch the webhook on again.',
  link: 'See the webhooks',
}

type WebhookWords = typeof englishWebhook

export const germanWebhook: WebhookWords = {
  subject: 'Ein Webhook Ihres Shops wurde abgeschaltet',
  text: '{host} hat seit {days} Tagen nichts angenommen. Deshalb senden wir nichts mehr dorthin. Bitte prüfen Sie das Programm und schalten Sie den Webhook dann wieder ein.',
  link: 'Webhooks ansehen',
}

export const dutchWebhook: WebhookWords = {
  subject: 'Een webhook van uw winkel is uitgeschakeld',
  text: '{host} heeft {days} dagen lang niets aangenomen. Daarom sturen we er niets meer naartoe. Controleer het programma en schakel de webhook daarna weer in.',
  link: 'Webhooks bekijken',
}

export const spanishWebhook: WebhookWords = {
  subject: 'Se ha desactivado un webhook de tu tienda',
  text: '{host} no ha aceptado nada desde hace {days} días, así que ya no le enviamos nada. Revisa el programa y vuelve a activar el webhook.',
  link: 'Ver los webhooks',
}

export const swedishWebhook: WebhookWords = {
  subject: 'En webhook för din butik har stängts av',
  text: '{host} har inte tagit emot något på {days} dagar, så vi skickar inget mer dit. Kontrollera programmet och slå sedan på webhooken igen.',
  link: 'Se webhookarna',
}

export const frenchWebhook: WebhookWords = {
  subject: 'Un webhook de votre boutique a été désactivé',
  text: '{host} n’a rien accepté depuis {days} jours ; nous ne lui envoyons donc plus rien. Veuillez vérifier le programme, puis réactiver le webhook.',
  link: 'Voir les webhooks',
}

export const italianWebhook: WebhookWords = {
  subject: 'Un webhook del Suo negozio è stato disattivato',
  text: '{host} non accetta nulla da {days} giorni, perciò non gli inviamo più niente. Controlli il programma e poi riattivi il webhook.',
  link: 'Vedi i webhook',
}

export const polishWebhook: WebhookWords = {
  subject: 'Webhook Twojego sklepu został wyłączony',
  text: '{host} od {days} dni niczego nie przyjmuje, więc nic już tam nie wysyłamy. Sprawdź program, a potem włącz webhook ponownie.',
  link: 'Zobacz webhooki',
}

export const chineseWebhook: WebhookWords = {
  subject: '您店铺的一个 Webhook 已停用',
  text: '{host} 已连续 {days} 天未接收任何消息，因此我们不再向其发送。请检查程序，然后重新启用该 Webhook。',
  link: '查看 Webhook',
}
