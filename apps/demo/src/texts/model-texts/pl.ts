import type { ModelText } from '../model-text.ts'

export const modelTexts: Record<string, ModelText> = {
  'desk-slim': {
    noun: 'biurko',
    description:
      '{name} to biurko do małego pokoju albo do spokojnego kąta w dużym. Cztery zwężane nogi z litego drewna niosą cienki blat, a w płaskiej szufladzie tuż pod nim znikają długopisy, notes i kabel do ładowarki.',
    details: [
      'Nogi z litego drewna, zwężane od wewnętrznej strony',
      'Szuflada o wysokości wewnętrznej 5 cm na woskowanych prowadnicach z drewna',
      '62 cm miejsca na kolana pod szufladą',
    ],
  },
  'desk-trestle': {
    noun: 'biurko na kozłach',
    description:
      'Szeroki blat leży na dwóch kozłach w kształcie litery A i na tym koniec. {name} staje w pięć minut bez narzędzi, przy przeprowadzce jedzie płasko oparte o ścianę i mieści obok siebie dwa krzesła, gdy jest dużo do rozłożenia.',
    details: [
      'Kozły łączone na czop przelotowy, stopki z filcem',
      'Blat grubości 26 mm, ustalany czterema drewnianymi kołkami',
      'Kozły można zsunąć lub rozsunąć',
    ],
  },
  'desk-drawers': {
    noun: 'biurko z szufladami',
    description:
      'Po prawej trzy szuflady, po lewej pełny bok, a pomiędzy nimi dość miejsca na kolana. {name} ma tył wykończony tak samo jak front, więc może stać także na środku pokoju, a nie tylko pod ścianą.',
    details: [
      'Szuflady na ukrytych prowadnicach metalowych z cichym domykiem',
      'Dolna szuflada mieści teczki formatu A4',
      'Przepust na kable z pokrywką przy tylnej krawędzi blatu',
    ],
  },
  'desk-steel': {
    noun: 'biurko',
    description:
      'Drewniany blat na smukłym stelażu z czarnej stali: {name} wygląda lekko, a stoi pewnie, bo krzyżak z tyłu przejmuje ruchy na boki. Kable można poprowadzić wzdłuż tego stężenia, a podłoga pod biurkiem zostaje wolna do zamiatania.',
    details: [
      'Stelaż z profilu kwadratowego 20 mm, spawany i malowany proszkowo',
      'Stopki z regulacją 10 mm na nierówną podłogę',
      'Blat przykręcony w podłużnych otworach, żeby drewno mogło pracować',
    ],
  },
  'desk-secretary': {
    noun: 'sekretarzyk',
    description:
      'Cztery małe przegródki z tyłu mieszczą listy, okulary i wszystko, co zwykle wędruje po stole. {name} pozwala dzięki temu zachować na co dzień wolny blat do pisania, a na nadstawce lampa lub roślina stoi na wysokości oczu.',
    details: [
      'Przegródki łączone na jaskółczy ogon, każda szerokości 22 cm',
      'Powierzchnia do pisania głębokości 38 cm przed przegródkami',
      'Nadstawka na dwóch śrubach, można z niej zrezygnować',
    ],
  },
  'desk-corner': {
    noun: 'biurko narożne',
    description:
      'Dwa blaty spotykają się pod kątem prostym: po jednej stronie stoi monitor, po drugiej leżą papiery. {name} opiera się na kwadratowych drewnianych nogach, które ustawiono przy samej krawędzi, gdzie nie zawadzają krzesłu jeżdżącemu na kółkach.',
    details: [
      'Krótszy bok do montażu po lewej lub po prawej',
      'Blaty ściągane od spodu stalowymi złączami',
      'Przepust na kable z drewnianą pokrywką w narożniku',
    ],
  },
  'standing-two-leg': {
    noun: 'biurko z regulacją wysokości',
    description:
      'Dwie teleskopowe kolumny ze stali podnoszą blat z pozycji siedzącej do stojącej w około dwanaście sekund, na tyle cicho, że można przy tym rozmawiać przez telefon. {name} pamięta cztery wysokości i cofa się, gdy trafi na podłokietnik lub parapet.',
    details: [
      'Wysokość od 72 do 120 cm, silnik w każdej kolumnie',
      'Udźwig do 80 kg razem z monitorami',
      'Panel z czterema pamięciami i wyświetlaczem',
    ],
  },
  'standing-rounded': {
    noun: 'biurko z regulacją wysokości',
    description:
      'Krawędź blatu jest zaokrąglona na całym obwodzie i pod koniec dnia czują to przedramiona. Pod blatem {name} ma rynnę na kable, która jeździ razem z nim w górę i w dół, więc do gniazdka biegnie tylko jeden przewód.',
    details: [
      'Krawędź zaokrąglona promieniem 12 mm',
      'Stalowa rynna na kable odchylana od tyłu',
      'Regulacja elektryczna od 72 do 118 cm, z blokadą przed dziećmi',
    ],
  },
  'standing-drawer': {
    noun: 'biurko z regulacją wysokości i szufladą',
    description:
      'Biurka regulowane rzadko mają miejsce na drobiazgi; to jedno ma płytką szufladę tuż pod blatem. {name} unosi ją ze sobą, dzięki czemu laptop, długopisy i słuchawki są pod ręką i przy siedzeniu, i przy staniu.',
    details: [
      'Szuflada o wysokości wewnętrznej 4 cm, wyłożona szarym filcem',
      'Regulacja elektryczna od 73 do 121 cm',
      'Front szuflady zlicowany z oskrzynią',
    ],
  },
  'standing-compact': {
    noun: 'stolik z regulacją wysokości',
    description:
      'Jedna kolumna na szerokiej stopie i blat w sam raz na laptop i notes: {name} mieści się przy łóżku, w przedpokoju albo obok kanapy. Podnosi go sprężyna gazowa, więc gniazdko nie jest do niczego potrzebne.',
    details: [
      'Wysokość od 73 do 110 cm, dźwignia pod blatem',
      'Udźwig do 15 kg w każdym położeniu',
      'Stalowa podstawa podklejona filcem',
    ],
  },
  'standing-converter': {
    noun: 'nadstawka na biurko',
    description:
      'Postawiona na biurku, które już jest w domu, {name} zamienia je w miejsce do pracy na stojąco. Ramiona nożycowe unoszą monitor razem z półką na klawiaturę prosto w górę, więc nie zajmują więcej miejsca w głąb niż po opuszczeniu.',
    details: [
      'Podnosi się o 38 cm, sprężyny gazowe po obu stronach',
      'Udźwig do 12 kg, czyli dwa małe monitory',
      'Przyjeżdża złożona, wystarczy zaczepić półkę na klawiaturę',
    ],
  },
  'standing-conference': {
    noun: 'stół konferencyjny z regulacją wysokości',
    description:
      'Długi stół, który podnosi się na krótkie poranne spotkanie i opada na godzinę, która przychodzi po nim. Pod blatem {name} ma trzy kolumny pracujące równym krokiem, więc blat trzyma poziom także wtedy, gdy wszyscy opierają się z jednej strony.',
    details: [
      'Wysokość od 72 do 118 cm, trzy zsynchronizowane silniki',
      'Dwie klapki na kable z zawiasem w blacie',
      'Blat w dwóch połówkach łączonych śrubami ściągającymi',
    ],
  },

  'office-task': {
    noun: 'krzesło biurowe',
    description:
      'Siedzisko i oparcie {name} ma sprzężone w stałej proporcji, dlatego przy odchylaniu się do tyłu stopy zostają na podłodze. Wyściółka jest dość twarda na cały długi dzień pracy, a opuszczone podłokietniki wjeżdżają pod większość biurek.',
    details: [
      'Wysokość siedziska od 42 do 53 cm, podnośnik gazowy',
      'Podłokietniki regulowane na wysokość o 8 cm',
      'Miękkie kółka do twardych podłóg, wymienne na kółka do dywanu',
    ],
  },
  'office-high-back': {
    noun: 'fotel biurowy',
    description:
      'Wysokie oparcie z zagłówkiem odciąża kark i ramiona podczas długich rozmów i długiego czytania. {name} podpiera odcinek lędźwiowy poduszką przesuwaną w górę i w dół, a oparcie blokuje się w pozycji prostej lub w odchyleniu.',
    details: [
      'Zagłówek z regulacją wysokości i kąta',
      'Oparcie blokowane w czterech położeniach, do 130 kg',
      'Podstawa pięcioramienna z polerowanego aluminium, kółka 60 mm',
    ],
  },
  'office-shell': {
    noun: 'krzesło obrotowe',
    description:
      'Siedzisko w formie kubełka jest sprasowane z cienkich warstw forniru i lekko ugina się razem z plecami, dlatego obywa się bez tapicerki. {name} obraca się i jeździ jak krzesło biurowe, a równie dobrze czuje się przy kuchennym stole.',
    details: [
      'Kubełek z dziewięciu warstw giętej sklejki, 11 mm',
      'Wysokość siedziska od 41 do 51 cm',
      'Kółka hamują same, gdy nikt nie siedzi',
    ],
  },
  'office-stool': {
    noun: 'stołek obrotowy',
    description:
      'Okrągłe siedzisko na jednej nodze, dobre na szybką notatkę przy biurku albo dla drugiej osoby przed monitorem. {name} obraca się swobodnie, ma regulowaną wysokość i po skończonej pracy znika pod blatem, gdzie nie zajmuje miejsca.',
    details: [
      'Wysokość siedziska od 48 do 62 cm, podnośnik gazowy',
      'Wyściółka z zimnej pianki, 7 cm',
      'Stopa średnicy 38 cm z filcowym pierścieniem',
    ],
  },
  'office-saddle': {
    noun: 'stołek siodłowy',
    description:
      'Na siodłowym siedzisku biodra się otwierają, a plecy prostują się same, bez oparcia. {name} pasuje do deski kreślarskiej, do warsztatu i do podniesionego biurka; wiele osób chętnie przesiada się na niego na godzinę lub dwie dziennie.',
    details: [
      'Wysokość siedziska od 52 do 66 cm, regulowane pochylenie',
      'Podstawa z pięcioma podwójnymi kółkami z hamulcem',
      'Obicie szyte z trzech części, bez szwu pośrodku',
    ],
  },
  'office-visitor': {
    noun: 'krzesło na płozach',
    description:
      'Jedna gięta rura stalowa niesie siedzisko i oparcie, a przy każdym ruchu trochę się ugina. {name} powstało z myślą o drugiej stronie biurka, ale równie dobrze służy też w poczekalni albo wokół stołu do zebrań.',
    details: [
      'Rura stalowa 25 mm, gięta z jednego odcinka',
      'Siedzisko i oparcie z 4 cm pianki',
      'Plastikowe ślizgacze chronią drewnianą podłogę',
    ],
  },

  'shelf-ladder': {
    noun: 'regał drabinka',
    description:
      'Pięć półek, szerokich na dole i wąskich u góry, opiera się o ścianę jak odstawiona drabina. {name} pasuje do łazienki, przedpokoju albo do luki przy szafie, w której zwykły regał na książki wyglądałby zbyt ciężko.',
    details: [
      'Półki głębokości od 18 do 38 cm, każda do 8 kg',
      'Dwa uchwyty ścienne do górnej części w komplecie',
      'Boki cięte pod skosem, z gumowymi stopkami',
    ],
  },
  'shelf-cube': {
    noun: 'regał z przegrodami',
    description:
      'Otwarte przegrody równej wielkości mieszczą płyty, pudełka i książki, na stojąco lub na leżąco. {name} nie ma pleców, przepuszcza więc światło i może stać w poprzek pokoju tak samo dobrze jak pod jedną ze ścian.',
    details: [
      'Przegrody o wymiarach wewnętrznych 33 × 33 cm, każda do 13 kg',
      'Wąski: dwie na cztery, szeroki: cztery na cztery przegrody',
      'Płyty 25 mm łączone na nakładkę, bez widocznych śrub',
    ],
  },
  'shelf-tall': {
    noun: 'regał na książki',
    description:
      'Sześć półek na wysokości, która dobrze wykorzystuje ścianę, a do górnej sięga się z małego stopnia. Pełne plecy {name} ma osadzone we wpuście; trzymają one kąty proste i nie pozwalają książkom stojącym z tyłu dotykać ściany.',
    details: [
      'Cztery z sześciu półek przestawiane co 32 mm',
      '25 kg na półkę przy równym obciążeniu',
      'Zabezpieczenie przed przewróceniem do muru i płyty gipsowej w komplecie',
    ],
  },
  'shelf-steel': {
    noun: 'regał na stalowej ramie',
    description:
      'Cztery półki wiszą w cienkiej ramie z czarnej stali, która na tle ściany prawie znika. {name} jest otwarty ze wszystkich stron i uniesie więcej, niż się wydaje: książki kucharskie, gramofon, rząd roślin w glinianych doniczkach.',
    details: [
      'Rama z profilu kwadratowego 15 mm, malowana proszkowo na czarny mat',
      'Każda półka do 25 kg, do mycia można ją wyjąć',
      'Stopki poziomujące w czterech rogach',
    ],
  },
  'shelf-wall': {
    noun: 'półka ścienna',
    description:
      'Dwie półki na mosiężnych wspornikach, głębokie w sam raz na książki kieszonkowe, słoiki z przyprawami albo małe ramki. Półka {name} ma wsporniki bez lakieru, które ciemnieją tam, gdzie dotykają ich dłonie; odrobina pasty przywraca im połysk.',
    details: [
      'Wsporniki z litego mosiądzu, 4 mm',
      'Udźwig 12 kg na ścianie murowanej',
      'Wkręty i kołki do cegły i płyty gipsowej w komplecie',
    ],
  },
  'shelf-room-divider': {
    noun: 'regał działowy',
    description:
      'Na tyle niski, by patrzeć ponad nim, otwarty z obu stron i podzielony nierówno, żeby wysokie wazony i małe książki znalazły swoje miejsce. {name} wydziela kąt do pracy lub jadalnię i nie odbiera pokojowi dziennego światła.',
    details: [
      'Wykończony ze wszystkich stron, stoi bez ściany',
      'Dwie przegrody wysokości 34 cm, w sam raz na winyle',
      'Boki i półki łączone ukrytymi kołkami i mimośrodami',
    ],
  },

  'drawers-chest': {
    noun: 'komoda',
    description:
      'Cztery szuflady na całą szerokość mieszczą pościel, swetry i wszystko, co powinno leżeć płasko. {name} stoi na krótkich zwężanych nogach, pod którymi bez trudu przejedzie odkurzacz, a jej szuflady wysuwają się aż do samego końca.',
    details: [
      'Szuflady łączone na jaskółczy ogon w czterech narożnikach',
      'Pełny wysuw z cichym domykiem, 20 kg na szufladę',
      'Pasek zabezpieczający przed przewróceniem w komplecie',
    ],
  },
  'drawers-sideboard': {
    noun: 'kredens',
    description:
      'Po jednych drzwiach z każdej strony, a pomiędzy nimi trzy szuflady: {name} trzyma osobno talerze, szkło i obrusy. W wersjach drewnianych słoje biegną przez wszystkie fronty, a na górze jest miejsce na bufet albo gramofon.',
    details: [
      'Jedna przestawna półka za każdymi drzwiami',
      'Zawiasy i prowadnice z cichym domykiem',
      'Otwory na kable po lewej i prawej stronie pleców',
    ],
  },
  'drawers-pedestal': {
    noun: 'kontenerek biurowy',
    description:
      '{name} wjeżdża pod biurko albo staje obok i daje na wierzchu trochę miejsca na małą drukarkę. Z trzech szuflad najwyższa zamyka się na klucz, a najniższa jest dość wysoka na butelki lub segregatory ustawione pionowo.',
    details: [
      'Górna szuflada z zamkiem i dwoma kluczami',
      'Cztery kółka, przednie z hamulcem',
      'Piąte kółko pod dolną szufladą chroni przed przechyleniem',
    ],
  },
  'drawers-tallboy': {
    noun: 'wysoka komoda',
    description:
      'Sześciu szufladom wystarcza pół metra ściany. {name} porządkuje od dołu do góry skarpetki, szale, ładowarki i papiery, a frezowany uchwyt we frontach zastępuje gałki, o które za każdym razem zahaczałyby się rękawy przechodzących obok osób.',
    details: [
      'Górna szuflada wyłożona filcem, na zegarki i biżuterię',
      'Szuflady z blokadą wypadania',
      'Wymaga mocowania do ściany, okucie w komplecie',
    ],
  },
  'drawers-bedside': {
    noun: 'szafka nocna',
    description:
      'Szuflada na to, czego nikt nie musi widzieć, i otwarta półka na książkę, którą się właśnie czyta. {name} stoi na okrągłych nogach na wysokości większości materacy, a z tyłu ma szczelinę na kabel do ładowarki.',
    details: [
      'Nogi wkręcane ręcznie, bez narzędzi',
      'Szuflada o wysokości wewnętrznej 8 cm, z drewnianym ogranicznikiem',
      'Szczelina na kable szerokości 6 cm w plecach',
    ],
  },
  'drawers-tv': {
    noun: 'szafka RTV',
    description:
      'Drzwi z listewek przesuwają się, a nie otwierają, więc szafka może stać nawet całkiem blisko kanapy, a sygnał pilota i tak przechodzi przez szczeliny. {name} kryje odtwarzacze, router i kable za spokojnym frontem z drewna.',
    details: [
      'Drzwi prowadzone w rowku z twardego drewna, wyjmowane',
      'Uniesie ekran do 50 kg',
      'Plecy z trzema otworami na kable w każdej przegrodzie',
    ],
  },

  'lamp-desk-arm': {
    noun: 'lampa biurkowa',
    description:
      'Dwa przeguby i obrotowa podstawa prowadzą światło dokładnie tam, gdzie leży praca, a potem usuwają je z drogi. Stożkowy klosz {name} ma po bokach zamknięty, więc nie razi nikogo, kto siedzi po drugiej stronie stołu.',
    details: [
      'Przeguby dokręcane ręką, ramię trzyma położenie',
      'Wyłącznik kołyskowy na kloszu, przewód 2 m',
      'Gwint E27, wymienna żarówka LED 7 W w komplecie',
    ],
  },
  'lamp-floor-arc': {
    noun: 'lampa łukowa',
    description:
      'Łuk sięga zza kanapy nad środek stołu, gdzie inaczej potrzebny byłby punkt w suficie. Ciężka okrągła podstawa sprawia, że {name} stoi pewnie; klosz w kształcie półkuli obraca się i świeci w dół albo na ścianę.',
    details: [
      'Wysięg 95 cm, prześwit pod kloszem 165 cm',
      'Podstawa 9 kg, od spodu filc',
      'Wyłącznik nożny na przewodzie, żarówka LED E27 w komplecie',
    ],
  },
  'lamp-floor-tripod': {
    noun: 'lampa na trójnogu',
    description:
      'Trzy drewniane nogi rozchodzą się pod walcem z naturalnego lnu, który zmiękcza światło we wszystkich kierunkach. Przy fotelu albo w ciemnym kącie {name} jest na swoim miejscu, a na czas przeprowadzki składa się w wąską wiązkę.',
    details: [
      'Lniany abażur 42 cm, zdejmowany do odkurzania',
      'Przewód w bawełnianym oplocie, 2,5 m',
      'Gwint E27, żarówka LED 7 W w komplecie',
    ],
  },
  'lamp-pendant': {
    noun: 'lampa wisząca',
    description:
      'Szeroka kopuła, która skupia światło nad stołem w jadalni i zostawia resztę pokoju w spokoju. Od środka {name} jest zawsze matowo biała; światło staje się przez to cieplejsze, a oczy nie patrzą w gołą żarówkę.',
    details: [
      'Wyoblana z jednego arkusza metalu, bez szwu',
      'Przewód w oplocie 200 cm, skracany w podsufitce',
      'Żarówka LED E27 w komplecie; podłączenie przez elektryka',
    ],
  },
  'lamp-globe': {
    noun: 'lampa kula',
    description:
      'Kula z mlecznego szkła na smukłym metalowym pręcie rozprowadza równe światło, a żarówki w niej nie widać. {name} jest dość mała na parapet albo półkę z książkami i dość jasna, by wieczorem znaleźć drogę przez pokój.',
    details: [
      'Szkło dmuchane ustami, średnica 16 cm',
      'Ściemniacz obrotowy na przewodzie',
      'Kulę zdejmuje się po ćwierć obrotu, by wymienić żarówkę',
    ],
  },
  'lamp-mushroom': {
    noun: 'lampa stołowa',
    description:
      'Podstawa i klosz mają jeden okrągły zarys i jeden kolor, jak grzyb na skraju leśnej ścieżki. {name} kieruje światło w dół, na stół, i jest na tyle łagodna, że może palić się przez cały wieczór.',
    details: [
      'Klosz z lakierowanej stali, biały od środka',
      'Ściemniacz na podstawie, trzy poziomy',
      'Gwint E14, wymienna żarówka LED 4 W w komplecie',
    ],
  },

  'sofa-two': {
    noun: 'sofa dwuosobowa',
    description:
      'Lamówka biegnie wzdłuż krawędzi każdej poduszki i latami trzyma ją w formie. {name} mieści wygodnie dwie osoby, przechodzi przez zwykłe drzwi po odkręceniu nóg i pasuje tak samo do gabinetu, jak i do małego salonu.',
    details: [
      'Stelaż z sosny i sklejki brzozowej, klejony i skręcany',
      'Poduszki siedziska ze sprężynami kieszeniowymi',
      'Pokrowce poduszek na zamek, wysokość siedziska 45 cm',
    ],
  },
  'sofa-three': {
    noun: 'sofa trzyosobowa',
    description:
      'Podłokietniki mają tylko po dziewięć centymetrów szerokości, więc prawie cała długość sofy zostaje do siedzenia albo do leżenia. {name} ma luźne poduszki oparcia, które można odwrócić na drugą stronę, strzepnąć lub odłożyć na czas popołudniowej drzemki.',
    details: [
      '194 cm do leżenia między podłokietnikami',
      'Poduszki oparcia z pierza i pałeczek piankowych',
      'Sprężyny faliste pod 12 cm pianki',
    ],
  },
  'sofa-corner': {
    noun: 'narożnik',
    description:
      'Szezlong po prawej stronie, patrząc od przodu, daje dość miejsca na wyciągnięte nogi i na drugiego czytającego. {name} przyjeżdża w dwóch częściach, które zaczepia się o siebie i które dwie osoby mogą później znów rozdzielić.',
    details: [
      'Szezlong po prawej, głębokość 165 cm',
      'Pokrowce siedziska i oparcia zdejmowane do czyszczenia',
      'Wysokość siedziska 43 cm, cofnięte nóżki',
    ],
  },
  'sofa-armchair': {
    noun: 'fotel',
    description:
      'Oparcie biegnie dookoła jedną linią i przechodzi w podłokietniki, nie ma więc rogu, o który można się uderzyć. {name} jest niski i otwarty, stoi na okrągłych drewnianych nogach, a kształt trzymają elastyczne pasy pod siedziskiem.',
    details: [
      'Oparcie tapicerowane w jednym kawałku, szew z tyłu',
      'Siedzisko: wysokość 42 cm, głębokość 54 cm',
      'Nogi z litego drewna z filcem',
    ],
  },
  'sofa-bench': {
    noun: 'ławka tapicerowana',
    description:
      'Miejsce, żeby usiąść i zawiązać buty albo odstawić torbę, gdy szuka się w niej klucza. {name} jest dość wąska do przedpokoju, a przy tym dość solidna, by przy stole usiadły na niej bez obaw dwie osoby.',
    details: [
      '6 cm pianki na podstawie ze sklejki',
      'Obicie zszyte od spodu zszywkami, łatwe do wymiany',
      'Nogi z litego drewna, wkręcane w stalowe płytki',
    ],
  },
  'sofa-pouf': {
    noun: 'puf',
    description:
      'Podnóżek, dodatkowe siedzisko albo niski stolik pod tacę z herbatą: {name} kilka razy w ciągu jednego wieczoru zmienia swoje zajęcie. W połowie wysokości biegnie dookoła stębnowany szew, który trzyma tkaninę napiętą na twardym rdzeniu z pianki.',
    details: [
      'Rdzeń z pianki z warstwą włókniny, trzyma kształt',
      'Szew podwójny, mocną nicią',
      'Tkanina antypoślizgowa od spodu',
    ],
  },

  'table-dining': {
    noun: 'stół do jadalni',
    description:
      'Toczone nogi stoją w samych rogach blatu, więc krzesła wchodzą tam, gdzie są potrzebne. Narożniki {name} ma zaokrąglone, za co wdzięczne są i dzieci, i biodra, a blat jest klejony z lameli na całą długość.',
    details: [
      'Blat 28 mm, dla sześciu lub ośmiu osób',
      'Nogi z litego drewna, skręcane z oskrzynią',
      'Oskrzynia 64 cm nad podłogą, także do krzeseł z podłokietnikami',
    ],
  },
  'table-round': {
    noun: 'stół okrągły',
    description:
      'Przy okrągłym stole każdy widzi i słyszy każdego, a dla jednej osoby więcej zawsze znajdzie się jeszcze miejsce. {name} stoi na jednej środkowej nodze: podłoga zostaje wolna dla stóp, a krzesła można przysunąć z dowolnej strony.',
    details: [
      'Noga toczona z klejonego litego drewna',
      'Cztery śruby poziomujące ukryte w stopie',
      'Krawędź fazowana, wygląda na cieńszą niż jej 25 mm',
    ],
  },
  'table-extending': {
    noun: 'stół rozkładany',
    description:
      'W tygodniu stół dla czterech do sześciu osób, w weekend dla ośmiu. {name} rozsuwa się pośrodku i przyjmuje wkładkę, której łączenia się nie ukrywa; wkładka czeka pod blatem i jedna osoba poradzi sobie z nią sama.',
    details: [
      'Wkładka 50 cm, ze 140 do 190 cm',
      'Prowadnice z buku z drewnianymi ogranicznikami',
      'Kwadratowe nogi zostają w rogach także po rozłożeniu',
    ],
  },
  'table-coffee': {
    noun: 'stolik kawowy',
    description:
      'Pod blatem jest półka z listew na gazety, koc albo grę, której jeszcze nie skończono. {name} ma wysokość siedziska kanapy, więc po filiżankę sięga się bez pochylania, także z głębokiego fotela, który stoi tuż obok.',
    details: [
      'Listwy szerokości 3 cm, wpuszczone w ramiaki',
      'Nogi z litego drewna o zaokrąglonych krawędziach',
      'Udźwig 40 kg na blacie i 10 kg na półce',
    ],
  },
  'table-side': {
    noun: 'stolik pomocniczy',
    description:
      'Podniesiony rant nie pozwala zsunąć się filiżankom i okularom, a trzy nogi stoją pewnie nawet na starych deskach podłogi. {name} waży tak niewiele, że w ciągu dnia wędruje od fotela do łóżka, a stamtąd do wanny.',
    details: [
      'Rant 12 mm, toczony z jednego kawałka z blatem',
      'Nogi wkręcane ręcznie',
      'Filc pod wszystkimi trzema nogami',
    ],
  },
  'table-console': {
    noun: 'konsola',
    description:
      'Przy 35 centymetrach głębokości {name} mieści się za drzwiami albo za kanapą, a i tak ma dwie szuflady na klucze, listy i okulary słoneczne. Tył jest płaski i przylega wprost do ściany ponad listwą przypodłogową.',
    details: [
      'Dwie szuflady obok siebie, z drewnianymi gałkami',
      'Tylne nogi podcięte pod listwy do 2 cm',
      'Można przykręcić do ściany przez tylną oskrzynię',
    ],
  },

  'bed-slatted': {
    noun: 'łóżko',
    description:
      'Zagłówek to rząd pionowych szczebli, lekki dla oka i wygodny, gdy oprze się o niego poduszkę. {name} składa się za pomocą ośmiu śrub, które ściągają połączenia i które nawet po latach można dokręcić na nowo.',
    details: [
      'Stelaż z listew bukowych w komplecie',
      'Do materacy długości 200 cm; bez materaca i pościeli',
      'Zagłówek wysokości 95 cm, boki z litego drewna',
    ],
  },
  'bed-upholstered': {
    noun: 'łóżko tapicerowane',
    description:
      'Wysoki zagłówek z pionowymi przeszyciami sprawia, że wygodnie się w nim czyta, a pusty pokój przestaje się odzywać echem. Boki {name} ma również miękkie, więc nawet po ciemku żadna goleń nie trafi na twardą krawędź.',
    details: [
      'Zagłówek wysokości 115 cm, wyściółka 6 cm',
      'Stelaż z listew i belka środkowa w komplecie, bez materaca',
      'Tkaninę można odkurzać; plamy usuwa się letnią wodą',
    ],
  },
  'bed-platform': {
    noun: 'łóżko platformowe',
    description:
      'Niskie, bez zagłówka, za to z szerokim obrzeżem na książkę, filiżankę albo dla kogoś, kto właśnie wkłada skarpetki. Nogi {name} ma cofnięte daleko do środka, więc cała rama zdaje się unosić o szerokość dłoni nad podłogą.',
    details: [
      'Obrzeże szerokości 18 cm z obu stron',
      'Rama wysokości 32 cm razem z nogami',
      'Stelaż z listew leży wewnątrz na litej listwie',
    ],
  },
  'bed-drawers': {
    noun: 'łóżko z szufladami',
    description:
      'Dwie głębokie szuflady w jednym boku mieszczą zimowe kołdry, zapasowe poduszki i walizki, które inaczej zajęłyby szafę. {name} ma gładki zagłówek, nad którym zmieści się obraz, a szuflady można zamontować z lewej lub z prawej.',
    details: [
      'Szuflady na kółkach, wysokość wewnętrzna 22 cm, z wiekiem od kurzu',
      'Stelaż w komplecie, do materacy długości 200 cm',
      'Stronę szuflad wybiera się przy montażu',
    ],
  },
  'bed-day': {
    noun: 'leżanka',
    description:
      'Zamknięta z trzech stron, {name} za dnia jest kanapą, a nocą pojedynczym łóżkiem. Gruby materac leży na listwach, które przepuszczają powietrze, a oparcie jest na tyle wysokie, że można się o nie oprzeć z poduszką.',
    details: [
      'Materac z 15 cm zimnej pianki w komplecie',
      'Pokrowiec na zamek, do prania w 30 °C',
      'Oparcie i boki wysokości 80 cm, skręcane śrubami',
    ],
  },
  'bed-canopy': {
    noun: 'łóżko z baldachimem',
    description:
      'Cienka rama o kwadratowym przekroju rysuje pokój w pokoju, z tkaniną lub bez niej. {name} wymaga sufitu na wysokości co najmniej 220 centymetrów i nie skrzypi, bo wszystkie połączenia ściąga się przy montażu mocno śrubami.',
    details: [
      'Słupki 45 × 45 mm z litego drewna',
      'Wysokość 205 cm, górna rama utrzyma lekkie tkaniny',
      'Stelaż z listew w komplecie, bez materaca i tkaniny',
    ],
  },

  'chair-dining': {
    noun: 'krzesło do jadalni',
    description:
      'Oparcie jest wygięte z jednego kawałka drewna i podpiera plecy tam, gdzie trzeba, tuż pod łopatkami. {name} ma tapicerowane siedzisko na czterech śrubach, które można obić na nowo, kiedy tkanina po wielu latach używania już swoje odsłuży.',
    details: [
      'Siedzisko: wysokość 46 cm, głębokość 43 cm',
      'Oparcie gięte parą, kołkowane w tylnych nogach',
      'Siedzisko z 4 cm pianki, tkanina z domieszką wełny',
    ],
  },
  'chair-spindle': {
    noun: 'krzesło szczeblowe',
    description:
      'Smukłe szczeble biegną od wyprofilowanego siedziska do giętej listwy i lekko uginają się pod plecami. {name} jest zbudowane tak, jak takie krzesła robiono zawsze: nogi i szczeble na czop i klin, bez ani jednej śruby.',
    details: [
      'Siedzisko wybrane z 35 mm litego drewna',
      'Czopy nóg klinowane od góry, widoczne w siedzisku',
      'Wysokość siedziska 45 cm',
    ],
  },
  'chair-upholstered': {
    noun: 'krzesło tapicerowane',
    description:
      'Zaokrąglone oparcie sięga do łokci i sprawia, że długie kolacje trwają jeszcze dłużej. {name} jest całe obite tkaniną i stoi na drewnianych nogach, a siedzisko jest na tyle twarde, że wstaje się z niego bez wysiłku.',
    details: [
      'Wysokość siedziska 48 cm, oparcie miękkie z obu stron',
      'Pianka wysokoelastyczna na elastycznych pasach',
      'Nogi z litego drewna, dostarczane osobno',
    ],
  },
  'chair-stacking': {
    noun: 'krzesło sztaplowane',
    description:
      'Kubełek z giętej sklejki na czterech stalowych nogach, tak lekki, że można nieść po dwa naraz. {name} czeka w schowku w stosie po osiem sztuk i wraca na urodziny, na zebrania i do dłuższego stołu.',
    details: [
      'Do ośmiu krzeseł w stosie',
      'Kubełek ze sklejki 10 mm o zaokrąglonych krawędziach',
      'Stalowe nogi 16 mm z wymiennymi ślizgaczami',
    ],
  },
  'chair-bar': {
    noun: 'hoker',
    description:
      'Niskie oparcie daje podparcie i nie wystaje ponad blat, a stalowa obręcz poniżej odciąża stopy. {name} jest przeznaczony do kuchennych wysp i stolików barowych o wysokości około dziewięćdziesięciu centymetrów, na śniadanie i na długie rozmowy.',
    details: [
      'Wysokość siedziska 65 cm',
      'Obręcz na stopy z czarnej stali, 22 cm nad podłogą',
      'Obręcz usztywnia nogi, filc w komplecie',
    ],
  },
  'chair-rocking': {
    noun: 'fotel bujany',
    description:
      'Długie płozy sprawiają, że ruch jest powolny i równy, a wysokie oparcie ze szczebli podpiera też głowę. {name} ma wyściełane siedzisko, na którym można nakarmić dziecko, doczytać powieść albo przez dłuższą chwilę nie robić nic.',
    details: [
      'Płozy klejone z cienkich warstw drewna',
      'Poduszka na zatrzaski, zdejmowany pokrowiec',
      'Paski filcu pod płozami chronią podłogę',
    ],
  },
}
