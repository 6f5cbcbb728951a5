import {
  englishChanged,
  germanChanged,
  dutchChanged,
  spanishChanged,
  swedishChanged,
  frenchChanged,
  italianChanged,
  polishChanged,
  chineseChanged,
} from './application-change-words.ts'
import {
  englishClosed,
  germanClosed,
  dutchClosed,
  spanishClosed,
  swedishClosed,
  frenchClosed,
  italianClosed,
  polishClosed,
  chineseClosed,
} from './force-close-words.ts'
import {
  englishAddressNamed,
  germanAddressNamed,
  dutchAddressNamed,
  spanishAddressNamed,
  swedishAddressNamed,
  frenchAddressNamed,
  italianAddressNamed,
  polishAddressNamed,
  chineseAddressNamed,
} from './closed-shop-words.ts'

/**
 * Mails while the mall has not ruled yet: that the ruling is due, or late, and that the other side
 * has added something; and that it closed a request by force.
 */

export const englishLate = {
  ...englishChanged,
  ...englishClosed,
  ...englishAddressNamed,
  rulingDue: {
    subject: 'The decision about application {code} is due by {deadline}',
    intro:
      'Both sides are waiting: a decision about application {code} of {shop} is due by {deadline}.',
  },
  rulingOverdue: {
    subject: 'The decision about application {code} is late',
    intro:
      'The date has passed without a decision about application {code} of {shop}. Both sides have been told that it will be made by {deadline}.',
  },
  rulingLate: {
    subject: 'Our decision about your application for order {code} takes longer',
    intro:
      'We have not decided about your application {number} in time, and are sorry. We will decide by {ruled}. Until then you can add photos, documents and words; nothing is lost by waiting.',
  },
  rulingLateShop: {
    subject: 'Galleria’s decision about an application for order {code} takes longer',
    intro:
      'We have not decided in time about the application you declined, and are sorry. We will decide by {ruled}. Until then you can add photos, documents and words.',
  },
  proofAdded: {
    subject: '{shop} has added something about order {code}',
    intro:
      '{shop} has added something to what Galleria was told about your application {number}. You can read it and add to your side until the decision, which is due by {ruled}.',
  },
  proofAddedShop: {
    subject: '{buyer} has added something about order {code}',
    intro:
      '{buyer} has added something to what Galleria was told about the application you declined. You can read it and add to your side until the decision, which is due by {ruled}.',
  },
}
type LateWords = typeof englishLate

export const germanLate: LateWords = {
  ...germanChanged,
  ...germanClosed,
  ...germanAddressNamed,
  rulingDue: {
    subject: 'Die Entscheidung über den Antrag {code} ist bis {deadline} fällig',
    intro:
      'Beide Seiten warten: Über den Antrag {code} an {shop} ist bis {deadline} zu entscheiden.',
  },
  rulingOverdue: {
    subject: 'Die Entscheidung über den Antrag {code} ist überfällig',
    intro:
      'Die Frist ist ohne Entscheidung über den Antrag {code} an {shop} verstrichen. Beiden Seiten wurde mitgeteilt, dass sie bis {deadline} fällt.',
  },
  rulingLate: {
    subject: 'Unsere Entscheidung über Ihren Antrag zur Bestellung {code} dauert länger',
    intro:
      'Wir haben über Ihren Antrag {number} nicht rechtzeitig entschieden und bitten um Entschuldigung. Wir entscheiden bis {ruled}. Bis dahin können Sie Fotos, Dokumente und Text ergänzen; durch das Warten geht nichts verloren.',
  },
  rulingLateShop: {
    subject: 'Die Entscheidung von Galleria über einen Antrag zur Bestellung {code} dauert länger',
    intro:
      'Wir haben über den Antrag, den Sie abgelehnt haben, nicht rechtzeitig entschieden und bitten um Entschuldigung. Wir entscheiden bis {ruled}. Bis dahin können Sie Fotos, Dokumente und Text ergänzen.',
  },
  proofAdded: {
    subject: '{shop} hat zur Bestellung {code} etwas ergänzt',
    intro:
      '{shop} hat zu Ihrem Antrag {number} bei Galleria etwas ergänzt. Sie können es lesen und Ihre Sicht ergänzen, bis wir entscheiden, spätestens bis {ruled}.',
  },
  proofAddedShop: {
    subject: '{buyer} hat zur Bestellung {code} etwas ergänzt',
    intro:
      '{buyer} hat zu dem Antrag, den Sie abgelehnt haben, bei Galleria etwas ergänzt. Sie können es lesen und Ihre Sicht ergänzen, bis wir entscheiden, spätestens bis {ruled}.',
  },
}

export const frenchLate: LateWords = {
  ...frenchChanged,
  ...frenchClosed,
  ...frenchAddressNamed,
  rulingDue: {
    subject: 'La décision sur la demande {code} est due au plus tard le {deadline}',
    intro:
      'Les deux parties attendent : la demande {code} adressée à {shop} doit être tranchée au plus tard le {deadline}.',
  },
  rulingOverdue: {
    subject: 'La décision sur la demande {code} est en retard',
    intro:
      'Le délai est passé sans décision sur la demande {code} adressée à {shop}. Les deux parties ont été informées qu’elle sera prise au plus tard le {deadline}.',
  },
  rulingLate: {
    subject: 'Notre décision sur votre demande pour la commande {code} prend plus de temps',
    intro:
      'Nous n’avons pas tranché votre demande {number} à temps et nous en excusons. Nous trancherons au plus tard le {ruled}. D’ici là, vous pouvez ajouter des photos, des documents et du texte ; l’attente ne vous fait rien perdre.',
  },
  rulingLateShop: {
    subject: 'La décision de Galleria sur une demande pour la commande {code} prend plus de temps',
    intro:
      'Nous n’avons pas tranché à temps la demande que vous avez refusée et nous en excusons. Nous trancherons au plus tard le {ruled}. D’ici là, vous pouvez ajouter des photos, des documents et du texte.',
  },
  proofAdded: {
    subject: '{shop} a ajouté des éléments sur la commande {code}',
    intro:
      '{shop} a ajouté des éléments au dossier de votre demande {number}. Vous pouvez les lire et compléter votre version jusqu’à la décision, due au plus tard le {ruled}.',
  },
  proofAddedShop: {
    subject: '{buyer} a ajouté des éléments sur la commande {code}',
    intro:
      '{buyer} a ajouté des éléments au dossier de la demande que vous avez refusée. Vous pouvez les lire et compléter votre version jusqu’à la décision, due au plus tard le {ruled}.',
  },
}

export const spanishLate: LateWords = {
  ...spanishChanged,
  ...spanishClosed,
  ...spanishAddressNamed,
  rulingDue: {
    subject: 'La decisión sobre la solicitud {code} vence el {deadline}',
    intro:
      'Las dos partes esperan: hay que decidir sobre la solicitud {code} a {shop} a más tardar el {deadline}.',
  },
  rulingOverdue: {
    subject: 'La decisión sobre la solicitud {code} va con retraso',
    intro:
      'Ha pasado el plazo sin decisión sobre la solicitud {code} a {shop}. Se ha dicho a las dos partes que se tomará a más tardar el {deadline}.',
  },
  rulingLate: {
    subject: 'Nuestra decisión sobre tu solicitud del pedido {code} tarda más',
    intro:
      'No hemos decidido a tiempo sobre tu solicitud {number}, y lo sentimos. Decidiremos a más tardar el {ruled}. Hasta entonces puedes añadir fotos, documentos y texto; no pierdes nada por esperar.',
  },
  rulingLateShop: {
    subject: 'La decisión de Galleria sobre una solicitud del pedido {code} tarda más',
    intro:
      'No hemos decidido a tiempo sobre la solicitud que rechazaste, y lo sentimos. Decidiremos a más tardar el {ruled}. Hasta entonces puedes añadir fotos, documentos y texto.',
  },
  proofAdded: {
    subject: '{shop} ha añadido algo sobre el pedido {code}',
    intro:
      '{shop} ha añadido algo sobre tu solicitud {number}. Puedes leerlo y completar tu versión hasta la decisión, prevista a más tardar el {ruled}.',
  },
  proofAddedShop: {
    subject: '{buyer} ha añadido algo sobre el pedido {code}',
    intro:
      '{buyer} ha añadido algo sobre la solicitud que rechazaste. Puedes leerlo y completar tu versión hasta la decisión, prevista a más tardar el {ruled}.',
  },
}

export const italianLate: LateWords = {
  ...italianChanged,
  ...italianClosed,
  ...italianAddressNamed,
  rulingDue: {
    subject: 'La decisione sulla richiesta {code} è attesa entro il {deadline}',
    intro:
      'Entrambe le parti aspettano: sulla richiesta {code} a {shop} va deciso entro il {deadline}.',
  },
  rulingOverdue: {
    subject: 'La decisione sulla richiesta {code} è in ritardo',
    intro:
      'Il termine è passato senza una decisione sulla richiesta {code} a {shop}. A entrambe le parti è stato detto che arriverà entro il {deadline}.',
  },
  rulingLate: {
    subject: 'La nostra decisione sulla tua richiesta per l’ordine {code} richiede più tempo',
    intro:
      'Non abbiamo deciso in tempo sulla tua richiesta {number} e ce ne scusiamo. Decideremo entro il {ruled}. Fino ad allora puoi aggiungere foto, documenti e testo; aspettando non perdi nulla.',
  },
  rulingLateShop: {
    subject: 'La decisione di Galleria su una richiesta per l’ordine {code} richiede più tempo',
    intro:
      'Non abbiamo deciso in tempo sulla richiesta che ha rifiutato e ce ne scusiamo. Decideremo entro il {ruled}. Fino ad allora può aggiungere foto, documenti e testo.',
  },
  proofAdded: {
    subject: '{shop} ha aggiunto qualcosa sull’ordine {code}',
    intro:
      '{shop} ha aggiunto qualcosa sulla tua richiesta {number}. Puoi leggerlo e completare la tua versione fino alla decisione, prevista entro il {ruled}.',
  },
  proofAddedShop: {
    subject: '{buyer} ha aggiunto qualcosa sull’ordine {code}',
    intro:
      '{buyer} ha aggiunto qualcosa sulla richiesta che ha rifiutato. Può leggerlo e completare la Sua versione fino alla decisione, prevista entro il {ruled}.',
  },
}

export const dutchLate: LateWords = {
  ...dutchChanged,
  ...dutchClosed,
  ...dutchAddressNamed,
  rulingDue: {
    subject: 'De beslissing over aanvraag {code} moet er {deadline} zijn',
    intro:
      'Beide partijen wachten: over aanvraag {code} bij {shop} moet uiterlijk {deadline} worden beslist.',
  },
  rulingOverdue: {
    subject: 'De beslissing over aanvraag {code} is te laat',
    intro:
      'De termijn is verstreken zonder beslissing over aanvraag {code} bij {shop}. Aan beide partijen is gezegd dat die er uiterlijk {deadline} is.',
  },
  rulingLate: {
    subject: 'Onze beslissing over uw aanvraag bij bestelling {code} duurt langer',
    intro:
      'Wij hebben niet op tijd over uw aanvraag {number} beslist; onze excuses. Wij beslissen uiterlijk {ruled}. Tot dan kunt u foto’s, documenten en tekst toevoegen; door te wachten verliest u niets.',
  },
  rulingLateShop: {
    subject: 'De beslissing van Galleria over een aanvraag bij bestelling {code} duurt langer',
    intro:
      'Wij hebben niet op tijd beslist over de aanvraag die u hebt afgewezen; onze excuses. Wij beslissen uiterlijk {ruled}. Tot dan kunt u foto’s, documenten en tekst toevoegen.',
  },
  proofAdded: {
    subject: '{shop} heeft iets toegevoegd over bestelling {code}',
    intro:
      '{shop} heeft iets toegevoegd over uw aanvraag {number}. U kunt het lezen en uw kant aanvullen tot de beslissing, uiterlijk {ruled}.',
  },
  proofAddedShop: {
    subject: '{buyer} heeft iets toegevoegd over bestelling {code}',
    intro:
      '{buyer} heeft iets toegevoegd over de aanvraag die u hebt afgewezen. U kunt het lezen en uw kant aanvullen tot de beslissing, uiterlijk {ruled}.',
  },
}

export const polishLate: LateWords = {
  ...polishChanged,
  ...polishClosed,
  ...polishAddressNamed,
  rulingDue: {
    subject: 'Decyzja w sprawie zgłoszenia {code} ma zapaść do {deadline}',
    intro:
      'Obie strony czekają: o zgłoszeniu {code} do sklepu {shop} trzeba zdecydować do {deadline}.',
  },
  rulingOverdue: {
    subject: 'Decyzja w sprawie zgłoszenia {code} jest spóźniona',
    intro:
      'Termin minął bez decyzji w sprawie zgłoszenia {code} do sklepu {shop}. Obie strony wiedzą, że zapadnie do {deadline}.',
  },
  rulingLate: {
    subject: 'Nasza decyzja w sprawie zgłoszenia do zamówienia {code} potrwa dłużej',
    intro:
      'Nie zdecydowaliśmy na czas o Twoim zgłoszeniu {number} i przepraszamy. Zdecydujemy do {ruled}. Do tego czasu możesz dodać zdjęcia, dokumenty i opis; czekanie niczego Ci nie odbiera.',
  },
  rulingLateShop: {
    subject: 'Decyzja Gallerii w sprawie zgłoszenia do zamówienia {code} potrwa dłużej',
    intro:
      'Nie zdecydowaliśmy na czas o zgłoszeniu, które odrzucił Twój sklep, i przepraszamy. Zdecydujemy do {ruled}. Do tego czasu można dodać zdjęcia, dokumenty i opis.',
  },
  proofAdded: {
    subject: 'Sklep {shop} dodał coś w sprawie zamówienia {code}',
    intro:
      'Sklep {shop} dodał coś w sprawie Twojego zgłoszenia {number}. Możesz to przeczytać i uzupełnić swoje stanowisko do czasu decyzji, najpóźniej do {ruled}.',
  },
  proofAddedShop: {
    subject: '{buyer} dodaje coś w sprawie zamówienia {code}',
    intro:
      '{buyer} dodaje coś w sprawie odrzuconego zgłoszenia. Można to przeczytać i uzupełnić swoje stanowisko do czasu decyzji, najpóźniej do {ruled}.',
  },
}

export const swedishLate: LateWords = {
  ...swedishChanged,
  ...swedishClosed,
  ...swedishAddressNamed,
  rulingDue: {
    subject: 'Beslutet om ansökan {code} ska fattas senast {deadline}',
    intro: 'Båda parter väntar: ansökan {code} hos {shop} ska avgöras senast {deadline}.',
  },
  rulingOverdue: {
    subject: 'Beslutet om ansökan {code} är försenat',
    intro:
      'Tiden har gått ut utan beslut om ansökan {code} hos {shop}. Båda parter har fått veta att det kommer senast {deadline}.',
  },
  rulingLate: {
    subject: 'Vårt beslut om din ansökan om beställning {code} dröjer',
    intro:
      'Vi har inte beslutat om din ansökan {number} i tid, och ber om ursäkt. Vi beslutar senast {ruled}. Till dess kan du lägga till foton, dokument och text; du förlorar inget på att vänta.',
  },
  rulingLateShop: {
    subject: 'Gallerias beslut om en ansökan för beställning {code} dröjer',
    intro:
      'Vi har inte i tid beslutat om ansökan som du avslog, och ber om ursäkt. Vi beslutar senast {ruled}. Till dess kan du lägga till foton, dokument och text.',
  },
  proofAdded: {
    subject: '{shop} har lagt till något om beställning {code}',
    intro:
      '{shop} har lagt till något om din ansökan {number}. Du kan läsa det och komplettera det du har sagt fram till beslutet, senast {ruled}.',
  },
  proofAddedShop: {
    subject: '{buyer} har lagt till något om beställning {code}',
    intro:
      '{buyer} har lagt till något om ansökan som du avslog. Du kan läsa det och komplettera det du har sagt fram till beslutet, senast {ruled}.',
  },
}

export const chineseLate: LateWords = {
  ...chineseChanged,
  ...chineseClosed,
  ...chineseAddressNamed,
  rulingDue: {
    subject: '售后申请 {code} 须于 {deadline} 前裁决',
    intro: '双方都在等待：{shop} 的售后申请 {code} 须于 {deadline} 前作出裁决。',
  },
  rulingOverdue: {
    subject: '售后申请 {code} 的裁决已逾期',
    intro: '{shop} 的售后申请 {code} 未按时裁决。已告知双方将于 {deadline} 前裁决。',
  },
  rulingLate: {
    subject: '您订单 {code} 的售后申请裁决需要更长时间',
    intro:
      '很抱歉，我们未能按时对您的售后申请 {number} 作出裁决。我们将于 {ruled} 前裁决。在此之前您可以补充照片、文件和说明；等待不会影响您的权益。',
  },
  rulingLateShop: {
    subject: 'Galleria 对订单 {code} 售后申请的裁决需要更长时间',
    intro:
      '很抱歉，我们未能按时对您拒绝的售后申请作出裁决。我们将于 {ruled} 前裁决。在此之前您可以补充照片、文件和说明。',
  },
  proofAdded: {
    subject: '{shop} 就订单 {code} 补充了内容',
    intro:
      '{shop} 就您的售后申请 {number} 向 Galleria 补充了内容。在 {ruled} 前作出裁决之前，您可以查看并补充您的说明。',
  },
  proofAddedShop: {
    subject: '{buyer} 就订单 {code} 补充了内容',
    intro:
      '{buyer} 就您拒绝的售后申请向 Galleria 补充了内容。在 {ruled} 前作出裁决之前，您可以查看并补充您的说明。',
  },
}
