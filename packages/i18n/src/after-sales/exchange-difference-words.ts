import {
  chineseSurcharges,
  dutchSurcharges,
  englishSurcharges,
  frenchSurcharges,
  germanSurcharges,
  italianSurcharges,
  polishSurcharges,
  spanishSurcharges,
  swedishSurcharges,
} from './exchange-surcharge-words.ts'

/**
 * Lines in the mails about an exchange for something that costs less than was paid, and all of
 * those about one that costs more. `{difference}` is what comes back beside it.
 */
type Words = {
  readonly difference: {
    /** To its buyer, when it is asked for and once the replacement is sent; and to the shop. */
    readonly asked: string
    readonly sent: string
    readonly shop: string
  }
}

export const englishDifferences = {
  ...englishSurcharges,
  difference: {
    asked:
      'What you have chosen costs less than you paid: once it is sent you get {difference} back.',
    sent: 'It costs less than you paid: {difference} will be refunded to the payment method you used, and we’ll email you when it is on its way.',
    shop: 'The replacement costs less than was paid: {difference} is refunded to the buyer once you send it.',
  },
} as const satisfies Words

export const germanDifferences = {
  ...germanSurcharges,
  difference: {
    asked:
      'Was Sie gewählt haben, kostet weniger, als Sie bezahlt haben: Sobald es versandt ist, erhalten Sie {difference} zurück.',
    sent: 'Der Ersatz kostet weniger, als Sie bezahlt haben: {difference} werden auf Ihrem Zahlungsweg erstattet; wir schreiben Ihnen, sobald das Geld unterwegs ist.',
    shop: 'Der Ersatz kostet weniger, als bezahlt wurde: Sobald Sie ihn versenden, werden {difference} erstattet.',
  },
} as const satisfies Words

export const dutchDifferences = {
  ...dutchSurcharges,
  difference: {
    asked:
      'Wat u hebt gekozen, kost minder dan u hebt betaald: zodra het verzonden is, krijgt u {difference} terug.',
    sent: 'De vervanging kost minder dan u hebt betaald: {difference} wordt terugbetaald via de betaalmethode die u hebt gebruikt. We mailen u zodra het geld onderweg is.',
    shop: 'De vervanging kost minder dan er is betaald: zodra u die verzendt, wordt {difference} terugbetaald.',
  },
} as const satisfies Words

export const spanishDifferences = {
  ...spanishSurcharges,
  difference: {
    asked:
      'Lo que has elegido cuesta menos de lo que pagaste: en cuanto se envíe, se te devolverán {difference}.',
    sent: 'El recambio cuesta menos de lo que pagaste: se te devolverán {difference} por el medio de pago que usaste, y te escribiremos cuando el dinero esté en camino.',
    shop: 'El recambio cuesta menos de lo que se pagó: cuando lo envíes, se devolverán {difference}.',
  },
} as const satisfies Words

export const swedishDifferences = {
  ...swedishSurcharges,
  difference: {
    asked:
      'Det du har valt kostar mindre än du betalade: när det har skickats får du {difference} tillbaka.',
    sent: 'Ersättningsvaran kostar mindre än du betalade: {difference} betalas tillbaka till det betalningssätt du använde, och vi mejlar dig när pengarna är på väg.',
    shop: 'Ersättningsvaran kostar mindre än vad som betalades: när du skickar den betalas {difference} tillbaka.',
  },
} as const satisfies Words

export const frenchDifferences = {
  ...frenchSurcharges,
  difference: {
    asked:
      'Ce que vous avez choisi coûte moins que ce que vous avez payé : dès l’expédition, {difference} vous seront remboursés.',
    sent: 'L’article de remplacement coûte moins que ce que vous avez payé : {difference} vous seront remboursés par le moyen de paiement utilisé, et nous vous écrirons dès que l’argent sera en route.',
    shop: 'L’article de remplacement coûte moins que ce qui a été payé : dès que vous l’expédiez, {difference} sont remboursés.',
  },
} as const satisfies Words

export const italianDifferences = {
  ...italianSurcharges,
  difference: {
    asked:
      'Ciò che hai scelto costa meno di quanto hai pagato: appena spedito, ti vengono rimborsati {difference}.',
    sent: 'L’articolo sostitutivo costa meno di quanto hai pagato: {difference} ti vengono rimborsati con il metodo di pagamento che hai usato e ti scriveremo quando il denaro sarà in arrivo.',
    shop: 'L’articolo sostitutivo costa meno di quanto è stato pagato: appena lo spedisce, vengono rimborsati {difference}.',
  },
} as const satisfies Words

export const polishDifferences = {
  ...polishSurcharges,
  difference: {
    asked: 'To, co wybrano, kosztuje mniej, niż zapłacono: po wysyłce zwrócimy {difference}.',
    sent: 'Produkt na wymianę kosztuje mniej, niż zapłacono: {difference} wróci na użyty sposób płatności. Napiszemy, gdy pieniądze będą w drodze.',
    shop: 'Produkt na wymianę kosztuje mniej, niż zapłacono: po jego wysłaniu kupujący otrzyma zwrot {difference}.',
  },
} as const satisfies Words

export const chineseDifferences = {
  ...chineseSurcharges,
  difference: {
    asked: '您选择的商品价格低于您的实付金额：发货后将退还您 {difference}。',
    sent: '换货商品价格低于您的实付金额：{difference} 将退回您使用的付款方式，退款发出后我们会邮件通知您。',
    shop: '换货商品价格低于买家的实付金额：发货后将向买家退还 {difference}。',
  },
} as const satisfies Words
