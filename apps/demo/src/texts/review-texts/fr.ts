import type { ReviewTexts } from './review-text.ts'

export const fr: ReviewTexts = {
  good: [
    'Très satisfaits.',
    'Exactement ce que je cherchais.',
    'Une très belle pièce.',
    'Mieux que je ne l’espérais.',
    'Je rachèterais sans hésiter.',
    'Belle qualité pour le prix.',
    'Tout simplement beau.',
    'Rien à redire.',
    'Notre deuxième achat chez {shop}, encore une réussite.',
    'Nous sommes ravis.',
  ],
  fair: [
    'Correct, sans plus.',
    'Bien, avec quelques réserves.',
    'C’est joli, mais pas parfait.',
    'À ce prix, j’attendais un peu mieux.',
    'Avis partagé.',
  ],
  bad: [
    'Une déception.',
    'Cela ne me convient pas.',
    'Cela ne vaut pas son prix.',
    'Hélas, pas ce que j’attendais.',
    'J’aurais voulu l’aimer, mais non.',
  ],
  came: {
    well: [
      'Arrivé un jour plus tôt et bien emballé.',
      'Livré le jour promis.',
      'Vite reçu et en parfait état.',
      'Emballé avec soin, pas une rayure.',
      'Livreur aimable et ponctuel.',
    ],
    badly: [
      'La livraison a pris plus de temps qu’annoncé.',
      'Le carton était déchiré à l’arrivée.',
      'Le livreur a sonné une fois et il est reparti.',
      'Personne ne savait me dire quand cela arriverait.',
    ],
  },
  end: {
    good: [
      'Je recommande.',
      'Merci {shop} !',
      'À refaire sans hésiter.',
      'Une valeur sûre.',
      'Il nous accompagnera longtemps.',
    ],
    fair: ['Dans l’ensemble, ça va.', 'Nous le gardons.', 'Pour le prix, c’est acceptable.'],
    bad: ['Je ne recommanderais pas.', 'J’ai écrit à la boutique.', 'Dommage.'],
  },
  about: {
    desks: {
      likes: [
        'Le plateau est lisse et tout ce qu’il me faut y tient.',
        'Il ne bouge pas, même quand je tape vite.',
        'J’y travaille tous les jours et n’en changerais plus.',
        'Il va sous notre fenêtre comme sur mesure.',
        'La finition est encore plus belle qu’en photo.',
        'Monté en une demi-heure.',
      ],
      niggles: [
        'Un trou de vis était un peu serré.',
        'Les chants pourraient être plus arrondis.',
        'Les verres laissent des ronds si on n’essuie pas tout de suite.',
      ],
      defects: [
        'Il est bancal quoi que je fasse, et j’ai tout resserré deux fois.',
        'Une rayure en plein milieu du plateau.',
      ],
    },
    'standing-desks': {
      likes: [
        'Il monte et descend en douceur, rien ne vibre.',
        'Mon dos me remercie : je suis debout la moitié du temps.',
        'Même tout en haut, il reste stable.',
        'On change la hauteur en un instant.',
        'L’écran et le clavier sont enfin à la bonne hauteur.',
        'Plus stable que celui du bureau, et plus beau.',
      ],
      niggles: [
        'C’est lourd, mieux vaut le monter à sa place définitive.',
        'Tout en haut, il oscille un peu.',
        'La notice pourrait en dire plus.',
      ],
      defects: [
        'Il ne tient plus la hauteur réglée.',
        'Debout, il oscille tant que taper devient pénible.',
      ],
    },
    'office-chairs': {
      likes: [
        'J’y passe des heures et me relève sans mal de dos.',
        'L’assise est ferme sans être dure.',
        'Assez beau pour aller au salon.',
        'Bien fait, rien ne grince.',
        'Meilleur pour ma posture que tout ce que j’avais avant.',
        'La couleur est la même qu’en photo.',
      ],
      niggles: [
        'L’assise est plus ferme que prévu, il faut une semaine.',
        'Un peu bas pour les grands.',
        'Une odeur de neuf pendant quelques jours.',
      ],
      defects: [
        'Il grince au moindre mouvement.',
        'Au bout d’une heure, j’ai dû ajouter un coussin.',
      ],
    },
    shelves: {
      likes: [
        'Elle porte tous nos livres sans plier.',
        'Droite, stable et vite montée.',
        'Légère dans la pièce et on y met beaucoup.',
        'Les planches sont épaisses et bien finies.',
        'Chaque trou était à sa place.',
        'Avec des livres et des plantes, c’est notre plus joli coin.',
      ],
      niggles: [
        'Il faut être deux pour la mettre droite.',
        'Un niveau à bulle est utile.',
        'Les vis fournies ne vont que dans un mur plein.',
      ],
      defects: [
        'Une planche est tordue, tout roule à gauche.',
        'Deux trous ne tombaient pas en face, j’ai dû repercer.',
      ],
    },
    drawers: {
      likes: [
        'Tout s’ouvre et se ferme sans un bruit.',
        'Plus de place à l’intérieur qu’on ne croit.',
        'Les façades sont parfaitement alignées.',
        'Le désordre a enfin quitté la pièce.',
        'Belle finition, même à l’arrière.',
        'Juste la bonne hauteur pour notre coin.',
      ],
      niggles: [
        'C’est lourd, faites-vous aider pour le porter.',
        'Une légère odeur de vernis au début.',
        'Des patins en feutre auraient été bienvenus.',
      ],
      defects: [
        'Une façade est de travers et frotte à l’ouverture.',
        'Un coin était enfoncé au déballage.',
      ],
    },
    lamps: {
      likes: [
        'Une lumière chaude qui n’éblouit pas.',
        'Aussi belle éteinte qu’allumée.',
        'Bien faite, rien ne fait bon marché.',
        'La lumière qu’il faut pour le soir.',
        'La finition est impeccable.',
        'Installée et allumée en dix minutes.',
      ],
      niggles: [
        'Le câble pourrait être plus long.',
        'Avec un variateur, elle serait parfaite.',
        'Un peu plus petite que je ne l’imaginais.',
      ],
      defects: [
        'Elle clignote et rien n’y fait.',
        'Un côté est abîmé, cela se voit bien quand elle est allumée.',
      ],
    },
    sofas: {
      likes: [
        'Le tissu est doux et paraît solide.',
        'Ferme et confortable, on ne s’enfonce pas.',
        'La couleur est la même qu’en photo.',
        'Le chat l’a adopté, les invités aussi.',
        'Des coutures très propres.',
        'Toute la pièce en est transformée.',
      ],
      niggles: [
        'Plus ferme que prévu, mais il s’assouplit.',
        'Les miettes se voient sur le tissu.',
        'Une odeur de tissu neuf pendant quelques jours.',
      ],
      defects: ['L’assise s’affaisse déjà.', 'Une couture a lâché dans les premiers jours.'],
    },
    tables: {
      likes: [
        'Parfaitement stable.',
        'Le plateau est lisse et facile à essuyer.',
        'La première chose que remarquent nos visiteurs.',
        'Simple, belle et solide.',
        'La taille idéale pour notre pièce.',
        'Les bords bien arrondis, parfaits avec de jeunes enfants.',
      ],
      niggles: [
        'Les tasses chaudes demandent un dessous.',
        'Il a fallu resserrer les pieds après quelques jours.',
        'Un ton plus clair qu’en photo.',
      ],
      defects: [
        'Un pied est plus court, elle est bancale.',
        'Une longue rayure traverse le plateau.',
      ],
    },
    beds: {
      likes: [
        'Pas un grincement, nous dormons très bien.',
        'Solide, rien ne bouge.',
        'Encore plus beau qu’en photo.',
        'Monté à deux en une heure environ.',
        'Le cadre est très bien fait.',
        'La pièce paraît enfin terminée.',
      ],
      niggles: [
        'Prévoyez deux personnes et un après-midi pour le montage.',
        'Attention aux tibias, le cadre dépasse un peu.',
        'Les colis sont très lourds.',
      ],
      defects: [
        'Il grince dès qu’on se tourne, nous dormons mal.',
        'Des pièces du cadre ne s’emboîtaient pas.',
      ],
    },
    chairs: {
      likes: [
        'Confortable même après des heures.',
        'Légère à déplacer et pourtant solide.',
        'Belle sous tous les angles.',
        'Pas un grincement.',
        'Nous allons en commander deux autres.',
        'Soignée jusque dans les moindres coins.',
      ],
      niggles: [
        'Mettez des patins pour épargner le sol.',
        'L’assise pourrait être un peu plus large.',
        'Un rien plus basse que l’ancienne.',
      ],
      defects: ['Un pied s’est desserré en quelques jours.', 'Elle grince dès qu’on s’appuie.'],
    },
  },
  thanks: {
    opening: [
      'Merci beaucoup, {name} !',
      'Un grand merci pour vos mots, {name}.',
      'Merci d’avoir pris le temps, {name}.',
      'Quel plaisir de vous lire, {name}.',
    ],
    message: [
      'Nous sommes heureux qu’il ait trouvé sa place.',
      'L’atelier sera content de l’apprendre.',
      'Profitez-en de longues années.',
      'Au moindre souci, nous sommes là.',
    ],
  },
  sorry: {
    opening: [
      'Bonjour {name}, cela ne devrait pas arriver et nous en sommes désolés.',
      'Merci de votre franchise, {name}.',
      'Nous sommes désolés, {name}.',
      '{name}, cela nous contrarie autant que vous.',
    ],
    message: [
      'Demandez un remboursement depuis votre commande en joignant une photo ; nous répondons sous deux jours.',
      'Écrivez-nous avec votre numéro de commande, nous trouverons une solution.',
      'Nous l’avons signalé à l’atelier et contrôlons désormais chaque pièce de plus près.',
      'Les pièces détachées sont gratuites ; dites-nous laquelle il vous faut.',
    ],
  },
  signed: ['L’équipe de {shop}', '{shop}'],
  asks: {
    DAMAGED: [
      'Il y a un choc à l’arrière. Je le garderais contre une partie du prix.',
      'Un coin était écrasé au déballage.',
    ],
    NOT_AS_DESCRIBED: [
      'La couleur est nettement plus foncée qu’en photo.',
      'La surface est bien plus rugueuse que décrit.',
    ],
    WRONG_ITEM: ['J’avais commandé une autre finition.'],
    MISSING_PARTS: [
      'Le sachet de vis manquait, j’ai dû en acheter.',
      'Une pièce n’était pas dans le carton.',
    ],
    NOT_RECEIVED: ['Rien n’est arrivé à ce jour.'],
    TOO_LATE: ['C’était si long que j’ai dû trouver autre chose.'],
    NO_LONGER_WANTED: [
      'Nous déménageons et n’avons plus la place.',
      'Commandé par erreur, toutes mes excuses.',
    ],
    OTHER: ['Le prix a baissé deux jours après ma commande.'],
  },
  declines: {
    unproven:
      'Sans photo, nous ne pouvons pas juger du dommage. Refaites une demande en en joignant une, s’il vous plaît.',
    asOrdered: 'Nous avons vérifié : la livraison correspond à la commande, voyez la confirmation.',
    wasWhole:
      'La marchandise est partie intacte et complète et le transporteur n’a noté aucun dommage. Montrez-nous-en davantage si vous n’êtes pas d’accord.',
  },
}
