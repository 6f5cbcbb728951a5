/** Mails about goods that are lost on their way back. */

export const englishLostReturn = {
  lostPaid: {
    subject: 'Your return parcel for order {code} is lost: you get your money back',
    intro:
      'The carrier says that the parcel in which you sent items back is lost. That is not your risk: {amount} is refunded to the original payment method. You don’t need to do anything.',
  },
  lostPaidShop: {
    subject: 'The return parcel for order {code} is lost',
    intro:
      'The carrier says that the parcel in which {buyer} sent items back is lost. That is at your risk, so {amount} is refunded to the buyer. Your stock has not changed. Whoever paid the carrier can claim the loss there.',
  },
  lostDisputed: {
    subject: 'Your return parcel for order {code} is lost',
    intro:
      'The carrier says that the parcel in which you sent items back is lost. Galleria decides about your refund by {ruled}. Please add what you have to your side: the receipt from the counter, or the carrier’s answer.',
  },
  lostDisputedShop: {
    subject: 'The return parcel for order {code} is lost: please give your side',
    intro:
      'The carrier says that the parcel in which {buyer} sent items back is lost. Galleria decides about the refund. Please give your side by {deadline}, also if the parcel has reached you; after that, we decide.',
  },
  mallAskedLost: {
    subject: 'Please decide about application {code}: the return parcel is lost',
    intro:
      'The carrier says that the return parcel of application {code} to {shop} is lost. Please decide about the refund.',
    link: 'View the application',
  },
  disputedReminderLost: {
    subject: 'One day left to give your side about order {code}',
    intro:
      'The return parcel from {buyer} is lost, and you have not given your side yet. After {deadline} we’ll decide without it.',
  },
  ruledShopLost: {
    subject: 'Galleria has decided about an application for order {code}',
    intro: 'Galleria has decided about the return parcel that was lost:',
  },
  rulingLost: {
    REFUND: '{amount} is refunded to the original payment method.',
    NONE: 'There is no refund.',
  },
}
type LostReturnWords = typeof englishLostReturn

export const germanLostReturn: LostReturnWords = {
  lostPaid: {
    subject: 'Ihr Rücksendepaket zur Bestellung {code} ist verloren: Sie erhalten Ihr Geld zurück',
    intro:
      'Laut Paketdienst ist das Paket, mit dem Sie Artikel zurückgesendet haben, verloren gegangen. Das ist nicht Ihr Risiko: {amount} werden auf das verwendete Zahlungsmittel erstattet. Sie müssen nichts tun.',
  },
  lostPaidShop: {
    subject: 'Das Rücksendepaket zur Bestellung {code} ist verloren',
    intro:
      'Laut Paketdienst ist das Paket, mit dem {buyer} Artikel zurückgesendet hat, verloren gegangen. Das ist Ihr Risiko, deshalb werden dem Käufer {amount} erstattet. Ihr Bestand ist unverändert. Wer den Paketdienst bezahlt hat, kann den Verlust dort geltend machen.',
  },
  lostDisputed: {
    subject: 'Ihr Rücksendepaket zur Bestellung {code} ist verloren',
    intro:
      'Laut Paketdienst ist das Paket, mit dem Sie Artikel zurückgesendet haben, verloren gegangen. Galleria entscheidet bis {ruled} über Ihre Erstattung. Bitte ergänzen Sie, was Sie haben: den Einlieferungsbeleg oder die Antwort des Paketdienstes.',
  },
  lostDisputedShop: {
    subject: 'Das Rücksendepaket zur Bestellung {code} ist verloren: Ihre Sicht, bitte',
    intro:
      'Laut Paketdienst ist das Paket, mit dem {buyer} Artikel zurückgesendet hat, verloren gegangen. Galleria entscheidet über die Erstattung. Bitte schildern Sie Ihre Sicht bis {deadline}, auch wenn das Paket bei Ihnen angekommen ist; danach entscheiden wir.',
  },
  mallAskedLost: {
    subject: 'Bitte über den Antrag {code} entscheiden: Das Rücksendepaket ist verloren',
    intro:
      'Laut Paketdienst ist das Rücksendepaket des Antrags {code} an {shop} verloren gegangen. Bitte entscheiden Sie über die Erstattung.',
    link: 'Antrag ansehen',
  },
  disputedReminderLost: {
    subject: 'Noch ein Tag, um Ihre Sicht zur Bestellung {code} zu schildern',
    intro:
      'Das Rücksendepaket von {buyer} ist verloren, und Ihre Sicht fehlt noch. Nach dem {deadline} entscheiden wir ohne sie.',
  },
  ruledShopLost: {
    subject: 'Galleria hat über einen Antrag zur Bestellung {code} entschieden',
    intro: 'Galleria hat über das verlorene Rücksendepaket entschieden:',
  },
  rulingLost: {
    REFUND: '{amount} werden auf das verwendete Zahlungsmittel erstattet.',
    NONE: 'Es gibt keine Erstattung.',
  },
}

export const frenchLostReturn: LostReturnWords = {
  lostPaid: {
    subject: 'Votre colis de retour pour la commande {code} est perdu : vous êtes remboursé',
    intro:
      'Le transporteur indique que le colis avec lequel vous avez renvoyé des articles est perdu. Ce risque n’est pas le vôtre : {amount} sont remboursés sur le moyen de paiement d’origine. Vous n’avez rien à faire.',
  },
  lostPaidShop: {
    subject: 'Le colis de retour de la commande {code} est perdu',
    intro:
      'Le transporteur indique que le colis avec lequel {buyer} a renvoyé des articles est perdu. Ce risque est le vôtre : {amount} sont donc remboursés à l’acheteur. Votre stock n’a pas changé. Qui a payé le transporteur peut lui réclamer la perte.',
  },
  lostDisputed: {
    subject: 'Votre colis de retour pour la commande {code} est perdu',
    intro:
      'Le transporteur indique que le colis avec lequel vous avez renvoyé des articles est perdu. Galleria décide de votre remboursement au plus tard le {ruled}. Ajoutez ce que vous avez : le reçu du dépôt ou la réponse du transporteur.',
  },
  lostDisputedShop: {
    subject: 'Le colis de retour de la commande {code} est perdu : donnez votre version',
    intro:
      'Le transporteur indique que le colis avec lequel {buyer} a renvoyé des articles est perdu. Galleria décide du remboursement. Donnez votre version au plus tard le {deadline}, même si le colis vous est parvenu ; ensuite, nous décidons.',
  },
  mallAskedLost: {
    subject: 'Veuillez trancher la demande {code} : le colis de retour est perdu',
    intro:
      'Le transporteur indique que le colis de retour de la demande {code} vers {shop} est perdu. Veuillez décider du remboursement.',
    link: 'Examiner la demande',
  },
  disputedReminderLost: {
    subject: 'Plus qu’un jour pour donner votre version sur la commande {code}',
    intro:
      'Le colis de retour de {buyer} est perdu et vous n’avez pas encore donné votre version. Après le {deadline}, nous décidons sans elle.',
  },
  ruledShopLost: {
    subject: 'Galleria a tranché une demande pour la commande {code}',
    intro: 'Galleria a tranché au sujet du colis de retour perdu :',
  },
  rulingLost: {
    REFUND: '{amount} sont remboursés sur le moyen de paiement d’origine.',
    NONE: 'Il n’y a pas de remboursement.',
  },
}

export const dutchLostReturn: LostReturnWords = {
  lostPaid: {
    subject: 'Uw retourpakket voor bestelling {code} is zoek: u krijgt uw geld terug',
    intro:
      'Volgens de vervoerder is het pakket waarmee u artikelen hebt teruggestuurd zoekgeraakt. Dat is niet uw risico: {amount} wordt terugbetaald via de gebruikte betaalmethode. U hoeft niets te doen.',
  },
  lostPaidShop: {
    subject: 'Het retourpakket van bestelling {code} is zoek',
    intro:
      'Volgens de vervoerder is het pakket waarmee {buyer} artikelen heeft teruggestuurd zoekgeraakt. Dat is uw risico, dus {amount} wordt aan de koper terugbetaald. Uw voorraad is niet veranderd. Wie de vervoerder heeft betaald, kan de schade daar claimen.',
  },
  lostDisputed: {
    subject: 'Uw retourpakket voor bestelling {code} is zoek',
    intro:
      'Volgens de vervoerder is het pakket waarmee u artikelen hebt teruggestuurd zoekgeraakt. Galleria beslist uiterlijk {ruled} over uw terugbetaling. Voeg toe wat u hebt: het verzendbewijs of het antwoord van de vervoerder.',
  },
  lostDisputedShop: {
    subject: 'Het retourpakket van bestelling {code} is zoek: geef uw kant',
    intro:
      'Volgens de vervoerder is het pakket waarmee {buyer} artikelen heeft teruggestuurd zoekgeraakt. Galleria beslist over de terugbetaling. Geef uw kant uiterlijk {deadline}, ook als het pakket bij u is aangekomen; daarna beslissen wij.',
  },
  mallAskedLost: {
    subject: 'Beslis over aanvraag {code}: het retourpakket is zoek',
    intro:
      'Volgens de vervoerder is het retourpakket van aanvraag {code} aan {shop} zoekgeraakt. Beslis over de terugbetaling.',
    link: 'Aanvraag bekijken',
  },
  disputedReminderLost: {
    subject: 'Nog één dag om uw kant te geven over bestelling {code}',
    intro:
      'Het retourpakket van {buyer} is zoek en u hebt uw kant nog niet gegeven. Na {deadline} beslissen we zonder.',
  },
  ruledShopLost: {
    subject: 'Galleria heeft beslist over een aanvraag voor bestelling {code}',
    intro: 'Galleria heeft beslist over het zoekgeraakte retourpakket:',
  },
  rulingLost: {
    REFUND: '{amount} wordt terugbetaald via de gebruikte betaalmethode.',
    NONE: 'Er is geen terugbetaling.',
  },
}

export const spanishLostReturn: LostReturnWords = {
  lostPaid: {
    subject: 'El paquete de tu devolución del pedido {code} se ha perdido: recuperas tu dinero',
    intro:
      'El transportista dice que el paquete con el que devolviste artículos se ha perdido. Ese riesgo no es tuyo: se reembolsan {amount} al medio de pago original. No tienes que hacer nada.',
  },
  lostPaidShop: {
    subject: 'El paquete devuelto del pedido {code} se ha perdido',
    intro:
      'El transportista dice que el paquete con el que {buyer} devolvió artículos se ha perdido. El riesgo es tuyo, así que se reembolsan {amount} al comprador. Tus existencias no han cambiado. Quien pagó al transportista puede reclamarle la pérdida.',
  },
  lostDisputed: {
    subject: 'El paquete de tu devolución del pedido {code} se ha perdido',
    intro:
      'El transportista dice que el paquete con el que devolviste artículos se ha perdido. Galleria decide sobre tu reembolso a más tardar el {ruled}. Añade lo que tengas: el resguardo del envío o la respuesta del transportista.',
  },
  lostDisputedShop: {
    subject: 'El paquete devuelto del pedido {code} se ha perdido: danos tu versión',
    intro:
      'El transportista dice que el paquete con el que {buyer} devolvió artículos se ha perdido. Galleria decide sobre el reembolso. Da tu versión a más tardar el {deadline}, también si el paquete te ha llegado; después decidimos.',
  },
  mallAskedLost: {
    subject: 'Decide sobre la solicitud {code}: el paquete devuelto se ha perdido',
    intro:
      'El transportista dice que el paquete devuelto de la solicitud {code} a {shop} se ha perdido. Decide sobre el reembolso.',
    link: 'Ver la solicitud',
  },
  disputedReminderLost: {
    subject: 'Queda un día para dar tu versión sobre el pedido {code}',
    intro:
      'El paquete devuelto de {buyer} se ha perdido y aún no has dado tu versión. Después del {deadline} decidiremos sin ella.',
  },
  ruledShopLost: {
    subject: 'Galleria ha decidido sobre una solicitud del pedido {code}',
    intro: 'Galleria ha decidido sobre el paquete devuelto que se perdió:',
  },
  rulingLost: {
    REFUND: 'Se reembolsan {amount} al medio de pago original.',
    NONE: 'No hay reembolso.',
  },
}

export const swedishLostReturn: LostReturnWords = {
  lostPaid: {
    subject: 'Ditt returpaket för beställning {code} har kommit bort: du får pengarna tillbaka',
    intro:
      'Transportören säger att paketet som du skickade tillbaka varor i har kommit bort. Det är inte din risk: {amount} återbetalas till det ursprungliga betalsättet. Du behöver inte göra något.',
  },
  lostPaidShop: {
    subject: 'Returpaketet för beställning {code} har kommit bort',
    intro:
      'Transportören säger att paketet som {buyer} skickade tillbaka varor i har kommit bort. Det är din risk, så {amount} återbetalas till köparen. Ditt lager är oförändrat. Den som betalade transportören kan kräva ersättning där.',
  },
  lostDisputed: {
    subject: 'Ditt returpaket för beställning {code} har kommit bort',
    intro:
      'Transportören säger att paketet som du skickade tillbaka varor i har kommit bort. Galleria beslutar om din återbetalning senast {ruled}. Lägg till det du har: inlämningskvittot eller transportörens svar.',
  },
  lostDisputedShop: {
    subject: 'Returpaketet för beställning {code} har kommit bort: ge din syn',
    intro:
      'Transportören säger att paketet som {buyer} skickade tillbaka varor i har kommit bort. Galleria beslutar om återbetalningen. Ge din syn senast {deadline}, även om paketet har kommit fram till dig; därefter beslutar vi.',
  },
  mallAskedLost: {
    subject: 'Besluta om ansökan {code}: returpaketet har kommit bort',
    intro:
      'Transportören säger att returpaketet för ansökan {code} till {shop} har kommit bort. Besluta om återbetalningen.',
    link: 'Visa ansökan',
  },
  disputedReminderLost: {
    subject: 'En dag kvar att ge din syn på beställning {code}',
    intro:
      'Returpaketet från {buyer} har kommit bort, och du har inte gett din syn än. Efter {deadline} beslutar vi utan den.',
  },
  ruledShopLost: {
    subject: 'Galleria har beslutat om en ansökan för beställning {code}',
    intro: 'Galleria har beslutat om returpaketet som kom bort:',
  },
  rulingLost: {
    REFUND: '{amount} återbetalas till det ursprungliga betalsättet.',
    NONE: 'Det blir ingen återbetalning.',
  },
}

export const italianLostReturn: LostReturnWords = {
  lostPaid: {
    subject: 'Il pacco del tuo reso per l’ordine {code} è smarrito: ricevi il rimborso',
    intro:
      'Il corriere dice che il pacco con cui hai restituito articoli è smarrito. Il rischio non è tuo: {amount} vengono rimborsati sul metodo di pagamento originale. Non devi fare nulla.',
  },
  lostPaidShop: {
    subject: 'Il pacco del reso dell’ordine {code} è smarrito',
    intro:
      'Il corriere dice che il pacco con cui {buyer} ha restituito articoli è smarrito. Il rischio è Suo, perciò {amount} vengono rimborsati all’acquirente. Le Sue giacenze non sono cambiate. Chi ha pagato il corriere può chiedergli il risarcimento.',
  },
  lostDisputed: {
    subject: 'Il pacco del tuo reso per l’ordine {code} è smarrito',
    intro:
      'Il corriere dice che il pacco con cui hai restituito articoli è smarrito. Galleria decide sul tuo rimborso entro il {ruled}. Aggiungi ciò che hai: la ricevuta di spedizione o la risposta del corriere.',
  },
  lostDisputedShop: {
    subject: 'Il pacco del reso dell’ordine {code} è smarrito: dia la Sua versione',
    intro:
      'Il corriere dice che il pacco con cui {buyer} ha restituito articoli è smarrito. Galleria decide sul rimborso. Dia la Sua versione entro il {deadline}, anche se il pacco Le è arrivato; poi decidiamo noi.',
  },
  mallAskedLost: {
    subject: 'Decidere sulla richiesta {code}: il pacco del reso è smarrito',
    intro:
      'Il corriere dice che il pacco del reso della richiesta {code} a {shop} è smarrito. Decida sul rimborso.',
    link: 'Vedi la richiesta',
  },
  disputedReminderLost: {
    subject: 'Ancora un giorno per dare la Sua versione sull’ordine {code}',
    intro:
      'Il pacco del reso di {buyer} è smarrito e Lei non ha ancora dato la Sua versione. Dopo il {deadline} decideremo senza.',
  },
  ruledShopLost: {
    subject: 'Galleria ha deciso su una richiesta per l’ordine {code}',
    intro: 'Galleria ha deciso sul pacco del reso smarrito:',
  },
  rulingLost: {
    REFUND: '{amount} vengono rimborsati sul metodo di pagamento originale.',
    NONE: 'Non c’è alcun rimborso.',
  },
}

export const polishLostReturn: LostReturnWords = {
  lostPaid: {
    subject: 'Twoja paczka zwrotna do zamówienia {code} zaginęła: otrzymasz pieniądze',
    intro:
      'Przewoźnik informuje, że paczka, w której odesłano towary, zaginęła. To nie Twoje ryzyko: {amount} wraca na użyty środek płatności. Nie musisz nic robić.',
  },
  lostPaidShop: {
    subject: 'Paczka zwrotna z zamówienia {code} zaginęła',
    intro:
      'Przewoźnik informuje, że paczka, w której {buyer} odesłał(a) towary, zaginęła. To Twoje ryzyko, dlatego kupujący otrzyma {amount}. Stan magazynu się nie zmienił. Kto zapłacił przewoźnikowi, może u niego reklamować stratę.',
  },
  lostDisputed: {
    subject: 'Twoja paczka zwrotna do zamówienia {code} zaginęła',
    intro:
      'Przewoźnik informuje, że paczka, w której odesłano towary, zaginęła. Galleria rozstrzygnie o zwrocie pieniędzy do {ruled}. Dodaj to, co masz: potwierdzenie nadania lub odpowiedź przewoźnika.',
  },
  lostDisputedShop: {
    subject: 'Paczka zwrotna z zamówienia {code} zaginęła: przedstaw swoje stanowisko',
    intro:
      'Przewoźnik informuje, że paczka, w której {buyer} odesłał(a) towary, zaginęła. Galleria rozstrzygnie o zwrocie pieniędzy. Przedstaw swoje stanowisko do {deadline}, także jeśli paczka do Ciebie dotarła; potem decydujemy my.',
  },
  mallAskedLost: {
    subject: 'Rozstrzygnij zgłoszenie {code}: paczka zwrotna zaginęła',
    intro:
      'Przewoźnik informuje, że paczka zwrotna ze zgłoszenia {code} do {shop} zaginęła. Rozstrzygnij o zwrocie pieniędzy.',
    link: 'Zobacz zgłoszenie',
  },
  disputedReminderLost: {
    subject: 'Został jeden dzień na stanowisko w sprawie zamówienia {code}',
    intro:
      'Paczka zwrotna od {buyer} zaginęła, a Twojego stanowiska jeszcze nie ma. Po {deadline} zdecydujemy bez niego.',
  },
  ruledShopLost: {
    subject: 'Galleria rozstrzygnęła zgłoszenie do zamówienia {code}',
    intro: 'Galleria rozstrzygnęła sprawę zaginionej paczki zwrotnej:',
  },
  rulingLost: {
    REFUND: '{amount} wraca na użyty środek płatności.',
    NONE: 'Nie ma zwrotu pieniędzy.',
  },
}

export const chineseLostReturn: LostReturnWords = {
  lostPaid: {
    subject: '订单 {code} 的退货包裹已丢失：我们将为您退款',
    intro:
      '物流公司表示，您寄回商品的包裹已丢失。此风险不由您承担：{amount} 将退回原支付方式。您无需进行任何操作。',
  },
  lostPaidShop: {
    subject: '订单 {code} 的退货包裹已丢失',
    intro:
      '承运商表示，{buyer} 寄回商品的包裹已丢失。此风险由您承担，因此 {amount} 将退还买家。您的库存没有变化。向承运商付款的一方可向其索赔。',
  },
  lostDisputed: {
    subject: '订单 {code} 的退货包裹已丢失',
    intro:
      '物流公司表示，您寄回商品的包裹已丢失。Galleria 将在 {ruled} 前裁决是否退款。请补充您手中的凭证：寄件回执或物流公司的答复。',
  },
  lostDisputedShop: {
    subject: '订单 {code} 的退货包裹已丢失：请说明情况',
    intro:
      '承运商表示，{buyer} 寄回商品的包裹已丢失。Galleria 将裁决是否退款。请在 {deadline} 前说明您的情况，即使您已收到包裹；此后由我们裁决。',
  },
  mallAskedLost: {
    subject: '请裁决申请 {code}：退货包裹已丢失',
    intro: '承运商表示，申请 {code} 寄往 {shop} 的退货包裹已丢失。请裁决是否退款。',
    link: '查看申请',
  },
  disputedReminderLost: {
    subject: '订单 {code}：还有一天可说明您的情况',
    intro: '{buyer} 的退货包裹已丢失，您尚未说明情况。{deadline} 之后我们将直接裁决。',
  },
  ruledShopLost: {
    subject: 'Galleria 已裁决订单 {code} 的一项申请',
    intro: 'Galleria 已就丢失的退货包裹作出裁决：',
  },
  rulingLost: { REFUND: '{amount} 将退回原支付方式。', NONE: '不予退款。' },
}
