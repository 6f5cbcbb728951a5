/** Mails about a box that came back empty, of goods that nobody can decline. */

export const englishEmptyBox = {
  emptyDisputed: {
    subject: 'The parcel you sent back for order {code} was empty, the shop says',
    intro:
      'The shop says that there was nothing in the parcel you sent back, and gives this reason. Galleria decides about your refund by {ruled}. Please add what you have to your side: the receipt from the counter with the weight, photos of the packed parcel.',
  },
  emptyDisputedShop: {
    subject: 'The empty return parcel for order {code}: please give your side',
    intro:
      'You have said that there was nothing in the parcel from {buyer}. Galleria decides about the refund; your stock has not changed. Please give your side by {deadline}; after that, we decide.',
  },
  mallAskedEmpty: {
    subject: 'Please decide about application {code}: the return parcel was empty',
    intro:
      '{shop} says that the return parcel of application {code} was empty. Please decide about the refund.',
    link: 'View the application',
  },
  disputedReminderEmpty: {
    subject: 'One day left to give your side about order {code}',
    intro:
      'You have said that the return parcel from {buyer} was empty, and have not given your side to Galleria yet. After {deadline} we’ll decide without it.',
  },
  ruledShopEmpty: {
    subject: 'Galleria has decided about an application for order {code}',
    intro: 'Galleria has decided about the return parcel that was empty:',
  },
}
type EmptyBoxWords = typeof englishEmptyBox

export const germanEmptyBox: EmptyBoxWords = {
  emptyDisputed: {
    subject: 'Ihr Rücksendepaket zur Bestellung {code} war laut Shop leer',
    intro:
      'Der Shop sagt, dass in Ihrem Rücksendepaket nichts war, und nennt diesen Grund. Galleria entscheidet bis {ruled} über Ihre Erstattung. Bitte ergänzen Sie, was Sie haben: den Einlieferungsbeleg mit dem Gewicht, Fotos des gepackten Pakets.',
  },
  emptyDisputedShop: {
    subject: 'Das leere Rücksendepaket zur Bestellung {code}: Ihre Sicht, bitte',
    intro:
      'Sie haben angegeben, dass im Paket von {buyer} nichts war. Galleria entscheidet über die Erstattung; Ihr Bestand ist unverändert. Bitte schildern Sie Ihre Sicht bis {deadline}; danach entscheiden wir.',
  },
  mallAskedEmpty: {
    subject: 'Bitte über den Antrag {code} entscheiden: Das Rücksendepaket war leer',
    intro:
      '{shop} sagt, dass das Rücksendepaket des Antrags {code} leer war. Bitte entscheiden Sie über die Erstattung.',
    link: 'Antrag ansehen',
  },
  disputedReminderEmpty: {
    subject: 'Noch ein Tag, um Ihre Sicht zur Bestellung {code} zu schildern',
    intro:
      'Sie haben angegeben, dass das Rücksendepaket von {buyer} leer war, und Ihre Sicht fehlt Galleria noch. Nach dem {deadline} entscheiden wir ohne sie.',
  },
  ruledShopEmpty: {
    subject: 'Galleria hat über einen Antrag zur Bestellung {code} entschieden',
    intro: 'Galleria hat über das leere Rücksendepaket entschieden:',
  },
}

export const frenchEmptyBox: EmptyBoxWords = {
  emptyDisputed: {
    subject: 'Selon la boutique, votre colis de retour pour la commande {code} était vide',
    intro:
      'La boutique indique que le colis que vous avez renvoyé ne contenait rien et donne la raison ci-dessous. Galleria décide de votre remboursement au plus tard le {ruled}. Ajoutez ce que vous avez : le reçu du dépôt avec le poids, des photos du colis préparé.',
  },
  emptyDisputedShop: {
    subject: 'Le colis de retour vide de la commande {code} : donnez votre version',
    intro:
      'Vous avez indiqué que le colis de {buyer} ne contenait rien. Galleria décide du remboursement ; votre stock n’a pas changé. Donnez votre version au plus tard le {deadline} ; ensuite, nous décidons.',
  },
  mallAskedEmpty: {
    subject: 'Veuillez trancher la demande {code} : le colis de retour était vide',
    intro:
      '{shop} indique que le colis de retour de la demande {code} était vide. Veuillez décider du remboursement.',
    link: 'Examiner la demande',
  },
  disputedReminderEmpty: {
    subject: 'Plus qu’un jour pour donner votre version sur la commande {code}',
    intro:
      'Vous avez indiqué que le colis de retour de {buyer} était vide et vous n’avez pas encore donné votre version à Galleria. Après le {deadline}, nous décidons sans elle.',
  },
  ruledShopEmpty: {
    subject: 'Galleria a tranché une demande pour la commande {code}',
    intro: 'Galleria a tranché au sujet du colis de retour vide :',
  },
}

export const dutchEmptyBox: EmptyBoxWords = {
  emptyDisputed: {
    subject: 'Volgens de winkel was uw retourpakket voor bestelling {code} leeg',
    intro:
      'De winkel zegt dat er niets in het pakket zat dat u hebt teruggestuurd, en geeft deze reden. Galleria beslist uiterlijk {ruled} over uw terugbetaling. Voeg toe wat u hebt: het verzendbewijs met het gewicht, foto’s van het ingepakte pakket.',
  },
  emptyDisputedShop: {
    subject: 'Het lege retourpakket van bestelling {code}: geef uw kant',
    intro:
      'U hebt aangegeven dat er niets in het pakket van {buyer} zat. Galleria beslist over de terugbetaling; uw voorraad is niet veranderd. Geef uw kant uiterlijk {deadline}; daarna beslissen wij.',
  },
  mallAskedEmpty: {
    subject: 'Beslis over aanvraag {code}: het retourpakket was leeg',
    intro:
      '{shop} zegt dat het retourpakket van aanvraag {code} leeg was. Beslis over de terugbetaling.',
    link: 'Aanvraag bekijken',
  },
  disputedReminderEmpty: {
    subject: 'Nog één dag om uw kant te geven over bestelling {code}',
    intro:
      'U hebt aangegeven dat het retourpakket van {buyer} leeg was en u hebt uw kant nog niet aan Galleria gegeven. Na {deadline} beslissen we zonder.',
  },
  ruledShopEmpty: {
    subject: 'Galleria heeft beslist over een aanvraag voor bestelling {code}',
    intro: 'Galleria heeft beslist over het lege retourpakket:',
  },
}

export const spanishEmptyBox: EmptyBoxWords = {
  emptyDisputed: {
    subject: 'Según la tienda, el paquete de tu devolución del pedido {code} estaba vacío',
    intro:
      'La tienda dice que no había nada en el paquete que devolviste y da este motivo. Galleria decide sobre tu reembolso a más tardar el {ruled}. Añade lo que tengas: el resguardo del envío con el peso, fotos del paquete preparado.',
  },
  emptyDisputedShop: {
    subject: 'El paquete devuelto vacío del pedido {code}: danos tu versión',
    intro:
      'Has indicado que no había nada en el paquete de {buyer}. Galleria decide sobre el reembolso; tus existencias no han cambiado. Da tu versión a más tardar el {deadline}; después decidimos.',
  },
  mallAskedEmpty: {
    subject: 'Decide sobre la solicitud {code}: el paquete devuelto estaba vacío',
    intro:
      '{shop} dice que el paquete devuelto de la solicitud {code} estaba vacío. Decide sobre el reembolso.',
    link: 'Ver la solicitud',
  },
  disputedReminderEmpty: {
    subject: 'Queda un día para dar tu versión sobre el pedido {code}',
    intro:
      'Has indicado que el paquete devuelto de {buyer} estaba vacío y aún no has dado tu versión a Galleria. Después del {deadline} decidiremos sin ella.',
  },
  ruledShopEmpty: {
    subject: 'Galleria ha decidido sobre una solicitud del pedido {code}',
    intro: 'Galleria ha decidido sobre el paquete devuelto que estaba vacío:',
  },
}

export const swedishEmptyBox: EmptyBoxWords = {
  emptyDisputed: {
    subject: 'Ditt returpaket för beställning {code} var tomt, enligt butiken',
    intro:
      'Butiken säger att det inte fanns något i paketet som du skickade tillbaka och anger detta skäl. Galleria beslutar om din återbetalning senast {ruled}. Lägg till det du har: inlämningskvittot med vikten, foton av det packade paketet.',
  },
  emptyDisputedShop: {
    subject: 'Det tomma returpaketet för beställning {code}: ge din syn',
    intro:
      'Du har angett att det inte fanns något i paketet från {buyer}. Galleria beslutar om återbetalningen; ditt lager är oförändrat. Ge din syn senast {deadline}; därefter beslutar vi.',
  },
  mallAskedEmpty: {
    subject: 'Besluta om ansökan {code}: returpaketet var tomt',
    intro: '{shop} säger att returpaketet för ansökan {code} var tomt. Besluta om återbetalningen.',
    link: 'Visa ansökan',
  },
  disputedReminderEmpty: {
    subject: 'En dag kvar att ge din syn på beställning {code}',
    intro:
      'Du har angett att returpaketet från {buyer} var tomt och har inte gett Galleria din syn än. Efter {deadline} beslutar vi utan den.',
  },
  ruledShopEmpty: {
    subject: 'Galleria har beslutat om en ansökan för beställning {code}',
    intro: 'Galleria har beslutat om det tomma returpaketet:',
  },
}

export const italianEmptyBox: EmptyBoxWords = {
  emptyDisputed: {
    subject: 'Secondo il negozio, il pacco del tuo reso per l’ordine {code} era vuoto',
    intro:
      'Il negozio dice che nel pacco che hai restituito non c’era nulla e indica questo motivo. Galleria decide sul tuo rimborso entro il {ruled}. Aggiungi ciò che hai: la ricevuta di spedizione con il peso, le foto del pacco preparato.',
  },
  emptyDisputedShop: {
    subject: 'Il pacco vuoto del reso dell’ordine {code}: dia la Sua versione',
    intro:
      'Lei ha indicato che nel pacco di {buyer} non c’era nulla. Galleria decide sul rimborso; le Sue scorte non sono cambiate. Dia la Sua versione entro il {deadline}; poi decidiamo noi.',
  },
  mallAskedEmpty: {
    subject: 'Decidere sulla richiesta {code}: il pacco del reso era vuoto',
    intro:
      '{shop} dice che il pacco del reso della richiesta {code} era vuoto. Decida sul rimborso.',
    link: 'Vedi la richiesta',
  },
  disputedReminderEmpty: {
    subject: 'Ancora un giorno per dare la Sua versione sull’ordine {code}',
    intro:
      'Lei ha indicato che il pacco del reso di {buyer} era vuoto e non ha ancora dato la Sua versione a Galleria. Dopo il {deadline} decideremo senza.',
  },
  ruledShopEmpty: {
    subject: 'Galleria ha deciso su una richiesta per l’ordine {code}',
    intro: 'Galleria ha deciso sul pacco vuoto del reso:',
  },
}

export const polishEmptyBox: EmptyBoxWords = {
  emptyDisputed: {
    subject: 'Według sklepu Twoja paczka zwrotna do zamówienia {code} była pusta',
    intro:
      'Sklep twierdzi, że w odesłanej paczce nic nie było, i podaje ten powód. Galleria rozstrzygnie o zwrocie pieniędzy do {ruled}. Dodaj to, co masz: potwierdzenie nadania z wagą, zdjęcia spakowanej paczki.',
  },
  emptyDisputedShop: {
    subject: 'Pusta paczka zwrotna z zamówienia {code}: przedstaw swoje stanowisko',
    intro:
      'Według Twojej informacji w paczce od {buyer} nic nie było. Galleria rozstrzygnie o zwrocie pieniędzy; Twoje stany się nie zmieniły. Przedstaw swoje stanowisko do {deadline}; potem decydujemy my.',
  },
  mallAskedEmpty: {
    subject: 'Rozstrzygnij zgłoszenie {code}: paczka zwrotna była pusta',
    intro:
      '{shop} twierdzi, że paczka zwrotna ze zgłoszenia {code} była pusta. Rozstrzygnij o zwrocie pieniędzy.',
    link: 'Zobacz zgłoszenie',
  },
  disputedReminderEmpty: {
    subject: 'Został jeden dzień na stanowisko w sprawie zamówienia {code}',
    intro:
      'Według Twojej informacji paczka zwrotna od {buyer} była pusta, a Galleria nie ma jeszcze Twojego stanowiska. Po {deadline} zdecydujemy bez niego.',
  },
  ruledShopEmpty: {
    subject: 'Galleria rozstrzygnęła zgłoszenie do zamówienia {code}',
    intro: 'Galleria rozstrzygnęła sprawę pustej paczki zwrotnej:',
  },
}

export const chineseEmptyBox: EmptyBoxWords = {
  emptyDisputed: {
    subject: '商家表示订单 {code} 的退货包裹是空的',
    intro:
      '商家表示，您寄回的包裹内没有商品，并说明了以下理由。Galleria 将在 {ruled} 前裁决是否退款。请补充您手中的凭证：标明重量的寄件回执、打包时的照片。',
  },
  emptyDisputedShop: {
    subject: '订单 {code} 的空退货包裹：请说明情况',
    intro:
      '您已表示 {buyer} 寄回的包裹内没有商品。Galleria 将裁决是否退款，您的库存没有变动。请在 {deadline} 前说明您的情况；此后由我们裁决。',
  },
  mallAskedEmpty: {
    subject: '请裁决申请 {code}：退货包裹是空的',
    intro: '{shop} 表示，申请 {code} 的退货包裹是空的。请裁决是否退款。',
    link: '查看申请',
  },
  disputedReminderEmpty: {
    subject: '订单 {code}：还有一天可说明您的情况',
    intro:
      '您已表示 {buyer} 的退货包裹是空的，但尚未向 Galleria 说明情况。{deadline} 之后我们将直接裁决。',
  },
  ruledShopEmpty: {
    subject: 'Galleria 已裁决订单 {code} 的一项申请',
    intro: 'Galleria 已就空的退货包裹作出裁决：',
  },
}
