/**
 * The mails to a guest who becomes a member by a code to the address of an order, in every
 * language.
 */

export const englishGuestAccount = {
  /** Of asking the mall, in a mail to a guest: `view` is what the link to the order is called. */
  ask: 'For that you confirm the email address of your order with a code. In another browser than the one you ordered with, first open “{view}” below.',
  confirm: 'Confirm the address',
  code: 'Use this code to go on to your return or refund. With it you sign in to your Galleria account; if you don’t have one at this address yet, it is opened for you:',
  subject: 'Your Galleria account',
  intro:
    'You confirmed this email address with a code, so that you can ask for a return or refund. An account has been opened for it. Your orders and addresses are in it now.',
  password:
    'It has no password yet. Set one if you want to sign in on another device, or once you have signed out.',
  setPassword: 'Set a password',
  leave: 'You don’t want to keep the account? You can delete it once nothing is open any more.',
  remove: 'Delete the account',
  notYou:
    'Was it not you who entered the code? Then somebody else has access to this mailbox: please set a new password there, and here.',
}
type GuestAccountWords = typeof englishGuestAccount

export const germanGuestAccount: GuestAccountWords = {
  ask: 'Dazu bestätigen Sie die E-Mail-Adresse Ihrer Bestellung mit einem Code. In einem anderen Browser als dem, in dem Sie bestellt haben, öffnen Sie vorher „{view}“ weiter unten.',
  confirm: 'Adresse bestätigen',
  code: 'Mit diesem Code geht es weiter zu Ihrer Rückgabe oder Erstattung. Sie melden sich damit an Ihrem Galleria-Konto an; wenn es zu dieser Adresse noch keines gibt, wird es für Sie eröffnet:',
  subject: 'Ihr Galleria-Konto',
  intro:
    'Sie haben diese E-Mail-Adresse mit einem Code bestätigt, um eine Rückgabe oder Erstattung zu beantragen. Dafür wurde ein Konto eröffnet. Ihre Bestellungen und Adressen sind jetzt darin.',
  password:
    'Es hat noch kein Passwort. Legen Sie eines fest, wenn Sie sich auf einem anderen Gerät oder nach dem Abmelden wieder anmelden möchten.',
  setPassword: 'Passwort festlegen',
  leave:
    'Sie möchten das Konto nicht behalten? Sie können es löschen, sobald nichts mehr offen ist.',
  remove: 'Konto löschen',
  notYou:
    'Sie haben den Code nicht eingegeben? Dann hat jemand anderes Zugang zu diesem Postfach: Bitte legen Sie dort und hier ein neues Passwort fest.',
}

export const dutchGuestAccount: GuestAccountWords = {
  ask: 'Daarvoor bevestigt u het e-mailadres van uw bestelling met een code. In een andere browser dan die waarin u hebt besteld, opent u eerst ‘{view}’ hieronder.',
  confirm: 'Adres bevestigen',
  code: 'Met deze code gaat u verder naar uw retour of terugbetaling. U logt ermee in op uw Galleria-account; als er bij dit adres nog geen account is, wordt het voor u geopend:',
  subject: 'Uw Galleria-account',
  intro:
    'U hebt dit e-mailadres met een code bevestigd om een retour of terugbetaling aan te vragen. Daarvoor is een account geopend. Uw bestellingen en adressen staan er nu in.',
  password:
    'Het heeft nog geen wachtwoord. Stel er een in als u op een ander apparaat wilt inloggen, of nadat u bent uitgelogd.',
  setPassword: 'Wachtwoord instellen',
  leave: 'Wilt u het account niet houden? U kunt het verwijderen zodra er niets meer openstaat.',
  remove: 'Account verwijderen',
  notYou:
    'Hebt u de code niet ingevoerd? Dan heeft iemand anders toegang tot deze mailbox: stel daar en hier een nieuw wachtwoord in.',
}

export const spanishGuestAccount: GuestAccountWords = {
  ask: 'Para ello confirmas con un código el correo electrónico de tu pedido. En un navegador distinto de aquel en el que hiciste el pedido, abre antes «{view}», más abajo.',
  confirm: 'Confirmar el correo',
  code: 'Con este código continúas con tu devolución o reembolso. Con él inicias sesión en tu cuenta de Galleria; si aún no hay ninguna con esta dirección, se abre para ti:',
  subject: 'Tu cuenta de Galleria',
  intro:
    'Has confirmado esta dirección de correo con un código para solicitar una devolución o un reembolso. Para ello se ha abierto una cuenta. Tus pedidos y direcciones ya están en ella.',
  password:
    'Todavía no tiene contraseña. Establece una si quieres iniciar sesión en otro dispositivo o después de cerrar sesión.',
  setPassword: 'Establecer una contraseña',
  leave: '¿No quieres conservar la cuenta? Puedes eliminarla en cuanto no quede nada pendiente.',
  remove: 'Eliminar la cuenta',
  notYou:
    '¿No has introducido tú el código? Entonces otra persona tiene acceso a este buzón: cambia la contraseña allí y aquí.',
}

export const swedishGuestAccount: GuestAccountWords = {
  ask: 'För det bekräftar du beställningens e-postadress med en kod. I en annan webbläsare än den du beställde i öppnar du först ”{view}” nedan.',
  confirm: 'Bekräfta adressen',
  code: 'Med den här koden går du vidare till din retur eller återbetalning. Du loggar in på ditt Galleria-konto med den; finns det inget konto för adressen än öppnas ett åt dig:',
  subject: 'Ditt Galleria-konto',
  intro:
    'Du har bekräftat den här e-postadressen med en kod för att begära en retur eller återbetalning. För det har ett konto öppnats. Dina beställningar och adresser finns där nu.',
  password:
    'Det har inget lösenord än. Välj ett om du vill logga in på en annan enhet, eller när du har loggat ut.',
  setPassword: 'Välj ett lösenord',
  leave: 'Vill du inte behålla kontot? Du kan radera det så snart inget längre pågår.',
  remove: 'Radera kontot',
  notYou:
    'Var det inte du som angav koden? Då har någon annan tillgång till den här brevlådan: byt lösenord där och här.',
}

export const frenchGuestAccount: GuestAccountWords = {
  ask: 'Pour cela, vous confirmez l’adresse e-mail de votre commande avec un code. Dans un autre navigateur que celui de votre commande, ouvrez d’abord « {view} » ci-dessous.',
  confirm: 'Confirmer l’adresse',
  code: 'Avec ce code, vous poursuivez votre demande de retour ou de remboursement. Il vous connecte à votre compte Galleria ; s’il n’en existe pas encore pour cette adresse, un compte est ouvert pour vous :',
  subject: 'Votre compte Galleria',
  intro:
    'Vous avez confirmé cette adresse e-mail avec un code pour demander un retour ou un remboursement. Un compte a été ouvert à cet effet. Vos commandes et vos adresses s’y trouvent désormais.',
  password:
    'Il n’a pas encore de mot de passe. Définissez-en un pour vous connecter sur un autre appareil ou après vous être déconnecté.',
  setPassword: 'Définir un mot de passe',
  leave:
    'Vous ne souhaitez pas garder ce compte ? Vous pouvez le supprimer dès que plus rien n’est en cours.',
  remove: 'Supprimer le compte',
  notYou:
    'Vous n’avez pas saisi ce code ? Quelqu’un d’autre a alors accès à cette boîte de réception : définissez-y un nouveau mot de passe, et ici aussi.',
}

export const italianGuestAccount: GuestAccountWords = {
  ask: 'Per farlo confermi con un codice l’indirizzo e-mail del tuo ordine. In un browser diverso da quello in cui hai ordinato, apri prima «{view}» qui sotto.',
  confirm: 'Conferma l’indirizzo',
  code: 'Con questo codice prosegui con il reso o il rimborso. Ti fa accedere al tuo account Galleria; se per questo indirizzo non ne esiste ancora uno, viene aperto per te:',
  subject: 'Il tuo account Galleria',
  intro:
    'Hai confermato questo indirizzo e-mail con un codice per chiedere un reso o un rimborso. Per questo è stato aperto un account. I tuoi ordini e i tuoi indirizzi ora sono lì.',
  password:
    'Non ha ancora una password. Impostane una se vuoi accedere da un altro dispositivo o dopo essere uscito.',
  setPassword: 'Imposta una password',
  leave: 'Non vuoi tenere l’account? Puoi eliminarlo appena non c’è più nulla in sospeso.',
  remove: 'Elimina l’account',
  notYou:
    'Non hai inserito tu il codice? Allora qualcun altro ha accesso a questa casella: cambia la password lì e qui.',
}

export const polishGuestAccount: GuestAccountWords = {
  ask: 'W tym celu potwierdzasz kodem adres e-mail zamówienia. W innej przeglądarce niż ta, w której złożono zamówienie, najpierw otwórz „{view}” poniżej.',
  confirm: 'Potwierdź adres',
  code: 'Z tym kodem przejdziesz do zwrotu towaru lub pieniędzy. Zalogujesz się nim na swoje konto w Gallerii; jeśli dla tego adresu jeszcze go nie ma, zostanie dla Ciebie założone:',
  subject: 'Twoje konto w Gallerii',
  intro:
    'Ten adres e-mail został potwierdzony kodem, aby można było poprosić o zwrot towaru lub pieniędzy. W tym celu założyliśmy konto. Twoje zamówienia i adresy są już na nim.',
  password:
    'Nie ma jeszcze hasła. Ustaw je, jeśli chcesz logować się na innym urządzeniu lub po wylogowaniu.',
  setPassword: 'Ustaw hasło',
  leave: 'Nie chcesz zachować konta? Możesz je usunąć, gdy nic już nie jest w toku.',
  remove: 'Usuń konto',
  notYou:
    'Kod nie został wpisany przez Ciebie? W takim razie ktoś inny ma dostęp do tej skrzynki: zmień hasło tam i tutaj.',
}

export const chineseGuestAccount: GuestAccountWords = {
  ask: '为此请用验证码确认下单时的邮箱。如果使用的不是下单时的浏览器，请先打开下方的“{view}”。',
  confirm: '确认邮箱',
  code: '使用此验证码继续申请退货或退款。您将登录您的 Galleria 账户；如果此邮箱还没有账户，我们会为您开通：',
  subject: '您的 Galleria 账户',
  intro:
    '您为申请退货或退款，用验证码确认了此邮箱。我们已为此邮箱开通账户，您的订单和地址现在都在其中。',
  password: '该账户还没有密码。如需在其他设备上登录，或退出后再次登录，请设置密码。',
  setPassword: '设置密码',
  leave: '不想保留此账户？没有未完结的订单和申请后，您可以删除它。',
  remove: '删除账户',
  notYou: '不是您输入的验证码？说明有人能登录此邮箱，请在邮箱和本站都设置新密码。',
}
