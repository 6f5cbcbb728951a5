import type { Article } from '../../../../database/reference/articles/article.ts'

export const article: Article = {
  id: 36010,
  slug: 'about',
  kind: 'help',
  texts: {
    en: {
      title: 'About Galleria',
      body: `Galleria is an online mall for furniture: many shops, one cart, one payment.

## The shops

Seven shops sell here, from a joinery in Hamburg and a lamp workshop in Lyon to upholsterers in Valencia and chair people in Leeds. Each keeps its own range, its own stock and its own name on the invoice. Galleria House, the mall’s own shop, fills in what is needed every day. You can put a desk from one and a lamp from another in the same cart.

## What we do

We check who may open a shop, show prices that include tax, take one payment for all of them, follow the parcels, and see to it that money back works the same way everywhere. What becomes of a request is decided by the shop that sold the goods, by the [rules for refunds](/article/36008); a shop that does not keep to the rules of the mall we can close.

## Where and how

The mall is open in eight countries and nine languages. It works with a keyboard, with a screen reader, and its public pages can be read without scripts. It sets only the cookies it needs.

## A demonstration

Galleria was built to show how such a mall can work. Shops, goods and the operator are invented; nothing is really sold, and no money changes hands.`,
    },
    de: {
      title: 'Über Galleria',
      body: `Galleria ist eine Online-Mall für Möbel: viele Shops, ein Warenkorb, eine Zahlung.

## Die Shops

Sieben Shops verkaufen hier, von der Tischlerei in Hamburg und der Leuchtenwerkstatt in Lyon bis zu Polsterern in Valencia und Stuhlfachleuten in Leeds. Jeder führt sein eigenes Sortiment, sein eigenes Lager und seinen eigenen Namen auf der Rechnung. Galleria House, das Geschäft der Mall, ergänzt, was man täglich braucht. Der Schreibtisch des einen und die Leuchte des anderen liegen im selben Warenkorb.

## Was wir tun

Wir prüfen, wer einen Shop eröffnen darf, zeigen Preise einschließlich Steuer, nehmen eine Zahlung für alle entgegen, verfolgen die Pakete und sorgen dafür, dass eine Erstattung überall gleich abläuft. Über eine Anfrage entscheidet der Shop, der die Ware verkauft hat, nach den [Regeln für Erstattungen](/article/36008); einen Shop, der sich nicht an die Regeln der Mall hält, können wir schließen.

## Wo und wie

Die Mall ist in acht Ländern und neun Sprachen geöffnet. Sie lässt sich mit Tastatur und Bildschirmleser bedienen, und ihre öffentlichen Seiten sind auch ohne Skripte lesbar. Sie setzt nur die Cookies, die sie braucht.

## Eine Demonstration

Galleria wurde gebaut, um zu zeigen, wie eine solche Mall funktionieren kann. Shops, Waren und Betreiberin sind erfunden; es wird nichts wirklich verkauft, und es fließt kein Geld.`,
    },
    nl: {
      title: 'Over Galleria',
      body: `Galleria is een online mall voor meubels: veel winkels, één winkelwagen, één betaling.

## De winkels

Zeven winkels verkopen hier, van een meubelmakerij in Hamburg en een lampenatelier in Lyon tot stoffeerders in Valencia en stoelenkenners in Leeds. Elk heeft zijn eigen assortiment, zijn eigen voorraad en zijn eigen naam op de factuur. Galleria House, de winkel van de mall zelf, vult aan wat dagelijks nodig is. Het bureau van de een en de lamp van de ander passen in dezelfde winkelwagen.

## Wat wij doen

Wij bekijken wie een winkel mag openen, tonen prijzen inclusief belasting, nemen één betaling voor allemaal aan, volgen de pakketten en zorgen dat terugbetalen overal hetzelfde gaat. Over een aanvraag beslist de winkel die het artikel verkocht, volgens de [regels voor terugbetalingen](/article/36008); een winkel die zich niet aan de regels van de mall houdt, kunnen wij sluiten.

## Waar en hoe

De mall is open in acht landen en negen talen. Ze werkt met een toetsenbord en met een schermlezer, en de openbare pagina’s zijn zonder scripts te lezen. Ze plaatst alleen de cookies die ze nodig heeft.

## Een demonstratie

Galleria is gebouwd om te laten zien hoe zo’n mall kan werken. Winkels, goederen en exploitant zijn verzonnen; er wordt niets echt verkocht en er gaat geen geld om.`,
    },
    es: {
      title: 'Sobre Galleria',
      body: `Galleria es una galería en línea de muebles: muchas tiendas, un carrito, un pago.

## Las tiendas

Aquí venden siete tiendas, desde una ebanistería de Hamburgo y un taller de lámparas de Lyon hasta tapiceros de Valencia y especialistas en sillas de Leeds. Cada una tiene su surtido, sus existencias y su nombre en la factura. Galleria House, la tienda propia de la galería, completa lo que hace falta a diario. El escritorio de una y la lámpara de otra caben en el mismo carrito.

## Qué hacemos

Comprobamos quién puede abrir una tienda, mostramos precios con impuestos incluidos, cobramos un solo pago para todas, seguimos los envíos y procuramos que el reembolso funcione igual en todas partes. Sobre cada solicitud decide la tienda que vendió el artículo, según las [reglas de reembolso](/article/36008); podemos cerrar la tienda que no cumpla las reglas de la galería.

## Dónde y cómo

La galería está abierta en ocho países y nueve idiomas. Se maneja con teclado y con lector de pantalla, y sus páginas públicas se leen sin scripts. Solo usa las cookies que necesita.

## Una demostración

Galleria se construyó para mostrar cómo puede funcionar una galería así. Las tiendas, los productos y el titular son inventados; nada se vende de verdad ni cambia de manos dinero alguno.`,
    },
    sv: {
      title: 'Om Galleria',
      body: `Galleria är en galleria för möbler på nätet: många butiker, en varukorg, en betalning.

## Butikerna

Sju butiker säljer här, från ett snickeri i Hamburg och en lampverkstad i Lyon till tapetserare i Valencia och stolfolk i Leeds. Var och en har sitt eget sortiment, sitt eget lager och sitt eget namn på fakturan. Galleria House, gallerians egen butik, fyller på med det som behövs till vardags. Skrivbordet från den ena och lampan från den andra får plats i samma varukorg.

## Vad vi gör

Vi prövar vem som får öppna butik, visar priser inklusive skatt, tar emot en betalning för alla, följer paketen och ser till att en återbetalning går till på samma sätt överallt. Ett ärende avgörs av butiken som sålde varan, enligt [reglerna för återbetalning](/article/36008); en butik som inte följer gallerians regler kan vi stänga.

## Var och hur

Gallerian är öppen i åtta länder och på nio språk. Den fungerar med tangentbord och skärmläsare, och de öppna sidorna går att läsa utan skript. Den sätter bara de kakor den behöver.

## En demonstration

Galleria byggdes för att visa hur en sådan galleria kan fungera. Butiker, varor och driftbolag är påhittade; ingenting säljs på riktigt och inga pengar byter ägare.`,
    },
    fr: {
      title: 'À propos de Galleria',
      body: `Galleria est une galerie marchande en ligne consacrée au meuble : plusieurs boutiques, un panier, un paiement.

## Les boutiques

Sept boutiques vendent ici, d’une menuiserie de Hambourg et d’un atelier de lampes de Lyon jusqu’à des tapissiers de Valence et des spécialistes du siège à Leeds. Chacune a son assortiment, son stock et son nom sur la facture. Galleria House, la boutique de la galerie, complète avec ce dont on a besoin tous les jours. Le bureau de l’une et la lampe de l’autre tiennent dans le même panier.

## Ce que nous faisons

Nous vérifions qui peut ouvrir une boutique, affichons des prix taxes comprises, encaissons un seul paiement pour toutes, suivons les colis et veillons à ce qu’un remboursement se passe partout de la même façon. Chaque demande est tranchée par la boutique qui a vendu l’article, selon les [règles de remboursement](/article/36008) ; nous pouvons fermer une boutique qui ne respecte pas les règles de la galerie.

## Où et comment

La galerie est ouverte dans huit pays et en neuf langues. Elle s’utilise au clavier et avec un lecteur d’écran, et ses pages publiques se lisent sans script. Elle ne dépose que les cookies dont elle a besoin.

## Une démonstration

Galleria a été construite pour montrer comment une telle galerie peut fonctionner. Boutiques, marchandises et exploitant sont inventés ; rien n’est réellement vendu et aucun argent ne change de mains.`,
    },
    it: {
      title: 'Chi siamo',
      body: `Galleria è una galleria online di mobili: molti negozi, un carrello, un pagamento.

## I negozi

Qui vendono sette negozi, da una falegnameria di Amburgo e un laboratorio di lampade di Lione ai tappezzieri di Valencia e agli esperti di sedie di Leeds. Ognuno ha il proprio assortimento, il proprio magazzino e il proprio nome in fattura. Galleria House, il negozio della galleria, completa con ciò che serve ogni giorno. La scrivania dell’uno e la lampada dell’altro stanno nello stesso carrello.

## Che cosa facciamo

Verifichiamo chi può aprire un negozio, mostriamo prezzi con le imposte incluse, incassiamo un solo pagamento per tutti, seguiamo i pacchi e facciamo in modo che un rimborso funzioni ovunque allo stesso modo. Su una richiesta decide il negozio che ha venduto l’articolo, secondo le [regole dei rimborsi](/article/36008); possiamo chiudere un negozio che non rispetta le regole della galleria.

## Dove e come

La galleria è aperta in otto Paesi e in nove lingue. Si usa con la tastiera e con uno screen reader, e le pagine pubbliche si leggono senza script. Usa solo i cookie che le servono.

## Una dimostrazione

Galleria è stata costruita per mostrare come può funzionare una galleria di questo tipo. Negozi, merci e gestore sono inventati; nulla viene venduto davvero e non passa denaro di mano.`,
    },
    pl: {
      title: 'O Gallerii',
      body: `Galleria to internetowa galeria meblowa: wiele sklepów, jeden koszyk, jedna płatność.

## Sklepy

Sprzedaje tu siedem sklepów, od stolarni w Hamburgu i pracowni lamp w Lyonie po tapicerów z Walencji i znawców krzeseł z Leeds. Każdy ma własny asortyment, własny magazyn i własną nazwę na fakturze. Galleria House, sklep samej galerii, uzupełnia to, co potrzebne na co dzień. Biurko od jednych i lampa od drugich mieszczą się w tym samym koszyku.

## Co robimy

Sprawdzamy, kto może otworzyć sklep, pokazujemy ceny z podatkiem, przyjmujemy jedną płatność za wszystkich, śledzimy paczki i dbamy o to, by zwrot pieniędzy wszędzie przebiegał tak samo. O zgłoszeniu rozstrzyga sklep, który sprzedał artykuł, według [zasad zwrotu pieniędzy](/article/36008); sklep, który nie trzyma się zasad galerii, możemy zamknąć.

## Gdzie i jak

Galeria działa w ośmiu krajach i dziewięciu językach. Można jej używać z klawiatury i z czytnikiem ekranu, a jej publiczne strony da się czytać bez skryptów. Zapisuje tylko te pliki cookie, których potrzebuje.

## Demonstracja

Galleria powstała, by pokazać, jak taka galeria może działać. Sklepy, towary i operator są zmyśleni; niczego się tu naprawdę nie sprzedaje, a pieniądze nie zmieniają właściciela.`,
    },
    'zh-CN': {
      title: '关于 Galleria',
      body: `Galleria 是一家线上家具商城：多家店铺，一个购物车，一次付款。

## 店铺

这里有七家店铺，从汉堡的木工坊、里昂的灯具工坊，到瓦伦西亚的沙发作坊和利兹的座椅专家。每家都有自己的商品、自己的库存，发票上也是自己的名字。商城自营的 Galleria House 补足日常所需。一家的书桌和另一家的台灯，可以放进同一个购物车。

## 我们做什么

我们审核谁可以开店，展示含税价格，代所有店铺一次收款，跟踪包裹，并确保各家的退款流程一致。申请由出售商品的店铺按[退款规则](/article/36008)处理；对不遵守商城规则的店铺，我们可以将其关闭。

## 在哪里、怎么用

商城面向八个国家，提供九种语言。可以用键盘和屏幕阅读器操作，公开页面不依赖脚本也能阅读。只使用必需的 Cookie。

## 演示说明

Galleria 的建立，是为了展示这样一家商城可以如何运作。店铺、商品和运营方均为虚构；没有真实的买卖，也没有资金往来。`,
    },
  },
}
