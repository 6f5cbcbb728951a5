import type { ReviewTexts } from './review-text.ts'

export const pl: ReviewTexts = {
  good: [
    'Jesteśmy bardzo zadowoleni.',
    'Dokładnie to, czego nam brakowało.',
    'Przepiękny mebel.',
    'Lepiej, niż można było się spodziewać.',
    'Kupilibyśmy jeszcze raz bez wahania.',
    'Świetna jakość za tę cenę.',
    'Po prostu piękne.',
    'Nie ma się do czego przyczepić.',
    'Nasz drugi zakup w {shop} i znowu udany.',
    'Zakup w dziesiątkę.',
  ],
  fair: [
    'W porządku, nic więcej.',
    'Dobre, choć z zastrzeżeniami.',
    'Wygląda ładnie, ale nie jest idealnie.',
    'Za tę cenę można oczekiwać trochę więcej.',
    'Mam mieszane uczucia.',
  ],
  bad: [
    'Niestety rozczarowanie.',
    'Nie tak to miało być.',
    'Niewarte swojej ceny.',
    'Niestety oczekiwania były inne.',
    'Miało być dobrze, a nie jest.',
  ],
  came: {
    well: [
      'Przesyłka dotarła dzień wcześniej, dobrze zapakowana.',
      'Dostawa w obiecanym dniu.',
      'Szybko i w całości.',
      'Starannie zapakowane, ani jednej rysy.',
      'Kurier miły i punktualny.',
    ],
    badly: [
      'Dostawa trwała dłużej, niż zapowiadano.',
      'Karton przyszedł rozerwany.',
      'Kurier zadzwonił raz i odjechał.',
      'Nikt nie umiał powiedzieć, kiedy przyjedzie.',
    ],
  },
  end: {
    good: [
      'Polecam.',
      'Dziękujemy, {shop}!',
      'Chętnie jeszcze raz.',
      'Z czystym sumieniem polecam.',
      'Zostanie z nami na długo.',
    ],
    fair: ['Ogólnie może być.', 'Zostawiamy.', 'Za tę cenę do przyjęcia.'],
    bad: ['Drugi raz tego nie zamówimy.', 'Sklep już o tym wie.', 'Szkoda.'],
  },
  about: {
    desks: {
      likes: [
        'Blat jest gładki i mieści wszystko, czego potrzebuję.',
        'Nie chwieje się nawet przy szybkim pisaniu.',
        'Pracuję przy nim codziennie i nie chcę już innego.',
        'Pod nasze okno pasuje jak na miarę.',
        'Wykończenie jest jeszcze ładniejsze niż na zdjęciach.',
        'Złożone w pół godziny.',
      ],
      niggles: [
        'Jeden otwór na śrubę był trochę ciasny.',
        'Krawędzie mogłyby być bardziej zaokrąglone.',
        'Szklanki zostawiają ślady, jeśli się od razu nie wytrze.',
      ],
      defects: [
        'Chwieje się, choć każda śruba jest dokręcona już drugi raz.',
        'Na samym środku blatu jest rysa.',
      ],
    },
    'standing-desks': {
      likes: [
        'Płynnie się podnosi i opuszcza, nic nie brzęczy.',
        'Plecy dziękują: pół dnia pracuję teraz na stojąco.',
        'Nawet w najwyższej pozycji stoi pewnie.',
        'Zmiana wysokości to chwila.',
        'Ekran i klawiatura są wreszcie na dobrej wysokości.',
        'Stabilniejsze niż w biurze i ładniejsze.',
      ],
      niggles: [
        'Ciężkie, lepiej składać tam, gdzie ma stać.',
        'W najwyższej pozycji lekko się kołysze.',
        'Instrukcja mogłaby być dokładniejsza.',
      ],
      defects: [
        'Nie utrzymuje już ustawionej wysokości.',
        'Na stojąco kołysze się tak, że trudno pisać.',
      ],
    },
    'office-chairs': {
      likes: [
        'Siedzę godzinami i wstaję bez bólu pleców.',
        'Siedzisko jest sprężyste, a nie twarde.',
        'Tak ładne, że mogłoby stać w salonie.',
        'Dobrze wykonane, nic nie skrzypi.',
        'Siedzi się lepiej niż na wszystkim, co było wcześniej.',
        'Kolor dokładnie jak na zdjęciach.',
      ],
      niggles: [
        'Siedzisko twardsze, niż się wydawało, potrzebuje tygodnia.',
        'Dla wysokich trochę za niskie.',
        'Przez kilka dni pachniało nowością.',
      ],
      defects: ['Skrzypi przy każdym ruchu.', 'Po godzinie trzeba było podłożyć poduszkę.'],
    },
    shelves: {
      likes: [
        'Utrzymuje wszystkie nasze książki i się nie ugina.',
        'Prosto, stabilnie i szybko złożone.',
        'Wygląda lekko, a mieści bardzo dużo.',
        'Półki są grube i starannie wykończone.',
        'Każdy otwór był tam, gdzie trzeba.',
        'Z książkami i roślinami to nasz najładniejszy kąt.',
      ],
      niggles: [
        'Do prostego ustawienia potrzeba dwóch osób.',
        'Przyda się poziomica.',
        'Dołączone śruby są tylko do pełnych ścian.',
      ],
      defects: [
        'Jedna półka jest krzywa, wszystko stacza się w lewo.',
        'Dwa otwory nie pasowały, trzeba było wiercić.',
      ],
    },
    drawers: {
      likes: [
        'Wszystko otwiera się i zamyka bezgłośnie.',
        'W środku więcej miejsca, niż się wydaje.',
        'Fronty są idealnie równe.',
        'Wreszcie w pokoju jest porządek.',
        'Pięknie wykończone, także z tyłu.',
        'Wysokość w sam raz do naszego kąta.',
      ],
      niggles: [
        'Ciężkie, do przenoszenia lepiej kogoś poprosić.',
        'Na początku lekko pachniało lakierem.',
        'Przydałyby się filcowe podkładki.',
      ],
      defects: [
        'Jeden front jest krzywy i ociera przy otwieraniu.',
        'Po rozpakowaniu jeden róg był wgnieciony.',
      ],
    },
    lamps: {
      likes: [
        'Ciepłe światło, które nie razi.',
        'Zgaszona wygląda tak samo dobrze jak zapalona.',
        'Dobrze wykonana, nic nie wygląda tanio.',
        'Światło w sam raz na wieczór.',
        'Wykończenie bez skazy.',
        'W dziesięć minut wszystko świeciło.',
      ],
      niggles: [
        'Kabel mógłby być dłuższy.',
        'Ze ściemniaczem byłaby idealna.',
        'Odrobinę mniejsza, niż się wydawało.',
      ],
      defects: [
        'Migocze i nic nie pomaga.',
        'Z jednej strony jest uszkodzona, przy świetle dobrze to widać.',
      ],
    },
    sofas: {
      likes: [
        'Tkanina jest miękka, a wygląda na trwałą.',
        'Sprężyste i wygodne, człowiek się nie zapada.',
        'Kolor dokładnie jak na zdjęciach.',
        'Kot zaakceptował, goście też.',
        'Równe szwy dookoła.',
        'Cały pokój nabrał wyglądu.',
      ],
      niggles: [
        'Twardsze, niż się wydawało, ale powoli mięknie.',
        'Na tkaninie od razu widać okruszki.',
        'Przez kilka dni pachniało nową tkaniną.',
      ],
      defects: ['Siedzisko już się zapada.', 'W pierwszych dniach rozszedł się szew.'],
    },
    tables: {
      likes: [
        'Stoi zupełnie pewnie.',
        'Blat jest gładki i łatwo go wytrzeć.',
        'Pierwsza rzecz, o którą pytają goście.',
        'Prosty, ładny i solidny.',
        'Idealny rozmiar do naszego pokoju.',
        'Ładnie zaokrąglone krawędzie, dobre przy małych dzieciach.',
      ],
      niggles: [
        'Pod gorące kubki trzeba podkładek.',
        'Po kilku dniach trzeba było dokręcić nogi.',
        'O ton jaśniejszy niż na zdjęciach.',
      ],
      defects: [
        'Jedna noga jest krótsza i całość się kiwa.',
        'Przez cały blat biegnie długa rysa.',
      ],
    },
    beds: {
      likes: [
        'Nic nie skrzypi, śpimy wspaniale.',
        'Solidne, nic się nie rusza.',
        'Wygląda jeszcze lepiej niż na zdjęciach.',
        'We dwoje złożyliśmy w około godzinę.',
        'Rama jest pięknie wykonana.',
        'Pokój wreszcie wygląda na skończony.',
      ],
      niggles: [
        'Na złożenie potrzeba dwóch osób i popołudnia.',
        'Uwaga na golenie, rama trochę wystaje.',
        'Paczki są bardzo ciężkie.',
      ],
      defects: ['Skrzypi przy każdym obrocie, źle śpimy.', 'Części ramy do siebie nie pasowały.'],
    },
    chairs: {
      likes: [
        'Wygodne nawet po kilku godzinach.',
        'Lekko się przestawia, a jest solidne.',
        'Piękne z każdej strony.',
        'Nic nie skrzypi.',
        'Zamówimy jeszcze dwa.',
        'Starannie wykonane w każdym szczególe.',
      ],
      niggles: [
        'Pod nogi lepiej dać filc, podłoga będzie cała.',
        'Siedzisko mogłoby być trochę szersze.',
        'Odrobinę niższe od naszego starego.',
      ],
      defects: ['Po kilku dniach poluzowała się noga.', 'Skrzypi, gdy tylko ktoś się oprze.'],
    },
  },
  thanks: {
    opening: [
      'Bardzo dziękujemy!',
      'Serdecznie dziękujemy za miłe słowa.',
      'Dzień dobry, {name}: dziękujemy za poświęcony czas.',
      'Jak miło to czytać.',
    ],
    message: [
      'Cieszymy się, że mebel trafił w dobre miejsce.',
      'W warsztacie się ucieszą.',
      'Niech służy przez wiele lat.',
      'Gdyby coś się działo, jesteśmy do dyspozycji.',
    ],
  },
  sorry: {
    opening: [
      'Dzień dobry, {name}: tak nie powinno być i bardzo przepraszamy.',
      'Dziękujemy za szczerość.',
      'Bardzo nam przykro.',
      'Nas to martwi tak samo jak Państwa.',
    ],
    message: [
      'Prosimy złożyć przy zamówieniu wniosek o zwrot pieniędzy i dodać zdjęcie; odpowiadamy w ciągu dwóch dni.',
      'Prosimy napisać do nas z numerem zamówienia, znajdziemy rozwiązanie.',
      'Przekazaliśmy to do warsztatu i dokładniej sprawdzamy teraz każdą sztukę.',
      'Części zamienne nic nie kosztują; prosimy napisać, która jest potrzebna.',
    ],
  },
  signed: ['Zespół {shop}', '{shop}'],
  asks: {
    DAMAGED: [
      'Z tyłu jest wgniecenie. Za zwrotem części ceny mogę zatrzymać.',
      'Po rozpakowaniu jeden róg był zgnieciony.',
    ],
    NOT_AS_DESCRIBED: [
      'Kolor jest wyraźnie ciemniejszy niż na zdjęciach.',
      'Powierzchnia jest o wiele bardziej szorstka, niż opisano.',
    ],
    WRONG_ITEM: ['Zamówienie było na inne wykończenie.'],
    MISSING_PARTS: [
      'Brakowało woreczka ze śrubami, trzeba było kupić własne.',
      'Jednej części nie było w kartonie.',
    ],
    NOT_RECEIVED: ['Do dziś nic nie dotarło.'],
    TOO_LATE: ['Trwało to tak długo, że trzeba było znaleźć coś innego.'],
    NO_LONGER_WANTED: [
      'Przeprowadzamy się i nie mamy już na to miejsca.',
      'Zamówione przez pomyłkę, przepraszam.',
    ],
    OTHER: ['Dwa dni po moim zamówieniu cena spadła.'],
  },
  declines: {
    unproven:
      'Bez zdjęcia nie możemy ocenić uszkodzenia. Prosimy złożyć wniosek ponownie i je dodać.',
    asOrdered: 'Sprawdziliśmy: dostarczono to, co zamówiono, zgodnie z potwierdzeniem.',
    wasWhole:
      'Towar opuścił nas cały i kompletny, a przewoźnik nie odnotował szkody. Jeśli widzą to Państwo inaczej, prosimy pokazać nam więcej.',
  },
}
