import {
  englishNews,
  germanNews,
  dutchNews,
  spanishNews,
  swedishNews,
  frenchNews,
  italianNews,
  polishNews,
  chineseNews,
} from './reverse-news-words.ts'

/** Mails about the labels that shops give for what comes back, and about one that a shop owed. */

export const englishLabel = {
  ...englishNews,
  labelGiven: {
    subject: 'Your return label for order {code}',
    intro:
      '{shop} has given you its label for sending the items back. It costs you nothing. Carrier: {carrier}, number: {tracking}.',
  },
  noLabel: {
    subject: 'Galleria decides about your return for order {code}',
    intro:
      '{shop} owes you a label for sending the items back and has not given one in time. Your return is not closed: Galleria decides by {ruled}. Until then you can add photos, documents and words.',
  },
  noLabelShop: {
    subject: 'No label for order {code}: please give your side',
    intro:
      '{buyer} returns items because of a fault, so the way back is at your cost, and you have given no label in time. Galleria decides now. Please give your side by {deadline}, or agree and give the label then.',
  },
  mallAskedNoLabel: {
    subject: 'Please decide about application {code}: no return label',
    intro: '{shop} owes a label for the return {code} and has given none in time. Please decide.',
    link: 'View the application',
  },
  disputedReminderNoLabel: {
    subject: 'One day left to give your side about order {code}',
    intro:
      'You have given no label for the return from {buyer}, and have not given your side yet. After {deadline} we’ll decide without it.',
  },
  ruledShopNoLabel: {
    subject: 'Galleria has decided about an application for order {code}',
    intro: 'Galleria has decided about the return for which you gave no label:',
  },
  label: {
    code: 'Show this code at the counter: {labelCode}',
    print: 'Print the label: it is on the page of your application.',
    how: 'You don’t need to enter a number: the return begins as soon as the carrier has the parcel. You can also use a parcel of your own, at your own cost.',
    toCome:
      '{shop} pays for the way back: we’ll email you its label. You don’t have to send anything before that.',
  },
}
type LabelWords = typeof englishLabel

export const germanLabel: LabelWords = {
  ...germanNews,
  labelGiven: {
    subject: 'Ihr Rücksendeetikett zur Bestellung {code}',
    intro:
      '{shop} hat Ihnen ein Etikett für die Rücksendung bereitgestellt. Es kostet Sie nichts. Paketdienst: {carrier}, Nummer: {tracking}.',
  },
  noLabel: {
    subject: 'Galleria entscheidet über Ihre Rücksendung zur Bestellung {code}',
    intro:
      '{shop} schuldet Ihnen ein Etikett für die Rücksendung und hat es nicht rechtzeitig bereitgestellt. Ihre Rücksendung wird nicht geschlossen: Galleria entscheidet bis {ruled}. Bis dahin können Sie Fotos, Dokumente und Text ergänzen.',
  },
  noLabelShop: {
    subject: 'Kein Etikett zur Bestellung {code}: Ihre Sicht, bitte',
    intro:
      '{buyer} sendet Artikel wegen eines Mangels zurück, der Rückweg geht also auf Ihre Kosten, und Sie haben nicht rechtzeitig ein Etikett bereitgestellt. Galleria entscheidet jetzt. Bitte schildern Sie Ihre Sicht bis {deadline}, oder stimmen Sie zu und stellen Sie dann das Etikett bereit.',
  },
  mallAskedNoLabel: {
    subject: 'Bitte über den Antrag {code} entscheiden: kein Rücksendeetikett',
    intro:
      '{shop} schuldet für die Rücksendung {code} ein Etikett und hat es nicht rechtzeitig bereitgestellt. Bitte entscheiden Sie.',
    link: 'Antrag ansehen',
  },
  disputedReminderNoLabel: {
    subject: 'Noch ein Tag, um Ihre Sicht zur Bestellung {code} zu schildern',
    intro:
      'Sie haben für die Rücksendung von {buyer} kein Etikett bereitgestellt, und Ihre Sicht fehlt noch. Nach dem {deadline} entscheiden wir ohne sie.',
  },
  ruledShopNoLabel: {
    subject: 'Galleria hat über einen Antrag zur Bestellung {code} entschieden',
    intro:
      'Galleria hat über die Rücksendung entschieden, für die Sie kein Etikett bereitgestellt haben:',
  },
  label: {
    code: 'Zeigen Sie diesen Code am Schalter: {labelCode}',
    print: 'Drucken Sie das Etikett aus: Sie finden es auf der Seite Ihres Antrags.',
    how: 'Sie müssen keine Nummer eingeben: Die Rücksendung beginnt, sobald der Paketdienst das Paket hat. Sie können auch ein eigenes Paket verwenden, auf eigene Kosten.',
    toCome:
      '{shop} bezahlt den Rückweg: Wir senden Ihnen das Etikett per E-Mail. Vorher müssen Sie nichts versenden.',
  },
}

export const frenchLabel: LabelWords = {
  ...frenchNews,
  labelGiven: {
    subject: 'Votre étiquette de retour pour la commande {code}',
    intro:
      '{shop} vous a donné son étiquette pour renvoyer les articles. Elle ne vous coûte rien. Transporteur : {carrier}, numéro : {tracking}.',
  },
  noLabel: {
    subject: 'Galleria décide de votre retour pour la commande {code}',
    intro:
      '{shop} vous doit une étiquette pour renvoyer les articles et n’en a pas donné à temps. Votre retour n’est pas clos : Galleria décide au plus tard le {ruled}. D’ici là, vous pouvez ajouter des photos, des documents et des explications.',
  },
  noLabelShop: {
    subject: 'Pas d’étiquette pour la commande {code} : donnez votre version',
    intro:
      '{buyer} renvoie des articles pour un défaut, le retour est donc à vos frais, et vous n’avez pas donné d’étiquette à temps. Galleria décide maintenant. Donnez votre version au plus tard le {deadline}, ou acceptez et donnez alors l’étiquette.',
  },
  mallAskedNoLabel: {
    subject: 'Veuillez trancher la demande {code} : pas d’étiquette de retour',
    intro:
      '{shop} doit une étiquette pour le retour {code} et n’en a pas donné à temps. Veuillez décider.',
    link: 'Examiner la demande',
  },
  disputedReminderNoLabel: {
    subject: 'Plus qu’un jour pour donner votre version sur la commande {code}',
    intro:
      'Vous n’avez pas donné d’étiquette pour le retour de {buyer}, ni encore votre version. Après le {deadline}, nous décidons sans elle.',
  },
  ruledShopNoLabel: {
    subject: 'Galleria a tranché une demande pour la commande {code}',
    intro: 'Galleria a tranché au sujet du retour pour lequel vous n’avez pas donné d’étiquette :',
  },
  label: {
    code: 'Montrez ce code au guichet : {labelCode}',
    print: 'Imprimez l’étiquette : elle se trouve sur la page de votre demande.',
    how: 'Vous n’avez pas de numéro à saisir : le retour commence dès que le transporteur a le colis. Vous pouvez aussi utiliser votre propre colis, à vos frais.',
    toCome:
      '{shop} paie le retour : nous vous envoyons son étiquette par e-mail. Vous n’avez rien à envoyer avant.',
  },
}

export const dutchLabel: LabelWords = {
  ...dutchNews,
  labelGiven: {
    subject: 'Uw retourlabel voor bestelling {code}',
    intro:
      '{shop} heeft u een label gegeven om de artikelen terug te sturen. Het kost u niets. Vervoerder: {carrier}, nummer: {tracking}.',
  },
  noLabel: {
    subject: 'Galleria beslist over uw retour voor bestelling {code}',
    intro:
      '{shop} is u een label voor het terugsturen verschuldigd en heeft er niet op tijd een gegeven. Uw retour wordt niet gesloten: Galleria beslist uiterlijk {ruled}. Tot dan kunt u foto’s, documenten en uitleg toevoegen.',
  },
  noLabelShop: {
    subject: 'Geen label voor bestelling {code}: geef uw kant',
    intro:
      '{buyer} stuurt artikelen terug vanwege een gebrek, dus de terugweg is voor uw rekening, en u hebt niet op tijd een label gegeven. Galleria beslist nu. Geef uw kant uiterlijk {deadline}, of ga akkoord en geef dan het label.',
  },
  mallAskedNoLabel: {
    subject: 'Beslis over aanvraag {code}: geen retourlabel',
    intro:
      '{shop} is een label voor retour {code} verschuldigd en heeft er niet op tijd een gegeven. Beslis hierover.',
    link: 'Aanvraag bekijken',
  },
  disputedReminderNoLabel: {
    subject: 'Nog één dag om uw kant te geven over bestelling {code}',
    intro:
      'U hebt geen label voor de retour van {buyer} gegeven en ook uw kant nog niet. Na {deadline} beslissen we zonder.',
  },
  ruledShopNoLabel: {
    subject: 'Galleria heeft beslist over een aanvraag voor bestelling {code}',
    intro: 'Galleria heeft beslist over de retour waarvoor u geen label gaf:',
  },
  label: {
    code: 'Toon deze code aan de balie: {labelCode}',
    print: 'Print het label: u vindt het op de pagina van uw aanvraag.',
    how: 'U hoeft geen nummer in te voeren: de retour begint zodra de vervoerder het pakket heeft. U kunt ook een eigen pakket gebruiken, op eigen kosten.',
    toCome:
      '{shop} betaalt de terugweg: we mailen u het label. Voor die tijd hoeft u niets te versturen.',
  },
}

export const spanishLabel: LabelWords = {
  ...spanishNews,
  labelGiven: {
    subject: 'Tu etiqueta de devolución del pedido {code}',
    intro:
      '{shop} te ha dado su etiqueta para devolver los artículos. No te cuesta nada. Transportista: {carrier}, número: {tracking}.',
  },
  noLabel: {
    subject: 'Galleria decide sobre tu devolución del pedido {code}',
    intro:
      '{shop} te debe una etiqueta para devolver los artículos y no la ha dado a tiempo. Tu devolución no se cierra: Galleria decide a más tardar el {ruled}. Hasta entonces puedes añadir fotos, documentos y explicaciones.',
  },
  noLabelShop: {
    subject: 'Sin etiqueta para el pedido {code}: danos tu versión',
    intro:
      '{buyer} devuelve artículos por un defecto, así que la devolución corre de tu cuenta, y no has dado la etiqueta a tiempo. Galleria decide ahora. Da tu versión a más tardar el {deadline}, o acepta y da entonces la etiqueta.',
  },
  mallAskedNoLabel: {
    subject: 'Decide sobre la solicitud {code}: sin etiqueta de devolución',
    intro:
      '{shop} debe una etiqueta para la devolución {code} y no la ha dado a tiempo. Decide, por favor.',
    link: 'Ver la solicitud',
  },
  disputedReminderNoLabel: {
    subject: 'Queda un día para dar tu versión sobre el pedido {code}',
    intro:
      'No has dado etiqueta para la devolución de {buyer} ni tu versión. Después del {deadline} decidiremos sin ella.',
  },
  ruledShopNoLabel: {
    subject: 'Galleria ha decidido sobre una solicitud del pedido {code}',
    intro: 'Galleria ha decidido sobre la devolución para la que no diste etiqueta:',
  },
  label: {
    code: 'Muestra este código en el mostrador: {labelCode}',
    print: 'Imprime la etiqueta: está en la página de tu solicitud.',
    how: 'No tienes que escribir ningún número: la devolución empieza en cuanto el transportista tiene el paquete. También puedes usar un paquete propio, por tu cuenta.',
    toCome:
      '{shop} paga la devolución: te enviaremos su etiqueta por correo. Antes no tienes que enviar nada.',
  },
}

export const swedishLabel: LabelWords = {
  ...swedishNews,
  labelGiven: {
    subject: 'Din returetikett för beställning {code}',
    intro:
      '{shop} har gett dig sin etikett för att skicka tillbaka varorna. Den kostar dig inget. Transportör: {carrier}, nummer: {tracking}.',
  },
  noLabel: {
    subject: 'Galleria beslutar om din retur för beställning {code}',
    intro:
      '{shop} är skyldig dig en etikett för returen och har inte gett någon i tid. Din retur stängs inte: Galleria beslutar senast {ruled}. Till dess kan du lägga till foton, dokument och text.',
  },
  noLabelShop: {
    subject: 'Ingen etikett för beställning {code}: ge din syn',
    intro:
      '{buyer} skickar tillbaka varor på grund av ett fel, så returen är på din bekostnad, och du har inte gett någon etikett i tid. Galleria beslutar nu. Ge din syn senast {deadline}, eller gå med på det och ge etiketten då.',
  },
  mallAskedNoLabel: {
    subject: 'Besluta om ansökan {code}: ingen returetikett',
    intro:
      '{shop} är skyldig en etikett för returen {code} och har inte gett någon i tid. Besluta om den.',
    link: 'Visa ansökan',
  },
  disputedReminderNoLabel: {
    subject: 'En dag kvar att ge din syn på beställning {code}',
    intro:
      'Du har inte gett någon etikett för returen från {buyer} och inte heller din syn. Efter {deadline} beslutar vi utan den.',
  },
  ruledShopNoLabel: {
    subject: 'Galleria har beslutat om en ansökan för beställning {code}',
    intro: 'Galleria har beslutat om returen som du inte gav någon etikett för:',
  },
  label: {
    code: 'Visa den här koden hos ombudet: {labelCode}',
    print: 'Skriv ut etiketten: den finns på sidan för din ansökan.',
    how: 'Du behöver inte ange något nummer: returen börjar när transportören har paketet. Du kan också använda ett eget paket, på egen bekostnad.',
    toCome:
      '{shop} betalar returen: vi mejlar dig etiketten. Innan dess behöver du inte skicka något.',
  },
}

export const italianLabel: LabelWords = {
  ...italianNews,
  labelGiven: {
    subject: 'La tua etichetta di reso per l’ordine {code}',
    intro:
      '{shop} ti ha dato la sua etichetta per restituire gli articoli. Non ti costa nulla. Corriere: {carrier}, numero: {tracking}.',
  },
  noLabel: {
    subject: 'Galleria decide sul tuo reso per l’ordine {code}',
    intro:
      '{shop} ti deve un’etichetta per restituire gli articoli e non l’ha data in tempo. Il tuo reso non viene chiuso: Galleria decide entro il {ruled}. Fino ad allora puoi aggiungere foto, documenti e spiegazioni.',
  },
  noLabelShop: {
    subject: 'Nessuna etichetta per l’ordine {code}: dia la Sua versione',
    intro:
      '{buyer} restituisce articoli per un difetto, perciò il reso è a Suo carico, e Lei non ha dato l’etichetta in tempo. Galleria decide ora. Dia la Sua versione entro il {deadline}, oppure accetti e dia poi l’etichetta.',
  },
  mallAskedNoLabel: {
    subject: 'Decidere sulla richiesta {code}: nessuna etichetta di reso',
    intro:
      '{shop} deve un’etichetta per il reso {code} e non l’ha data in tempo. Decida, per favore.',
    link: 'Vedi la richiesta',
  },
  disputedReminderNoLabel: {
    subject: 'Ancora un giorno per dare la Sua versione sull’ordine {code}',
    intro:
      'Lei non ha dato l’etichetta per il reso di {buyer} e non ha ancora dato la Sua versione. Dopo il {deadline} decideremo senza.',
  },
  ruledShopNoLabel: {
    subject: 'Galleria ha deciso su una richiesta per l’ordine {code}',
    intro: 'Galleria ha deciso sul reso per cui Lei non ha dato l’etichetta:',
  },
  label: {
    code: 'Mostra questo codice allo sportello: {labelCode}',
    print: 'Stampa l’etichetta: la trovi nella pagina della tua richiesta.',
    how: 'Non devi inserire alcun numero: il reso inizia appena il corriere ha il pacco. Puoi anche usare un pacco tuo, a tue spese.',
    toCome:
      '{shop} paga il reso: ti mandiamo la sua etichetta per email. Prima non devi spedire nulla.',
  },
}

export const polishLabel: LabelWords = {
  ...polishNews,
  labelGiven: {
    subject: 'Twoja etykieta zwrotna do zamówienia {code}',
    intro:
      '{shop} daje Ci etykietę do odesłania towarów. Nic Cię to nie kosztuje. Przewoźnik: {carrier}, numer: {tracking}.',
  },
  noLabel: {
    subject: 'Galleria rozstrzyga o Twoim zwrocie do zamówienia {code}',
    intro:
      '{shop} jest Ci winien etykietę do odesłania towarów i nie dał jej na czas. Twój zwrot nie zostaje zamknięty: Galleria zdecyduje do {ruled}. Do tego czasu możesz dodać zdjęcia, dokumenty i opis.',
  },
  noLabelShop: {
    subject: 'Brak etykiety do zamówienia {code}: przedstaw swoje stanowisko',
    intro:
      '{buyer} odsyła towary z powodu wady, więc zwrot jest na Twój koszt, a etykiety nie było na czas. Galleria teraz decyduje. Przedstaw swoje stanowisko do {deadline} albo zgódź się i wtedy przekaż etykietę.',
  },
  mallAskedNoLabel: {
    subject: 'Rozstrzygnij zgłoszenie {code}: brak etykiety zwrotnej',
    intro: '{shop} jest winien etykietę do zwrotu {code} i nie dał jej na czas. Prosimy o decyzję.',
    link: 'Zobacz zgłoszenie',
  },
  disputedReminderNoLabel: {
    subject: 'Został jeden dzień na stanowisko w sprawie zamówienia {code}',
    intro:
      'Nie ma etykiety do zwrotu od {buyer} ani Twojego stanowiska. Po {deadline} zdecydujemy bez niego.',
  },
  ruledShopNoLabel: {
    subject: 'Galleria rozstrzygnęła zgłoszenie do zamówienia {code}',
    intro: 'Galleria rozstrzygnęła sprawę zwrotu, do którego nie było etykiety:',
  },
  label: {
    code: 'Pokaż ten kod w punkcie nadania: {labelCode}',
    print: 'Wydrukuj etykietę: znajdziesz ją na stronie zgłoszenia.',
    how: 'Nie musisz wpisywać numeru: zwrot zaczyna się, gdy przewoźnik ma paczkę. Możesz też użyć własnej paczki, na własny koszt.',
    toCome:
      '{shop} płaci za zwrot: wyślemy Ci etykietę e-mailem. Wcześniej nie musisz nic wysyłać.',
  },
}

export const chineseLabel: LabelWords = {
  ...chineseNews,
  labelGiven: {
    subject: '订单 {code} 的退货面单',
    intro: '{shop} 已为您提供退货面单，您无需付费。物流公司：{carrier}，单号：{tracking}。',
  },
  noLabel: {
    subject: 'Galleria 将裁决订单 {code} 的退货',
    intro:
      '{shop} 应为您提供退货面单，但未按时提供。您的退货不会关闭：Galleria 将在 {ruled} 前裁决。在此之前，您可以补充照片、文件和说明。',
  },
  noLabelShop: {
    subject: '订单 {code} 未提供面单：请说明情况',
    intro:
      '{buyer} 因商品瑕疵退货，退货运费由您承担，但您未按时提供面单。Galleria 现在将作出裁决。请在 {deadline} 前说明情况，或同意后再提供面单。',
  },
  mallAskedNoLabel: {
    subject: '请裁决申请 {code}：未提供退货面单',
    intro: '{shop} 应为退货 {code} 提供面单，但未按时提供。请裁决。',
    link: '查看申请',
  },
  disputedReminderNoLabel: {
    subject: '订单 {code}：还有一天可说明您的情况',
    intro: '您未为 {buyer} 的退货提供面单，也尚未说明情况。{deadline} 之后我们将直接裁决。',
  },
  ruledShopNoLabel: {
    subject: 'Galleria 已裁决订单 {code} 的一项申请',
    intro: 'Galleria 已就您未提供面单的退货作出裁决：',
  },
  label: {
    code: '请在网点出示此代码：{labelCode}',
    print: '请打印面单：可在申请页面找到。',
    how: '您无需填写单号：物流公司收到包裹后退货即开始。您也可以自行寄件，费用自理。',
    toCome: '{shop} 承担退货运费：我们会将面单发送到您的邮箱。在此之前您无需寄出任何商品。',
  },
}
