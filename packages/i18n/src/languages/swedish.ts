import { swedishShopStatus } from '../merchant/shop-status-words.ts'
import { swedishGoodsTable } from '../merchant/goods-table-words.ts'
import { swedishDispute } from '../after-sales/dispute-words.ts'
import { swedishItems } from '../merchant/item-words.ts'
import { swedishDifferences } from '../after-sales/exchange-difference-words.ts'
import { swedishShopExchanges } from '../after-sales/exchange-shop-words.ts'
import { swedishExchanges } from '../after-sales/exchange-words.ts'
import { swedishInspections } from '../after-sales/inspection-words.ts'
import { swedishReturns } from '../after-sales/return-words.ts'
import { swedishActedFor } from '../orders/acted-for-words.ts'
import { swedishMails } from '../mail-words.ts'
import { swedishMessage } from '../orders/message-words.ts'
import { swedishWithdrawal, swedishWithdrawn } from '../after-sales/withdrawal-words.ts'
import { swedishDeliveryNote } from '../orders/delivery-note-words.ts'
import { swedishTracks } from '../orders/track-words.ts'
import { swedishReceipt } from '../after-sales/receipt-words.ts'
import { swedishTables } from '../merchant/table-words.ts'
import { swedishPromotion } from '../merchant/promotion-words.ts'
import { swedishExtras } from '../orders/extra-words.ts'
import { swedishPoints } from '../point-words.ts'
import { swedishLevels } from '../level-words.ts'
import { swedishFreeOrder } from '../orders/free-order-words.ts'
import { swedishGiftCard } from '../orders/gift-card-words.ts'
import { swedishGroupBuy } from '../orders/group-buy-words.ts'
import { swedishPickUp } from '../orders/pick-up-words.ts'
import { swedishPlan } from '../merchant/plan-words.ts'
import { swedishPreSale } from '../orders/pre-sale-words.ts'
import type { Texts } from './english.ts'
import { swedishInvoice } from '../invoice/swedish.ts'
import { swedishRefusals } from '../refusals/swedish.ts'

/** Swedish, addressing the reader as "du". */
export const swedish: Texts = {
  invoice: swedishInvoice,
  deliveryNote: swedishDeliveryNote,
  tracks: swedishTracks,
  receipt: swedishReceipt,
  ...swedishTables,
  promotion: swedishPromotion,
  giftCard: { name: swedishGiftCard.name },
  extras: swedishExtras,
  refusals: swedishRefusals,
  memberLevels: swedishLevels,
  problems: {
    title: 'Svar som inte är lyckade',
    intro:
      'Varje svar från butiken som inte är 2xx har en av dessa koder, sin HTTP-status och en mening till läsaren.',
    calls: 'Anrop som svarar så',
  },
  fields: {
    required: 'Fyll i det här fältet.',
    length: 'Det här är för långt: högst {max} tecken får plats.',
    invalid: 'Ogiltig uppgift.',
    email: 'Ange en e-postadress som namn@example.com.',
    phone: 'Ange ett telefonnummer med landsnummer.',
    postal: 'Postnumret passar inte till landet.',
    name: 'Ange ett namn som på en dörrskylt, utan länkar, e-postadresser, telefonnummer eller hela meningar.',
    name_length: 'För- och efternamn får tillsammans vara högst 34 tecken.',
    street_length: 'Gata och husnummer är tillsammans för långa för en adressetikett.',
    country: 'Vi levererar inte till det landet härifrån.',
    tax_code: 'Skattenumret stämmer inte. Kontrollera bokstäver och siffror.',
    upload: 'Vänta tills dokumentet har skickats.',
    document: 'Vi har inte kvar dokumentet. Skicka det igen.',
    tracking: 'Ett spårningsnummer har bara bokstäver och siffror, högst 40.',
    too_small: 'Det här är för kort eller för litet.',
    too_big: 'Det här är för långt eller för stort.',
    rating: 'Välj ett betyg',
    review_text: 'Det finns varor som inte har recenserats än',
    picture: 'Vi har inte kvar den här bilden. Lägg till den igen.',
    no_line: 'välj minst en vara',
    amount_required: 'ange beloppet att betala tillbaka',
    amount: 'Ange ett belopp över noll.',
    one_at_a_time: 'En ansökan i taget: skicka dem en efter en.',
    unsent_whole:
      'Varor som inte har skickats kan bara avbeställas helt. Begär hela beloppet eller ta bort dem.',
    currency: 'Ange beloppet i beställningens valuta.',
    decimals: 'Beloppet har för många decimaler.',
    reason_required: 'välj en anledning',
    exchange_sku_required: 'välj vad du vill ha i stället',
    carrier_required: 'ange transportör',
    number_required: 'ange spårningsnummer',
    number_invalid: 'ange ett korrekt spårningsnummer',
    photo_required: 'visa minst ett foto',
    captcha: 'Skriv bildens fyra bokstäver eller siffror.',
    code: 'En kod har sex siffror.',
    password: 'Lösenordet uppfyller inte villkoren',
    nickname: 'Ange ett namn med högst 40 tecken, utan < > eller \\.',
    invitation: 'En inbjudningskod har 8 till 12 bokstäver och siffror.',
    phone_country: 'Vi skickar bara sms till nummer i länder där vi säljer.',
    coupon_code: 'En kod har 3 till 20 bokstäver, siffror eller bindestreck.',
    above_amount: 'Det måste vara mer än rabatten.',
    ...swedishPlan,
    price_far:
      'Det är mindre än hälften av det senaste priset eller mer än det dubbla. Är det meningen, kryssa i rutan under priserna.',
    price_no_reduction:
      'Under de senaste 30 dagarna kostade den så mycket eller mindre: det är ingen sänkning.',
    price_new: 'Den måste ha sålts här i 30 dagar innan priset kan sänkas.',
    price_last: 'Något av artikeln måste säljas: ta i stället hela artikeln ur försäljning.',
    price_missing: 'Ange ett pris.',
    ...swedishGoodsTable,
    item_picture: 'Välj en av varans bilder.',
    item_number: 'Det artikelnumret finns inte i den här butiken.',
    after_start: 'Slutet måste komma efter början.',
    vat_id:
      'Det är inget momsregistreringsnummer i det här landet. Kontrollera bokstäver och siffror.',
    agree: 'Kryssa i detta.',
    document_required: 'Lägg till minst ett dokument.',
    document_waiting: 'Vi tittar fortfarande på ett dokument. Försök igen om några minuter.',
  },
  articles: { help: 'Hjälp', legal: 'Om oss och juridik' },
  mails: {
    greeting: 'Hej {name}!',
    guestGreeting: 'Hej!',
    closing: 'Vänliga hälsningar från oss på Galleria',
    demonstration: 'En demonstrationsgalleria.',
    orderNumber: 'Beställning {code}',
    from: 'från {shop}',
    total: 'Totalt inkl. moms',
    shipping: 'Leverans',
    expected: 'Beräknad leverans {date}',
    viewOrder: 'Visa din beställning',
    deliverTo: 'Leveransadress',
    notMe: {
      why: 'Du får det här mejlet för att den här adressen angavs vid en beställning. Var det inte du? Ett klick avslutar mejlen:',
      link: 'Det var inte jag',
    },
    received: {
      subject: 'Vi har tagit emot din beställning {code}',
      intro:
        'Tack för din beställning! Vi reserverar varorna åt dig till {deadline}. Så snart betalningen har kommit in packas de.',
    },
    paid: {
      subject: 'Din betalning för beställning {code} har kommit in',
      intro:
        'Tack, din betalning på {amount} har kommit in. Dina varor packas nu; vi hör av oss igen när ett paket är på väg.',
    },
    voucher: {
      subject: 'Dina koder för beställning {code} är här',
      service:
        'Dina koder för tjänsterna från {shop} är klara. Visa en när tjänsten utförs; varje kod gäller en gång.',
      card: 'Dina presentkort hos {shop} är klara. När du vill betala visar du koden och säger lösenordet.',
      secret:
        'En kod är lika bra som pengar, därför står den inte i det här mejlet: du hittar den vid din beställning.',
      paid: 'Tack, din betalning på {amount} har kommit. Dina koder skapas nu; vi skriver till dig så snart de finns, inom några minuter.',
    },
    preSale: swedishPreSale,
    groupBuy: swedishGroupBuy,
    freeOrder: swedishFreeOrder,
    giftCard: swedishGiftCard.mail,
    message: swedishMessage,
    withdrawal: swedishWithdrawal,
    ...swedishMails,
    actedFor: swedishActedFor,
    pickUp: swedishPickUp,
    points: swedishPoints,
    closed: {
      subject: 'Din obetalda beställning {code} har stängts',
      intro:
        'Vi fick ingen betalning i tid, så beställningen har stängts och varorna har släppts för försäljning igen. Inga pengar har dragits.',
    },
    canceled: {
      subject: 'Du har avbeställt beställning {code}',
      intro: 'Beställningen är avbeställd och varorna är lediga igen. Inget har debiterats.',
    },
    complete: {
      subject: 'Beställning {code} är klar',
      buyer: 'Du har bekräftat att allt har kommit fram. Tack för din beställning.',
      clock:
        'Vi har inte hört något från dig sedan leveransen, så beställningen räknas som mottagen.',
      until: 'Om något inte stämmer kan du höra av dig om det till och med {deadline}.',
      defects: 'Om ett fel visar sig senare kan du anmäla det till och med {deadline}.',
    },
    shipped: {
      subject: 'Ett paket ur beställning {code} är på väg',
      intro: '{shop} har lämnat ett paket till {carrier}. Spårningsnumret är {number}.',
      contents: 'I paketet',
    },
    calledBack: {
      subject: 'Ett paket i beställning {code} har kallats tillbaka',
      intro:
        '{shop} har kallat tillbaka paketet som skulle gå med {carrier} under {number} innan transportören tog emot det. Innehållet skickas på nytt eller avbeställs; vi hör av oss.',
      reason: 'Skälet: {reason}',
    },
    corrected: {
      subject: 'Nytt spårningsnummer för beställning {code}',
      intro:
        '{shop} har rättat numret på ett paket: det är på väg med {carrier} under {number}. Numret som vi skickade tidigare gäller inte längre.',
    },
    refunded: {
      subject: 'Vi har betalat tillbaka {amount} för beställning {code}',
      duplicate:
        'Din beställning betalades två gånger. Vi har skickat tillbaka den andra betalningen på {amount} samma väg som den kom; beroende på din bank tar det några bankdagar.',
      amount:
        'Din betalning på {amount} stämde inte med beställningens belopp och kunde därför inte användas. Vi har skickat tillbaka pengarna samma väg som de kom; beroende på din bank tar det några bankdagar. Du kan betala beställningen tills betalningstiden går ut.',
      deposit:
        'Vi har skickat tillbaka din handpenning på {amount} samma väg som den kom; beroende på din bank tar det några bankdagar.',
      late: 'Din betalning på {amount} kom in efter att beställningen hade stängts. Vi har skickat tillbaka pengarna samma väg som de kom; beroende på din bank tar det några bankdagar.',
    },
    account: {
      code: {
        subject: 'Din kod för Galleria',
        signUp: 'Med den här koden öppnar du ditt konto hos Galleria:',
        password: 'Med den här koden väljer du ett nytt lösenord:',
        prove: 'Med den här koden bekräftar du att det är du:',
        change: 'Med den här koden ändrar du hur vi når dig:',
        bind: 'Med den här koden lägger du till adressen i ditt konto:',
        destroy: 'Med den här koden raderar du ditt konto för gott:',
        guestOrder: 'Med den här koden öppnar du din beställning:',
        validity:
          'Den gäller i {minutes} minuter och en gång. Säg den till ingen, inte ens oss. Har du inte bett om den behöver du inte göra något.',
        sms: '{code} är din Galleria-kod, giltig i {minutes} minuter. Säg den till ingen.',
      },
      hasAccount: {
        subject: 'Du har redan ett konto',
        intro:
          'Någon, troligen du, ville använda den här adressen till ett nytt konto eller lägga till den i ett. Den har redan ett konto, så inget har ändrats.',
        signIn: 'Logga in',
        reset: 'Välj ett nytt lösenord',
      },
      notices: {
        subject: 'Något har ändrats i ditt konto',
        password: 'Ditt lösenord har ändrats. Alla andra enheter har loggats ut.',
        email: 'Ditt kontos e-postadress har ändrats. Den här adressen hör inte längre till det.',
        mobile: 'Ditt kontos mobilnummer har ändrats eller tagits bort.',
        bound: 'En e-postadress eller ett mobilnummer har lagts till i ditt konto.',
        emailRemoved: 'Den här e-postadressen har tagits bort från ditt konto.',
        third:
          'Inloggning via en annan leverantör har lagts till i eller tagits bort från ditt konto.',
        destroyed:
          'Ditt konto har raderats som du bad om. Det vi enligt skattelagen måste spara av dina beställningar sparas skilt från ditt namn och raderas när tiden är ute.',
        triesSubject: 'Någon försöker logga in på ditt konto',
        tries:
          'Under en timme har många felaktiga lösenord angetts för ditt konto. Ingen har kommit in. Webbläsare där du redan har loggat in släpper fortfarande in dig.',
        triesAdvice:
          'Om det var du och du har glömt lösenordet, eller om du använder det även på andra ställen, välj ett nytt. Annars behöver du inte göra något.',
        triesSms:
          'Galleria: någon provar fel lösenord till ditt konto. Ingen kom in. Använder du lösenordet på andra ställen, välj ett nytt.',
        notYou: 'Var det inte du, välj genast ett nytt lösenord:',
        reset: 'Välj ett nytt lösenord',
        sms: 'Galleria: en kontakt eller lösenordet för ditt konto har ändrats. Inte du? Välj ett nytt lösenord nu.',
      },
      guestLink: {
        subject: 'Din beställning {code}',
        intro:
          'Med den här länken kan du se din beställning. Den öppnar bara den här beställningen; skicka den inte vidare.',
        member: 'Beställningen hör till ett konto. Logga in för att se den.',
      },
    },
    afterSales: {
      ...swedishDispute,
      ...swedishReturns,
      ...swedishWithdrawn,
      ...swedishExchanges,
      ...swedishDifferences,
      ...swedishShopExchanges,
      ...swedishInspections,
      unsent: 'inte skickad, avbeställs',
      received: {
        subject: 'Vi har tagit emot din ansökan {number}',
        intro:
          'Din ansökan om {amount} för beställning {code} ligger hos {shop}, som svarar senast {deadline}. Gör butiken inte det är återbetalningen godkänd.',
        link: 'Visa ansökan',
      },
      outOfStock: {
        subject: 'Något i beställning {code} kan inte skickas',
        intro:
          'Vi beklagar: {shop} har inte allt i din beställning {code} och har avbeställt varorna nedan. {amount} kommer tillbaka samma väg som du betalade; vi skriver när pengarna är på väg.',
      },
      notProvided: {
        subject: 'Något i beställning {code} kan inte utföras',
        intro:
          'Vi beklagar: {shop} kan inte utföra allt i din beställning {code} och har avbeställt koderna nedan; de gäller inte längre. {amount} kommer tillbaka samma väg som du betalade; vi skriver när pengarna är på väg.',
      },
      giftCanceled: {
        subject: 'Gåvan till beställning {code} kommer inte',
        intro:
          'Vi beklagar: {shop} har avbeställt gåvan nedan som skulle följa med beställning {code}. Den kostade dig ingenting, så inga pengar går tillbaka; allt annat förblir som du beställde det.',
      },
      notFetched: {
        subject: 'Beställning {code} hämtades inte i tid',
        intro:
          '{shop} har behållit varorna i din beställning {code} åt dig, men ingen har hämtat dem; butiken har därför avbeställt dem. {amount} går tillbaka samma väg som du betalade; vi skriver igen när pengarna är på väg.',
      },
      canceling: {
        subject: 'Din avbeställning av beställning {code}',
        intro:
          'Vi har avbeställt det som inte hade skickats av din beställning {code}. {amount} kommer tillbaka samma väg som du betalade; vi skriver när pengarna är på väg.',
      },
      canceled: {
        subject: 'Avbeställt, skicka inte: beställning {code}',
        intro:
          '{buyer} har avbeställt varor i beställning {code} innan de skickades. Skicka dem inte; {amount} går tillbaka till köparen.',
        link: 'Öppna avbeställningen',
      },
      reminder: {
        subject: 'Svara {buyer} senast {deadline} ({code})',
        intro:
          '{buyer} väntar fortfarande på svar om {amount} för beställning {code}. Den {deadline} räknas ansökan som godkänd.',
      },
      applied: {
        subject: '{buyer} ber om {amount} tillbaka för beställning {code}',
        intro:
          '{buyer} begär tillbaka {amount} för varor i beställning {code}. Svara senast {deadline}; utan svar räknas ansökan som godkänd.',
        link: 'Svara i back office',
      },
      rejected: {
        subject: 'Butiken har avslagit din ansökan för beställning {code}',
        intro: '{shop} har avslagit din ansökan {number}. Skälet som angavs:',
      },
      refunded: {
        subject: 'Vi har betalat tillbaka {amount} för beställning {code}',
        intro:
          '{amount} av din beställning {code} är på väg tillbaka till dig, samma väg som du betalade. Beroende på din bank tar det några arbetsdagar.',
      },
      failed: {
        subject: 'Din återbetalning för beställning {code} tar längre tid',
        intro:
          'Tyvärr misslyckades återbetalningen av {amount} hos betalleverantören. Vi försöker igen av oss själva; du behöver inte göra något.',
      },
    },
    readdressed: {
      subject: 'Leveransadressen för beställning {code} har ändrats',
      intro: 'Varorna går till den nya adressen. Om det inte var du, avbeställ varorna.',
    },
    readdressedShop: {
      subject: 'Beställning {code}: ny leveransadress',
      intro:
        'Köparen har ändrat vart beställningen från {shop} ska. Titta på adressen igen innan du lämnar över den.',
    },
    sold: {
      subject: 'Ny beställning {code} till {shop}',
      intro: '{shop} har sålt något och det är betalt. Lämna det till transportören senast {day}.',
      link: 'Öppna beställningen i back office',
    },
    review: {
      hidden: {
        subject: 'Din recension av {item} visas inte längre',
        intro:
          'Vi har granskat din recension av {item}, som någon hade anmält. Den visas inte längre. Om du inte håller med, säg varför vid recensionen inom sex månader; då granskar vi den igen.',
      },
      restored: {
        subject: 'Din recension av {item} visas igen',
        intro: 'Vi har granskat din recension av {item} en gång till. Den visas igen.',
      },
      removed: {
        subject: 'Din recension av {item} förblir dold',
        intro: 'Vi har granskat din recension av {item} en gång till. Den förblir dold.',
      },
      reported: {
        subject: 'Recensionen av {item} som du anmälde',
        kept: 'Tack. En person har tittat på recensionen av {item} som du anmälde, och den visas som tidigare.',
        taken:
          'Tack. En person har tittat på recensionen av {item} som du anmälde, och den visas inte längre.',
      },
      reason: 'Skälet',
      link: 'Se din recension',
    },
    applied: {
      subject: '{shop} vill sälja på Galleria',
      intro: 'Det finns en ansökan för butiken {shop} som väntar på svar.',
      link: 'Se ansökan',
    },
    items: swedishItems,
    merchant: {
      submitted: {
        subject: 'Vi har fått ansökan från {shop}',
        intro:
          'Tack. Vi tittar på företag, dokument och returadress för {shop} och svarar inom tre arbetsdagar. Till dess kan du ta tillbaka ansökan och ändra den.',
        link: 'Se din ansökan',
      },
      approved: {
        subject: '{shop} får sälja på Galleria',
        intro:
          'Välkommen! Din ansökan är godkänd. Back office för {shop} är öppet; logga in med ditt vanliga konto.',
        link: 'Öppna back office',
      },
      rejected: {
        subject: 'Din ansökan för {shop} behöver ändras',
        intro: 'Vi kunde inte godkänna din ansökan för {shop}. Skälet:',
        link: 'Rätta och skicka igen',
      },
      ...swedishShopStatus,
    },
  },
}
