import { polishShopStatus } from '../merchant/shop-status-words.ts'
import { polishGoodsTable } from '../merchant/goods-table-words.ts'
import { polishDispute } from '../after-sales/dispute-words.ts'
import { polishItems } from '../merchant/item-words.ts'
import { polishDifferences } from '../after-sales/exchange-difference-words.ts'
import { polishShopExchanges } from '../after-sales/exchange-shop-words.ts'
import { polishExchanges } from '../after-sales/exchange-words.ts'
import { polishInspections } from '../after-sales/inspection-words.ts'
import { polishReturns } from '../after-sales/return-words.ts'
import { polishActedFor } from '../orders/acted-for-words.ts'
import { polishMails } from '../mail-words.ts'
import { polishMessage } from '../orders/message-words.ts'
import { polishWithdrawal, polishWithdrawn } from '../after-sales/withdrawal-words.ts'
import { polishDeliveryNote } from '../orders/delivery-note-words.ts'
import { polishTracks } from '../orders/track-words.ts'
import { polishReceipt } from '../after-sales/receipt-words.ts'
import { polishTables } from '../merchant/table-words.ts'
import { polishPromotion } from '../merchant/promotion-words.ts'
import { polishExtras } from '../orders/extra-words.ts'
import { polishPoints } from '../point-words.ts'
import { polishLevels } from '../level-words.ts'
import { polishFreeOrder } from '../orders/free-order-words.ts'
import { polishGiftCard } from '../orders/gift-card-words.ts'
import { polishGroupBuy } from '../orders/group-buy-words.ts'
import { polishPickUp } from '../orders/pick-up-words.ts'
import { polishPlan } from '../merchant/plan-words.ts'
import { polishPreSale } from '../orders/pre-sale-words.ts'
import type { Texts } from './english.ts'
import { polishInvoice } from '../invoice/polish.ts'
import { polishRefusals } from '../refusals/polish.ts'

/** Polish, addressing the reader as "ty", with no form that asks for a gender. */
export const polish: Texts = {
  invoice: polishInvoice,
  deliveryNote: polishDeliveryNote,
  tracks: polishTracks,
  receipt: polishReceipt,
  ...polishTables,
  promotion: polishPromotion,
  giftCard: { name: polishGiftCard.name },
  extras: polishExtras,
  refusals: polishRefusals,
  memberLevels: polishLevels,
  problems: {
    title: 'Odpowiedzi, które nie są sukcesem',
    intro:
      'Każda odpowiedź inna niż 2xx ma jeden z tych kodów, status HTTP i zdanie dla czytelnika.',
    calls: 'Wywołania, które tak odpowiadają',
  },
  fields: {
    required: 'To pole jest wymagane.',
    length: 'Ten tekst jest za długi: zmieści się najwyżej {max} znaków.',
    invalid: 'Nieprawidłowa wartość.',
    email: 'Podaj adres e-mail, np. nazwa@example.com.',
    phone: 'Podaj numer telefonu z numerem kierunkowym kraju.',
    postal: 'Ten kod pocztowy nie pasuje do kraju.',
    name: 'Wpisz nazwisko tak jak na domofonie, bez linków, adresów e-mail, numerów telefonu i całych zdań.',
    name_length: 'Imię i nazwisko mogą mieć razem najwyżej 34 znaki.',
    street_length: 'Ulica i numer domu są razem za długie na etykietę.',
    country: 'Stąd nie dostarczamy do tego kraju.',
    tax_code: 'Ten numer podatkowy jest nieprawidłowy. Sprawdź litery i cyfry.',
    upload: 'Poczekaj, aż dokument zostanie wysłany.',
    document: 'Nie mamy już tego dokumentu. Wyślij go ponownie.',
    tracking: 'Numer przesyłki składa się tylko z liter i cyfr, najwyżej 40.',
    too_small: 'Ta wartość jest za krótka lub za mała.',
    too_big: 'Ta wartość jest za długa lub za duża.',
    rating: 'Wybierz ocenę',
    review_text: 'Niektóre produkty nie mają jeszcze opinii',
    picture: 'Nie mamy już tego zdjęcia. Dodaj je ponownie.',
    no_line: 'wybierz co najmniej jeden produkt',
    amount_required: 'wpisz kwotę zwrotu',
    amount: 'Podaj kwotę większą od zera.',
    one_at_a_time: 'Jedno zgłoszenie naraz: wyślij je po kolei.',
    unsent_whole:
      'Towar, który nie został wysłany, można anulować tylko w całości. Zażądaj całej jego kwoty albo go pomiń.',
    currency: 'Podaj kwotę w walucie zamówienia.',
    decimals: 'Ta kwota ma za dużo miejsc po przecinku.',
    reason_required: 'wybierz powód',
    exchange_sku_required: 'wybierz, co chcesz otrzymać w zamian',
    carrier_required: 'wybierz przewoźnika',
    number_required: 'podaj numer przesyłki',
    number_invalid: 'podaj prawidłowy numer przesyłki',
    photo_required: 'pokaż co najmniej jedno zdjęcie',
    captcha: 'Wpisz cztery litery lub cyfry z obrazka.',
    code: 'Kod ma sześć cyfr.',
    password: 'Hasło nie spełnia warunków',
    nickname: 'Podaj nazwę do 40 znaków, bez < > i \\.',
    invitation: 'Kod zaproszenia ma od 8 do 12 liter i cyfr.',
    phone_country: 'Wysyłamy SMS-y tylko na numery z krajów, w których sprzedajemy.',
    coupon_code: 'Kod ma od 3 do 20 liter, cyfr lub łączników.',
    above_amount: 'To musi być więcej niż rabat.',
    ...polishPlan,
    price_far:
      'To mniej niż połowa ostatniej ceny albo więcej niż dwukrotność. Jeśli tak ma być, zaznacz pole pod cenami.',
    price_no_reduction: 'W ostatnich 30 dniach kosztowało tyle lub mniej: to nie jest obniżka.',
    price_new:
      'Produkt musi być tu sprzedawany przez 30 dni, zanim jego cenę będzie można obniżyć.',
    price_last:
      'Coś z produktu musi pozostać w sprzedaży: zamiast tego wycofaj cały produkt ze sprzedaży.',
    price_missing: 'Podaj cenę.',
    ...polishGoodsTable,
    item_picture: 'Wybierz jedno ze zdjęć produktu.',
    item_number: 'Nie ma takiego numeru artykułu w tym sklepie.',
    after_start: 'Koniec musi być po początku.',
    vat_id: 'To nie jest numer VAT tego kraju. Sprawdź litery i cyfry.',
    agree: 'Zaznacz to.',
    document_required: 'Dodaj co najmniej jeden dokument.',
    document_waiting: 'Jeszcze sprawdzamy dokument. Spróbuj za kilka minut.',
  },
  articles: { help: 'Pomoc', legal: 'O nas i informacje prawne' },
  mails: {
    greeting: 'Dzień dobry, {name}!',
    guestGreeting: 'Dzień dobry!',
    closing: 'Zespół Gallerii',
    demonstration: 'Wersja demonstracyjna.',
    orderNumber: 'Zamówienie {code}',
    from: 'ze sklepu {shop}',
    total: 'Razem z VAT',
    shipping: 'Dostawa',
    expected: 'Przewidywana dostawa: {date}',
    viewOrder: 'Szczegóły zamówienia',
    deliverTo: 'Adres dostawy',
    notMe: {
      why: 'Otrzymujesz tę wiadomość, ponieważ ten adres podano przy zamówieniu. To nie Ty? Jedno kliknięcie kończy te wiadomości:',
      link: 'To nie ja',
    },
    received: {
      subject: 'Otrzymaliśmy zamówienie {code}',
      intro:
        'Dziękujemy za zamówienie. Jest zarezerwowane do {deadline}; gdy tylko wpłynie płatność, zaczniemy je pakować.',
    },
    paid: {
      subject: 'Płatność za zamówienie {code} wpłynęła',
      intro:
        'Dziękujemy, płatność w wysokości {amount} wpłynęła. Towar jest już pakowany; napiszemy ponownie, gdy paczka będzie w drodze.',
    },
    voucher: {
      subject: 'Kody z zamówienia {code} już są',
      service:
        'Kody na usługi sklepu {shop} są gotowe. Po wykonaniu usługi pokaż jeden z nich; każdego można użyć raz.',
      card: 'Karty podarunkowe do sklepu {shop} są gotowe. Aby zapłacić, pokaż kod i podaj hasło.',
      secret:
        'Kod jest wart tyle co pieniądze, dlatego nie ma go w tym e-mailu: znajduje się przy zamówieniu.',
      paid: 'Dziękujemy, płatność {amount} dotarła. Kody są właśnie tworzone; napiszemy, gdy tylko będą gotowe, w ciągu kilku minut.',
    },
    preSale: polishPreSale,
    groupBuy: polishGroupBuy,
    freeOrder: polishFreeOrder,
    giftCard: polishGiftCard.mail,
    message: polishMessage,
    withdrawal: polishWithdrawal,
    ...polishMails,
    actedFor: polishActedFor,
    pickUp: polishPickUp,
    points: polishPoints,
    closed: {
      subject: 'Zamówienie {code} zostało zamknięte z powodu braku płatności',
      intro:
        'Płatność nie wpłynęła na czas, dlatego zamówienie zostało zamknięte, a towar jest znów dostępny. Nie pobraliśmy żadnych pieniędzy.',
    },
    canceled: {
      subject: 'Zamówienie {code} zostało przez Ciebie anulowane',
      intro: 'Zamówienie jest anulowane, a towar znów dostępny. Niczego nie pobrano.',
    },
    complete: {
      subject: 'Zamówienie {code} jest zakończone',
      buyer: 'Potwierdzono, że wszystko dotarło. Dziękujemy za zamówienie.',
      clock:
        'Od doręczenia nie mieliśmy od Ciebie wiadomości, więc zamówienie uznaje się za odebrane.',
      until: 'Jeśli coś się nie zgadza, zgłoszenie można złożyć do {deadline}.',
      defects: 'Jeśli później ujawni się wada, można ją zgłosić do {deadline}.',
    },
    shipped: {
      subject: 'Paczka z zamówienia {code} jest w drodze',
      intro: 'Sklep {shop} przekazał paczkę przewoźnikowi {carrier}. Numer przesyłki: {number}.',
      contents: 'W tej paczce',
    },
    calledBack: {
      subject: 'Wycofano paczkę z zamówienia {code}',
      intro:
        '{shop}: paczka, którą miał wieźć {carrier} pod numerem {number}, została wycofana, zanim przewoźnik ją przejął. Jej zawartość zostanie wysłana ponownie albo anulowana; damy znać.',
      reason: 'Powód: {reason}',
    },
    corrected: {
      subject: 'Inny numer przesyłki do zamówienia {code}',
      intro:
        '{shop}: poprawiono numer przesyłki. Paczkę wiezie {carrier} pod numerem {number}. Numer, który wysłaliśmy wcześniej, już nie obowiązuje.',
    },
    refunded: {
      subject: 'Zwróciliśmy {amount} za zamówienie {code}',
      duplicate:
        'Zamówienie zostało opłacone dwukrotnie. Drugą płatność w wysokości {amount} odesłaliśmy tą samą drogą, którą przyszła; zależnie od banku potrwa to kilka dni roboczych.',
      amount:
        'Płatność w wysokości {amount} nie odpowiadała kwocie zamówienia i nie mogła zostać użyta. Odesłaliśmy ją tą samą drogą, którą przyszła; zależnie od banku potrwa to kilka dni roboczych. Zamówienie można opłacić do końca terminu płatności.',
      deposit:
        'Odesłaliśmy zaliczkę {amount} tą samą drogą, którą przyszła; zależnie od banku potrwa to kilka dni roboczych.',
      late: 'Płatność w wysokości {amount} wpłynęła, gdy zamówienie było już zamknięte. Odesłaliśmy ją tą samą drogą, którą przyszła; zależnie od banku potrwa to kilka dni roboczych.',
    },
    account: {
      code: {
        subject: 'Twój kod do Gallerii',
        signUp: 'Tym kodem otworzysz konto w Gallerii:',
        password: 'Tym kodem ustawisz nowe hasło:',
        prove: 'Tym kodem potwierdzisz, że to Ty:',
        change: 'Tym kodem zmienisz sposób kontaktu z Tobą:',
        bind: 'Tym kodem dodasz ten adres do swojego konta:',
        destroy: 'Tym kodem trwale usuniesz swoje konto:',
        guestOrder: 'Tym kodem otworzysz swoje zamówienie:',
        validity:
          'Jest ważny {minutes} minut i tylko raz. Nie podawaj go nikomu, nawet nam. Jeśli to nie Twoja prośba, nie musisz nic robić.',
        sms: '{code} to Twój kod do Gallerii, ważny {minutes} minut. Nie podawaj go nikomu.',
      },
      hasAccount: {
        subject: 'Masz już konto',
        intro:
          'Ktoś, zapewne Ty, chciał użyć tego adresu do nowego konta lub dodać go do konta. Adres ma już konto, więc nic nie zmieniono.',
        signIn: 'Zaloguj się',
        reset: 'Ustaw nowe hasło',
      },
      notices: {
        subject: 'Coś zmieniło się na Twoim koncie',
        password: 'Twoje hasło zostało zmienione. Wszystkie inne urządzenia wylogowano.',
        email: 'Adres e-mail Twojego konta został zmieniony. Ten adres już do niego nie należy.',
        mobile: 'Numer telefonu Twojego konta został zmieniony lub usunięty.',
        bound: 'Do Twojego konta dodano adres e-mail lub numer telefonu.',
        emailRemoved: 'Ten adres e-mail usunięto z Twojego konta.',
        third: 'Do Twojego konta dodano lub usunięto z niego logowanie przez innego dostawcę.',
        destroyed:
          'Twoje konto usunięto zgodnie z prośbą. To, co z zamówień każe nam przechowywać prawo podatkowe, trzymamy oddzielnie od Twojego nazwiska i usuniemy po upływie terminu.',
        triesSubject: 'Ktoś próbuje zalogować się na Twoje konto',
        tries:
          'W ciągu godziny podano wiele błędnych haseł do Twojego konta. Nikt się nie zalogował. Przeglądarki, w których logowanie już się udało, nadal wpuszczają.',
        triesAdvice:
          'Jeśli to Twoje próby i hasło zostało zapomniane albo jest używane także gdzie indziej, ustaw nowe. W przeciwnym razie nie trzeba nic robić.',
        triesSms:
          'Galleria: ktoś podaje błędne hasła do Twojego konta. Nikt się nie zalogował. Jeśli używasz tego hasła gdzie indziej, ustaw nowe.',
        notYou: 'Jeśli to nie Ty, od razu ustaw nowe hasło:',
        reset: 'Ustaw nowe hasło',
        sms: 'Galleria: zmieniono kontakt lub hasło Twojego konta. To nie Ty? Ustaw teraz nowe hasło.',
      },
      guestLink: {
        subject: 'Twoje zamówienie {code}',
        intro:
          'Ten link pokazuje Twoje zamówienie. Otwiera tylko to zamówienie; nie przekazuj go dalej.',
        member: 'To zamówienie należy do konta. Zaloguj się, aby je zobaczyć.',
      },
    },
    afterSales: {
      ...polishDispute,
      ...polishReturns,
      ...polishWithdrawn,
      ...polishExchanges,
      ...polishDifferences,
      ...polishShopExchanges,
      ...polishInspections,
      unsent: 'niewysłane, do anulowania',
      received: {
        subject: 'Otrzymaliśmy Twoje zgłoszenie {number}',
        intro:
          'Twoje zgłoszenie na {amount} z zamówienia {code} jest w sklepie {shop}, który odpowie do {deadline}. Jeśli tego nie zrobi, zwrot pieniędzy jest zatwierdzony.',
        link: 'Zobacz zgłoszenie',
      },
      outOfStock: {
        subject: 'Części zamówienia {code} nie można wysłać',
        intro:
          'Przepraszamy: sklep {shop} nie ma wszystkiego z zamówienia {code} i anulował poniższe produkty. {amount} wróci tą samą drogą, którą zapłacono; napiszemy, gdy pieniądze będą w drodze.',
      },
      notProvided: {
        subject: 'Części zamówienia {code} nie można zrealizować',
        intro:
          'Przepraszamy: sklep {shop} nie może zrealizować wszystkiego z zamówienia {code} i anulował poniższe kody; nie są już ważne. {amount} wróci tą samą drogą, którą zapłacono; napiszemy, gdy pieniądze będą w drodze.',
      },
      giftCanceled: {
        subject: 'Prezent do zamówienia {code} nie dotrze',
        intro:
          'Przykro nam: {shop} anulował poniższy prezent do zamówienia {code}. Nic on nie kosztował, więc żadne pieniądze nie są zwracane; wszystko inne pozostaje tak, jak w zamówieniu.',
      },
      notFetched: {
        subject: 'Zamówienie {code} nie zostało odebrane na czas',
        intro:
          '{shop} przechował towar z zamówienia {code}, ale nikt go nie odebrał, dlatego sklep go anulował. {amount} wraca tą samą drogą, którą zapłacono; napiszemy ponownie, gdy pieniądze będą w drodze.',
      },
      canceling: {
        subject: 'Anulowanie zamówienia {code}',
        intro:
          'Anulowaliśmy to, czego z zamówienia {code} jeszcze nie wysłano. {amount} wróci tą samą drogą, którą zapłacono; napiszemy, gdy pieniądze będą w drodze.',
      },
      canceled: {
        subject: 'Anulowano, nie wysyłaj: zamówienie {code}',
        intro:
          '{buyer} anuluje towar z zamówienia {code} przed wysyłką. Nie wysyłaj go; {amount} wraca do kupującego.',
        link: 'Otwórz anulowanie',
      },
      reminder: {
        subject: 'Odpowiedz {buyer} do {deadline} ({code})',
        intro:
          'Zgłoszenie {buyer} na {amount} z zamówienia {code} nadal czeka na odpowiedź. {deadline} zostanie uznane za zatwierdzone.',
      },
      applied: {
        subject: '{buyer} prosi o zwrot {amount} za zamówienie {code}',
        intro:
          '{buyer} prosi o zwrot {amount} za towar z zamówienia {code}. Odpowiedz do {deadline}; bez odpowiedzi zgłoszenie uznaje się za zatwierdzone.',
        link: 'Odpowiedz w panelu',
      },
      rejected: {
        subject: 'Sklep odrzucił Twoje zgłoszenie do zamówienia {code}',
        intro: '{shop} odrzucił Twoje zgłoszenie {number}. Podany powód:',
      },
      refunded: {
        subject: 'Zwróciliśmy {amount} za zamówienie {code}',
        intro:
          '{amount} z zamówienia {code} wraca do Ciebie tą samą drogą, którą zapłacono. Zależnie od banku trwa to kilka dni roboczych.',
      },
      failed: {
        subject: 'Zwrot pieniędzy za zamówienie {code} potrwa dłużej',
        intro:
          'Niestety zwrot pieniędzy ({amount}) nie powiódł się u operatora płatności. Sami spróbujemy ponownie; nie musisz nic robić.',
      },
    },
    readdressed: {
      subject: 'Zmieniono adres dostawy zamówienia {code}',
      intro: 'Towar trafi pod nowy adres. Jeśli to nie Ty, anuluj zamówienie.',
    },
    readdressedShop: {
      subject: 'Zamówienie {code}: inny adres dostawy',
      intro:
        'Kupujący zmienił miejsce dostawy tego zamówienia w {shop}. Przed nadaniem ponownie sprawdź adres.',
    },
    sold: {
      subject: 'Nowe zamówienie {code} dla sklepu {shop}',
      intro:
        'Sklep {shop} coś sprzedał i zostało to opłacone. Przekaż towar przewoźnikowi najpóźniej {day}.',
      link: 'Otwórz zamówienie w panelu',
    },
    review: {
      hidden: {
        subject: 'Twoja opinia o {item} nie jest już widoczna',
        intro:
          'Sprawdziliśmy Twoją opinię o {item}, którą ktoś zgłosił. Nie jest już widoczna. Jeśli się z tym nie zgadzasz, napisz dlaczego przy opinii w ciągu sześciu miesięcy; sprawdzimy ją wtedy ponownie.',
      },
      restored: {
        subject: 'Twoja opinia o {item} jest znów widoczna',
        intro: 'Sprawdziliśmy ponownie Twoją opinię o {item}. Jest znów widoczna.',
      },
      removed: {
        subject: 'Twoja opinia o {item} pozostaje ukryta',
        intro: 'Sprawdziliśmy ponownie Twoją opinię o {item}. Pozostaje ukryta.',
      },
      reported: {
        subject: 'Zgłoszona przez Ciebie opinia o {item}',
        kept: 'Dziękujemy. Pracownik obejrzał zgłoszoną opinię o {item}. Nadal jest widoczna.',
        taken: 'Dziękujemy. Pracownik obejrzał zgłoszoną opinię o {item}. Nie jest już widoczna.',
      },
      reason: 'Powód',
      link: 'Zobacz swoją opinię',
    },
    applied: {
      subject: 'Sklep {shop} chce sprzedawać w Gallerii',
      intro: 'Wniosek sklepu {shop} czeka na odpowiedź.',
      link: 'Zobacz wniosek',
    },
    items: polishItems,
    merchant: {
      submitted: {
        subject: 'Mamy wniosek sklepu {shop}',
        intro:
          'Dziękujemy. Sprawdzamy firmę, dokumenty i adres zwrotów sklepu {shop} i odpowiadamy w ciągu trzech dni roboczych. Do tego czasu wniosek można wycofać i zmienić.',
        link: 'Zobacz wniosek',
      },
      approved: {
        subject: 'Sklep {shop} może sprzedawać w Gallerii',
        intro:
          'Witamy! Wniosek został przyjęty. Panel sklepu {shop} jest otwarty; wystarczy zalogować się na zwykłe konto.',
        link: 'Otwórz panel',
      },
      rejected: {
        subject: 'Wniosek sklepu {shop} wymaga zmian',
        intro: 'Nie mogliśmy przyjąć wniosku sklepu {shop}. Powód:',
        link: 'Popraw i wyślij ponownie',
      },
      ...polishShopStatus,
    },
  },
}
