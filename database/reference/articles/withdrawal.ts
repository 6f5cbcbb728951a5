import type { Article } from './article.ts'

export const article: Article = {
  id: 36004,
  slug: 'withdrawal',
  kind: 'legal',
  texts: {
    en: {
      title: 'Right of withdrawal',
      body: `## Your right

You may withdraw from the contract within 14 days without giving a reason. The period ends 14 days after you, or a person you name who is not the carrier, have received the goods; with several parcels of one shop, the last of them. Each shop’s contract has its own period.

You can do it online at any time: [withdraw from contract here](/withdrawal), without an account, or on the order’s page. It takes two steps, and you immediately receive a confirmation by email with your statement, its date and its time. You can also simply tell us, by post or by email to {{email}}; we pass it on to the shop. You may use the form below, but you don’t have to. It is enough to send your notice before the period ends.

## What happens next

We refund everything you paid for the goods, including the standard delivery costs, within 14 days of your notice and by the same means of payment, at no charge. We may wait until we have received the goods back or you have shown that you sent them.

Send the goods back within 14 days of your notice. You bear the direct cost of returning them; goods delivered by freight are collected by the shop at its own cost. You only pay for any loss in value if you handled the goods more than was needed to examine them.

## Model form

To {{company}}, {{address}}, {{email}}:

- I/we hereby withdraw from the contract for the following goods:
- Ordered on / received on:
- Order number:
- Name and address of the consumer(s):
- Date, and signature if on paper:`,
    },
    de: {
      title: 'Widerrufsbelehrung',
      body: `## Ihr Recht

Sie können den Vertrag binnen 14 Tagen ohne Angabe von Gründen widerrufen. Die Frist endet 14 Tage, nachdem Sie oder eine von Ihnen benannte Person, die nicht der Beförderer ist, die Ware erhalten haben; bei mehreren Paketen eines Shops zählt das letzte. Für den Vertrag mit jedem Shop läuft eine eigene Frist.

Online geht das jederzeit: [Vertrag widerrufen](/withdrawal), ohne Konto, oder auf der Seite der Bestellung. Zwei Schritte, und eine Bestätigung mit Inhalt, Datum und Uhrzeit Ihrer Erklärung kommt sofort per E-Mail. Ebenso genügt eine eindeutige Erklärung per Brief oder E-Mail an {{email}}; wir geben sie an den Shop weiter. Sie können das Formular unten verwenden. Zur Wahrung der Frist reicht es, die Erklärung vor ihrem Ablauf abzusenden.

## Folgen

Wir erstatten alle Zahlungen für die Ware einschließlich der Standard-Lieferkosten binnen 14 Tagen nach Ihrer Erklärung, mit demselben Zahlungsmittel und ohne Entgelt. Wir dürfen warten, bis die Ware zurück ist oder Sie den Versand nachgewiesen haben.

Senden Sie die Ware binnen 14 Tagen nach Ihrer Erklärung zurück. Die unmittelbaren Kosten der Rücksendung tragen Sie; per Spedition gelieferte Ware holt der Shop auf eigene Kosten ab. Für einen Wertverlust zahlen Sie nur, wenn er auf einen Umgang zurückgeht, der zur Prüfung der Ware nicht nötig war.

## Muster-Formular

An {{company}}, {{address}}, {{email}}:

- Hiermit widerrufe(n) ich/wir den Vertrag über folgende Waren:
- Bestellt am / erhalten am:
- Bestellnummer:
- Name und Anschrift des/der Verbraucher(s):
- Datum, bei Papierform Unterschrift:`,
    },
    nl: {
      title: 'Herroepingsrecht',
      body: `## Uw recht

U kunt de overeenkomst binnen 14 dagen zonder opgave van redenen herroepen. De termijn eindigt 14 dagen nadat u, of een door u aangewezen persoon die niet de vervoerder is, de goederen hebt ontvangen; bij meer pakketten van één winkel telt het laatste. Voor elke winkel loopt een eigen termijn.

Online kan dat altijd: [overeenkomst hier herroepen](/withdrawal), zonder account, of op de pagina van de bestelling. Twee stappen, en een bevestiging met inhoud, datum en tijd van uw verklaring komt meteen per mail. U kunt ons uw besluit ook ondubbelzinnig laten weten per brief of per mail aan {{email}}; wij geven het door aan de winkel. U mag het formulier hieronder gebruiken. Het is voldoende dat u uw bericht vóór het einde van de termijn verstuurt.

## Gevolgen

Wij betalen alles terug wat u voor de goederen betaalde, inclusief de standaard leveringskosten, binnen 14 dagen na uw bericht, met hetzelfde betaalmiddel en zonder kosten. Wij mogen wachten tot de goederen terug zijn of u hebt aangetoond dat ze zijn verzonden.

Stuur de goederen binnen 14 dagen na uw bericht terug. De directe kosten van het terugzenden zijn voor u; goederen die per vrachtdienst zijn geleverd, haalt de winkel op eigen kosten op. Voor waardevermindering betaalt u alleen als u de goederen meer hebt gebruikt dan nodig was om ze te beoordelen.

## Modelformulier

Aan {{company}}, {{address}}, {{email}}:

- Ik/wij herroep(en) hierbij de overeenkomst betreffende de volgende goederen:
- Besteld op / ontvangen op:
- Bestelnummer:
- Naam en adres van de consument(en):
- Datum, en handtekening indien op papier:`,
    },
    es: {
      title: 'Derecho de desistimiento',
      body: `## Tu derecho

Puedes desistir del contrato en un plazo de 14 días sin indicar el motivo. El plazo termina a los 14 días de que tú, o un tercero indicado por ti que no sea el transportista, hayáis recibido los bienes; si una tienda envía varios bultos, cuenta el último. El contrato con cada tienda tiene su propio plazo.

Puedes hacerlo en línea en todo momento: [desistir del contrato aquí](/withdrawal), sin cuenta, o en la página del pedido. Son dos pasos, y enseguida recibes por correo una confirmación con el contenido, la fecha y la hora de tu declaración. También basta una declaración inequívoca por carta o por correo a {{email}}; se la pasamos a la tienda. Puedes usar el formulario de abajo. Es suficiente enviar la comunicación antes de que venza el plazo.

## Consecuencias

Te devolvemos todo lo pagado por los bienes, incluidos los gastos de entrega ordinarios, en los 14 días siguientes a tu comunicación, por el mismo medio de pago y sin gasto alguno. Podemos esperar a recibir los bienes o la prueba de que los has enviado.

Devuelve los bienes en los 14 días siguientes a tu comunicación. El coste directo de la devolución corre de tu cuenta; lo entregado por transporte pesado lo recoge la tienda a su cargo. Solo respondes de la pérdida de valor debida a un uso mayor del necesario para comprobar los bienes.

## Modelo de formulario

A la atención de {{company}}, {{address}}, {{email}}:

- Por la presente comunico/comunicamos que desisto/desistimos del contrato de venta de los siguientes bienes:
- Pedido el / recibido el:
- Número de pedido:
- Nombre y domicilio del consumidor o consumidores:
- Fecha, y firma si se presenta en papel:`,
    },
    sv: {
      title: 'Ångerrätt',
      body: `## Din rätt

Du kan frånträda avtalet inom 14 dagar utan att ange något skäl. Fristen löper ut 14 dagar efter att du, eller någon du har utsett och som inte är transportören, har fått varorna; skickar en butik flera paket räknas det sista. Avtalet med varje butik har sin egen frist.

På nätet går det när som helst: [frånträd avtalet här](/withdrawal), utan konto, eller på beställningens sida. Det är två steg, och en bekräftelse med innehåll, datum och klockslag kommer genast med e-post. Du kan också meddela oss klart och tydligt med brev eller e-post till {{email}}; vi för det vidare till butiken. Du kan använda blanketten nedan. Det räcker att du skickar meddelandet innan fristen har löpt ut.

## Vad som följer

Vi betalar tillbaka allt du har betalat för varorna, även vanliga leveranskostnader, inom 14 dagar från ditt meddelande, med samma betalsätt och utan avgift. Vi får vänta tills varorna är tillbaka eller du har visat att du har skickat dem.

Skicka tillbaka varorna inom 14 dagar från ditt meddelande. Du står för den direkta returkostnaden; varor som levererats med speditör hämtar butiken på egen bekostnad. Du ersätter värdeminskning bara om du har använt varorna mer än vad som behövdes för att undersöka dem.

## Standardblankett

Till {{company}}, {{address}}, {{email}}:

- Jag/vi frånträder härmed avtalet om köp av följande varor:
- Beställdes den / mottogs den:
- Beställningsnummer:
- Konsumentens/konsumenternas namn och adress:
- Datum, och underskrift om blanketten är på papper:`,
    },
    fr: {
      title: 'Droit de rétractation',
      body: `## Votre droit

Vous pouvez vous rétracter du contrat dans un délai de 14 jours sans donner de motif. Le délai expire 14 jours après que vous, ou un tiers désigné par vous et autre que le transporteur, avez reçu les biens ; si une boutique envoie plusieurs colis, le dernier compte. Le contrat conclu avec chaque boutique a son propre délai.

En ligne, c’est possible à tout moment : [se rétracter du contrat ici](/withdrawal), sans compte, ou sur la page de la commande. En deux étapes, et une confirmation avec le contenu, la date et l’heure de votre déclaration vous parvient aussitôt par courriel. Une déclaration dénuée d’ambiguïté, par lettre ou par courriel à {{email}}, suffit également ; nous la transmettons à la boutique. Vous pouvez utiliser le formulaire ci-dessous. Le délai est respecté si vous envoyez votre message avant son expiration.

## Effets

Nous remboursons tout ce que vous avez payé pour les biens, frais de livraison standard compris, dans les 14 jours suivant votre message, par le même moyen de paiement et sans frais. Nous pouvons attendre le retour des biens ou la preuve de leur expédition.

Renvoyez les biens dans les 14 jours suivant votre message. Les frais directs de renvoi sont à votre charge ; ce qui a été livré par transporteur de fret est repris par la boutique à ses frais. Vous ne répondez d’une dépréciation que si vous avez utilisé les biens plus qu’il n’était nécessaire pour les examiner.

## Modèle de formulaire

À {{company}}, {{address}}, {{email}} :

- Je/nous notifie/notifions par la présente ma/notre rétractation du contrat portant sur les biens suivants :
- Commandés le / reçus le :
- Numéro de commande :
- Nom et adresse du ou des consommateurs :
- Date, et signature si le formulaire est sur papier :`,
    },
    it: {
      title: 'Diritto di recesso',
      body: `## Il tuo diritto

Puoi recedere dal contratto entro 14 giorni senza indicarne le ragioni. Il termine scade 14 giorni dopo che tu, o una persona da te designata diversa dal vettore, avete ricevuto i beni; se un negozio spedisce più colli, conta l’ultimo. Il contratto con ciascun negozio ha un proprio termine.

Online puoi farlo in ogni momento: [recedere dal contratto qui](/withdrawal), senza account, o nella pagina dell’ordine. Due passaggi, e una conferma con contenuto, data e ora della dichiarazione arriva subito per e-mail. Basta anche una dichiarazione esplicita per lettera o per e-mail a {{email}}; la inoltriamo al negozio. Puoi usare il modulo qui sotto. È sufficiente inviare la comunicazione prima della scadenza.

## Effetti

Ti rimborsiamo quanto hai pagato per i beni, comprese le spese di consegna standard, entro 14 giorni dalla tua comunicazione, con lo stesso mezzo di pagamento e senza costi. Possiamo attendere di ricevere i beni o la prova che li hai spediti.

Rispedisci i beni entro 14 giorni dalla tua comunicazione. I costi diretti della restituzione sono a tuo carico; ciò che è stato consegnato da un corriere per merci pesanti viene ritirato dal negozio a sue spese. Rispondi della diminuzione di valore solo se hai usato i beni più di quanto serviva per esaminarli.

## Modulo tipo

A {{company}}, {{address}}, {{email}}:

- Con la presente io/noi notifico/notifichiamo il recesso dal contratto di vendita dei seguenti beni:
- Ordinati il / ricevuti il:
- Numero d’ordine:
- Nome e indirizzo del/dei consumatore/i:
- Data, e firma se il modulo è su carta:`,
    },
    pl: {
      title: 'Prawo odstąpienia od umowy',
      body: `## Twoje prawo

Możesz odstąpić od umowy w terminie 14 dni bez podania przyczyny. Termin upływa po 14 dniach od dnia, w którym Ty lub wskazana przez Ciebie osoba inna niż przewoźnik otrzymaliście towar; jeśli sklep wysyła kilka paczek, liczy się ostatnia. Dla umowy z każdym sklepem biegnie osobny termin.

Przez internet możesz to zrobić w każdej chwili: [odstąp od umowy tutaj](/withdrawal), bez konta, albo na stronie zamówienia. To dwa kroki, a potwierdzenie z treścią, datą i godziną oświadczenia przychodzi od razu e-mailem. Wystarczy też jednoznaczne oświadczenie listem lub e-mailem na adres {{email}}; przekażemy je sklepowi. Możesz użyć poniższego formularza. Aby dochować terminu, wystarczy wysłać oświadczenie przed jego upływem.

## Skutki

Zwrócimy wszystko, co zapłacono za towar, łącznie ze zwykłymi kosztami dostawy, w ciągu 14 dni od Twojego oświadczenia, tym samym sposobem płatności i bez opłat. Możemy poczekać, aż towar wróci albo dostarczysz dowód jego odesłania.

Odeślij towar w ciągu 14 dni od oświadczenia. Bezpośrednie koszty zwrotu ponosisz Ty; towar dostarczony spedycją sklep odbiera na własny koszt. Za zmniejszenie wartości odpowiadasz tylko wtedy, gdy korzystano z towaru ponad to, co było potrzebne do jego sprawdzenia.

## Wzór formularza

Adresat: {{company}}, {{address}}, {{email}}:

- Niniejszym informuję/informujemy o odstąpieniu od umowy sprzedaży następujących towarów:
- Zamówiono dnia / otrzymano dnia:
- Numer zamówienia:
- Imię, nazwisko i adres konsumenta(-ów):
- Data, a w formie papierowej także podpis:`,
    },
    'zh-CN': {
      title: '撤回权说明',
      body: `## 您的权利

您可以在 14 天内撤回合同，无需说明理由。期限自您或您指定的人（承运人除外）收到商品之日起 14 天届满；同一店铺分多个包裹发货的，以最后一个为准。与每家店铺的合同各自计算期限。

您可以随时在线办理：[在此撤回合同](/withdrawal)，无需账户，也可在订单页办理。只需两步，载有声明内容、日期和时间的确认会立即发送到您的邮箱。您也可以以信函或电子邮件（{{email}}）明确告知我们，我们会转告店铺。您可以使用下方的表格。只要在期限届满前发出通知即可。

## 撤回的后果

我们将在收到通知后 14 天内退还您为商品支付的全部款项，包括标准配送费，以原支付方式退回，不收取费用。在商品退回或您证明已寄出之前，我们可以暂缓退款。

请在发出通知后 14 天内寄回商品。退货的直接费用由您承担；以货运方式送达的商品由店铺上门取回，费用由店铺承担。只有当使用超出检验商品所需的程度时，您才需赔偿由此造成的贬值。

## 撤回表格范本

致 {{company}}，{{address}}，{{email}}：

- 本人/我们特此撤回购买以下商品的合同：
- 订购日期／收货日期：
- 订单号：
- 消费者姓名与地址：
- 日期，纸质表格须签名：`,
    },
  },
  bySite: {
    UK: {
      en: {
        title: 'Right to cancel',
        body: `## Your right

Under the Consumer Contracts Regulations 2013 you may cancel the contract within 14 days without giving a reason. The period ends 14 days after you, or a person you name who is not the carrier, have received the goods; with several parcels of one shop, the last of them. Each shop’s contract has its own period.

You can do it online at any time: [withdraw from contract here](/withdrawal), without an account, or on the order’s page. It takes two steps, and you immediately receive a confirmation by email with your statement, its date and its time. You can also simply tell us, by post or by email to {{email}}; we pass it on to the shop. You may use the form below, but you don’t have to. It is enough to send your notice before the period ends.

## What happens next

We refund everything you paid for the goods, including the standard delivery costs, by the same means of payment and at no charge: within 14 days of the day on which the goods are back, or on which you have shown that you sent them, if that is earlier.

Send the goods back within 14 days of your notice. You bear the direct cost of returning them; goods delivered by freight are collected by the shop at its own cost. We may deduct any loss in value caused by handling the goods more than you would have been allowed to in a shop.

This is in addition to your rights under the Consumer Rights Act 2015 if goods are faulty, including 30 days in which to reject them.

## Model form

To {{company}}, {{address}}, {{email}}:

- I/we hereby give notice that I/we cancel my/our contract of sale of the following goods:
- Ordered on / received on:
- Order number:
- Name and address of the consumer(s):
- Date, and signature if on paper:`,
      },
    },
  },
}
