import {
  chineseGuestAccount,
  dutchGuestAccount,
  englishGuestAccount,
  frenchGuestAccount,
  germanGuestAccount,
  italianGuestAccount,
  polishGuestAccount,
  spanishGuestAccount,
  swedishGuestAccount,
} from './after-sales/guest-account-words.ts'

/** The mails about the second factor and sign-ins from a new browser, in every language. */

export const englishSecurity = {
  guestAccount: englishGuestAccount,
  factor: {
    usedSubject: 'A recovery code of your account was used',
    factorOn:
      'Signing in to your account now asks for a code from your authenticator app as well. All other devices have been signed out.',
    factorOff: 'Signing in to your account no longer asks for a code from an authenticator app.',
    passkeyOn:
      'A passkey has been added to your account. It can be used as the second step of signing in.',
    passkeyFirst:
      'Signing in to your account now asks for a passkey or a recovery code as well. All other devices have been signed out.',
    passkeyOff: 'A passkey has been removed from your account.',
    recoveryUsed:
      'One of your recovery codes has been used for your account. It can’t be used again.',
    recoveryNew: 'New recovery codes have been made for your account. The old ones no longer work.',
    codeTries:
      'Somebody has entered your password and then failed several times at the second step. Nobody got in, but your password may be known to somebody else.',
    offByMall:
      'At your request, Galleria has switched off the second step of signing in, and signed you out everywhere.',
    reason: 'The reason: {reason}',
    again: 'Please sign in with your password and set up an app or a passkey again.',
    sms: 'Galleria: the way you sign in to your account has changed. Not you? Set a new password now.',
    triesSms:
      'Galleria: somebody knows your password and is trying to get past the second step. Nobody got in. Not you? Set a new password now.',
  },
  newBrowser: {
    subject: 'New sign-in to your account',
    intro:
      'Somebody has signed in to your account from a browser we haven’t seen before: {device}, {time}.',
    unknown: 'unknown device',
    fine: 'If that was you, you don’t need to do anything.',
    sessions: 'Where you are signed in',
  },
}
type SecurityWords = typeof englishSecurity

export const germanSecurity: SecurityWords = {
  guestAccount: germanGuestAccount,
  factor: {
    usedSubject: 'Ein Wiederherstellungscode Ihres Kontos wurde verwendet',
    factorOn:
      'Beim Anmelden an Ihrem Konto wird jetzt zusätzlich ein Code Ihrer Authenticator-App verlangt. Alle anderen Geräte wurden abgemeldet.',
    factorOff: 'Beim Anmelden an Ihrem Konto wird kein Code einer Authenticator-App mehr verlangt.',
    passkeyOn:
      'Ihrem Konto wurde ein Passkey hinzugefügt. Er kann als zweiter Schritt beim Anmelden verwendet werden.',
    passkeyFirst:
      'Beim Anmelden an Ihrem Konto wird jetzt zusätzlich ein Passkey oder ein Wiederherstellungscode verlangt. Alle anderen Geräte wurden abgemeldet.',
    passkeyOff: 'Aus Ihrem Konto wurde ein Passkey entfernt.',
    recoveryUsed:
      'Für Ihr Konto wurde einer Ihrer Wiederherstellungscodes verwendet. Er lässt sich nicht noch einmal verwenden.',
    recoveryNew:
      'Für Ihr Konto wurden neue Wiederherstellungscodes erstellt. Die alten gelten nicht mehr.',
    codeTries:
      'Jemand hat Ihr Passwort eingegeben und ist danach mehrmals am zweiten Schritt gescheitert. Niemand kam hinein, aber vielleicht kennt jemand anders Ihr Passwort.',
    offByMall:
      'Auf Ihren Wunsch hat Galleria den zweiten Schritt der Anmeldung abgeschaltet und Sie überall abgemeldet.',
    reason: 'Der Grund: {reason}',
    again:
      'Bitte melden Sie sich mit Ihrem Passwort an und richten Sie wieder eine App oder einen Passkey ein.',
    sms: 'Galleria: Die Anmeldung an Ihrem Konto wurde geändert. Nicht Sie? Legen Sie jetzt ein neues Passwort fest.',
    triesSms:
      'Galleria: Jemand kennt Ihr Passwort und versucht sich am zweiten Schritt. Niemand kam hinein. Nicht Sie? Legen Sie jetzt ein neues Passwort fest.',
  },
  newBrowser: {
    subject: 'Neue Anmeldung an Ihrem Konto',
    intro:
      'Jemand hat sich mit einem Browser an Ihrem Konto angemeldet, den wir noch nicht kannten: {device}, {time}.',
    unknown: 'unbekanntes Gerät',
    fine: 'Wenn Sie das waren, müssen Sie nichts tun.',
    sessions: 'Wo Sie angemeldet sind',
  },
}

export const dutchSecurity: SecurityWords = {
  guestAccount: dutchGuestAccount,
  factor: {
    usedSubject: 'Er is een herstelcode van uw account gebruikt',
    factorOn:
      'Bij het inloggen op uw account wordt nu ook om een code uit uw authenticator-app gevraagd. Alle andere apparaten zijn uitgelogd.',
    factorOff:
      'Bij het inloggen op uw account wordt niet meer om een code uit een authenticator-app gevraagd.',
    passkeyOn:
      'Er is een passkey aan uw account toegevoegd. Die kan als tweede stap bij het inloggen worden gebruikt.',
    passkeyFirst:
      'Bij het inloggen op uw account wordt nu ook om een passkey of een herstelcode gevraagd. Alle andere apparaten zijn uitgelogd.',
    passkeyOff: 'Er is een passkey uit uw account verwijderd.',
    recoveryUsed:
      'Een van uw herstelcodes is voor uw account gebruikt. Die code werkt niet nog een keer.',
    recoveryNew: 'Er zijn nieuwe herstelcodes voor uw account gemaakt. De oude werken niet meer.',
    codeTries:
      'Iemand heeft uw wachtwoord ingevoerd en is daarna meerdere keren op de tweede stap gestrand. Niemand is binnengekomen, maar misschien kent iemand anders uw wachtwoord.',
    offByMall:
      'Op uw verzoek heeft Galleria de tweede stap van het inloggen uitgeschakeld en u overal uitgelogd.',
    reason: 'De reden: {reason}',
    again: 'Log in met uw wachtwoord en stel opnieuw een app of een passkey in.',
    sms: 'Galleria: de manier waarop u op uw account inlogt is gewijzigd. Was u dit niet? Stel nu een nieuw wachtwoord in.',
    triesSms:
      'Galleria: iemand kent uw wachtwoord en probeert langs de tweede stap te komen. Niemand is binnengekomen. Was u dit niet? Stel nu een nieuw wachtwoord in.',
  },
  newBrowser: {
    subject: 'Nieuwe aanmelding bij uw account',
    intro:
      'Iemand is op uw account ingelogd met een browser die we nog niet kenden: {device}, {time}.',
    unknown: 'onbekend apparaat',
    fine: 'Was u dit, dan hoeft u niets te doen.',
    sessions: 'Waar u bent ingelogd',
  },
}

export const spanishSecurity: SecurityWords = {
  guestAccount: spanishGuestAccount,
  factor: {
    usedSubject: 'Se ha usado un código de recuperación de tu cuenta',
    factorOn:
      'Ahora, para entrar en tu cuenta, también hace falta un código de tu aplicación de autenticación. Se ha cerrado la sesión en todos los demás dispositivos.',
    factorOff:
      'Para entrar en tu cuenta ya no hace falta un código de una aplicación de autenticación.',
    passkeyOn:
      'Se ha añadido una llave de acceso a tu cuenta. Puede usarse como segundo paso para iniciar sesión.',
    passkeyFirst:
      'Ahora, para entrar en tu cuenta, también hace falta una llave de acceso o un código de recuperación. Se ha cerrado la sesión en todos los demás dispositivos.',
    passkeyOff: 'Se ha quitado una llave de acceso de tu cuenta.',
    recoveryUsed:
      'Se ha usado uno de tus códigos de recuperación en tu cuenta. No se puede volver a usar.',
    recoveryNew:
      'Se han creado nuevos códigos de recuperación para tu cuenta. Los anteriores ya no sirven.',
    codeTries:
      'Alguien ha introducido tu contraseña y después ha fallado varias veces en el segundo paso. Nadie ha entrado, pero puede que otra persona conozca tu contraseña.',
    offByMall:
      'A petición tuya, Galleria ha desactivado el segundo paso del inicio de sesión y ha cerrado tu sesión en todas partes.',
    reason: 'El motivo: {reason}',
    again:
      'Inicia sesión con tu contraseña y vuelve a configurar una aplicación o una llave de acceso.',
    sms: 'Galleria: ha cambiado la forma de entrar en tu cuenta. ¿No has sido tú? Crea ahora una contraseña nueva.',
    triesSms:
      'Galleria: alguien conoce tu contraseña e intenta superar el segundo paso. Nadie ha entrado. ¿No has sido tú? Crea ahora una contraseña nueva.',
  },
  newBrowser: {
    subject: 'Nuevo inicio de sesión en tu cuenta',
    intro:
      'Alguien ha entrado en tu cuenta desde un navegador que no habíamos visto antes: {device}, {time}.',
    unknown: 'dispositivo desconocido',
    fine: 'Si has sido tú, no tienes que hacer nada.',
    sessions: 'Dónde has iniciado sesión',
  },
}

export const swedishSecurity: SecurityWords = {
  guestAccount: swedishGuestAccount,
  factor: {
    usedSubject: 'En återställningskod för ditt konto har använts',
    factorOn:
      'När du loggar in på ditt konto krävs nu också en kod från din autentiseringsapp. Alla andra enheter har loggats ut.',
    factorOff:
      'När du loggar in på ditt konto krävs inte längre någon kod från en autentiseringsapp.',
    passkeyOn:
      'En passkey har lagts till i ditt konto. Den kan användas som andra steg vid inloggning.',
    passkeyFirst:
      'När du loggar in på ditt konto krävs nu också en passkey eller en återställningskod. Alla andra enheter har loggats ut.',
    passkeyOff: 'En passkey har tagits bort från ditt konto.',
    recoveryUsed:
      'En av dina återställningskoder har använts för ditt konto. Den går inte att använda igen.',
    recoveryNew: 'Nya återställningskoder har skapats för ditt konto. De gamla gäller inte längre.',
    codeTries:
      'Någon har skrivit in ditt lösenord och sedan misslyckats flera gånger med det andra steget. Ingen kom in, men någon annan kan känna till ditt lösenord.',
    offByMall:
      'På din begäran har Galleria stängt av det andra steget vid inloggning och loggat ut dig överallt.',
    reason: 'Skälet: {reason}',
    again: 'Logga in med ditt lösenord och ställ in en app eller en passkey igen.',
    sms: 'Galleria: sättet du loggar in på ditt konto har ändrats. Var det inte du? Välj ett nytt lösenord nu.',
    triesSms:
      'Galleria: någon kan ditt lösenord och försöker ta sig förbi det andra steget. Ingen kom in. Var det inte du? Välj ett nytt lösenord nu.',
  },
  newBrowser: {
    subject: 'Ny inloggning på ditt konto',
    intro:
      'Någon har loggat in på ditt konto från en webbläsare som vi inte har sett förut: {device}, {time}.',
    unknown: 'okänd enhet',
    fine: 'Om det var du behöver du inte göra något.',
    sessions: 'Var du är inloggad',
  },
}

export const frenchSecurity: SecurityWords = {
  guestAccount: frenchGuestAccount,
  factor: {
    usedSubject: 'Un code de secours de votre compte a été utilisé',
    factorOn:
      'La connexion à votre compte demande désormais aussi un code de votre application d’authentification. Tous les autres appareils ont été déconnectés.',
    factorOff:
      'La connexion à votre compte ne demande plus de code d’une application d’authentification.',
    passkeyOn:
      'Une clé d’accès a été ajoutée à votre compte. Elle peut servir de seconde étape de connexion.',
    passkeyFirst:
      'La connexion à votre compte demande désormais aussi une clé d’accès ou un code de secours. Tous les autres appareils ont été déconnectés.',
    passkeyOff: 'Une clé d’accès a été supprimée de votre compte.',
    recoveryUsed:
      'L’un de vos codes de secours a été utilisé pour votre compte. Il ne peut plus servir.',
    recoveryNew:
      'De nouveaux codes de secours ont été créés pour votre compte. Les anciens ne sont plus valables.',
    codeTries:
      'Quelqu’un a saisi votre mot de passe, puis a échoué plusieurs fois à la seconde étape. Personne n’est entré, mais votre mot de passe est peut-être connu de quelqu’un d’autre.',
    offByMall:
      'À votre demande, Galleria a désactivé la seconde étape de connexion et vous a déconnecté partout.',
    reason: 'Motif : {reason}',
    again:
      'Connectez-vous avec votre mot de passe et configurez de nouveau une application ou une clé d’accès.',
    sms: 'Galleria : la façon de vous connecter à votre compte a changé. Ce n’était pas vous ? Changez de mot de passe maintenant.',
    triesSms:
      'Galleria : quelqu’un connaît votre mot de passe et essaie de franchir la seconde étape. Personne n’est entré. Ce n’était pas vous ? Changez de mot de passe maintenant.',
  },
  newBrowser: {
    subject: 'Nouvelle connexion à votre compte',
    intro:
      'Quelqu’un s’est connecté à votre compte depuis un navigateur que nous n’avions encore jamais vu : {device}, {time}.',
    unknown: 'appareil inconnu',
    fine: 'Si c’était vous, vous n’avez rien à faire.',
    sessions: 'Où vous êtes connecté',
  },
}

export const italianSecurity: SecurityWords = {
  guestAccount: italianGuestAccount,
  factor: {
    usedSubject: 'È stato usato un codice di recupero del tuo account',
    factorOn:
      'Per accedere al tuo account ora serve anche un codice della tua app di autenticazione. Tutti gli altri dispositivi sono stati disconnessi.',
    factorOff: 'Per accedere al tuo account non serve più un codice di un’app di autenticazione.',
    passkeyOn:
      'Al tuo account è stata aggiunta una passkey. Può essere usata come secondo passaggio per accedere.',
    passkeyFirst:
      'Per accedere al tuo account ora serve anche una passkey o un codice di recupero. Tutti gli altri dispositivi sono stati disconnessi.',
    passkeyOff: 'Una passkey è stata rimossa dal tuo account.',
    recoveryUsed:
      'Uno dei tuoi codici di recupero è stato usato per il tuo account. Non può essere usato di nuovo.',
    recoveryNew:
      'Sono stati creati nuovi codici di recupero per il tuo account. Quelli vecchi non valgono più.',
    codeTries:
      'Qualcuno ha inserito la tua password e poi ha fallito più volte il secondo passaggio. Nessuno è entrato, ma qualcun altro potrebbe conoscere la tua password.',
    offByMall:
      'Su tua richiesta, Galleria ha disattivato il secondo passaggio di accesso e ha chiuso tutte le tue sessioni.',
    reason: 'Il motivo: {reason}',
    again: 'Accedi con la tua password e configura di nuovo un’app o una passkey.',
    sms: 'Galleria: il modo in cui accedi al tuo account è cambiato. Non sei stato tu? Imposta subito una nuova password.',
    triesSms:
      'Galleria: qualcuno conosce la tua password e sta provando a superare il secondo passaggio. Nessuno è entrato. Non sei stato tu? Imposta subito una nuova password.',
  },
  newBrowser: {
    subject: 'Nuovo accesso al tuo account',
    intro:
      'Qualcuno ha effettuato l’accesso al tuo account da un browser che non avevamo ancora visto: {device}, {time}.',
    unknown: 'dispositivo sconosciuto',
    fine: 'Se sei stato tu, non devi fare nulla.',
    sessions: 'Dove hai effettuato l’accesso',
  },
}

export const polishSecurity: SecurityWords = {
  guestAccount: polishGuestAccount,
  factor: {
    usedSubject: 'Użyto kodu odzyskiwania do Twojego konta',
    factorOn:
      'Logowanie do Twojego konta wymaga teraz także kodu z aplikacji uwierzytelniającej. Wszystkie inne urządzenia zostały wylogowane.',
    factorOff: 'Logowanie do Twojego konta nie wymaga już kodu z aplikacji uwierzytelniającej.',
    passkeyOn:
      'Do Twojego konta dodano klucz dostępu. Można go użyć jako drugiego kroku logowania.',
    passkeyFirst:
      'Logowanie do Twojego konta wymaga teraz także klucza dostępu lub kodu odzyskiwania. Wszystkie inne urządzenia zostały wylogowane.',
    passkeyOff: 'Z Twojego konta usunięto klucz dostępu.',
    recoveryUsed:
      'Do Twojego konta użyto jednego z kodów odzyskiwania. Nie można go użyć ponownie.',
    recoveryNew: 'Utworzono nowe kody odzyskiwania do Twojego konta. Poprzednie już nie działają.',
    codeTries:
      'Ktoś wpisał Twoje hasło, a potem kilka razy nie przeszedł drugiego kroku. Nikt się nie zalogował, ale ktoś inny może znać Twoje hasło.',
    offByMall: 'Na Twoją prośbę Galleria wyłączyła drugi krok logowania i wylogowała Cię wszędzie.',
    reason: 'Powód: {reason}',
    again: 'Zaloguj się hasłem i ponownie skonfiguruj aplikację lub klucz dostępu.',
    sms: 'Galleria: zmienił się sposób logowania do Twojego konta. To nie Ty? Ustaw teraz nowe hasło.',
    triesSms:
      'Galleria: ktoś zna Twoje hasło i próbuje przejść drugi krok. Nikt się nie zalogował. To nie Ty? Ustaw teraz nowe hasło.',
  },
  newBrowser: {
    subject: 'Nowe logowanie do Twojego konta',
    intro:
      'Ktoś zalogował się do Twojego konta z przeglądarki, której wcześniej nie widzieliśmy: {device}, {time}.',
    unknown: 'nieznane urządzenie',
    fine: 'Jeśli to Ty, nie musisz nic robić.',
    sessions: 'Zalogowane urządzenia',
  },
}

export const chineseSecurity: SecurityWords = {
  guestAccount: chineseGuestAccount,
  factor: {
    usedSubject: '您账户的恢复码已被使用',
    factorOn: '现在登录您的账户还需要身份验证器应用中的验证码。其他所有设备均已退出登录。',
    factorOff: '登录您的账户不再需要身份验证器应用中的验证码。',
    passkeyOn: '您的账户已添加一个通行密钥，可用作登录的第二步。',
    passkeyFirst: '现在登录您的账户还需要通行密钥或恢复码。其他所有设备均已退出登录。',
    passkeyOff: '您的账户已移除一个通行密钥。',
    recoveryUsed: '您的一个恢复码已用于您的账户，不能再次使用。',
    recoveryNew: '已为您的账户生成新的恢复码，旧的恢复码已失效。',
    codeTries:
      '有人输入了您的密码，随后多次未能通过第二步验证。无人登录成功，但您的密码可能已被他人知晓。',
    offByMall: '应您的要求，Galleria 已关闭登录的第二步验证，并在所有设备上退出了您的登录。',
    reason: '原因：{reason}',
    again: '请用密码登录，并重新设置身份验证器应用或通行密钥。',
    sms: 'Galleria：您账户的登录方式已更改。不是您本人？请立即设置新密码。',
    triesSms:
      'Galleria：有人知道您的密码并试图通过第二步验证，无人登录成功。不是您本人？请立即设置新密码。',
  },
  newBrowser: {
    subject: '您的账户有新的登录',
    intro: '有人从我们未曾见过的浏览器登录了您的账户：{device}，{time}。',
    unknown: '未知设备',
    fine: '如果是您本人，则无需任何操作。',
    sessions: '登录设备',
  },
}
