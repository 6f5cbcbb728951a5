/** Mails about what a shop sends at no charge, and what a part in words is called, in every language. */

const english = {
  /** The name of a line that is a part of something, on every list of what is sent. */
  part: 'Part for {name}: {part}',
  subject: '{shop} is sending you something at no charge',
  reasons: {
    MISSING:
      'Something was missing from your order {original}. {shop} is sending it to you at no charge.',
    DAMAGED:
      'Something in your order {original} was damaged. {shop} is sending it to you again at no charge.',
    LOST: 'Something from your order {original} was lost on its way. {shop} is sending it to you again at no charge.',
    GOODWILL: '{shop} is sending you this for your order {original} at no charge.',
  },
  next: 'It is order {code}. There is nothing to pay; we’ll email you as soon as it is on its way.',
  contents: 'What you will receive',
  later: 'If something isn’t right, please ask on the page of your order {original}.',
  /** What its shop reads when a parcel of it is lost: nobody asks for money. */
  lostShop:
    '{carrier} says that the parcel {number} of order {code} is lost. It was sent at no charge and does not automatically count as received; the buyer has been told. To send it again, open order {original}; then cancel what is lost in order {code}. If the number was typed wrongly, correct it.',
  /** What its shop sends not after all: none of it, not the rest, or what is lost. */
  notSent: {
    all: {
      subject: 'Order {code} will not be sent',
      intro:
        '{shop} has cancelled what it was going to send you at no charge for order {original}. If you still need something, please ask on the page of that order.',
    },
    rest: {
      subject: 'The rest of order {code} will not be sent',
      intro:
        '{shop} has cancelled what was still to be sent to you at no charge for order {original}; what has left already is not affected. If you still need something, please ask on the page of that order.',
    },
    lost: {
      subject: 'Order {code} will not arrive in full',
      intro:
        '{shop} has cancelled what was lost or not sent yet of what you were to receive at no charge for order {original}. If you still need something, please ask on the page of that order.',
    },
  },
}
type ReissueWords = typeof english

const german: ReissueWords = {
  part: 'Teil für {name}: {part}',
  subject: '{shop} schickt Ihnen etwas kostenlos',
  reasons: {
    MISSING: 'In Ihrer Bestellung {original} hat etwas gefehlt. {shop} schickt es Ihnen kostenlos.',
    DAMAGED:
      'In Ihrer Bestellung {original} war etwas beschädigt. {shop} schickt es Ihnen kostenlos noch einmal.',
    LOST: 'Aus Ihrer Bestellung {original} ist unterwegs etwas verloren gegangen. {shop} schickt es Ihnen kostenlos noch einmal.',
    GOODWILL: '{shop} schickt Ihnen dies kostenlos zu Ihrer Bestellung {original}.',
  },
  next: 'Es ist die Bestellung {code}. Sie müssen nichts bezahlen; sobald sie unterwegs ist, schreiben wir Ihnen.',
  contents: 'Das bekommen Sie',
  later: 'Wenn etwas nicht stimmt, melden Sie es bitte auf der Seite Ihrer Bestellung {original}.',
  lostShop:
    'Laut {carrier} ist das Paket {number} der Bestellung {code} verloren gegangen. Es wurde kostenlos verschickt und gilt nicht von selbst als erhalten; der Käufer weiß Bescheid. Um es noch einmal zu schicken, öffnen Sie die Bestellung {original}; stornieren Sie dann in der Bestellung {code}, was verloren ist. Wurde die Nummer falsch eingegeben, korrigieren Sie sie.',
  notSent: {
    all: {
      subject: 'Die Bestellung {code} wird nicht verschickt',
      intro:
        '{shop} hat storniert, was Ihnen zur Bestellung {original} kostenlos geschickt werden sollte. Wenn Ihnen noch etwas fehlt, melden Sie es bitte auf der Seite jener Bestellung.',
    },
    rest: {
      subject: 'Der Rest der Bestellung {code} wird nicht verschickt',
      intro:
        '{shop} hat storniert, was Ihnen zur Bestellung {original} noch kostenlos geschickt werden sollte; was schon unterwegs oder bei Ihnen ist, bleibt davon unberührt. Wenn Ihnen noch etwas fehlt, melden Sie es bitte auf der Seite jener Bestellung.',
    },
    lost: {
      subject: 'Die Bestellung {code} kommt nicht vollständig an',
      intro:
        '{shop} hat storniert, was von der kostenlosen Sendung zu Ihrer Bestellung {original} verloren ging oder noch nicht verschickt war. Wenn Ihnen noch etwas fehlt, melden Sie es bitte auf der Seite jener Bestellung.',
    },
  },
}

const french: ReissueWords = {
  part: 'Pièce pour {name} : {part}',
  subject: '{shop} vous envoie quelque chose gratuitement',
  reasons: {
    MISSING:
      'Il manquait quelque chose dans votre commande {original}. {shop} vous l’envoie gratuitement.',
    DAMAGED:
      'Quelque chose était endommagé dans votre commande {original}. {shop} vous le renvoie gratuitement.',
    LOST: 'Quelque chose de votre commande {original} a été perdu en route. {shop} vous le renvoie gratuitement.',
    GOODWILL: '{shop} vous envoie ceci gratuitement pour votre commande {original}.',
  },
  next: 'C’est la commande {code}. Vous n’avez rien à payer ; nous vous écrirons dès qu’elle sera en route.',
  contents: 'Ce que vous recevrez',
  later:
    'Si quelque chose ne va pas, veuillez le signaler sur la page de votre commande {original}.',
  lostShop:
    '{carrier} indique que le colis {number} de la commande {code} est perdu. Il a été envoyé gratuitement et n’est pas automatiquement considéré comme reçu ; l’acheteur est informé. Pour l’envoyer à nouveau, ouvrez la commande {original} ; annulez ensuite dans la commande {code} ce qui est perdu. Si le numéro a été mal saisi, corrigez-le.',
  notSent: {
    all: {
      subject: 'La commande {code} ne sera pas envoyée',
      intro:
        '{shop} a annulé ce qui devait vous être envoyé gratuitement pour la commande {original}. S’il vous manque encore quelque chose, veuillez le signaler sur la page de cette commande.',
    },
    rest: {
      subject: 'Le reste de la commande {code} ne sera pas envoyé',
      intro:
        '{shop} a annulé ce qui devait encore vous être envoyé gratuitement pour la commande {original} ; ce qui est déjà parti n’est pas concerné. S’il vous manque encore quelque chose, veuillez le signaler sur la page de cette commande.',
    },
    lost: {
      subject: 'La commande {code} n’arrivera pas en entier',
      intro:
        '{shop} a annulé ce qui, de l’envoi gratuit pour votre commande {original}, est perdu ou n’a pas été envoyé. S’il vous manque encore quelque chose, veuillez le signaler sur la page de cette commande.',
    },
  },
}

const dutch: ReissueWords = {
  part: 'Onderdeel voor {name}: {part}',
  subject: '{shop} stuurt u iets kosteloos',
  reasons: {
    MISSING: 'In uw bestelling {original} ontbrak iets. {shop} stuurt het u kosteloos.',
    DAMAGED:
      'In uw bestelling {original} was iets beschadigd. {shop} stuurt het u kosteloos opnieuw.',
    LOST: 'Uit uw bestelling {original} is onderweg iets zoekgeraakt. {shop} stuurt het u kosteloos opnieuw.',
    GOODWILL: '{shop} stuurt u dit kosteloos bij uw bestelling {original}.',
  },
  next: 'Het is bestelling {code}. U hoeft niets te betalen; zodra die onderweg is, mailen we u.',
  contents: 'Dit ontvangt u',
  later: 'Klopt er iets niet, meld het dan op de pagina van uw bestelling {original}.',
  lostShop:
    'Volgens {carrier} is pakket {number} van bestelling {code} zoekgeraakt. Het was kosteloos verzonden en geldt niet vanzelf als ontvangen; de koper weet het. Open bestelling {original} om het opnieuw te verzenden; annuleer daarna in bestelling {code} wat zoek is. Is het nummer verkeerd getypt, verbeter het dan.',
  notSent: {
    all: {
      subject: 'Bestelling {code} wordt niet verzonden',
      intro:
        '{shop} heeft geannuleerd wat u kosteloos bij bestelling {original} zou krijgen. Mist u nog iets, meld het dan op de pagina van die bestelling.',
    },
    rest: {
      subject: 'De rest van bestelling {code} wordt niet verzonden',
      intro:
        '{shop} heeft geannuleerd wat u nog kosteloos bij bestelling {original} zou krijgen; wat al verzonden is, blijft zoals het is. Mist u nog iets, meld het dan op de pagina van die bestelling.',
    },
    lost: {
      subject: 'Bestelling {code} komt niet volledig aan',
      intro:
        '{shop} heeft geannuleerd wat van de kosteloze zending bij uw bestelling {original} zoek is of nog niet verzonden was. Mist u nog iets, meld het dan op de pagina van die bestelling.',
    },
  },
}

const spanish: ReissueWords = {
  part: 'Pieza para {name}: {part}',
  subject: '{shop} te envía algo sin coste',
  reasons: {
    MISSING: 'Faltaba algo en tu pedido {original}. {shop} te lo envía sin coste.',
    DAMAGED: 'Algo de tu pedido {original} estaba dañado. {shop} te lo envía otra vez sin coste.',
    LOST: 'Algo de tu pedido {original} se perdió por el camino. {shop} te lo envía otra vez sin coste.',
    GOODWILL: '{shop} te envía esto sin coste por tu pedido {original}.',
  },
  next: 'Es el pedido {code}. No tienes que pagar nada; te escribiremos en cuanto esté en camino.',
  contents: 'Lo que vas a recibir',
  later: 'Si algo no está bien, dilo en la página de tu pedido {original}.',
  lostShop:
    '{carrier} dice que el paquete {number} del pedido {code} se ha perdido. Se envió sin coste y no cuenta por sí solo como recibido; el comprador lo sabe. Para enviarlo de nuevo, abre el pedido {original}; después cancela en el pedido {code} lo que se ha perdido. Si el número se escribió mal, corrígelo.',
  notSent: {
    all: {
      subject: 'El pedido {code} no se enviará',
      intro:
        '{shop} ha cancelado lo que te iba a enviar sin coste por el pedido {original}. Si aún te falta algo, dilo en la página de ese pedido.',
    },
    rest: {
      subject: 'El resto del pedido {code} no se enviará',
      intro:
        '{shop} ha cancelado lo que aún te iba a enviar sin coste por el pedido {original}; lo que ya ha salido no cambia. Si aún te falta algo, dilo en la página de ese pedido.',
    },
    lost: {
      subject: 'El pedido {code} no llegará completo',
      intro:
        '{shop} ha cancelado lo que se perdió o no se había enviado de lo que ibas a recibir sin coste por el pedido {original}. Si aún te falta algo, dilo en la página de ese pedido.',
    },
  },
}

const swedish: ReissueWords = {
  part: 'Del till {name}: {part}',
  subject: '{shop} skickar något till dig utan kostnad',
  reasons: {
    MISSING:
      'Något saknades i din beställning {original}. {shop} skickar det till dig utan kostnad.',
    DAMAGED:
      'Något i din beställning {original} var skadat. {shop} skickar det igen till dig utan kostnad.',
    LOST: 'Något i din beställning {original} kom bort på vägen. {shop} skickar det igen till dig utan kostnad.',
    GOODWILL: '{shop} skickar det här till dig utan kostnad för din beställning {original}.',
  },
  next: 'Det är beställning {code}. Du behöver inte betala något; vi mejlar dig så snart den är på väg.',
  contents: 'Det här får du',
  later: 'Om något inte stämmer säger du till på sidan för din beställning {original}.',
  lostShop:
    '{carrier} säger att paketet {number} från beställning {code} har kommit bort. Det skickades utan kostnad och räknas inte av sig självt som mottaget; köparen vet om det. För att skicka det igen öppnar du beställning {original}; avboka sedan i beställning {code} det som har kommit bort. Om numret skrevs fel rättar du det.',
  notSent: {
    all: {
      subject: 'Beställning {code} skickas inte',
      intro:
        '{shop} har avbokat det som skulle skickas till dig utan kostnad för beställning {original}. Om du fortfarande saknar något säger du till på den beställningens sida.',
    },
    rest: {
      subject: 'Resten av beställning {code} skickas inte',
      intro:
        '{shop} har avbokat det som återstod att skicka till dig utan kostnad för beställning {original}; det som redan har skickats påverkas inte. Om du fortfarande saknar något säger du till på den beställningens sida.',
    },
    lost: {
      subject: 'Beställning {code} kommer inte fram i sin helhet',
      intro:
        '{shop} har avbokat det som har kommit bort eller inte hade skickats av det du skulle få utan kostnad för beställning {original}. Om du fortfarande saknar något säger du till på den beställningens sida.',
    },
  },
}

const italian: ReissueWords = {
  part: 'Pezzo per {name}: {part}',
  subject: '{shop} ti invia qualcosa senza costi',
  reasons: {
    MISSING: 'Nel tuo ordine {original} mancava qualcosa. {shop} te lo invia senza costi.',
    DAMAGED:
      'Nel tuo ordine {original} qualcosa era danneggiato. {shop} te lo invia di nuovo senza costi.',
    LOST: 'Qualcosa del tuo ordine {original} è andato perso durante il trasporto. {shop} te lo invia di nuovo senza costi.',
    GOODWILL: '{shop} ti invia questo senza costi per il tuo ordine {original}.',
  },
  next: 'È l’ordine {code}. Non devi pagare nulla; ti scriveremo appena sarà in viaggio.',
  contents: 'Che cosa riceverai',
  later: 'Se qualcosa non va, segnalalo nella pagina del tuo ordine {original}.',
  lostShop:
    '{carrier} dice che il pacco {number} dell’ordine {code} è smarrito. È stato inviato senza costi e non viene considerato ricevuto automaticamente; l’acquirente lo sa. Per inviarlo di nuovo apra l’ordine {original}; poi annulli nell’ordine {code} ciò che è andato perso. Se il numero è stato digitato male, lo corregga.',
  notSent: {
    all: {
      subject: 'L’ordine {code} non verrà spedito',
      intro:
        '{shop} ha annullato ciò che doveva inviarti senza costi per l’ordine {original}. Se ti manca ancora qualcosa, segnalalo nella pagina di quell’ordine.',
    },
    rest: {
      subject: 'Il resto dell’ordine {code} non verrà spedito',
      intro:
        '{shop} ha annullato ciò che doveva ancora inviarti senza costi per l’ordine {original}; ciò che è già partito resta com’è. Se ti manca ancora qualcosa, segnalalo nella pagina di quell’ordine.',
    },
    lost: {
      subject: 'L’ordine {code} non arriverà per intero',
      intro:
        '{shop} ha annullato ciò che è andato perso o non era stato spedito di quanto dovevi ricevere senza costi per l’ordine {original}. Se ti manca ancora qualcosa, segnalalo nella pagina di quell’ordine.',
    },
  },
}

const polish: ReissueWords = {
  part: 'Część do {name}: {part}',
  subject: '{shop} wysyła Ci coś bezpłatnie',
  reasons: {
    MISSING: 'W Twoim zamówieniu {original} czegoś brakowało. {shop} wysyła Ci to bezpłatnie.',
    DAMAGED:
      'W Twoim zamówieniu {original} coś było uszkodzone. {shop} wysyła Ci to ponownie bezpłatnie.',
    LOST: 'Coś z Twojego zamówienia {original} zaginęło w drodze. {shop} wysyła Ci to ponownie bezpłatnie.',
    GOODWILL: '{shop} wysyła Ci to bezpłatnie do Twojego zamówienia {original}.',
  },
  next: 'To zamówienie {code}. Nie musisz nic płacić; napiszemy, gdy będzie w drodze.',
  contents: 'Co otrzymasz',
  later: 'Jeśli coś jest nie tak, zgłoś to na stronie zamówienia {original}.',
  lostShop:
    '{carrier} informuje, że paczka {number} z zamówienia {code} zaginęła. Wysłano ją bezpłatnie i sama nie zostanie uznana za odebraną; kupujący o tym wie. Aby wysłać ją ponownie, otwórz zamówienie {original}; potem anuluj w zamówieniu {code} to, co zaginęło. Jeśli numer wpisano błędnie, popraw go.',
  notSent: {
    all: {
      subject: 'Zamówienie {code} nie zostanie wysłane',
      intro:
        '{shop} anuluje to, co miało zostać do Ciebie wysłane bezpłatnie do zamówienia {original}. Jeśli nadal czegoś brakuje, zgłoś to na stronie tamtego zamówienia.',
    },
    rest: {
      subject: 'Reszta zamówienia {code} nie zostanie wysłana',
      intro:
        '{shop} anuluje to, co miało jeszcze zostać do Ciebie wysłane bezpłatnie do zamówienia {original}; tego, co już wysłano, to nie dotyczy. Jeśli nadal czegoś brakuje, zgłoś to na stronie tamtego zamówienia.',
    },
    lost: {
      subject: 'Zamówienie {code} nie dotrze w całości',
      intro:
        '{shop} anuluje to, co zaginęło lub nie zostało wysłane z tego, co miało dotrzeć do Ciebie bezpłatnie do zamówienia {original}. Jeśli nadal czegoś brakuje, zgłoś to na stronie tamtego zamówienia.',
    },
  },
}

const chinese: ReissueWords = {
  part: '{name} 的配件：{part}',
  subject: '{shop} 正在为您免费补发',
  reasons: {
    MISSING: '您的订单 {original} 缺少物品。{shop} 将免费为您补发。',
    DAMAGED: '您的订单 {original} 中有物品损坏。{shop} 将免费为您重新寄送。',
    LOST: '您的订单 {original} 中有物品在运输途中丢失。{shop} 将免费为您重新寄送。',
    GOODWILL: '{shop} 就您的订单 {original} 免费向您寄送以下物品。',
  },
  next: '补发订单号为 {code}。您无需付款；发货后我们会通过邮件通知您。',
  contents: '您将收到',
  later: '如有问题，请在订单 {original} 的页面上提出。',
  lostShop:
    '{carrier} 表示订单 {code} 的包裹 {number} 已丢失。该包裹为免费补发，系统不会自动确认收货；买家已知悉。如需再次补发，请打开订单 {original}，然后在订单 {code} 中取消已丢失的物品。如果单号填写有误，请更正。',
  notSent: {
    all: {
      subject: '订单 {code} 将不再发货',
      intro:
        '{shop} 已取消原定就订单 {original} 免费向您寄送的物品。如果仍缺少物品，请在该订单的页面上提出。',
    },
    rest: {
      subject: '订单 {code} 的剩余物品将不再发货',
      intro:
        '{shop} 已取消原定就订单 {original} 免费向您寄送但尚未发出的物品；已发出的物品不受影响。如果仍缺少物品，请在该订单的页面上提出。',
    },
    lost: {
      subject: '订单 {code} 将无法全部送达',
      intro:
        '{shop} 已取消就订单 {original} 免费向您寄送的物品中已丢失或尚未发出的部分。如果仍缺少物品，请在该订单的页面上提出。',
    },
  },
}

export const reissueWords = {
  english,
  german,
  dutch,
  spanish,
  swedish,
  french,
  italian,
  polish,
  chinese,
}
