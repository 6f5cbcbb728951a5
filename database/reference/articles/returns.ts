import type { Article } from './article.ts'

export const article: Article = {
  id: 36008,
  slug: 'returns',
  kind: 'help',
  texts: {
    en: {
      title: 'Refunds and returns',
      body: `## Two periods

By law you can [withdraw](/article/36004) within 14 days. For every item you can also apply for a refund until 30 days after receipt. After that you can report faults on the order page, until at least two years after receipt.

## A refund on the order page

If something is damaged, missing, late or not as described, apply for a refund, in full or in part. You keep what you have received; anything not sent yet is cancelled.

1. Sign in, open the order and choose “Return or refund”. Choose the items, the amount and the reason; photos help the shop to decide quickly. You can apply once for each item.
2. The shop answers within 48 hours. If it doesn’t, your application is approved. Until then you can cancel it.
3. The refund goes to the payment method you used.
4. If the shop declines, you can ask Galleria to decide within 7 days, free of charge.

Each contract is with one shop, so items from two shops need two applications.

## Sending items back

Within 14 days you can [withdraw from the contract here](/withdrawal), or on the order page: without giving a reason, and nobody can decline. Until 30 days after receipt you can also return items on the order page: choose “Return or refund”, then “Return and refund”; once the shop has agreed, you’ll see where to send them. For another version choose “Exchange” there: what it costs less you get back, what it costs more you pay.

## As a guest

Open your order with the link in the email. You don’t need an account to withdraw. To apply for a refund, add the order to an account: sign in or create one, then open the link again; we’ll send a code to the order’s email address.`,
    },
    de: {
      title: 'Erstattung und Rückgabe',
      body: `## Zwei Fristen

Nach dem Gesetz können Sie binnen 14 Tagen [widerrufen](/article/36004). Darüber hinaus nimmt Galleria für jeden Artikel bis 30 Tage nach Erhalt Anträge auf Erstattung an. Danach melden Sie auf der Bestellseite noch Mängel, mindestens zwei Jahre ab Erhalt.

## Erstattung auf der Bestellseite

Ist etwas beschädigt, fehlt es, kommt es zu spät oder ist es anders als beschrieben, verlangen Sie Ihr Geld zurück, ganz oder zum Teil. Was Sie erhalten haben, behalten Sie; was noch nicht verschickt ist, wird nicht mehr verschickt.

1. Melden Sie sich an, öffnen Sie die Bestellung und wählen Sie „Rücksendung oder Erstattung“. Wählen Sie Ware, Betrag und Grund; Fotos helfen dem Shop, schnell zu entscheiden. Jedes Stück kann einmal beantragt werden.
2. Der Shop antwortet binnen 48 Stunden. Tut er es nicht, ist Ihr Antrag genehmigt. Bis dahin können Sie ihn zurückziehen.
3. Das Geld kommt auf dem Zahlungsweg zurück.
4. Lehnt der Shop ab, können Sie binnen 7 Tagen kostenlos Galleria entscheiden lassen.

Jeder Vertrag besteht mit einem Shop; Artikel aus zwei Shops sind also zwei Anträge.

## Ware zurückschicken

Binnen 14 Tagen [widerrufen Sie den Vertrag](/withdrawal) hier oder auf der Seite der Bestellung: ohne Grund, und niemand kann ablehnen. Bis 30 Tage nach Erhalt nimmt die Seite der Bestellung auch Rücksendungen an: Wählen Sie „Rücksendung oder Erstattung“ und dann die Rücksendung; hat der Shop zugestimmt, sehen Sie, wohin die Ware geht. Für eine andere Ausführung wählen Sie dort den Umtausch: Ist sie günstiger, erhalten Sie den Unterschied zurück; ist sie teurer, zahlen Sie ihn.

## Als Gast

Öffnen Sie Ihre Bestellung über den Link in der E-Mail. Für den Widerruf brauchen Sie kein Konto. Für einen Antrag übernehmen Sie sie in ein Konto: anmelden oder registrieren, dann den Link noch einmal öffnen; wir senden einen Code an die E-Mail-Adresse der Bestellung.`,
    },
    nl: {
      title: 'Terugbetaling en retour',
      body: `## Twee termijnen

Wettelijk kunt u binnen 14 dagen [herroepen](/article/36004). Daarbovenop neemt Galleria voor elk artikel tot 30 dagen na ontvangst aanvragen voor terugbetaling aan. Daarna meldt u gebreken op de bestelpagina, tot minstens twee jaar na ontvangst.

## Terugbetaling op de bestelpagina

Is iets beschadigd, ontbreekt het, komt het te laat of is het anders dan beschreven, vraag dan uw geld terug, helemaal of voor een deel. Wat u hebt ontvangen, houdt u; wat nog niet is verzonden, wordt niet meer verzonden.

1. Log in, open de bestelling en kies ‘Retour of terugbetaling’. Kies de artikelen, het bedrag en de reden; foto’s helpen de winkel snel te beslissen. Elk stuk kan één keer worden aangevraagd.
2. De winkel antwoordt binnen 48 uur. Doet hij dat niet, dan is uw aanvraag goedgekeurd. Tot dan kunt u haar intrekken.
3. Het geld gaat terug zoals u hebt betaald.
4. Wijst de winkel af, dan kunt u binnen 7 dagen gratis Galleria laten beslissen.

Elke overeenkomst is met één winkel, dus artikelen uit twee winkels zijn twee aanvragen.

## Goederen terugsturen

Binnen 14 dagen [herroept u de overeenkomst hier](/withdrawal) of op de pagina van de bestelling: zonder reden, en niemand kan weigeren. Tot 30 dagen na ontvangst neemt de pagina van de bestelling ook retouren aan: kies ‘Retour of terugbetaling’ en dan het retour; zodra de winkel akkoord is, ziet u waar de goederen heen gaan. Voor een andere uitvoering kiest u daar ‘Omruilen’; het verschil krijgt u terug of betaalt u bij.

## Als gast

Open uw bestelling met de link in de mail. Om te herroepen hebt u geen account nodig. Voor een aanvraag neemt u de bestelling over in een account: log in of maak er een, en open de link nog eens; wij sturen een code naar het mailadres van de bestelling.`,
    },
    es: {
      title: 'Reembolsos y devoluciones',
      body: `## Dos plazos

Por ley puedes [desistir](/article/36004) en 14 días. Además, Galleria admite solicitudes de reembolso de cada artículo hasta 30 días después de la recepción. Después puedes comunicar defectos en la página del pedido: al menos dos años desde la recepción.

## Un reembolso desde la página del pedido

Si algo llega dañado, falta, se retrasa o no es como se describe, pide que te devuelvan el dinero, todo o una parte. Te quedas con lo que has recibido; lo que aún no se ha enviado ya no se envía.

1. Inicia sesión, abre el pedido y elige «Devolución o reembolso». Elige los artículos, el importe y el motivo; las fotos ayudan a la tienda a decidir pronto. Cada pieza se puede solicitar una vez.
2. La tienda responde en 48 horas. Si no lo hace, tu solicitud queda aprobada. Hasta entonces puedes retirarla.
3. El dinero vuelve por donde pagaste.
4. Si la tienda la rechaza, puedes pedir gratis, en 7 días, que decida Galleria.

Cada contrato es con una tienda, así que artículos de dos tiendas son dos solicitudes.

## Devolver los productos

En los 14 días siguientes [desistes del contrato aquí](/withdrawal) o en la página del pedido: sin motivo, y nadie puede rechazarlo. Hasta 30 días después de la recepción, la página del pedido admite también devoluciones: elige «Devolución o reembolso» y luego la devolución; cuando la tienda acepte, verás adónde enviar los productos. Si quieres otra versión, elige allí el cambio: si cuesta menos, se te devuelve la diferencia; si cuesta más, la pagas.

## Como invitado

Abre tu pedido con el enlace del correo. Para desistir no necesitas cuenta. Para una solicitud, lleva el pedido a una cuenta: inicia sesión o crea una y vuelve a abrir el enlace; enviamos un código al correo del pedido.`,
    },
    sv: {
      title: 'Återbetalning och retur',
      body: `## Två frister

Enligt lag kan du [ångra köpet](/article/36004) inom 14 dagar. Därutöver tar Galleria emot ansökningar om återbetalning för varje vara till och med 30 dagar efter mottagandet. Därefter kan du fortfarande anmäla fel på beställningens sida så länge lagen i ditt land säger: minst två år från mottagandet.

## Återbetalning på beställningens sida

Är något skadat, saknas det, är det sent eller inte som beskrivet kan du begära pengarna tillbaka, helt eller delvis. Det du har fått behåller du; det som ännu inte har skickats skickas inte längre.

1. Logga in, öppna beställningen och välj ”Retur eller återbetalning”. Välj varor, belopp och skäl; bilder hjälper butiken att besluta snabbt. Varje enhet kan begäras en gång.
2. Butiken svarar inom 48 timmar. Gör den inte det är din ansökan godkänd. Fram till dess kan du ta tillbaka den.
3. Pengarna går tillbaka samma väg som du betalade.
4. Säger butiken nej kan du inom 7 dagar kostnadsfritt be Galleria avgöra.

Varje avtal är med en butik, så varor från två butiker blir två ansökningar.

## Skicka tillbaka varor

Inom 14 dagar [frånträder du avtalet här](/withdrawal) eller på beställningens sida: utan skäl, och ingen kan säga nej. Till och med 30 dagar efter mottagandet tar beställningens sida också emot returer: välj ”Retur eller återbetalning” och sedan retur; när butiken har gått med på det ser du vart varorna ska. Vill du ha ett annat utförande väljer du byte där: kostar det mindre får du tillbaka skillnaden, kostar det mer betalar du den när butiken har godkänt dina varor.

## Som gäst

Öppna beställningen med länken i mejlet. För att frånträda avtalet behöver du inget konto. För att ansöka tar du över beställningen till ett konto: logga in eller skapa ett och öppna länken igen; vi skickar en kod till beställningens e-postadress.`,
    },
    fr: {
      title: 'Remboursements et retours',
      body: `## Deux délais

La loi vous permet de vous [rétracter](/article/36004) sous 14 jours. Au-delà, Galleria accepte pour chaque article les demandes de remboursement jusqu’à 30 jours après la réception. Ensuite, signalez les défauts sur la page de la commande pendant deux ans au moins après la réception.

## Un remboursement depuis la commande

Si quelque chose est abîmé, manque, tarde ou n’est pas conforme, demandez à être remboursé, en tout ou en partie. Vous gardez ce que vous avez reçu ; ce qui n’est pas encore parti ne sera plus envoyé.

1. Connectez-vous, ouvrez la commande et choisissez « Retour ou remboursement ». Indiquez les articles, le montant et le motif ; des photos aident la boutique à décider vite. Chaque pièce ne peut être demandée qu’une fois.
2. La boutique répond sous 48 heures. Sinon, votre demande est acceptée. D’ici là, vous pouvez la retirer.
3. L’argent revient par le chemin du paiement.
4. Si la boutique refuse, vous pouvez gratuitement demander sous 7 jours à Galleria de trancher.

Chaque contrat lie une seule boutique : des articles de deux boutiques font deux demandes.

## Renvoyer la marchandise

Sous 14 jours, [rétractez-vous du contrat ici](/withdrawal) ou sur la page de la commande : sans motif, et personne ne peut refuser. Jusqu’à 30 jours après la réception, la page de la commande accepte aussi les retours : choisissez « Retour ou remboursement », puis le retour ; une fois l’accord de la boutique donné, vous voyez où renvoyer la marchandise. Pour une autre version, choisissez-y l’échange : moins chère, la différence vous est remboursée ; plus chère, vous la payez.

## En tant qu’invité

Ouvrez votre commande avec le lien du courriel. Pour vous rétracter, aucun compte n’est nécessaire. Pour une demande, reprenez-la dans un compte : connectez-vous ou créez-en un, puis ouvrez de nouveau le lien ; nous envoyons un code à l’adresse de la commande.`,
    },
    it: {
      title: 'Rimborsi e resi',
      body: `## Due termini

Per legge puoi [recedere](/article/36004) entro 14 giorni. Oltre a questo, Galleria accetta per ogni articolo richieste di rimborso fino a 30 giorni dal ricevimento. Dopo puoi ancora segnalare difetti nella pagina dell’ordine per la durata della garanzia legale del tuo Paese: almeno due anni dal ricevimento.

## Un rimborso dalla pagina dell’ordine

Se qualcosa è danneggiato, manca, è in ritardo o non è come descritto, chiedi indietro il denaro, tutto o in parte. Quello che hai ricevuto lo tieni; quello che non è ancora partito non viene più spedito.

1. Accedi, apri l’ordine e scegli «Reso o rimborso». Scegli la merce, l’importo e il motivo; le foto aiutano il negozio a decidere in fretta. Ogni pezzo può essere richiesto una volta.
2. Il negozio risponde entro 48 ore. Se non lo fa, la richiesta è accolta. Fino ad allora puoi ritirarla.
3. Il denaro torna per la via del pagamento.
4. Se il negozio rifiuta, entro 7 giorni puoi chiedere gratis a Galleria di decidere.

Ogni contratto è con un solo negozio: articoli di due negozi sono due richieste.

## Rispedire la merce

Entro 14 giorni [recedi dal contratto qui](/withdrawal) o nella pagina dell’ordine: senza motivo, e nessuno può rifiutare. Fino a 30 giorni dal ricevimento la pagina dell’ordine accetta anche i resi: scegli «Reso o rimborso» e poi il reso; quando il negozio ha accettato, vedi dove spedire la merce. Per un’altra versione scegli lì il cambio: se costa meno, ti rimborsiamo la differenza; se costa di più, la paghi quando il negozio ha accettato i tuoi articoli.

## Come ospite

Apri l’ordine con il link nell’e-mail. Per recedere non serve un account. Per una richiesta porta l’ordine in un account: accedi o creane uno, poi riapri il link; inviamo un codice all’indirizzo dell’ordine.`,
    },
    pl: {
      title: 'Zwrot pieniędzy i towaru',
      body: `## Dwa terminy

Zgodnie z prawem możesz [odstąpić od umowy](/article/36004) w ciągu 14 dni. Ponadto Galleria przyjmuje dla każdego artykułu wnioski o zwrot pieniędzy do 30 dni od otrzymania. Potem na stronie zamówienia możesz jeszcze zgłaszać wady, tak długo, jak przewiduje prawo Twojego kraju: co najmniej dwa lata od otrzymania.

## Zwrot pieniędzy na stronie zamówienia

Jeśli coś jest uszkodzone, czegoś brakuje, towar się spóźnia lub jest inny, niż opisano, poproś o zwrot pieniędzy w całości lub w części. To, co już dotarło, zostaje u Ciebie; to, czego jeszcze nie wysłano, nie zostanie wysłane.

1. Zaloguj się, otwórz zamówienie i wybierz „Zwrot towaru lub pieniędzy”. Wskaż towar, kwotę i powód; zdjęcia pomagają sklepowi szybko zdecydować. O każdą sztukę można prosić raz.
2. Sklep odpowiada w ciągu 48 godzin. Jeśli tego nie zrobi, wniosek jest przyjęty. Do tego czasu możesz go wycofać.
3. Pieniądze wracają tą samą drogą.
4. Jeśli sklep odmówi, w ciągu 7 dni możesz bezpłatnie poprosić Gallerię o decyzję.

Każda umowa dotyczy jednego sklepu, więc artykuły z dwóch sklepów to dwa wnioski.

## Odesłanie towaru

W ciągu 14 dni [odstępujesz od umowy tutaj](/withdrawal) lub na stronie zamówienia: bez podania przyczyny i nikt nie może odmówić. Do 30 dni od otrzymania strona zamówienia przyjmuje też zwroty: wybierz „Zwrot towaru lub pieniędzy”, a potem zwrot; gdy sklep się zgodzi, zobaczysz, dokąd odesłać towar. Aby otrzymać inną wersję, wybierz tam wymianę: jeśli kosztuje mniej, zwrócimy różnicę; jeśli więcej, zapłacisz ją, gdy sklep przyjmie Twoje produkty.

## Jako gość

Otwórz zamówienie linkiem z wiadomości. Do odstąpienia nie potrzebujesz konta. Aby złożyć wniosek, przenieś zamówienie na konto: zaloguj się lub je załóż i otwórz link jeszcze raz; wyślemy kod na adres e-mail z zamówienia.`,
    },
    'zh-CN': {
      title: '退款与退货',
      body: `## 两个期限

依照法律，您可以在 14 天内[撤回合同](/article/36004)。此外，每件商品自收货起 30 天内，您都可以在 Galleria 申请退款。此后您仍可在订单页面报告瑕疵，期限按您所在国家的法律，自收货起至少两年。

## 在订单页申请退款

商品损坏、缺少、迟到或与描述不符时，您可以申请退还全部或部分款项。已收到的商品由您保留；尚未发出的商品不再发货。

1. 登录并打开订单，点击“退货或退款”，选择商品、金额和原因。附上照片有助于店铺尽快处理。每件商品只能申请一次。
2. 店铺在 48 小时内答复；逾期未答复，视为同意。在此之前您可以撤销申请。
3. 款项按原支付方式退回。
4. 如店铺拒绝，您可在 7 天内免费请 Galleria 裁决。

每份合同只涉及一家店铺，因此两家店铺的商品须分别申请。

## 寄回商品

14 天内，您可以[在此撤回合同](/withdrawal)或在订单页撤回：无需理由，任何人不得拒绝。收货后 30 天内，订单页也受理退货：点击“退货或退款”，再选择退货；店铺同意后，您会看到寄回地址。需要其他款式时，请在此选择换货：价格更低则退还差价，价格更高则在店铺验收商品后支付差价。

## 访客

请用邮件中的链接打开订单。撤回合同无需账户。如需申请退款，请先把订单转入账户：登录或注册后再次打开链接，我们会向订单邮箱发送验证码。`,
    },
  },
}
