/** Mails to a shop that is stopped, sells again or was removed, in every language. */

export const englishShopStatus = {
  frozen: {
    subject: '{shop} has been suspended',
    intro:
      'Items from {shop} are off sale until further notice. Please keep sending open orders and answering after-sales applications. The reason:',
    link: 'Open the back office',
  },
  unfrozen: {
    subject: '{shop} is selling again',
    intro: 'Thank you for your patience. Items from {shop} are on sale again.',
    link: 'Open the back office',
  },
  cleared: {
    subject: '{shop} has left Galleria',
    intro:
      '{shop} no longer sells on Galleria. You can still see everything in the back office, but you can no longer make changes; please write to us about open orders. The reason:',
    link: 'Open the back office',
  },
}
type ShopStatusWords = typeof englishShopStatus

export const germanShopStatus: ShopStatusWords = {
  frozen: {
    subject: '{shop} wurde gesperrt',
    intro:
      'Artikel von {shop} werden bis auf Weiteres nicht verkauft. Bitte versenden Sie weiterhin offene Bestellungen und beantworten Sie Reklamationen. Der Grund:',
    link: 'Backoffice öffnen',
  },
  unfrozen: {
    subject: '{shop} verkauft wieder',
    intro: 'Vielen Dank für Ihre Geduld. Die Waren von {shop} sind wieder im Verkauf.',
    link: 'Backoffice öffnen',
  },
  cleared: {
    subject: '{shop} hat Galleria verlassen',
    intro:
      '{shop} verkauft nicht mehr auf Galleria. Im Backoffice können Sie weiterhin alles sehen, aber nichts mehr ändern; wegen offener Bestellungen schreiben Sie uns bitte. Der Grund:',
    link: 'Backoffice öffnen',
  },
}

export const dutchShopStatus: ShopStatusWords = {
  frozen: {
    subject: '{shop} is bevroren',
    intro:
      'Artikelen van {shop} worden tot nader order niet meer verkocht. Blijf openstaande bestellingen verzenden en aanvragen van kopers beantwoorden. De reden:',
    link: 'Backoffice openen',
  },
  unfrozen: {
    subject: '{shop} verkoopt weer',
    intro: 'Bedankt voor uw geduld. De artikelen van {shop} zijn weer te koop.',
    link: 'Backoffice openen',
  },
  cleared: {
    subject: '{shop} heeft Galleria verlaten',
    intro:
      '{shop} verkoopt niet meer bij Galleria. In de backoffice kunt u alles nog lezen, maar niets meer wijzigen; schrijf ons over openstaande bestellingen. De reden:',
    link: 'Backoffice openen',
  },
}

export const spanishShopStatus: ShopStatusWords = {
  frozen: {
    subject: 'La tienda {shop} está suspendida',
    intro:
      'Los artículos de {shop} no se venden hasta nuevo aviso. Sigue enviando los pedidos abiertos y respondiendo a las solicitudes de posventa. El motivo:',
    link: 'Abrir el panel de gestión',
  },
  unfrozen: {
    subject: '{shop} vuelve a vender',
    intro: 'Gracias por tu paciencia. Los artículos de {shop} vuelven a estar a la venta.',
    link: 'Abrir el panel de gestión',
  },
  cleared: {
    subject: '{shop} ha dejado Galleria',
    intro:
      '{shop} ya no vende en Galleria. En el panel de gestión aún puedes consultarlo todo, pero ya no cambiar nada; escríbenos por los pedidos abiertos. El motivo:',
    link: 'Abrir el panel de gestión',
  },
}

export const swedishShopStatus: ShopStatusWords = {
  frozen: {
    subject: '{shop} är fryst',
    intro:
      'Varor från {shop} säljs inte längre tills vidare. Fortsätt att skicka öppna beställningar och svara på köparnas ansökningar. Skälet:',
    link: 'Öppna back office',
  },
  unfrozen: {
    subject: '{shop} säljer igen',
    intro: 'Tack för ditt tålamod. Varorna från {shop} är till salu igen.',
    link: 'Öppna back office',
  },
  cleared: {
    subject: '{shop} har lämnat Galleria',
    intro:
      '{shop} säljer inte längre på Galleria. I back office kan du fortfarande läsa allt men inte längre ändra något; skriv till oss om öppna beställningar. Skälet:',
    link: 'Öppna back office',
  },
}

export const frenchShopStatus: ShopStatusWords = {
  frozen: {
    subject: '{shop} est suspendue',
    intro:
      'Les articles de {shop} ne sont plus en vente jusqu’à nouvel ordre. Continuez d’expédier les commandes en cours et de répondre aux demandes de service après-vente. La raison :',
    link: 'Ouvrir l’espace professionnel',
  },
  unfrozen: {
    subject: '{shop} vend de nouveau',
    intro: 'Merci de votre patience. Les articles de {shop} sont de nouveau en vente.',
    link: 'Ouvrir l’espace professionnel',
  },
  cleared: {
    subject: '{shop} a quitté Galleria',
    intro:
      '{shop} ne vend plus sur Galleria. Vous pouvez encore tout consulter dans l’espace professionnel, mais plus rien modifier ; écrivez-nous au sujet des commandes en cours. La raison :',
    link: 'Ouvrir l’espace professionnel',
  },
}

export const italianShopStatus: ShopStatusWords = {
  frozen: {
    subject: 'Il negozio {shop} è sospeso',
    intro:
      'Gli articoli di {shop} non sono più in vendita fino a nuovo avviso. Gli ordini aperti vanno ancora spediti e le richieste di assistenza hanno ancora bisogno di risposta. Il motivo:',
    link: 'Apri l’area venditori',
  },
  unfrozen: {
    subject: '{shop} vende di nuovo',
    intro: 'Grazie per la pazienza. Gli articoli di {shop} sono di nuovo in vendita.',
    link: 'Apri l’area venditori',
  },
  cleared: {
    subject: '{shop} ha lasciato Galleria',
    intro:
      '{shop} non vende più su Galleria. Nell’area venditori può ancora consultare tutto, ma non modificare nulla; per gli ordini aperti ci scriva. Il motivo:',
    link: 'Apri l’area venditori',
  },
}

export const polishShopStatus: ShopStatusWords = {
  frozen: {
    subject: 'Sklep {shop} jest zawieszony',
    intro:
      'Towary sklepu {shop} nie są na razie sprzedawane. Nadal wysyłaj otwarte zamówienia i odpowiadaj na zgłoszenia. Powód:',
    link: 'Otwórz panel',
  },
  unfrozen: {
    subject: 'Sklep {shop} znów sprzedaje',
    intro: 'Dziękujemy za cierpliwość. Towary sklepu {shop} są znów w sprzedaży.',
    link: 'Otwórz panel',
  },
  cleared: {
    subject: 'Sklep {shop} opuścił Gallerię',
    intro:
      'Sklep {shop} nie sprzedaje już w Gallerii. W panelu można nadal wszystko przeglądać, ale niczego już nie zmieniać; w sprawie otwartych zamówień napisz do nas. Powód:',
    link: 'Otwórz panel',
  },
}

export const chineseShopStatus: ShopStatusWords = {
  frozen: {
    subject: '{shop} 已被冻结',
    intro: '{shop} 的商品暂停销售，恢复时间另行通知。请继续为已有订单发货并处理售后。原因：',
    link: '打开商家后台',
  },
  unfrozen: {
    subject: '{shop} 已恢复销售',
    intro: '感谢您的耐心等待。{shop} 的商品已重新上架。',
    link: '打开商家后台',
  },
  cleared: {
    subject: '{shop} 已退出 Galleria',
    intro:
      '{shop} 不再在 Galleria 销售。您仍可在商家后台查询全部内容，但不能再作更改；关于未完成的订单请与我们联系。原因：',
    link: '打开商家后台',
  },
}
