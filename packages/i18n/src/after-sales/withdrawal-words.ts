import {
  englishWithdrawnReminders,
  germanWithdrawnReminders,
  dutchWithdrawnReminders,
  spanishWithdrawnReminders,
  swedishWithdrawnReminders,
  frenchWithdrawnReminders,
  italianWithdrawnReminders,
  polishWithdrawnReminders,
  chineseWithdrawnReminders,
} from './withdrawal-reminder-words.ts'
/**
 * Mails about statements of withdrawal, in every language: that one is there, and what the mall
 * says about it.
 */

export const englishWithdrawal = {
  number: 'Statement',
  time: 'Time of receipt',
  name: 'Your name',
  order: 'Order',
  email: 'Confirmation to',
  from: 'Withdrawn from:',
  whole: 'the whole contract',
  notMe:
    'You’re receiving this email because this address was given with the statement. Wasn’t that you? Tell us with one click, and it has no effect:',
  receipt: {
    subject: 'We have received your withdrawal {number}',
    intro: 'We have received your withdrawal. It reached us on {time}.',
    statement: 'What you said',
    keep: 'Please keep this email: it shows what you said and when.',
  },
  answer: {
    subject: 'About your withdrawal {number}',
    intro: 'We have looked at your withdrawal. This is our answer:',
  },
} as const

export const germanWithdrawal = {
  number: 'Erklärung',
  time: 'Zeitpunkt des Eingangs',
  name: 'Ihr Name',
  order: 'Bestellung',
  email: 'Bestätigung an',
  from: 'Widerrufen wird:',
  whole: 'der ganze Vertrag',
  notMe:
    'Sie erhalten diese E-Mail, weil diese Adresse mit der Erklärung angegeben wurde. Waren Sie das nicht? Dann sagen Sie es uns mit einem Klick, und sie hat keine Wirkung:',
  receipt: {
    subject: 'Wir haben Ihren Widerruf {number} erhalten',
    intro: 'Wir haben Ihren Widerruf erhalten. Er hat uns am {time} erreicht.',
    statement: 'Ihre Erklärung',
    keep: 'Bitte bewahren Sie diese E-Mail auf: Sie belegt, was Sie wann erklärt haben.',
  },
  answer: {
    subject: 'Zu Ihrem Widerruf {number}',
    intro: 'Wir haben Ihren Widerruf angesehen. Das ist unsere Antwort:',
  },
}

export const dutchWithdrawal = {
  number: 'Verklaring',
  time: 'Tijdstip van ontvangst',
  name: 'Uw naam',
  order: 'Bestelling',
  email: 'Bevestiging aan',
  from: 'Herroepen wordt:',
  whole: 'de hele overeenkomst',
  notMe:
    'U krijgt deze mail omdat dit adres bij de verklaring is opgegeven. Was u dat niet? Laat het ons met één klik weten, dan gebeurt er niets:',
  receipt: {
    subject: 'Wij hebben uw herroeping {number} ontvangen',
    intro: 'Uw herroeping is aangekomen. Zij heeft ons bereikt op {time}.',
    statement: 'Uw verklaring',
    keep: 'Bewaar deze mail: zij toont wat er wanneer is verklaard.',
  },
  answer: {
    subject: 'Over uw herroeping {number}',
    intro: 'Wij hebben uw herroeping bekeken. Dit is ons antwoord:',
  },
}

export const spanishWithdrawal = {
  number: 'Declaración',
  time: 'Fecha de recepción',
  name: 'Tu nombre',
  order: 'Pedido',
  email: 'Confirmación a',
  from: 'Se desiste de:',
  whole: 'todo el contrato',
  notMe:
    'Recibes este correo porque esta dirección se indicó en la declaración. ¿No fuiste tú? Dínoslo con un clic y no pasará nada:',
  receipt: {
    subject: 'Hemos recibido tu desistimiento {number}',
    intro: 'Recibimos tu desistimiento el {time}.',
    statement: 'Tu declaración',
    keep: 'Guarda este correo: muestra qué se declaró y cuándo.',
  },
  answer: {
    subject: 'Sobre tu desistimiento {number}',
    intro: 'Hemos revisado tu desistimiento. Esta es nuestra respuesta:',
  },
}

export const swedishWithdrawal = {
  number: 'Meddelande',
  time: 'Tidpunkt för mottagandet',
  name: 'Ditt namn',
  order: 'Beställning',
  email: 'Bekräftelse till',
  from: 'Frånträdandet gäller:',
  whole: 'hela avtalet',
  notMe:
    'Du får det här mejlet eftersom adressen angavs i meddelandet. Var det inte du? Säg det med ett klick, så har det ingen verkan:',
  receipt: {
    subject: 'Vi har tagit emot ditt frånträdande {number}',
    intro: 'Ditt frånträdande har kommit fram. Det nådde oss {time}.',
    statement: 'Det du meddelade',
    keep: 'Spara det här mejlet: det visar vad som meddelades och när.',
  },
  answer: {
    subject: 'Om ditt frånträdande {number}',
    intro: 'Vi har gått igenom ditt frånträdande. Det här är vårt svar:',
  },
}

export const frenchWithdrawal = {
  number: 'Déclaration',
  time: 'Date et heure de réception',
  name: 'Votre nom',
  order: 'Commande',
  email: 'Confirmation à',
  from: 'Rétractation de :',
  whole: 'l’ensemble du contrat',
  notMe:
    'Vous recevez cet e-mail parce que cette adresse a été indiquée dans la déclaration. Ce n’était pas vous ? Dites-le-nous en un clic, et elle restera sans effet :',
  receipt: {
    subject: 'Nous avons reçu votre rétractation {number}',
    intro: 'Nous avons reçu votre rétractation. Elle nous est parvenue le {time}.',
    statement: 'Votre déclaration',
    keep: 'Veuillez conserver cet e-mail : il montre ce que vous avez déclaré et quand.',
  },
  answer: {
    subject: 'À propos de votre rétractation {number}',
    intro: 'Nous avons examiné votre rétractation. Voici notre réponse :',
  },
}

export const italianWithdrawal = {
  number: 'Dichiarazione',
  time: 'Data di ricezione',
  name: 'Il tuo nome',
  order: 'Ordine',
  email: 'Conferma a',
  from: 'Si recede da:',
  whole: 'l’intero contratto',
  notMe:
    'Ricevi questa e-mail perché questo indirizzo è stato indicato nella dichiarazione. Non eri tu? Faccelo sapere con un clic e non succederà nulla:',
  receipt: {
    subject: 'Abbiamo ricevuto il tuo recesso {number}',
    intro: 'Abbiamo ricevuto il tuo recesso il {time}.',
    statement: 'La tua dichiarazione',
    keep: 'Conserva questa e-mail: mostra che cosa è stato dichiarato e quando.',
  },
  answer: {
    subject: 'Sul tuo recesso {number}',
    intro: 'Abbiamo esaminato il tuo recesso. Questa è la nostra risposta:',
  },
}

export const polishWithdrawal = {
  number: 'Oświadczenie',
  time: 'Chwila otrzymania',
  name: 'Imię i nazwisko',
  order: 'Zamówienie',
  email: 'Potwierdzenie na adres',
  from: 'Odstąpienie dotyczy:',
  whole: 'całej umowy',
  notMe:
    'Otrzymujesz tę wiadomość, ponieważ ten adres podano w oświadczeniu. To nie Ty? Powiedz nam to jednym kliknięciem, a oświadczenie nie będzie miało skutku:',
  receipt: {
    subject: 'Otrzymaliśmy odstąpienie {number}',
    intro: 'Oświadczenie o odstąpieniu dotarło. Otrzymaliśmy je {time}.',
    statement: 'Treść oświadczenia',
    keep: 'Zachowaj tę wiadomość: pokazuje, co i kiedy oświadczono.',
  },
  answer: {
    subject: 'W sprawie odstąpienia {number}',
    intro: 'Rozpatrzyliśmy Twoje odstąpienie. Oto nasza odpowiedź:',
  },
}

export const chineseWithdrawal = {
  number: '声明',
  time: '收到时间',
  name: '您的姓名',
  order: '订单',
  email: '确认发送至',
  from: '撤回范围：',
  whole: '整份合同',
  notMe:
    '您收到此邮件，是因为声明中填写了这一地址。不是您本人？请点击一下告诉我们，之后不会有任何处理：',
  receipt: {
    subject: '我们已收到您的撤回声明 {number}',
    intro: '您的撤回声明已送达，收到时间为 {time}。',
    statement: '您的声明',
    keep: '请保存此邮件：它记录了声明的内容和时间。',
  },
  answer: {
    subject: '关于您的撤回声明 {number}',
    intro: '我们已查看您的撤回声明，答复如下：',
  },
}

/**
 * After-sales orders that come of one: to the buyer of what was not sent, of what was, and to the
 * shop.
 */
export const englishWithdrawn = {
  ...englishWithdrawnReminders,
  withdrawnUnsent: {
    subject: 'Your withdrawal: order {code}',
    intro:
      'You have withdrawn from the contract for the items below from order {code}, which had not been sent. They will not be sent. {amount} will be refunded to the payment method you used by {due} at the latest, and we’ll email you again when it is on its way.',
  },
  withdrawnSent: {
    subject: 'Your withdrawal: please send back the items from order {code}',
    intro:
      'You have withdrawn from the contract for the items below from order {code}. Please send them back to this address by {deadline} and enter the carrier and tracking number on the return’s page. That proves you have sent them. {amount} will be refunded to the payment method you used within 14 days of your withdrawal; the shop may wait until the items have arrived or been handed to the carrier.',
  },
  withdrawn: {
    subject: 'Withdrawal: {buyer} is sending back items from order {code}',
    intro:
      '{buyer} has withdrawn from the contract for items in order {code}, as the law allows. You cannot decline this. The items come to your return address; {amount} is due by {due}, or once the items or proof of postage have arrived, if that is later.',
  },
} as const

export const germanWithdrawn = {
  ...germanWithdrawnReminders,
  withdrawnUnsent: {
    subject: 'Ihr Widerruf: Bestellung {code}',
    intro:
      'Sie haben den Vertrag über die unten genannten Artikel der Bestellung {code} widerrufen, die noch nicht versandt waren. Sie werden nicht versandt. {amount} werden spätestens bis {due} auf das verwendete Zahlungsmittel erstattet; wir schreiben Ihnen wieder, sobald die Erstattung unterwegs ist.',
  },
  withdrawnSent: {
    subject: 'Ihr Widerruf: Bitte senden Sie die Ware der Bestellung {code} zurück',
    intro:
      'Sie haben den Vertrag über die unten genannten Artikel der Bestellung {code} widerrufen. Bitte senden Sie sie bis {deadline} an diese Adresse zurück und geben Sie auf der Seite der Rücksendung Paketdienst und Sendungsnummer an. Damit ist belegt, dass Sie sie versandt haben. {amount} werden innerhalb von 14 Tagen nach Ihrem Widerruf auf das verwendete Zahlungsmittel erstattet; der Shop darf warten, bis die Ware angekommen oder dem Paketdienst übergeben ist.',
  },
  withdrawn: {
    subject: 'Widerruf: {buyer} schickt Ware der Bestellung {code} zurück',
    intro:
      '{buyer} hat den Vertrag über Artikel der Bestellung {code} widerrufen, wie es das Gesetz erlaubt. Sie können das nicht ablehnen. Die Ware kommt an Ihre Rücksendeadresse; {amount} sind bis {due} fällig, oder sobald die Ware oder der Versandnachweis eingetroffen ist, wenn das später ist.',
  },
}

export const dutchWithdrawn = {
  ...dutchWithdrawnReminders,
  withdrawnUnsent: {
    subject: 'Uw herroeping: bestelling {code}',
    intro:
      'U hebt de overeenkomst over de onderstaande artikelen van bestelling {code} herroepen, die nog niet waren verzonden. Ze worden niet meer verzonden. {amount} gaat terug via de betaalwijze die u hebt gebruikt, uiterlijk op {due}; wij schrijven nog eens als het geld onderweg is.',
  },
  withdrawnSent: {
    subject: 'Uw herroeping: stuur de goederen van bestelling {code}',
    intro:
      'U hebt de overeenkomst over de onderstaande artikelen van bestelling {code} herroepen. Stuur ze uiterlijk {deadline} naar dit adres en vul vervoerder en trackingnummer in op de pagina van de retour. Daarmee is aangetoond dat u ze hebt verstuurd. {amount} gaat binnen 14 dagen na uw herroeping terug via de betaalwijze die u hebt gebruikt; dat kan wachten tot de goederen er zijn of de vervoerder ze heeft.',
  },
  withdrawn: {
    subject: 'Herroeping: {buyer} stuurt goederen van bestelling {code} terug',
    intro:
      '{buyer} heeft de overeenkomst over artikelen van bestelling {code} volgens de wet herroepen. Dat kan niet worden geweigerd. De goederen komen naar uw retouradres; {amount} is verschuldigd op {due}, of zodra de goederen of het bewijs van verzending er zijn, als dat later is.',
  },
}

export const spanishWithdrawn = {
  ...spanishWithdrawnReminders,
  withdrawnUnsent: {
    subject: 'Tu desistimiento: pedido {code}',
    intro:
      'Has desistido del contrato de los artículos siguientes del pedido {code}, que aún no se habían enviado. No se enviarán. Te reembolsamos {amount} en la forma de pago que usaste, a más tardar el {due}; te escribiremos cuando el dinero esté en camino.',
  },
  withdrawnSent: {
    subject: 'Tu desistimiento: envía los artículos del pedido {code}',
    intro:
      'Has desistido del contrato de los artículos siguientes del pedido {code}. Envíalos a más tardar el {deadline} a esta dirección e indica el transportista y el número de seguimiento en la página de la devolución. Así queda probado que los has enviado. Te reembolsamos {amount} en la forma de pago que usaste en los 14 días siguientes a tu desistimiento; el reembolso puede esperar a que lleguen los artículos o los tenga el transportista.',
  },
  withdrawn: {
    subject: 'Desistimiento: {buyer} devuelve artículos del pedido {code}',
    intro:
      '{buyer} ha desistido del contrato de artículos del pedido {code}, como permite la ley. No se puede rechazar. Los artículos llegan a tu dirección de devolución; {amount} se deben a más tardar el {due}, o cuando lleguen los artículos o la prueba de su envío, si es más tarde.',
  },
}

export const swedishWithdrawn = {
  ...swedishWithdrawnReminders,
  withdrawnUnsent: {
    subject: 'Ditt frånträdande: beställning {code}',
    intro:
      'Du har frånträtt avtalet om varorna nedan i beställning {code}, som inte hade skickats. De skickas inte längre. {amount} går tillbaka samma väg som du betalade, senast {due}; vi skriver igen när pengarna är på väg.',
  },
  withdrawnSent: {
    subject: 'Ditt frånträdande: skicka varorna i beställning {code}',
    intro:
      'Du har frånträtt avtalet om varorna nedan i beställning {code}. Skicka dem senast {deadline} till den här adressen och ange transportör och spårningsnummer på returens sida. Det visar att du har skickat dem. {amount} går tillbaka samma väg som du betalade inom 14 dagar från ditt frånträdande; det kan vänta tills varorna är framme eller transportören har dem.',
  },
  withdrawn: {
    subject: 'Frånträdande: {buyer} skickar tillbaka varor i beställning {code}',
    intro:
      '{buyer} har frånträtt avtalet om varor i beställning {code}, som lagen tillåter. Det kan inte avvisas. Varorna kommer till din returadress; {amount} ska betalas senast {due}, eller när varorna eller beviset på att de skickats finns, om det är senare.',
  },
}

export const frenchWithdrawn = {
  ...frenchWithdrawnReminders,
  withdrawnUnsent: {
    subject: 'Votre rétractation : commande {code}',
    intro:
      'Vous vous êtes rétracté du contrat portant sur les articles ci-dessous de la commande {code}, qui n’avaient pas été expédiés. Ils ne le seront pas. {amount} vous seront remboursés sur le moyen de paiement utilisé, au plus tard le {due}, et nous vous écrirons de nouveau lorsque le remboursement sera en route.',
  },
  withdrawnSent: {
    subject: 'Votre rétractation : veuillez renvoyer les articles de la commande {code}',
    intro:
      'Vous vous êtes rétracté du contrat portant sur les articles ci-dessous de la commande {code}. Veuillez les renvoyer à cette adresse au plus tard le {deadline} et indiquer le transporteur et le numéro de suivi sur la page du retour. Cela prouve que vous les avez envoyés. {amount} vous seront remboursés sur le moyen de paiement utilisé dans les 14 jours suivant votre rétractation ; la boutique peut attendre que les articles soient arrivés ou remis au transporteur.',
  },
  withdrawn: {
    subject: 'Rétractation : {buyer} renvoie des articles de la commande {code}',
    intro:
      '{buyer} s’est rétracté du contrat portant sur des articles de la commande {code}, comme la loi le permet. Vous ne pouvez pas le refuser. Les articles arrivent à votre adresse de retour ; {amount} sont dus au plus tard le {due}, ou dès que les articles ou la preuve de leur envoi sont arrivés, si c’est plus tard.',
  },
}

export const italianWithdrawn = {
  ...italianWithdrawnReminders,
  withdrawnUnsent: {
    subject: 'Il tuo recesso: ordine {code}',
    intro:
      'Hai receduto dal contratto per gli articoli qui sotto dell’ordine {code}, che non erano stati spediti. Non verranno più spediti. {amount} vengono rimborsati sul metodo di pagamento che hai usato, al più tardi il {due}; ti scriveremo quando il denaro sarà in viaggio.',
  },
  withdrawnSent: {
    subject: 'Il tuo recesso: spedisci gli articoli dell’ordine {code}',
    intro:
      'Hai receduto dal contratto per gli articoli qui sotto dell’ordine {code}. Spediscili entro il {deadline} a questo indirizzo e indica corriere e numero di tracciamento nella pagina del reso. Così è provato che li hai spediti. {amount} vengono rimborsati sul metodo di pagamento che hai usato entro 14 giorni dal recesso; si può attendere che gli articoli siano arrivati o siano stati consegnati al corriere.',
  },
  withdrawn: {
    subject: 'Recesso: {buyer} restituisce articoli dell’ordine {code}',
    intro:
      '{buyer} ha receduto dal contratto per articoli dell’ordine {code}, come consente la legge. Non si può rifiutare. Gli articoli arrivano al Suo indirizzo per i resi; {amount} sono dovuti entro il {due}, o quando ci sono gli articoli o la prova della spedizione, se più tardi.',
  },
}

export const polishWithdrawn = {
  ...polishWithdrawnReminders,
  withdrawnUnsent: {
    subject: 'Twoje odstąpienie: zamówienie {code}',
    intro:
      'Odstępujesz od umowy dotyczącej poniższych towarów z zamówienia {code}, które nie zostały jeszcze wysłane. Nie zostaną już wysłane. {amount} wraca tą samą drogą, najpóźniej {due}; napiszemy, gdy pieniądze będą w drodze.',
  },
  withdrawnSent: {
    subject: 'Twoje odstąpienie: odeślij towar z zamówienia {code}',
    intro:
      'Odstępujesz od umowy dotyczącej poniższych towarów z zamówienia {code}. Odeślij je do {deadline} na ten adres i podaj przewoźnika oraz numer przesyłki na stronie zwrotu. To dowodzi, że zostały wysłane. {amount} wraca tą samą drogą w ciągu 14 dni od odstąpienia; może to poczekać, aż towar dotrze lub będzie u przewoźnika.',
  },
  withdrawn: {
    subject: 'Odstąpienie: {buyer} odsyła towar z zamówienia {code}',
    intro:
      '{buyer} odstępuje od umowy dotyczącej towarów z zamówienia {code}, na co pozwala prawo. Nie można odmówić. Towar przyjdzie na adres zwrotów; {amount} należy się do {due} albo gdy dotrze towar lub dowód jego odesłania, jeśli to później.',
  },
}

export const chineseWithdrawn = {
  ...chineseWithdrawnReminders,
  withdrawnUnsent: {
    subject: '您的撤回：订单 {code}',
    intro:
      '您已就订单 {code} 中以下尚未发货的商品撤回合同。这些商品不再发货。{amount} 将按原支付方式退回，最迟 {due}；款项发出时我们会再通知您。',
  },
  withdrawnSent: {
    subject: '您的撤回：请寄回订单 {code} 的商品',
    intro:
      '您已就订单 {code} 中以下商品撤回合同。请在 {deadline} 前寄至以下地址，并在退货页填写物流公司和物流单号，以证明您已寄出。{amount} 将在撤回后 14 天内按原支付方式退回；在商品送达或交给物流公司之前可以暂缓。',
  },
  withdrawn: {
    subject: '撤回合同：{buyer} 退回订单 {code} 的商品',
    intro:
      '{buyer} 依法就订单 {code} 的商品撤回合同，不得拒绝。商品将寄至您的退货地址；{amount} 应在 {due} 前退还，或在收到商品或寄出证明之时退还，以较晚者为准。',
  },
}
