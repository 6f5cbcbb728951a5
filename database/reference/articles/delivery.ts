import type { Article } from './article.ts'

export const article: Article = {
  id: 36006,
  slug: 'delivery',
  kind: 'help',
  texts: {
    en: {
      title: 'Delivery',
      body: `## Where we deliver

We deliver to Germany, the Netherlands, Spain, Sweden, France, Italy, Poland and the United Kingdom. The country you choose at the top of the page determines prices, taxes and delivery.

## What it costs

Each shop sends its own goods, so delivery is worked out per shop. There are three rates: **parcel** for anything one courier can carry, **bulky** for large boxes and **freight** for furniture delivered by a haulier. The heaviest item from a shop decides the rate for all of that shop’s items. Delivery is free when you spend a certain amount with a shop; each item page tells you how much.

## When it comes

You’ll find the delivery date on the item page and again at the checkout. It is the shop’s handling time plus the time in transit, counted in working days in your country. For freight deliveries, the haulier calls you to arrange a time.

## Following a parcel

As soon as a shop has sent a parcel, you get an email with the tracking number. The order page shows every parcel and where it is. An order can arrive in several parcels on different days. Please confirm receipt there; otherwise it is confirmed automatically 14 days after delivery.`,
    },
    de: {
      title: 'Lieferung',
      body: `## Wohin wir liefern

Nach Deutschland, in die Niederlande, nach Spanien, Schweden, Frankreich, Italien, Polen und in das Vereinigte Königreich. Das oben auf der Seite gewählte Land bestimmt Preise, Steuern und Lieferung.

## Was es kostet

Jeder Shop versendet seine Ware selbst, darum werden die Versandkosten je Shop berechnet. Es gibt drei Tarife: **Paket** für alles, was ein Bote allein trägt, **Sperrgut** für große Kartons und **Spedition** für Möbel, die per Lkw kommen. Der schwerste Artikel eines Shops bestimmt, welcher Tarif für alle Artikel dieses Shops gilt. Ab einem bestimmten Betrag je Shop entfallen die Versandkosten; ab welchem, steht auf der Seite jedes Artikels.

## Wann es kommt

Das Lieferdatum steht am Artikel und noch einmal an der Kasse. Es ergibt sich aus der Bearbeitungszeit des Shops und der Laufzeit, gezählt in Werktagen Ihres Landes. Bei Spedition ruft der Frachtführer zur Terminabsprache an.

## Sendung verfolgen

Sobald ein Shop versandt hat, erhalten Sie eine E-Mail mit der Sendungsnummer. Die Bestellseite zeigt jedes Paket und seinen Weg. Eine Bestellung kann in mehreren Paketen an verschiedenen Tagen eintreffen. Bestätigen Sie dort den Empfang; sonst gilt er 14 Tage nach Zustellung als bestätigt.`,
    },
    nl: {
      title: 'Levering',
      body: `## Waar wij leveren

In Duitsland, Nederland, Spanje, Zweden, Frankrijk, Italië, Polen en het Verenigd Koninkrijk. Het land dat u boven aan de pagina kiest, bepaalt prijzen, belasting en levering.

## Wat het kost

Elke winkel verzendt zijn eigen goederen, daarom worden verzendkosten per winkel berekend. Er zijn drie tarieven: **pakket** voor wat een bezorger alleen kan dragen, **groot pakket** voor grote dozen en **vracht** voor meubels die met de vrachtwagen komen. Het zwaarste artikel van een winkel bepaalt welk tarief voor alle artikelen van die winkel geldt. Boven een bepaald bedrag per winkel is verzending gratis; vanaf welk bedrag, staat op de pagina van elk artikel.

## Wanneer het komt

De leverdatum staat bij het artikel en nog eens in de kassa. Het is de verwerkingstijd van de winkel plus de reistijd, geteld in werkdagen van uw land. Bij vracht belt de vervoerder om een tijd af te spreken.

## Een pakket volgen

Zodra een winkel heeft verzonden, krijgt u een mail met het volgnummer. De bestelpagina toont elk pakket en zijn route. Een bestelling kan in meer pakketten op verschillende dagen komen. Bevestig daar de ontvangst; anders gebeurt dat vanzelf 14 dagen na bezorging.`,
    },
    es: {
      title: 'Entrega',
      body: `## Adónde entregamos

A Alemania, Países Bajos, España, Suecia, Francia, Italia, Polonia y Reino Unido. El país elegido en la parte superior de la página determina los precios, los impuestos y la entrega.

## Cuánto cuesta

Cada tienda envía sus productos, por eso el envío se calcula por tienda. Hay tres tarifas: **paquete**, para lo que un mensajero lleva solo; **voluminoso**, para cajas grandes; y **transporte pesado**, para muebles que llegan en camión. El artículo más pesado de una tienda decide la tarifa de todos los artículos de esa tienda. A partir de cierto importe por tienda el envío es gratuito; la página de cada artículo indica a partir de cuánto.

## Cuándo llega

La fecha de entrega figura en el artículo y de nuevo al tramitar el pedido. Suma el tiempo de preparación de la tienda y el de transporte, en días laborables de tu país. En el transporte pesado, el transportista llama para acordar la hora.

## Seguir un envío

En cuanto una tienda envía, recibes un correo con el número de seguimiento. La página del pedido muestra cada bulto y su recorrido. Un pedido puede llegar en varios bultos y en días distintos. Confirma allí la recepción; si no, se confirma sola 14 días después de la entrega.`,
    },
    sv: {
      title: 'Leverans',
      body: `## Dit vi levererar

Till Tyskland, Nederländerna, Spanien, Sverige, Frankrike, Italien, Polen och Storbritannien. Landet du valt högst upp på sidan avgör priser, skatter och leverans.

## Vad det kostar

Varje butik skickar sina egna varor, därför räknas frakten per butik. Det finns tre nivåer: **paket** för det som ett bud bär ensam, **skrymmande** för stora kartonger och **speditör** för möbler som kommer med lastbil. Den tyngsta varan från en butik avgör vilken nivå som gäller för alla varor från den butiken. Över ett visst belopp per butik är frakten fri; från vilket står på varje varas sida.

## När det kommer

Leveransdatumet visas vid varan och en gång till i kassan. Det är butikens hanteringstid plus transporttiden, räknat i arbetsdagar i ditt land. Vid leverans med speditör ringer föraren för att komma överens om en tid.

## Följa ett paket

Så snart en butik har skickat får du ett mejl med spårningsnumret. Ordersidan visar varje paket och dess väg. En beställning kan komma i flera paket på olika dagar. Bekräfta mottagandet där; annars bekräftas det av sig självt 14 dagar efter leverans.`,
    },
    fr: {
      title: 'Livraison',
      body: `## Où nous livrons

En Allemagne, aux Pays-Bas, en Espagne, en Suède, en France, en Italie, en Pologne et au Royaume-Uni. Le pays choisi en haut de la page détermine les prix, les taxes et la livraison.

## Ce que cela coûte

Chaque boutique expédie ses propres marchandises ; les frais sont donc calculés par boutique. Il y a trois tarifs : **colis** pour ce qu’un livreur porte seul, **encombrant** pour les grands cartons et **fret** pour les meubles qui arrivent par camion. L’article le plus lourd d’une boutique décide du tarif de tous ses articles. Au-delà d’un certain montant par boutique, la livraison est gratuite ; la page de chaque article indique lequel.

## Quand cela arrive

La date de livraison figure sur l’article, puis de nouveau au moment de commander. C’est le délai de préparation de la boutique plus le temps de transport, en jours ouvrés de votre pays. Pour le fret, le transporteur appelle afin de convenir d’un horaire.

## Suivre un colis

Dès qu’une boutique a expédié, vous recevez un courriel avec le numéro de suivi. La page de la commande montre chaque colis et son trajet. Une commande peut arriver en plusieurs colis, à des jours différents. Confirmez-y la réception ; sinon, elle se confirme d’elle-même 14 jours après la livraison.`,
    },
    it: {
      title: 'Consegna',
      body: `## Dove consegniamo

In Germania, Paesi Bassi, Spagna, Svezia, Francia, Italia, Polonia e Regno Unito. Il Paese scelto in cima alla pagina determina prezzi, imposte e consegna.

## Quanto costa

Ogni negozio spedisce la propria merce, perciò la spedizione si calcola per negozio. Le tariffe sono tre: **pacco** per ciò che un corriere porta da solo, **voluminoso** per le scatole grandi e **trasporto pesante** per i mobili che arrivano in camion. L’articolo più pesante di un negozio decide la tariffa per tutti gli articoli di quel negozio. Oltre un certo importo per negozio la spedizione è gratuita; da quale importo, lo dice la pagina di ogni articolo.

## Quando arriva

La data di consegna è sull’articolo e di nuovo alla cassa. È il tempo di preparazione del negozio più quello di trasporto, in giorni lavorativi del tuo Paese. Per il trasporto pesante il vettore telefona per concordare l’orario.

## Seguire un pacco

Appena un negozio ha spedito, ricevi un’e-mail con il numero di tracciamento. La pagina dell’ordine mostra ogni pacco e il suo percorso. Un ordine può arrivare in più pacchi e in giorni diversi. Conferma lì il ricevimento; altrimenti si conferma da sé 14 giorni dopo la consegna.`,
    },
    pl: {
      title: 'Dostawa',
      body: `## Dokąd dostarczamy

Do Niemiec, Holandii, Hiszpanii, Szwecji, Francji, Włoch, Polski i Wielkiej Brytanii. Kraj wybrany u góry strony decyduje o cenach, podatkach i dostawie.

## Ile to kosztuje

Każdy sklep sam wysyła swoje towary, dlatego koszt dostawy liczymy dla każdego sklepu osobno. Są trzy stawki: **paczka** na to, co kurier niesie sam, **gabaryt** na duże kartony i **spedycja** na meble, które przyjeżdżają ciężarówką. Najcięższy artykuł z danego sklepu decyduje o stawce dla wszystkich jego artykułów. Powyżej określonej kwoty w sklepie dostawa jest bezpłatna; od jakiej, mówi strona każdego artykułu.

## Kiedy przyjedzie

Data dostawy jest podana przy artykule i jeszcze raz przy składaniu zamówienia. To czas przygotowania w sklepie plus czas przewozu, liczony w dniach roboczych Twojego kraju. Przy spedycji przewoźnik dzwoni, aby umówić godzinę.

## Śledzenie paczki

Gdy sklep wyśle towar, dostaniesz e-mail z numerem przesyłki. Strona zamówienia pokazuje każdą paczkę i jej drogę. Zamówienie może przyjść w kilku paczkach w różne dni. Tam też potwierdź odbiór; w przeciwnym razie potwierdzi się on sam 14 dni po doręczeniu.`,
    },
    'zh-CN': {
      title: '配送',
      body: `## 配送范围

德国、荷兰、西班牙、瑞典、法国、意大利、波兰和英国。页面顶部所选的国家决定价格、税费与配送方式。

## 运费

各店铺自行发货，因此运费按店铺计算，共分三档：**小件**为快递员一人可搬运的包裹，**大件**为大尺寸纸箱，**货运**为由货车送达的家具。同一店铺中最重的商品决定该店铺全部商品适用的档位。每家店铺满一定金额免运费，具体金额见各商品页面。

## 何时送达

送达日期显示在商品页，结算时会再次显示。它由店铺备货时间加运输时间构成，按您所在国家的工作日计算。货运商品由承运商电话与您约定时间。

## 查询物流

店铺发货后，您会收到附有物流单号的邮件。订单页显示每个包裹及其行程。一张订单可能分成几个包裹、在不同日期送达。请在订单页确认收货；未确认的，送达 14 天后自动确认。`,
    },
  },
}
