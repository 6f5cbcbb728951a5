import { germanShopStatus } from '../merchant/shop-status-words.ts'
import { germanGoodsTable } from '../merchant/goods-table-words.ts'
import { germanDispute } from '../after-sales/dispute-words.ts'
import { germanItems } from '../merchant/item-words.ts'
import { germanDifferences } from '../after-sales/exchange-difference-words.ts'
import { germanShopExchanges } from '../after-sales/exchange-shop-words.ts'
import { germanExchanges } from '../after-sales/exchange-words.ts'
import { germanInspections } from '../after-sales/inspection-words.ts'
import { germanReturns } from '../after-sales/return-words.ts'
import { germanActedFor } from '../orders/acted-for-words.ts'
import { germanMails } from '../mail-words.ts'
import { germanMessage } from '../orders/message-words.ts'
import { germanWithdrawal, germanWithdrawn } from '../after-sales/withdrawal-words.ts'
import { germanDeliveryNote } from '../orders/delivery-note-words.ts'
import { germanTracks } from '../orders/track-words.ts'
import { germanReceipt } from '../after-sales/receipt-words.ts'
import { germanTables } from '../merchant/table-words.ts'
import { germanPromotion } from '../merchant/promotion-words.ts'
import { germanExtras } from '../orders/extra-words.ts'
import { germanPoints } from '../point-words.ts'
import { germanLevels } from '../level-words.ts'
import { germanFreeOrder } from '../orders/free-order-words.ts'
import { germanGiftCard } from '../orders/gift-card-words.ts'
import { germanGroupBuy } from '../orders/group-buy-words.ts'
import { germanPickUp } from '../orders/pick-up-words.ts'
import { germanPlan } from '../merchant/plan-words.ts'
import { germanPreSale } from '../orders/pre-sale-words.ts'
import type { Texts } from './english.ts'
import { germanInvoice } from '../invoice/german.ts'
import { germanRefusals } from '../refusals/german.ts'

/**
 * German, addressing the reader as "Sie". A mail's first sentence follows a comma, so it starts
 * with a word that is capital anyway.
 */
export const german: Texts = {
  invoice: germanInvoice,
  deliveryNote: germanDeliveryNote,
  tracks: germanTracks,
  receipt: germanReceipt,
  ...germanTables,
  promotion: germanPromotion,
  giftCard: { name: germanGiftCard.name },
  extras: germanExtras,
  refusals: germanRefusals,
  memberLevels: germanLevels,
  problems: {
    title: 'Fehler',
    intro:
      'Jede Antwort außer 2xx trägt einen dieser Codes, ihren HTTP-Status und einen Satz für die Person, die sie liest.',
    calls: 'Aufrufe, die ihn zurückgeben können',
  },
  fields: {
    required: 'Bitte füllen Sie dieses Feld aus.',
    length: 'Dieser Text ist zu lang: höchstens {max} Zeichen.',
    invalid: 'Ungültige Eingabe.',
    email: 'Bitte geben Sie eine E-Mail-Adresse wie name@example.com ein.',
    phone: 'Bitte geben Sie eine Telefonnummer mit Ländervorwahl ein.',
    postal: 'Diese Postleitzahl passt nicht zum Land.',
    name: 'Bitte geben Sie nur einen Namen ein, ohne Links, E-Mail-Adressen, Telefonnummern oder ganze Sätze.',
    name_length: 'Vor- und Nachname dürfen zusammen höchstens 34 Zeichen haben.',
    street_length: 'Straße und Hausnummer sind zusammen zu lang für ein Versandetikett.',
    country: 'In dieses Land liefern wir von hier aus nicht.',
    tax_code: 'Diese Steuernummer ist nicht gültig. Bitte prüfen Sie Buchstaben und Ziffern.',
    upload: 'Bitte warten Sie, bis das Dokument hochgeladen ist.',
    document: 'Dieses Dokument liegt uns nicht mehr vor. Bitte laden Sie es noch einmal hoch.',
    tracking: 'Eine Sendungsnummer besteht nur aus Buchstaben und Ziffern, höchstens 40.',
    too_small: 'Dieser Wert ist zu kurz oder zu klein.',
    too_big: 'Dieser Wert ist zu lang oder zu groß.',
    rating: 'Bitte wählen Sie eine Bewertung',
    review_text: 'Es gibt noch nicht bewertete Artikel',
    picture: 'Dieses Bild liegt uns nicht mehr vor. Bitte fügen Sie es noch einmal hinzu.',
    no_line: 'bitte wählen Sie mindestens einen Artikel',
    amount_required: 'bitte geben Sie den Erstattungsbetrag ein',
    amount: 'Bitte geben Sie einen Erstattungsbetrag über null ein.',
    one_at_a_time: 'Bitte eine Anfrage nach der anderen senden, nicht mehrere auf einmal.',
    unsent_whole:
      'Nicht versandte Ware lässt sich nur vollständig stornieren. Bitte beantragen Sie den vollen Betrag oder lassen Sie sie weg.',
    currency: 'Bitte geben Sie den Betrag in der Währung der Bestellung an.',
    decimals: 'Dieser Betrag hat zu viele Nachkommastellen.',
    reason_required: 'bitte wählen Sie einen Grund',
    exchange_sku_required: 'bitte wählen Sie, was Sie stattdessen möchten',
    carrier_required: 'bitte geben Sie den Paketdienst an',
    number_required: 'bitte geben Sie die Sendungsnummer ein',
    number_invalid: 'bitte geben Sie eine richtige Sendungsnummer ein',
    photo_required: 'bitte zeigen Sie mindestens ein Foto',
    captcha: 'Bitte geben Sie die vier Zeichen aus dem Bild ein.',
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
    agree: 'Bitte kreuzen Sie dies an.',
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
    shipping: 'Lieferung',
    expected: 'Lieferung voraussichtlich {date}',
    viewOrder: 'Zur Bestellung',
    deliverTo: 'Lieferadresse',
    notMe: {
      why: 'Sie bekommen diese E-Mail, weil diese Adresse bei einer Bestellung angegeben wurde. Waren Sie das nicht? Dann beendet ein Klick diese E-Mails:',
      link: 'Das war ich nicht',
    },
    received: {
      subject: 'Wir haben Ihre Bestellung {code} erhalten',
      intro:
        'Vielen Dank für Ihre Bestellung. Sie ist bis {deadline} für Sie reserviert und wird vorbereitet, sobald Ihre Zahlung eingegangen ist.',
    },
    paid: {
      subject: 'Wir haben Ihre Zahlung für die Bestellung {code} erhalten',
      intro:
        'Vielen Dank, wir haben Ihre Zahlung von {amount} erhalten. Ihre Bestellung wird gepackt, und wir schreiben Ihnen wieder, wenn ein Paket unterwegs ist.',
    },
    voucher: {
      subject: 'Ihre Codes zur Bestellung {code} sind bereit',
      service:
        'Ihre Codes für Dienstleistungen von {shop} sind bereit. Zeigen Sie einen vor, wenn die Leistung erbracht wurde; jeder kann einmal eingelöst werden.',
      card: 'Ihre Geschenkkarten für {shop} sind bereit. Um eine einzulösen, zeigen Sie den Code und nennen das Passwort.',
      secret:
        'Ein Code ist so gut wie Geld, deshalb schreiben wir ihn nicht in E-Mails: Sie finden ihn in Ihrer Bestellung.',
      paid: 'Vielen Dank, wir haben Ihre Zahlung von {amount} erhalten. Ihre Codes werden gerade erstellt; wir schreiben Ihnen, sobald sie bereit sind, in höchstens einigen Minuten.',
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
      subject: 'Ihre Bestellung {code} wurde geschlossen, weil sie nicht bezahlt wurde',
      intro:
        'Wir haben nicht rechtzeitig eine Zahlung erhalten. Deshalb wurde die Bestellung geschlossen, und die Artikel sind wieder im Verkauf. Es wurde nichts abgebucht.',
    },
    canceled: {
      subject: 'Sie haben die Bestellung {code} storniert',
      intro:
        'Ihre Bestellung wurde storniert, und die Artikel sind wieder im Verkauf. Es wurde nichts abgebucht.',
    },
    complete: {
      subject: 'Bestellung {code} ist abgeschlossen',
      buyer: 'Sie haben bestätigt, dass alles angekommen ist. Vielen Dank für Ihre Bestellung.',
      clock:
        'Seit der Lieferung haben wir nichts von Ihnen gehört, deshalb gilt die Bestellung als erhalten.',
      until: 'Stimmt etwas nicht, können Sie bis {deadline} eine Reklamation einreichen.',
      defects: 'Zeigt sich später ein Mangel, können Sie ihn bis {deadline} melden.',
    },
    shipped: {
      subject: 'Ein Paket Ihrer Bestellung {code} ist unterwegs',
      intro: '{shop} hat ein Paket an {carrier} übergeben. Die Sendungsnummer lautet {number}.',
      contents: 'In diesem Paket',
    },
    calledBack: {
      subject: 'Ein Paket der Bestellung {code} wurde zurückgerufen',
      intro:
        '{shop} hat das Paket {number} zurückgerufen, bevor {carrier} es abgeholt hat. Der Inhalt wird entweder neu versandt oder storniert; wir schreiben Ihnen in jedem Fall.',
      reason: 'Der Grund: {reason}',
    },
    corrected: {
      subject: 'Neue Sendungsnummer zur Bestellung {code}',
      intro:
        '{shop} hat die Sendungsnummer eines Pakets berichtigt: Es ist mit {carrier} unter {number} unterwegs. Bitte beachten Sie die Nummer nicht mehr, die wir Ihnen vorher gesendet haben.',
    },
    refunded: {
      subject: 'Wir haben Ihnen {amount} für die Bestellung {code} erstattet',
      duplicate:
        'Ihre Bestellung wurde zweimal bezahlt. Wir haben die zweite Zahlung von {amount} auf das verwendete Zahlungsmittel erstattet. Je nach Bank dauert das einige Werktage.',
      amount:
        'Ihre Zahlung von {amount} entsprach nicht der Summe Ihrer Bestellung und konnte deshalb nicht verwendet werden. Wir haben sie auf das verwendete Zahlungsmittel erstattet. Je nach Bank dauert das einige Werktage. Bis zum Ende der Zahlungsfrist können Sie die Bestellung weiterhin bezahlen.',
      deposit:
        'Wir haben Ihre Anzahlung von {amount} auf das verwendete Zahlungsmittel erstattet. Je nach Bank dauert das einige Werktage.',
      late: 'Ihre Zahlung von {amount} kam an, nachdem die Bestellung geschlossen war. Wir haben sie auf das verwendete Zahlungsmittel erstattet. Je nach Bank dauert das einige Werktage.',
    },
    account: {
      code: {
        subject: 'Ihr Code für Galleria',
        signUp: 'Mit diesem Code eröffnen Sie Ihr Galleria-Konto:',
        password: 'Mit diesem Code legen Sie ein neues Passwort fest:',
        prove: 'Mit diesem Code bestätigen Sie, dass Sie es sind:',
        change: 'Mit diesem Code ändern Sie Ihre Kontaktdaten:',
        bind: 'Mit diesem Code fügen Sie diese Adresse Ihrem Konto hinzu:',
        destroy: 'Mit diesem Code löschen Sie Ihr Konto endgültig:',
        guestOrder: 'Mit diesem Code öffnen Sie Ihre Bestellung:',
        validity:
          'Er ist {minutes} Minuten gültig und kann einmal verwendet werden. Geben Sie ihn niemandem, auch uns nicht. Wenn Sie ihn nicht angefordert haben, müssen Sie nichts tun.',
        sms: '{code} ist Ihr Galleria-Code, {minutes} Minuten gültig. Geben Sie ihn niemandem.',
      },
      hasAccount: {
        subject: 'Sie haben bereits ein Konto',
        intro:
          'Jemand, vermutlich Sie, wollte diese Adresse für ein neues Konto verwenden oder einem Konto hinzufügen. Sie gehört bereits zu einem Konto, deshalb hat sich nichts geändert.',
        signIn: 'Anmelden',
        reset: 'Neues Passwort festlegen',
      },
      notices: {
        subject: 'Ihr Konto wurde geändert',
        password: 'Ihr Passwort wurde geändert. Alle anderen Geräte wurden abgemeldet.',
        email:
          'Die E-Mail-Adresse Ihres Kontos wurde geändert. Diese Adresse gehört nicht mehr dazu.',
        mobile: 'Die Mobilnummer Ihres Kontos wurde geändert oder entfernt.',
        bound: 'Ihrem Konto wurde eine E-Mail-Adresse oder Mobilnummer hinzugefügt.',
        emailRemoved: 'Diese E-Mail-Adresse wurde aus Ihrem Konto entfernt.',
        third:
          'Eine Anmeldung über einen anderen Anbieter wurde Ihrem Konto hinzugefügt oder daraus entfernt.',
        destroyed:
          'Ihr Konto wurde wie gewünscht gelöscht. Die Teile Ihrer Bestellungen, die wir nach dem Steuerrecht aufbewahren müssen, werden getrennt von Ihrem Namen gespeichert und gelöscht, sobald wir sie nicht mehr aufbewahren müssen.',
        triesSubject: 'Jemand versucht, sich in Ihrem Konto anzumelden',
        tries:
          'In der letzten Stunde hat jemand viele falsche Passwörter für Ihr Konto versucht. Niemand ist hineingekommen. Mit Browsern, die Sie schon benutzt haben, können Sie sich weiterhin anmelden.',
        triesAdvice:
          'Wenn Sie das waren und Ihr Passwort vergessen haben oder es auch anderswo verwenden, legen Sie bitte ein neues fest. Sonst müssen Sie nichts tun.',
        triesSms:
          'Galleria: Jemand gibt falsche Passwörter für Ihr Konto ein. Niemand kam hinein. Verwenden Sie Ihr Passwort auch anderswo, legen Sie ein neues fest.',
        notYou: 'Wenn Sie das nicht waren, legen Sie bitte sofort ein neues Passwort fest:',
        reset: 'Neues Passwort festlegen',
        sms: 'Galleria: Ein Kontakt oder das Passwort Ihres Kontos wurde geändert. Nicht Sie? Legen Sie jetzt ein neues Passwort fest.',
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
        subject: 'Wir haben Ihren Antrag {number} erhalten',
        intro:
          '{shop} hat Ihren Antrag auf {amount} zur Bestellung {code} erhalten und hat bis {deadline} Zeit zu antworten. Ohne Antwort ist Ihre Erstattung genehmigt.',
        link: 'Ihren Antrag ansehen',
      },
      outOfStock: {
        subject: 'Ein Teil der Bestellung {code} kann nicht versandt werden',
        intro:
          'Es tut uns leid: {shop} hat nicht alles aus Ihrer Bestellung {code} vorrätig und hat die folgenden Artikel storniert. {amount} werden auf das verwendete Zahlungsmittel erstattet; wir schreiben Ihnen wieder, sobald die Erstattung unterwegs ist.',
      },
      notProvided: {
        subject: 'Ein Teil der Bestellung {code} kann nicht erbracht werden',
        intro:
          'Es tut uns leid: {shop} kann nicht alles aus Ihrer Bestellung {code} erbringen und hat die folgenden Codes storniert; sie können nicht mehr eingelöst werden. {amount} werden auf das verwendete Zahlungsmittel erstattet; wir schreiben Ihnen wieder, sobald die Erstattung unterwegs ist.',
      },
      giftCanceled: {
        subject: 'Das Geschenk zur Bestellung {code} ist nicht verfügbar',
        intro:
          'Es tut uns leid: {shop} hat das folgende Geschenk zu Ihrer Bestellung {code} storniert. Es hat Sie nichts gekostet, deshalb gibt es keine Erstattung; der Rest Ihrer Bestellung ist nicht betroffen.',
      },
      notFetched: {
        subject: 'Bestellung {code} wurde nicht rechtzeitig abgeholt',
        intro:
          '{shop} hat die folgenden Artikel Ihrer Bestellung {code} für Sie aufbewahrt, aber niemand hat sie abgeholt; der Shop hat sie deshalb storniert. {amount} werden auf das verwendete Zahlungsmittel erstattet; wir schreiben Ihnen wieder, sobald die Erstattung unterwegs ist.',
      },
      canceling: {
        subject: 'Ihre Stornierung der Bestellung {code}',
        intro:
          'Wir haben alles storniert, was von Ihrer Bestellung {code} noch nicht versandt war. {amount} werden auf das verwendete Zahlungsmittel erstattet; wir schreiben Ihnen wieder, sobald die Erstattung unterwegs ist.',
      },
      canceled: {
        subject: 'Storniert, bitte nicht versenden: Bestellung {code}',
        intro:
          '{buyer} hat Artikel der Bestellung {code} vor dem Versand storniert. Bitte versenden Sie sie nicht; {amount} werden dem Käufer erstattet.',
        link: 'Stornierung öffnen',
      },
      reminder: {
        subject: 'Bitte antworten Sie {buyer} bis {deadline} ({code})',
        intro:
          'Der Antrag von {buyer} auf {amount} zur Bestellung {code} ist noch ohne Antwort. Am {deadline} gilt er als genehmigt.',
      },
      applied: {
        subject: '{buyer} beantragt eine Erstattung von {amount} zur Bestellung {code}',
        intro:
          '{buyer} beantragt eine Erstattung von {amount} für Artikel der Bestellung {code}. Bitte antworten Sie bis {deadline}; ohne Antwort gilt der Antrag als genehmigt.',
        link: 'Im Backoffice antworten',
      },
      rejected: {
        subject: 'Der Shop hat Ihren Antrag zur Bestellung {code} abgelehnt',
        intro: '{shop} hat Ihren Antrag {number} abgelehnt. Der angegebene Grund:',
      },
      refunded: {
        subject: 'Wir haben {amount} für Bestellung {code} erstattet',
        intro:
          '{amount} aus Ihrer Bestellung {code} werden auf das verwendete Zahlungsmittel erstattet. Je nach Bank dauert das einige Werktage.',
      },
      failed: {
        subject: 'Ihre Erstattung für Bestellung {code} dauert länger',
        intro:
          'Leider ist die Erstattung von {amount} beim Zahlungsanbieter fehlgeschlagen. Wir versuchen es automatisch weiter; Sie müssen nichts tun.',
      },
    },
    readdressed: {
      subject: 'Die Lieferadresse der Bestellung {code} wurde geändert',
      intro:
        'Ihre Bestellung geht an die neue Adresse. Falls Sie das nicht waren, stornieren Sie bitte die Bestellung.',
    },
    readdressedShop: {
      subject: 'Bestellung {code}: neue Lieferadresse',
      intro:
        'Der Käufer hat die Lieferadresse dieser Bestellung bei {shop} geändert. Bitte prüfen Sie die Adresse, bevor Sie die Ware übergeben.',
    },
    sold: {
      subject: 'Neue Bestellung {code} für {shop}',
      intro:
        '{shop} hat eine neue Bestellung, und sie ist bezahlt. Bitte übergeben Sie sie bis {day} dem Paketdienst.',
      link: 'Bestellung im Backoffice öffnen',
    },
    review: {
      hidden: {
        subject: 'Ihre Bewertung zu {item} wurde entfernt',
        intro:
          'Jemand hat Ihre Bewertung zu {item} gemeldet. Wir haben sie uns angesehen und entfernt. Wenn Sie anderer Meinung sind, sagen Sie uns innerhalb von sechs Monaten bei der Bewertung, warum; dann sehen wir sie uns noch einmal an.',
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
        kept: 'Vielen Dank. Jemand aus unserem Team hat sich die von Ihnen gemeldete Bewertung zu {item} angesehen. Sie bleibt, wie sie ist.',
        taken:
          'Vielen Dank. Jemand aus unserem Team hat sich die von Ihnen gemeldete Bewertung zu {item} angesehen und sie entfernt.',
      },
      reason: 'Der Grund',
      link: 'Bewertung ansehen',
    },
    applied: {
      subject: '{shop} möchte auf Galleria verkaufen',
      intro: 'Jemand hat beantragt, den Shop {shop} zu eröffnen, und wartet auf Antwort.',
      link: 'Ihren Antrag ansehen',
    },
    items: germanItems,
    merchant: {
      submitted: {
        subject: 'Wir haben den Antrag von {shop} erhalten',
        intro:
          'Vielen Dank. Wir prüfen Firma, Dokumente und Rücksendeadresse von {shop} und antworten innerhalb von drei Werktagen. Bis dahin können Sie den Antrag zurückziehen und ändern.',
        link: 'Ihren Antrag ansehen',
      },
      approved: {
        subject: '{shop} kann jetzt auf Galleria verkaufen',
        intro:
          'Willkommen! Ihr Antrag wurde angenommen. Das Backoffice von {shop} ist offen; melden Sie sich mit Ihrem gewohnten Konto an.',
        link: 'Backoffice öffnen',
      },
      rejected: {
        subject: 'Ihr Antrag für {shop} muss geändert werden',
        intro: 'Wir konnten Ihren Antrag für {shop} nicht annehmen. Der Grund:',
        link: 'Berichtigen und erneut senden',
      },
      ...germanShopStatus,
    },
  },
}
