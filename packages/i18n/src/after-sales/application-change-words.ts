/** To a shop: its buyer has changed an application that it has not answered. */

export const englishChanged = {
  changed: {
    subject: 'Changed: {buyer}’s application for order {code}',
    intro:
      '{buyer} has changed the application about the items below from order {code}. Please look at it again and answer by {deadline}; without an answer, it counts as approved.',
  },
}

type ChangedWords = Record<
  keyof typeof englishChanged,
  { readonly subject: string; readonly intro: string }
>

export const germanChanged: ChangedWords = {
  changed: {
    subject: 'Geändert: Antrag von {buyer} zur Bestellung {code}',
    intro:
      '{buyer} hat den Antrag zu den unten genannten Artikeln der Bestellung {code} geändert. Bitte sehen Sie ihn noch einmal an und antworten Sie bis {deadline}; ohne Antwort gilt er als genehmigt.',
  },
}

export const dutchChanged: ChangedWords = {
  changed: {
    subject: 'Gewijzigd: aanvraag van {buyer} voor bestelling {code}',
    intro:
      '{buyer} heeft de aanvraag over de onderstaande artikelen van bestelling {code} gewijzigd. Bekijk haar opnieuw en antwoord uiterlijk {deadline}; zonder antwoord geldt ze als goedgekeurd.',
  },
}

export const spanishChanged: ChangedWords = {
  changed: {
    subject: 'Cambiada: solicitud de {buyer} sobre el pedido {code}',
    intro:
      '{buyer} ha cambiado la solicitud sobre los artículos siguientes del pedido {code}. Mírala de nuevo y responde antes del {deadline}; sin respuesta se da por aceptada.',
  },
}

export const swedishChanged: ChangedWords = {
  changed: {
    subject: 'Ändrad: ansökan från {buyer} om beställning {code}',
    intro:
      '{buyer} har ändrat ansökan om varorna nedan i beställning {code}. Titta på den igen och svara senast {deadline}; utan svar gäller den som godkänd.',
  },
}

export const frenchChanged: ChangedWords = {
  changed: {
    subject: 'Modifiée : demande de {buyer} sur la commande {code}',
    intro:
      '{buyer} a modifié sa demande sur les articles ci-dessous de la commande {code}. Veuillez la regarder de nouveau et répondre au plus tard le {deadline} ; sans réponse, elle est réputée acceptée.',
  },
}

export const italianChanged: ChangedWords = {
  changed: {
    subject: 'Modificata: richiesta di {buyer} sull’ordine {code}',
    intro:
      '{buyer} ha modificato la richiesta sugli articoli qui sotto dell’ordine {code}. La guardi di nuovo e risponda entro il {deadline}; senza risposta vale come accettata.',
  },
}

export const polishChanged: ChangedWords = {
  changed: {
    subject: 'Zmienione: zgłoszenie {buyer} do zamówienia {code}',
    intro:
      '{buyer} zmienia zgłoszenie dotyczące poniższych towarów z zamówienia {code}. Spójrz na nie ponownie i odpowiedz do {deadline}; bez odpowiedzi uznaje się je za zatwierdzone.',
  },
}

export const chineseChanged: ChangedWords = {
  changed: {
    subject: '已修改：{buyer} 对订单 {code} 的申请',
    intro:
      '{buyer} 修改了对订单 {code} 中以下商品的申请。请重新查看并在 {deadline} 前答复；逾期未答复视为同意。',
  },
}
