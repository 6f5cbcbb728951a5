/** Mails about items that the mall looks at before they are sold: to operators, and to their shop. */

export const englishItems = {
  waiting: {
    subject: '{item} is waiting for approval',
    intro: '{shop} wants to sell {item} and is waiting for the mall’s approval.',
    link: 'View the items',
  },
  approved: {
    subject: '{item} is on sale',
    intro: 'The mall has approved {item}, and buyers can find it now.',
    link: 'View the item',
  },
  sentBack: {
    subject: '{item} needs changes',
    intro: 'The mall has looked at {item} and cannot sell it like this. Please change:',
    link: 'Change the item',
  },
}
type ItemWords = typeof englishItems

export const germanItems: ItemWords = {
  waiting: {
    subject: '{item} wartet auf die Prüfung',
    intro: '{shop} möchte {item} verkaufen und wartet auf die Antwort der Mall.',
    link: 'Artikel prüfen',
  },
  approved: {
    subject: '{item} ist im Verkauf',
    intro: 'Galleria hat {item} geprüft; ab jetzt finden es die Käufer.',
    link: 'Artikel ansehen',
  },
  sentBack: {
    subject: '{item} braucht Änderungen',
    intro: 'Galleria hat {item} geprüft und kann es so nicht verkaufen. Das ist zu ändern:',
    link: 'Artikel ändern',
  },
}
export const frenchItems: ItemWords = {
  waiting: {
    subject: '{item} attend d’être vérifié',
    intro: 'La boutique {shop} souhaite vendre {item} et attend la réponse de Galleria.',
    link: 'Vérifier les articles',
  },
  approved: {
    subject: '{item} est en vente',
    intro: 'Galleria a vérifié {item} ; les acheteurs le trouvent désormais.',
    link: 'Voir l’article',
  },
  sentBack: {
    subject: '{item} doit être modifié',
    intro: 'Galleria a vérifié {item} et ne peut pas le vendre ainsi. À modifier :',
    link: 'Modifier l’article',
  },
}
export const spanishItems: ItemWords = {
  waiting: {
    subject: '{item} espera revisión',
    intro: '{shop} quiere vender {item} y espera la respuesta de Galleria.',
    link: 'Revisar los artículos',
  },
  approved: {
    subject: '{item} está a la venta',
    intro: 'Galleria ha revisado {item}; los compradores ya lo encuentran.',
    link: 'Ver el artículo',
  },
  sentBack: {
    subject: '{item} necesita cambios',
    intro: 'Galleria ha revisado {item} y no puede venderlo así. Lo que hay que cambiar:',
    link: 'Cambiar el artículo',
  },
}
export const italianItems: ItemWords = {
  waiting: {
    subject: '{item} attende la verifica',
    intro: '{shop} vuole vendere {item} e attende la risposta di Galleria.',
    link: 'Verifica gli articoli',
  },
  approved: {
    subject: '{item} è in vendita',
    intro: 'Galleria ha verificato {item}: ora gli acquirenti lo trovano.',
    link: 'Vedi l’articolo',
  },
  sentBack: {
    subject: '{item} va modificato',
    intro: 'Galleria ha verificato {item} e non può venderlo così. Da modificare:',
    link: 'Modifica l’articolo',
  },
}
export const dutchItems: ItemWords = {
  waiting: {
    subject: '{item} wacht op controle',
    intro: '{shop} wil {item} verkopen en wacht op het antwoord van Galleria.',
    link: 'Artikelen controleren',
  },
  approved: {
    subject: '{item} is te koop',
    intro: 'Galleria heeft {item} gecontroleerd; kopers vinden het nu.',
    link: 'Artikel bekijken',
  },
  sentBack: {
    subject: '{item} moet worden aangepast',
    intro: 'Galleria heeft {item} gecontroleerd en kan het zo niet verkopen. Wat moet veranderen:',
    link: 'Artikel aanpassen',
  },
}
export const polishItems: ItemWords = {
  waiting: {
    subject: '{item} czeka na sprawdzenie',
    intro: 'Sklep {shop} chce sprzedawać {item} i czeka na odpowiedź Gallerii.',
    link: 'Sprawdź produkty',
  },
  approved: {
    subject: '{item} jest w sprzedaży',
    intro: 'Galleria sprawdziła {item}; kupujący już go znajdą.',
    link: 'Zobacz produkt',
  },
  sentBack: {
    subject: '{item} wymaga zmian',
    intro: 'Galleria sprawdziła {item} i nie może go tak sprzedawać. Do zmiany:',
    link: 'Zmień produkt',
  },
}
export const swedishItems: ItemWords = {
  waiting: {
    subject: '{item} väntar på granskning',
    intro: '{shop} vill sälja {item} och väntar på svar från Galleria.',
    link: 'Granska artiklarna',
  },
  approved: {
    subject: '{item} är till salu',
    intro: 'Galleria har granskat {item}; nu hittar köparna den.',
    link: 'Visa artikeln',
  },
  sentBack: {
    subject: '{item} behöver ändras',
    intro: 'Galleria har granskat {item} och kan inte sälja den så här. Det här ska ändras:',
    link: 'Ändra artikeln',
  },
}
export const chineseItems: ItemWords = {
  waiting: {
    subject: '{item} 等待审核',
    intro: '{shop} 希望售卖 {item}，正在等待商城的答复。',
    link: '查看待审核商品',
  },
  approved: {
    subject: '{item} 已上架',
    intro: '商城已审核 {item}，买家现在可以找到它。',
    link: '查看商品',
  },
  sentBack: {
    subject: '{item} 需要修改',
    intro: '商城已审核 {item}，目前还不能售卖。需要修改的内容：',
    link: '修改商品',
  },
}
