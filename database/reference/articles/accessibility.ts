import type { Article } from './article.ts'

export const article: Article = {
  id: 36011,
  slug: 'accessibility',
  kind: 'legal',
  texts: {
    en: {
      title: 'Accessibility statement',
      body: `Galleria wants everyone to be able to choose, order and return furniture without help from others. We build towards the Web Content Accessibility Guidelines 2.2, level AA, and the European standard EN 301 549.

## What you can rely on

- Everything works with the keyboard alone, and the focus is always visible.
- Pages have headings, landmarks and labels that a screen reader can announce.
- Text has sufficient contrast in the light and in the dark theme and can be enlarged to 200 percent.
- Colour is never the only cue; finishes are named as well as shown.
- Movement is reduced if your device asks for it.
- Public pages can be read without scripts.

Every page that our tests open is checked automatically for accessibility errors.

## Known limits

Pictures that buyers add to reviews may lack a description. Pages of payment providers are outside our control.

## Tell us

If something gets in your way, please write to {{email}}, telling us the page and the assistive technology you use. We’ll reply and look for a way that works for you in the meantime. If that does not help, you may turn to the market surveillance authority of your country.`,
    },
    de: {
      title: 'Erklärung zur Barrierefreiheit',
      body: `Bei Galleria sollen alle Menschen Möbel auswählen, bestellen und zurückgeben können, ohne auf fremde Hilfe angewiesen zu sein. Wir richten uns nach den Web Content Accessibility Guidelines 2.2, Stufe AA, und nach der europäischen Norm EN 301 549.

## Worauf Sie sich verlassen können

- Alles ist allein mit der Tastatur bedienbar, und der Fokus ist immer sichtbar.
- Seiten haben Überschriften, Bereiche und Beschriftungen, die ein Bildschirmleser ansagen kann.
- Text hat in heller und dunkler Darstellung ausreichenden Kontrast und lässt sich auf 200 Prozent vergrößern.
- Farbe ist nie das einzige Zeichen; Ausführungen werden benannt und gezeigt.
- Bewegung wird verringert, wenn Ihr Gerät es verlangt.
- Öffentliche Seiten sind ohne Skripte lesbar.

Jede Seite, die unsere Tests öffnen, wird automatisch auf Barrieren geprüft.

## Bekannte Grenzen

Bildern, die Käufer ihren Bewertungen beifügen, kann eine Beschreibung fehlen. Auf Seiten der Zahlungsdienste haben wir keinen Einfluss.

## Schreiben Sie uns

Steht Ihnen etwas im Weg, schreiben Sie an {{email}} und nennen Sie die Seite und Ihr Hilfsmittel. Wir antworten und suchen bis zur Behebung einen Weg, der für Sie funktioniert. Hilft das nicht, können Sie sich an die Marktüberwachungsbehörde Ihres Landes wenden.`,
    },
    nl: {
      title: 'Toegankelijkheidsverklaring',
      body: `Galleria wil dat iedereen meubels kan kiezen, bestellen en terugsturen zonder hulp van anderen. Wij richten ons naar de Web Content Accessibility Guidelines 2.2, niveau AA, en de Europese norm EN 301 549.

## Waar u op kunt rekenen

- Alles werkt met alleen het toetsenbord, en de focus is altijd zichtbaar.
- Pagina’s hebben koppen, gebieden en labels die een schermlezer kan voorlezen.
- Tekst heeft in de lichte en de donkere weergave voldoende contrast en is te vergroten tot 200 procent.
- Kleur is nooit het enige teken; uitvoeringen worden genoemd én getoond.
- Beweging wordt beperkt als uw apparaat daarom vraagt.
- Openbare pagina’s zijn zonder scripts te lezen.

Elke pagina die onze tests openen, wordt automatisch op toegankelijkheid gecontroleerd.

## Bekende beperkingen

Bij afbeeldingen die kopers aan beoordelingen toevoegen kan een beschrijving ontbreken. Op pagina’s van betaaldiensten hebben wij geen invloed.

## Laat het ons weten

Loopt u ergens op vast, schrijf dan naar {{email}} en noem de pagina en uw hulpmiddel. Wij antwoorden en zoeken intussen een weg die voor u werkt. Helpt dat niet, dan kunt u terecht bij de toezichthouder van uw land.`,
    },
    es: {
      title: 'Declaración de accesibilidad',
      body: `Galleria quiere que todo el mundo pueda elegir, pedir y devolver muebles sin ayuda de otras personas. Nos guiamos por las Pautas de Accesibilidad para el Contenido Web 2.2, nivel AA, y por la norma europea EN 301 549.

## Con qué puedes contar

- Todo funciona solo con el teclado y el foco está siempre a la vista.
- Las páginas tienen encabezados, zonas y etiquetas que un lector de pantalla puede anunciar.
- El texto tiene contraste suficiente en los modos claro y oscuro, y se puede ampliar al 200 por ciento.
- El color nunca es la única señal; los acabados se nombran además de mostrarse.
- El movimiento se reduce si tu dispositivo lo pide.
- Las páginas públicas se leen sin scripts.

Cada página que abren nuestras pruebas se revisa de forma automática en busca de barreras.

## Límites conocidos

Las imágenes que los compradores añaden a sus opiniones pueden carecer de descripción. Las páginas de los proveedores de pago no dependen de nosotros.

## Escríbenos

Si algo te lo pone difícil, escribe a {{email}} e indica la página y la ayuda técnica que usas. Te responderemos y buscaremos mientras tanto un camino que te sirva. Si no basta, puedes acudir a la autoridad de vigilancia de tu país.`,
    },
    sv: {
      title: 'Tillgänglighetsredogörelse',
      body: `Galleria vill att alla ska kunna välja, beställa och returnera möbler utan hjälp av någon annan. Vi utgår från Web Content Accessibility Guidelines 2.2, nivå AA, och den europeiska standarden EN 301 549.

## Vad du kan räkna med

- Allt fungerar med enbart tangentbord, och fokus syns alltid.
- Sidorna har rubriker, områden och etiketter som en skärmläsare kan läsa upp.
- Texten har tillräcklig kontrast i ljust och mörkt utseende och kan förstoras till 200 procent.
- Färg är aldrig det enda tecknet; utföranden både visas och nämns vid namn.
- Rörelser minskas om din enhet ber om det.
- De öppna sidorna går att läsa utan skript.

Varje sida som våra tester öppnar kontrolleras automatiskt för tillgänglighetsfel.

## Kända brister

Bilder som köpare lägger till sina omdömen kan sakna beskrivning. Betaltjänsternas sidor kan vi inte påverka.

## Skriv till oss

Om något står i vägen för dig kan du skriva till {{email}} och nämna sidan och ditt hjälpmedel. Vi svarar och letar under tiden efter ett sätt som fungerar för dig. Hjälper inte det kan du vända dig till tillsynsmyndigheten i ditt land.`,
    },
    fr: {
      title: 'Déclaration d’accessibilité',
      body: `Galleria souhaite que chacun puisse choisir, commander et retourner un meuble sans l’aide d’autrui. Nous suivons les Règles pour l’accessibilité des contenus web (WCAG) 2.2, niveau AA, et la norme européenne EN 301 549.

## Ce sur quoi vous pouvez compter

- Tout fonctionne au clavier seul, et le focus est toujours visible.
- Les pages ont des titres, des zones et des libellés qu’un lecteur d’écran peut annoncer.
- Le texte est assez contrasté en clair comme en sombre et s’agrandit à 200 %.
- La couleur n’est jamais le seul signe ; les finitions sont nommées autant que montrées.
- Les animations sont réduites si votre appareil le demande.
- Les pages publiques se lisent sans script.

Chaque page ouverte par nos tests est contrôlée automatiquement.

## Limites connues

Les images que les acheteurs ajoutent à leurs avis peuvent manquer de description. Les pages des prestataires de paiement ne dépendent pas de nous.

## Écrivez-nous

Si quelque chose vous fait obstacle, écrivez à {{email}} en indiquant la page et l’aide technique utilisée. Nous répondons et cherchons, en attendant, une voie qui vous convienne. À défaut, vous pouvez saisir l’autorité de surveillance de votre pays.`,
    },
    it: {
      title: 'Dichiarazione di accessibilità',
      body: `Galleria vuole che chiunque possa scegliere, ordinare e restituire mobili senza l’aiuto di altri. Ci basiamo sulle Linee guida per l’accessibilità dei contenuti web (WCAG) 2.2, livello AA, e sulla norma europea EN 301 549.

## Su che cosa puoi contare

- Tutto funziona con la sola tastiera e il focus è sempre visibile.
- Le pagine hanno titoli, aree ed etichette che uno screen reader può leggere.
- Il testo ha contrasto sufficiente nell’aspetto chiaro e in quello scuro e si ingrandisce al 200 per cento.
- Il colore non è mai l’unico segnale; le finiture sono nominate oltre che mostrate.
- Il movimento si riduce se il tuo dispositivo lo chiede.
- Le pagine pubbliche si leggono senza script.

Ogni pagina aperta dai nostri test viene controllata automaticamente.

## Limiti noti

Alle immagini che gli acquirenti aggiungono alle recensioni può mancare una descrizione. Le pagine dei prestatori di pagamento non dipendono da noi.

## Scrivici

Se qualcosa ti ostacola, scrivi a {{email}} indicando la pagina e l’ausilio che usi. Rispondiamo e intanto cerchiamo una strada che funzioni per te. Se non basta, puoi rivolgerti all’autorità di vigilanza del tuo Paese.`,
    },
    pl: {
      title: 'Deklaracja dostępności',
      body: `Chcemy, aby każdy mógł w Gallerii wybrać, zamówić i zwrócić mebel bez cudzej pomocy. Kierujemy się wytycznymi WCAG 2.2 na poziomie AA oraz europejską normą EN 301 549.

## Na co możesz liczyć

- Wszystko działa za pomocą samej klawiatury, a fokus jest zawsze widoczny.
- Strony mają nagłówki, obszary i etykiety, które odczyta czytnik ekranu.
- Tekst ma wystarczający kontrast w jasnym i ciemnym wyglądzie i daje się powiększyć do 200 procent.
- Kolor nigdy nie jest jedynym znakiem; wykończenia są nazwane, a nie tylko pokazane.
- Ruch jest ograniczany, jeśli prosi o to Twoje urządzenie.
- Publiczne strony można czytać bez skryptów.

Każda strona, którą otwierają nasze testy, jest automatycznie sprawdzana pod kątem barier.

## Znane ograniczenia

Zdjęciom, które kupujący dodają do opinii, może brakować opisu. Na strony operatorów płatności nie mamy wpływu.

## Napisz do nas

Jeśli coś Ci przeszkadza, napisz na {{email}} i podaj stronę oraz używane narzędzie. Odpowiemy i do czasu naprawy poszukamy sposobu, który Ci odpowiada. Jeśli to nie pomoże, możesz zwrócić się do organu nadzoru rynku w swoim kraju.`,
    },
    'zh-CN': {
      title: '无障碍声明',
      body: `Galleria 希望每个人都能独立完成选购、下单和退货。我们以《网页内容无障碍指南》（WCAG）2.2 版 AA 级和欧洲标准 EN 301 549 为目标进行建设。

## 您可以信赖的

- 全部功能仅用键盘即可完成，焦点始终可见。
- 页面设有标题、区域和标签，屏幕阅读器可以朗读。
- 浅色与深色外观下文字均有足够对比度，可放大至 200%。
- 颜色从不作为唯一的提示；饰面既有图示，也有文字名称。
- 若您的设备要求减少动态效果，页面会相应调整。
- 公开页面不依赖脚本即可阅读。

我们的测试所打开的每个页面，都会自动检查无障碍问题。

## 已知的不足

买家在评价中上传的图片可能缺少文字说明。支付机构的页面不在我们的控制范围内。

## 请告诉我们

如果您遇到障碍，请写信至 {{email}}，注明页面和您使用的辅助工具。我们会回复，并在修复之前为您寻找可行的办法。若仍未解决，您可以向所在国家的市场监督机构反映。`,
    },
  },
}
