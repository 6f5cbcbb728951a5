import type { Article } from './article.ts'

export const article: Article = {
  id: 36005,
  slug: 'cookies',
  kind: 'legal',
  texts: {
    en: {
      title: 'Cookie statement',
      body: `Galleria only sets the cookies it needs to work as you ask it to. There are no advertising or analytics cookies, and none from other companies. That is why you see no consent banner: the law asks for consent only where a cookie is not strictly necessary.

## The cookies

- **Session**: recognises you between two pages, so that you stay signed in and keep your basket. For guests it is signed and set with the first item in the basket. It is not readable by scripts.
- **Known browser**: remembers for 400 days that you have signed in here, so that strangers guessing your password cannot lock you out. It is signed, not readable by scripts, and used for nothing else.
- **Storefront**: remembers the country whose prices, taxes and delivery you see.
- **Language**: remembers the language you chose.
- **Theme**: remembers whether you chose the light or the dark appearance.

## In your browser alone

The last twelve items you looked at are kept in your browser, so that you find them again. This is no cookie, and we keep no such list: your browser only asks us what these items cost now. You can clear the list where it is shown.

## Your choice

You can delete these cookies in your browser at any time. Country, language and theme then start from the browser’s own settings; without the session cookie you are signed out, and a guest’s basket is lost. Payment pages of providers are their own sites with their own rules.

How we handle personal data is explained in the [privacy statement](/article/36003).`,
    },
    de: {
      title: 'Cookie-Hinweise',
      body: `Galleria setzt nur Cookies, ohne die die Mall nicht so funktionieren würde, wie Sie es gerade verlangen. Werbe- oder Messcookies gibt es nicht, auch keine von anderen Unternehmen. Darum sehen Sie kein Einwilligungsbanner: Das Gesetz verlangt eine Einwilligung nur, wo ein Cookie nicht unbedingt erforderlich ist.

## Die Cookies

- **Sitzung**: erkennt Sie von Seite zu Seite wieder, damit Sie angemeldet bleiben und der Warenkorb erhalten bleibt. Bei Gästen ist es signiert und wird mit dem ersten Artikel im Warenkorb gesetzt. Skripte können es nicht lesen.
- **Bekannter Browser**: merkt sich 400 Tage lang, dass Sie sich hier angemeldet haben, damit Fremde, die Ihr Passwort raten, Sie nicht aussperren können. Es ist signiert, für Skripte nicht lesbar und dient nichts anderem.
- **Länderseite**: merkt sich das Land, dessen Preise, Steuern und Lieferung Sie sehen.
- **Sprache**: merkt sich die gewählte Sprache.
- **Darstellung**: merkt sich, ob Sie hell oder dunkel gewählt haben.

## Nur in Ihrem Browser

Die zwölf Artikel, die Sie zuletzt angesehen haben, merkt sich Ihr Browser, damit Sie sie wiederfinden. Das ist kein Cookie, und wir führen keine solche Liste: Ihr Browser fragt uns nur, was diese Artikel jetzt kosten. Sie können die Liste dort leeren, wo sie steht.

## Ihre Wahl

Sie können diese Cookies jederzeit im Browser löschen. Land, Sprache und Darstellung richten sich dann wieder nach den Einstellungen des Browsers; ohne Sitzungscookie sind Sie abgemeldet, und der Warenkorb eines Gastes geht verloren. Die Seiten der Zahlungsdienste sind eigene Angebote mit eigenen Regeln.

Wie wir mit personenbezogenen Daten umgehen, erklärt die [Datenschutzerklärung](/article/36003).`,
    },
    nl: {
      title: 'Cookieverklaring',
      body: `Galleria plaatst alleen cookies zonder welke de mall niet zou doen wat u vraagt. Er zijn geen advertentie- of meetcookies en geen cookies van andere bedrijven. Daarom ziet u geen toestemmingsbanner: de wet vraagt alleen toestemming voor cookies die niet strikt noodzakelijk zijn.

## De cookies

- **Sessie**: herkent u van pagina tot pagina, zodat u ingelogd blijft en uw winkelwagen bewaard wordt. Bij gasten is deze cookie ondertekend en wordt hij geplaatst bij het eerste artikel in de winkelwagen. Scripts kunnen hem niet lezen.
- **Bekende browser**: onthoudt 400 dagen dat u hier bent ingelogd, zodat vreemden die uw wachtwoord raden u niet kunnen buitensluiten. De cookie is ondertekend, niet leesbaar voor scripts en dient nergens anders voor.
- **Winkelland**: onthoudt het land waarvan u de prijzen, belasting en levering ziet.
- **Taal**: onthoudt de taal die u koos.
- **Weergave**: onthoudt of u licht of donker koos.

## Alleen in uw browser

Uw browser onthoudt de laatste twaalf artikelen die u bekeek, zodat u ze terugvindt. Dit is geen cookie en wij houden geen lijst bij: uw browser vraagt ons alleen wat deze artikelen nu kosten. U kunt de lijst wissen waar hij staat.

## Uw keuze

U kunt deze cookies altijd in uw browser verwijderen. Land, taal en weergave volgen dan weer de instellingen van de browser; zonder sessiecookie bent u uitgelogd en gaat de winkelwagen van een gast verloren. Betaalpagina’s van aanbieders zijn eigen sites met eigen regels.

Hoe wij met persoonsgegevens omgaan leest u in de [privacyverklaring](/article/36003).`,
    },
    es: {
      title: 'Política de cookies',
      body: `Galleria solo usa cookies sin las cuales la galería no haría lo que le pides. No hay cookies publicitarias ni de medición, ni de otras empresas. Por eso no ves un aviso de consentimiento: la ley lo exige solo cuando una cookie no es estrictamente necesaria.

## Las cookies

- **Sesión**: te reconoce de una página a otra, para mantener tu sesión y tu carrito. En el caso de los invitados va firmada y se crea con el primer artículo del carrito. Los scripts no pueden leerla.
- **Navegador conocido**: recuerda durante 400 días que has iniciado sesión aquí, para que los extraños que prueban contraseñas no puedan dejarte fuera. Va firmada, los scripts no pueden leerla y no sirve para nada más.
- **País**: recuerda el país cuyos precios, impuestos y entregas estás viendo.
- **Idioma**: recuerda el idioma elegido.
- **Aspecto**: recuerda si elegiste el modo claro u oscuro.

## Solo en tu navegador

Tu navegador recuerda los últimos doce artículos que has visto, para que los encuentres de nuevo. No es una cookie y no guardamos ninguna lista: tu navegador solo nos pregunta cuánto cuestan ahora esos artículos. Puedes vaciar la lista donde se muestra.

## Tu elección

Puedes borrar estas cookies en el navegador cuando quieras. País, idioma y aspecto volverán a partir de los ajustes del navegador; sin la cookie de sesión quedas desconectado y el carrito de un invitado se pierde. Las páginas de los proveedores de pago son sitios ajenos con sus propias reglas.

Cómo tratamos los datos personales se explica en la [política de privacidad](/article/36003).`,
    },
    sv: {
      title: 'Kakor',
      body: `Galleria sätter bara kakor som behövs för att gallerian ska göra det du ber om. Det finns inga reklam- eller mätkakor och inga kakor från andra företag. Därför ser du ingen samtyckesruta: lagen kräver samtycke bara när en kaka inte är absolut nödvändig.

## Kakorna

- **Session**: känner igen dig mellan två sidor, så att du förblir inloggad och varukorgen finns kvar. För gäster är den signerad och sätts med den första varan i varukorgen. Skript kan inte läsa den.
- **Känd webbläsare**: kommer ihåg i 400 dagar att du har loggat in här, så att främlingar som gissar ditt lösenord inte kan stänga dig ute. Den är signerad, kan inte läsas av skript och används inte till något annat.
- **Land**: kommer ihåg vilket lands priser, skatter och leverans du ser.
- **Språk**: kommer ihåg språket du valde.
- **Utseende**: kommer ihåg om du valde ljust eller mörkt.

## Bara i din webbläsare

Din webbläsare minns de tolv artiklar du senast tittade på, så att du hittar dem igen. Det är ingen kaka och vi för ingen sådan lista: webbläsaren frågar oss bara vad artiklarna kostar nu. Du kan rensa listan där den visas.

## Ditt val

Du kan när som helst ta bort kakorna i webbläsaren. Land, språk och utseende följer då åter webbläsarens inställningar; utan sessionskakan loggas du ut, och en gästs varukorg försvinner. Betaltjänsternas sidor är egna webbplatser med egna regler.

Hur vi hanterar personuppgifter står i [integritetspolicyn](/article/36003).`,
    },
    fr: {
      title: 'Politique relative aux cookies',
      body: `Galleria ne dépose que les cookies sans lesquels la galerie ne ferait pas ce que vous lui demandez. Il n’y a ni cookie publicitaire, ni cookie de mesure, ni cookie d’autres entreprises. C’est pourquoi aucun bandeau ne vous est présenté : la loi n’exige votre accord que lorsqu’un cookie n’est pas strictement nécessaire.

## Les cookies

- **Session** : vous reconnaît d’une page à l’autre, pour que vous restiez connecté et que votre panier soit conservé. Pour un invité, il est signé et déposé avec le premier article du panier. Les scripts ne peuvent pas le lire.
- **Navigateur connu** : retient pendant 400 jours que vous vous êtes connecté ici, afin que des inconnus qui devinent votre mot de passe ne puissent pas vous bloquer. Il est signé, illisible pour les scripts et ne sert à rien d’autre.
- **Pays** : retient le pays dont vous voyez les prix, les taxes et la livraison.
- **Langue** : retient la langue choisie.
- **Apparence** : retient votre choix entre clair et sombre.

## Dans votre navigateur seulement

Votre navigateur garde les douze derniers articles que vous avez vus, pour que vous les retrouviez. Ce n’est pas un cookie et nous ne tenons pas de liste : votre navigateur nous demande seulement ce que ces articles coûtent maintenant. Vous pouvez vider la liste là où elle s’affiche.

## Votre choix

Vous pouvez supprimer ces cookies à tout moment dans votre navigateur. Pays, langue et apparence repartent alors de ses réglages ; sans le cookie de session, vous êtes déconnecté et le panier d’un invité est perdu. Les pages des prestataires de paiement sont des sites distincts avec leurs propres règles.

Le traitement des données personnelles est expliqué dans la [politique de confidentialité](/article/36003).`,
    },
    it: {
      title: 'Informativa sui cookie',
      body: `Galleria usa solo cookie senza i quali la galleria non farebbe quello che le chiedi. Non ci sono cookie pubblicitari o di misurazione, né di altre aziende. Per questo non vedi un banner di consenso: la legge lo richiede solo quando un cookie non è strettamente necessario.

## I cookie

- **Sessione**: ti riconosce da una pagina all’altra, perché tu resti connesso e il carrello si conservi. Per gli ospiti è firmato e si crea con il primo articolo nel carrello. Gli script non possono leggerlo.
- **Browser conosciuto**: ricorda per 400 giorni che hai effettuato l’accesso da qui, così chi prova a indovinare la tua password non può chiuderti fuori. È firmato, gli script non possono leggerlo e non serve ad altro.
- **Paese**: ricorda il Paese di cui vedi prezzi, imposte e consegna.
- **Lingua**: ricorda la lingua che hai scelto.
- **Aspetto**: ricorda se hai scelto chiaro o scuro.

## Solo nel browser

Il browser ricorda gli ultimi dodici articoli visti, per ritrovarli facilmente. Non è un cookie e non teniamo alcun elenco: il browser ci chiede solo quanto costano ora questi articoli. L’elenco si può svuotare dove è mostrato.

## La tua scelta

Puoi cancellare questi cookie dal browser in qualsiasi momento. Paese, lingua e aspetto ripartono allora dalle impostazioni del browser; senza il cookie di sessione vieni disconnesso e il carrello di un ospite va perso. Le pagine dei prestatori di pagamento sono siti a sé, con regole proprie.

Come trattiamo i dati personali è spiegato nell’[informativa sulla privacy](/article/36003).`,
    },
    pl: {
      title: 'Informacja o plikach cookie',
      body: `Galleria zapisuje wyłącznie pliki cookie, bez których galeria nie działałaby tak, jak tego oczekujesz. Nie ma tu plików reklamowych ani pomiarowych, nie ma też plików innych firm. Dlatego nie widzisz okna z prośbą o zgodę: prawo wymaga jej tylko wtedy, gdy plik nie jest bezwzględnie konieczny.

## Pliki cookie

- **Sesja**: rozpoznaje Cię między stronami, dzięki czemu pozostajesz zalogowany, a koszyk nie znika. W przypadku gości jest podpisany i powstaje wraz z pierwszym artykułem w koszyku. Skrypty nie mogą go odczytać.
- **Znana przeglądarka**: pamięta przez 400 dni, że logowanie odbyło się tutaj, aby obcy zgadujący hasło nie mogli zablokować Ci dostępu. Jest podpisany, skrypty nie mogą go odczytać i nie służy do niczego innego.
- **Kraj**: pamięta kraj, którego ceny, podatki i dostawy widzisz.
- **Język**: pamięta wybrany język.
- **Wygląd**: pamięta, czy wybrano jasny, czy ciemny motyw.

## Tylko w przeglądarce

Przeglądarka pamięta dwanaście ostatnio oglądanych produktów, aby łatwo było do nich wrócić. Nie jest to plik cookie i nie prowadzimy takiej listy: przeglądarka pyta nas tylko o obecne ceny tych produktów. Listę można wyczyścić tam, gdzie jest pokazana.

## Twój wybór

Możesz w każdej chwili usunąć te pliki w przeglądarce. Kraj, język i wygląd wrócą wtedy do ustawień przeglądarki; bez pliku sesji nastąpi wylogowanie, a koszyk gościa przepadnie. Strony operatorów płatności to osobne serwisy z własnymi zasadami.

Jak obchodzimy się z danymi osobowymi, wyjaśnia [polityka prywatności](/article/36003).`,
    },
    'zh-CN': {
      title: 'Cookie 说明',
      body: `Galleria 只设置必需的 Cookie，没有它们，商城就无法按您的要求运行。这里没有广告或统计类 Cookie，也没有其他公司的 Cookie。因此您不会看到同意弹窗：法律只在 Cookie 并非绝对必要时才要求征得同意。

## 所用 Cookie

- **会话**：在页面之间识别您，让您保持登录、购物车不丢失。对访客而言，它带有签名，在购物车放入第一件商品时设置。脚本无法读取它。
- **已知浏览器**：在 400 天内记住您曾在此登录，使猜测您密码的陌生人无法将您锁在门外。它带有签名，脚本无法读取，也不作他用。
- **国家站点**：记住您正在查看哪个国家的价格、税费与配送。
- **语言**：记住您选择的语言。
- **外观**：记住您选择了浅色还是深色。

## 仅保存在您的浏览器中

您的浏览器会保存最近浏览的十二件商品，方便您再次找到。这不是 Cookie，我们也不保存此类列表：浏览器只会向我们查询这些商品的当前价格。您可以在显示该列表的地方将其清空。

## 您的选择

您可以随时在浏览器中删除这些 Cookie。之后国家、语言和外观将恢复为浏览器的设置；没有会话 Cookie，您将退出登录，访客的购物车也会清空。支付机构的页面是独立网站，适用其自身规则。

我们如何处理个人数据，请见[隐私声明](/article/36003)。`,
    },
  },
}
