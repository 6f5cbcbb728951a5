import type { Language } from './languages.ts'

type MeasuredText = { name: string; noun: string; description: string; details: string[] }

/** What the house shop sells by the metre and the square metre, in every language. */
export const measuredTexts: Record<
  'worktop' | 'linoleum',
  { urlKey: string; texts: Record<Language, MeasuredText> }
> = {
  worktop: {
    urlKey: 'worktop-by-the-metre',
    texts: {
      en: {
        name: 'Alm worktop by the metre',
        noun: 'worktop',
        description:
          'Solid wood, 60 cm deep and 4 cm thick, oiled. We cut it to the length you order, to ten centimetres.',
        details: ['Solid staves, glued', 'Edges sanded, oiled on all sides', 'In one piece'],
      },
      de: {
        name: 'Arbeitsplatte Alm, Meterware',
        noun: 'Arbeitsplatte',
        description:
          'Massivholz, 60 cm tief und 4 cm stark, geölt. Wir schneiden auf die bestellte Länge zu, auf zehn Zentimeter genau.',
        details: [
          'Massive Stäbe, verleimt',
          'Kanten geschliffen, allseitig geölt',
          'In einem Stück',
        ],
      },
      nl: {
        name: 'Werkblad Alm per meter',
        noun: 'werkblad',
        description:
          'Massief hout, 60 cm diep en 4 cm dik, geolied. We zagen het op de lengte die u bestelt, op tien centimeter nauwkeurig.',
        details: ['Massieve lamellen, verlijmd', 'Randen geschuurd, rondom geolied', 'Eén stuk'],
      },
      es: {
        name: 'Encimera Alm por metros',
        noun: 'encimera',
        description:
          'Madera maciza, 60 cm de fondo y 4 cm de grosor, aceitada. La cortamos al largo que pida, de diez en diez centímetros.',
        details: [
          'Listones macizos encolados',
          'Cantos lijados, aceitada por todos los lados',
          'De una pieza',
        ],
      },
      sv: {
        name: 'Bänkskiva Alm på metervara',
        noun: 'bänkskiva',
        description:
          'Massivt trä, 60 cm djup och 4 cm tjock, oljad. Vi kapar till den längd du beställer, på tio centimeter när.',
        details: ['Massiva stavar, limmade', 'Slipade kanter, oljad på alla sidor', 'I ett stycke'],
      },
      fr: {
        name: 'Plan de travail Alm au mètre',
        noun: 'plan de travail',
        description:
          'Bois massif, 60 cm de profondeur et 4 cm d’épaisseur, huilé. Nous le coupons à la longueur commandée, à dix centimètres près.',
        details: [
          'Lamelles massives collées',
          'Chants poncés, huilé sur toutes les faces',
          'D’une seule pièce',
        ],
      },
      it: {
        name: 'Piano di lavoro Alm al metro',
        noun: 'piano di lavoro',
        description:
          'Legno massello, profondo 60 cm e spesso 4 cm, oliato. Lo tagliamo alla lunghezza ordinata, di dieci in dieci centimetri.',
        details: [
          'Listelli massicci incollati',
          'Bordi levigati, oliato su tutti i lati',
          'In un pezzo solo',
        ],
      },
      pl: {
        name: 'Blat Alm na metry',
        noun: 'blat',
        description:
          'Lite drewno, 60 cm głębokości i 4 cm grubości, olejowane. Tniemy na zamówioną długość, co dziesięć centymetrów.',
        details: [
          'Lite lamele, klejone',
          'Krawędzie szlifowane, olejowany ze wszystkich stron',
          'W jednym kawałku',
        ],
      },
      'zh-CN': {
        name: 'Alm 台面（按米）',
        noun: '台面',
        description: '实木，深 60 厘米，厚 4 厘米，上油处理。按您订购的长度切割，精确到十厘米。',
        details: ['实木拼板', '边缘打磨，四面上油', '整块无拼接'],
      },
    },
  },
  linoleum: {
    urlKey: 'furniture-linoleum',
    texts: {
      en: {
        name: 'Furniture linoleum',
        noun: 'linoleum',
        description:
          'The soft, matt covering of old desks, for gluing onto a top of your own. Cut from the roll by the quarter of a square metre.',
        details: ['2 mm thick', 'Linseed oil, cork and chalk', 'Wiped clean with water'],
      },
      de: {
        name: 'Möbellinoleum',
        noun: 'Linoleum',
        description:
          'Der weiche, matte Belag alter Schreibtische, zum Aufleimen auf die eigene Platte. Von der Rolle, je Viertelquadratmeter.',
        details: ['2 mm stark', 'Leinöl, Kork und Kreide', 'Mit Wasser abwischbar'],
      },
      nl: {
        name: 'Meubellinoleum',
        noun: 'linoleum',
        description:
          'De zachte, matte bekleding van oude bureaus, om op een eigen blad te lijmen. Van de rol, per kwart vierkante meter.',
        details: ['2 mm dik', 'Lijnolie, kurk en krijt', 'Met water schoon te vegen'],
      },
      es: {
        name: 'Linóleo para muebles',
        noun: 'linóleo',
        description:
          'El revestimiento suave y mate de los escritorios antiguos, para encolar sobre su propio tablero. Del rollo, por cuartos de metro cuadrado.',
        details: ['2 mm de grosor', 'Aceite de linaza, corcho y creta', 'Se limpia con agua'],
      },
      sv: {
        name: 'Möbellinoleum',
        noun: 'linoleum',
        description:
          'Den mjuka, matta ytan från gamla skrivbord, att limma på en egen skiva. Från rullen, per kvarts kvadratmeter.',
        details: ['2 mm tjock', 'Linolja, kork och krita', 'Torkas av med vatten'],
      },
      fr: {
        name: 'Linoléum pour meubles',
        noun: 'linoléum',
        description:
          'Le revêtement doux et mat des bureaux anciens, à coller sur votre propre plateau. Au rouleau, par quart de mètre carré.',
        details: ['2 mm d’épaisseur', 'Huile de lin, liège et craie', 'Se nettoie à l’eau'],
      },
      it: {
        name: 'Linoleum per mobili',
        noun: 'linoleum',
        description:
          'Il rivestimento morbido e opaco delle vecchie scrivanie, da incollare su un piano proprio. Dal rotolo, a quarti di metro quadrato.',
        details: ['Spessore 2 mm', 'Olio di lino, sughero e gesso', 'Si pulisce con acqua'],
      },
      pl: {
        name: 'Linoleum meblowe',
        noun: 'linoleum',
        description:
          'Miękka, matowa okładzina dawnych biurek, do przyklejenia na własny blat. Z rolki, co ćwierć metra kwadratowego.',
        details: ['Grubość 2 mm', 'Olej lniany, korek i kreda', 'Czyści się wodą'],
      },
      'zh-CN': {
        name: '家具油毡',
        noun: '油毡',
        description:
          '老式书桌上柔软的哑光面层，可粘贴在自己的台面上。整卷裁切，以四分之一平方米为单位。',
        details: ['厚 2 毫米', '亚麻籽油、软木和白垩', '清水擦拭即可'],
      },
    },
  },
}
