import type { Language } from './languages.ts'

type VoucherText = { name: string; noun: string; description: string; details: string[] }

/** What the house shop sells as codes, in every language. */
export const voucherTexts: Record<
  'assembly' | 'card',
  { urlKey: string; texts: Record<Language, VoucherText> }
> = {
  assembly: {
    urlKey: 'assembly-at-home',
    texts: {
      en: {
        name: 'Assembly at home',
        noun: 'service',
        description:
          'Somebody from Galleria House comes to you, puts one piece of furniture together, sets it where it is to stand and takes the packaging along.',
        details: [
          'One piece of furniture, whoever it was bought from',
          'By appointment, Monday to Saturday',
          'Tools are brought along',
        ],
      },
      de: {
        name: 'Aufbau bei Ihnen zu Hause',
        noun: 'Dienstleistung',
        description:
          'Jemand von Galleria House kommt zu Ihnen, baut ein Möbelstück auf, stellt es an seinen Platz und nimmt die Verpackung mit.',
        details: [
          'Ein Möbelstück, gleich bei wem es gekauft wurde',
          'Nach Vereinbarung, Montag bis Samstag',
          'Werkzeug wird mitgebracht',
        ],
      },
      nl: {
        name: 'Montage bij u thuis',
        noun: 'dienst',
        description:
          'Iemand van Galleria House komt bij u langs, zet één meubel in elkaar, plaatst het waar het moet staan en neemt de verpakking mee.',
        details: [
          'Eén meubel, waar het ook gekocht is',
          'Op afspraak, maandag tot en met zaterdag',
          'Gereedschap wordt meegebracht',
        ],
      },
      es: {
        name: 'Montaje en casa',
        noun: 'servicio',
        description:
          'Una persona de Galleria House va a su casa, monta un mueble, lo coloca en su sitio y se lleva el embalaje.',
        details: [
          'Un mueble, se haya comprado donde se haya comprado',
          'Con cita, de lunes a sábado',
          'Traemos las herramientas',
        ],
      },
      sv: {
        name: 'Montering hemma',
        noun: 'tjänst',
        description:
          'Någon från Galleria House kommer hem till dig, monterar en möbel, ställer den där den ska stå och tar med sig förpackningen.',
        details: [
          'En möbel, var den än är köpt',
          'Efter överenskommelse, måndag till lördag',
          'Verktyg tas med',
        ],
      },
      fr: {
        name: 'Montage à domicile',
        noun: 'service',
        description:
          'Une personne de Galleria House vient chez vous, monte un meuble, le met à sa place et emporte l’emballage.',
        details: [
          'Un meuble, quel que soit le lieu d’achat',
          'Sur rendez-vous, du lundi au samedi',
          'Nous apportons les outils',
        ],
      },
      it: {
        name: 'Montaggio a domicilio',
        noun: 'servizio',
        description:
          'Una persona di Galleria House viene da lei, monta un mobile, lo mette al suo posto e porta via l’imballaggio.',
        details: [
          'Un mobile, ovunque sia stato acquistato',
          'Su appuntamento, dal lunedì al sabato',
          'Gli attrezzi li portiamo noi',
        ],
      },
      pl: {
        name: 'Montaż w domu',
        noun: 'usługa',
        description:
          'Pracownik Galleria House przyjeżdża do Państwa, składa jeden mebel, ustawia go na miejscu i zabiera opakowanie.',
        details: [
          'Jeden mebel, gdziekolwiek kupiony',
          'Po umówieniu, od poniedziałku do soboty',
          'Narzędzia przywozimy ze sobą',
        ],
      },
      'zh-CN': {
        name: '上门安装服务',
        noun: '服务',
        description: 'Galleria House 派人上门，为您安装一件家具，摆放到位，并带走包装。',
        details: ['一件家具，不限购买渠道', '需预约，周一至周六', '自带工具'],
      },
    },
  },
  card: {
    urlKey: 'shopping-card',
    texts: {
      en: {
        name: 'Shopping card',
        noun: 'card',
        description:
          'A card to spend at Galleria House: for yourself, or as a present for somebody who moves house. You get it as a code with a password.',
        details: ['Worth what it costs', 'At Galleria House only', 'Code and password go together'],
      },
      de: {
        name: 'Einkaufskarte',
        noun: 'Karte',
        description:
          'Eine Karte zum Einkaufen bei Galleria House: für Sie selbst oder als Geschenk zum Umzug. Sie erhalten sie als Code mit Passwort.',
        details: [
          'Wert wie ihr Preis',
          'Nur bei Galleria House',
          'Code und Passwort gehören zusammen',
        ],
      },
      nl: {
        name: 'Cadeaukaart voor de winkel',
        noun: 'kaart',
        description:
          'Een kaart om te besteden bij Galleria House: voor uzelf, of als cadeau voor wie verhuist. U krijgt hem als code met een wachtwoord.',
        details: [
          'Evenveel waard als hij kost',
          'Alleen bij Galleria House',
          'Code en wachtwoord horen bij elkaar',
        ],
      },
      es: {
        name: 'Tarjeta de compra',
        noun: 'tarjeta',
        description:
          'Una tarjeta para gastar en Galleria House: para usted o como regalo para quien se muda. La recibe como un código con contraseña.',
        details: ['Vale lo que cuesta', 'Solo en Galleria House', 'Código y contraseña van juntos'],
      },
      sv: {
        name: 'Presentkort',
        noun: 'kort',
        description:
          'Ett kort att handla för hos Galleria House: till dig själv, eller som present till någon som flyttar. Du får det som en kod med lösenord.',
        details: ['Värt vad det kostar', 'Endast hos Galleria House', 'Kod och lösenord hör ihop'],
      },
      fr: {
        name: 'Carte d’achat',
        noun: 'carte',
        description:
          'Une carte à dépenser chez Galleria House : pour vous, ou à offrir à qui déménage. Vous la recevez sous forme de code avec un mot de passe.',
        details: [
          'Elle vaut ce qu’elle coûte',
          'Chez Galleria House uniquement',
          'Code et mot de passe vont ensemble',
        ],
      },
      it: {
        name: 'Carta acquisti',
        noun: 'carta',
        description:
          'Una carta da spendere da Galleria House: per sé, o come regalo per chi trasloca. La riceve come codice con password.',
        details: ['Vale quanto costa', 'Solo da Galleria House', 'Codice e password vanno insieme'],
      },
      pl: {
        name: 'Karta zakupowa',
        noun: 'karta',
        description:
          'Karta do wykorzystania w Galleria House: dla siebie albo jako prezent na przeprowadzkę. Otrzymują ją Państwo jako kod z hasłem.',
        details: ['Warta tyle, ile kosztuje', 'Tylko w Galleria House', 'Kod i hasło idą w parze'],
      },
      'zh-CN': {
        name: '购物卡（电子）',
        noun: '购物卡',
        description:
          '可在 Galleria House 消费的购物卡：自用，或送给乔迁的朋友。以券码加密码的形式发放。',
        details: ['面值即售价', '仅限 Galleria House', '券码与密码配合使用'],
      },
    },
  },
}
