import type { ModelText } from '../model-text.ts'

export const modelTexts: Record<string, ModelText> = {
  'desk-slim': {
    noun: 'bureau',
    description:
      '{name} est un bureau pour une petite pièce ou pour le coin tranquille d’une grande. Quatre pieds fuselés en bois massif portent un plateau mince, et le tiroir plat fait disparaître stylos, carnet et câble de chargeur.',
    details: [
      'Pieds en bois massif, fuselés sur les deux faces intérieures',
      'Tiroir de 5 cm de hauteur utile sur coulisses en bois ciré',
      '62 cm de passage pour les genoux sous le tiroir',
    ],
  },
  'desk-trestle': {
    noun: 'bureau sur tréteaux',
    description:
      'Un large plateau posé sur deux tréteaux en A, rien de plus. {name} se monte en cinq minutes sans outils, voyage à plat contre une paroi et laisse la place à deux chaises côte à côte quand il y a beaucoup à étaler.',
    details: [
      'Tréteaux assemblés à tenons traversants, patins en feutre',
      'Plateau de 26 mm, positionné par quatre chevilles de bois',
      'Écartement des tréteaux au choix',
    ],
  },
  'desk-drawers': {
    noun: 'bureau à tiroirs',
    description:
      'Trois tiroirs à droite, un panneau plein à gauche, et entre les deux toute la place pour les genoux. Le dos de {name} est fini comme la façade : le bureau peut donc regarder la pièce plutôt que le mur.',
    details: [
      'Tiroirs sur coulisses métalliques cachées, fermeture amortie',
      'Tiroir du bas assez profond pour des classeurs A4',
      'Passe-câble à couvercle au bord arrière du plateau',
    ],
  },
  'desk-steel': {
    noun: 'bureau',
    description:
      'Un plateau en bois sur un fin piètement d’acier noir : {name} paraît léger et tient ferme, car une croix à l’arrière reprend les efforts latéraux. Les câbles se fixent le long de la traverse et le sol reste libre pour le balai.',
    details: [
      'Piètement en tube carré de 20 mm, soudé et thermolaqué',
      'Pieds réglables sur 10 mm pour les sols irréguliers',
      'Plateau vissé dans des trous oblongs, pour laisser jouer le bois',
    ],
  },
  'desk-secretary': {
    noun: 'secrétaire',
    description:
      'Quatre petits casiers au fond accueillent le courrier, les lunettes et tout ce qui se promène d’ordinaire sur la table. {name} garde ainsi son plan de travail dégagé, et la tablette haute porte une lampe ou une plante à hauteur des yeux.',
    details: [
      'Casiers assemblés à queues d’aronde, 22 cm de large chacun',
      'Plan d’écriture de 38 cm de profondeur devant les casiers',
      'Partie haute tenue par deux vis, on peut s’en passer',
    ],
  },
  'desk-corner': {
    noun: 'bureau d’angle',
    description:
      'Deux plateaux se rejoignent à angle droit : l’écran d’un côté, le papier de l’autre. {name} repose sur des pieds carrés en bois placés tout au bord, là où ils ne gênent pas les déplacements d’un fauteuil à roulettes.',
    details: [
      'Petit côté à monter à gauche ou à droite',
      'Plateaux serrés par-dessous avec des raccords en acier',
      'Passe-câble à couvercle en bois dans l’angle',
    ],
  },
  'standing-two-leg': {
    noun: 'bureau assis-debout',
    description:
      'Deux colonnes télescopiques en acier font passer le plateau de la position assise à la position debout en une douzaine de secondes, assez discrètement pour téléphoner. {name} mémorise quatre hauteurs et recule lorsqu’il rencontre un accoudoir ou un appui de fenêtre.',
    details: [
      'Hauteur de 72 à 120 cm, un moteur par colonne',
      'Porte jusqu’à 80 kg, écrans compris',
      'Boîtier de commande à quatre mémoires, avec afficheur',
    ],
  },
  'standing-rounded': {
    noun: 'bureau assis-debout',
    description:
      'Le chant du plateau est arrondi sur tout le pourtour ; les avant-bras s’en aperçoivent en fin de journée. Sous {name}, une goulotte monte et descend avec le plateau, si bien qu’un seul cordon rejoint la prise.',
    details: [
      'Chant arrondi au rayon de 12 mm',
      'Goulotte en acier, rabattable par l’arrière',
      'Réglage électrique de 72 à 118 cm, avec sécurité enfant',
    ],
  },
  'standing-drawer': {
    noun: 'bureau assis-debout à tiroir',
    description:
      'Les bureaux réglables ont rarement une place pour les petites choses ; celui-ci possède un tiroir plat juste sous le plateau. {name} l’emporte avec lui, et l’ordinateur, les stylos et le casque restent à portée de main, assis comme debout.',
    details: [
      'Tiroir de 4 cm de hauteur utile, garni de feutre gris',
      'Réglage électrique de 73 à 121 cm',
      'Façade du tiroir affleurant la ceinture',
    ],
  },
  'standing-compact': {
    noun: 'table assis-debout',
    description:
      'Une seule colonne sur un large pied, un plateau juste assez grand pour un ordinateur portable et un carnet : {name} trouve sa place près du lit, dans l’entrée ou à côté du canapé. Un vérin à gaz fait l’effort, sans prise de courant.',
    details: [
      'Hauteur de 73 à 110 cm, manette sous le plateau',
      'Porte jusqu’à 15 kg dans toutes les positions',
      'Semelle en acier doublée de feutre',
    ],
  },
  'standing-converter': {
    noun: 'rehausseur de bureau',
    description:
      'Posé sur la table que vous avez déjà, {name} en fait un poste où l’on travaille aussi debout. Les bras en ciseaux soulèvent ensemble l’écran et la tablette du clavier, bien à la verticale, sans prendre plus de profondeur qu’en position basse.',
    details: [
      'Course de 38 cm, vérins à gaz des deux côtés',
      'Porte jusqu’à 12 kg, soit deux petits écrans',
      'Livré monté, seule la tablette du clavier s’accroche',
    ],
  },
  'standing-conference': {
    noun: 'table de réunion assis-debout',
    description:
      'Une longue table qui monte pour le point du matin et redescend pour la réunion qui suit. Trois colonnes avancent du même pas sous {name}, et le plateau reste de niveau même quand tout le monde s’appuie du même côté.',
    details: [
      'Hauteur de 72 à 118 cm, trois moteurs synchronisés',
      'Deux trappes passe-câbles à charnière dans le plateau',
      'Plateau en deux moitiés, réunies par des tirants',
    ],
  },

  'office-task': {
    noun: 'chaise de bureau',
    description:
      'L’assise et le dossier de {name} basculent ensemble dans un rapport fixe : les pieds restent au sol quand on se penche en arrière. La garniture est assez ferme pour une journée entière, et les accoudoirs abaissés passent sous la plupart des bureaux.',
    details: [
      'Hauteur d’assise de 42 à 53 cm, vérin à gaz',
      'Accoudoirs réglables en hauteur sur 8 cm',
      'Roulettes souples pour sol dur, à échanger pour la moquette',
    ],
  },
  'office-high-back': {
    noun: 'fauteuil de bureau',
    description:
      'Un haut dossier avec appui-tête soulage la nuque et les épaules pendant les longs appels et les longues lectures. {name} soutient les lombaires par un coussinet coulissant, et le dossier se bloque droit ou incliné.',
    details: [
      'Appui-tête réglable en hauteur et en inclinaison',
      'Dossier blocable sur quatre positions, jusqu’à 130 kg',
      'Piètement à cinq branches en aluminium poli, roulettes de 60 mm',
    ],
  },
  'office-shell': {
    noun: 'chaise pivotante',
    description:
      'La coque est pressée à partir de fines feuilles de placage et fléchit doucement avec le dos, ce qui rend la garniture inutile. {name} tourne et roule comme un siège de bureau et se tient aussi bien autour d’une table de cuisine.',
    details: [
      'Coque en contreplaqué moulé, neuf plis, 11 mm',
      'Hauteur d’assise de 41 à 51 cm',
      'Roulettes autobloquantes quand le siège est vide',
    ],
  },
  'office-stool': {
    noun: 'tabouret pivotant',
    description:
      'Une assise ronde sur un seul pied, pour une note rapide au bureau ou pour la deuxième personne devant l’écran. {name} tourne librement, se règle en hauteur et disparaît sous le plateau quand on a terminé.',
    details: [
      'Hauteur d’assise de 48 à 62 cm, vérin à gaz',
      'Garniture en mousse froide de 7 cm',
      'Pied de 38 cm de diamètre, anneau de feutre dessous',
    ],
  },
  'office-saddle': {
    noun: 'tabouret selle',
    description:
      'Sur une assise en forme de selle, les hanches s’ouvrent et le dos se redresse sans dossier. {name} convient à la table à dessin, à l’établi et au bureau relevé ; on aime y passer une heure ou deux par jour.',
    details: [
      'Hauteur d’assise de 52 à 66 cm, inclinaison réglable',
      'Piètement à cinq doubles roulettes freinables',
      'Revêtement en trois panneaux, sans couture au milieu',
    ],
  },
  'office-visitor': {
    noun: 'chaise visiteur',
    description:
      'Un seul tube d’acier cintré porte l’assise et le dossier, et cède un peu à chaque mouvement. {name} a été pensée pour l’autre côté du bureau ; elle sert tout aussi bien en salle d’attente ou autour d’une table de réunion.',
    details: [
      'Tube d’acier de 25 mm, cintré d’une seule pièce',
      'Assise et dossier garnis de 4 cm de mousse',
      'Patins en plastique pour protéger les parquets',
    ],
  },

  'shelf-ladder': {
    noun: 'étagère échelle',
    description:
      'Cinq tablettes, larges en bas et étroites en haut, s’appuient au mur comme une échelle au repos. {name} trouve sa place dans une salle de bains, une entrée ou l’intervalle près d’une armoire où une bibliothèque paraîtrait lourde.',
    details: [
      'Tablettes de 18 à 38 cm de profondeur, 8 kg chacune',
      'Deux fixations murales hautes fournies',
      'Montants coupés en biais, patins en caoutchouc',
    ],
  },
  'shelf-cube': {
    noun: 'bibliothèque à cases',
    description:
      'Des cases ouvertes et toutes égales reçoivent disques, boîtes et livres, debout ou couchés. Sans panneau arrière, {name} laisse passer la lumière et se place aussi bien en travers d’une pièce que le long d’un mur.',
    details: [
      'Cases de 33 × 33 cm à l’intérieur, 13 kg chacune',
      'Modèle étroit deux sur quatre, modèle large quatre sur quatre',
      'Panneaux de 25 mm assemblés à mi-bois, sans vis apparentes',
    ],
  },
  'shelf-tall': {
    noun: 'bibliothèque',
    description:
      'Six tablettes sur une hauteur qui profite du mur et dont le sommet s’atteint avec un petit marchepied. Le fond plein de {name} est logé dans une rainure ; il garde le caisson d’équerre et tient les livres à l’écart du mur.',
    details: [
      'Quatre tablettes sur six réglables tous les 32 mm',
      '25 kg par tablette, charge répartie',
      'Fixation anti-basculement fournie pour maçonnerie et plaque de plâtre',
    ],
  },
  'shelf-steel': {
    noun: 'étagère à cadre d’acier',
    description:
      'Quatre tablettes sont suspendues dans un fin cadre d’acier noir qui s’efface presque devant le mur. {name} est ouverte de tous côtés et porte plus qu’il n’y paraît : livres de cuisine, platine, rangée de plantes en pots de terre.',
    details: [
      'Cadre en tube carré de 15 mm, thermolaqué noir mat',
      'Chaque tablette porte 25 kg et se retire pour le nettoyage',
      'Vérins de mise à niveau aux quatre coins',
    ],
  },
  'shelf-wall': {
    noun: 'étagère murale',
    description:
      'Deux tablettes sur des équerres en laiton, à la bonne profondeur pour des livres de poche, des pots d’épices ou de petits cadres. Les équerres de {name} ne sont pas vernies et foncent là où on les touche ; un peu de produit leur rend l’éclat.',
    details: [
      'Équerres en laiton massif de 4 mm',
      'Porte 12 kg sur un mur maçonné',
      'Vis et chevilles fournies pour brique et plaque de plâtre',
    ],
  },
  'shelf-room-divider': {
    noun: 'meuble de séparation',
    description:
      'Assez bas pour voir par-dessus, ouvert des deux côtés et divisé de façon inégale, pour que grands vases et petits livres trouvent chacun leur place. {name} délimite un bureau ou un coin repas sans priver la pièce de lumière.',
    details: [
      'Fini sur toutes ses faces, se passe de mur',
      'Deux cases de 34 cm de haut, prévues pour les vinyles',
      'Montants et tablettes assemblés par tourillons et excentriques cachés',
    ],
  },

  'drawers-chest': {
    noun: 'commode',
    description:
      'Quatre tiroirs sur toute la largeur accueillent le linge de lit, les pulls et tout ce qui se range à plat. {name} repose sur de courts pieds fuselés, l’aspirateur passe dessous, et ses tiroirs s’ouvrent jusqu’au fond.',
    details: [
      'Tiroirs assemblés à queues d’aronde aux quatre angles',
      'Coulisses à sortie totale amorties, 20 kg chacune',
      'Sangle anti-basculement fournie',
    ],
  },
  'drawers-sideboard': {
    noun: 'buffet',
    description:
      'Une porte de chaque côté, trois tiroirs entre les deux : {name} sépare les assiettes, les verres et le linge de table. Dans les versions bois, le fil court d’une façade à l’autre, et le dessus accueille un apéritif ou une platine.',
    details: [
      'Une tablette réglable derrière chaque porte',
      'Charnières et coulisses amorties',
      'Ouvertures pour câbles à gauche et à droite du fond',
    ],
  },
  'drawers-pedestal': {
    noun: 'caisson à roulettes',
    description:
      '{name} se glisse sous le bureau ou à côté, et offre sur son dessus un peu de place à l’imprimante. De ses trois tiroirs, celui du haut ferme à clé ; celui du bas est assez haut pour des bouteilles ou des dossiers debout.',
    details: [
      'Tiroir du haut à serrure, deux clés fournies',
      'Quatre roulettes, celles de devant avec frein',
      'Cinquième roulette sous le tiroir du bas, contre le basculement',
    ],
  },
  'drawers-tallboy': {
    noun: 'semainier',
    description:
      'Un demi-mètre de mur suffit à six tiroirs. {name} trie chaussettes, foulards, chargeurs et papiers de bas en haut, et une prise de main fraisée dans les façades remplace les poignées auxquelles les manches s’accrocheraient.',
    details: [
      'Tiroir du haut garni de feutre pour montres et bijoux',
      'Tiroirs avec butée d’arrêt',
      'À fixer obligatoirement au mur, fixation fournie',
    ],
  },
  'drawers-bedside': {
    noun: 'table de chevet',
    description:
      'Un tiroir pour ce que personne n’a besoin de voir, une niche ouverte pour le livre du moment. {name} se tient sur des pieds ronds à la hauteur de la plupart des matelas, avec une fente à l’arrière pour le câble du chargeur.',
    details: [
      'Pieds à visser à la main, sans outils',
      'Tiroir de 8 cm de hauteur utile, butée en bois',
      'Fente passe-câble de 6 cm dans le fond',
    ],
  },
  'drawers-tv': {
    noun: 'meuble TV',
    description:
      'Les portes à lattes coulissent au lieu de s’ouvrir : le meuble peut rester près du canapé, et le signal de la télécommande passe par les interstices. {name} cache lecteurs, box et câbles derrière une façade de bois tranquille.',
    details: [
      'Portes guidées dans une rainure en bois dur, amovibles',
      'Porte un écran jusqu’à 50 kg',
      'Fond percé de trois passages de câbles par compartiment',
    ],
  },

  'lamp-desk-arm': {
    noun: 'lampe de bureau',
    description:
      'Deux articulations et un pied pivotant amènent la lumière là où se trouve le travail, puis l’écartent du chemin. L’abat-jour conique de {name} est fermé sur les côtés, et personne n’est ébloui de l’autre côté de la table.',
    details: [
      'Articulations serrées à la main, le bras garde sa position',
      'Interrupteur à bascule sur l’abat-jour, câble de 2 m',
      'Douille E27, ampoule LED 7 W remplaçable fournie',
    ],
  },
  'lamp-floor-arc': {
    noun: 'lampadaire arc',
    description:
      'L’arc part de derrière le canapé et atteint le milieu de la table, là où il faudrait sinon un point au plafond. Un lourd socle rond tient {name} droit ; l’abat-jour en demi-sphère s’oriente vers le bas ou vers le mur.',
    details: [
      'Portée de 95 cm, passage de 165 cm sous l’abat-jour',
      'Socle de 9 kg, feutre dessous',
      'Interrupteur au pied sur le câble, ampoule LED E27 fournie',
    ],
  },
  'lamp-floor-tripod': {
    noun: 'lampadaire trépied',
    description:
      'Trois pieds en bois s’écartent sous un abat-jour cylindrique en lin naturel, qui adoucit la lumière dans toutes les directions. {name} se place près d’un fauteuil ou dans un angle sombre et se replie en un mince faisceau pour le déménagement.',
    details: [
      'Abat-jour en lin de 42 cm, démontable pour le dépoussiérer',
      'Câble gainé de coton, 2,5 m',
      'Douille E27, ampoule LED 7 W fournie',
    ],
  },
  'lamp-pendant': {
    noun: 'suspension',
    description:
      'Un large dôme qui rassemble la lumière au-dessus de la table et laisse en paix le reste de la pièce. L’intérieur de {name} est toujours blanc mat : la lumière en devient plus chaude et l’ampoule nue reste hors de vue.',
    details: [
      'Repoussée dans une seule feuille de métal, sans couture',
      'Câble textile de 200 cm, à raccourcir dans la rosace',
      'Ampoule LED E27 fournie ; raccordement par un électricien',
    ],
  },
  'lamp-globe': {
    noun: 'lampe globe',
    description:
      'Un globe de verre opalin sur une fine tige de métal répand une lumière égale, sans ampoule visible. {name} est assez petite pour un appui de fenêtre ou une étagère, et assez claire pour trouver son chemin le soir.',
    details: [
      'Verre soufflé à la bouche, 16 cm de diamètre',
      'Variateur rotatif sur le câble',
      'Le globe se retire d’un quart de tour pour changer l’ampoule',
    ],
  },
  'lamp-mushroom': {
    noun: 'lampe de table',
    description:
      'Pied et abat-jour partagent une même silhouette ronde et une même couleur, comme un champignon au bord d’un chemin. {name} renvoie la lumière vers la table, assez douce pour rester allumée pendant toute une soirée.',
    details: [
      'Abat-jour en acier laqué, blanc à l’intérieur',
      'Variateur à trois niveaux sur le pied',
      'Douille E14, ampoule LED 4 W remplaçable fournie',
    ],
  },

  'sofa-two': {
    noun: 'canapé deux places',
    description:
      'Un passepoil souligne le bord de chaque coussin et le garde en forme pendant des années. {name} accueille deux personnes sans les serrer, passe une porte ordinaire une fois les pieds dévissés et convient à un bureau comme à un petit salon.',
    details: [
      'Carcasse en pin et contreplaqué de bouleau, collée et vissée',
      'Coussins d’assise à ressorts ensachés',
      'Housses de coussin à fermeture éclair, assise à 45 cm',
    ],
  },
  'sofa-three': {
    noun: 'canapé trois places',
    description:
      'Les accoudoirs ne font que neuf centimètres de large : presque toute la longueur reste donc pour s’asseoir ou s’allonger. {name} a des coussins de dossier libres, que l’on retourne, que l’on tape ou que l’on écarte pour la sieste.',
    details: [
      '194 cm de couchage entre les accoudoirs',
      'Coussins de dossier en plumes et bâtonnets de mousse',
      'Ressorts sinueux sous 12 cm de mousse',
    ],
  },
  'sofa-corner': {
    noun: 'canapé d’angle',
    description:
      'Une méridienne à droite, vue de face, laisse la place d’étendre les jambes et celle d’un deuxième lecteur. {name} arrive en deux éléments qui s’accrochent l’un à l’autre et que deux personnes peuvent de nouveau séparer.',
    details: [
      'Méridienne à droite, 165 cm de profondeur',
      'Housses d’assise et de dossier amovibles pour le nettoyage',
      'Hauteur d’assise 43 cm, pieds en retrait',
    ],
  },
  'sofa-armchair': {
    noun: 'fauteuil',
    description:
      'Le dossier tourne d’un seul trait et devient lui-même accoudoir, sans angle à contourner. {name} est bas et ouvert, posé sur des pieds ronds en bois ; des sangles élastiques sous l’assise lui gardent sa forme.',
    details: [
      'Dossier garni d’un seul tenant, couture à l’arrière',
      'Hauteur d’assise 42 cm, profondeur 54 cm',
      'Pieds en bois massif, patins en feutre',
    ],
  },
  'sofa-bench': {
    noun: 'banquette',
    description:
      'Un endroit où s’asseoir pour lacer ses chaussures, ou poser son sac le temps de chercher la clé. {name} est assez étroite pour une entrée et assez solide pour deux personnes à la table du dîner.',
    details: [
      '6 cm de mousse sur une base en contreplaqué',
      'Revêtement agrafé dessous, facile à refaire',
      'Pieds en bois massif, vissés dans des platines d’acier',
    ],
  },
  'sofa-pouf': {
    noun: 'pouf',
    description:
      'Repose-pieds, siège d’appoint ou table basse pour un plateau : {name} change de rôle plusieurs fois dans la soirée. Une couture piquée en fait le tour à mi-hauteur et garde le tissu tendu sur un noyau de mousse ferme.',
    details: [
      'Noyau de mousse entouré d’ouate, garde sa forme',
      'Couture double au fil fort',
      'Tissu antidérapant sur le dessous',
    ],
  },

  'table-dining': {
    noun: 'table à manger',
    description:
      'Les pieds tournés se tiennent aux angles mêmes du plateau, et les chaises se placent où l’on veut. Les coins de {name} sont arrondis, les enfants et les hanches en sont contents, et le plateau est fait de lamelles d’un seul tenant.',
    details: [
      'Plateau de 28 mm, pour six ou huit convives',
      'Pieds en bois massif, boulonnés à la ceinture',
      'Ceinture à 64 cm du sol, pour chaises à accoudoirs',
    ],
  },
  'table-round': {
    noun: 'table ronde',
    description:
      'Autour d’une table ronde, chacun entend chacun, et une personne de plus trouve sa place. {name} repose sur un pied central : le sol reste libre pour les jambes et les chaises se glissent sous tous les angles.',
    details: [
      'Pied tourné dans du bois massif lamellé-collé',
      'Quatre vérins de réglage cachés dans la base',
      'Chant chanfreiné, paraît plus mince que ses 25 mm',
    ],
  },
  'table-extending': {
    noun: 'table extensible',
    description:
      'En semaine une table pour quatre à six, le week-end une table pour huit. {name} s’ouvre par le milieu et reçoit une allonge dont le joint se montre ; rangée sous le plateau, elle se met en place seul.',
    details: [
      'Allonge de 50 cm, de 140 à 190 cm',
      'Coulisses en hêtre avec butées en bois',
      'Pieds carrés qui restent aux angles une fois la table ouverte',
    ],
  },
  'table-coffee': {
    noun: 'table basse',
    description:
      'Sous le plateau, une tablette à lattes reçoit les journaux, un plaid ou la partie que l’on n’a pas finie. {name} est à la hauteur d’une assise de canapé : la tasse est à portée de main sans se pencher.',
    details: [
      'Lattes de 3 cm encastrées dans les traverses',
      'Pieds en bois massif aux arêtes adoucies',
      'Porte 40 kg sur le plateau, 10 kg sur la tablette',
    ],
  },
  'table-side': {
    noun: 'table d’appoint',
    description:
      'Un rebord retient les tasses et les lunettes de lecture, et trois pieds tiennent ferme même sur un vieux plancher. {name} pèse si peu qu’elle vous suit du fauteuil au chevet, et du chevet à la baignoire.',
    details: [
      'Rebord de 12 mm, tourné dans la même pièce que le plateau',
      'Pieds à visser à la main',
      'Feutre sous les trois pieds',
    ],
  },
  'table-console': {
    noun: 'console',
    description:
      'Avec ses 35 centimètres de profondeur, {name} tient derrière une porte ou un canapé et garde pourtant deux tiroirs pour les clés, le courrier et les lunettes de soleil. Le dos est plat et s’applique au mur, par-dessus la plinthe.',
    details: [
      'Deux tiroirs côte à côte, boutons en bois',
      'Pieds arrière entaillés pour des plinthes jusqu’à 2 cm',
      'Se visse au mur par la traverse arrière',
    ],
  },

  'bed-slatted': {
    noun: 'lit',
    description:
      'La tête de lit est une rangée de barreaux droits, légère à voir et confortable dès qu’on y cale un oreiller. {name} s’assemble avec huit boulons qui serrent les joints et que l’on peut resserrer des années plus tard.',
    details: [
      'Sommier à lattes en hêtre compris',
      'Pour matelas de 200 cm de long ; matelas et linge non compris',
      'Tête de lit de 95 cm, longs pans en bois massif',
    ],
  },
  'bed-upholstered': {
    noun: 'lit capitonné',
    description:
      'Une haute tête de lit à cannelures verticales rend la lecture confortable et ôte l’écho d’une chambre nue. Les côtés de {name} sont rembourrés eux aussi : dans le noir, aucun tibia ne rencontre d’arête dure.',
    details: [
      'Tête de lit de 115 cm, garniture de 6 cm',
      'Sommier à lattes et poutre centrale compris, sans matelas',
      'Tissu à aspirer ; taches à l’eau tiède',
    ],
  },
  'bed-platform': {
    noun: 'lit plateforme',
    description:
      'Bas, sans tête de lit, avec un large rebord où poser un livre, une tasse ou s’asseoir pour enfiler ses chaussettes. Les pieds de {name} sont placés très en retrait, et le cadre semble flotter à une main du sol.',
    details: [
      'Rebord de 18 cm de chaque côté',
      'Cadre de 32 cm de haut, pieds compris',
      'Sommier à lattes posé sur un tasseau massif',
    ],
  },
  'bed-drawers': {
    noun: 'lit à tiroirs',
    description:
      'Deux tiroirs profonds sur un côté reçoivent couvertures d’hiver, oreillers d’amis et valises qui demanderaient sinon une armoire. {name} a une tête de lit unie, qui laisse la place d’un tableau au-dessus, et ses tiroirs se montent à gauche ou à droite.',
    details: [
      'Tiroirs sur roulettes, 22 cm de hauteur utile, couvercle anti-poussière',
      'Sommier à lattes compris, pour matelas de 200 cm de long',
      'Côté des tiroirs au choix lors du montage',
    ],
  },
  'bed-day': {
    noun: 'lit banquette',
    description:
      'Fermé sur trois côtés, {name} est canapé le jour et lit d’une personne la nuit. L’épais coussin repose sur des lattes qui l’aèrent, et le dossier est assez haut pour s’y appuyer avec un oreiller.',
    details: [
      'Coussin en mousse froide de 15 cm compris',
      'Housse à fermeture éclair, lavable à 30 °C',
      'Dossier et côtés de 80 cm de haut, boulonnés',
    ],
  },
  'bed-canopy': {
    noun: 'lit à baldaquin',
    description:
      'Un fin cadre carré dessine une pièce dans la pièce, avec ou sans voilage. {name} demande un plafond d’au moins 220 centimètres et ne grince pas, parce que tous les assemblages se serrent par boulons.',
    details: [
      'Montants de 45 × 45 mm en bois massif',
      'Hauteur 205 cm, le cadre haut porte des étoffes légères',
      'Sommier à lattes compris, sans matelas ni voilage',
    ],
  },

  'chair-dining': {
    noun: 'chaise de salle à manger',
    description:
      'Le dossier est cintré dans une seule pièce de bois et soutient le dos juste sous les omoplates. {name} a une assise garnie, tenue par quatre vis : elle se recouvre à neuf quand le tissu a fait son temps.',
    details: [
      'Hauteur d’assise 46 cm, profondeur 43 cm',
      'Dossier cintré à la vapeur, chevillé aux pieds arrière',
      'Assise en mousse de 4 cm, tissu en laine mélangée',
    ],
  },
  'chair-spindle': {
    noun: 'chaise à barreaux',
    description:
      'De fins barreaux montent de l’assise galbée jusqu’à une traverse courbe et cèdent un peu quand on s’adosse. {name} est faite comme ces chaises l’ont toujours été : pieds et barreaux tenonnés et coincés, sans une seule vis.',
    details: [
      'Assise creusée dans 35 mm de bois massif',
      'Tenons des pieds coincés par le dessus, visibles dans l’assise',
      'Hauteur d’assise 45 cm',
    ],
  },
  'chair-upholstered': {
    noun: 'chaise rembourrée',
    description:
      'Le dossier arrondi vient jusqu’aux coudes et prolonge les longs dîners. {name} est entièrement habillée de tissu et posée sur des pieds en bois ; son assise est assez ferme pour que l’on s’en relève sans effort.',
    details: [
      'Hauteur d’assise 48 cm, dossier garni des deux côtés',
      'Mousse haute résilience sur sangles élastiques',
      'Pieds en bois massif, livrés démontés',
    ],
  },
  'chair-stacking': {
    noun: 'chaise empilable',
    description:
      'Une coque en contreplaqué moulé sur quatre pieds d’acier, assez légère pour qu’on en porte deux à la fois. {name} s’empile par huit dans un placard et en ressort pour les anniversaires, les réunions et les grandes tablées.',
    details: [
      'Jusqu’à huit chaises empilées',
      'Coque en contreplaqué de 10 mm, chants arrondis',
      'Pieds en acier de 16 mm, patins remplaçables',
    ],
  },
  'chair-bar': {
    noun: 'tabouret de bar',
    description:
      'Un dossier bas soutient bien le dos sans dépasser du plan de travail, et un anneau d’acier soulage les pieds. {name} est fait pour les comptoirs de cuisine et les tables hautes d’environ quatre-vingt-dix centimètres.',
    details: [
      'Hauteur d’assise 65 cm',
      'Anneau repose-pieds en acier noir, à 22 cm du sol',
      'Pieds entretoisés par l’anneau, patins en feutre fournis',
    ],
  },
  'chair-rocking': {
    noun: 'rocking-chair',
    description:
      'De longs patins rendent le mouvement lent et régulier, et le haut dossier à lattes porte aussi la tête. {name} a une assise garnie, pour nourrir un enfant, finir un roman ou ne rien faire un moment.',
    details: [
      'Patins lamellés en fines couches de bois',
      'Coussin d’assise à boutons-pression, housse amovible',
      'Bandes de feutre sous les patins pour protéger le sol',
    ],
  },
}
