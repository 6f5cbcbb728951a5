/** The mail that asks a member for a review, where they want to be asked; in every language. */

export const englishReviewReminder = {
  subject: 'How do you like what you bought?',
  intro: 'A few days ago you received the following. How do you like it?',
  button: 'Write a review',
  honest:
    'A few words are enough, good or bad: they help others to choose. Something wrong with it? Start a return or tell the shop from your order.',
  why: 'You get this email because you asked us to remind you. We send at most one a week, and each order is in one of them only.',
  end: 'Stop these reminders',
}
type ReviewReminderWords = typeof englishReviewReminder

export const germanReviewReminder: ReviewReminderWords = {
  subject: 'Wie gefällt Ihnen Ihr Einkauf?',
  intro: 'Vor einigen Tagen haben Sie Folgendes erhalten. Wie gefällt es Ihnen?',
  button: 'Bewertung schreiben',
  honest:
    'Ein paar Worte genügen, gute oder schlechte: Sie helfen anderen bei der Wahl. Stimmt etwas nicht? Beginnen Sie in Ihrer Bestellung eine Rücksendung oder schreiben Sie dem Shop.',
  why: 'Sie erhalten diese E-Mail, weil Sie uns um Erinnerung gebeten haben. Wir senden höchstens eine in der Woche, und jede Bestellung kommt nur in einer davon vor.',
  end: 'Diese Erinnerungen beenden',
}

export const frenchReviewReminder: ReviewReminderWords = {
  subject: 'Que pensez-vous de votre achat ?',
  intro: 'Vous avez reçu il y a quelques jours les articles suivants. Vous plaisent-ils ?',
  button: 'Écrire un avis',
  honest:
    'Quelques mots suffisent, bons ou mauvais : ils aident les autres à choisir. Quelque chose ne va pas ? Demandez un retour ou écrivez à la boutique depuis votre commande.',
  why: 'Vous recevez cet e-mail parce que vous nous avez demandé de vous le rappeler. Nous en envoyons au plus un par semaine, et chaque commande n’y figure qu’une fois.',
  end: 'Ne plus recevoir ces rappels',
}

export const italianReviewReminder: ReviewReminderWords = {
  subject: 'Come ti sembra il tuo acquisto?',
  intro: 'Qualche giorno fa hai ricevuto quanto segue. Ti piace?',
  button: 'Scrivi una recensione',
  honest:
    'Bastano poche parole, belle o brutte: aiutano gli altri a scegliere. Qualcosa non va? Dal tuo ordine puoi avviare un reso o scrivere al negozio.',
  why: 'Ricevi questa e-mail perché hai chiesto un promemoria. Ne inviamo al massimo uno alla settimana, e uno solo per ogni ordine.',
  end: 'Non inviare più questi promemoria',
}

export const spanishReviewReminder: ReviewReminderWords = {
  subject: '¿Qué te parece tu compra?',
  intro: 'Hace unos días recibiste lo siguiente. ¿Te gusta?',
  button: 'Escribir una opinión',
  honest:
    'Bastan unas palabras, buenas o malas: ayudan a otros a elegir. ¿Algo va mal? Desde tu pedido puedes pedir una devolución o escribir a la tienda.',
  why: 'Recibes este correo porque nos pediste un recordatorio. Enviamos como mucho uno a la semana, y solo uno por pedido.',
  end: 'No recibir más recordatorios',
}

export const dutchReviewReminder: ReviewReminderWords = {
  subject: 'Wat vindt u van uw aankoop?',
  intro: 'Een paar dagen geleden hebt u het volgende ontvangen. Bevalt het?',
  button: 'Beoordeling schrijven',
  honest:
    'Een paar woorden zijn genoeg, goed of slecht: ze helpen anderen kiezen. Klopt er iets niet? Vanuit uw bestelling kunt u een retour beginnen of de winkel schrijven.',
  why: 'U krijgt deze e-mail omdat u een herinnering wilde. We sturen er hoogstens één per week, en per bestelling maar één.',
  end: 'Deze herinneringen stoppen',
}

export const polishReviewReminder: ReviewReminderWords = {
  subject: 'Jak podoba Ci się zakup?',
  intro: 'Kilka dni temu dotarły do Ciebie poniższe produkty. Jak się podobają?',
  button: 'Napisz opinię',
  honest:
    'Wystarczy kilka słów, dobrych lub złych: pomagają innym w wyborze. Coś jest nie tak? W zamówieniu można rozpocząć zwrot lub napisać do sklepu.',
  why: 'Otrzymujesz tę wiadomość na swoją prośbę o przypomnienie. Wysyłamy najwyżej jedną tygodniowo i tylko jedną do każdego zamówienia.',
  end: 'Nie wysyłaj więcej przypomnień',
}

export const swedishReviewReminder: ReviewReminderWords = {
  subject: 'Vad tycker du om ditt köp?',
  intro: 'För några dagar sedan fick du det här. Är du nöjd?',
  button: 'Skriv en recension',
  honest:
    'Några ord räcker, bra eller dåliga: de hjälper andra att välja. Är något fel? Från din beställning kan du göra en retur eller skriva till butiken.',
  why: 'Du får det här mejlet för att du bad om en påminnelse. Vi skickar högst ett i veckan, och bara ett per beställning.',
  end: 'Sluta skicka påminnelser',
}

export const chineseReviewReminder: ReviewReminderWords = {
  subject: '您对所购商品还满意吗？',
  intro: '几天前您收到了以下商品，使用感受如何？',
  button: '写评价',
  honest: '寥寥数语即可，好坏皆宜，都能帮助他人选购。商品有问题？可在订单中申请售后或联系店铺。',
  why: '您收到此邮件是因为您希望收到提醒。我们每周最多发送一封，每笔订单只提醒一次。',
  end: '不再接收此类提醒',
}
