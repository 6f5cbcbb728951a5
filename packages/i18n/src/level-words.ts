/** How the levels of members are called, the first one first: woods, each harder to come by than the one before. */

export const englishLevels = {
  level1: 'Pine',
  level2: 'Birch',
  level3: 'Ash',
  level4: 'Oak',
  level5: 'Walnut',
}

export const germanLevels = {
  level1: 'Kiefer',
  level2: 'Birke',
  level3: 'Esche',
  level4: 'Eiche',
  level5: 'Nussbaum',
}

export const dutchLevels = {
  level1: 'Grenen',
  level2: 'Berken',
  level3: 'Essen',
  level4: 'Eiken',
  level5: 'Noten',
}

export const frenchLevels = {
  level1: 'Pin',
  level2: 'Bouleau',
  level3: 'Frêne',
  level4: 'Chêne',
  level5: 'Noyer',
}

export const spanishLevels = {
  level1: 'Pino',
  level2: 'Abedul',
  level3: 'Fresno',
  level4: 'Roble',
  level5: 'Nogal',
}

export const swedishLevels = {
  level1: 'Furu',
  level2: 'Björk',
  level3: 'Ask',
  level4: 'Ek',
  level5: 'Valnöt',
}

export const polishLevels = {
  level1: 'Sosna',
  level2: 'Brzoza',
  level3: 'Jesion',
  level4: 'Dąb',
  level5: 'Orzech',
}

export const italianLevels = {
  level1: 'Pino',
  level2: 'Betulla',
  level3: 'Frassino',
  level4: 'Rovere',
  level5: 'Noce',
}

export const chineseLevels = {
  level1: '松木',
  level2: '桦木',
  level3: '白蜡木',
  level4: '橡木',
  level5: '胡桃木',
}
