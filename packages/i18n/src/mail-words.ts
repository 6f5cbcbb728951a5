import {
  englishHowToPay,
  germanHowToPay,
  dutchHowToPay,
  spanishHowToPay,
  swedishHowToPay,
  frenchHowToPay,
  italianHowToPay,
  polishHowToPay,
  chineseHowToPay,
} from './orders/how-to-pay-words.ts'
import {
  englishProposals,
  germanProposals,
  dutchProposals,
  spanishProposals,
  swedishProposals,
  frenchProposals,
  italianProposals,
  polishProposals,
  chineseProposals,
} from './merchant/proposal-words.ts'
import {
  englishReroute,
  germanReroute,
  dutchReroute,
  spanishReroute,
  swedishReroute,
  frenchReroute,
  italianReroute,
  polishReroute,
  chineseReroute,
} from './after-sales/reroute-words.ts'
import {
  englishWebhook,
  germanWebhook,
  dutchWebhook,
  spanishWebhook,
  swedishWebhook,
  frenchWebhook,
  italianWebhook,
  polishWebhook,
  chineseWebhook,
} from './merchant/webhook-words.ts'
import {
  chineseInvitation,
  dutchInvitation,
  englishInvitation,
  frenchInvitation,
  germanInvitation,
  italianInvitation,
  polishInvitation,
  spanishInvitation,
  swedishInvitation,
} from './orders/invitation-words.ts'
import {
  chineseOrderMails,
  dutchOrderMails,
  englishOrderMails,
  frenchOrderMails,
  germanOrderMails,
  italianOrderMails,
  polishOrderMails,
  spanishOrderMails,
  swedishOrderMails,
} from './orders/order-mail-words.ts'
import {
  chineseOperators,
  dutchOperators,
  englishOperators,
  frenchOperators,
  germanOperators,
  italianOperators,
  polishOperators,
  spanishOperators,
  swedishOperators,
} from './merchant/operator-words.ts'
import {
  chinesePeople,
  dutchPeople,
  englishPeople,
  frenchPeople,
  germanPeople,
  italianPeople,
  polishPeople,
  spanishPeople,
  swedishPeople,
} from './merchant/people-words.ts'
import {
  chineseSecurity,
  dutchSecurity,
  englishSecurity,
  frenchSecurity,
  germanSecurity,
  italianSecurity,
  polishSecurity,
  spanishSecurity,
  swedishSecurity,
} from './security-words.ts'
import {
  chinesePrograms,
  dutchPrograms,
  englishPrograms,
  frenchPrograms,
  germanPrograms,
  italianPrograms,
  polishPrograms,
  spanishPrograms,
  swedishPrograms,
} from './merchant/program-words.ts'
import { reissueWords } from './orders/reissue-words.ts'
import {
  chineseRestock,
  dutchRestock,
  englishRestock,
  frenchRestock,
  germanRestock,
  italianRestock,
  polishRestock,
  spanishRestock,
  swedishRestock,
} from './merchant/restock-words.ts'
import {
  chineseReviewReminder,
  dutchReviewReminder,
  englishReviewReminder,
  frenchReviewReminder,
  germanReviewReminder,
  italianReviewReminder,
  polishReviewReminder,
  spanishReviewReminder,
  swedishReviewReminder,
} from './review-reminder-words.ts'
import {
  chineseReleased,
  dutchReleased,
  englishReleased,
  frenchReleased,
  germanReleased,
  italianReleased,
  polishReleased,
  spanishReleased,
  swedishReleased,
} from './after-sales/released-words.ts'

/**
 * Mails of an order, those about signing in and the people of a shop and of the mall, the one that
 * greets a new member and the one that invites somebody to a shop, in every language.
 */

export const englishMails = {
  order: englishOrderMails,
  reissued: reissueWords.english,
  invitation: englishInvitation,
  security: englishSecurity,
  people: englishPeople,
  operators: englishOperators,
  webhookFailed: englishWebhook,
  proposals: englishProposals,
  rerouted: englishReroute,
  howToPay: englishHowToPay,
  released: englishReleased,
  programs: englishPrograms,
  restock: englishRestock,
  reviewReminder: englishReviewReminder,
  welcome: {
    subject: 'Welcome to Galleria',
    intro: 'Your account is ready. Sign in with this email address.',
    orders:
      'All your orders in one place: track every parcel, find every invoice, and return items in a few clicks.',
    addresses: 'Your addresses are saved for next time, so ordering takes a minute.',
    button: 'Go to your account',
    notYou:
      'Didn’t open this account? Then somebody else has access to this mailbox: please set a new password there, and here.',
  },
} as const

export const germanMails = {
  order: germanOrderMails,
  reissued: reissueWords.german,
  invitation: germanInvitation,
  security: germanSecurity,
  people: germanPeople,
  operators: germanOperators,
  webhookFailed: germanWebhook,
  proposals: germanProposals,
  rerouted: germanReroute,
  howToPay: germanHowToPay,
  released: germanReleased,
  programs: germanPrograms,
  restock: germanRestock,
  reviewReminder: germanReviewReminder,
  welcome: {
    subject: 'Willkommen bei Galleria',
    intro: 'Ihr Konto ist bereit. Melden Sie sich mit dieser E-Mail-Adresse an.',
    orders:
      'Alle Ihre Bestellungen an einem Ort: Verfolgen Sie jedes Paket, finden Sie jede Rechnung und senden Sie Artikel mit wenigen Klicks zurück.',
    addresses:
      'Ihre Adressen sind für das nächste Mal gespeichert, so bestellen Sie in einer Minute.',
    button: 'Zu Ihrem Konto',
    notYou:
      'Sie haben dieses Konto nicht eröffnet? Dann hat jemand anderes Zugang zu diesem Postfach: Bitte legen Sie dort und hier ein neues Passwort fest.',
  },
}

export const dutchMails = {
  order: dutchOrderMails,
  reissued: reissueWords.dutch,
  invitation: dutchInvitation,
  security: dutchSecurity,
  people: dutchPeople,
  operators: dutchOperators,
  webhookFailed: dutchWebhook,
  proposals: dutchProposals,
  rerouted: dutchReroute,
  howToPay: dutchHowToPay,
  released: dutchReleased,
  programs: dutchPrograms,
  restock: dutchRestock,
  reviewReminder: dutchReviewReminder,
  welcome: {
    subject: 'Welkom bij Galleria',
    intro: 'Uw account is klaar. U logt in met dit e-mailadres.',
    orders:
      'Al uw bestellingen staan nu op één plek: waar elk pakket is, alle facturen, en retourneren in een paar klikken.',
    addresses: 'Uw adressen staan klaar voor de volgende keer, dan bestelt u in een minuut.',
    button: 'Naar uw account',
    notYou:
      'Hebt u dit account niet aangemaakt? Dan heeft iemand anders toegang tot deze mailbox: stel daar en hier een nieuw wachtwoord in.',
  },
}

export const spanishMails = {
  order: spanishOrderMails,
  reissued: reissueWords.spanish,
  invitation: spanishInvitation,
  security: spanishSecurity,
  people: spanishPeople,
  operators: spanishOperators,
  webhookFailed: spanishWebhook,
  proposals: spanishProposals,
  rerouted: spanishReroute,
  howToPay: spanishHowToPay,
  released: spanishReleased,
  programs: spanishPrograms,
  restock: spanishRestock,
  reviewReminder: spanishReviewReminder,
  welcome: {
    subject: 'Te damos la bienvenida a Galleria',
    intro: 'Tu cuenta está abierta. Inicia sesión con esta dirección de correo.',
    orders:
      'Ahora tienes todos tus pedidos en un solo lugar: dónde está cada paquete, todas las facturas y devoluciones en pocos clics.',
    addresses: 'Tus direcciones quedan guardadas para la próxima vez: pedir te llevará un minuto.',
    button: 'Ir a tu cuenta',
    notYou:
      '¿No has abierto tú esta cuenta? Entonces otra persona tiene acceso a este buzón: cambia la contraseña allí y aquí.',
  },
}

export const swedishMails = {
  order: swedishOrderMails,
  reissued: reissueWords.swedish,
  invitation: swedishInvitation,
  security: swedishSecurity,
  people: swedishPeople,
  operators: swedishOperators,
  webhookFailed: swedishWebhook,
  proposals: swedishProposals,
  rerouted: swedishReroute,
  howToPay: swedishHowToPay,
  released: swedishReleased,
  programs: swedishPrograms,
  restock: swedishRestock,
  reviewReminder: swedishReviewReminder,
  welcome: {
    subject: 'Välkommen till Galleria',
    intro: 'Ditt konto är klart. Du loggar in med den här e-postadressen.',
    orders:
      'Nu har du alla beställningar på ett ställe: var varje paket är, alla fakturor och returer med några klick.',
    addresses: 'Dina adresser är sparade till nästa gång, så att du beställer på en minut.',
    button: 'Till ditt konto',
    notYou:
      'Har du inte öppnat det här kontot? Då har någon annan tillgång till den här brevlådan: byt lösenord där och här.',
  },
}

export const frenchMails = {
  order: frenchOrderMails,
  reissued: reissueWords.french,
  invitation: frenchInvitation,
  security: frenchSecurity,
  people: frenchPeople,
  operators: frenchOperators,
  webhookFailed: frenchWebhook,
  proposals: frenchProposals,
  rerouted: frenchReroute,
  howToPay: frenchHowToPay,
  released: frenchReleased,
  programs: frenchPrograms,
  restock: frenchRestock,
  reviewReminder: frenchReviewReminder,
  welcome: {
    subject: 'Bienvenue sur Galleria',
    intro: 'Votre compte est prêt. Connectez-vous avec cette adresse e-mail.',
    orders:
      'Toutes vos commandes sont désormais au même endroit : le suivi de chaque colis, les factures et les retours en quelques clics.',
    addresses: 'Vos adresses sont enregistrées : la prochaine commande ne prendra qu’une minute.',
    button: 'Accéder à votre compte',
    notYou:
      'Vous n’avez pas ouvert ce compte ? Quelqu’un d’autre a alors accès à cette boîte de réception : définissez-y un nouveau mot de passe, et ici aussi.',
  },
}

export const italianMails = {
  order: italianOrderMails,
  reissued: reissueWords.italian,
  invitation: italianInvitation,
  security: italianSecurity,
  people: italianPeople,
  operators: italianOperators,
  webhookFailed: italianWebhook,
  proposals: italianProposals,
  rerouted: italianReroute,
  howToPay: italianHowToPay,
  released: italianReleased,
  programs: italianPrograms,
  restock: italianRestock,
  reviewReminder: italianReviewReminder,
  welcome: {
    subject: 'Un benvenuto da Galleria',
    intro: 'Il tuo account è attivo. Per accedere usa questo indirizzo e-mail.',
    orders:
      'Ora tutti i tuoi ordini sono in un solo posto: dove si trova ogni pacco, tutte le fatture e i resi in pochi clic.',
    addresses:
      'I tuoi indirizzi restano salvati per la prossima volta: ordinare richiede un minuto.',
    button: 'Vai all’account',
    notYou:
      'Non hai aperto tu questo account? Allora qualcun altro ha accesso a questa casella: cambia la password lì e qui.',
  },
}

export const polishMails = {
  order: polishOrderMails,
  reissued: reissueWords.polish,
  invitation: polishInvitation,
  security: polishSecurity,
  people: polishPeople,
  operators: polishOperators,
  webhookFailed: polishWebhook,
  proposals: polishProposals,
  rerouted: polishReroute,
  howToPay: polishHowToPay,
  released: polishReleased,
  programs: polishPrograms,
  restock: polishRestock,
  reviewReminder: polishReviewReminder,
  welcome: {
    subject: 'Witamy w Gallerii',
    intro: 'Konto jest gotowe. Logowanie odbywa się tym adresem e-mail.',
    orders:
      'Wszystkie zamówienia są teraz w jednym miejscu: gdzie jest każda paczka, wszystkie faktury i zwroty w kilka kliknięć.',
    addresses: 'Adresy są zapisane na następny raz, więc zamówienie zajmie minutę.',
    button: 'Przejdź do konta',
    notYou:
      'To konto nie zostało założone przez Ciebie? W takim razie ktoś inny ma dostęp do tej skrzynki: zmień hasło tam i tutaj.',
  },
}

export const chineseMails = {
  order: chineseOrderMails,
  reissued: reissueWords.chinese,
  invitation: chineseInvitation,
  security: chineseSecurity,
  people: chinesePeople,
  operators: chineseOperators,
  webhookFailed: chineseWebhook,
  proposals: chineseProposals,
  rerouted: chineseReroute,
  howToPay: chineseHowToPay,
  released: chineseReleased,
  programs: chinesePrograms,
  restock: chineseRestock,
  reviewReminder: chineseReviewReminder,
  welcome: {
    subject: '欢迎来到 Galleria',
    intro: '您的账户已开通，请使用此邮箱地址登录。',
    orders: '您的所有订单现在都在一处：每个包裹的位置、每张发票，以及几步即可完成的退货。',
    addresses: '您的地址已为下次保存，下单只需一分钟。',
    button: '前往您的账户',
    notYou: '不是您开通的账户？说明有人能登录此邮箱，请在邮箱和本站都设置新密码。',
  },
}
