/** Mails about statements of withdrawal, in every language: that one is there, and what the mall says about it. */

export const englishWithdrawal = {
  number: 'Statement',
  time: 'Time of receipt',
  name: 'Your name',
  order: 'Order',
  email: 'Confirmation to',
  from: 'Withdrawn from:',
  whole: 'the whole contract',
  notMe:
    'You get this mail because this address was given with the statement. Was that not you? Then tell us with one click, and nothing happens on account of it:',
  receipt: {
    subject: 'We have received your withdrawal {number}',
    intro: 'Your withdrawal has arrived. It reached us on {time}.',
    said: 'What you said',
    keep: 'Please keep this mail: it shows what was said and when.',
  },
  answer: {
    subject: 'About your withdrawal {number}',
    intro: 'We have looked at your withdrawal. This is our answer:',
  },
} as const

export const germanWithdrawal = {
  number: 'Erklärung',
  time: 'Zeitpunkt des Eingangs',
  name: 'Ihr Name',
  order: 'Bestellung',
  email: 'Bestätigung an',
  from: 'Widerrufen wird:',
  whole: 'der ganze Vertrag',
  notMe:
    'Sie erhalten diese Mail, weil diese Adresse mit der Erklärung angegeben wurde. Waren Sie das nicht? Dann sagen Sie es uns mit einem Klick, und es geschieht nichts:',
  receipt: {
    subject: 'Wir haben Ihren Widerruf {number} erhalten',
    intro: 'Ihr Widerruf ist eingegangen. Er hat uns am {time} erreicht.',
    said: 'Ihre Erklärung',
    keep: 'Bitte bewahren Sie diese Mail auf: Sie belegt, was wann erklärt wurde.',
  },
  answer: {
    subject: 'Zu Ihrem Widerruf {number}',
    intro: 'Wir haben Ihren Widerruf angesehen. Das ist unsere Antwort:',
  },
}

export const dutchWithdrawal = {
  number: 'Verklaring',
  time: 'Tijdstip van ontvangst',
  name: 'Uw naam',
  order: 'Bestelling',
  email: 'Bevestiging aan',
  from: 'Herroepen wordt:',
  whole: 'de hele overeenkomst',
  notMe:
    'U krijgt deze mail omdat dit adres bij de verklaring is opgegeven. Was u dat niet? Laat het ons met één klik weten, dan gebeurt er niets:',
  receipt: {
    subject: 'Wij hebben uw herroeping {number} ontvangen',
    intro: 'Uw herroeping is aangekomen. Zij heeft ons bereikt op {time}.',
    said: 'Uw verklaring',
    keep: 'Bewaar deze mail: zij toont wat er wanneer is verklaard.',
  },
  answer: {
    subject: 'Over uw herroeping {number}',
    intro: 'Wij hebben uw herroeping bekeken. Dit is ons antwoord:',
  },
}

export const spanishWithdrawal = {
  number: 'Declaración',
  time: 'Momento de recepción',
  name: 'Tu nombre',
  order: 'Pedido',
  email: 'Confirmación a',
  from: 'Se desiste de:',
  whole: 'todo el contrato',
  notMe:
    'Recibes este correo porque esta dirección se indicó en la declaración. ¿No fuiste tú? Dínoslo con un clic y no pasará nada:',
  receipt: {
    subject: 'Hemos recibido tu desistimiento {number}',
    intro: 'Tu desistimiento ha llegado. Lo recibimos el {time}.',
    said: 'Tu declaración',
    keep: 'Guarda este correo: muestra qué se declaró y cuándo.',
  },
  answer: {
    subject: 'Sobre tu desistimiento {number}',
    intro: 'Hemos revisado tu desistimiento. Esta es nuestra respuesta:',
  },
}

export const swedishWithdrawal = {
  number: 'Meddelande',
  time: 'Tidpunkt för mottagandet',
  name: 'Ditt namn',
  order: 'Beställning',
  email: 'Bekräftelse till',
  from: 'Frånträdandet gäller:',
  whole: 'hela avtalet',
  notMe:
    'Du får det här mejlet eftersom adressen angavs i meddelandet. Var det inte du? Säg det med ett klick, så händer ingenting:',
  receipt: {
    subject: 'Vi har tagit emot ditt frånträdande {number}',
    intro: 'Ditt frånträdande har kommit fram. Det nådde oss {time}.',
    said: 'Det du meddelade',
    keep: 'Spara det här mejlet: det visar vad som meddelades och när.',
  },
  answer: {
    subject: 'Om ditt frånträdande {number}',
    intro: 'Vi har gått igenom ditt frånträdande. Det här är vårt svar:',
  },
}

export const frenchWithdrawal = {
  number: 'Déclaration',
  time: 'Date et heure de réception',
  name: 'Votre nom',
  order: 'Commande',
  email: 'Confirmation à',
  from: 'Rétractation de :',
  whole: 'l’ensemble du contrat',
  notMe:
    'Vous recevez ce courriel parce que cette adresse a été indiquée dans la déclaration. Ce n’était pas vous ? Dites-le-nous en un clic, et rien ne se passera :',
  receipt: {
    subject: 'Nous avons reçu votre rétractation {number}',
    intro: 'Votre rétractation est arrivée. Elle nous est parvenue le {time}.',
    said: 'Votre déclaration',
    keep: 'Veuillez conserver ce courriel : il montre ce qui a été déclaré et quand.',
  },
  answer: {
    subject: 'À propos de votre rétractation {number}',
    intro: 'Nous avons examiné votre rétractation. Voici notre réponse :',
  },
}

export const italianWithdrawal = {
  number: 'Dichiarazione',
  time: 'Momento della ricezione',
  name: 'Il tuo nome',
  order: 'Ordine',
  email: 'Conferma a',
  from: 'Si recede da:',
  whole: 'l’intero contratto',
  notMe:
    'Ricevi questa e-mail perché questo indirizzo è stato indicato nella dichiarazione. Non eri tu? Faccelo sapere con un clic e non succederà nulla:',
  receipt: {
    subject: 'Abbiamo ricevuto il tuo recesso {number}',
    intro: 'Il tuo recesso è arrivato. Ci è pervenuto il {time}.',
    said: 'La tua dichiarazione',
    keep: 'Conserva questa e-mail: mostra che cosa è stato dichiarato e quando.',
  },
  answer: {
    subject: 'Sul tuo recesso {number}',
    intro: 'Abbiamo esaminato il tuo recesso. Questa è la nostra risposta:',
  },
}

export const polishWithdrawal = {
  number: 'Oświadczenie',
  time: 'Chwila otrzymania',
  name: 'Imię i nazwisko',
  order: 'Zamówienie',
  email: 'Potwierdzenie na adres',
  from: 'Odstąpienie dotyczy:',
  whole: 'całej umowy',
  notMe:
    'Otrzymujesz tę wiadomość, ponieważ ten adres podano w oświadczeniu. To nie Ty? Powiedz nam to jednym kliknięciem, a nic się nie stanie:',
  receipt: {
    subject: 'Otrzymaliśmy odstąpienie {number}',
    intro: 'Oświadczenie o odstąpieniu dotarło. Otrzymaliśmy je {time}.',
    said: 'Treść oświadczenia',
    keep: 'Prosimy zachować tę wiadomość: pokazuje, co i kiedy oświadczono.',
  },
  answer: {
    subject: 'W sprawie odstąpienia {number}',
    intro: 'Rozpatrzyliśmy Twoje odstąpienie. Oto nasza odpowiedź:',
  },
}

export const chineseWithdrawal = {
  number: '声明',
  time: '收到时间',
  name: '您的姓名',
  order: '订单',
  email: '确认发送至',
  from: '撤回范围：',
  whole: '整份合同',
  notMe:
    '您收到此邮件，是因为声明中填写了这一地址。不是您本人？请点击一下告诉我们，之后不会有任何处理：',
  receipt: {
    subject: '我们已收到您的撤回声明 {number}',
    intro: '您的撤回声明已送达，收到时间为 {time}。',
    said: '您的声明',
    keep: '请保存此邮件：它记录了声明的内容和时间。',
  },
  answer: {
    subject: '关于您的撤回声明 {number}',
    intro: '我们已查看您的撤回声明，答复如下：',
  },
}
