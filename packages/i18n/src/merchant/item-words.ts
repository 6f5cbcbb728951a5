/**
 * Mails about items that the mall looks at before they are sold: to operators, and to their shop.
 */

export const englishItems = {
  lowStock: {
    subject: 'Goods that are running out',
    intro:
      'These goods are sold out, or few of them are left. You are told once about each, until there are more again.',
    soldOut: 'Sold out',
    few: 'Few left',
    free: '{count} free',
    more: 'Not all of them fit into this email.',
    soldOutLink: 'View what is sold out',
    fewLink: 'View what is low',
    settings: 'On the page “Goods” you can say from how few on you are told, and end these emails.',
  },
  pricePlan: {
    subject: 'Planned prices of {code} could not begin',
    intro:
      'You had planned prices of {code} for {at}. They could not begin, and nothing has been changed:',
    link: 'View the prices',
  },
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
  lowStock: {
    subject: 'Waren, die zur Neige gehen',
    intro:
      'Diese Waren sind ausverkauft oder fast. Jede nennen wir Ihnen einmal, bis wieder mehr davon da ist.',
    soldOut: 'Ausverkauft',
    few: 'Nur noch wenige',
    free: '{count} frei',
    more: 'Nicht alle passen in diese E-Mail.',
    soldOutLink: 'Ausverkauftes ansehen',
    fewLink: 'Knappes ansehen',
    settings:
      'Auf der Seite „Ware“ sagen Sie, ab wann Sie das erfahren, und beenden diese E-Mails.',
  },
  pricePlan: {
    subject: 'Geplante Preise von {code} konnten nicht beginnen',
    intro:
      'Sie hatten Preise von {code} für {at} geplant. Sie konnten nicht beginnen, und nichts wurde geändert:',
    link: 'Preise ansehen',
  },
  waiting: {
    subject: '{item} wartet auf die Genehmigung',
    intro: '{shop} möchte {item} verkaufen und wartet auf die Genehmigung von Galleria.',
    link: 'Artikel ansehen',
  },
  approved: {
    subject: '{item} ist im Verkauf',
    intro: 'Galleria hat {item} genehmigt; ab jetzt finden es die Käufer.',
    link: 'Artikel ansehen',
  },
  sentBack: {
    subject: '{item} braucht Änderungen',
    intro: 'Galleria hat {item} geprüft und kann es so nicht verkaufen. Das ist zu ändern:',
    link: 'Artikel ändern',
  },
}
export const frenchItems: ItemWords = {
  lowStock: {
    subject: 'Articles bientôt épuisés',
    intro:
      'Ces articles sont épuisés ou presque. Chacun vous est signalé une fois, jusqu’à ce qu’il y en ait de nouveau davantage.',
    soldOut: 'Épuisé',
    few: 'Presque épuisé',
    free: 'Libres : {count}',
    more: 'Tous ne tiennent pas dans cet e-mail.',
    soldOutLink: 'Voir ce qui est épuisé',
    fewLink: 'Voir ce qui est presque épuisé',
    settings:
      'Sur la page « Produits », vous pouvez choisir à partir de quelle quantité vous êtes averti et mettre fin à ces e-mails.',
  },
  pricePlan: {
    subject: 'Des prix planifiés de {code} n’ont pas pu commencer',
    intro:
      'Vous aviez planifié des prix de {code} pour le {at}. Ils n’ont pas pu commencer et rien n’a été changé :',
    link: 'Voir les prix',
  },
  waiting: {
    subject: '{item} attend d’être approuvé',
    intro: '{shop} souhaite vendre {item} et attend l’approbation de Galleria.',
    link: 'Voir les articles',
  },
  approved: {
    subject: '{item} est en vente',
    intro: 'Galleria a approuvé {item} ; les acheteurs le trouvent désormais.',
    link: 'Voir l’article',
  },
  sentBack: {
    subject: '{item} doit être modifié',
    intro: 'Galleria a examiné {item} et ne peut pas le vendre ainsi. À modifier :',
    link: 'Modifier l’article',
  },
}
export const spanishItems: ItemWords = {
  lowStock: {
    subject: 'Productos que se acaban',
    intro:
      'Estos productos están agotados o casi. Te avisamos una vez de cada uno, hasta que vuelva a haber más.',
    soldOut: 'Agotado',
    few: 'Quedan pocos',
    free: 'Libres : {count}',
    more: 'No todos caben en este correo.',
    soldOutLink: 'Ver lo agotado',
    fewLink: 'Ver lo que se acaba',
    settings:
      'En la página de productos puedes decir a partir de cuántos te avisamos y terminar estos correos.',
  },
  pricePlan: {
    subject: 'Los precios planificados de {code} no han podido empezar',
    intro:
      'Habías planificado precios de {code} para el {at}. No han podido empezar y no se ha cambiado nada:',
    link: 'Ver los precios',
  },
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
  lowStock: {
    subject: 'Prodotti in esaurimento',
    intro:
      'Questi prodotti sono esauriti o quasi. Le segnaliamo ciascuno una volta, finché non ce ne sono di nuovo di più.',
    soldOut: 'Esaurito',
    few: 'Quasi esaurito',
    free: '{count} disponibili',
    more: 'Non tutti entrano in questa e-mail.',
    soldOutLink: 'Vedi i prodotti esauriti',
    fewLink: 'Vedi i prodotti quasi esauriti',
    settings:
      'Nella pagina dei prodotti può indicare da quanti pezzi desidera essere avvisato e disattivare queste e-mail.',
  },
  pricePlan: {
    subject: 'I prezzi pianificati di {code} non sono potuti iniziare',
    intro:
      'Aveva pianificato dei prezzi di {code} per il {at}. Non sono potuti iniziare e nulla è stato modificato:',
    link: 'Vedi i prezzi',
  },
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
  lowStock: {
    subject: 'Artikelen die opraken',
    intro:
      'Deze artikelen zijn uitverkocht of bijna. We melden elk artikel één keer, tot er weer meer van is.',
    soldOut: 'Uitverkocht',
    few: 'Bijna uitverkocht',
    free: '{count} vrij',
    more: 'Niet alles past in deze e-mail.',
    soldOutLink: 'Uitverkochte artikelen bekijken',
    fewLink: 'Bijna uitverkochte artikelen bekijken',
    settings:
      'Op de pagina met artikelen kunt u aangeven vanaf hoeveel stuks u bericht krijgt, en deze e-mails stoppen.',
  },
  pricePlan: {
    subject: 'Geplande prijzen van {code} konden niet beginnen',
    intro:
      'U had prijzen van {code} gepland voor {at}. Ze konden niet beginnen en er is niets gewijzigd:',
    link: 'Prijzen bekijken',
  },
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
  lowStock: {
    subject: 'Towary, które się kończą',
    intro:
      'Te towary są wyprzedane lub prawie wyprzedane. O każdym informujemy raz, dopóki znów nie będzie go więcej.',
    soldOut: 'Wyprzedane',
    few: 'Zostało niewiele',
    free: 'wolne: {count}',
    more: 'Nie wszystkie zmieściły się w tej wiadomości.',
    soldOutLink: 'Zobacz wyprzedane',
    fewLink: 'Zobacz kończące się',
    settings: 'Na stronie towarów można wybrać, od ilu sztuk informować, i wyłączyć te wiadomości.',
  },
  pricePlan: {
    subject: 'Zaplanowane ceny {code} nie mogły zacząć obowiązywać',
    intro:
      'Ceny {code} zaplanowano na {at}. Nie mogły zacząć obowiązywać i nic nie zostało zmienione:',
    link: 'Zobacz ceny',
  },
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
  lowStock: {
    subject: 'Varor som håller på att ta slut',
    intro:
      'De här varorna är slut eller nästan slut. Du får veta det en gång för varje, tills det finns fler igen.',
    soldOut: 'Slut',
    few: 'Få kvar',
    free: '{count} fria',
    more: 'Alla får inte plats i det här mejlet.',
    soldOutLink: 'Visa det som är slut',
    fewLink: 'Visa det som är nästan slut',
    settings:
      'På sidan med varor kan du ange från hur få du får veta det och avsluta de här mejlen.',
  },
  pricePlan: {
    subject: 'Planerade priser för {code} kunde inte börja gälla',
    intro:
      'Du hade planerat priser för {code} från {at}. De kunde inte börja gälla, och inget har ändrats:',
    link: 'Visa priserna',
  },
  waiting: {
    subject: '{item} väntar på granskning',
    intro: '{shop} vill sälja {item} och väntar på svar från Galleria.',
    link: 'Granska artiklarna',
  },
  approved: {
    subject: '{item} är till salu',
    intro: 'Galleria har granskat {item}; nu hittar köparna den.',
    link: 'Visa varan',
  },
  sentBack: {
    subject: '{item} behöver ändras',
    intro: 'Galleria har granskat {item} och kan inte sälja den så här. Det här ska ändras:',
    link: 'Ändra artikeln',
  },
}
export const chineseItems: ItemWords = {
  lowStock: {
    subject: '即将售完的商品',
    intro: '以下商品已售罄或所剩不多。每种只通知一次，直到库存恢复。',
    soldOut: '已售罄',
    few: '所剩不多',
    free: '可售 {count}',
    more: '此邮件未能列出全部。',
    soldOutLink: '查看已售罄商品',
    fewLink: '查看库存不足商品',
    settings: '您可以在“商品”页面设置从多少件起通知您，或停止这些邮件。',
  },
  pricePlan: {
    subject: '{code} 的计划价格未能生效',
    intro: '您为 {code} 计划了自 {at} 起的价格。这些价格未能生效，未作任何更改：',
    link: '查看价格',
  },
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
