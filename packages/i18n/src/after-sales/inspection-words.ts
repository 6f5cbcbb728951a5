/**
 * Mails about goods that came back: to the shop, which looks at them, and to their buyer, what it
 * found.
 */
type Words = Record<
  'passed' | 'partlyPassed' | 'goodsRefused' | 'sentBack' | 'inspectReminder',
  { readonly subject: string; readonly intro: string }
> & {
  /**
   * Of a withdrawal: what of the money stays with the shop, and how that goes to the mall; a guest
   * becomes a member for it (`guestAccount.ask`).
   */
  readonly lossOfValue: {
    readonly withheld: string
    readonly ask: string
    readonly guest: string
    /** Instead of what is said about the refund where there is none. */
    readonly nothing: string
    /** The mall has ruled for the buyer. */
    readonly ruled: string
  }
}

export const englishInspections = {
  passed: {
    subject: '{shop} has accepted your return {number}',
    intro:
      'The items you returned from order {code} have been checked. {amount} will be refunded to the payment method you used, and we’ll email you again when it is on its way.',
  },
  partlyPassed: {
    subject: '{shop} has accepted part of your return {number}',
    intro:
      'The items you returned from order {code} have been checked, and not all of them were accepted. {amount} will be refunded to you; you’ll find the result for each item on the application page.',
  },
  goodsRefused: {
    subject: '{shop} has not accepted your return {number}',
    intro:
      'The items you returned from order {code} have been checked and were not accepted. You’ll find photos on the application page. The reason given:',
  },
  sentBack: {
    subject: '{buyer} has sent back items from order {code}',
    intro:
      'The items below are on their way back to you. Please check them by {deadline}, or within three working days of their arrival; if we don’t hear from you, they all count as accepted.',
  },
  inspectReminder: {
    subject: 'Please check the return from {buyer} by {deadline} ({code})',
    intro:
      'The items below have not been checked yet. On {deadline} they all count as accepted, and {amount} is refunded.',
  },
  lossOfValue: {
    withheld:
      '{loss} is kept by {shop} because, it says, the items were used beyond what is needed to try them and have lost that much in value. The reason given:',
    ask: 'If you don’t agree, you have until {askUntil} to ask Galleria to decide, free of charge: open application {lossNumber} on the application page.',
    guest:
      'If you don’t agree, you have until {askUntil} to ask Galleria to decide on application {lossNumber}, free of charge.',
    nothing:
      'The items you returned from order {code} have been checked. Nothing is refunded for them.',
    ruled:
      '{amount} of what was deducted for loss of value is refunded to the original payment method.',
  },
} as const satisfies Words

export const germanInspections = {
  passed: {
    subject: '{shop} hat Ihre Rücksendung {number} angenommen',
    intro:
      'Die Waren, die Sie aus der Bestellung {code} zurückgesendet haben, wurden geprüft. {amount} werden auf das verwendete Zahlungsmittel erstattet; wir schreiben Ihnen wieder, sobald die Erstattung unterwegs ist.',
  },
  partlyPassed: {
    subject: '{shop} hat Ihre Rücksendung {number} teilweise angenommen',
    intro:
      'Die Waren, die Sie aus der Bestellung {code} zurückgesendet haben, wurden geprüft und nicht alle angenommen. {amount} werden Ihnen erstattet; das Ergebnis zu jedem Artikel finden Sie auf der Seite des Antrags.',
  },
  goodsRefused: {
    subject: '{shop} hat Ihre Rücksendung {number} nicht angenommen',
    intro:
      'Die Waren, die Sie aus der Bestellung {code} zurückgesendet haben, wurden geprüft und nicht angenommen. Fotos finden Sie auf der Seite des Antrags. Der angegebene Grund:',
  },
  sentBack: {
    subject: '{buyer} hat Waren der Bestellung {code} zurückgesendet',
    intro:
      'Die unten genannten Waren sind auf dem Rückweg zu Ihnen. Bitte prüfen Sie sie bis {deadline} oder innerhalb von drei Werktagen nach der Ankunft; ohne Antwort von Ihnen gelten alle als angenommen.',
  },
  inspectReminder: {
    subject: 'Bitte prüfen Sie die Rücksendung von {buyer} bis {deadline} ({code})',
    intro:
      'Die unten genannten Waren wurden noch nicht geprüft. Am {deadline} gelten alle als angenommen und {amount} werden erstattet.',
  },
  lossOfValue: {
    withheld:
      '{loss} behält {shop} ein, weil die Waren nach seinen Angaben über das Prüfen hinaus benutzt wurden und so viel an Wert verloren haben. Der angegebene Grund:',
    ask: 'Wenn Sie damit nicht einverstanden sind, haben Sie bis {askUntil} Zeit, Galleria kostenlos um eine Entscheidung zu bitten: Öffnen Sie dazu auf der Seite des Antrags den Antrag {lossNumber}.',
    guest:
      'Wenn Sie damit nicht einverstanden sind, haben Sie bis {askUntil} Zeit, Galleria kostenlos um eine Entscheidung über den Antrag {lossNumber} zu bitten.',
    nothing:
      'Die Waren, die Sie aus der Bestellung {code} zurückgesendet haben, wurden geprüft. Dafür wird nichts erstattet.',
    ruled:
      '{amount} des Abzugs für Wertverlust werden auf das verwendete Zahlungsmittel erstattet.',
  },
} as const satisfies Words

export const dutchInspections = {
  passed: {
    subject: '{shop} heeft uw retour {number} geaccepteerd',
    intro:
      'De artikelen van uw retour voor bestelling {code} zijn gecontroleerd. {amount} gaat naar u terug via de betaalwijze die u hebt gebruikt; we schrijven opnieuw zodra het geld onderweg is.',
  },
  partlyPassed: {
    subject: '{shop} heeft een deel van uw retour {number} geaccepteerd',
    intro:
      'De artikelen van uw retour voor bestelling {code} zijn gecontroleerd en niet allemaal geaccepteerd. {amount} gaat naar u terug; wat er per stuk is vastgesteld, staat op de pagina van de aanvraag.',
  },
  goodsRefused: {
    subject: '{shop} heeft uw retour {number} niet geaccepteerd',
    intro:
      'De artikelen van uw retour voor bestelling {code} zijn gecontroleerd en niet geaccepteerd. Foto’s staan op de pagina van de aanvraag. De opgegeven reden:',
  },
  sentBack: {
    subject: '{buyer} heeft artikelen van bestelling {code} teruggestuurd',
    intro:
      'De artikelen hieronder zijn naar u onderweg. Controleer ze uiterlijk {deadline}, of binnen drie werkdagen na aankomst; zonder uw antwoord gelden ze allemaal als geaccepteerd.',
  },
  inspectReminder: {
    subject: 'Controleer de retour van {buyer} uiterlijk {deadline} ({code})',
    intro:
      'De artikelen hieronder zijn nog niet gecontroleerd. Op {deadline} gelden ze allemaal als geaccepteerd en gaat {amount} terug.',
  },
  lossOfValue: {
    withheld:
      '{shop} houdt {loss} in omdat de artikelen volgens de winkel meer zijn gebruikt dan nodig is om ze te proberen en zoveel minder waard zijn geworden. De opgegeven reden:',
    ask: 'Bent u het daar niet mee eens, dan hebt u tot {askUntil} de tijd om Galleria kosteloos om een beslissing te vragen: open aanvraag {lossNumber} op de pagina van de aanvraag.',
    guest:
      'Bent u het daar niet mee eens, dan hebt u tot {askUntil} de tijd om Galleria kosteloos om een beslissing over aanvraag {lossNumber} te vragen.',
    nothing:
      'De artikelen die u uit bestelling {code} hebt teruggestuurd, zijn gecontroleerd. Daarvoor wordt niets terugbetaald.',
    ruled:
      '{amount} van wat wegens waardevermindering is ingehouden, gaat terug via de gebruikte betaalwijze.',
  },
} as const satisfies Words

export const spanishInspections = {
  passed: {
    subject: '{shop} ha aceptado los artículos de tu devolución {number}',
    intro:
      'Los artículos de tu devolución del pedido {code} se han revisado. Te reembolsamos {amount} en la forma de pago que usaste; te escribiremos cuando el dinero esté en camino.',
  },
  partlyPassed: {
    subject: '{shop} ha aceptado una parte de tu devolución {number}',
    intro:
      'Los artículos de tu devolución del pedido {code} se han revisado y no todos se han aceptado. Te reembolsamos {amount}; lo que se encontró en cada pieza está en la página de la solicitud.',
  },
  goodsRefused: {
    subject: '{shop} no ha aceptado los artículos de tu devolución {number}',
    intro:
      'Los artículos de tu devolución del pedido {code} se han revisado y no se han aceptado. Hay fotos en la página de la solicitud. El motivo indicado:',
  },
  sentBack: {
    subject: '{buyer} ha devuelto artículos del pedido {code}',
    intro:
      'Los artículos de abajo van de camino a tu tienda. Revísalos a más tardar el {deadline} o en los tres días laborables siguientes a su llegada; sin tu respuesta se dan todos por aceptados.',
  },
  inspectReminder: {
    subject: 'Revisa la devolución de {buyer} a más tardar el {deadline} ({code})',
    intro:
      'Los artículos de abajo aún no se han revisado. El {deadline} se dan todos por aceptados y se reembolsan {amount}.',
  },
  lossOfValue: {
    withheld:
      '{shop} retiene {loss} porque, según indica, los artículos se usaron más de lo necesario para probarlos y han perdido ese valor. El motivo indicado:',
    ask: 'Si no estás de acuerdo, tienes hasta el {askUntil} para pedir gratis a Galleria que decida: abre la solicitud {lossNumber} desde la página de la solicitud.',
    guest:
      'Si no estás de acuerdo, tienes hasta el {askUntil} para pedir gratis a Galleria que decida sobre la solicitud {lossNumber}.',
    nothing:
      'Se han revisado los artículos que devolviste del pedido {code}. No se reembolsa nada por ellos.',
    ruled:
      'Se reembolsan {amount} de lo descontado por pérdida de valor en la forma de pago utilizada.',
  },
} as const satisfies Words

export const swedishInspections = {
  passed: {
    subject: '{shop} har godtagit din retur {number}',
    intro:
      'Varorna i din retur för beställning {code} har kontrollerats. {amount} går tillbaka till dig så som du betalade; vi skriver igen när pengarna är på väg.',
  },
  partlyPassed: {
    subject: '{shop} har godtagit en del av din retur {number}',
    intro:
      'Varorna i din retur för beställning {code} har kontrollerats och alla godtogs inte. {amount} går tillbaka till dig; vad som hittades på varje vara står på ansökans sida.',
  },
  goodsRefused: {
    subject: '{shop} har inte godtagit din retur {number}',
    intro:
      'Varorna i din retur för beställning {code} har kontrollerats och godtogs inte. Foton finns på ansökans sida. Skälet som angavs:',
  },
  sentBack: {
    subject: '{buyer} har skickat tillbaka varor från beställning {code}',
    intro:
      'Varorna nedan är på väg till dig. Kontrollera dem senast {deadline}, eller inom tre arbetsdagar efter att de kommit; utan svar räknas alla som godtagna.',
  },
  inspectReminder: {
    subject: 'Kontrollera returen från {buyer} senast {deadline} ({code})',
    intro:
      'Varorna nedan har inte kontrollerats än. {deadline} räknas alla som godtagna och {amount} går tillbaka.',
  },
  lossOfValue: {
    withheld:
      '{shop} behåller {loss} eftersom varorna enligt butiken har använts mer än vad som behövs för att prova dem och har förlorat så mycket i värde. Angivet skäl:',
    ask: 'Om du inte håller med har du fram till {askUntil} på dig att utan kostnad be Galleria avgöra saken: öppna ansökan {lossNumber} på ansökans sida.',
    guest:
      'Om du inte håller med har du fram till {askUntil} på dig att utan kostnad be Galleria avgöra ansökan {lossNumber}.',
    nothing:
      'Varorna du skickade tillbaka från beställning {code} har kontrollerats. Inget betalas tillbaka för dem.',
    ruled:
      '{amount} av det som drogs av för värdeminskning betalas tillbaka till det betalningssätt som användes.',
  },
} as const satisfies Words

export const frenchInspections = {
  passed: {
    subject: '{shop} a accepté votre retour {number}',
    intro:
      'Les articles que vous avez renvoyés de la commande {code} ont été contrôlés. {amount} vous seront remboursés sur le moyen de paiement utilisé, et nous vous écrirons de nouveau lorsque le remboursement sera en route.',
  },
  partlyPassed: {
    subject: '{shop} a accepté une partie de votre retour {number}',
    intro:
      'Les articles que vous avez renvoyés de la commande {code} ont été contrôlés, et tous n’ont pas été acceptés. {amount} vous seront remboursés ; vous trouverez le résultat pour chaque article sur la page de la demande.',
  },
  goodsRefused: {
    subject: '{shop} n’a pas accepté votre retour {number}',
    intro:
      'Les articles que vous avez renvoyés de la commande {code} ont été contrôlés et n’ont pas été acceptés. Vous trouverez des photos sur la page de la demande. Le motif indiqué :',
  },
  sentBack: {
    subject: '{buyer} a renvoyé des articles de la commande {code}',
    intro:
      'Les articles ci-dessous sont en route vers vous. Veuillez les contrôler au plus tard le {deadline}, ou dans les trois jours ouvrés après leur arrivée ; sans réponse de votre part, tous sont considérés comme acceptés.',
  },
  inspectReminder: {
    subject: 'Veuillez contrôler le retour de {buyer} au plus tard le {deadline} ({code})',
    intro:
      'Les articles ci-dessous n’ont pas encore été contrôlés. Le {deadline}, tous sont considérés comme acceptés et {amount} sont remboursés.',
  },
  lossOfValue: {
    withheld:
      '{shop} retient {loss} : selon la boutique, les articles ont été utilisés au-delà de ce qu’il faut pour les essayer et ont perdu cette valeur. Le motif indiqué :',
    ask: 'Si vous n’êtes pas d’accord, vous avez jusqu’au {askUntil} pour demander gratuitement à Galleria de trancher : ouvrez la demande {lossNumber} depuis la page de la demande.',
    guest:
      'Si vous n’êtes pas d’accord, vous avez jusqu’au {askUntil} pour demander gratuitement à Galleria de trancher au sujet de la demande {lossNumber}.',
    nothing:
      'Les articles que vous avez renvoyés de la commande {code} ont été contrôlés. Rien n’est remboursé pour ceux-ci.',
    ruled:
      '{amount} de la somme déduite pour perte de valeur sont remboursés sur le moyen de paiement utilisé.',
  },
} as const satisfies Words

export const italianInspections = {
  passed: {
    subject: '{shop} ha accettato gli articoli del tuo reso {number}',
    intro:
      'Gli articoli del tuo reso per l’ordine {code} sono stati controllati. {amount} ti vengono rimborsati sul metodo di pagamento che hai usato; ti scriveremo quando il denaro sarà in viaggio.',
  },
  partlyPassed: {
    subject: '{shop} ha accettato una parte del tuo reso {number}',
    intro:
      'Gli articoli del tuo reso per l’ordine {code} sono stati controllati e non tutti sono stati accettati. {amount} ti vengono rimborsati; ciò che è stato trovato per ogni pezzo è nella pagina della richiesta.',
  },
  goodsRefused: {
    subject: '{shop} non ha accettato gli articoli del tuo reso {number}',
    intro:
      'Gli articoli del tuo reso per l’ordine {code} sono stati controllati e non sono stati accettati. Le foto sono nella pagina della richiesta. Il motivo indicato:',
  },
  sentBack: {
    subject: '{buyer} ha rispedito articoli dell’ordine {code}',
    intro:
      'Gli articoli qui sotto sono in viaggio verso di Lei. Li controlli entro il {deadline}, o entro tre giorni lavorativi dal loro arrivo; senza una Sua risposta valgono tutti come accettati.',
  },
  inspectReminder: {
    subject: 'Controlli il reso di {buyer} entro il {deadline} ({code})',
    intro:
      'Gli articoli qui sotto non sono ancora stati controllati. Il {deadline} valgono tutti come accettati e vengono rimborsati {amount}.',
  },
  lossOfValue: {
    withheld:
      '{shop} trattiene {loss} perché, a suo dire, gli articoli sono stati usati più di quanto serva per provarli e hanno perso questo valore. Il motivo indicato:',
    ask: 'Se non sei d’accordo, hai tempo fino al {askUntil} per chiedere gratuitamente a Galleria di decidere: apri la richiesta {lossNumber} dalla pagina della richiesta.',
    guest:
      'Se non sei d’accordo, hai tempo fino al {askUntil} per chiedere gratuitamente a Galleria di decidere sulla richiesta {lossNumber}.',
    nothing:
      'Gli articoli che hai rispedito dall’ordine {code} sono stati controllati. Per questi non si rimborsa nulla.',
    ruled:
      '{amount} di quanto detratto per perdita di valore vengono rimborsati sul metodo di pagamento usato.',
  },
} as const satisfies Words

export const polishInspections = {
  passed: {
    subject: '{shop}: Twój zwrot {number} został przyjęty',
    intro:
      'Towary ze zwrotu do zamówienia {code} zostały sprawdzone. {amount} wraca do Ciebie tą samą drogą, którą zapłacono; napiszemy ponownie, gdy pieniądze będą w drodze.',
  },
  partlyPassed: {
    subject: '{shop}: część Twojego zwrotu {number} została przyjęta',
    intro:
      'Towary ze zwrotu do zamówienia {code} zostały sprawdzone i nie wszystkie przyjęto. {amount} wraca do Ciebie; co stwierdzono przy każdej sztuce, jest na stronie zgłoszenia.',
  },
  goodsRefused: {
    subject: '{shop}: Twój zwrot {number} nie został przyjęty',
    intro:
      'Towary ze zwrotu do zamówienia {code} zostały sprawdzone i nie zostały przyjęte. Zdjęcia są na stronie zgłoszenia. Podany powód:',
  },
  sentBack: {
    subject: '{buyer}: odesłano towary z zamówienia {code}',
    intro:
      'Poniższe towary są w drodze do Ciebie. Sprawdź je do {deadline} albo w ciągu trzech dni roboczych od ich przyjścia; bez odpowiedzi wszystkie uznaje się za przyjęte.',
  },
  inspectReminder: {
    subject: 'Sprawdź zwrot do {deadline}: {buyer} ({code})',
    intro:
      'Poniższe towary nie zostały jeszcze sprawdzone. {deadline} wszystkie uznaje się za przyjęte i wraca {amount}.',
  },
  lossOfValue: {
    withheld:
      '{shop} zatrzymuje {loss}, ponieważ zdaniem sklepu towary były używane w stopniu większym, niż trzeba, by je wypróbować, i straciły tyle na wartości. Podany powód:',
    ask: 'Jeśli się z tym nie zgadzasz, możesz do {askUntil} bezpłatnie poprosić Galleria o decyzję: otwórz wniosek {lossNumber} na stronie wniosku.',
    guest:
      'Jeśli się z tym nie zgadzasz, możesz do {askUntil} bezpłatnie poprosić Galleria o decyzję w sprawie wniosku {lossNumber}.',
    nothing: 'Towary odesłane z zamówienia {code} zostały sprawdzone. Nic za nie nie wraca.',
    ruled: '{amount} z kwoty potrąconej za utratę wartości wraca na użyty sposób płatności.',
  },
} as const satisfies Words

export const chineseInspections = {
  passed: {
    subject: '{shop} 已验收您的退货 {number}',
    intro: '订单 {code} 的退货已验收。{amount} 将原路退回；款项退出时我们会再通知您。',
  },
  partlyPassed: {
    subject: '{shop} 已部分验收您的退货 {number}',
    intro:
      '订单 {code} 的退货已检查，部分商品未被接受。{amount} 将退还给您；每件商品的检查结果见申请页面。',
  },
  goodsRefused: {
    subject: '{shop} 未接受您的退货 {number}',
    intro: '订单 {code} 的退货已检查，未被接受。照片见申请页面。店铺给出的原因：',
  },
  sentBack: {
    subject: '{buyer} 已寄回订单 {code} 的商品',
    intro:
      '下列商品正在寄回途中。请在 {deadline} 前，或在送达后三个工作日内验收；逾期未处理，全部视为接受。',
  },
  inspectReminder: {
    subject: '请在 {deadline} 前验收 {buyer} 的退货（{code}）',
    intro: '下列商品尚未验收。{deadline} 起全部视为接受，{amount} 将退回。',
  },
  lossOfValue: {
    withheld: '{shop} 扣留 {loss}：该店铺认为商品的使用超出了检验所需，因而贬值。所述原因：',
    ask: '如果您不同意，可在 {askUntil} 之前免费请 Galleria 裁定：请在申请页面打开申请 {lossNumber}。',
    guest: '如果您不同意，可在 {askUntil} 之前免费请 Galleria 就申请 {lossNumber} 作出裁定。',
    nothing: '您从订单 {code} 寄回的商品已检查，不予退款。',
    ruled: '因价值减损扣除的款项中，{amount} 将原路退回。',
  },
} as const satisfies Words
