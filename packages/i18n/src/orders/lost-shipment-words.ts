/** Mails about parcels that are lost on their way to a buyer: of an order, and in exchange. */

export const englishLostReplacement = {
  replacementLost: {
    subject: 'The replacement for order {code} is lost',
    intro:
      'The carrier says that the parcel with your replacement is lost. On the page of your application you can choose a refund instead. If the parcel turns up after all, please confirm receipt there.',
  },
  replacementLostShop: {
    subject: 'The replacement for order {code} is lost',
    intro:
      'The carrier says that the parcel with the replacement for {buyer} is lost. It does not automatically count as received. Please write to the buyer or refund the money; the buyer can choose the refund, too.',
  },
}
type LostReplacementWords = typeof englishLostReplacement
export const englishLostOrder = {
  lost: {
    subject: 'A parcel from order {code} is lost',
    intro: '{carrier} says that your parcel {number} is lost. We’re sorry.',
    next: 'It does not automatically count as received. On the order page you can ask {shop} for your money back: choose “Not received” as the reason.',
  },
  lostShop: {
    subject: 'A parcel of order {code} is lost',
    intro:
      '{carrier} says that the parcel {number} of order {code} is lost. It does not automatically count as received. The buyer has been told and can ask for a refund; please write to them. If the number was typed wrongly, correct it.',
  },
}
type LostOrderWords = typeof englishLostOrder

export const germanLostReplacement: LostReplacementWords = {
  replacementLost: {
    subject: 'Der Ersatz zur Bestellung {code} ist verloren',
    intro:
      'Laut Paketdienst ist das Paket mit Ihrem Ersatz verloren gegangen. Auf der Seite Ihres Antrags können Sie stattdessen eine Erstattung wählen. Taucht das Paket doch noch auf, bestätigen Sie dort bitte den Empfang.',
  },
  replacementLostShop: {
    subject: 'Der Ersatz zur Bestellung {code} ist verloren',
    intro:
      'Laut Paketdienst ist das Paket mit dem Ersatz für {buyer} verloren gegangen. Es gilt nicht von selbst als erhalten. Bitte schreiben Sie dem Käufer oder erstatten Sie das Geld; auch der Käufer kann die Erstattung wählen.',
  },
}
export const germanLostOrder: LostOrderWords = {
  lost: {
    subject: 'Ein Paket Ihrer Bestellung {code} ist verloren',
    intro: 'Laut {carrier} ist Ihr Paket {number} verloren gegangen. Das tut uns leid.',
    next: 'Es gilt nicht von selbst als erhalten. Auf der Seite der Bestellung können Sie Ihr Geld von {shop} zurückverlangen: Wählen Sie als Grund „Nicht erhalten“.',
  },
  lostShop: {
    subject: 'Ein Paket der Bestellung {code} ist verloren',
    intro:
      'Laut {carrier} ist das Paket {number} der Bestellung {code} verloren gegangen. Es gilt nicht von selbst als erhalten. Der Käufer weiß Bescheid und kann eine Erstattung beantragen; bitte schreiben Sie ihm. Wurde die Nummer falsch eingegeben, korrigieren Sie sie.',
  },
}

export const frenchLostReplacement: LostReplacementWords = {
  replacementLost: {
    subject: 'L’article de remplacement pour la commande {code} est perdu',
    intro:
      'Le transporteur indique que le colis avec votre article de remplacement est perdu. Sur la page de votre demande, vous pouvez choisir un remboursement. Si le colis arrive malgré tout, confirmez-y la réception.',
  },
  replacementLostShop: {
    subject: 'L’article de remplacement pour la commande {code} est perdu',
    intro:
      'Le transporteur indique que le colis avec l’article de remplacement pour {buyer} est perdu. Il n’est pas automatiquement considéré comme reçu. Écrivez à l’acheteur ou remboursez-le ; l’acheteur peut aussi choisir le remboursement.',
  },
}
export const frenchLostOrder: LostOrderWords = {
  lost: {
    subject: 'Un colis de la commande {code} est perdu',
    intro: '{carrier} indique que votre colis {number} est perdu. Nous en sommes désolés.',
    next: 'Il n’est pas automatiquement considéré comme reçu. Sur la page de la commande, vous pouvez demander un remboursement à {shop} : choisissez le motif « Non reçu ».',
  },
  lostShop: {
    subject: 'Un colis de la commande {code} est perdu',
    intro:
      '{carrier} indique que le colis {number} de la commande {code} est perdu. Il n’est pas automatiquement considéré comme reçu. L’acheteur est informé et peut demander un remboursement ; écrivez-lui. Si le numéro a été mal saisi, corrigez-le.',
  },
}

export const dutchLostReplacement: LostReplacementWords = {
  replacementLost: {
    subject: 'De vervanging voor bestelling {code} is zoek',
    intro:
      'Volgens de vervoerder is het pakket met uw vervanging zoekgeraakt. Op de pagina van uw aanvraag kunt u in plaats daarvan een terugbetaling kiezen. Duikt het pakket toch op, bevestig daar dan de ontvangst.',
  },
  replacementLostShop: {
    subject: 'De vervanging voor bestelling {code} is zoek',
    intro:
      'Volgens de vervoerder is het pakket met de vervanging voor {buyer} zoekgeraakt. Het geldt niet vanzelf als ontvangen. Schrijf de koper of betaal het geld terug; ook de koper kan de terugbetaling kiezen.',
  },
}
export const dutchLostOrder: LostOrderWords = {
  lost: {
    subject: 'Een pakket van bestelling {code} is zoek',
    intro: 'Volgens {carrier} is uw pakket {number} zoekgeraakt. Het spijt ons.',
    next: 'Het geldt niet vanzelf als ontvangen. Op de pagina van de bestelling kunt u {shop} om uw geld vragen: kies als reden ‘Niet ontvangen’.',
  },
  lostShop: {
    subject: 'Een pakket van bestelling {code} is zoek',
    intro:
      'Volgens {carrier} is pakket {number} van bestelling {code} zoekgeraakt. Het geldt niet vanzelf als ontvangen. De koper weet het en kan een terugbetaling vragen; schrijf de koper. Is het nummer verkeerd getypt, verbeter het dan.',
  },
}

export const spanishLostReplacement: LostReplacementWords = {
  replacementLost: {
    subject: 'El recambio del pedido {code} se ha perdido',
    intro:
      'El transportista dice que el paquete con tu recambio se ha perdido. En la página de tu solicitud puedes elegir un reembolso. Si el paquete aparece, confirma allí la recepción.',
  },
  replacementLostShop: {
    subject: 'El recambio del pedido {code} se ha perdido',
    intro:
      'El transportista dice que el paquete con el recambio para {buyer} se ha perdido. No cuenta por sí solo como recibido. Escribe al comprador o reembolsa el dinero; el comprador también puede elegir el reembolso.',
  },
}
export const spanishLostOrder: LostOrderWords = {
  lost: {
    subject: 'Un paquete del pedido {code} se ha perdido',
    intro: '{carrier} dice que tu paquete {number} se ha perdido. Lo sentimos.',
    next: 'No cuenta por sí solo como recibido. En la página del pedido puedes pedir tu dinero a {shop}: elige el motivo «No recibido».',
  },
  lostShop: {
    subject: 'Un paquete del pedido {code} se ha perdido',
    intro:
      '{carrier} dice que el paquete {number} del pedido {code} se ha perdido. No cuenta por sí solo como recibido. El comprador lo sabe y puede pedir un reembolso; escríbele. Si el número se escribió mal, corrígelo.',
  },
}

export const swedishLostReplacement: LostReplacementWords = {
  replacementLost: {
    subject: 'Ersättningsvaran för beställning {code} har kommit bort',
    intro:
      'Transportören säger att paketet med din ersättningsvara har kommit bort. På sidan för din ansökan kan du välja återbetalning i stället. Om paketet ändå dyker upp bekräftar du mottagandet där.',
  },
  replacementLostShop: {
    subject: 'Ersättningsvaran för beställning {code} har kommit bort',
    intro:
      'Transportören säger att paketet med ersättningsvaran till {buyer} har kommit bort. Det räknas inte av sig självt som mottaget. Skriv till köparen eller återbetala pengarna; även köparen kan välja återbetalning.',
  },
}
export const swedishLostOrder: LostOrderWords = {
  lost: {
    subject: 'Ett paket från beställning {code} har kommit bort',
    intro: '{carrier} säger att ditt paket {number} har kommit bort. Vi beklagar.',
    next: 'Det räknas inte av sig självt som mottaget. På beställningens sida kan du begära pengarna tillbaka av {shop}: välj orsaken ”Inte mottagen”.',
  },
  lostShop: {
    subject: 'Ett paket från beställning {code} har kommit bort',
    intro:
      '{carrier} säger att paketet {number} från beställning {code} har kommit bort. Det räknas inte av sig självt som mottaget. Köparen vet om det och kan begära återbetalning; skriv till köparen. Om numret skrevs fel rättar du det.',
  },
}

export const italianLostReplacement: LostReplacementWords = {
  replacementLost: {
    subject: 'L’articolo sostitutivo dell’ordine {code} è smarrito',
    intro:
      'Il corriere dice che il pacco con il tuo articolo sostitutivo è smarrito. Nella pagina della tua richiesta puoi scegliere invece un rimborso. Se il pacco arriva comunque, conferma lì la ricezione.',
  },
  replacementLostShop: {
    subject: 'L’articolo sostitutivo dell’ordine {code} è smarrito',
    intro:
      'Il corriere dice che il pacco con l’articolo sostitutivo per {buyer} è smarrito. Non viene considerato ricevuto automaticamente. Scriva all’acquirente o rimborsi il denaro; anche l’acquirente può scegliere il rimborso.',
  },
}
export const italianLostOrder: LostOrderWords = {
  lost: {
    subject: 'Un pacco dell’ordine {code} è smarrito',
    intro: '{carrier} dice che il tuo pacco {number} è smarrito. Ci dispiace.',
    next: 'Non viene considerato ricevuto automaticamente. Nella pagina dell’ordine puoi chiedere il rimborso a {shop}: scegli il motivo «Non ricevuto».',
  },
  lostShop: {
    subject: 'Un pacco dell’ordine {code} è smarrito',
    intro:
      '{carrier} dice che il pacco {number} dell’ordine {code} è smarrito. Non viene considerato ricevuto automaticamente. L’acquirente lo sa e può chiedere un rimborso; gli scriva. Se il numero è stato digitato male, lo corregga.',
  },
}

export const polishLostReplacement: LostReplacementWords = {
  replacementLost: {
    subject: 'Produkt na wymianę do zamówienia {code} zaginął',
    intro:
      'Przewoźnik informuje, że paczka, w której był produkt na wymianę, zaginęła. Na stronie zgłoszenia możesz zamiast tego wybrać zwrot pieniędzy. Jeśli paczka jednak dotrze, potwierdź tam odbiór.',
  },
  replacementLostShop: {
    subject: 'Produkt na wymianę do zamówienia {code} zaginął',
    intro:
      'Przewoźnik informuje, że paczka dla {buyer}, w której był produkt na wymianę, zaginęła. Sama nie zostanie uznana za odebraną. Napisz do kupującego lub zwróć pieniądze; kupujący też może wybrać zwrot pieniędzy.',
  },
}
export const polishLostOrder: LostOrderWords = {
  lost: {
    subject: 'Paczka z zamówienia {code} zaginęła',
    intro: '{carrier} informuje, że Twoja paczka {number} zaginęła. Przykro nam.',
    next: 'Sama nie zostanie uznana za odebraną. Na stronie zamówienia możesz poprosić {shop} o zwrot pieniędzy: wybierz powód „Nie dotarło”.',
  },
  lostShop: {
    subject: 'Paczka z zamówienia {code} zaginęła',
    intro:
      '{carrier} informuje, że paczka {number} z zamówienia {code} zaginęła. Sama nie zostanie uznana za odebraną. Kupujący o tym wie i może poprosić o zwrot pieniędzy; napisz do niego. Jeśli numer wpisano błędnie, popraw go.',
  },
}

export const chineseLostReplacement: LostReplacementWords = {
  replacementLost: {
    subject: '订单 {code} 的换货商品已丢失',
    intro:
      '物流公司表示，装有换货商品的包裹已丢失。您可以在申请页面改为退款。如果包裹最终送达，请在该页面确认收货。',
  },
  replacementLostShop: {
    subject: '订单 {code} 的换货商品已丢失',
    intro:
      '承运商表示，寄给 {buyer} 的换货包裹已丢失。系统不会自动确认收货。请联系买家或退款；买家也可以自行选择退款。',
  },
}
export const chineseLostOrder: LostOrderWords = {
  lost: {
    subject: '订单 {code} 的一个包裹已丢失',
    intro: '{carrier} 表示您的包裹 {number} 已丢失，我们深表歉意。',
    next: '系统不会自动确认收货。您可以在订单页面向 {shop} 申请退款：原因请选择“未收到货”。',
  },
  lostShop: {
    subject: '订单 {code} 的一个包裹已丢失',
    intro:
      '{carrier} 表示订单 {code} 的包裹 {number} 已丢失。系统不会自动确认收货。买家已知悉并可申请退款，请与其联系。如果单号填写有误，请更正。',
  },
}
