import type { Article } from './article.ts'

export const article: Article = {
  id: 36001,
  slug: 'imprint',
  kind: 'legal',
  texts: {
    en: {
      title: 'Company details',
      body: `## Operator of the mall

{{company}}, {{address}}

Represented by {{managers}}.

Email: {{email}}

## Registration and tax

Commercial register: {{register}}

VAT identification number: {{vatId}}

## Who sells to you

Galleria is a marketplace for many shops. The seller of an item is the shop named on the item page; you’ll also find its name and address on the shop page, in the order confirmation and on the invoice.

## Responsible for the content

{{managers}}, address as above. The shops are responsible for their own descriptions and pictures. If something here is wrong or infringes your rights, please write to us and we will look into it without delay.

## Dispute resolution

We are neither obliged nor prepared to take part in proceedings before a consumer arbitration board.

## Place names

Names of regions and towns come from GeoNames (geonames.org), under the CC BY 4.0 licence.

{{demo}}

## Demonstration

Galleria is a demonstration mall. The operator named here is fictitious, no real goods are sold and no real payments are taken.`,
    },
    de: {
      title: 'Impressum',
      body: `## Betreiberin der Mall

{{company}}, {{address}}

Vertreten durch {{managers}}.

E-Mail: {{email}}

## Register und Steuern

Handelsregister: {{register}}

Umsatzsteuer-Identifikationsnummer: {{vatId}}

## Wer Ihnen etwas verkauft

Galleria vereint mehrere Shops. Verkäufer eines Artikels ist der Shop, der auf der Artikelseite genannt ist; Name und Sitz stehen auch auf der Seite des Shops, in der Bestellbestätigung und auf der Rechnung.

## Verantwortlich für den Inhalt

{{managers}}, Anschrift wie oben. Für ihre Beschreibungen und Bilder stehen die Shops selbst ein. Ist hier etwas falsch oder verletzt es Ihre Rechte, schreiben Sie uns; wir prüfen den Hinweis ohne Verzug.

## Streitbeilegung

Zur Teilnahme an einem Verfahren vor einer Verbraucherschlichtungsstelle sind wir weder verpflichtet noch bereit.

## Ortsnamen

Namen von Ländern und Orten stammen von GeoNames (geonames.org), unter der Lizenz CC BY 4.0.

{{demo}}

## Demonstration

Galleria ist eine Demonstrations-Mall. Die hier genannte Betreiberin ist erfunden, es werden keine echten Waren verkauft und keine echten Zahlungen angenommen.`,
    },
    nl: {
      title: 'Colofon',
      body: `## Exploitant van de mall

{{company}}, {{address}}

Vertegenwoordigd door {{managers}}.

E-mail: {{email}}

## Register en belasting

Handelsregister: {{register}}

Btw-nummer: {{vatId}}

## Van wie u koopt

Galleria is een mall met meerdere winkels. De verkoper van een artikel is de winkel die op de artikelpagina staat; naam en vestigingsplaats staan ook op de winkelpagina, in de orderbevestiging en op de factuur.

## Verantwoordelijk voor de inhoud

{{managers}}, adres zoals hierboven. De winkels staan zelf in voor hun beschrijvingen en foto’s. Klopt er iets niet of maakt iets inbreuk op uw rechten, schrijf ons dan; wij gaan er direct naar kijken.

## Geschillen

Wij zijn niet verplicht en niet bereid om deel te nemen aan een procedure bij een geschillencommissie voor consumenten.

## Plaatsnamen

Namen van provincies en plaatsen komen van GeoNames (geonames.org), onder de licentie CC BY 4.0.

{{demo}}

## Demonstratie

Galleria is een demonstratiemall. De hier genoemde exploitant is verzonnen, er worden geen echte goederen verkocht en geen echte betalingen aangenomen.`,
    },
    es: {
      title: 'Aviso legal',
      body: `## Titular de la galería

{{company}}, {{address}}

Representada por {{managers}}.

Correo electrónico: {{email}}

## Registro e impuestos

Registro mercantil: {{register}}

Número de IVA: {{vatId}}

## Quién te vende

Galleria reúne varias tiendas. El vendedor de un artículo es la tienda que figura en su ficha; su nombre y su domicilio aparecen también en la página de la tienda, en la confirmación del pedido y en la factura.

## Responsable del contenido

{{managers}}, en la dirección indicada. Cada tienda responde de sus descripciones e imágenes. Si algo es incorrecto o vulnera tus derechos, escríbenos y lo revisaremos sin demora.

## Resolución de conflictos

No estamos obligados ni dispuestos a participar en procedimientos ante una entidad de arbitraje de consumo.

## Nombres de lugares

Los nombres de provincias y localidades proceden de GeoNames (geonames.org), con licencia CC BY 4.0.

{{demo}}

## Demostración

Galleria es una galería de demostración. El titular aquí citado es ficticio, no se venden productos reales ni se cobran pagos reales.`,
    },
    sv: {
      title: 'Om företaget',
      body: `## Vem som driver gallerian

{{company}}, {{address}}

Företräds av {{managers}}.

E-post: {{email}}

## Register och skatt

Handelsregister: {{register}}

Momsregistreringsnummer: {{vatId}}

## Vem som säljer till dig

Galleria är en galleria med flera butiker. Säljare av en vara är den butik som anges på varans sida; namn och säte finns också på butikens sida, i orderbekräftelsen och på fakturan.

## Ansvarig för innehållet

{{managers}}, adress som ovan. Butikerna svarar själva för sina beskrivningar och bilder. Om något här är fel eller kränker dina rättigheter kan du skriva till oss, så tittar vi på det utan dröjsmål.

## Tvister

Vi är varken skyldiga eller beredda att delta i ett förfarande vid en tysk nämnd för konsumenttvister. Du kan alltid vända dig till din egen konsumentvägledning för råd.

## Ortnamn

Namn på län och orter kommer från GeoNames (geonames.org), under licensen CC BY 4.0.

{{demo}}

## Demonstration

Galleria är en demonstrationsgalleria. Företaget som anges här är påhittat, inga verkliga varor säljs och inga verkliga betalningar tas emot.`,
    },
    fr: {
      title: 'Mentions légales',
      body: `## Exploitant de la galerie

{{company}}, {{address}}

Représentée par {{managers}}.

Courriel : {{email}}

## Registre et TVA

Registre du commerce : {{register}}

Numéro de TVA : {{vatId}}

## Qui vous vend

Galleria réunit plusieurs boutiques. Le vendeur d’un article est la boutique indiquée sur sa fiche ; son nom et son siège figurent aussi sur la page de la boutique, dans la confirmation de commande et sur la facture.

## Responsable du contenu

{{managers}}, à l’adresse ci-dessus. Chaque boutique répond de ses descriptions et de ses images. Si quelque chose est inexact ou porte atteinte à vos droits, écrivez-nous : nous l’examinerons sans tarder.

## Litiges

Nous ne sommes ni tenus ni disposés à participer à une procédure devant un organisme de règlement des litiges de consommation.

## Noms de lieux

Les noms de départements et de communes viennent de GeoNames (geonames.org), sous licence CC BY 4.0.

{{demo}}

## Démonstration

Galleria est une galerie de démonstration. L’exploitant nommé ici est fictif, aucune marchandise réelle n’est vendue et aucun paiement réel n’est encaissé.`,
    },
    it: {
      title: 'Note legali',
      body: `## Gestore della galleria

{{company}}, {{address}}

Rappresentata da {{managers}}.

E-mail: {{email}}

## Registro e imposte

Registro delle imprese: {{register}}

Partita IVA: {{vatId}}

## Chi ti vende

Galleria riunisce più negozi. Il venditore di un articolo è il negozio indicato nella sua scheda; nome e sede compaiono anche nella pagina del negozio, nella conferma d’ordine e nella fattura.

## Responsabile dei contenuti

{{managers}}, all’indirizzo indicato sopra. Ogni negozio risponde delle proprie descrizioni e immagini. Se qualcosa è sbagliato o lede i tuoi diritti, scrivici: lo esamineremo senza indugio.

## Controversie

Non siamo tenuti né disposti a partecipare a procedimenti davanti a un organismo di conciliazione per i consumatori.

## Nomi dei luoghi

I nomi di province e comuni provengono da GeoNames (geonames.org), con licenza CC BY 4.0.

{{demo}}

## Dimostrazione

Galleria è una galleria dimostrativa. Il gestore qui indicato è inventato, non si vendono merci reali e non si incassano pagamenti reali.`,
    },
    pl: {
      title: 'Dane firmy',
      body: `## Operator galerii

{{company}}, {{address}}

Spółkę reprezentuje: {{managers}}.

E-mail: {{email}}

## Rejestr i podatki

Rejestr handlowy: {{register}}

Numer VAT: {{vatId}}

## Kto Ci sprzedaje

Galleria skupia wiele sklepów. Sprzedawcą artykułu jest sklep podany na stronie artykułu; jego nazwa i siedziba widnieją także na stronie sklepu, w potwierdzeniu zamówienia i na fakturze.

## Odpowiedzialność za treść

{{managers}}, adres jak wyżej. Sklepy same odpowiadają za swoje opisy i zdjęcia. Jeśli coś jest tu nieprawidłowe albo narusza Twoje prawa, napisz do nas, a sprawdzimy to bez zwłoki.

## Spory

Nie jesteśmy zobowiązani ani gotowi do udziału w postępowaniu przed organem pozasądowego rozstrzygania sporów konsumenckich.

## Nazwy miejscowości

Nazwy województw i miejscowości pochodzą z GeoNames (geonames.org), na licencji CC BY 4.0.

{{demo}}

## Demonstracja

Galleria jest galerią demonstracyjną. Podany tu operator jest fikcyjny, nie sprzedaje się prawdziwych towarów i nie przyjmuje prawdziwych płatności.`,
    },
    'zh-CN': {
      title: '网站信息',
      body: `## 商城运营方

{{company}}，{{address}}

法定代表人：{{managers}}

电子邮箱：{{email}}

## 登记与税务

商业登记号：{{register}}

增值税号：{{vatId}}

## 谁是卖家

Galleria 汇集多家店铺。商品的卖家是商品页上标明的店铺，其名称与所在地也列于店铺页、订单确认邮件和发票上。

## 内容责任

{{managers}}，地址同上。各店铺对自己的商品描述与图片负责。如果您发现内容有误或侵犯了您的权利，请写信告诉我们，我们会立即核查。

## 争议解决

我们没有义务、也不打算参加消费者仲裁机构的程序。

## 地名

省份与城镇名称来自 GeoNames（geonames.org），采用 CC BY 4.0 许可。

{{demo}}

## 演示说明

Galleria 是一个演示商城。此处所列运营方为虚构，商城不出售真实商品，也不收取真实款项。`,
    },
  },
}
