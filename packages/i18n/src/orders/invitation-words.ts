/** The mail that invites somebody to work for a shop, in every language. */

export const englishInvitation = {
  subject: 'You are invited to work for {shop}',
  intro: '{person} invites you to work for {shop} in the back office of Galleria.',
  roles: {
    owner:
      'You would be an owner: you may do everything there, and say who else works for the shop.',
    goods: 'You would look after the goods: items, prices, promotions and stock.',
    orders: 'You would look after the orders: send them, keep the stock and write to buyers.',
    service: 'You would look after service: answer requests, messages and reviews.',
    money:
      'You would look after the money: read orders and invoices and take tables for the books.',
    reader: 'You would read orders and goods, and change nothing.',
  },
  link: 'Accept the invitation',
  how: 'Please sign in or create an account with the address {email}. The invitation is good for seven days and can be used once.',
  unexpected: 'If you weren’t expecting this email, you don’t need to do anything.',
}

export const germanInvitation = {
  subject: 'Sie sind eingeladen, für {shop} zu arbeiten',
  intro: '{person} lädt Sie ein, im Backoffice von Galleria für {shop} zu arbeiten.',
  roles: {
    owner:
      'Ihnen würde der Shop mitgehören: Sie dürften dort alles und bestimmen, wer noch für den Shop arbeitet.',
    goods: 'Sie würden sich um die Ware kümmern: Artikel, Preise, Aktionen und Lager.',
    orders:
      'Sie würden sich um die Bestellungen kümmern: versenden, das Lager führen und Käufern schreiben.',
    service:
      'Sie würden sich um den Kundendienst kümmern: Reklamationen, Nachrichten und Bewertungen beantworten.',
    money:
      'Sie würden sich um das Geld kümmern: Bestellungen und Rechnungen lesen und Tabellen für die Buchhaltung abrufen.',
    reader: 'Sie würden Bestellungen und Ware lesen und nichts ändern.',
  },
  link: 'Einladung annehmen',
  how: 'Bitte melden Sie sich mit der Adresse {email} an oder legen Sie damit ein Konto an. Die Einladung gilt sieben Tage und lässt sich einmal verwenden.',
  unexpected: 'Wenn Sie diese E-Mail nicht erwartet haben, müssen Sie nichts tun.',
}

export const frenchInvitation = {
  subject: 'Vous êtes invité à travailler pour {shop}',
  intro: '{person} vous invite à travailler pour {shop} dans l’espace professionnel de Galleria.',
  roles: {
    owner:
      'Vous seriez propriétaire : vous pourriez tout y faire et décider qui d’autre travaille pour la boutique.',
    goods: 'Vous vous occuperiez des articles : fiches, prix, promotions et stock.',
    orders:
      'Vous vous occuperiez des commandes : les expédier, tenir le stock et écrire aux acheteurs.',
    service:
      'Vous vous occuperiez du service client : répondre aux demandes, aux messages et aux avis.',
    money:
      'Vous vous occuperiez de l’argent : consulter commandes et factures, et exporter des tableaux pour la comptabilité.',
    reader: 'Vous consulteriez les commandes et les articles, sans rien modifier.',
  },
  link: 'Accepter l’invitation',
  how: 'Veuillez vous connecter ou créer un compte avec l’adresse {email}. L’invitation est valable sept jours et ne sert qu’une fois.',
  unexpected: 'Si vous n’attendez pas cet e-mail, vous n’avez rien à faire.',
}

export const spanishInvitation = {
  subject: 'Te invitan a trabajar para {shop}',
  intro: '{person} te invita a trabajar para {shop} en el panel de gestión de Galleria.',
  roles: {
    owner: 'Serías propietario: podrías hacerlo todo y decidir quién más trabaja para la tienda.',
    goods: 'Te ocuparías de los artículos: fichas, precios, promociones y existencias.',
    orders:
      'Te ocuparías de los pedidos: enviarlos, llevar las existencias y escribir a los compradores.',
    service: 'Te ocuparías de la atención al cliente: responder solicitudes, mensajes y opiniones.',
    money:
      'Te ocuparías del dinero: consultar pedidos y facturas y obtener tablas para la contabilidad.',
    reader: 'Consultarías pedidos y artículos, sin cambiar nada.',
  },
  link: 'Aceptar la invitación',
  how: 'Inicia sesión o crea una cuenta con la dirección {email}. La invitación es válida siete días y solo se puede usar una vez.',
  unexpected: 'Si no esperas este correo, no tienes que hacer nada.',
}

export const italianInvitation = {
  subject: 'È invitato a lavorare per {shop}',
  intro: '{person} La invita a lavorare per {shop} nel backoffice di Galleria.',
  roles: {
    owner: 'Sarebbe titolare: potrebbe fare tutto e decidere chi altro lavora per il negozio.',
    goods: 'Si occuperebbe degli articoli: schede, prezzi, promozioni e scorte.',
    orders: 'Si occuperebbe degli ordini: spedirli, tenere le scorte e scrivere agli acquirenti.',
    service: 'Si occuperebbe dell’assistenza: rispondere a richieste, messaggi e recensioni.',
    money:
      'Si occuperebbe dei conti: consultare ordini e fatture e scaricare tabelle per la contabilità.',
    reader: 'Consulterebbe ordini e articoli, senza modificare nulla.',
  },
  link: 'Accetta l’invito',
  how: 'Acceda o crei un account con l’indirizzo {email}. L’invito vale sette giorni e si può usare una sola volta.',
  unexpected: 'Se non si aspetta questa e-mail, non deve fare nulla.',
}

export const polishInvitation = {
  subject: 'Zaproszenie do pracy w sklepie {shop}',
  intro: '{person} zaprasza do pracy w sklepie {shop} w panelu Gallerii.',
  roles: {
    owner: 'Rola: właściciel. Można robić wszystko i decydować, kto jeszcze pracuje w sklepie.',
    goods: 'Rola: towary. Produkty, ceny, promocje i stany magazynowe.',
    orders: 'Rola: zamówienia. Wysyłka, stany magazynowe i wiadomości do kupujących.',
    service: 'Rola: obsługa. Odpowiedzi na zgłoszenia, wiadomości i opinie.',
    money: 'Rola: finanse. Podgląd zamówień i faktur oraz zestawienia dla księgowości.',
    reader: 'Rola: podgląd. Zamówienia i towary bez możliwości zmian.',
  },
  link: 'Przyjmij zaproszenie',
  how: 'Zaloguj się lub załóż konto z adresem {email}. Zaproszenie jest ważne siedem dni i można go użyć raz.',
  unexpected: 'Jeśli ta wiadomość jest nieoczekiwana, nie trzeba nic robić.',
}

export const dutchInvitation = {
  subject: 'U bent uitgenodigd om voor {shop} te werken',
  intro: '{person} nodigt u uit om in de backoffice van Galleria voor {shop} te werken.',
  roles: {
    owner: 'U wordt eigenaar: u mag daar alles en bepaalt wie er nog meer voor de winkel werkt.',
    goods: 'U zorgt voor de artikelen: aanbod, prijzen, acties en voorraad.',
    orders: 'U zorgt voor de bestellingen: verzenden, de voorraad bijhouden en kopers schrijven.',
    service: 'U zorgt voor de service: aanvragen, berichten en beoordelingen beantwoorden.',
    money:
      'U zorgt voor het geld: bestellingen en facturen lezen en tabellen voor de boekhouding ophalen.',
    reader: 'U leest bestellingen en artikelen en wijzigt niets.',
  },
  link: 'Uitnodiging aannemen',
  how: 'Log in of maak een account aan met het adres {email}. De uitnodiging is zeven dagen geldig en kan één keer worden gebruikt.',
  unexpected: 'Had u deze mail niet verwacht? Dan hoeft u niets te doen.',
}

export const swedishInvitation = {
  subject: 'Du är inbjuden att arbeta för {shop}',
  intro: '{person} bjuder in dig att arbeta för {shop} i Gallerias back office.',
  roles: {
    owner: 'Du blir ägare: du får göra allt där och bestämma vilka fler som arbetar för butiken.',
    goods: 'Du tar hand om varorna: artiklar, priser, kampanjer och lager.',
    orders: 'Du tar hand om beställningarna: skicka dem, sköta lagret och skriva till köpare.',
    service: 'Du tar hand om kundtjänsten: svara på ansökningar, meddelanden och recensioner.',
    money:
      'Du tar hand om pengarna: läsa beställningar och fakturor och hämta tabeller till bokföringen.',
    reader: 'Du läser beställningar och varor och ändrar inget.',
  },
  link: 'Tacka ja till inbjudan',
  how: 'Logga in eller skapa ett konto med adressen {email}. Inbjudan gäller i sju dagar och kan användas en gång.',
  unexpected: 'Om du inte väntade dig det här mejlet behöver du inte göra något.',
}

export const chineseInvitation = {
  subject: '邀请您加入店铺 {shop}',
  intro: '{person} 邀请您在 Galleria 商家后台为店铺 {shop} 工作。',
  roles: {
    owner: '您的角色：所有者。可进行一切操作，并决定还有谁在店铺工作。',
    goods: '您的角色：商品。负责商品、价格、促销和库存。',
    orders: '您的角色：订单。负责发货、库存以及与买家沟通。',
    service: '您的角色：售后。负责答复售后申请、消息和评价。',
    money: '您的角色：财务。可查看订单和发票，并导出账务表格。',
    reader: '您的角色：只读。可查看订单和商品，不能更改。',
  },
  link: '接受邀请',
  how: '请使用邮箱 {email} 登录或注册账户。邀请七天内有效，仅可使用一次。',
  unexpected: '如果您并未预期收到此邮件，无需进行任何操作。',
}
