/**
 * Mails about goods that were sold out: whether it is the reader who asks, and that they are back;
 * in every language.
 */

export const englishRestock = {
  confirm: {
    subject: 'Is this you? {item} is sold out',
    intro:
      'Somebody, probably you, asked us to email this address when {item} ({version}) can be bought again. Please confirm, and we’ll email you once.',
    button: 'Yes, email me',
    unexpected:
      'Wasn’t this you? Then you don’t need to do anything: without your confirmation you won’t hear from us about it, and we’ll forget this address in two days.',
  },
  back: {
    subject: '{item} is back',
    intro: 'You asked us to tell you: {item} ({version}) can be bought again.',
    button: 'View the item',
    few: 'There may be only a few, and they are not reserved. If it has sold out again by the time you look, you can ask us once more.',
    once: 'This was the one email about it.',
    end: 'Stop all emails about sold-out items',
  },
}
type RestockWords = typeof englishRestock

export const germanRestock: RestockWords = {
  confirm: {
    subject: 'Sind Sie das? {item} ist ausverkauft',
    intro:
      'Jemand, vermutlich Sie, hat uns gebeten, an diese Adresse zu schreiben, sobald {item} ({version}) wieder erhältlich ist. Bitte bestätigen Sie das, dann schreiben wir Ihnen einmal.',
    button: 'Ja, bitte benachrichtigen',
    unexpected:
      'Das waren nicht Sie? Dann müssen Sie nichts tun: Ohne Ihre Bestätigung hören Sie dazu nichts von uns, und wir vergessen diese Adresse in zwei Tagen.',
  },
  back: {
    subject: '{item} ist wieder da',
    intro:
      'Sie haben uns gebeten, Sie zu benachrichtigen: {item} ({version}) ist wieder erhältlich.',
    button: 'Artikel ansehen',
    few: 'Vielleicht sind es nur wenige, und sie sind nicht reserviert. Ist alles wieder ausverkauft, wenn Sie nachsehen, können Sie uns noch einmal bitten.',
    once: 'Das war die eine E-Mail dazu.',
    end: 'Alle E-Mails über ausverkaufte Artikel beenden',
  },
}

export const frenchRestock: RestockWords = {
  confirm: {
    subject: 'Est-ce bien vous ? {item} est épuisé',
    intro:
      'Quelqu’un, sans doute vous, nous a demandé d’écrire à cette adresse quand {item} ({version}) pourra de nouveau être acheté. Confirmez et nous vous écrirons une fois.',
    button: 'Oui, écrivez-moi',
    unexpected:
      'Ce n’était pas vous ? Vous n’avez rien à faire : sans votre confirmation, nous ne vous écrirons pas à ce sujet et nous oublierons cette adresse dans deux jours.',
  },
  back: {
    subject: '{item} est de retour',
    intro:
      'Vous nous avez demandé de vous prévenir : {item} ({version}) est de nouveau disponible.',
    button: 'Voir l’article',
    few: 'Il n’y en a peut-être que quelques-uns, et ils ne sont pas réservés. Si tout est de nouveau épuisé, vous pourrez nous le redemander.',
    once: 'C’était le seul e-mail à ce sujet.',
    end: 'Ne plus recevoir d’e-mails sur les articles épuisés',
  },
}

export const spanishRestock: RestockWords = {
  confirm: {
    subject: '¿Eres tú? {item} está agotado',
    intro:
      'Alguien, seguramente tú, quiere recibir un correo en esta dirección cuando {item} ({version}) vuelva a estar disponible. Confírmalo y te escribiremos una vez.',
    button: 'Sí, avísame',
    unexpected:
      '¿No has sido tú? No tienes que hacer nada: sin tu confirmación no te escribiremos sobre esto y olvidaremos esta dirección en dos días.',
  },
  back: {
    subject: '{item} vuelve a estar disponible',
    intro: 'Querías saberlo: {item} ({version}) vuelve a estar disponible.',
    button: 'Ver el artículo',
    few: 'Puede que haya pocos, y no están reservados. Si se han vuelto a agotar cuando lo mires, puedes pedírnoslo otra vez.',
    once: 'Este ha sido el único correo sobre ello.',
    end: 'No recibir más correos sobre artículos agotados',
  },
}

export const italianRestock: RestockWords = {
  confirm: {
    subject: 'Sei tu? {item} è esaurito',
    intro:
      'Qualcuno, probabilmente tu, desidera ricevere un’e-mail a questo indirizzo quando {item} ({version}) sarà di nuovo disponibile. Conferma e ti scriveremo una volta.',
    button: 'Sì, avvisami',
    unexpected:
      'Non eri tu? Non devi fare nulla: senza la tua conferma non ti scriveremo al riguardo e dimenticheremo questo indirizzo tra due giorni.',
  },
  back: {
    subject: '{item} è di nuovo disponibile',
    intro: 'Volevi saperlo: {item} ({version}) è di nuovo disponibile.',
    button: 'Vedi l’articolo',
    few: 'Potrebbero essercene pochi, e non sono riservati. Se quando guardi è di nuovo esaurito, puoi chiedercelo ancora.',
    once: 'Questa era l’unica e-mail al riguardo.',
    end: 'Non ricevere più e-mail sugli articoli esauriti',
  },
}

export const dutchRestock: RestockWords = {
  confirm: {
    subject: 'Bent u dit? {item} is uitverkocht',
    intro:
      'Iemand, waarschijnlijk u, wil op dit adres een mail ontvangen zodra {item} ({version}) weer te koop is. Bevestig dit, dan schrijven we u één keer.',
    button: 'Ja, mail mij',
    unexpected:
      'Was u dit niet? Dan hoeft u niets te doen: zonder uw bevestiging hoort u hierover niets van ons, en we vergeten dit adres over twee dagen.',
  },
  back: {
    subject: '{item} is er weer',
    intro: 'U wilde het weten: {item} ({version}) is weer te koop.',
    button: 'Artikel bekijken',
    few: 'Misschien zijn het er maar een paar, en ze zijn niet gereserveerd. Is alles weer uitverkocht als u kijkt, dan kunt u het ons opnieuw vragen.',
    once: 'Dit was de enige mail hierover.',
    end: 'Geen mails meer over uitverkochte artikelen',
  },
}

export const polishRestock: RestockWords = {
  confirm: {
    subject: 'Czy to Ty? {item}: wyprzedane',
    intro:
      'Ktoś, zapewne Ty, prosi o wiadomość na ten adres, gdy {item} ({version}) będzie znów dostępny w sprzedaży. Po potwierdzeniu napiszemy jeden raz.',
    button: 'Tak, proszę o wiadomość',
    unexpected:
      'To pomyłka? Nie trzeba nic robić: bez potwierdzenia nie napiszemy w tej sprawie, a adres usuniemy po dwóch dniach.',
  },
  back: {
    subject: '{item} znów w sprzedaży',
    intro: 'Zgodnie z prośbą: {item} ({version}) można znów kupić.',
    button: 'Zobacz produkt',
    few: 'Sztuk może być niewiele i nie są zarezerwowane. Jeśli wszystko zostanie znów wyprzedane, można nas poprosić ponownie.',
    once: 'To była jedyna wiadomość w tej sprawie.',
    end: 'Nie chcę więcej wiadomości o wyprzedanych produktach',
  },
}

export const swedishRestock: RestockWords = {
  confirm: {
    subject: 'Är det du? {item} är slutsåld',
    intro:
      'Någon, troligen du, vill få ett mejl till den här adressen när {item} ({version}) går att köpa igen. Bekräfta så mejlar vi dig en gång.',
    button: 'Ja, mejla mig',
    unexpected:
      'Var det inte du? Då behöver du inte göra något: utan din bekräftelse hör du inget från oss om det, och vi glömmer adressen om två dagar.',
  },
  back: {
    subject: '{item} är tillbaka',
    intro: 'Du ville veta det: {item} ({version}) går att köpa igen.',
    button: 'Visa varan',
    few: 'Det kan vara bara några få, och de är inte reserverade. Är allt slutsålt igen när du tittar kan du be oss en gång till.',
    once: 'Det här var det enda mejlet om det.',
    end: 'Sluta få mejl om slutsålda varor',
  },
}

export const chineseRestock: RestockWords = {
  confirm: {
    subject: '是您本人吗？{item} 已售罄',
    intro:
      '有人（很可能是您）希望在 {item}（{version}）可再次购买时，通过此邮箱收到通知。请确认，我们会给您发送一封邮件。',
    button: '是的，请通知我',
    unexpected:
      '不是您本人？无需任何操作：未经您确认，我们不会就此发送邮件，并会在两天后删除此邮箱地址。',
  },
  back: {
    subject: '{item} 已到货',
    intro: '您关注的 {item}（{version}）可再次购买。',
    button: '查看商品',
    few: '数量可能有限，且不为您保留。如果您查看时已再次售罄，可以再次登记。',
    once: '这是唯一一封相关邮件。',
    end: '不再接收售罄商品的邮件',
  },
}
