/**
 * What is paid beside goods, in every language: the mall's cover by its name, what covers are
 * called in a sum, and what a delivery note says of assembly.
 */

export const englishExtras = {
  cover: 'Cover for breakage and the first year',
  covers: 'Covers',
  assembly: 'With assembly',
  contact: 'To be called at',
  remark: 'For the fitters',
}

export const germanExtras = {
  cover: 'Schutz bei Bruch und im ersten Jahr',
  covers: 'Schutz',
  assembly: 'Mit Aufbau',
  contact: 'Telefon',
  remark: 'Für das Aufbauteam',
}

export const dutchExtras = {
  cover: 'Dekking bij breuk en in het eerste jaar',
  covers: 'Dekking',
  assembly: 'Met montage',
  contact: 'Te bellen op',
  remark: 'Voor de monteurs',
}

export const spanishExtras = {
  cover: 'Cobertura por rotura y durante el primer año',
  covers: 'Coberturas',
  assembly: 'Con montaje',
  contact: 'Teléfono',
  remark: 'Para los montadores',
}

export const swedishExtras = {
  cover: 'Skydd vid skador under transporten och det första året',
  covers: 'Skydd',
  assembly: 'Med montering',
  contact: 'Telefon',
  remark: 'Till montörerna',
}

export const frenchExtras = {
  cover: 'Protection casse et première année',
  covers: 'Protections',
  assembly: 'Avec montage',
  contact: 'Téléphone',
  remark: 'Pour les monteurs',
}

export const italianExtras = {
  cover: 'Copertura per rottura e primo anno',
  covers: 'Coperture',
  assembly: 'Con montaggio',
  contact: 'Telefono',
  remark: 'Per i montatori',
}

export const polishExtras = {
  cover: 'Ochrona na wypadek stłuczenia i w pierwszym roku',
  covers: 'Ochrona',
  assembly: 'Z montażem',
  contact: 'Telefon',
  remark: 'Dla montażystów',
}

export const chineseExtras = {
  cover: '破损及首年保障',
  covers: '保障',
  assembly: '含安装',
  contact: '联系电话',
  remark: '给安装人员的备注',
}
