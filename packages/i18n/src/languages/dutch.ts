import { dutchShopStatus } from '../merchant/shop-status-words.ts'
import { dutchGoodsTable } from '../merchant/goods-table-words.ts'
import { dutchDispute } from '../after-sales/dispute-words.ts'
import { dutchItems } from '../merchant/item-words.ts'
import { dutchDifferences } from '../after-sales/exchange-difference-words.ts'
import { dutchShopExchanges } from '../after-sales/exchange-shop-words.ts'
import { dutchExchanges } from '../after-sales/exchange-words.ts'
import { dutchInspections } from '../after-sales/inspection-words.ts'
import { dutchReturns } from '../after-sales/return-words.ts'
import { dutchActedFor } from '../orders/acted-for-words.ts'
import { dutchMails } from '../mail-words.ts'
import { dutchMessage } from '../orders/message-words.ts'
import { dutchWithdrawal, dutchWithdrawn } from '../after-sales/withdrawal-words.ts'
import { dutchDeliveryNote } from '../orders/delivery-note-words.ts'
import { dutchTracks } from '../orders/track-words.ts'
import { dutchReceipt } from '../after-sales/receipt-words.ts'
import { dutchTables } from '../merchant/table-words.ts'
import { dutchPromotion } from '../merchant/promotion-words.ts'
import { dutchExtras } from '../orders/extra-words.ts'
import { dutchPoints } from '../point-words.ts'
import { dutchLevels } from '../level-words.ts'
import { dutchFreeOrder } from '../orders/free-order-words.ts'
import { dutchGiftCard } from '../orders/gift-card-words.ts'
import { dutchGroupBuy } from '../orders/group-buy-words.ts'
import { dutchPickUp } from '../orders/pick-up-words.ts'
import { dutchPlan } from '../merchant/plan-words.ts'
import { dutchPreSale } from '../orders/pre-sale-words.ts'
import type { Texts } from './english.ts'
import { dutchInvoice } from '../invoice/dutch.ts'
import { dutchRefusals } from '../refusals/dutch.ts'

/** Dutch, addressing the reader as "u". */
export const dutch: Texts = {
  invoice: dutchInvoice,
  deliveryNote: dutchDeliveryNote,
  tracks: dutchTracks,
  receipt: dutchReceipt,
  ...dutchTables,
  promotion: dutchPromotion,
  giftCard: { name: dutchGiftCard.name },
  extras: dutchExtras,
  refusals: dutchRefusals,
  memberLevels: dutchLevels,
  problems: {
    title: 'Antwoorden die geen succes zijn',
    intro:
      'Elk antwoord van de winkel dat geen 2xx is, draagt een van deze codes, de HTTP-status en een zin voor de lezer.',
    calls: 'Aanroepen die zo antwoorden',
  },
  fields: {
    required: 'Vul dit veld in.',
    length: 'Dit is te lang: er passen hoogstens {max} tekens.',
    invalid: 'Ongeldige invoer.',
    email: 'Vul een e-mailadres in, zoals name@example.com.',
    phone: 'Vul een telefoonnummer met landnummer in.',
    postal: 'Deze postcode past niet bij het land.',
    name: 'Voer een naam in zoals op een deurbel, zonder links, e-mailadressen, telefoonnummers of hele zinnen.',
    name_length: 'Voor- en achternaam mogen samen hoogstens 34 tekens lang zijn.',
    street_length: 'Straat en huisnummer zijn samen te lang voor een adreslabel.',
    country: 'Naar dit land leveren we vanaf hier niet.',
    tax_code: 'Dit belastingnummer klopt niet. Controleer de letters en cijfers.',
    upload: 'Wacht tot het document is geüpload.',
    document: 'We hebben dit document niet meer. Upload het opnieuw.',
    tracking: 'Een trackingnummer bestaat alleen uit letters en cijfers, hoogstens 40.',
    too_small: 'Dit is te kort of te klein.',
    too_big: 'Dit is te lang of te groot.',
    rating: 'Kies een beoordeling',
    review_text: 'Er zijn artikelen die nog niet zijn beoordeeld',
    picture: 'We hebben deze afbeelding niet meer. Voeg haar opnieuw toe.',
    no_line: 'kies minstens één artikel',
    amount_required: 'vul het bedrag van de terugbetaling in',
    amount: 'Vul een bedrag boven nul in.',
    one_at_a_time: 'Eén verzoek tegelijk: stuur ze na elkaar.',
    unsent_whole:
      'Artikelen die niet zijn verzonden, kunnen alleen helemaal worden geannuleerd. Vraag het hele bedrag terug of laat ze weg.',
    currency: 'Geef het bedrag op in de valuta van de bestelling.',
    decimals: 'Dit bedrag heeft te veel decimalen.',
    reason_required: 'kies een reden',
    exchange_sku_required: 'kies wat u in plaats daarvan wilt',
    carrier_required: 'kies een vervoerder',
    number_required: 'vul het trackingnummer in',
    number_invalid: 'vul een geldig trackingnummer in',
    photo_required: 'toon minstens één foto',
    captcha: 'Typ de vier letters of cijfers van de afbeelding.',
    code: 'Een code heeft zes cijfers.',
    password: 'Het wachtwoord voldoet niet aan de voorwaarden',
    nickname: 'Voer een naam van hoogstens 40 tekens in, zonder < > of \\.',
    invitation: 'Een uitnodigingscode heeft 8 tot 12 letters en cijfers.',
    phone_country: 'We sturen alleen sms naar nummers uit de landen waar we verkopen.',
    coupon_code: 'Een code heeft 3 tot 20 letters, cijfers of streepjes.',
    above_amount: 'Dit moet meer zijn dan de korting.',
    ...dutchPlan,
    price_far:
      'Dit is minder dan de helft van de laatste prijs of meer dan het dubbele. Is dat de bedoeling, zet dan het vinkje onder de prijzen.',
    price_no_reduction: 'In de laatste 30 dagen kostte het dit of minder: dat is geen verlaging.',
    price_new: 'Het moet hier eerst 30 dagen verkocht zijn voordat de prijs verlaagd kan worden.',
    price_last:
      'Iets van het artikel moet te koop blijven: haal in plaats daarvan het hele artikel uit de verkoop.',
    price_missing: 'Voer een prijs in.',
    ...dutchGoodsTable,
    item_picture: 'Kies een van de foto’s van het artikel.',
    item_number: 'Dit artikelnummer bestaat niet in deze winkel.',
    after_start: 'Het einde moet na het begin liggen.',
    vat_id: 'Dit is geen btw-nummer van dit land. Controleer de letters en cijfers.',
    agree: 'Vink dit aan.',
    document_required: 'Voeg minstens één document toe.',
    document_waiting: 'We bekijken een document nog. Probeer het over enkele minuten opnieuw.',
  },
  articles: { help: 'Hulp', legal: 'Over ons en juridisch' },
  mails: {
    greeting: 'Hallo {name},',
    guestGreeting: 'Hallo,',
    closing: 'Het team van Galleria',
    demonstration: 'Een marktplaats ter demonstratie.',
    orderNumber: 'Bestelling {code}',
    from: 'van {shop}',
    total: 'Totaal incl. btw',
    shipping: 'Bezorging',
    expected: 'Bezorging verwacht op {date}',
    viewOrder: 'Bekijk uw bestelling',
    deliverTo: 'Bezorgadres',
    notMe: {
      why: 'U krijgt deze e-mail omdat dit adres bij een bestelling is opgegeven. Was u dat niet? Met één klik stoppen deze e-mails:',
      link: 'Dit was ik niet',
    },
    received: {
      subject: 'We hebben uw bestelling {code} ontvangen',
      intro:
        'Bedankt voor uw bestelling! We reserveren alles voor u tot {deadline}; zodra de betaling binnen is, wordt alles ingepakt.',
    },
    paid: {
      subject: 'Uw betaling voor bestelling {code} is binnen',
      intro:
        'Bedankt, uw betaling van {amount} is binnen. Uw artikelen worden ingepakt; we mailen u weer zodra er een pakket onderweg is.',
    },
    voucher: {
      subject: 'Uw codes van bestelling {code} zijn er',
      service:
        'Uw codes voor de diensten van {shop} liggen klaar. Laat er een zien wanneer de dienst wordt uitgevoerd; elke code geldt één keer.',
      card: 'Uw cadeaukaarten voor {shop} liggen klaar. Om te betalen laat u de code zien en noemt u het wachtwoord.',
      secret:
        'Een code is zo goed als geld en staat daarom niet in deze e-mail: u vindt hem bij uw bestelling.',
      paid: 'Bedankt, uw betaling van {amount} is binnen. Uw codes worden nu gemaakt; we schrijven u zodra ze er zijn, binnen enkele minuten.',
    },
    preSale: dutchPreSale,
    groupBuy: dutchGroupBuy,
    freeOrder: dutchFreeOrder,
    giftCard: dutchGiftCard.mail,
    message: dutchMessage,
    withdrawal: dutchWithdrawal,
    ...dutchMails,
    actedFor: dutchActedFor,
    pickUp: dutchPickUp,
    points: dutchPoints,
    closed: {
      subject: 'Uw onbetaalde bestelling {code} is gesloten',
      intro:
        'We hebben niet op tijd een betaling ontvangen. Daarom is de bestelling gesloten en zijn de artikelen weer vrijgegeven. Er is niets afgeschreven.',
    },
    canceled: {
      subject: 'U hebt bestelling {code} geannuleerd',
      intro:
        'De bestelling is geannuleerd en de artikelen zijn weer vrij. Er is niets in rekening gebracht.',
    },
    complete: {
      subject: 'Bestelling {code} is afgerond',
      buyer: 'U hebt bevestigd dat alles is aangekomen. Bedankt voor uw bestelling.',
      clock:
        'Sinds de bezorging hebben we niets van u gehoord; daarom geldt de bestelling als ontvangen.',
      until: 'Klopt er iets niet? Tot {deadline} kunt u een aanvraag indienen.',
      defects: 'Blijkt er later een gebrek? Dat kunt u tot {deadline} melden.',
    },
    shipped: {
      subject: 'Een pakket van uw bestelling {code} is onderweg',
      intro: '{shop} heeft een pakket meegegeven aan {carrier}. Het trackingnummer is {number}.',
      contents: 'In dit pakket',
    },
    calledBack: {
      subject: 'Een pakket van bestelling {code} is teruggeroepen',
      intro:
        '{shop} heeft het pakket dat met {carrier} onder {number} onderweg zou gaan teruggeroepen voordat de vervoerder het overnam. De inhoud wordt opnieuw verstuurd of geannuleerd; u hoort ervan.',
      reason: 'De reden: {reason}',
    },
    corrected: {
      subject: 'Ander trackingnummer voor bestelling {code}',
      intro:
        '{shop} heeft het nummer van een pakket verbeterd: het is met {carrier} onderweg onder {number}. Het nummer dat we u eerder stuurden, geldt niet meer.',
    },
    refunded: {
      subject: 'We hebben {amount} terugbetaald voor bestelling {code}',
      duplicate:
        'Uw bestelling is twee keer betaald. We hebben de tweede betaling van {amount} teruggestort via de betaalwijze die u hebt gebruikt; afhankelijk van uw bank duurt dat een paar werkdagen.',
      amount:
        'Uw betaling van {amount} was niet het bedrag van uw bestelling en kon daarom niet worden gebruikt. We hebben het bedrag teruggestort via de betaalwijze die u hebt gebruikt; afhankelijk van uw bank duurt dat een paar werkdagen. Tot het einde van de betaaltermijn kunt u de bestelling nog betalen.',
      deposit:
        'We hebben uw aanbetaling van {amount} teruggestort via de betaalwijze die u hebt gebruikt; afhankelijk van uw bank duurt dat een paar werkdagen.',
      late: 'Uw betaling van {amount} kwam binnen toen de bestelling al gesloten was. We hebben het bedrag teruggestort via de betaalwijze die u hebt gebruikt; afhankelijk van uw bank duurt dat een paar werkdagen.',
    },
    account: {
      code: {
        subject: 'Uw code voor Galleria',
        signUp: 'Met deze code opent u uw account bij Galleria:',
        password: 'Met deze code stelt u een nieuw wachtwoord in:',
        prove: 'Met deze code bevestigt u dat u het bent:',
        change: 'Met deze code wijzigt u hoe wij u bereiken:',
        bind: 'Met deze code voegt u dit adres toe aan uw account:',
        destroy: 'Met deze code verwijdert u uw account definitief:',
        guestOrder: 'Met deze code opent u uw bestelling:',
        validity:
          'Hij geldt {minutes} minuten en één keer. Vertel hem aan niemand, ook niet aan ons. Hebt u hem niet aangevraagd, dan hoeft u niets te doen.',
        sms: '{code} is uw Galleria-code, {minutes} minuten geldig. Vertel hem aan niemand.',
      },
      hasAccount: {
        subject: 'U hebt al een account',
        intro:
          'Iemand, waarschijnlijk u, wilde dit adres voor een nieuw account gebruiken of aan een account toevoegen. Het heeft al een account, dus er is niets gewijzigd.',
        signIn: 'Inloggen',
        reset: 'Nieuw wachtwoord instellen',
      },
      notices: {
        subject: 'Er is iets gewijzigd in uw account',
        password: 'Uw wachtwoord is gewijzigd. Alle andere apparaten zijn uitgelogd.',
        email: 'Het e-mailadres van uw account is gewijzigd. Dit adres hoort er niet meer bij.',
        mobile: 'Het mobiele nummer van uw account is gewijzigd of verwijderd.',
        bound: 'Er is een e-mailadres of mobiel nummer aan uw account toegevoegd.',
        emailRemoved: 'Dit e-mailadres is uit uw account verwijderd.',
        third:
          'Een aanmelding via een andere aanbieder is aan uw account toegevoegd of eruit verwijderd.',
        destroyed:
          'Uw account is op uw verzoek verwijderd. Wat wij volgens de belastingwet van uw bestellingen moeten bewaren, bewaren wij los van uw naam en verwijderen wij na afloop van de termijn.',
        triesSubject: 'Iemand probeert in te loggen op uw account',
        tries:
          'Binnen een uur zijn er veel verkeerde wachtwoorden voor uw account ingevoerd. Niemand is binnengekomen. Browsers waarin u al eerder bent ingelogd, laten u nog steeds binnen.',
        triesAdvice:
          'Was u dat en bent u uw wachtwoord vergeten, of gebruikt u het ook elders, stel dan een nieuw wachtwoord in. Anders hoeft u niets te doen.',
        triesSms:
          'Galleria: iemand probeert verkeerde wachtwoorden voor uw account. Niemand kwam binnen. Gebruikt u uw wachtwoord ook elders, stel dan een nieuw in.',
        notYou: 'Was u dit niet, stel dan meteen een nieuw wachtwoord in:',
        reset: 'Nieuw wachtwoord instellen',
        sms: 'Galleria: een contact of het wachtwoord van uw account is gewijzigd. Niet door u? Stel nu een nieuw wachtwoord in.',
      },
      guestLink: {
        subject: 'Uw bestelling {code}',
        intro:
          'Met deze link bekijkt u uw bestelling. Hij opent alleen deze bestelling; geef hem niet door.',
        member: 'Deze bestelling hoort bij een account. Log in om haar te bekijken.',
      },
    },
    afterSales: {
      ...dutchDispute,
      ...dutchReturns,
      ...dutchWithdrawn,
      ...dutchExchanges,
      ...dutchDifferences,
      ...dutchShopExchanges,
      ...dutchInspections,
      unsent: 'niet verzonden, wordt geannuleerd',
      received: {
        subject: 'Uw aanvraag {number} is aangekomen',
        intro:
          'Uw aanvraag voor {amount} van bestelling {code} ligt bij {shop}, die uiterlijk {deadline} antwoordt. Doet de winkel dat niet, dan is uw terugbetaling goedgekeurd.',
        link: 'Aanvraag bekijken',
      },
      outOfStock: {
        subject: 'Iets uit bestelling {code} kan niet worden geleverd',
        intro:
          'Het spijt ons: {shop} heeft niet alles van uw bestelling {code} op voorraad en heeft de onderstaande artikelen geannuleerd. {amount} komt terug via de betaalwijze die u hebt gebruikt; we schrijven u zodra het geld onderweg is.',
      },
      notProvided: {
        subject: 'Iets uit bestelling {code} kan niet worden uitgevoerd',
        intro:
          'Het spijt ons: {shop} kan niet alles uit uw bestelling {code} uitvoeren en heeft de onderstaande codes geannuleerd; ze zijn niet meer geldig. {amount} komt terug via de betaalwijze die u hebt gebruikt; we schrijven u zodra het geld onderweg is.',
      },
      giftCanceled: {
        subject: 'Het cadeau bij bestelling {code} komt niet',
        intro:
          'Het spijt ons: {shop} heeft het onderstaande cadeau bij uw bestelling {code} geannuleerd. Het kostte u niets, dus er gaat geen geld terug; al het andere blijft zoals u het hebt besteld.',
      },
      notFetched: {
        subject: 'Bestelling {code} is niet op tijd opgehaald',
        intro:
          '{shop} heeft de artikelen van uw bestelling {code} voor u bewaard, maar niemand heeft ze opgehaald; de winkel heeft ze daarom geannuleerd. {amount} gaat terug via de betaalwijze die u hebt gebruikt; we schrijven weer zodra het geld onderweg is.',
      },
      canceling: {
        subject: 'Uw annulering van bestelling {code}',
        intro:
          'We hebben geannuleerd wat van uw bestelling {code} nog niet was verzonden. {amount} komt terug via de betaalwijze die u hebt gebruikt; we schrijven u zodra het geld onderweg is.',
      },
      canceled: {
        subject: 'Geannuleerd, niet verzenden: bestelling {code}',
        intro:
          '{buyer} heeft artikelen van bestelling {code} geannuleerd voordat ze waren verzonden. Verzend ze niet; {amount} gaat terug naar de koper.',
        link: 'Annulering openen',
      },
      reminder: {
        subject: 'Antwoord {buyer} uiterlijk {deadline} ({code})',
        intro:
          'De aanvraag van {buyer} voor {amount} van bestelling {code} is nog onbeantwoord. Op {deadline} geldt ze als goedgekeurd.',
      },
      applied: {
        subject: '{buyer} vraagt {amount} terug voor bestelling {code}',
        intro:
          '{buyer} vraagt {amount} terug voor artikelen van bestelling {code}. Antwoord uiterlijk {deadline}; zonder antwoord geldt de aanvraag als goedgekeurd.',
        link: 'Antwoorden in de backoffice',
      },
      rejected: {
        subject: 'De winkel heeft uw aanvraag voor bestelling {code} afgewezen',
        intro: '{shop} heeft uw aanvraag {number} afgewezen. De reden die de winkel gaf:',
      },
      refunded: {
        subject: 'We hebben {amount} voor bestelling {code} terugbetaald',
        intro:
          '{amount} van uw bestelling {code} is naar u onderweg, via de betaalwijze die u hebt gebruikt. Afhankelijk van uw bank duurt het enkele werkdagen.',
      },
      failed: {
        subject: 'Uw terugbetaling voor bestelling {code} duurt langer',
        intro:
          'Helaas is de terugbetaling van {amount} bij de betaaldienst mislukt. We proberen het vanzelf opnieuw; u hoeft niets te doen.',
      },
    },
    readdressed: {
      subject: 'Het bezorgadres van bestelling {code} is gewijzigd',
      intro: 'De goederen gaan naar het nieuwe adres. Was u dat niet, annuleer dan de bestelling.',
    },
    readdressedShop: {
      subject: 'Bestelling {code}: ander bezorgadres',
      intro:
        'De koper heeft gewijzigd waar deze bestelling van {shop} naartoe gaat. Kijk nog eens naar het adres voordat u de goederen meegeeft.',
    },
    sold: {
      subject: 'Nieuwe bestelling {code} voor {shop}',
      intro:
        '{shop} heeft iets verkocht en het is betaald. Geef het uiterlijk {day} aan de vervoerder mee.',
      link: 'Bestelling openen in de backoffice',
    },
    review: {
      hidden: {
        subject: 'Uw beoordeling van {item} wordt niet meer getoond',
        intro:
          'We hebben uw beoordeling van {item} bekeken, die iemand had gemeld. Ze wordt niet meer getoond. Bent u het er niet mee eens, zeg dan binnen zes maanden bij de beoordeling waarom; dan bekijken we haar opnieuw.',
      },
      restored: {
        subject: 'Uw beoordeling van {item} wordt weer getoond',
        intro: 'We hebben uw beoordeling van {item} opnieuw bekeken. Ze wordt weer getoond.',
      },
      removed: {
        subject: 'Uw beoordeling van {item} blijft verborgen',
        intro: 'We hebben uw beoordeling van {item} opnieuw bekeken. Ze blijft verborgen.',
      },
      reported: {
        subject: 'De beoordeling van {item} die u hebt gemeld',
        kept: 'Dank u. Een van onze medewerkers heeft de gemelde beoordeling van {item} bekeken. Ze blijft zichtbaar.',
        taken:
          'Dank u. Een van onze medewerkers heeft de gemelde beoordeling van {item} bekeken. Ze wordt niet meer getoond.',
      },
      reason: 'De reden',
      link: 'Uw beoordeling bekijken',
    },
    applied: {
      subject: '{shop} wil verkopen bij Galleria',
      intro: 'Er is een aanvraag voor de winkel {shop}, die op antwoord wacht.',
      link: 'Aanvraag bekijken',
    },
    items: dutchItems,
    merchant: {
      submitted: {
        subject: 'We hebben de aanvraag van {shop} ontvangen',
        intro:
          'Bedankt. We bekijken bedrijf, documenten en retouradres van {shop} en antwoorden binnen drie werkdagen. Tot die tijd kunt u de aanvraag terugtrekken en wijzigen.',
        link: 'Uw aanvraag bekijken',
      },
      approved: {
        subject: '{shop} mag verkopen bij Galleria',
        intro:
          'Welkom! Uw aanvraag is goedgekeurd. De backoffice van {shop} is open; log in met uw gewone account.',
        link: 'Backoffice openen',
      },
      rejected: {
        subject: 'Uw aanvraag voor {shop} moet worden aangepast',
        intro: 'We konden uw aanvraag voor {shop} niet goedkeuren. De reden:',
        link: 'Corrigeren en opnieuw versturen',
      },
      ...dutchShopStatus,
    },
  },
}
