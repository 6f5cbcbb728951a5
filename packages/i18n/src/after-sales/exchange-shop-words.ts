/** Mails to a shop that exchanges goods. `{deadline}` is when its time ends. */
type Words = Record<
  'appliedExchange' | 'reminderExchange' | 'inspectReminderExchange' | 'toReplace',
  { readonly subject: string; readonly intro: string }
>

export const englishShopExchanges = {
  appliedExchange: {
    subject: '{buyer} has applied to exchange items from order {code}',
    intro:
      '{buyer} has applied to exchange the items below. Please answer by {deadline}; without an answer, the exchange counts as approved and the replacement is reserved.',
  },
  reminderExchange: {
    subject: 'Please answer {buyer} by {deadline} ({code})',
    intro:
      '{buyer}’s application to exchange items from order {code} has not been answered yet. On {deadline} it counts as approved.',
  },
  inspectReminderExchange: {
    subject: 'Please check the items from {buyer} by {deadline} ({code})',
    intro:
      'The items below have not been checked yet. On {deadline} they all count as accepted, and the replacement is due to be sent.',
  },
  toReplace: {
    subject: 'Please send {buyer} the replacement by {deadline} ({code})',
    intro:
      'The items below have been returned and accepted. Please send the replacement by {deadline}; otherwise {amount} is refunded to the buyer.',
  },
} as const satisfies Words

export const germanShopExchanges = {
  appliedExchange: {
    subject: '{buyer} beantragt den Umtausch von Waren der Bestellung {code}',
    intro:
      '{buyer} beantragt den Umtausch der unten genannten Waren. Bitte antworten Sie bis {deadline}; ohne Antwort gilt der Umtausch als genehmigt und der Ersatz wird reserviert.',
  },
  reminderExchange: {
    subject: 'Bitte antworten Sie {buyer} bis {deadline} ({code})',
    intro:
      'Der Antrag von {buyer} auf Umtausch von Waren der Bestellung {code} ist noch ohne Antwort. Am {deadline} gilt er als genehmigt.',
  },
  inspectReminderExchange: {
    subject: 'Bitte prüfen Sie die Waren von {buyer} bis {deadline} ({code})',
    intro:
      'Die unten genannten Waren wurden noch nicht geprüft. Am {deadline} gelten alle als angenommen, und der Ersatz ist zu senden.',
  },
  toReplace: {
    subject: 'Bitte senden Sie {buyer} den Ersatz bis {deadline} ({code})',
    intro:
      'Die unten genannten Waren wurden zurückgesendet und angenommen. Bitte senden Sie den Ersatz bis {deadline}; sonst werden {amount} dem Käufer erstattet.',
  },
} as const satisfies Words

export const dutchShopExchanges = {
  appliedExchange: {
    subject: '{buyer} wil artikelen van bestelling {code} ruilen',
    intro:
      '{buyer} wil de artikelen hieronder ruilen. Antwoord uiterlijk {deadline}; zonder antwoord geldt de ruil als goedgekeurd en wordt de vervanging vastgehouden.',
  },
  reminderExchange: {
    subject: 'Antwoord {buyer} uiterlijk {deadline} ({code})',
    intro:
      'De aanvraag van {buyer} om artikelen van bestelling {code} te ruilen is nog niet beantwoord. Op {deadline} geldt ze als goedgekeurd.',
  },
  inspectReminderExchange: {
    subject: 'Controleer de artikelen van {buyer} uiterlijk {deadline} ({code})',
    intro:
      'De artikelen hieronder zijn nog niet gecontroleerd. Op {deadline} gelden ze allemaal als geaccepteerd en moet de vervanging worden gestuurd.',
  },
  toReplace: {
    subject: 'Stuur {buyer} de vervanging uiterlijk {deadline} ({code})',
    intro:
      'De artikelen hieronder zijn terug en geaccepteerd. Stuur de vervanging uiterlijk {deadline}; anders gaat {amount} terug naar de koper.',
  },
} as const satisfies Words

export const spanishShopExchanges = {
  appliedExchange: {
    subject: '{buyer} pide cambiar artículos del pedido {code}',
    intro:
      '{buyer} pide cambiar los artículos de abajo. Responde a más tardar el {deadline}; sin respuesta, el cambio se da por aprobado y el recambio queda reservado.',
  },
  reminderExchange: {
    subject: 'Responde a {buyer} a más tardar el {deadline} ({code})',
    intro:
      'La solicitud de {buyer} para cambiar artículos del pedido {code} sigue sin respuesta. El {deadline} se da por aprobada.',
  },
  inspectReminderExchange: {
    subject: 'Revisa los artículos de {buyer} a más tardar el {deadline} ({code})',
    intro:
      'Los artículos de abajo aún no se han revisado. El {deadline} se dan todos por aceptados y hay que enviar el recambio.',
  },
  toReplace: {
    subject: 'Envía a {buyer} el recambio a más tardar el {deadline} ({code})',
    intro:
      'Los artículos de abajo han vuelto y están aceptados. Envía el recambio a más tardar el {deadline}; si no, se reembolsan {amount} al comprador.',
  },
} as const satisfies Words

export const swedishShopExchanges = {
  appliedExchange: {
    subject: '{buyer} vill byta varor från beställning {code}',
    intro:
      '{buyer} vill byta varorna nedan. Svara senast {deadline}; utan svar räknas bytet som godkänt och ersättningsvaran hålls kvar.',
  },
  reminderExchange: {
    subject: 'Svara {buyer} senast {deadline} ({code})',
    intro:
      'Ansökan från {buyer} om att byta varor från beställning {code} är fortfarande obesvarad. {deadline} räknas den som godkänd.',
  },
  inspectReminderExchange: {
    subject: 'Kontrollera varorna från {buyer} senast {deadline} ({code})',
    intro:
      'Varorna nedan har inte kontrollerats än. {deadline} räknas alla som godtagna, och ersättningsvaran ska skickas.',
  },
  toReplace: {
    subject: 'Skicka ersättningsvaran till {buyer} senast {deadline} ({code})',
    intro:
      'Varorna nedan är tillbaka och godtagna. Skicka ersättningsvaran senast {deadline}; annars går {amount} tillbaka till köparen.',
  },
} as const satisfies Words

export const frenchShopExchanges = {
  appliedExchange: {
    subject: '{buyer} demande l’échange d’articles de la commande {code}',
    intro:
      '{buyer} demande l’échange des articles ci-dessous. Veuillez répondre au plus tard le {deadline} ; sans réponse, l’échange est considéré comme accepté et le remplacement est réservé.',
  },
  reminderExchange: {
    subject: 'Veuillez répondre à {buyer} au plus tard le {deadline} ({code})',
    intro:
      'La demande de {buyer} d’échanger des articles de la commande {code} est encore sans réponse. Le {deadline}, elle est considérée comme acceptée.',
  },
  inspectReminderExchange: {
    subject: 'Veuillez contrôler les articles de {buyer} au plus tard le {deadline} ({code})',
    intro:
      'Les articles ci-dessous n’ont pas encore été contrôlés. Le {deadline}, tous sont considérés comme acceptés, et le remplacement est à envoyer.',
  },
  toReplace: {
    subject: 'Veuillez envoyer le remplacement à {buyer} au plus tard le {deadline} ({code})',
    intro:
      'Les articles ci-dessous ont été renvoyés et acceptés. Veuillez envoyer le remplacement au plus tard le {deadline} ; sinon, {amount} sont remboursés à l’acheteur.',
  },
} as const satisfies Words

export const italianShopExchanges = {
  appliedExchange: {
    subject: '{buyer} chiede di cambiare articoli dell’ordine {code}',
    intro:
      '{buyer} chiede di cambiare gli articoli qui sotto. Risponda entro il {deadline}; senza risposta il cambio vale come approvato e la sostituzione viene tenuta da parte.',
  },
  reminderExchange: {
    subject: 'Risponda a {buyer} entro il {deadline} ({code})',
    intro:
      'La richiesta di {buyer} di cambiare articoli dell’ordine {code} è ancora senza risposta. Il {deadline} vale come approvata.',
  },
  inspectReminderExchange: {
    subject: 'Controlli gli articoli di {buyer} entro il {deadline} ({code})',
    intro:
      'Gli articoli qui sotto non sono ancora stati controllati. Il {deadline} valgono tutti come accettati e la sostituzione va inviata.',
  },
  toReplace: {
    subject: 'Invii a {buyer} la sostituzione entro il {deadline} ({code})',
    intro:
      'Gli articoli qui sotto sono tornati e sono stati accettati. Invii la sostituzione entro il {deadline}; altrimenti {amount} vengono rimborsati a chi ha acquistato.',
  },
} as const satisfies Words

export const polishShopExchanges = {
  appliedExchange: {
    subject: '{buyer} prosi o wymianę towarów z zamówienia {code}',
    intro:
      '{buyer} prosi o wymianę poniższych towarów. Odpowiedz do {deadline}; bez odpowiedzi wymiana jest zatwierdzona, a produkt na wymianę zostaje zarezerwowany.',
  },
  reminderExchange: {
    subject: 'Odpowiedz {buyer} do {deadline} ({code})',
    intro:
      'Zgłoszenie wymiany towarów z zamówienia {code} od {buyer} nadal czeka na odpowiedź. {deadline} zostanie uznane za zatwierdzone.',
  },
  inspectReminderExchange: {
    subject: 'Sprawdź towary od {buyer} do {deadline} ({code})',
    intro:
      'Poniższe towary nie zostały jeszcze sprawdzone. {deadline} wszystkie uznaje się za przyjęte i trzeba wysłać produkt na wymianę.',
  },
  toReplace: {
    subject: 'Wyślij {buyer} produkt na wymianę do {deadline} ({code})',
    intro:
      'Poniższe towary wróciły i są przyjęte. Wyślij produkt na wymianę do {deadline}; w przeciwnym razie {amount} wraca do kupującego.',
  },
} as const satisfies Words

export const chineseShopExchanges = {
  appliedExchange: {
    subject: '{buyer} 申请对订单 {code} 换货',
    intro: '{buyer} 申请更换下列商品。请在 {deadline} 前答复；逾期未答复视为同意，并保留新商品。',
  },
  reminderExchange: {
    subject: '请在 {deadline} 前答复 {buyer}（{code}）',
    intro: '{buyer} 对订单 {code} 的换货申请尚未答复。到 {deadline} 视为同意。',
  },
  inspectReminderExchange: {
    subject: '请在 {deadline} 前检查 {buyer} 的商品（{code}）',
    intro: '下列商品尚未检查。到 {deadline} 全部视为接受，并须寄出新商品。',
  },
  toReplace: {
    subject: '请在 {deadline} 前向 {buyer} 寄出新商品（{code}）',
    intro: '下列商品已退回并验收。请在 {deadline} 前寄出新商品；否则将向买家退款 {amount}。',
  },
} as const satisfies Words
