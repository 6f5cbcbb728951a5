/** Mails about what one person of the mall proposes and another has to agree to. */

export const englishProposals = {
  REROUTE: 'a refund of {name} another way',
  FORCE_CLOSE: 'closing request {name}',
  WRITE_OFF: 'writing off {name}',
  made: {
    subject: '{by} asks for your agreement: {what}',
    text: '{by} proposes {what}. Nothing happens until a second person agrees, until {deadline}. The reason:',
  },
  agree: {
    subject: '{other} has agreed: {what}',
    text: '{other} has agreed to your proposal: {what}.',
  },
  refuse: {
    subject: '{other} has refused: {what}',
    text: '{other} has refused your proposal: {what}. Nothing has been done.',
  },
  expire: {
    subject: 'Nobody has answered: {what}',
    text: 'Nobody answered your proposal in time: {what}. Nothing has been done; you can propose it again.',
  },
  overtaken: {
    subject: 'No longer needed: {what}',
    text: 'The money has arrived through the provider after all, so what you two agreed to is no longer needed: {what}. Please do not make the payment; if it has been made already, please ask for it back.',
  },
  link: 'Open the back office',
}
type ProposalWords = typeof englishProposals

export const germanProposals: ProposalWords = {
  REROUTE: 'eine Erstattung von {name} auf anderem Weg',
  FORCE_CLOSE: 'Antrag {name} schließen',
  WRITE_OFF: '{name} auszubuchen',
  made: {
    subject: '{by} bittet um Ihre Zustimmung: {what}',
    text: '{by} schlägt vor: {what}. Es geschieht nichts, bis eine zweite Person zustimmt, spätestens bis {deadline}. Der Grund:',
  },
  agree: {
    subject: '{other} hat zugestimmt: {what}',
    text: '{other} hat Ihrem Vorschlag zugestimmt: {what}.',
  },
  refuse: {
    subject: '{other} hat abgelehnt: {what}',
    text: '{other} hat Ihren Vorschlag abgelehnt: {what}. Es ist nichts geschehen.',
  },
  expire: {
    subject: 'Niemand hat geantwortet: {what}',
    text: 'Niemand hat rechtzeitig auf Ihren Vorschlag geantwortet: {what}. Es ist nichts geschehen; Sie können ihn noch einmal machen.',
  },
  overtaken: {
    subject: 'Nicht mehr nötig: {what}',
    text: 'Das Geld ist doch noch über den Anbieter angekommen. Was Sie beide vereinbart haben, ist nicht mehr nötig: {what}. Bitte zahlen Sie nicht; ist schon gezahlt, fordern Sie das Geld bitte zurück.',
  },
  link: 'Backoffice öffnen',
}

export const dutchProposals: ProposalWords = {
  REROUTE: 'een terugbetaling van {name} via een andere weg',
  FORCE_CLOSE: 'aanvraag {name} sluiten',
  WRITE_OFF: '{name} afschrijven',
  made: {
    subject: '{by} vraagt om uw akkoord: {what}',
    text: '{by} stelt voor: {what}. Er gebeurt niets tot een tweede persoon akkoord gaat, uiterlijk {deadline}. De reden:',
  },
  agree: {
    subject: '{other} is akkoord: {what}',
    text: '{other} is akkoord met uw voorstel: {what}.',
  },
  refuse: {
    subject: '{other} heeft geweigerd: {what}',
    text: '{other} heeft uw voorstel geweigerd: {what}. Er is niets gedaan.',
  },
  expire: {
    subject: 'Niemand heeft geantwoord: {what}',
    text: 'Niemand heeft op tijd op uw voorstel geantwoord: {what}. Er is niets gedaan; u kunt het opnieuw voorstellen.',
  },
  overtaken: {
    subject: 'Niet meer nodig: {what}',
    text: 'Het geld is toch via de aanbieder aangekomen. Wat u samen hebt afgesproken, is niet meer nodig: {what}. Maak de betaling niet; is die al gedaan, vraag het geld dan terug.',
  },
  link: 'Beheer openen',
}

export const spanishProposals: ProposalWords = {
  REROUTE: 'un reembolso de {name} por otra vía',
  FORCE_CLOSE: 'cerrar la solicitud {name}',
  WRITE_OFF: 'dar por perdidos {name}',
  made: {
    subject: '{by} pide tu acuerdo: {what}',
    text: '{by} propone: {what}. No se hace nada hasta que una segunda persona lo acepte, hasta el {deadline}. El motivo:',
  },
  agree: {
    subject: '{other} lo ha aceptado: {what}',
    text: '{other} ha aceptado tu propuesta: {what}.',
  },
  refuse: {
    subject: '{other} lo ha rechazado: {what}',
    text: '{other} ha rechazado tu propuesta: {what}. No se ha hecho nada.',
  },
  expire: {
    subject: 'Nadie ha respondido: {what}',
    text: 'Nadie ha respondido a tiempo a tu propuesta: {what}. No se ha hecho nada; puedes volver a proponerla.',
  },
  overtaken: {
    subject: 'Ya no hace falta: {what}',
    text: 'El dinero ha llegado al final a través del proveedor, así que lo que acordasteis ya no hace falta: {what}. No hagas el pago; si ya está hecho, pide que lo devuelvan.',
  },
  link: 'Abrir la gestión',
}

export const swedishProposals: ProposalWords = {
  REROUTE: 'en återbetalning av {name} på annat sätt',
  FORCE_CLOSE: 'stänga ansökan {name}',
  WRITE_OFF: 'avskrivning av {name}',
  made: {
    subject: '{by} ber om ditt godkännande: {what}',
    text: '{by} föreslår: {what}. Inget händer förrän en andra person godkänner, senast {deadline}. Skälet:',
  },
  agree: {
    subject: '{other} har godkänt: {what}',
    text: '{other} har godkänt ditt förslag: {what}.',
  },
  refuse: {
    subject: '{other} har sagt nej: {what}',
    text: '{other} har sagt nej till ditt förslag: {what}. Inget har gjorts.',
  },
  expire: {
    subject: 'Ingen har svarat: {what}',
    text: 'Ingen svarade i tid på ditt förslag: {what}. Inget har gjorts; du kan föreslå det igen.',
  },
  overtaken: {
    subject: 'Behövs inte längre: {what}',
    text: 'Pengarna har ändå kommit fram via leverantören, så det ni kom överens om behövs inte längre: {what}. Gör inte betalningen; är den redan gjord, be om pengarna tillbaka.',
  },
  link: 'Öppna back office',
}

export const frenchProposals: ProposalWords = {
  REROUTE: 'un remboursement de {name} par une autre voie',
  FORCE_CLOSE: 'fermer la demande {name}',
  WRITE_OFF: 'passer {name} en perte',
  made: {
    subject: '{by} demande votre accord : {what}',
    text: '{by} propose : {what}. Rien ne se passe tant qu’une deuxième personne n’a pas accepté, jusqu’au {deadline}. La raison :',
  },
  agree: {
    subject: '{other} a accepté : {what}',
    text: '{other} a accepté votre proposition : {what}.',
  },
  refuse: {
    subject: '{other} a refusé : {what}',
    text: '{other} a refusé votre proposition : {what}. Rien n’a été fait.',
  },
  expire: {
    subject: 'Personne n’a répondu : {what}',
    text: 'Personne n’a répondu à temps à votre proposition : {what}. Rien n’a été fait ; vous pouvez la refaire.',
  },
  overtaken: {
    subject: 'Plus nécessaire : {what}',
    text: 'L’argent est finalement arrivé par le prestataire ; ce dont vous étiez convenus tous deux n’est plus nécessaire : {what}. Veuillez ne pas faire le paiement ; s’il est déjà fait, demandez qu’il vous soit rendu.',
  },
  link: 'Ouvrir l’espace professionnel',
}

export const italianProposals: ProposalWords = {
  REROUTE: 'un rimborso di {name} per un’altra via',
  FORCE_CLOSE: 'chiudere la richiesta {name}',
  WRITE_OFF: 'stornare {name} come perdita',
  made: {
    subject: '{by} chiede il Suo accordo: {what}',
    text: '{by} propone: {what}. Non succede nulla finché una seconda persona non accetta, entro il {deadline}. Il motivo:',
  },
  agree: {
    subject: '{other} ha accettato: {what}',
    text: '{other} ha accettato la Sua proposta: {what}.',
  },
  refuse: {
    subject: '{other} ha rifiutato: {what}',
    text: '{other} ha rifiutato la Sua proposta: {what}. Non è stato fatto nulla.',
  },
  expire: {
    subject: 'Nessuno ha risposto: {what}',
    text: 'Nessuno ha risposto in tempo alla Sua proposta: {what}. Non è stato fatto nulla; può proporla di nuovo.',
  },
  overtaken: {
    subject: 'Non serve più: {what}',
    text: 'Il denaro è arrivato comunque tramite il fornitore: ciò che avevate concordato non serve più: {what}. La preghiamo di non fare il pagamento; se è già stato fatto, ne chieda la restituzione.',
  },
  link: 'Apri la gestione',
}

export const polishProposals: ProposalWords = {
  REROUTE: 'zwrot pieniędzy {name} inną drogą',
  FORCE_CLOSE: 'zamknięcie zgłoszenia {name}',
  WRITE_OFF: 'spisanie {name} na straty',
  made: {
    subject: '{by} prosi o zgodę: {what}',
    text: '{by} proponuje: {what}. Nic się nie stanie, dopóki nie zgodzi się druga osoba, najpóźniej do {deadline}. Powód:',
  },
  agree: {
    subject: 'Zgoda od {other}: {what}',
    text: '{other} zgadza się na Twoją propozycję: {what}.',
  },
  refuse: {
    subject: 'Odmowa od {other}: {what}',
    text: '{other} nie zgadza się na Twoją propozycję: {what}. Nic nie zostało zrobione.',
  },
  expire: {
    subject: 'Nikt nie odpowiedział: {what}',
    text: 'Nikt nie odpowiedział na czas na propozycję: {what}. Nic nie zostało zrobione; można ją złożyć ponownie.',
  },
  overtaken: {
    subject: 'Już niepotrzebne: {what}',
    text: 'Pieniądze dotarły jednak przez dostawcę, więc to, co zostało uzgodnione, nie jest już potrzebne: {what}. Nie rób przelewu; jeśli już wyszedł, poproś o jego zwrot.',
  },
  link: 'Otwórz panel',
}

export const chineseProposals: ProposalWords = {
  REROUTE: '通过其他方式退款 {name}',
  FORCE_CLOSE: '关闭申请 {name}',
  WRITE_OFF: '将 {name} 核销',
  made: {
    subject: '{by} 请您同意：{what}',
    text: '{by} 提议：{what}。在第二个人同意之前不会执行，最晚 {deadline}。理由：',
  },
  agree: {
    subject: '{other} 已同意：{what}',
    text: '{other} 已同意您的提议：{what}。',
  },
  refuse: {
    subject: '{other} 已拒绝：{what}',
    text: '{other} 已拒绝您的提议：{what}。未做任何操作。',
  },
  expire: {
    subject: '无人答复：{what}',
    text: '您的提议未在期限内得到答复：{what}。未做任何操作；您可以再次提议。',
  },
  overtaken: {
    subject: '不再需要：{what}',
    text: '款项最终已通过支付服务商到账，因此两位商定的操作不再需要：{what}。请不要再付款；如已付款，请要求退回。',
  },
  link: '打开管理后台',
}
