import type { Article } from './article.ts'

export const article: Article = {
  id: 36002,
  slug: 'terms',
  kind: 'legal',
  texts: {
    en: {
      title: 'Terms and conditions',
      body: `## 1. Who contracts with whom

{{company}} runs the marketplace and takes the payment on behalf of all shops. The contract of sale is made with each shop separately: an order with items from three shops is three contracts.

## 2. How the contract is made

Until the last step you can check and correct everything. By pressing the button that says that ordering obliges you to pay, you make an offer. The contract is made when our order confirmation reaches you by email.

## 3. Prices and payment

All prices are final prices including VAT. Delivery is shown separately before you order. You have 30 minutes to pay, unless the payment method has its own time limit; after that the order is closed and the goods go back on sale.

## 4. Delivery

The delivery date is shown on the item and at checkout. Each shop sends its own goods.

## 5. Withdrawal, returns and faults

You have the [statutory right of withdrawal](/article/36004) of 14 days and, beyond it, [30 days for after-sales applications](/article/36008) from receipt. Your statutory rights if goods are faulty are not affected.

## 6. Law

German law applies. The mandatory consumer protection of the country you live in remains in force.

{{demo}}

## 7. Demonstration

Galleria is a demonstration mall: no real goods are sold and no real payments are taken.`,
    },
    de: {
      title: 'Allgemeine Geschäftsbedingungen',
      body: `## 1. Vertragspartner

Die {{company}} betreibt die Mall und nimmt die Zahlung für alle Shops entgegen. Der Kaufvertrag kommt mit jedem Shop einzeln zustande: Eine Bestellung mit Artikeln aus drei Shops besteht aus drei Verträgen.

## 2. Vertragsschluss

Bis zum letzten Schritt können Sie alle Angaben prüfen und ändern. Mit der Schaltfläche für die zahlungspflichtige Bestellung geben Sie ein Angebot ab. Der Vertrag kommt zustande, wenn unsere Bestellbestätigung Sie per E-Mail erreicht.

## 3. Preise und Zahlung

Alle Preise sind Endpreise einschließlich Umsatzsteuer. Versandkosten werden vor der Bestellung gesondert ausgewiesen. Für die Zahlung haben Sie 30 Minuten, soweit die Zahlungsart keine eigene Frist vorsieht; danach wird die Bestellung geschlossen und die Ware wieder angeboten.

## 4. Lieferung

Das Lieferdatum steht am Artikel und an der Kasse. Jeder Shop versendet seine Ware selbst.

## 5. Widerruf, Rückgabe und Mängel

Ihnen steht das [gesetzliche Widerrufsrecht](/article/36004) von 14 Tagen zu und darüber hinaus eine [Rückgabefrist von 30 Tagen](/article/36008) ab Erhalt. Ihre gesetzlichen Mängelrechte bleiben unberührt.

## 6. Recht

Es gilt deutsches Recht. Zwingende Verbraucherschutzvorschriften des Landes, in dem Sie leben, bleiben in Kraft.

{{demo}}

## 7. Demonstration

Galleria ist eine Demonstrations-Mall: Es werden keine echten Waren verkauft und keine echten Zahlungen angenommen.`,
    },
    nl: {
      title: 'Algemene voorwaarden',
      body: `## 1. Wie met wie een overeenkomst sluit

{{company}} exploiteert de mall en int de betaling voor alle winkels. De koopovereenkomst sluit u met elke winkel afzonderlijk: een bestelling met artikelen uit drie winkels bestaat uit drie overeenkomsten.

## 2. Totstandkoming

Tot de laatste stap kunt u alles controleren en wijzigen. Met de knop voor bestellen met betaalverplichting doet u een aanbod. De overeenkomst komt tot stand zodra onze orderbevestiging u per mail bereikt.

## 3. Prijzen en betaling

Alle prijzen zijn eindprijzen inclusief btw. Verzendkosten staan apart vermeld voordat u bestelt. U hebt 30 minuten om te betalen, tenzij de betaalmethode een eigen termijn heeft; daarna wordt de bestelling gesloten en komen de artikelen weer in de verkoop.

## 4. Levering

De leverdatum staat bij het artikel en in de kassa. Elke winkel verzendt zijn eigen goederen.

## 5. Herroeping, retour en gebreken

U hebt het [wettelijke herroepingsrecht](/article/36004) van 14 dagen en daarbovenop [30 dagen voor retourverzoeken](/article/36008) na ontvangst. Uw wettelijke rechten bij gebreken blijven onverlet.

## 6. Recht

Duits recht is van toepassing. Dwingende consumentenbescherming van het land waar u woont blijft gelden.

{{demo}}

## 7. Demonstratie

Galleria is een demonstratiemall: er worden geen echte goederen verkocht en geen echte betalingen aangenomen.`,
    },
    es: {
      title: 'Condiciones generales',
      body: `## 1. Partes del contrato

{{company}} gestiona la galería y cobra el pago en nombre de todas las tiendas. El contrato de compraventa se celebra con cada tienda por separado: un pedido con artículos de tres tiendas son tres contratos.

## 2. Celebración del contrato

Hasta el último paso puedes revisar y corregir todos los datos. Con el botón que indica pedido con obligación de pago haces una oferta. El contrato queda celebrado cuando recibes por correo nuestra confirmación del pedido.

## 3. Precios y pago

Todos los precios son finales, con IVA incluido. El envío se indica aparte antes de pedir. Dispones de 30 minutos para pagar, salvo que el método de pago fije otro plazo; después, el pedido se cierra y los artículos vuelven a la venta.

## 4. Entrega

La fecha de entrega figura en el artículo y al tramitar el pedido. Cada tienda envía sus productos.

## 5. Desistimiento, devoluciones y defectos

Tienes el [derecho legal de desistimiento](/article/36004) de 14 días y, además, [30 días de posventa](/article/36008) desde la recepción. Tus derechos legales por falta de conformidad no se ven afectados.

## 6. Ley aplicable

Se aplica el derecho alemán. Sigue vigente la protección imperativa de los consumidores del país donde vives.

{{demo}}

## 7. Demostración

Galleria es una galería de demostración: no se venden productos reales ni se cobran pagos reales.`,
    },
    sv: {
      title: 'Köpvillkor',
      body: `## 1. Vem som ingår avtal med vem

{{company}} driver gallerian och tar emot betalningen för alla butiker. Köpeavtalet ingås med varje butik för sig: en beställning med varor från tre butiker är tre avtal.

## 2. Hur avtalet ingås

Fram till sista steget kan du kontrollera och ändra allt. Med knappen som anger att beställningen medför betalningsskyldighet lämnar du ett anbud. Avtalet är ingånget när vår orderbekräftelse når dig med e-post.

## 3. Priser och betalning

Alla priser är slutpriser inklusive moms. Frakten visas separat innan du beställer. Du har 30 minuter på dig att betala, om inte betalsättet har en egen tid; därefter stängs beställningen och varorna läggs ut till försäljning igen.

## 4. Leverans

Leveransdatumet visas vid varan och i kassan. Varje butik skickar sina egna varor.

## 5. Ånger, retur och fel

Du har [lagstadgad ångerrätt](/article/36004) i 14 dagar och därutöver [30 dagar för returärenden](/article/36008) från mottagandet. Dina lagstadgade rättigheter vid fel på varan påverkas inte.

## 6. Lag

Tysk rätt gäller. Det tvingande konsumentskyddet i det land där du bor gäller fortfarande.

{{demo}}

## 7. Demonstration

Galleria är en demonstrationsgalleria: inga verkliga varor säljs och inga verkliga betalningar tas emot.`,
    },
    fr: {
      title: 'Conditions générales de vente',
      body: `## 1. Les parties

{{company}} exploite la galerie et encaisse le paiement pour toutes les boutiques. Le contrat de vente est conclu avec chaque boutique séparément : une commande portant sur trois boutiques forme trois contrats.

## 2. Conclusion du contrat

Jusqu’à la dernière étape, vous pouvez tout vérifier et tout corriger. Le bouton de commande avec obligation de paiement vaut offre de votre part. Le contrat est conclu lorsque notre confirmation de commande vous parvient par courriel.

## 3. Prix et paiement

Tous les prix s’entendent TVA comprise. Les frais de livraison sont indiqués à part avant la commande. Vous disposez de 30 minutes pour payer, sauf délai propre au moyen de paiement ; passé ce délai, la commande est close et les articles sont remis en vente.

## 4. Livraison

La date de livraison figure sur l’article et au moment de commander. Chaque boutique expédie ses propres marchandises.

## 5. Rétractation, retours et défauts

Vous disposez du [droit légal de rétractation](/article/36004) de 14 jours et, au-delà, de [30 jours de service après-vente](/article/36008) à compter de la réception. Vos garanties légales demeurent entières.

## 6. Droit applicable

Le droit allemand s’applique. Les règles impératives de protection des consommateurs de votre pays de résidence restent en vigueur.

{{demo}}

## 7. Démonstration

Galleria est une galerie de démonstration : aucune marchandise réelle n’est vendue et aucun paiement réel n’est encaissé.`,
    },
    it: {
      title: 'Condizioni generali di vendita',
      body: `## 1. Le parti

{{company}} gestisce la galleria e incassa il pagamento per tutti i negozi. Il contratto di vendita si conclude con ciascun negozio: un ordine con articoli di tre negozi forma tre contratti.

## 2. Conclusione del contratto

Fino all’ultimo passo puoi controllare e correggere tutto. Con il pulsante di ordine con obbligo di pagare fai un’offerta. Il contratto è concluso quando ti arriva per e-mail la nostra conferma d’ordine.

## 3. Prezzi e pagamento

Tutti i prezzi sono finali, IVA inclusa. La spedizione è indicata a parte prima dell’ordine. Hai 30 minuti per pagare, salvo che il metodo di pagamento preveda un proprio termine; poi l’ordine si chiude e gli articoli tornano in vendita.

## 4. Consegna

La data di consegna è indicata sull’articolo e alla cassa. Ogni negozio spedisce la propria merce.

## 5. Recesso, resi e difetti

Hai il [diritto legale di recesso](/article/36004) di 14 giorni e, in più, [30 giorni di assistenza post-vendita](/article/36008) dal ricevimento. La garanzia legale di conformità resta invariata.

## 6. Legge applicabile

Si applica il diritto tedesco. Resta ferma la tutela inderogabile del consumatore prevista nel Paese in cui vivi.

{{demo}}

## 7. Dimostrazione

Galleria è una galleria dimostrativa: non si vendono merci reali e non si incassano pagamenti reali.`,
    },
    pl: {
      title: 'Regulamin',
      body: `## 1. Strony umowy

{{company}} prowadzi galerię i przyjmuje płatność w imieniu wszystkich sklepów. Umowę sprzedaży zawiera się z każdym sklepem osobno: zamówienie z trzech sklepów to trzy umowy.

## 2. Zawarcie umowy

Do ostatniego kroku możesz wszystko sprawdzić i poprawić. Przycisk zamówienia z obowiązkiem zapłaty oznacza złożenie oferty. Umowa zostaje zawarta, gdy otrzymasz e-mailem nasze potwierdzenie zamówienia.

## 3. Ceny i płatność

Wszystkie ceny są cenami końcowymi i zawierają VAT. Koszt dostawy podajemy osobno przed złożeniem zamówienia. Na zapłatę masz 30 minut, chyba że metoda płatności przewiduje własny termin; potem zamówienie zostaje zamknięte, a towar wraca do sprzedaży.

## 4. Dostawa

Data dostawy jest podana przy artykule i przy składaniu zamówienia. Każdy sklep sam wysyła swoje towary.

## 5. Odstąpienie, zwroty i wady

Przysługuje Ci [ustawowe prawo odstąpienia](/article/36004) w ciągu 14 dni, a ponadto [30 dni na zgłoszenia posprzedażowe](/article/36008) od otrzymania towaru. Twoje ustawowe prawa z tytułu niezgodności towaru z umową pozostają nienaruszone.

## 6. Prawo

Obowiązuje prawo niemieckie. Bezwzględnie obowiązująca ochrona konsumenta w kraju, w którym mieszkasz, pozostaje w mocy.

{{demo}}

## 7. Demonstracja

Galleria jest galerią demonstracyjną: nie sprzedaje się prawdziwych towarów i nie przyjmuje prawdziwych płatności.`,
    },
    'zh-CN': {
      title: '服务条款',
      body: `## 1. 合同双方

{{company}} 运营本商城，并代所有店铺收款。买卖合同由您与每家店铺分别订立：一次下单购买三家店铺的商品，即为三份合同。

## 2. 合同的订立

在最后一步之前，您可以核对并修改所有信息。点击注明下单即须付款的按钮，即为您发出要约。订单确认邮件送达您时，合同成立。

## 3. 价格与付款

所有价格均为含增值税的最终价格。运费在下单前单独列明。付款时限为 30 分钟，支付方式另有时限的从其规定；逾期订单关闭，商品重新上架。

## 4. 配送

送达日期显示在商品页和结算页。各店铺自行发货。

## 5. 撤回、退货与瑕疵

您享有 14 天的[法定撤回权](/article/36004)，此外自收货起 30 天内可[申请售后](/article/36008)。您因商品瑕疵享有的法定权利不受影响。

## 6. 适用法律

适用德国法律。您居住国的强制性消费者保护规定仍然有效。

{{demo}}

## 7. 演示说明

Galleria 是一个演示商城：不出售真实商品，也不收取真实款项。`,
    },
  },
  bySite: {
    UK: {
      en: {
        title: 'Terms and conditions for the United Kingdom',
        body: `## 1. Who contracts with whom

{{company}} runs the marketplace and takes the payment on behalf of all shops. The contract of sale is made with each shop separately: an order with items from three shops is three contracts.

## 2. How the contract is made

Until the last step you can check and correct everything. By pressing the button that says that ordering obliges you to pay, you make an offer. The contract is made when our order confirmation reaches you by email.

## 3. Prices and payment

All prices are in pounds sterling and include VAT. Delivery is shown separately before you order. You have 30 minutes to pay, unless the payment method has its own time limit; after that the order is closed and the goods go back on sale.

## 4. Delivery

The delivery date is shown on the item and at checkout. Each shop ships its own goods, to addresses in Great Britain and Northern Ireland.

## 5. Cancellation, returns and faults

You have the [right to cancel](/article/36004) within 14 days and, beyond it, [30 days for after-sales applications](/article/36008) from receipt. Your rights under the Consumer Rights Act 2015 remain untouched.

## 6. Law

The law of England and Wales applies; if you live in Scotland or Northern Ireland, you keep the mandatory protection of the law there and may go to the courts there.

{{demo}}

## 7. Demonstration

Galleria is a demonstration mall: no real goods are sold and no real payments are taken.`,
      },
    },
  },
}
