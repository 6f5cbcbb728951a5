import { germanGoodsTable } from './goods-table-words.ts'
import { germanDispute } from './dispute-words.ts'
import { germanItems } from './item-words.ts'
import { germanDifferences } from './exchange-difference-words.ts'
import { germanShopExchanges } from './exchange-shop-words.ts'
import { germanExchanges } from './exchange-words.ts'
import { germanInspections } from './inspection-words.ts'
import { germanReturns } from './return-words.ts'
import { germanActedFor } from './acted-for-words.ts'
import { germanMails } from './mail-words.ts'
import { germanMessage } from './message-words.ts'
import { germanWithdrawal, germanWithdrawn } from './withdrawal-words.ts'
import { germanDeliveryNote } from './delivery-note-words.ts'
import { germanTables } from './table-words.ts'
import { germanPromotion } from './promotion-words.ts'
import { germanExtras } from './extra-words.ts'
import { germanPoints } from './point-words.ts'
import { germanFreeOrder } from './free-order-words.ts'
import { germanGiftCard } from './gift-card-words.ts'
import { germanGroupBuy } from './group-buy-words.ts'
import { germanPickUp } from './pick-up-words.ts'
import { germanPlan } from './plan-words.ts'
import { germanPreSale } from './pre-sale-words.ts'
import type { Texts } from './english.ts'
import { germanInvoice } from './invoice/german.ts'
import { germanRefusals } from './refusals/german.ts'

/** German, addressing the reader as "Sie". A mail's first sentence follows a comma, so it starts with a word that is capital anyway. */
export const german: Texts = {
  invoice: germanInvoice,
  deliveryNote: germanDeliveryNote,
  ...germanTables,
  promotion: germanPromotion,
  giftCard: { name: germanGiftCard.name },
  extras: germanExtras,
  refusals: germanRefusals,
  problems: {
    title: 'Antworten, die kein Erfolg sind',
    intro:
      'Jede Antwort des Marktplatzes außer 2xx trägt einen dieser Codes, ihren HTTP-Status und einen Satz für die Leserin oder den Leser.',
    calls: 'Aufrufe, die so antworten',
  },
  fields: {
    required: 'Bitte füllen Sie dieses Feld aus.',
    length: 'Dieser Text ist zu lang: höchstens {max} Zeichen passen.',
    invalid: 'Ungültige Eingabe.',
    email: 'Bitte geben Sie eine E-Mail-Adresse wie name@example.com ein.',
    phone: 'Bitte geben Sie eine Telefonnummer mit Ländervorwahl ein.',
    postal: 'Diese Postleitzahl passt nicht zum Land.',
    name: 'Bitte geben Sie einen Namen wie an der Klingel ein, ohne Links, E-Mail-Adressen, Telefonnummern oder ganze Sätze.',
    name_length: 'Vor- und Nachname dürfen zusammen höchstens 34 Zeichen haben.',
    street_length: 'Straße und Hausnummer sind zusammen zu lang für ein Adressetikett.',
    country: 'In dieses Land liefern wir von hier aus nicht.',
    tax_code: 'Diese Steuernummer stimmt nicht. Bitte prüfen Sie Buchstaben und Ziffern.',
    upload: 'Bitte warten Sie, bis das Dokument gesendet ist.',
    document: 'Dieses Dokument liegt uns nicht mehr vor. Bitte senden Sie es noch einmal.',
    tracking: 'Eine Sendungsnummer besteht nur aus Buchstaben und Ziffern, höchstens 40.',
    too_small: 'Dieser Wert ist zu kurz oder zu klein.',
    too_big: 'Dieser Wert ist zu lang oder zu groß.',
    rating: 'Bitte wählen Sie eine Bewertung',
    review_text: 'Es gibt noch nicht bewertete Artikel',
    picture: 'Dieses Bild liegt uns nicht mehr vor. Bitte fügen Sie es noch einmal hinzu.',
    no_line: 'bitte wählen Sie mindestens einen Artikel',
    amount_required: 'bitte geben Sie den Erstattungsbetrag ein',
    amount: 'Bitte geben Sie einen Betrag über null ein.',
    one_at_a_time: 'Bitte eine Anfrage nach der anderen senden, nicht mehrere auf einmal.',
    unsent_whole:
      'Nicht versandte Ware lässt sich nur ganz stornieren. Bitte verlangen Sie ihr ganzes Geld oder lassen Sie sie weg.',
    currency: 'Bitte geben Sie den Betrag in der Währung der Bestellung an.',
    decimals: 'Dieser Betrag hat zu viele Nachkommastellen.',
    reason_required: 'bitte wählen Sie einen Grund',
    exchange_sku_required: 'bitte wählen Sie, was Sie stattdessen möchten',
    carrier_required: 'bitte geben Sie den Versanddienst an',
    number_required: 'bitte geben Sie die Sendungsnummer ein',
    number_invalid: 'bitte geben Sie eine richtige Sendungsnummer ein',
    photo_required: 'bitte zeigen Sie mindestens ein Foto',
    captcha: 'Bitte geben Sie die vier Buchstaben oder Ziffern des Bildes ein.',
    code: 'Ein Code hat sechs Ziffern.',
    password: 'Das Passwort erfüllt die Bedingungen nicht',
    nickname: 'Bitte geben Sie einen Namen mit höchstens 40 Zeichen ein, ohne < > oder \\.',
    invitation: 'Ein Einladungscode hat 8 bis 12 Buchstaben und Ziffern.',
    phone_country: 'Wir senden SMS nur an Nummern der Länder, in denen wir verkaufen.',
    coupon_code: 'Ein Code hat 3 bis 20 Buchstaben, Ziffern oder Bindestriche.',
    above_amount: 'Das muss mehr sein als der Rabatt.',
    ...germanPlan,
    price_far:
      'Das ist weniger als die Hälfte des letzten Preises oder mehr als das Doppelte. Ist es so gemeint, setzen Sie den Haken unter den Preisen.',
    price_no_reduction:
      'In den letzten 30 Tagen kostete es so viel oder weniger: Das ist keine Ermäßigung.',
    price_new:
      'Hier muss es erst 30 Tage lang verkauft worden sein, bevor der Preis ermäßigt werden kann.',
    price_last:
      'Etwas vom Artikel muss verkauft werden: Nehmen Sie stattdessen den ganzen Artikel aus dem Verkauf.',
    price_missing: 'Bitte geben Sie einen Preis ein.',
    ...germanGoodsTable,
    item_picture: 'Bitte wählen Sie eines der Bilder des Artikels.',
    item_number: 'Diese Artikelnummer gibt es in diesem Shop nicht.',
    after_start: 'Das Ende muss nach dem Beginn liegen.',
    vat_id: 'Das ist keine USt-IdNr. dieses Landes. Bitte prüfen Sie Buchstaben und Ziffern.',
    agree: 'Bitte bestätigen Sie dies.',
    document_required: 'Bitte fügen Sie mindestens ein Dokument hinzu.',
    document_waiting:
      'Wir sehen uns ein Dokument noch an. Bitte versuchen Sie es in einigen Minuten erneut.',
  },
  articles: { help: 'Hilfe', legal: 'Über uns und Rechtliches' },
  mails: {
    greeting: 'Guten Tag {name}!',
    guestGreeting: 'Guten Tag!',
    closing: 'Ihr Galleria-Team',
    demonstration: 'Eine Demonstrations-Mall.',
    orderNumber: 'Bestellung {code}',
    from: 'von {shop}',
    total: 'Gesamtsumme inkl. MwSt.',
    shipping: 'Versand',
    expected: 'Lieferung voraussichtlich {date}',
    viewOrder: 'Zur Bestellung',
    deliverTo: 'Lieferadresse',
    notMe: {
      why: 'Sie bekommen diese E-Mail, weil diese Adresse bei einer Bestellung angegeben wurde. Waren Sie das nicht? Dann beendet ein Klick diese E-Mails:',
      link: 'Das war ich nicht',
    },
    received: {
      subject: 'Ihre Bestellung {code} ist bei uns eingegangen',
      intro:
        'Ihre Bestellung ist eingegangen, vielen Dank! Wir halten alles bis {deadline} für Sie bereit; sobald die Zahlung eingeht, wird gepackt.',
    },
    paid: {
      subject: 'Ihre Zahlung für die Bestellung {code} ist eingegangen',
      intro:
        'Ihre Zahlung über {amount} ist eingegangen, vielen Dank! Ihre Ware wird jetzt gepackt; wir melden uns wieder, wenn ein Paket unterwegs ist.',
    },
    voucher: {
      subject: 'Ihre Codes zur Bestellung {code} sind da',
      service:
        'Ihre Codes für die Dienstleistungen von {shop} liegen bereit. Zeigen Sie einen vor, wenn die Leistung erbracht wird; jeder gilt einmal.',
      card: 'Ihre Einkaufskarten für {shop} liegen bereit. Zum Bezahlen zeigen Sie den Code und nennen das Passwort.',
      secret:
        'Ein Code ist so gut wie Geld und steht deshalb nicht in dieser E-Mail: Sie finden ihn bei Ihrer Bestellung.',
      paid: 'Ihre Zahlung über {amount} ist eingegangen, vielen Dank! Ihre Codes werden gerade erstellt; wir schreiben Ihnen in wenigen Minuten, sobald sie da sind.',
    },
    preSale: germanPreSale,
    groupBuy: germanGroupBuy,
    freeOrder: germanFreeOrder,
    giftCard: germanGiftCard.mail,
    message: germanMessage,
    withdrawal: germanWithdrawal,
    ...germanMails,
    actedFor: germanActedFor,
    pickUp: germanPickUp,
    points: germanPoints,
    closed: {
      subject: 'Ihre unbezahlte Bestellung {code} wurde geschlossen',
      intro:
        'Ihre Zahlung hat uns nicht rechtzeitig erreicht. Deshalb haben wir die Bestellung geschlossen und die Ware wieder freigegeben. Es wurde nichts abgebucht.',
    },
    canceled: {
      subject: 'Sie haben die Bestellung {code} storniert',
      intro: 'Die Bestellung ist storniert, die Ware ist wieder frei. Es wurde nichts berechnet.',
    },
    complete: {
      subject: 'Bestellung {code} ist abgeschlossen',
      buyer: 'Sie haben bestätigt, dass alles angekommen ist. Vielen Dank für Ihre Bestellung.',
      clock:
        'Seit der Lieferung haben wir nichts von Ihnen gehört, deshalb gilt die Bestellung als erhalten.',
      until: 'Stimmt etwas nicht, können Sie bis {deadline} eine Reklamation stellen.',
    },
    shipped: {
      subject: 'Ein Paket Ihrer Bestellung {code} ist unterwegs',
      intro: '{shop} hat ein Paket an {carrier} übergeben. Die Sendungsnummer lautet {number}.',
      contents: 'In diesem Paket',
    },
    calledBack: {
      subject: 'Ein Paket der Bestellung {code} wurde zurückgerufen',
      intro:
        '{shop} hat das Paket, das mit {carrier} unter {number} unterwegs sein sollte, zurückgerufen, bevor der Versanddienst es übernommen hat. Sein Inhalt wird neu versendet oder storniert; Sie hören davon.',
      reason: 'Der Grund: {reason}',
    },
    corrected: {
      subject: 'Andere Sendungsnummer zu Bestellung {code}',
      intro:
        '{shop} hat die Nummer einer Sendung berichtigt: Sie ist mit {carrier} unter {number} unterwegs. Die Nummer, die wir Ihnen vorher geschickt haben, gilt nicht mehr.',
    },
    refunded: {
      subject: 'Wir haben Ihnen {amount} für die Bestellung {code} erstattet',
      duplicate:
        'Ihre Bestellung wurde zweimal bezahlt. Die zweite Zahlung über {amount} haben wir auf demselben Weg erstattet; je nach Bank dauert das einige Werktage.',
      amount:
        'Ihre Zahlung über {amount} entsprach nicht dem Betrag Ihrer Bestellung und konnte deshalb nicht verwendet werden. Wir haben sie auf demselben Weg erstattet; je nach Bank dauert das einige Werktage. Bis zum Ende der Zahlungsfrist können Sie die Bestellung weiterhin bezahlen.',
      deposit:
        'Wir haben Ihre Anzahlung von {amount} auf demselben Weg zurückgeschickt; je nach Bank dauert das einige Werktage.',
      late: 'Ihre Zahlung über {amount} ist erst eingegangen, als die Bestellung schon geschlossen war. Wir haben den Betrag auf demselben Weg erstattet; je nach Bank dauert das einige Werktage.',
    },
    account: {
      code: {
        subject: 'Ihr Code für Galleria',
        signUp: 'Mit diesem Code eröffnen Sie Ihr Konto bei Galleria:',
        password: 'Mit diesem Code setzen Sie ein neues Passwort:',
        prove: 'Mit diesem Code bestätigen Sie, dass Sie es sind:',
        change: 'Mit diesem Code ändern Sie, wie wir Sie erreichen:',
        bind: 'Mit diesem Code fügen Sie diese Adresse Ihrem Konto hinzu:',
        destroy: 'Mit diesem Code löschen Sie Ihr Konto endgültig:',
        guestOrder: 'Mit diesem Code öffnen Sie Ihre Bestellung:',
        validity:
          'Er gilt {minutes} Minuten und einmal. Nennen Sie ihn niemandem, auch uns nicht. Wenn Sie ihn nicht angefordert haben, müssen Sie nichts tun.',
        sms: '{code} ist Ihr Galleria-Code, gültig für {minutes} Minuten. Nennen Sie ihn niemandem.',
      },
      hasAccount: {
        subject: 'Sie haben bereits ein Konto',
        intro:
          'Jemand, vermutlich Sie, wollte diese Adresse für ein neues Konto verwenden oder einem Konto hinzufügen. Sie hat bereits ein Konto, deshalb wurde nichts geändert.',
        signIn: 'Anmelden',
        reset: 'Neues Passwort setzen',
      },
      notices: {
        subject: 'In Ihrem Konto wurde etwas geändert',
        password: 'Ihr Passwort wurde geändert. Alle anderen Geräte wurden abgemeldet.',
        email:
          'Die E-Mail-Adresse Ihres Kontos wurde geändert. Diese Adresse gehört nicht mehr dazu.',
        mobile: 'Die Mobilnummer Ihres Kontos wurde geändert oder entfernt.',
        bound: 'Ihrem Konto wurde eine E-Mail-Adresse oder Mobilnummer hinzugefügt.',
        emailRemoved: 'Diese E-Mail-Adresse wurde aus Ihrem Konto entfernt.',
        third:
          'Eine Anmeldung über einen anderen Anbieter wurde Ihrem Konto hinzugefügt oder daraus entfernt.',
        destroyed:
          'Ihr Konto wurde wie gewünscht gelöscht. Was wir steuerrechtlich von Ihren Bestellungen aufbewahren müssen, wird getrennt von Ihrem Namen geführt und nach Ablauf der Frist gelöscht.',
        triesSubject: 'Jemand versucht, sich in Ihrem Konto anzumelden',
        tries:
          'Innerhalb einer Stunde wurden für Ihr Konto viele falsche Passwörter eingegeben. Niemand ist hineingekommen. Browser, in denen Sie sich schon angemeldet haben, lassen Sie weiterhin hinein.',
        triesAdvice:
          'Wenn Sie das waren und Ihr Passwort vergessen haben oder es auch anderswo verwenden, legen Sie bitte ein neues fest. Sonst müssen Sie nichts tun.',
        triesSms:
          'Galleria: Jemand gibt falsche Passwörter für Ihr Konto ein. Niemand kam hinein. Verwenden Sie Ihr Passwort auch anderswo, legen Sie ein neues fest.',
        notYou: 'Wenn Sie das nicht waren, setzen Sie bitte sofort ein neues Passwort:',
        reset: 'Neues Passwort setzen',
        sms: 'Galleria: Ein Kontakt oder das Passwort Ihres Kontos wurde geändert. Nicht Sie? Setzen Sie jetzt ein neues Passwort.',
      },
      guestLink: {
        subject: 'Ihre Bestellung {code}',
        intro:
          'Mit diesem Link sehen Sie Ihre Bestellung. Er öffnet nur diese Bestellung; bitte geben Sie ihn nicht weiter.',
        member: 'Diese Bestellung gehört zu einem Konto. Melden Sie sich an, um sie zu sehen.',
      },
    },
    afterSales: {
      ...germanDispute,
      ...germanReturns,
      ...germanWithdrawn,
      ...germanExchanges,
      ...germanDifferences,
      ...germanShopExchanges,
      ...germanInspections,
      unsent: 'nicht versandt, wird storniert',
      received: {
        subject: 'Ihr Antrag {number} ist angekommen',
        intro:
          'Ihr Antrag auf {amount} der Bestellung {code} liegt bei {shop}. Der Shop antwortet bis {deadline}; tut er es nicht, ist Ihre Erstattung genehmigt.',
        link: 'Antrag ansehen',
      },
      outOfStock: {
        subject: 'Etwas aus Bestellung {code} kann nicht geliefert werden',
        intro:
          'Es tut uns leid: {shop} hat nicht alles aus Ihrer Bestellung {code} vorrätig und hat die folgenden Artikel storniert. {amount} gehen auf Ihrem Zahlungsweg an Sie zurück; wir schreiben Ihnen, sobald das Geld unterwegs ist.',
      },
      notProvided: {
        subject: 'Eine Leistung aus Bestellung {code} kann nicht erbracht werden',
        intro:
          'Es tut uns leid: {shop} kann nicht alles aus Ihrer Bestellung {code} erbringen und hat die folgenden Codes storniert; sie gelten nicht mehr. {amount} gehen auf Ihrem Zahlungsweg an Sie zurück; wir schreiben Ihnen, sobald das Geld unterwegs ist.',
      },
      giftCanceled: {
        subject: 'Die Zugabe zu Bestellung {code} kommt nicht',
        intro:
          'Es tut uns leid: {shop} hat die folgende Zugabe zu Ihrer Bestellung {code} storniert. Sie hat Sie nichts gekostet, deshalb geht kein Geld zurück; alles andere bleibt, wie Sie es bestellt haben.',
      },
      notFetched: {
        subject: 'Bestellung {code} wurde nicht rechtzeitig abgeholt',
        intro:
          '{shop} hat die Ware Ihrer Bestellung {code} für Sie aufbewahrt, und niemand hat sie abgeholt; der Shop hat sie deshalb storniert. {amount} gehen auf dem Weg zurück, auf dem Sie bezahlt haben; wir schreiben wieder, sobald das Geld unterwegs ist.',
      },
      canceling: {
        subject: 'Ihre Stornierung der Bestellung {code}',
        intro:
          'Wir haben storniert, was von Ihrer Bestellung {code} noch nicht versandt war. {amount} gehen auf Ihrem Zahlungsweg an Sie zurück; wir schreiben Ihnen, sobald das Geld unterwegs ist.',
      },
      canceled: {
        subject: 'Storniert, bitte nicht versenden: Bestellung {code}',
        intro:
          '{buyer} hat Ware der Bestellung {code} vor dem Versand storniert. Bitte versenden Sie sie nicht; {amount} gehen an den Käufer zurück.',
        link: 'Stornierung öffnen',
      },
      reminder: {
        subject: 'Bitte antworten Sie {buyer} bis {deadline} ({code})',
        intro:
          'Der Antrag von {buyer} auf {amount} der Bestellung {code} ist noch ohne Antwort. Am {deadline} gilt er als genehmigt.',
      },
      applied: {
        subject: '{buyer} bittet um {amount} zurück für Bestellung {code}',
        intro:
          '{buyer} möchte {amount} für Ware der Bestellung {code} zurück. Bitte antworten Sie bis {deadline}; ohne Antwort gilt der Antrag als genehmigt.',
        link: 'Im Händlerbereich antworten',
      },
      rejected: {
        subject: 'Der Shop hat Ihre Reklamation zur Bestellung {code} abgelehnt',
        intro: '{shop} hat Ihren Vorgang {number} abgelehnt. Der Grund dafür:',
      },
      refunded: {
        subject: 'Wir haben {amount} für Bestellung {code} erstattet',
        intro:
          '{amount} Ihrer Bestellung {code} sind auf dem Weg zurück zu Ihnen, auf Ihrem Zahlungsweg. Je nach Bank dauert es einige Werktage.',
      },
      failed: {
        subject: 'Ihre Erstattung für Bestellung {code} dauert länger',
        intro:
          'Leider ist die Erstattung von {amount} beim Zahlungsanbieter fehlgeschlagen. Wir versuchen es von selbst erneut; Sie müssen nichts tun.',
      },
    },
    readdressed: {
      subject: 'Die Lieferadresse der Bestellung {code} wurde geändert',
      intro:
        'Die Ware geht an die neue Adresse. Falls Sie das nicht waren, stornieren Sie bitte die Bestellung.',
    },
    readdressedShop: {
      subject: 'Bestellung {code}: andere Lieferadresse',
      intro:
        'Die Lieferadresse dieser Bestellung bei {shop} wurde vom Käufer geändert. Bitte sehen Sie sich die Adresse noch einmal an, bevor Sie die Ware übergeben.',
    },
    sold: {
      subject: 'Neue Bestellung {code} für {shop}',
      intro:
        '{shop} hat etwas verkauft, und es ist bezahlt. Bitte übergeben Sie es dem Versanddienst bis {day}.',
      link: 'Bestellung im Backoffice öffnen',
    },
    review: {
      hidden: {
        subject: 'Ihre Bewertung zu {item} wird nicht mehr gezeigt',
        intro:
          'Wir haben Ihre Bewertung zu {item} angesehen, die jemand gemeldet hatte. Sie wird nicht mehr gezeigt. Wenn Sie anderer Meinung sind, sagen Sie innerhalb von sechs Monaten bei der Bewertung, warum; dann sehen wir sie noch einmal an.',
      },
      restored: {
        subject: 'Ihre Bewertung zu {item} wird wieder gezeigt',
        intro: 'Wir haben Ihre Bewertung zu {item} noch einmal angesehen. Sie wird wieder gezeigt.',
      },
      removed: {
        subject: 'Ihre Bewertung zu {item} bleibt verborgen',
        intro: 'Wir haben Ihre Bewertung zu {item} noch einmal angesehen. Sie bleibt verborgen.',
      },
      reported: {
        subject: 'Die Bewertung zu {item}, die Sie gemeldet haben',
        kept: 'Vielen Dank. Ein Mensch hat sich die gemeldete Bewertung zu {item} angesehen. Sie wird weiterhin gezeigt.',
        taken:
          'Vielen Dank. Ein Mensch hat sich die gemeldete Bewertung zu {item} angesehen. Sie wird nicht mehr gezeigt.',
      },
      reason: 'Der Grund',
      link: 'Bewertung ansehen',
    },
    applied: {
      subject: '{shop} möchte bei Galleria verkaufen',
      intro: 'Für den Shop {shop} liegt ein Antrag vor, der auf Antwort wartet.',
      link: 'Antrag ansehen',
    },
    items: germanItems,
    merchant: {
      submitted: {
        subject: 'Der Antrag für {shop} ist bei uns',
        intro:
          'Vielen Dank. Wir sehen uns Firma, Dokumente und Rücksendeadresse von {shop} an und antworten innerhalb von drei Werktagen. Bis dahin können Sie den Antrag zurückziehen und ändern.',
        link: 'Antrag ansehen',
      },
      approved: {
        subject: '{shop} darf bei Galleria verkaufen',
        intro:
          'Willkommen! Ihr Antrag wurde angenommen. Das Backoffice von {shop} ist offen; melden Sie sich mit Ihrem gewohnten Konto an.',
        link: 'Backoffice öffnen',
      },
      rejected: {
        subject: 'Ihr Antrag für {shop} muss geändert werden',
        intro: 'Wir konnten Ihren Antrag für {shop} nicht annehmen. Der Grund:',
        link: 'Berichtigen und erneut senden',
      },
      frozen: {
        subject: '{shop} ist gesperrt',
        intro:
          'Waren von {shop} werden bis auf Weiteres nicht mehr verkauft. Bitte versenden Sie offene Bestellungen und beantworten Sie Kundendienst-Anfragen weiterhin. Der Grund:',
        link: 'Backoffice öffnen',
      },
      unfrozen: {
        subject: '{shop} verkauft wieder',
        intro: 'Vielen Dank für Ihre Geduld. Die Waren von {shop} sind wieder im Verkauf.',
        link: 'Backoffice öffnen',
      },
      cleared: {
        subject: '{shop} hat das Kaufhaus verlassen',
        intro:
          '{shop} verkauft nicht mehr bei Galleria. Im Backoffice können Sie weiterhin alles lesen, aber nichts mehr ändern; wegen offener Bestellungen schreiben Sie uns bitte. Der Grund:',
        link: 'Backoffice öffnen',
      },
    },
  },
}
