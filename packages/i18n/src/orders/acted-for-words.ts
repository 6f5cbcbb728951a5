/** Mails about what the operator did in the name of a shop, in every language. */

import {
  englishClosedShop,
  germanClosedShop,
  dutchClosedShop,
  spanishClosedShop,
  swedishClosedShop,
  frenchClosedShop,
  italianClosedShop,
  polishClosedShop,
  chineseClosedShop,
} from '../after-sales/closed-shop-words.ts'

export const englishActedFor = {
  ...englishClosedShop,
  subject: 'Galleria has acted for you with order {code}',
  acts: {
    hold: 'Galleria has put order {code} of {shop} on hold: nothing is to be sent until it is released.',
    release: 'Galleria has released order {code} of {shop}: it can now be sent.',
    ship: 'Galleria has recorded a parcel of order {code} as sent, in the name of {shop}.',
    correctParcel:
      'Galleria has corrected the tracking number of a parcel of order {code}, in the name of {shop}.',
    cancelLines:
      'Galleria has cancelled items in order {code} that cannot be sent, in the name of {shop}. The buyer gets a refund for them.',
    cancelCodes:
      'Galleria has cancelled codes in order {code} that cannot be honoured, in the name of {shop}. The buyer gets a refund for them.',
  },
  reason: 'The reason: {reason}',
  buyer: {
    hold: {
      subject: 'Order {code} is on hold',
      intro:
        'Galleria has put your order from {shop} on hold: nothing will be sent until it is released, and you can cancel it in the meantime.',
    },
    release: {
      subject: 'Order {code} is going ahead',
      intro: 'Galleria has released your order from {shop}: it will now be sent.',
    },
  },
} as const

export const germanActedFor = {
  ...germanClosedShop,
  subject: 'Galleria hat bei der Bestellung {code} für Sie gehandelt',
  acts: {
    hold: 'Galleria hat die Bestellung {code} von {shop} angehalten: Bis zur Freigabe wird nichts versandt.',
    release:
      'Galleria hat die Bestellung {code} von {shop} freigegeben: Sie kann jetzt versandt werden.',
    ship: 'Galleria hat im Namen von {shop} ein Paket der Bestellung {code} als versandt eingetragen.',
    correctParcel:
      'Galleria hat im Namen von {shop} die Sendungsnummer eines Pakets der Bestellung {code} berichtigt.',
    cancelLines:
      'Galleria hat im Namen von {shop} Artikel der Bestellung {code} storniert, die nicht versandt werden können. Der Käufer erhält dafür eine Erstattung.',
    cancelCodes:
      'Galleria hat im Namen von {shop} Codes der Bestellung {code} storniert, die nicht eingelöst werden können. Der Käufer erhält dafür eine Erstattung.',
  },
  reason: 'Der Grund: {reason}',
  buyer: {
    hold: {
      subject: 'Die Bestellung {code} ist angehalten',
      intro:
        'Galleria hat Ihre Bestellung bei {shop} angehalten: Bis zur Freigabe wird nichts versandt, und Sie können sie solange stornieren.',
    },
    release: {
      subject: 'Mit der Bestellung {code} geht es weiter',
      intro: 'Galleria hat Ihre Bestellung bei {shop} freigegeben: Sie wird versandt.',
    },
  },
}

export const dutchActedFor = {
  ...dutchClosedShop,
  subject: 'Galleria heeft voor u gehandeld bij bestelling {code}',
  acts: {
    hold: 'Galleria heeft bestelling {code} van {shop} aangehouden: er wordt niets verstuurd tot ze is vrijgegeven.',
    release:
      'Galleria heeft bestelling {code} van {shop} vrijgegeven: ze moet weer worden verstuurd.',
    ship: 'Galleria heeft namens {shop} een pakket van bestelling {code} als verstuurd ingevoerd.',
    correctParcel:
      'Galleria heeft namens {shop} het trackingnummer van een pakket van bestelling {code} verbeterd.',
    cancelLines:
      'Galleria heeft namens {shop} artikelen van bestelling {code} geannuleerd die niet kunnen worden verstuurd. Het geld gaat terug naar de koper.',
    cancelCodes:
      'Galleria heeft namens {shop} codes van bestelling {code} geannuleerd, omdat de dienst niet kan worden geleverd. Het geld gaat terug naar de koper.',
  },
  reason: 'De reden: {reason}',
  buyer: {
    hold: {
      subject: 'Bestelling {code} is aangehouden',
      intro:
        'Galleria heeft uw bestelling bij {shop} aangehouden: er wordt niets verstuurd tot ze is vrijgegeven, en u kunt haar intussen annuleren.',
    },
    release: {
      subject: 'Bestelling {code} gaat verder',
      intro: 'Galleria heeft uw bestelling bij {shop} vrijgegeven: ze wordt verstuurd.',
    },
  },
}

export const spanishActedFor = {
  ...spanishClosedShop,
  subject: 'Galleria ha actuado por tu tienda en el pedido {code}',
  acts: {
    hold: 'Galleria ha retenido el pedido {code} de {shop}: no se envía nada hasta que se libere.',
    release: 'Galleria ha liberado el pedido {code} de {shop}: hay que enviarlo de nuevo.',
    ship: 'Galleria ha registrado como enviado un paquete del pedido {code} en nombre de {shop}.',
    correctParcel:
      'Galleria ha corregido el número de seguimiento de un paquete del pedido {code} en nombre de {shop}.',
    cancelLines:
      'Galleria ha cancelado en nombre de {shop} artículos del pedido {code} que no se pueden enviar. Se reembolsa al comprador.',
    cancelCodes:
      'Galleria ha cancelado en nombre de {shop} códigos del pedido {code} porque el servicio no se puede prestar. Se reembolsa al comprador.',
  },
  reason: 'El motivo: {reason}',
  buyer: {
    hold: {
      subject: 'El pedido {code} está retenido',
      intro:
        'Galleria ha retenido tu pedido de {shop}: no se envía nada hasta que se libere, y mientras tanto puedes cancelarlo.',
    },
    release: {
      subject: 'El pedido {code} sigue adelante',
      intro: 'Galleria ha liberado tu pedido de {shop}: se va a enviar.',
    },
  },
}

export const swedishActedFor = {
  ...swedishClosedShop,
  subject: 'Galleria har handlat åt dig vid beställning {code}',
  acts: {
    hold: 'Galleria har pausat beställning {code} från {shop}: inget skickas förrän den släpps.',
    release: 'Galleria har släppt beställning {code} från {shop}: den kan nu skickas.',
    ship: 'Galleria har åt {shop} registrerat ett paket av beställning {code} som skickat.',
    correctParcel:
      'Galleria har åt {shop} rättat spårningsnumret för ett paket av beställning {code}.',
    cancelLines:
      'Galleria har åt {shop} avbeställt varor i beställning {code} som inte kan skickas. Pengarna går tillbaka till köparen.',
    cancelCodes:
      'Galleria har åt {shop} avbeställt koder i beställning {code} eftersom tjänsten inte kan utföras. Pengarna går tillbaka till köparen.',
  },
  reason: 'Skälet: {reason}',
  buyer: {
    hold: {
      subject: 'Beställning {code} är pausad',
      intro:
        'Galleria har pausat din beställning hos {shop}: inget skickas förrän den släpps, och du kan avbeställa den under tiden.',
    },
    release: {
      subject: 'Beställning {code} går vidare',
      intro: 'Galleria har släppt din beställning hos {shop}: den kommer att skickas.',
    },
  },
}

export const frenchActedFor = {
  ...frenchClosedShop,
  subject: 'Galleria a agi pour vous sur la commande {code}',
  acts: {
    hold: 'Galleria a mis la commande {code} de {shop} en attente : rien ne doit être expédié avant sa reprise.',
    release:
      'Galleria a débloqué la commande {code} de {shop} : elle peut maintenant être expédiée.',
    ship: 'Galleria a enregistré un colis de la commande {code} comme expédié, au nom de {shop}.',
    correctParcel:
      'Galleria a corrigé le numéro de suivi d’un colis de la commande {code}, au nom de {shop}.',
    cancelLines:
      'Galleria a annulé au nom de {shop} des articles de la commande {code} qui ne peuvent pas être expédiés. L’acheteur en est remboursé.',
    cancelCodes:
      'Galleria a annulé au nom de {shop} des codes de la commande {code} qui ne peuvent pas être honorés. L’acheteur en est remboursé.',
  },
  reason: 'Motif : {reason}',
  buyer: {
    hold: {
      subject: 'La commande {code} est en attente',
      intro:
        'Galleria a mis votre commande chez {shop} en attente : rien ne sera expédié avant sa reprise, et vous pouvez l’annuler entre-temps.',
    },
    release: {
      subject: 'La commande {code} reprend',
      intro: 'Galleria a débloqué votre commande chez {shop} : elle va maintenant être expédiée.',
    },
  },
}

export const italianActedFor = {
  ...italianClosedShop,
  subject: 'Galleria ha agito per il Suo negozio sull’ordine {code}',
  acts: {
    hold: 'Galleria ha messo in attesa l’ordine {code} di {shop}: non si spedisce nulla finché non viene sbloccato.',
    release: 'Galleria ha sbloccato l’ordine {code} di {shop}: è di nuovo da spedire.',
    ship: 'Galleria ha registrato come spedito un pacco dell’ordine {code} a nome di {shop}.',
    correctParcel:
      'Galleria ha corretto il numero di tracciamento di un pacco dell’ordine {code} a nome di {shop}.',
    cancelLines:
      'Galleria ha annullato a nome di {shop} articoli dell’ordine {code} che non si possono spedire. L’importo viene rimborsato all’acquirente.',
    cancelCodes:
      'Galleria ha annullato a nome di {shop} codici dell’ordine {code}, perché la prestazione non può essere fornita. L’importo viene rimborsato all’acquirente.',
  },
  reason: 'Il motivo: {reason}',
  buyer: {
    hold: {
      subject: 'L’ordine {code} è in attesa',
      intro:
        'Galleria ha messo in attesa il tuo ordine da {shop}: non si spedisce nulla finché non viene sbloccato, e nel frattempo puoi annullarlo.',
    },
    release: {
      subject: 'L’ordine {code} va avanti',
      intro: 'Galleria ha sbloccato il tuo ordine da {shop}: verrà spedito.',
    },
  },
}

export const polishActedFor = {
  ...polishClosedShop,
  subject: 'Galleria podjęła działanie w Twoim imieniu przy zamówieniu {code}',
  acts: {
    hold: 'Galleria wstrzymała zamówienie {code} sklepu {shop}: do zwolnienia nic nie należy wysyłać.',
    release: 'Galleria zwolniła zamówienie {code} sklepu {shop}: można je już wysłać.',
    ship: 'Galleria zapisała w imieniu sklepu {shop} paczkę zamówienia {code} jako wysłaną.',
    correctParcel:
      'Galleria poprawiła w imieniu sklepu {shop} numer przesyłki paczki zamówienia {code}.',
    cancelLines:
      'Galleria anulowała w imieniu sklepu {shop} towar z zamówienia {code}, którego nie można wysłać. Pieniądze wracają do kupującego.',
    cancelCodes:
      'Galleria anulowała w imieniu sklepu {shop} kody z zamówienia {code}, bo usługi nie można wykonać. Pieniądze wracają do kupującego.',
  },
  reason: 'Powód: {reason}',
  buyer: {
    hold: {
      subject: 'Zamówienie {code} jest wstrzymane',
      intro:
        'Galleria wstrzymała Twoje zamówienie w sklepie {shop}: do zwolnienia nic nie zostanie wysłane, a w tym czasie możesz je anulować.',
    },
    release: {
      subject: 'Zamówienie {code} jest dalej realizowane',
      intro: 'Galleria zwolniła Twoje zamówienie w sklepie {shop}: zostanie wysłane.',
    },
  },
}

export const chineseActedFor = {
  ...chineseClosedShop,
  subject: 'Galleria 已代您处理订单 {code}',
  acts: {
    hold: 'Galleria 已暂停 {shop} 的订单 {code}：恢复之前请勿发货。',
    release: 'Galleria 已恢复 {shop} 的订单 {code}：请继续发货。',
    ship: 'Galleria 已代 {shop} 登记订单 {code} 的一个包裹已发出。',
    correctParcel: 'Galleria 已代 {shop} 更正订单 {code} 一个包裹的物流单号。',
    cancelLines: 'Galleria 已代 {shop} 取消订单 {code} 中无法发出的商品，款项将退还买家。',
    cancelCodes: 'Galleria 已代 {shop} 取消订单 {code} 中无法提供服务的券码，款项将退还买家。',
  },
  reason: '原因：{reason}',
  buyer: {
    hold: {
      subject: '订单 {code} 已暂停',
      intro: 'Galleria 已暂停您在 {shop} 的订单：恢复之前不会发货，您可以在此期间取消订单。',
    },
    release: {
      subject: '订单 {code} 继续处理',
      intro: 'Galleria 已恢复您在 {shop} 的订单：即将发货。',
    },
  },
}
