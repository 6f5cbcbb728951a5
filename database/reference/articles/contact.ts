import type { Article } from './article.ts'

export const article: Article = {
  id: 36009,
  slug: 'contact',
  kind: 'help',
  texts: {
    en: {
      title: 'Contact',
      body: `## About an order

The quickest way is through the order itself. Sign in and open the order: you’ll find its parcels and the button to apply for a [refund](/article/36008). Your application goes straight to the shop that sold the item, with everything it needs to know.

Ordered as a guest? Use the link in your order confirmation. If you no longer have the email, the [order lookup](/guest-order) sends a new link to the email address you ordered with; you need the order number.

## Anything else

Write to {{email}}. Please include the order number if you have one, and the name of the item. We read emails on working days and answer them in the order they arrive. You can write in any of Galleria’s languages.

By post: {{company}}, {{address}}.

## For shops

If you make or sell furniture and would like to open a shop here, [apply now](/merchant/apply): sign in, fill in the form and add a document that shows who you are. You can save it and finish later, and follow the progress of your application there. We look at every application ourselves.`,
    },
    de: {
      title: 'Kontakt',
      body: `## Zu einer Bestellung

Am schnellsten geht es über die Bestellung selbst. Melden Sie sich an und öffnen Sie die Bestellung: Dort finden Sie die Pakete und die Schaltfläche für eine [Erstattung](/article/36008). Ihr Anliegen geht direkt an den Shop, der den Artikel verkauft hat, mit allem, was er wissen muss.

Als Gast bestellt? Nutzen Sie den signierten Link in der Bestellbestätigung. Ist die E-Mail verloren, schickt die [Bestellsuche](/guest-order) einen neuen Link an die E-Mail-Adresse der Bestellung; Sie brauchen dazu die Bestellnummer.

## Alles andere

Schreiben Sie an {{email}}. Nennen Sie bitte die Bestellnummer, falls es eine gibt, und den Namen des Artikels. Wir lesen Ihre E-Mail an Werktagen und antworten in der Reihenfolge des Eingangs. Sie können in jeder Sprache der Mall schreiben.

Per Post: {{company}}, {{address}}.

## Für Shops

Wenn Sie Möbel bauen oder verkaufen und hier einen Laden eröffnen möchten, [bewerben Sie sich](/merchant/apply): Melden Sie sich an, füllen Sie das Formular aus und fügen Sie ein Dokument bei, das zeigt, wer Sie sind. Sie können unterbrechen und später weitermachen, und dort lesen Sie auch, was daraus geworden ist. Wir sehen uns jede Bewerbung selbst an.`,
    },
    nl: {
      title: 'Contact',
      body: `## Over een bestelling

Het snelst gaat het via de bestelling zelf. Log in en open de bestelling: daar vindt u de pakketten en de knop voor een [terugbetaling](/article/36008). Uw vraag gaat rechtstreeks naar de winkel die het artikel verkocht, met alles wat hij moet weten.

Besteld als gast? Gebruik de ondertekende link in de orderbevestiging. Is de mail weg, dan stuurt [bestelling zoeken](/guest-order) een nieuwe link naar het mailadres van de bestelling; u hebt daarvoor het bestelnummer nodig.

## Al het andere

Schrijf naar {{email}}. Vermeld het bestelnummer als er een is, en de naam van het artikel. Wij lezen uw mail op werkdagen en antwoorden in volgorde van binnenkomst. U mag in elke taal van de mall schrijven.

Per post: {{company}}, {{address}}.

## Voor winkels

Maakt of verkoopt u meubels en wilt u hier een winkel openen? [Meld u aan](/merchant/apply): log in, vul het formulier in en voeg een document toe dat laat zien wie u bent. U kunt stoppen en later verdergaan, en u leest daar wat ervan geworden is. Wij bekijken elke aanmelding zelf.`,
    },
    es: {
      title: 'Contacto',
      body: `## Sobre un pedido

Lo más rápido es el propio pedido. Inicia sesión y ábrelo: allí están los bultos y el botón para pedir un [reembolso](/article/36008). Tu solicitud llega directamente a la tienda que vendió el artículo, con todo lo que necesita saber.

¿Pediste como invitado? Usa el enlace firmado de la confirmación del pedido. Si has perdido el correo, la [búsqueda de pedidos](/guest-order) envía un enlace nuevo a la dirección del pedido; para ello necesitas el número de pedido.

## Cualquier otra cosa

Escribe a {{email}}. Indica el número de pedido, si lo hay, y el nombre del artículo. Leemos el correo en días laborables y respondemos por orden de llegada. Puedes escribir en cualquiera de los idiomas de la galería.

Por carta: {{company}}, {{address}}.

## Para tiendas

Si fabrica o vende muebles y quiere abrir aquí una tienda, [solicítelo](/merchant/apply): inicie sesión, rellene el formulario y añada un documento que acredite quién es. Puede parar y seguir más tarde, y allí verá qué ha sido de su solicitud. Examinamos cada una personalmente.`,
    },
    sv: {
      title: 'Kontakt',
      body: `## Om en beställning

Snabbast går det via själva beställningen. Logga in och öppna den: där finns paketen och knappen för [återbetalning](/article/36008). Ditt ärende går direkt till butiken som sålde varan, med allt den behöver veta.

Beställde du som gäst? Använd den signerade länken i orderbekräftelsen. Om mejlet är borta skickar [ordersökningen](/guest-order) en ny länk till beställningens e-postadress; du behöver beställningsnumret för det.

## Allt annat

Skriv till {{email}}. Ange gärna beställningsnumret om det finns ett, och varans namn. Vi läser din e-post på vardagar och svarar i den ordning som mejlen kommer in. Du kan skriva på vilket som helst av gallerians språk.

Med post: {{company}}, {{address}}.

## För butiker

Om du tillverkar eller säljer möbler och vill öppna en butik här, [ansök om det](/merchant/apply): logga in, fyll i formuläret och bifoga ett dokument som visar vem du är. Du kan avbryta och fortsätta senare, och där läser du vad som blev av ansökan. Vi tittar själva på varje ansökan.`,
    },
    fr: {
      title: 'Contact',
      body: `## À propos d’une commande

Le plus rapide est de passer par la commande. Connectez-vous et ouvrez-la : vous y trouvez les colis et le bouton pour un [remboursement](/article/36008). Votre demande va directement à la boutique qui a vendu l’article, avec tout ce qu’elle doit savoir.

Vous avez commandé en tant qu’invité ? Utilisez le lien signé de la confirmation de commande. Si le courriel est perdu, la [recherche de commande](/guest-order) envoie un nouveau lien à l’adresse de la commande ; il vous faut pour cela le numéro de commande.

## Pour le reste

Écrivez à {{email}}. Indiquez le numéro de commande, s’il y en a un, et le nom de l’article. Nous lisons votre courriel les jours ouvrés et répondons dans l’ordre d’arrivée. Vous pouvez écrire dans toutes les langues de la galerie.

Par courrier : {{company}}, {{address}}.

## Pour les boutiques

Si vous fabriquez ou vendez des meubles et souhaitez ouvrir une boutique ici, [déposez votre candidature](/merchant/apply) : connectez-vous, remplissez le formulaire et joignez un document qui montre qui vous êtes. Vous pouvez vous arrêter et reprendre plus tard, et vous y lirez ce qu’elle est devenue. Nous examinons nous-mêmes chaque candidature.`,
    },
    it: {
      title: 'Contatti',
      body: `## Su un ordine

La via più rapida è l’ordine stesso. Accedi e aprilo: trovi i pacchi e il pulsante per chiedere un [rimborso](/article/36008). La tua richiesta va direttamente al negozio che ha venduto l’articolo, con tutto quello che gli serve sapere.

Hai ordinato come ospite? Usa il link firmato nella conferma d’ordine. Se l’e-mail è andata persa, la [ricerca dell’ordine](/guest-order) invia un nuovo link all’indirizzo dell’ordine; per questo serve il numero d’ordine.

## Tutto il resto

Scrivi a {{email}}. Indica il numero d’ordine, se c’è, e il nome dell’articolo. Leggiamo la tua e-mail nei giorni lavorativi e rispondiamo in ordine di arrivo. Puoi scrivere in una qualsiasi delle lingue della galleria.

Per posta: {{company}}, {{address}}.

## Per i negozi

Se produce o vende mobili e desidera aprire qui un negozio, [faccia domanda](/merchant/apply): acceda, compili il modulo e alleghi un documento che mostri chi è. Può interrompere e riprendere più tardi, e lì leggerà l’esito. Esaminiamo noi stessi ogni domanda.`,
    },
    pl: {
      title: 'Kontakt',
      body: `## W sprawie zamówienia

Najszybsza droga prowadzi przez samo zamówienie. Zaloguj się i otwórz je: znajdziesz tam paczki oraz przycisk, którym prosi się o [zwrot pieniędzy](/article/36008). Zgłoszenie trafia prosto do sklepu, który sprzedał artykuł, ze wszystkim, co powinien wiedzieć.

Zamówienie złożone jako gość? Użyj podpisanego linku z potwierdzenia zamówienia. Jeśli wiadomość zaginęła, [wyszukiwanie zamówienia](/guest-order) wyśle nowy link na adres e-mail z zamówienia; potrzebny jest do tego numer zamówienia.

## Wszystko inne

Napisz na adres {{email}}. Podaj numer zamówienia, jeśli jest, oraz nazwę artykułu. Czytamy wiadomości w dni robocze i odpowiadamy w kolejności, w jakiej przychodzą. Możesz pisać w każdym z języków galerii.

Pocztą: {{company}}, {{address}}.

## Dla sklepów

Osoby, które wytwarzają lub sprzedają meble i chcą otworzyć tu sklep, prosimy o [złożenie wniosku](/merchant/apply): wystarczy się zalogować, wypełnić formularz i dołączyć dokument, który pokazuje, kto składa wniosek. Można przerwać i dokończyć później, a wynik widać w tym samym miejscu. Każdy wniosek oglądamy sami.`,
    },
    'zh-CN': {
      title: '联系我们',
      body: `## 关于订单

最快的途径是订单本身。登录后打开订单，即可查看包裹，并找到[申请退款](/article/36008)的入口。您的申请会直接送达出售该商品的店铺，并附上所需的全部信息。

以访客身份下单？请使用订单确认邮件中的签名链接。如果邮件已丢失，可通过[订单查询](/guest-order)向订单邮箱重新发送链接，届时需要填写订单号。

## 其他事宜

请写信至 {{email}}，并注明订单号（如有）和商品名称。我们在工作日阅读来信，按收信先后回复。您可以使用商城支持的任何一种语言。

邮寄地址：{{company}}，{{address}}。

## 店铺入驻

如果您制作或销售家具，并希望在这里开店，请[提交入驻申请](/merchant/apply)：登录、填写表单，并附上证明您身份的文件。可以随时中断、稍后继续，申请结果也会显示在那里。每份申请都由我们亲自审核。`,
    },
  },
}
