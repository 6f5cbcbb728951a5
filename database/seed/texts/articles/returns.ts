import type { Article } from './article.ts'

export const article: Article = {
  id: 36008,
  slug: 'returns',
  kind: 'help',
  texts: {
    'en': {
      title: 'Returns and exchanges',
      body: `## Two periods

By law you may [withdraw](/article/36004) within 14 days. Beyond that, Galleria keeps an after-sales window of 30 days after receipt for every item. Your statutory rights in case of faults last longer and are not affected.

## What you can ask for

- **Return**: the goods go back, you get the money back.
- **Exchange**: the same item in another finish or size at the same price.
- **Refund only**: money back without sending anything, for instance when a part is missing.

## How it works

1. Open the order and choose the item and the reason. Pictures help the shop to decide quickly.
2. The shop answers. If it agrees, you see the return address.
3. Pack the goods well, hand them to a carrier and enter the tracking number. Freight goods are collected.
4. When the shop has checked the goods, the refund goes back the way you paid, or the exchange is sent.

Each contract is with one shop, so items from two shops are two requests.

## As a guest

Open your order with the signed link in the mail. For a request we send a code to the mail address of the order; confirming it turns your order into an account that keeps the request.`,
    },
    'de': {
      title: 'Rückgabe und Umtausch',
      body: `## Zwei Fristen

Nach dem Gesetz können Sie binnen 14 Tagen [widerrufen](/article/36004). Darüber hinaus gilt bei Galleria für jeden Artikel eine Frist von 30 Tagen ab Erhalt. Ihre gesetzlichen Rechte bei Mängeln reichen weiter und bleiben unberührt.

## Was Sie beantragen können

- **Rückgabe**: Die Ware geht zurück, Sie erhalten Ihr Geld.
- **Umtausch**: derselbe Artikel in anderer Ausführung oder Größe zum gleichen Preis.
- **Nur Erstattung**: Geld zurück ohne Rücksendung, etwa wenn ein Teil fehlt.

## So läuft es ab

1. Öffnen Sie die Bestellung und wählen Sie Artikel und Grund. Fotos helfen dem Shop, schnell zu entscheiden.
2. Der Shop antwortet. Stimmt er zu, sehen Sie die Rücksendeadresse.
3. Verpacken Sie die Ware gut, geben Sie sie beim Paketdienst ab und tragen Sie die Sendungsnummer ein. Speditionsware wird abgeholt.
4. Hat der Shop die Ware geprüft, kommt die Erstattung auf dem Zahlungsweg zurück oder der Ersatz geht auf die Reise.

Jeder Vertrag besteht mit einem Shop; Artikel aus zwei Shops sind also zwei Anträge.

## Als Gast

Öffnen Sie Ihre Bestellung über den signierten Link in der E-Mail. Für einen Antrag senden wir einen Code an die E-Mail-Adresse der Bestellung; mit der Bestätigung wird daraus ein Konto, in dem der Antrag liegt.`,
    },
    'nl': {
      title: 'Retourneren en ruilen',
      body: `## Twee termijnen

Volgens de wet kunt u binnen 14 dagen [herroepen](/article/36004). Daarbovenop geldt bij Galleria voor elk artikel een termijn van 30 dagen na ontvangst. Uw wettelijke rechten bij gebreken gaan verder en blijven onverlet.

## Wat u kunt vragen

- **Retour**: de goederen gaan terug en u krijgt uw geld.
- **Ruilen**: hetzelfde artikel in een andere uitvoering of maat voor dezelfde prijs.
- **Alleen terugbetaling**: geld terug zonder iets te sturen, bijvoorbeeld als een onderdeel ontbreekt.

## Zo gaat het

1. Open de bestelling en kies artikel en reden. Foto’s helpen de winkel snel te beslissen.
2. De winkel antwoordt. Is hij akkoord, dan ziet u het retouradres.
3. Verpak de goederen goed, geef ze af bij een vervoerder en vul het volgnummer in. Vrachtgoederen worden opgehaald.
4. Heeft de winkel de goederen gecontroleerd, dan gaat het geld terug zoals u betaalde, of wordt het vervangende artikel verzonden.

Elke overeenkomst is met één winkel, dus artikelen uit twee winkels zijn twee aanvragen.

## Als gast

Open uw bestelling met de ondertekende link in de mail. Voor een aanvraag sturen wij een code naar het mailadres van de bestelling; met de bevestiging wordt het een account waarin de aanvraag bewaard blijft.`,
    },
    'es': {
      title: 'Devoluciones y cambios',
      body: `## Dos plazos

Por ley puedes [desistir](/article/36004) en 14 días. Además, Galleria mantiene para cada artículo un plazo de posventa de 30 días desde la recepción. Tus derechos legales por defectos duran más y no se ven afectados.

## Qué puedes pedir

- **Devolución**: los productos vuelven y recibes tu dinero.
- **Cambio**: el mismo artículo en otro acabado o tamaño por el mismo precio.
- **Solo reembolso**: dinero de vuelta sin enviar nada, por ejemplo si falta una pieza.

## Cómo funciona

1. Abre el pedido y elige el artículo y el motivo. Las fotos ayudan a la tienda a decidir pronto.
2. La tienda responde. Si acepta, verás la dirección de devolución.
3. Embala bien los productos, entrégalos a un transportista y anota el número de seguimiento. El transporte pesado se recoge en casa.
4. Cuando la tienda ha revisado los productos, el reembolso vuelve por donde pagaste o sale el cambio.

Cada contrato es con una tienda, así que artículos de dos tiendas son dos solicitudes.

## Como invitado

Abre tu pedido con el enlace firmado del correo. Para una solicitud enviamos un código al correo del pedido; al confirmarlo, se crea una cuenta que conserva la solicitud.`,
    },
    'sv': {
      title: 'Returer och byten',
      body: `## Två frister

Enligt lag kan du [ångra köpet](/article/36004) inom 14 dagar. Därutöver har varje vara hos Galleria en returfrist på 30 dagar från mottagandet. Dina lagstadgade rättigheter vid fel gäller längre och påverkas inte.

## Vad du kan begära

- **Retur**: varorna går tillbaka och du får pengarna.
- **Byte**: samma vara i annat utförande eller annan storlek till samma pris.
- **Endast återbetalning**: pengar tillbaka utan att skicka något, till exempel när en del saknas.

## Så går det till

1. Öppna beställningen och välj vara och skäl. Bilder hjälper butiken att besluta snabbt.
2. Butiken svarar. Om den godkänner ser du returadressen.
3. Packa varorna väl, lämna dem till en transportör och fyll i spårningsnumret. Gods som kom med speditör hämtas.
4. När butiken har kontrollerat varorna går pengarna tillbaka samma väg som du betalade, eller så skickas bytesvaran.

Varje avtal är med en butik, så varor från två butiker blir två ärenden.

## Som gäst

Öppna beställningen med den signerade länken i mejlet. För ett ärende skickar vi en kod till beställningens e-postadress; när du bekräftar den blir det ett konto där ärendet finns kvar.`,
    },
    'fr': {
      title: 'Retours et échanges',
      body: `## Deux délais

La loi vous permet de vous [rétracter](/article/36004) sous 14 jours. Au-delà, Galleria ouvre pour chaque article un délai après-vente de 30 jours à compter de la réception. Vos garanties légales en cas de défaut durent plus longtemps et demeurent entières.

## Ce que vous pouvez demander

- **Retour** : la marchandise repart, vous êtes remboursé.
- **Échange** : le même article dans une autre finition ou une autre taille, au même prix.
- **Remboursement seul** : de l’argent rendu sans renvoi, par exemple s’il manque une pièce.

## Comment faire

1. Ouvrez la commande, choisissez l’article et le motif. Des photos aident la boutique à décider vite.
2. La boutique répond. Si elle accepte, l’adresse de retour s’affiche.
3. Emballez bien, remettez le tout à un transporteur et saisissez le numéro de suivi. Le fret est repris à domicile.
4. Une fois la marchandise vérifiée, le remboursement suit le chemin du paiement, ou l’échange est expédié.

Chaque contrat lie une seule boutique : des articles de deux boutiques font deux demandes.

## En tant qu’invité

Ouvrez votre commande avec le lien signé du courriel. Pour une demande, nous envoyons un code à l’adresse de la commande ; le confirmer crée un compte qui conserve la demande.`,
    },
    'it': {
      title: 'Resi e cambi',
      body: `## Due termini

Per legge puoi [recedere](/article/36004) entro 14 giorni. Oltre a questo, Galleria tiene aperto per ogni articolo un termine di 30 giorni dal ricevimento. La garanzia legale in caso di difetti dura più a lungo e resta invariata.

## Che cosa puoi chiedere

- **Reso**: la merce torna indietro e ricevi il rimborso.
- **Cambio**: lo stesso articolo in un’altra finitura o misura allo stesso prezzo.
- **Solo rimborso**: denaro indietro senza spedire nulla, per esempio se manca un pezzo.

## Come funziona

1. Apri l’ordine e scegli l’articolo e il motivo. Le foto aiutano il negozio a decidere in fretta.
2. Il negozio risponde. Se accetta, vedi l’indirizzo per il reso.
3. Imballa bene la merce, affidala a un corriere e inserisci il numero di tracciamento. La merce pesante viene ritirata a casa.
4. Quando il negozio ha controllato la merce, il rimborso torna per la via del pagamento oppure parte il cambio.

Ogni contratto è con un solo negozio: articoli di due negozi sono due richieste.

## Come ospite

Apri l’ordine con il link firmato nell’e-mail. Per una richiesta inviamo un codice all’indirizzo dell’ordine; confermandolo si crea un account che conserva la richiesta.`,
    },
    'pl': {
      title: 'Zwroty i wymiany',
      body: `## Dwa terminy

Zgodnie z prawem możesz [odstąpić od umowy](/article/36004) w ciągu 14 dni. Ponadto w Gallerii na każdy artykuł przysługuje 30 dni na zgłoszenie od chwili otrzymania. Ustawowe prawa w razie wad trwają dłużej i pozostają nienaruszone.

## O co możesz poprosić

- **Zwrot**: towar wraca, a Ty odzyskujesz pieniądze.
- **Wymiana**: ten sam artykuł w innym wykończeniu lub rozmiarze w tej samej cenie.
- **Sam zwrot pieniędzy**: bez odsyłania, na przykład gdy brakuje części.

## Jak to przebiega

1. Otwórz zamówienie, wybierz artykuł i powód. Zdjęcia pomagają sklepowi szybko zdecydować.
2. Sklep odpowiada. Jeśli się zgadza, zobaczysz adres do zwrotu.
3. Dobrze zapakuj towar, nadaj go i wpisz numer przesyłki. Towar dostarczony spedycją sklep odbiera.
4. Gdy sklep sprawdzi towar, pieniądze wracają tą samą drogą albo wyrusza wymieniony artykuł.

Każda umowa dotyczy jednego sklepu, więc artykuły z dwóch sklepów to dwa zgłoszenia.

## Jako gość

Otwórz zamówienie podpisanym linkiem z wiadomości. Przy zgłoszeniu wysyłamy kod na adres e-mail z zamówienia; po jego potwierdzeniu powstaje konto, w którym zgłoszenie pozostaje.`,
    },
    'zh-CN': {
      title: '退货与换货',
      body: `## 两个期限

依照法律，您可以在 14 天内[撤回合同](/article/36004)。此外，Galleria 为每件商品提供自收货起 30 天的售后期。商品存在瑕疵时，您的法定权利期限更长，不受影响。

## 您可以申请

- **退货**：退回商品，退还货款。
- **换货**：同款商品更换同价的其他饰面或尺寸。
- **仅退款**：无需寄回商品，例如缺少配件时。

## 流程

1. 打开订单，选择商品和原因。附上照片有助于店铺尽快处理。
2. 店铺答复。同意后，您会看到退货地址。
3. 妥善包装商品，交给承运商并填写运单号。货运商品由店铺上门取回。
4. 店铺检验商品后，款项按原支付方式退回，或寄出换货商品。

每份合同只涉及一家店铺，因此两家店铺的商品须分别申请。

## 访客

请用邮件中的签名链接打开订单。提交申请时，我们会向订单邮箱发送验证码；验证后将为您建立账户，申请记录保存在其中。`,
    },
  },
}
