import type { Language } from '@galleria/contract/storefronts'
import type { CategoryKey } from './category-keys.ts'

type CategoryText = { name: string; intro: string }

/** The name in the menu and the one sentence at the head of a listing. */
export const categoryTexts: Record<CategoryKey, Record<Language, CategoryText>> = {
  desks: {
    en: {
      name: 'Desks',
      intro:
        'Writing desks, trestle desks and corner desks for working at home, from 100 cm wide upwards.',
    },
    de: {
      name: 'Schreibtische',
      intro:
        'Sekretäre, Schreibtische auf Böcken und Eckschreibtische für das Arbeiten zu Hause, ab 100 cm Breite.',
    },
    nl: {
      name: 'Bureaus',
      intro:
        'Schrijftafels, schraagbureaus en hoekbureaus om thuis aan te werken, vanaf 100 cm breed.',
    },
    es: {
      name: 'Escritorios',
      intro:
        'Escritorios rectos, de caballetes y de esquina para trabajar en casa, desde 100 cm de ancho.',
    },
    sv: {
      name: 'Skrivbord',
      intro:
        'Skrivbord med lådor, på bockar eller för hörnet: bord att arbeta vid hemma, från 100 cm bredd.',
    },
    fr: {
      name: 'Bureaux',
      intro:
        'Bureaux droits, sur tréteaux ou d’angle pour travailler chez soi, à partir de 100 cm de large.',
    },
    it: {
      name: 'Scrivanie',
      intro:
        'Scrivanie lineari, su cavalletti e angolari per lavorare da casa, a partire da 100 cm di larghezza.',
    },
    pl: {
      name: 'Biurka',
      intro: 'Biurka proste, na kozłach i narożne do pracy w domu, od 100 cm szerokości.',
    },
    'zh-CN': { name: '书桌', intro: '写字桌、支架桌与转角书桌，宽度 100 厘米起，适合居家办公。' },
  },
  'standing-desks': {
    en: {
      name: 'Standing desks',
      intro:
        'Height-adjustable desks that go from sitting to standing, with an electric motor or by hand.',
    },
    de: {
      name: 'Stehschreibtische',
      intro:
        'Höhenverstellbare Schreibtische für den Wechsel zwischen Sitzen und Stehen, elektrisch oder von Hand.',
    },
    nl: {
      name: 'Zit-stabureaus',
      intro:
        'In hoogte verstelbare bureaus om zittend en staand aan te werken, elektrisch of met de hand.',
    },
    es: {
      name: 'Escritorios elevables',
      intro:
        'Escritorios regulables en altura para alternar entre sentado y de pie, con motor o a mano.',
    },
    sv: {
      name: 'Höj- och sänkbara skrivbord',
      intro: 'Skrivbord som växlar mellan sittande och stående arbete, med motor eller för hand.',
    },
    fr: {
      name: 'Bureaux assis-debout',
      intro:
        'Bureaux réglables en hauteur pour alterner les positions assise et debout, électriques ou manuels.',
    },
    it: {
      name: 'Scrivanie regolabili',
      intro: 'Scrivanie regolabili in altezza per lavorare seduti e in piedi, a motore o a mano.',
    },
    pl: {
      name: 'Biurka stojące',
      intro:
        'Biurka z regulacją wysokości do pracy na siedząco i na stojąco, elektryczne lub ręczne.',
    },
    'zh-CN': { name: '升降桌', intro: '可坐可站的升降桌，有电动与手动两种调节方式。' },
  },
  'office-chairs': {
    en: {
      name: 'Office chairs',
      intro:
        'Task chairs, stools and visitor chairs for a day at the desk, most of them adjustable in height.',
    },
    de: {
      name: 'Bürostühle',
      intro:
        'Drehstühle, Hocker und Besucherstühle für den Tag am Schreibtisch, die meisten höhenverstellbar.',
    },
    nl: {
      name: 'Bureaustoelen',
      intro:
        'Bureaustoelen, krukken en bezoekersstoelen voor een werkdag, de meeste in hoogte verstelbaar.',
    },
    es: {
      name: 'Sillas de oficina',
      intro:
        'Sillas de trabajo, taburetes y sillas de visita para toda la jornada, casi todas regulables en altura.',
    },
    sv: {
      name: 'Kontorsstolar',
      intro:
        'Arbetsstolar, pallar och besöksstolar för dagen vid skrivbordet, de flesta ställbara i höjd.',
    },
    fr: {
      name: 'Chaises de bureau',
      intro:
        'Sièges de travail, tabourets et chaises visiteur pour la journée au bureau, pour la plupart réglables en hauteur.',
    },
    it: {
      name: 'Sedie da ufficio',
      intro:
        'Sedie operative, sgabelli e sedie per visitatori per la giornata di lavoro, quasi tutte regolabili in altezza.',
    },
    pl: {
      name: 'Krzesła biurowe',
      intro:
        'Fotele obrotowe, stołki i krzesła dla gości na cały dzień pracy, w większości z regulacją wysokości.',
    },
    'zh-CN': { name: '办公椅', intro: '工作椅、圆凳与访客椅，适合整日伏案，多数可调节高度。' },
  },
  shelves: {
    en: {
      name: 'Shelves',
      intro:
        'Bookcases, wall shelves and room dividers for books, files and the things you like to see.',
    },
    de: {
      name: 'Regale',
      intro:
        'Bücherregale, Wandregale und Raumteiler für Bücher, Ordner und Dinge, die man gern sieht.',
    },
    nl: {
      name: 'Kasten en planken',
      intro:
        'Boekenkasten, wandplanken en roomdividers voor boeken, mappen en de spullen die u graag ziet.',
    },
    es: {
      name: 'Estanterías',
      intro:
        'Librerías, baldas y separadores de ambientes para libros, archivadores y lo que apetece tener a la vista.',
    },
    sv: {
      name: 'Hyllor',
      intro: 'Bokhyllor, vägghyllor och rumsavdelare för böcker, pärmar och det man gärna ser.',
    },
    fr: {
      name: 'Étagères',
      intro:
        'Bibliothèques, étagères murales et meubles de séparation pour les livres, les classeurs et les objets à montrer.',
    },
    it: {
      name: 'Librerie e mensole',
      intro: 'Librerie, mensole e divisori per libri, raccoglitori e oggetti da tenere in vista.',
    },
    pl: {
      name: 'Regały i półki',
      intro:
        'Regały na książki, półki ścienne i regały działowe na książki, segregatory i rzeczy, które warto mieć na widoku.',
    },
    'zh-CN': { name: '书架与搁架', intro: '书架、壁架与隔断架，收纳书籍、文件，也陈列心爱之物。' },
  },
  drawers: {
    en: {
      name: 'Drawers',
      intro: 'Chests, sideboards and bedside tables that close quietly and keep the room tidy.',
    },
    de: {
      name: 'Kommoden',
      intro: 'Kommoden, Sideboards und Nachttische, die leise schließen und Ordnung halten.',
    },
    nl: {
      name: 'Ladekasten',
      intro: 'Commodes, dressoirs en nachtkastjes die zacht sluiten en de kamer opgeruimd houden.',
    },
    es: {
      name: 'Cómodas',
      intro: 'Cómodas, aparadores y mesitas de noche que cierran sin ruido y mantienen el orden.',
    },
    sv: {
      name: 'Byråar',
      intro: 'Byråar, sideboards och sängbord som stänger tyst och håller ordning i rummet.',
    },
    fr: {
      name: 'Commodes',
      intro: 'Commodes, buffets et chevets qui ferment sans bruit et gardent la pièce en ordre.',
    },
    it: {
      name: 'Cassettiere',
      intro:
        'Cassettiere, madie e comodini che si chiudono senza rumore e tengono in ordine la stanza.',
    },
    pl: {
      name: 'Komody',
      intro:
        'Komody, kredensy i szafki nocne, które cicho się zamykają i utrzymują porządek w pokoju.',
    },
    'zh-CN': { name: '抽屉柜', intro: '斗柜、餐边柜与床头柜，静音闭合，让房间井然有序。' },
  },
  lamps: {
    en: {
      name: 'Lamps',
      intro: 'Desk, floor and pendant lamps for reading, working and the hours after dark.',
    },
    de: {
      name: 'Leuchten',
      intro: 'Schreibtisch-, Steh- und Pendelleuchten zum Lesen, Arbeiten und für den Abend.',
    },
    nl: {
      name: 'Lampen',
      intro:
        'Bureau-, vloer- en hanglampen om bij te lezen, te werken en de avond door te brengen.',
    },
    es: {
      name: 'Lámparas',
      intro: 'Lámparas de escritorio, de pie y de techo para leer, trabajar y pasar la tarde.',
    },
    sv: {
      name: 'Lampor',
      intro: 'Skrivbords-, golv- och taklampor för läsning, arbete och kvällstimmar.',
    },
    fr: {
      name: 'Luminaires',
      intro:
        'Lampes de bureau, lampadaires et suspensions pour lire, travailler et passer la soirée.',
    },
    it: {
      name: 'Lampade',
      intro: 'Lampade da scrivania, da terra e a sospensione per leggere, lavorare e per la sera.',
    },
    pl: {
      name: 'Lampy',
      intro: 'Lampy biurkowe, podłogowe i wiszące do czytania, pracy i na wieczór.',
    },
    'zh-CN': { name: '灯具', intro: '台灯、落地灯与吊灯，照亮阅读、工作与夜晚时光。' },
  },
  sofas: {
    en: {
      name: 'Sofas',
      intro: 'Sofas, armchairs and poufs with covers in wool, linen, cotton and velvet.',
    },
    de: {
      name: 'Sofas',
      intro: 'Sofas, Sessel und Poufs mit Bezügen aus Wolle, Leinen, Baumwolle und Samt.',
    },
    nl: {
      name: 'Banken',
      intro: 'Banken, fauteuils en poefs met bekleding van wol, linnen, katoen en velours.',
    },
    es: {
      name: 'Sofás',
      intro: 'Sofás, butacas y pufs tapizados en lana, lino, algodón y terciopelo.',
    },
    sv: {
      name: 'Soffor',
      intro: 'Soffor, fåtöljer och sittpuffar klädda i ull, linne, bomull och sammet.',
    },
    fr: {
      name: 'Canapés',
      intro: 'Canapés, fauteuils et poufs habillés de laine, de lin, de coton et de velours.',
    },
    it: {
      name: 'Divani',
      intro: 'Divani, poltrone e pouf rivestiti in lana, lino, cotone e velluto.',
    },
    pl: { name: 'Sofy', intro: 'Sofy, fotele i pufy w obiciach z wełny, lnu, bawełny i weluru.' },
    'zh-CN': { name: '沙发', intro: '沙发、扶手椅与坐墩，面料有羊毛、亚麻、棉与绒布可选。' },
  },
  tables: {
    en: {
      name: 'Tables',
      intro: 'Dining, coffee and side tables, from a place for one cup to seats for eight.',
    },
    de: {
      name: 'Tische',
      intro: 'Ess-, Couch- und Beistelltische, vom Platz für eine Tasse bis zur Tafel für acht.',
    },
    nl: {
      name: 'Tafels',
      intro:
        'Eettafels, salontafels en bijzettafels, van een plek voor één kopje tot plaats voor acht.',
    },
    es: {
      name: 'Mesas',
      intro:
        'Mesas de comedor, de centro y auxiliares, desde el sitio para una taza hasta ocho comensales.',
    },
    sv: {
      name: 'Bord',
      intro: 'Matbord, soffbord och sidobord, från plats för en kopp till plats för åtta.',
    },
    fr: {
      name: 'Tables',
      intro:
        'Tables à manger, tables basses et d’appoint, de la place d’une tasse à celle de huit convives.',
    },
    it: {
      name: 'Tavoli',
      intro:
        'Tavoli da pranzo, tavolini e consolle, dal posto per una tazza a quello per otto persone.',
    },
    pl: {
      name: 'Stoły',
      intro:
        'Stoły do jadalni, stoliki kawowe i pomocnicze, od miejsca na filiżankę po miejsce dla ośmiu osób.',
    },
    'zh-CN': { name: '桌几', intro: '餐桌、茶几与边几，小到放一杯咖啡，大到八人同席。' },
  },
  beds: {
    en: {
      name: 'Beds',
      intro: 'Bed frames in wood and fabric, from the day bed of 90 cm to the double of 180 cm.',
    },
    de: {
      name: 'Betten',
      intro:
        'Bettgestelle aus Holz und mit Stoffbezug, vom Tagesbett mit 90 cm bis zum Doppelbett mit 180 cm.',
    },
    nl: {
      name: 'Bedden',
      intro:
        'Bedframes van hout en met stof bekleed, van bedbank van 90 cm tot tweepersoonsbed van 180 cm.',
    },
    es: {
      name: 'Camas',
      intro: 'Camas de madera y tapizadas, desde el diván de 90 cm hasta la cama doble de 180 cm.',
    },
    sv: {
      name: 'Sängar',
      intro:
        'Sängramar i trä och med tygklädsel, från dagbädden på 90 cm till dubbelsängen på 180 cm.',
    },
    fr: {
      name: 'Lits',
      intro: 'Lits en bois ou tapissés de tissu, de la banquette de 90 cm au lit double de 180 cm.',
    },
    it: {
      name: 'Letti',
      intro: 'Letti in legno e imbottiti, dalla dormeuse di 90 cm al matrimoniale di 180 cm.',
    },
    pl: {
      name: 'Łóżka',
      intro:
        'Łóżka drewniane i tapicerowane, od leżanki o szerokości 90 cm po łóżko podwójne 180 cm.',
    },
    'zh-CN': { name: '床', intro: '木质与软包床架，从 90 厘米的坐卧两用床到 180 厘米的双人床。' },
  },
  chairs: {
    en: {
      name: 'Chairs',
      intro:
        'Dining chairs, bar stools and rocking chairs, in bare wood or with an upholstered seat.',
    },
    de: {
      name: 'Stühle',
      intro: 'Esszimmerstühle, Barhocker und Schaukelstühle, aus Holz oder mit gepolstertem Sitz.',
    },
    nl: {
      name: 'Stoelen',
      intro:
        'Eetkamerstoelen, barkrukken en schommelstoelen, van hout of met gestoffeerde zitting.',
    },
    es: {
      name: 'Sillas',
      intro:
        'Sillas de comedor, taburetes altos y mecedoras, en madera vista o con asiento tapizado.',
    },
    sv: {
      name: 'Stolar',
      intro: 'Matstolar, barstolar och gungstolar, i trä eller med klädd sits.',
    },
    fr: {
      name: 'Chaises',
      intro:
        'Chaises de salle à manger, tabourets de bar et rocking-chairs, en bois ou avec assise tapissée.',
    },
    it: {
      name: 'Sedie',
      intro: 'Sedie da pranzo, sgabelli alti e sedie a dondolo, in legno o con seduta imbottita.',
    },
    pl: {
      name: 'Krzesła',
      intro:
        'Krzesła do jadalni, hokery i fotele bujane, z drewna lub z tapicerowanym siedziskiem.',
    },
    'zh-CN': { name: '椅子', intro: '餐椅、吧椅与摇椅，有原木与软包座面可选。' },
  },
}
