import type { Article } from './article.ts'

export const article: Article = {
  id: 36003,
  slug: 'privacy',
  kind: 'legal',
  texts: {
    en: {
      title: 'Privacy statement',
      body: `## Who is responsible

{{company}}, {{address}}, {{email}}.

## What we process and why

- **Account**: email address, nickname and a hash of your password, to sign you in (contract).
- **Orders**: addresses, items, invoices and after-sales applications, to fulfil the contract with the shop (contract, tax law).
- **Payments**: amount, method and result. Card and account details go to the payment provider; we do not store them.
- **Guests**: postal and email address of the order. Signed links in emails open it without an account.
- **Sold-out items**: the email address we are to tell when an item is back, until we have written or for six months; without your confirmation, two days (consent).
- **Operation**: technical logs, to find faults and keep out abuse (legitimate interest).

There is no advertising tracking, no analytics service and no profiling. You’ll find the cookies we set in the [cookie statement](/article/36005).

## Who receives data

The shop that sells, the carrier that delivers and the payment provider you choose, each only what they need.

## How long

Account data until you delete the account; orders and invoices as long as tax law demands; logs for a short time.

## Your rights

You can see, correct, export and delete your data, restrict processing, object to it, and complain to a data protection authority. You can export and delete it in your account.`,
    },
    de: {
      title: 'Datenschutzerklärung',
      body: `## Verantwortlich

{{company}}, {{address}}, {{email}}.

## Was wir verarbeiten und wozu

- **Konto**: E-Mail-Adresse, Spitzname und ein Hash Ihres Passworts, damit Sie sich anmelden können (Vertrag).
- **Bestellungen**: Adressen, Artikel, Rechnungen und Rückgaben, um den Vertrag mit dem Shop zu erfüllen (Vertrag, Steuerrecht).
- **Zahlungen**: Betrag, Zahlungsart und Ergebnis. Karten- und Kontodaten gehen an den Zahlungsdienst; wir speichern sie nicht.
- **Gäste**: Adresse und E-Mail der Bestellung. Signierte Links in den E-Mails öffnen sie ohne Konto.
- **Ausverkaufte Artikel**: die E-Mail-Adresse, an die wir schreiben sollen, wenn ein Artikel wieder da ist, bis wir geschrieben haben oder sechs Monate lang; ohne Ihre Bestätigung zwei Tage (Einwilligung).
- **Betrieb**: technische Protokolle, um Fehler zu finden und Missbrauch abzuwehren (berechtigtes Interesse).

Es gibt kein Werbetracking, keinen Analysedienst und keine Profilbildung. Welche Cookies wir setzen, steht in den [Cookie-Hinweisen](/article/36005).

## Wer Daten erhält

Der verkaufende Shop, der Paketdienst oder die Spedition und der von Ihnen gewählte Zahlungsdienst, jeweils nur das Nötige.

## Wie lange

Kontodaten, bis Sie das Konto löschen; Bestellungen und Rechnungen, solange das Steuerrecht es verlangt; Protokolle nur kurze Zeit.

## Ihre Rechte

Sie können Ihre Daten einsehen, berichtigen, exportieren und löschen, die Verarbeitung einschränken, ihr widersprechen und sich bei einer Datenschutzbehörde beschweren. Export und Löschung finden Sie in Ihrem Konto.`,
    },
    nl: {
      title: 'Privacyverklaring',
      body: `## Wie verantwoordelijk is

{{company}}, {{address}}, {{email}}.

## Wat wij verwerken en waarom

- **Account**: mailadres, bijnaam en een hash van uw wachtwoord, om u te laten inloggen (overeenkomst).
- **Bestellingen**: adressen, artikelen, facturen en retouren, om de overeenkomst met de winkel uit te voeren (overeenkomst, belastingrecht).
- **Betalingen**: bedrag, methode en uitkomst. Kaart- en rekeninggegevens gaan naar de betaaldienst; wij bewaren ze niet.
- **Gasten**: adres en mailadres van de bestelling. Ondertekende links in de mails openen die zonder account.
- **Uitverkochte artikelen**: het e-mailadres dat bericht wil als een artikel er weer is, tot we hebben geschreven of zes maanden; zonder uw bevestiging twee dagen (toestemming).
- **Beheer**: technische logboeken, om fouten te vinden en misbruik te weren (gerechtvaardigd belang).

Er is geen advertentietracking, geen analysedienst en geen profilering. Welke cookies wij plaatsen staat in de [cookieverklaring](/article/36005).

## Wie gegevens ontvangt

De winkel die verkoopt, de vervoerder die bezorgt en de betaaldienst die u kiest, ieder alleen wat nodig is.

## Hoe lang

Accountgegevens tot u het account verwijdert; bestellingen en facturen zolang de belastingwet dat eist; logboeken korte tijd.

## Uw rechten

U kunt uw gegevens inzien, verbeteren, exporteren en verwijderen, de verwerking beperken, bezwaar maken en een klacht indienen bij een toezichthouder. Exporteren en verwijderen doet u in uw account.`,
    },
    es: {
      title: 'Política de privacidad',
      body: `## Responsable

{{company}}, {{address}}, {{email}}.

## Qué tratamos y para qué

- **Cuenta**: correo, apodo y un hash de tu contraseña, para que puedas iniciar sesión (contrato).
- **Pedidos**: direcciones, artículos, facturas y devoluciones, para cumplir el contrato con la tienda (contrato, normativa fiscal).
- **Pagos**: importe, método y resultado. Los datos de tarjeta o de cuenta van al proveedor de pago; nosotros no los guardamos.
- **Invitados**: dirección y correo del pedido. Los enlaces firmados de los correos lo abren sin necesidad de cuenta.
- **Artículos agotados**: el correo al que debemos avisar cuando un artículo vuelva, hasta que hayamos escrito o durante seis meses; sin tu confirmación, dos días (consentimiento).
- **Funcionamiento**: registros técnicos, para localizar fallos e impedir abusos (interés legítimo).

No hay rastreo publicitario, ni servicio de analítica, ni elaboración de perfiles. Las cookies que usamos se explican en la [política de cookies](/article/36005).

## Quién recibe datos

La tienda que vende, el transportista que entrega y el proveedor de pago que elijas, cada uno solo lo necesario.

## Durante cuánto tiempo

Los datos de la cuenta, hasta que la elimines; pedidos y facturas, el tiempo que exige la ley fiscal; los registros, un plazo breve.

## Tus derechos

Puedes consultar, rectificar, exportar y suprimir tus datos, limitar el tratamiento, oponerte a él y reclamar ante una autoridad de protección de datos. La exportación y la supresión están en tu cuenta.`,
    },
    sv: {
      title: 'Integritetspolicy',
      body: `## Personuppgiftsansvarig

{{company}}, {{address}}, {{email}}.

## Vad vi behandlar och varför

- **Konto**: e-postadress, smeknamn och en hash av ditt lösenord, så att du kan logga in (avtal).
- **Beställningar**: adresser, varor, fakturor och returärenden, för att fullgöra avtalet med butiken (avtal, skattelag).
- **Betalningar**: belopp, betalsätt och utfall. Kort- och kontouppgifter går till betaltjänsten; vi sparar dem inte.
- **Gäster**: beställningens adress och e-post. Signerade länkar i mejlen öppnar den utan konto.
- **Slutsålda artiklar**: e-postadressen som ska få veta när en artikel är tillbaka, tills vi har skrivit eller i sex månader; utan din bekräftelse två dagar (samtycke).
- **Drift**: tekniska loggar, för att hitta fel och hindra missbruk (berättigat intresse).

Det finns ingen annonsspårning, ingen analystjänst och ingen profilering. Vilka kakor vi sätter står i [kakpolicyn](/article/36005).

## Vem som tar emot uppgifter

Butiken som säljer, transportören som levererar och betaltjänsten du väljer, var och en bara det som behövs.

## Hur länge

Kontouppgifter tills du tar bort kontot; beställningar och fakturor så länge skattelagen kräver; loggar en kort tid.

## Dina rättigheter

Du kan se, rätta, exportera och radera dina uppgifter, begränsa behandlingen, invända mot den och klaga hos en tillsynsmyndighet. Export och radering hittar du i ditt konto.`,
    },
    fr: {
      title: 'Politique de confidentialité',
      body: `## Responsable du traitement

{{company}}, {{address}}, {{email}}.

## Ce que nous traitons et pourquoi

- **Compte** : adresse électronique, pseudonyme et empreinte de votre mot de passe, pour vous connecter (contrat).
- **Commandes** : adresses, articles, factures et demandes après-vente, pour exécuter le contrat avec la boutique (contrat, droit fiscal).
- **Paiements** : montant, moyen et résultat. Les données de carte ou de compte vont au prestataire de paiement ; nous ne les conservons pas.
- **Invités** : adresse et courriel de la commande. Les liens signés des courriels l’ouvrent sans compte.
- **Articles épuisés** : l’adresse e-mail à prévenir du retour d’un article, jusqu’à notre envoi ou pendant six mois ; sans votre confirmation, deux jours (consentement).
- **Fonctionnement** : journaux techniques, pour trouver les pannes et écarter les abus (intérêt légitime).

Il n’y a ni suivi publicitaire, ni service de mesure d’audience, ni profilage. Les cookies utilisés sont décrits dans la [politique relative aux cookies](/article/36005).

## Qui reçoit des données

La boutique qui vend, le transporteur qui livre et le prestataire de paiement que vous choisissez, chacun pour le strict nécessaire.

## Pendant combien de temps

Les données du compte jusqu’à sa suppression ; commandes et factures aussi longtemps que le droit fiscal l’exige ; les journaux peu de temps.

## Vos droits

Vous pouvez consulter, rectifier, exporter et effacer vos données, limiter le traitement, vous y opposer et saisir une autorité de protection des données. L’export et la suppression se trouvent dans votre compte.`,
    },
    it: {
      title: 'Informativa sulla privacy',
      body: `## Titolare del trattamento

{{company}}, {{address}}, {{email}}.

## Che cosa trattiamo e perché

- **Account**: indirizzo e-mail, nickname e un hash della password, per farti accedere (contratto).
- **Ordini**: indirizzi, articoli, fatture e richieste post-vendita, per eseguire il contratto con il negozio (contratto, norme fiscali).
- **Pagamenti**: importo, metodo ed esito. I dati di carte e conti vanno al prestatore di pagamento; noi non li conserviamo.
- **Ospiti**: indirizzo ed e-mail dell’ordine. I link firmati nelle e-mail lo aprono senza account.
- **Articoli esauriti**: l’indirizzo e-mail da avvisare quando un articolo torna, fino al nostro messaggio o per sei mesi; senza conferma, due giorni (consenso).
- **Funzionamento**: registri tecnici, per trovare i guasti e respingere gli abusi (legittimo interesse).

Non ci sono tracciamento pubblicitario, servizi di analisi o profilazione. I cookie che usiamo sono descritti nell’[informativa sui cookie](/article/36005).

## Chi riceve i dati

Il negozio che vende, il corriere che consegna e il prestatore di pagamento che scegli, ciascuno solo quanto gli serve.

## Per quanto tempo

I dati dell’account finché non lo elimini; ordini e fatture per il tempo richiesto dalle norme fiscali; i registri per poco tempo.

## I tuoi diritti

Puoi consultare, correggere, esportare e cancellare i tuoi dati, limitarne il trattamento, opporti e presentare reclamo a un’autorità di controllo. Esportazione e cancellazione si trovano nel tuo account.`,
    },
    pl: {
      title: 'Polityka prywatności',
      body: `## Administrator danych

{{company}}, {{address}}, {{email}}.

## Co przetwarzamy i po co

- **Konto**: adres e-mail, pseudonim i skrót (hash) hasła, aby umożliwić logowanie (umowa).
- **Zamówienia**: adresy, artykuły, faktury i zgłoszenia posprzedażowe, aby wykonać umowę ze sklepem (umowa, prawo podatkowe).
- **Płatności**: kwota, metoda i wynik. Dane karty lub rachunku trafiają do operatora płatności; my ich nie przechowujemy.
- **Goście**: adres i e-mail z zamówienia. Podpisane linki w wiadomościach otwierają je bez konta.
- **Wyprzedane produkty**: adres e-mail, który mamy powiadomić o powrocie produktu, do wysłania wiadomości lub przez sześć miesięcy; bez potwierdzenia dwa dni (zgoda).
- **Działanie serwisu**: dzienniki techniczne, aby znajdować usterki i zapobiegać nadużyciom (uzasadniony interes).

Nie ma tu śledzenia reklamowego, usług analitycznych ani profilowania. Jakie pliki cookie zapisujemy, wyjaśnia [informacja o cookie](/article/36005).

## Kto otrzymuje dane

Sklep, który sprzedaje, przewoźnik, który dostarcza, i wybrany przez Ciebie operator płatności, każdy tylko w potrzebnym zakresie.

## Jak długo

Dane konta do chwili jego usunięcia; zamówienia i faktury tak długo, jak wymaga prawo podatkowe; dzienniki przez krótki czas.

## Twoje prawa

Możesz przeglądać, poprawiać, eksportować i usuwać swoje dane, ograniczyć ich przetwarzanie, wnieść sprzeciw i złożyć skargę do organu nadzorczego. Eksport i usunięcie znajdziesz na swoim koncie.`,
    },
    'zh-CN': {
      title: '隐私声明',
      body: `## 负责方

{{company}}，{{address}}，{{email}}。

## 我们处理哪些数据、为何处理

- **账户**：电子邮箱、昵称和密码的哈希值，用于登录（履行合同）。
- **订单**：地址、商品、发票和售后申请，用于履行与店铺的合同（合同、税法）。
- **支付**：金额、方式和结果。银行卡和账户信息直接交给支付机构，我们不予保存。
- **访客**：订单的地址和邮箱。邮件中的签名链接无需账户即可打开订单。
- **售罄商品**：到货时用于通知您的电子邮箱，保存至通知发出或满六个月；未经确认则保存两天（同意）。
- **运行**：技术日志，用于查找故障、防止滥用（正当利益）。

本商城没有广告跟踪，没有分析服务，也不做用户画像。所用 Cookie 见 [Cookie 说明](/article/36005)。

## 谁会收到数据

出售商品的店铺、负责配送的承运商，以及您选择的支付机构，各方仅获得所需部分。

## 保存多久

账户数据保存至您注销账户；订单与发票按税法要求的期限保存；日志只短期保存。

## 您的权利

您可以查阅、更正、导出和删除您的数据，限制或反对处理，并可向数据保护机构投诉。导出与删除功能在您的账户中。`,
    },
  },
}
