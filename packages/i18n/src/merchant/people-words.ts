/** The mails about who works for a shop, in every language. */

export const englishPeople = {
  ownRoleSubject: 'Your role at {shop} has changed',
  ownRole: '{by} has changed your role at {shop}. Before: {before}. Now: {now}.',
  ownRemovedSubject: 'You no longer work for {shop}',
  ownRemoved: '{by} has removed you from {shop}. You no longer have access to its back office.',
  subject: 'The people of {shop} have changed',
  role: '{by} has changed the role of {person} at {shop}. Before: {before}. Now: {now}.',
  removed: '{by} has removed {person} from {shop}.',
  left: '{person} has left {shop}.',
  look: 'If you didn’t expect this, please look at who works for the shop.',
  link: 'See the people',
  roles: {
    owner: 'Owner',
    goods: 'Goods',
    orders: 'Orders',
    service: 'Service',
    money: 'Money',
    reader: 'Reader',
  },
}
type PeopleWords = typeof englishPeople

export const germanPeople: PeopleWords = {
  ownRoleSubject: 'Ihre Rolle bei {shop} wurde geändert',
  ownRole: '{by} hat Ihre Rolle bei {shop} geändert. Vorher: {before}. Jetzt: {now}.',
  ownRemovedSubject: 'Sie arbeiten nicht mehr für {shop}',
  ownRemoved:
    '{by} hat Sie aus {shop} entfernt. Sie haben keinen Zugang mehr zu dessen Backoffice.',
  subject: 'Bei den Personen von {shop} hat sich etwas geändert',
  role: '{by} hat die Rolle von {person} bei {shop} geändert. Vorher: {before}. Jetzt: {now}.',
  removed: '{by} hat {person} aus {shop} entfernt.',
  left: '{person} hat {shop} verlassen.',
  look: 'Wenn Sie das nicht erwartet haben, sehen Sie bitte nach, wer für den Shop arbeitet.',
  link: 'Personen ansehen',
  roles: {
    owner: 'Inhaber',
    goods: 'Ware',
    orders: 'Bestellungen',
    service: 'Kundendienst',
    money: 'Geld',
    reader: 'Leser',
  },
}

export const dutchPeople: PeopleWords = {
  ownRoleSubject: 'Uw rol bij {shop} is gewijzigd',
  ownRole: '{by} heeft uw rol bij {shop} gewijzigd. Eerst: {before}. Nu: {now}.',
  ownRemovedSubject: 'U werkt niet meer voor {shop}',
  ownRemoved: '{by} heeft u bij {shop} verwijderd. U hebt geen toegang meer tot de backoffice.',
  subject: 'De medewerkers van {shop} zijn gewijzigd',
  role: '{by} heeft de rol van {person} bij {shop} gewijzigd. Eerst: {before}. Nu: {now}.',
  removed: '{by} heeft {person} bij {shop} verwijderd.',
  left: '{person} heeft {shop} verlaten.',
  look: 'Had u dit niet verwacht? Kijk dan wie er voor de winkel werkt.',
  link: 'Medewerkers bekijken',
  roles: {
    owner: 'Eigenaar',
    goods: 'Artikelen',
    orders: 'Bestellingen',
    service: 'Klantenservice',
    money: 'Geld',
    reader: 'Lezer',
  },
}

export const spanishPeople: PeopleWords = {
  ownRoleSubject: 'Tu rol en {shop} ha cambiado',
  ownRole: '{by} ha cambiado tu rol en {shop}. Antes: {before}. Ahora: {now}.',
  ownRemovedSubject: 'Ya no trabajas para {shop}',
  ownRemoved: '{by} te ha quitado de {shop}. Ya no tienes acceso a su panel de gestión.',
  subject: 'Han cambiado las personas de {shop}',
  role: '{by} ha cambiado el rol de {person} en {shop}. Antes: {before}. Ahora: {now}.',
  removed: '{by} ha quitado a {person} de {shop}.',
  left: '{person} ha dejado {shop}.',
  look: 'Si no lo esperabas, mira quién trabaja para la tienda.',
  link: 'Ver las personas',
  roles: {
    owner: 'Propietario',
    goods: 'Artículos',
    orders: 'Pedidos',
    service: 'Atención al cliente',
    money: 'Dinero',
    reader: 'Lector',
  },
}

export const swedishPeople: PeopleWords = {
  ownRoleSubject: 'Din roll hos {shop} har ändrats',
  ownRole: '{by} har ändrat din roll hos {shop}. Tidigare: {before}. Nu: {now}.',
  ownRemovedSubject: 'Du arbetar inte längre för {shop}',
  ownRemoved:
    '{by} har tagit bort dig från {shop}. Du har inte längre tillgång till butikens back office.',
  subject: 'Personerna hos {shop} har ändrats',
  role: '{by} har ändrat rollen för {person} hos {shop}. Tidigare: {before}. Nu: {now}.',
  removed: '{by} har tagit bort {person} från {shop}.',
  left: '{person} har lämnat {shop}.',
  look: 'Om du inte väntade dig detta, se efter vilka som arbetar för butiken.',
  link: 'Se personerna',
  roles: {
    owner: 'Ägare',
    goods: 'Varor',
    orders: 'Beställningar',
    service: 'Kundtjänst',
    money: 'Pengar',
    reader: 'Läsare',
  },
}

export const frenchPeople: PeopleWords = {
  ownRoleSubject: 'Votre rôle chez {shop} a changé',
  ownRole: '{by} a modifié votre rôle chez {shop}. Avant : {before}. Maintenant : {now}.',
  ownRemovedSubject: 'Vous ne travaillez plus pour {shop}',
  ownRemoved: '{by} vous a retiré de {shop}. Vous n’avez plus accès à son espace professionnel.',
  subject: 'L’équipe de {shop} a changé',
  role: '{by} a modifié le rôle de {person} chez {shop}. Avant : {before}. Maintenant : {now}.',
  removed: '{by} a retiré {person} de {shop}.',
  left: '{person} a quitté {shop}.',
  look: 'Si vous ne vous y attendiez pas, vérifiez qui travaille pour la boutique.',
  link: 'Voir l’équipe',
  roles: {
    owner: 'Propriétaire',
    goods: 'Articles',
    orders: 'Commandes',
    service: 'Service client',
    money: 'Argent',
    reader: 'Lecteur',
  },
}

export const italianPeople: PeopleWords = {
  ownRoleSubject: 'Il Suo ruolo in {shop} è cambiato',
  ownRole: '{by} ha modificato il Suo ruolo in {shop}. Prima: {before}. Ora: {now}.',
  ownRemovedSubject: 'Non lavora più per {shop}',
  ownRemoved: '{by} ha rimosso il Suo accesso a {shop}. Non può più entrare nel suo backoffice.',
  subject: 'Le persone di {shop} sono cambiate',
  role: '{by} ha modificato il ruolo di {person} in {shop}. Prima: {before}. Ora: {now}.',
  removed: '{by} ha rimosso {person} da {shop}.',
  left: '{person} ha lasciato {shop}.',
  look: 'Se non se lo aspettava, controlli chi lavora per il negozio.',
  link: 'Vedi le persone',
  roles: {
    owner: 'Titolare',
    goods: 'Articoli',
    orders: 'Ordini',
    service: 'Assistenza',
    money: 'Denaro',
    reader: 'Lettore',
  },
}

export const polishPeople: PeopleWords = {
  ownRoleSubject: 'Zmieniła się Twoja rola w sklepie {shop}',
  ownRole: 'Zmieniono Twoją rolę w sklepie {shop} ({by}). Było: {before}. Jest: {now}.',
  ownRemovedSubject: 'Nie pracujesz już dla sklepu {shop}',
  ownRemoved: 'Usunięto Cię ze sklepu {shop} ({by}). Nie masz już dostępu do jego panelu.',
  subject: 'Zmieniły się osoby w sklepie {shop}',
  role: 'Zmieniono rolę w sklepie {shop}: {person} ({by}). Było: {before}. Jest: {now}.',
  removed: 'Usunięto ze sklepu {shop}: {person} ({by}).',
  left: 'Ze sklepu {shop} odchodzi: {person}.',
  look: 'Jeśli to Cię zaskakuje, sprawdź, kto pracuje dla sklepu.',
  link: 'Zobacz osoby',
  roles: {
    owner: 'Właściciel',
    goods: 'Towary',
    orders: 'Zamówienia',
    service: 'Obsługa klienta',
    money: 'Pieniądze',
    reader: 'Podgląd',
  },
}

export const chinesePeople: PeopleWords = {
  ownRoleSubject: '您在 {shop} 的角色已更改',
  ownRole: '{by} 更改了您在 {shop} 的角色。之前：{before}；现在：{now}。',
  ownRemovedSubject: '您不再为 {shop} 工作',
  ownRemoved: '{by} 已将您从 {shop} 移除，您不能再访问其后台。',
  subject: '{shop} 的人员有变动',
  role: '{by} 更改了 {person} 在 {shop} 的角色。之前：{before}；现在：{now}。',
  removed: '{by} 已将 {person} 从 {shop} 移除。',
  left: '{person} 已离开 {shop}。',
  look: '如果这出乎您的意料，请查看谁在为店铺工作。',
  link: '查看成员',
  roles: {
    owner: '所有者',
    goods: '商品',
    orders: '订单',
    service: '客服',
    money: '财务',
    reader: '只读',
  },
}
