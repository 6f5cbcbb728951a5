/**
 * Reminders of goods that were withdrawn from and are not on their way: before the day by which
 * they are to be sent, and before the end of waiting for them.
 */

export const englishWithdrawnReminders = {
  withdrawnReminder: {
    subject: 'By {deadline}: send back what you withdrew from, order {code}',
    intro:
      'You have withdrawn from the contract for the items below from order {code}, and they are not on their way yet. By law they are to be sent to this address by {deadline}. {amount} will be refunded once they have arrived or been handed to the carrier.',
  },
  withdrawnLast: {
    subject: 'Last reminder: send back the items from order {code} by {closes}',
    intro:
      'You have withdrawn from the contract for the items below from order {code}, and nothing has come back so far. If no parcel has come to our notice by {closes}, the return is closed without a refund and you keep the items. If you have sent them already, please enter the carrier and tracking number on the return’s page and keep your receipt.',
  },
}

type ReminderWords = Record<
  keyof typeof englishWithdrawnReminders,
  { readonly subject: string; readonly intro: string }
>

export const germanWithdrawnReminders: ReminderWords = {
  withdrawnReminder: {
    subject: 'Bis {deadline}: widerrufene Ware der Bestellung {code} zurücksenden',
    intro:
      'Sie haben den Vertrag über die unten genannten Artikel der Bestellung {code} widerrufen, und sie sind noch nicht unterwegs. Nach dem Gesetz sind sie bis {deadline} an diese Adresse zurückzusenden. {amount} werden erstattet, sobald sie angekommen oder dem Paketdienst übergeben sind.',
  },
  withdrawnLast: {
    subject: 'Letzte Erinnerung: Ware der Bestellung {code} bis {closes} zurücksenden',
    intro:
      'Sie haben den Vertrag über die unten genannten Artikel der Bestellung {code} widerrufen, und bisher ist nichts zurückgekommen. Ist uns bis {closes} kein Paket bekannt, wird die Rücksendung ohne Erstattung geschlossen und Sie behalten die Ware. Haben Sie sie schon versandt, geben Sie bitte Paketdienst und Sendungsnummer auf der Seite der Rücksendung an und heben Sie den Beleg auf.',
  },
}

export const dutchWithdrawnReminders: ReminderWords = {
  withdrawnReminder: {
    subject: 'Uiterlijk {deadline}: stuur de goederen van bestelling {code} na uw herroeping',
    intro:
      'U hebt de overeenkomst over de onderstaande artikelen van bestelling {code} herroepen, en ze zijn nog niet onderweg. Volgens de wet moeten ze uiterlijk {deadline} naar dit adres worden gestuurd. {amount} gaat terug zodra ze er zijn of de vervoerder ze heeft.',
  },
  withdrawnLast: {
    subject: 'Laatste herinnering: stuur de goederen van bestelling {code} uiterlijk {closes}',
    intro:
      'U hebt de overeenkomst over de onderstaande artikelen van bestelling {code} herroepen, en tot nu toe is er niets teruggekomen. Is er uiterlijk {closes} geen pakket bekend, dan wordt de retour zonder terugbetaling gesloten en houdt u de artikelen. Hebt u ze al verstuurd, vul dan vervoerder en trackingnummer in op de pagina van de retour en bewaar uw bewijs.',
  },
}

export const spanishWithdrawnReminders: ReminderWords = {
  withdrawnReminder: {
    subject: 'Hasta el {deadline}: envía los artículos del pedido {code} tras tu desistimiento',
    intro:
      'Has desistido del contrato de los artículos siguientes del pedido {code}, y aún no están en camino. Según la ley deben enviarse a esta dirección a más tardar el {deadline}. Te reembolsamos {amount} en cuanto lleguen o los tenga el transportista.',
  },
  withdrawnLast: {
    subject: 'Último aviso: envía los artículos del pedido {code} a más tardar el {closes}',
    intro:
      'Has desistido del contrato de los artículos siguientes del pedido {code}, y hasta ahora no ha vuelto nada. Si el {closes} no sabemos de ningún paquete, la devolución se cierra sin reembolso y te quedas con los artículos. Si ya los has enviado, indica el transportista y el número de seguimiento en la página de la devolución y guarda el justificante.',
  },
}

export const swedishWithdrawnReminders: ReminderWords = {
  withdrawnReminder: {
    subject: 'Senast {deadline}: skicka varorna i beställning {code} efter ditt frånträdande',
    intro:
      'Du har frånträtt avtalet om varorna nedan i beställning {code}, och de är inte på väg än. Enligt lagen ska de skickas till den här adressen senast {deadline}. {amount} går tillbaka när de är framme eller transportören har dem.',
  },
  withdrawnLast: {
    subject: 'Sista påminnelsen: skicka varorna i beställning {code} senast {closes}',
    intro:
      'Du har frånträtt avtalet om varorna nedan i beställning {code}, och hittills har inget kommit tillbaka. Om vi inte känner till något paket senast {closes} stängs returen utan återbetalning och du behåller varorna. Har du redan skickat dem, ange transportör och spårningsnummer på returens sida och spara kvittot.',
  },
}

export const frenchWithdrawnReminders: ReminderWords = {
  withdrawnReminder: {
    subject:
      'Au plus tard le {deadline} : renvoyez les articles de votre rétractation, commande {code}',
    intro:
      'Vous vous êtes rétracté du contrat portant sur les articles ci-dessous de la commande {code}, et ils ne sont pas encore en route. Selon la loi, ils doivent être envoyés à cette adresse au plus tard le {deadline}. {amount} vous seront remboursés une fois qu’ils seront arrivés ou remis au transporteur.',
  },
  withdrawnLast: {
    subject:
      'Dernier rappel : renvoyez les articles de la commande {code} au plus tard le {closes}',
    intro:
      'Vous vous êtes rétracté du contrat portant sur les articles ci-dessous de la commande {code}, et rien n’est revenu jusqu’ici. Si nous n’avons connaissance d’aucun colis d’ici le {closes}, le retour est clos sans remboursement et vous gardez les articles. Si vous les avez déjà envoyés, indiquez le transporteur et le numéro de suivi sur la page du retour et gardez votre preuve d’envoi.',
  },
}

export const italianWithdrawnReminders: ReminderWords = {
  withdrawnReminder: {
    subject: 'Entro il {deadline}: rispedisci gli articoli dell’ordine {code} dopo il recesso',
    intro:
      'Hai receduto dal contratto per gli articoli qui sotto dell’ordine {code}, che non sono ancora in viaggio. Per legge vanno spediti a questo indirizzo entro il {deadline}. {amount} vengono rimborsati quando gli articoli sono arrivati o sono stati consegnati al corriere.',
  },
  withdrawnLast: {
    subject: 'Ultimo promemoria: rispedisci gli articoli dell’ordine {code} entro il {closes}',
    intro:
      'Hai receduto dal contratto per gli articoli qui sotto dell’ordine {code}, e finora non è tornato nulla. Se entro il {closes} non abbiamo notizia di alcun pacco, il reso viene chiuso senza rimborso e tieni gli articoli. Se li hai già spediti, indica corriere e numero di tracciamento nella pagina del reso e conserva la ricevuta.',
  },
}

export const polishWithdrawnReminders: ReminderWords = {
  withdrawnReminder: {
    subject: 'Do {deadline}: odeślij towar z zamówienia {code} po odstąpieniu',
    intro:
      'Odstępujesz od umowy dotyczącej poniższych towarów z zamówienia {code}, a nie są one jeszcze w drodze. Zgodnie z prawem należy je odesłać na ten adres do {deadline}. {amount} wraca, gdy towary dotrą lub będą u przewoźnika.',
  },
  withdrawnLast: {
    subject: 'Ostatnie przypomnienie: odeślij towar z zamówienia {code} do {closes}',
    intro:
      'Odstępujesz od umowy dotyczącej poniższych towarów z zamówienia {code}, a dotąd nic nie wróciło. Jeśli do {closes} nie będzie wiadomo o żadnej paczce, zwrot zostanie zamknięty bez zwrotu pieniędzy, a towary zostaną u Ciebie. Jeśli są już wysłane, podaj przewoźnika i numer przesyłki na stronie zwrotu i zachowaj potwierdzenie nadania.',
  },
}

export const chineseWithdrawnReminders: ReminderWords = {
  withdrawnReminder: {
    subject: '请在 {deadline} 前寄回已撤回合同的商品，订单 {code}',
    intro:
      '您已就订单 {code} 中以下商品撤回合同，商品尚未寄出。依法应在 {deadline} 前寄至以下地址。商品送达或交给物流公司后，{amount} 即会退回。',
  },
  withdrawnLast: {
    subject: '最后提醒：请在 {closes} 前寄回订单 {code} 的商品',
    intro:
      '您已就订单 {code} 中以下商品撤回合同，至今未收到任何退货。如到 {closes} 仍没有包裹信息，退货将关闭且不退款，商品归您保留。如已寄出，请在退货页填写物流公司和物流单号，并保留寄件凭证。',
  },
}
