import type { Article } from './article.ts'

export const article: Article = {
  id: 36007,
  slug: 'payment',
  kind: 'help',
  texts: {
    en: {
      title: 'Payment',
      body: `## One payment for all shops

Your basket can contain items from several shops. You pay once, to Galleria, which settles with the shops. Each shop issues its own invoice.

## Methods

The payment methods available depend on the country and the amount; the checkout shows the ones you can use. All prices include VAT.

## Thirty minutes

After ordering you have 30 minutes to pay. Some payment methods have their own time limit, which is shown on the payment page. If the time runs out, the order is closed and the items go back on sale; you can add them to your basket again from the order page.

## When the bank is slow

Sometimes a bank takes longer to answer. The result page then says that the payment is being checked. You don’t need to pay again: we’ll email you as soon as we know. An order confirmation by email tells you that the payment has gone through.

## Refunds and safety

Refunds go to the payment method you used. You enter card and account details with the payment provider, and we don’t store them.

{{demo}}

As this is a demonstration, no real money moves.`,
    },
    de: {
      title: 'Zahlung',
      body: `## Eine Zahlung für alle Shops

Im Warenkorb können Artikel mehrerer Shops liegen. Sie zahlen einmal, an Galleria; die Abrechnung mit den Shops übernehmen wir. Jeder Shop stellt seine eigene Rechnung.

## Zahlungsarten

Welche Zahlungsarten angeboten werden, hängt von Land und Betrag ab; die Kasse zeigt, was Ihnen offensteht. Alle Preise enthalten die Umsatzsteuer.

## Dreißig Minuten

Nach der Bestellung haben Sie 30 Minuten für die Zahlung. Einige Zahlungsarten haben eine eigene Frist, die auf der Zahlungsseite steht. Läuft die Zeit ab, wird die Bestellung geschlossen und die Ware wieder angeboten; über die Bestellseite legen Sie sie erneut in den Warenkorb.

## Wenn die Bank sich Zeit lässt

Manchmal antwortet eine Bank erst später. Die Ergebnisseite meldet dann, dass die Zahlung geprüft wird. Sie brauchen nicht noch einmal zu zahlen: Wir schreiben Ihnen, sobald die Antwort da ist. Eine Bestellbestätigung per E-Mail sagt Ihnen, dass alles angekommen ist.

## Erstattung und Sicherheit

Erstattungen gehen den Weg zurück, den die Zahlung genommen hat. Karten- und Kontodaten geben Sie beim Zahlungsdienst ein; wir speichern sie nicht.

{{demo}}

Da dies eine Demonstrations-Mall ist, fließt kein echtes Geld.`,
    },
    nl: {
      title: 'Betaling',
      body: `## Eén betaling voor alle winkels

In uw winkelwagen kunnen artikelen van meerdere winkels liggen. U betaalt één keer, aan Galleria, en wij rekenen met de winkels af. Elke winkel stelt een eigen factuur op.

## Methoden

Welke betaalmethoden er zijn, hangt af van land en bedrag; de kassa toont wat voor u beschikbaar is. Alle prijzen zijn inclusief btw.

## Dertig minuten

Na het bestellen hebt u 30 minuten om te betalen. Sommige methoden hebben een eigen termijn, die op de betaalpagina staat. Loopt de tijd af, dan wordt de bestelling gesloten en komen de artikelen weer in de verkoop; via de bestelpagina legt u ze opnieuw in de winkelwagen.

## Als de bank traag is

Soms antwoordt een bank pas later. De resultaatpagina meldt dan dat de betaling wordt gecontroleerd. U hoeft niet opnieuw te betalen: wij schrijven zodra het antwoord er is. Een orderbevestiging per mail laat weten dat alles is aangekomen.

## Terugbetaling en veiligheid

Terugbetalingen gaan langs dezelfde weg als de betaling. Kaart- en rekeninggegevens vult u bij de betaaldienst in; wij bewaren ze niet.

{{demo}}

Omdat dit een demonstratiemall is, gaat er geen echt geld om.`,
    },
    es: {
      title: 'Pago',
      body: `## Un pago para todas las tiendas

En tu carrito puede haber artículos de varias tiendas. Pagas una sola vez, a Galleria, que liquida con las tiendas. Cada tienda emite su propia factura.

## Métodos

Los métodos disponibles dependen del país y del importe; la caja muestra los que puedes usar. Todos los precios incluyen el IVA.

## Treinta minutos

Después de pedir tienes 30 minutos para pagar. Algunos métodos tienen su propio plazo, que se indica en la página de pago. Si se agota el tiempo, el pedido se cierra y los artículos vuelven a la venta; desde la página del pedido puedes ponerlos de nuevo en el carrito.

## Cuando el banco tarda

A veces un banco tarda en responder. La página de resultado avisa entonces de que el pago se está comprobando. No hace falta pagar otra vez: te escribimos en cuanto llega la respuesta. La confirmación del pedido por correo te dice que todo ha llegado bien.

## Reembolsos y seguridad

Los reembolsos vuelven por el mismo camino que el pago. Los datos de tarjeta o de cuenta se introducen en el proveedor de pago y no los guardamos.

{{demo}}

Como esta es una galería de demostración, no se mueve dinero real.`,
    },
    sv: {
      title: 'Betalning',
      body: `## En betalning för alla butiker

I varukorgen kan det ligga varor från flera butiker. Du betalar en gång, till Galleria, som gör upp med butikerna. Varje butik skriver sin egen faktura.

## Betalsätt

Vilka betalsätt som erbjuds beror på land och belopp; kassan visar dem som är öppna för dig. Alla priser är inklusive moms.

## Trettio minuter

När du har beställt har du 30 minuter på dig att betala. Vissa betalsätt har en egen tid, som visas på betalsidan. Går tiden ut stängs beställningen och varorna läggs ut till försäljning igen; från ordersidan kan du lägga dem i varukorgen på nytt.

## När banken dröjer

Ibland tar det längre tid innan banken svarar. Resultatsidan säger då att betalningen kontrolleras. Du behöver inte betala igen: vi skriver så snart svaret har kommit. En orderbekräftelse med e-post visar att allt har kommit fram.

## Återbetalning och säkerhet

Återbetalningar går samma väg som betalningen kom. Kort- och kontouppgifter fyller du i hos betaltjänsten; vi sparar dem inte.

{{demo}}

Eftersom detta är en demonstrationsgalleria rör sig inga verkliga pengar.`,
    },
    fr: {
      title: 'Paiement',
      body: `## Un seul paiement pour toutes les boutiques

Votre panier peut contenir des articles de plusieurs boutiques. Vous payez une fois, à Galleria, qui règle les boutiques. Chaque boutique établit sa propre facture.

## Moyens de paiement

Les moyens proposés dépendent du pays et du montant ; la page de commande montre ceux qui vous sont ouverts. Tous les prix comprennent la TVA.

## Trente minutes

Une fois la commande passée, vous avez 30 minutes pour payer. Certains moyens ont leur propre délai, indiqué sur la page de paiement. Si le temps s’écoule, la commande est close et les articles sont remis en vente ; depuis la page de la commande, vous pouvez les remettre au panier.

## Quand la banque tarde

Il arrive qu’une banque réponde plus tard. La page de résultat indique alors que le paiement est en cours de vérification. Inutile de payer de nouveau : nous vous écrivons dès que la réponse est là. La confirmation de commande par courriel vous dit que tout est bien arrivé.

## Remboursements et sécurité

Les remboursements reprennent le chemin du paiement. Les données de carte ou de compte se saisissent chez le prestataire de paiement et nous ne les conservons pas.

{{demo}}

Galleria étant une galerie de démonstration, aucun argent réel ne circule.`,
    },
    it: {
      title: 'Pagamento',
      body: `## Un pagamento per tutti i negozi

Nel carrello possono esserci articoli di più negozi. Paghi una volta sola, a Galleria, che regola i conti con i negozi. Ogni negozio emette la propria fattura.

## Metodi

I metodi offerti dipendono dal Paese e dall’importo; la cassa mostra quelli che puoi usare. Tutti i prezzi comprendono l’IVA.

## Trenta minuti

Dopo l’ordine hai 30 minuti per pagare. Alcuni metodi hanno un termine proprio, indicato nella pagina di pagamento. Se il tempo scade, l’ordine si chiude e gli articoli tornano in vendita; dalla pagina dell’ordine puoi rimetterli nel carrello.

## Quando la banca tarda

A volte una banca impiega più tempo a rispondere. La pagina dell’esito dice allora che il pagamento è in verifica. Non serve pagare di nuovo: ti scriviamo appena arriva la risposta. La conferma d’ordine per e-mail ti dice che è tutto a posto.

## Rimborsi e sicurezza

I rimborsi seguono la stessa strada del pagamento. I dati di carta o di conto si inseriscono presso il prestatore di pagamento e noi non li conserviamo.

{{demo}}

Poiché questa è una galleria dimostrativa, non si muove denaro vero.`,
    },
    pl: {
      title: 'Płatność',
      body: `## Jedna płatność za wszystkie sklepy

W koszyku mogą leżeć artykuły z kilku sklepów. Płacisz raz, Galleria rozlicza się ze sklepami. Każdy sklep wystawia własną fakturę.

## Metody

Dostępne metody zależą od kraju i kwoty; kasa pokazuje te, z których możesz skorzystać. Wszystkie ceny zawierają VAT.

## Trzydzieści minut

Po złożeniu zamówienia masz 30 minut na zapłatę. Niektóre metody mają własny termin, podany na stronie płatności. Gdy czas minie, zamówienie zostaje zamknięte, a towar wraca do sprzedaży; ze strony zamówienia możesz ponownie włożyć go do koszyka.

## Gdy bank się spóźnia

Czasem bank odpowiada później. Strona wyniku informuje wtedy, że płatność jest sprawdzana. Nie musisz płacić drugi raz: napiszemy, gdy tylko nadejdzie odpowiedź. Potwierdzenie zamówienia w wiadomości e-mail oznacza, że wszystko dotarło.

## Zwroty pieniędzy i bezpieczeństwo

Pieniądze wracają tą samą drogą, którą przyszły. Dane karty lub rachunku podaje się u operatora płatności; my ich nie przechowujemy.

{{demo}}

Ponieważ jest to galeria demonstracyjna, nie krążą w niej prawdziwe pieniądze.`,
    },
    'zh-CN': {
      title: '付款',
      body: `## 多家店铺，一次付款

购物车中可以有多家店铺的商品。您只需向 Galleria 付款一次，由我们与各店铺结算。发票由各店铺分别开具。

## 支付方式

可用的支付方式取决于国家和金额，结算页会列出您可以使用的方式。所有价格均含增值税。

## 三十分钟

下单后您有 30 分钟付款。部分支付方式另有时限，显示在支付页面。逾期订单关闭，商品重新上架；您可以从订单页再次加入购物车。

## 银行答复较慢时

有时银行需要更长时间答复，结果页会提示付款正在核实。您无需再次付款：一有结果，我们就会写信告知。收到订单确认邮件，即表示一切顺利。

## 退款与安全

退款按原支付方式退回。银行卡和账户信息在支付机构处填写，我们不予保存。

{{demo}}

本站为演示商城，不涉及真实资金往来。`,
    },
  },
}
