import type { Language } from './languages.ts'

type ShopText = { name: string; city: string; country: string; about: Record<Language, string> }

/** The demo mall's shops by shop id. `country` is the ISO code of the shop's seat. */
export const shopTexts: Record<number, ShopText> = {
  5: {
    name: 'Galleria House',
    city: 'Hamburg',
    country: 'DE',
    about: {
      en: 'Galleria House is the mall’s own shop and carries every kind of furniture found here. It stocks the pieces most people need first and ships them from one warehouse near Hamburg.',
      de: 'Galleria House ist das eigene Geschäft der Mall und führt alle Arten von Möbeln, die es hier gibt. Es hält vor, was die meisten zuerst brauchen, und versendet aus einem Lager bei Hamburg.',
      nl: 'Galleria House is de eigen winkel van de mall en verkoopt elk soort meubel dat u hier vindt. De meest gevraagde stukken liggen op voorraad en gaan de deur uit vanuit één magazijn bij Hamburg.',
      es: 'Galleria House es la tienda propia de la galería y vende todos los tipos de mueble que se encuentran aquí. Tiene en existencias lo que casi todo el mundo necesita primero y lo envía desde un único almacén cerca de Hamburgo.',
      sv: 'Galleria House är gallerians egen butik och säljer alla slags möbler som finns här. Det de flesta behöver först finns i lager och skickas från ett och samma lager utanför Hamburg.',
      fr: 'Galleria House est la boutique de la galerie elle-même et propose tous les types de meubles que l’on trouve ici. Elle tient en stock ce dont on a besoin en premier et expédie depuis un seul entrepôt près de Hambourg.',
      it: 'Galleria House è il negozio di casa della galleria e vende ogni tipo di mobile che si trova qui. Tiene in magazzino i pezzi che servono per primi e li spedisce da un unico deposito vicino ad Amburgo.',
      pl: 'Galleria House to własny sklep galerii, w którym można kupić wszystkie rodzaje mebli, jakie tu są. Na stanie ma to, co najczęściej potrzebne jest na początku, i wysyła z jednego magazynu pod Hamburgiem.',
      'zh-CN':
        'Galleria House 是商城的自营店铺，经营这里的各类家具。常用款均备有现货，从汉堡附近的仓库统一发出。',
    },
  },
  11: {
    name: 'Nordlicht Werkstatt',
    city: 'Hamburg',
    country: 'DE',
    about: {
      en: 'Nordlicht Werkstatt is a joinery in Hamburg-Altona that builds desks and shelves in small batches. Tops are glued up from full-length staves and every drawer is fitted by hand.',
      de: 'Nordlicht Werkstatt ist eine Tischlerei in Hamburg-Altona, die Schreibtische und Regale in kleinen Serien baut. Die Platten werden aus durchgehenden Lamellen verleimt, jede Schublade wird von Hand eingepasst.',
      nl: 'Nordlicht Werkstatt is een meubelmakerij in Hamburg-Altona die bureaus en kasten in kleine series bouwt. De bladen worden verlijmd uit doorgaande lamellen en elke lade wordt met de hand pas gemaakt.',
      es: 'Nordlicht Werkstatt es una ebanistería de Hamburgo-Altona que construye escritorios y estanterías en series cortas. Los tableros se encolan con listones enteros y cada cajón se ajusta a mano.',
      sv: 'Nordlicht Werkstatt är ett snickeri i Hamburg-Altona som bygger skrivbord och hyllor i små serier. Skivorna limmas av hela stavar och varje låda passas in för hand.',
      fr: 'Nordlicht Werkstatt est une menuiserie de Hambourg-Altona qui fabrique bureaux et étagères en petites séries. Les plateaux sont collés en lamelles continues et chaque tiroir est ajusté à la main.',
      it: 'Nordlicht Werkstatt è una falegnameria di Amburgo-Altona che costruisce scrivanie e librerie in piccole serie. I piani sono incollati con listoni interi e ogni cassetto è aggiustato a mano.',
      pl: 'Nordlicht Werkstatt to stolarnia w Hamburgu-Altonie, która buduje biurka i regały w krótkich seriach. Blaty są klejone z pełnych lameli, a każda szuflada jest pasowana ręcznie.',
      'zh-CN':
        'Nordlicht Werkstatt 是汉堡阿尔托纳区的一家木工坊，小批量制作书桌与书架。桌面以通长木条拼接，每只抽屉均由手工修配。',
    },
  },
  12: {
    name: 'Atelier Brunel',
    city: 'Lyon',
    country: 'FR',
    about: {
      en: 'Atelier Brunel spins and lacquers lamp shades in a former silk workshop on the slopes of Lyon’s Croix-Rousse. The tables come from the joiner next door and share the same restrained lines.',
      de: 'Atelier Brunel drückt und lackiert Lampenschirme in einer früheren Seidenwerkstatt am Hang der Croix-Rousse in Lyon. Die Tische entstehen beim Tischler nebenan und teilen die zurückhaltende Linie.',
      nl: 'Atelier Brunel forceert en lakt lampenkappen in een voormalig zijdeatelier op de hellingen van de Croix-Rousse in Lyon. De tafels komen van de meubelmaker ernaast en hebben dezelfde ingetogen lijn.',
      es: 'Atelier Brunel da forma al torno y laca pantallas de lámpara en un antiguo taller de seda de la colina de la Croix-Rousse, en Lyon. Las mesas las hace el ebanista de al lado con la misma línea contenida.',
      sv: 'Atelier Brunel trycksvarvar och lackerar lampskärmar i en tidigare sidenverkstad på Croix-Rousses sluttning i Lyon. Borden kommer från snickaren intill och har samma återhållna linjer.',
      fr: 'L’Atelier Brunel repousse et laque ses abat-jour dans un ancien atelier de soierie, sur les pentes de la Croix-Rousse à Lyon. Les tables viennent du menuisier voisin et partagent la même ligne sobre.',
      it: 'Atelier Brunel modella al tornio e lacca paralumi in un’ex bottega della seta sulle pendici della Croix-Rousse, a Lione. I tavoli arrivano dal falegname accanto e hanno la stessa linea misurata.',
      pl: 'Atelier Brunel wyobla i lakieruje klosze lamp w dawnym warsztacie jedwabniczym na zboczu Croix-Rousse w Lyonie. Stoły powstają u stolarza po sąsiedzku i mają tę samą powściągliwą linię.',
      'zh-CN':
        'Atelier Brunel 设在里昂红十字山坡上的旧丝绸作坊里，自行旋压并喷涂灯罩。桌几由隔壁的木匠制作，线条同样克制。',
    },
  },
  13: {
    name: 'Casa Moreno',
    city: 'Valencia',
    country: 'ES',
    about: {
      en: 'Casa Moreno has upholstered sofas and chairs in Valencia for three generations. Frames are glued and screwed, seams are sewn twice, and covers can be bought again years later.',
      de: 'Casa Moreno polstert in Valencia in dritter Generation Sofas und Stühle. Die Gestelle sind verleimt und verschraubt, die Nähte doppelt genäht, und Bezüge lassen sich noch nach Jahren nachkaufen.',
      nl: 'Casa Moreno stoffeert al drie generaties banken en stoelen in Valencia. De frames zijn verlijmd en geschroefd, de naden dubbel gestikt en hoezen zijn jaren later nog na te bestellen.',
      es: 'Casa Moreno tapiza sofás y sillas en Valencia desde hace tres generaciones. Los armazones van encolados y atornillados, las costuras son dobles y las fundas se pueden volver a pedir años después.',
      sv: 'Casa Moreno har klätt soffor och stolar i Valencia i tre generationer. Stommarna är limmade och skruvade, sömmarna dubbelsydda, och klädslar går att köpa till flera år senare.',
      fr: 'Casa Moreno tapisse canapés et chaises à Valence, en Espagne, depuis trois générations. Les carcasses sont collées et vissées, les coutures doublées, et les housses se recommandent des années plus tard.',
      it: 'Casa Moreno imbottisce divani e sedie a Valencia da tre generazioni. I fusti sono incollati e avvitati, le cuciture doppie, e le fodere si possono riordinare anche dopo anni.',
      pl: 'Casa Moreno od trzech pokoleń tapiceruje sofy i krzesła w Walencji. Stelaże są klejone i skręcane, szwy podwójne, a pokrowce można dokupić nawet po latach.',
      'zh-CN':
        'Casa Moreno 在瓦伦西亚制作沙发与座椅已有三代。框架胶合加螺钉固定，接缝双线缝制，多年之后仍可补购面套。',
    },
  },
  14: {
    name: 'Studio Kowalska',
    city: 'Poznań',
    country: 'PL',
    about: {
      en: 'Studio Kowalska designs beds and chests of drawers in Poznań and has them built in two family workshops in Greater Poland. Every piece is made to be taken apart and moved without loss.',
      de: 'Studio Kowalska entwirft Betten und Kommoden in Posen und lässt sie in zwei Familienbetrieben in Großpolen bauen. Jedes Stück lässt sich zerlegen und umziehen, ohne Schaden zu nehmen.',
      nl: 'Studio Kowalska ontwerpt bedden en ladekasten in Poznań en laat ze bouwen in twee familiewerkplaatsen in Groot-Polen. Elk meubel is uit elkaar te halen en mee te verhuizen zonder schade.',
      es: 'Studio Kowalska diseña camas y cómodas en Poznan y las fabrica en dos talleres familiares de la Gran Polonia. Cada pieza se puede desmontar y mudar sin que sufra.',
      sv: 'Studio Kowalska formger sängar och byråar i Poznań och låter bygga dem i två familjeverkstäder i Storpolen. Varje möbel går att ta isär och flytta utan att ta skada.',
      fr: 'Studio Kowalska dessine lits et commodes à Poznań et les fait fabriquer dans deux ateliers familiaux de Grande-Pologne. Chaque meuble se démonte et se déménage sans dommage.',
      it: 'Studio Kowalska disegna letti e cassettiere a Poznań e li fa costruire in due botteghe di famiglia della Grande Polonia. Ogni mobile si smonta e si trasloca senza danni.',
      pl: 'Studio Kowalska projektuje łóżka i komody w Poznaniu, a wykonują je dwa rodzinne warsztaty w Wielkopolsce. Każdy mebel da się rozłożyć i przewieźć bez szkody.',
      'zh-CN':
        'Studio Kowalska 在波兹南设计床与抽屉柜，由大波兰地区的两家家庭作坊制作。每件家具都可拆卸，搬家时不易损坏。',
    },
  },
  15: {
    name: 'Marlow & Finch',
    city: 'Leeds',
    country: 'GB',
    about: {
      en: 'Marlow & Finch has fitted out offices in Yorkshire since the nineties and now sells the same chairs and standing desks to people at home. Castors, gas lifts and motors are kept as spare parts.',
      de: 'Marlow & Finch richtet seit den Neunzigern Büros in Yorkshire ein und verkauft dieselben Bürostühle und Stehschreibtische nun auch für zu Hause. Rollen, Gasfedern und Motoren gibt es als Ersatzteile.',
      nl: 'Marlow & Finch richt sinds de jaren negentig kantoren in Yorkshire in en verkoopt dezelfde stoelen en zit-stabureaus nu ook voor thuis. Wielen, gasveren en motoren zijn als onderdeel leverbaar.',
      es: 'Marlow & Finch equipa oficinas en Yorkshire desde los años noventa y ahora vende las mismas sillas y escritorios elevables para casa. Ruedas, pistones y motores se guardan como recambio.',
      sv: 'Marlow & Finch har inrett kontor i Yorkshire sedan nittiotalet och säljer nu samma stolar och höj- och sänkbara bord till hemmet. Hjul, gasfjädrar och motorer finns som reservdelar.',
      fr: 'Marlow & Finch aménage des bureaux dans le Yorkshire depuis les années 1990 et vend désormais les mêmes sièges et bureaux assis-debout aux particuliers. Roulettes, vérins et moteurs restent disponibles en pièces détachées.',
      it: 'Marlow & Finch arreda uffici nello Yorkshire dagli anni Novanta e oggi vende le stesse sedie e scrivanie regolabili anche per la casa. Rotelle, pistoni a gas e motori sono disponibili come ricambi.',
      pl: 'Marlow & Finch od lat dziewięćdziesiątych wyposaża biura w Yorkshire, a teraz sprzedaje te same fotele i biurka stojące do domu. Kółka, podnośniki gazowe i silniki są dostępne jako części zamienne.',
      'zh-CN':
        'Marlow & Finch 自九十年代起为约克郡的企业布置办公室，如今同样的办公椅与升降桌也面向家庭出售。脚轮、气杆与电机均备有配件。',
    },
  },
  16: {
    name: 'Oud & Eik',
    city: 'Utrecht',
    country: 'NL',
    about: {
      en: 'Oud & Eik makes tables and chairs in a canal-side warehouse in Utrecht, mostly from European oak. The timber dries for two years before it is planed, so that tops stay flat.',
      de: 'Oud & Eik baut Tische und Stühle in einem Lagerhaus an einer Utrechter Gracht, meist aus europäischer Eiche. Das Holz trocknet zwei Jahre, bevor es gehobelt wird, damit die Platten eben bleiben.',
      nl: 'Oud & Eik maakt tafels en stoelen in een werfpakhuis in Utrecht, meestal van Europees eikenhout. Het hout droogt twee jaar voordat het wordt geschaafd, zodat de bladen vlak blijven.',
      es: 'Oud & Eik hace mesas y sillas en un antiguo almacén junto a un canal de Utrecht, casi siempre con roble europeo. La madera se seca dos años antes de cepillarla para que los tableros sigan planos.',
      sv: 'Oud & Eik gör bord och stolar i ett magasin vid en kanal i Utrecht, mest av europeisk ek. Virket torkar i två år innan det hyvlas, så att skivorna håller sig plana.',
      fr: 'Oud & Eik fabrique tables et chaises dans un entrepôt au bord d’un canal d’Utrecht, le plus souvent en chêne européen. Le bois sèche deux ans avant d’être raboté, pour que les plateaux restent plans.',
      it: 'Oud & Eik costruisce tavoli e sedie in un magazzino lungo un canale di Utrecht, per lo più in rovere europeo. Il legno stagiona due anni prima della piallatura, così i piani restano dritti.',
      pl: 'Oud & Eik robi stoły i krzesła w dawnym spichlerzu nad kanałem w Utrechcie, głównie z europejskiego dębu. Drewno schnie dwa lata przed struganiem, dzięki czemu blaty pozostają równe.',
      'zh-CN':
        'Oud & Eik 在乌得勒支运河边的旧仓库里制作桌椅，多用欧洲橡木。木料自然干燥两年后才刨光，桌面因此能长久平整。',
    },
  },
}
