import { languages } from '@galleria/contract/storefronts'

const names = {
  de: ['Hocker Treibholz', 'Ein Hocker aus altem Hafenholz. Jeder hat andere Spuren.'],
  en: ['Driftwood stool', 'A stool of old harbour timber. Each has marks of its own.'],
  fr: ['Tabouret Bois flotté', 'Un tabouret en vieux bois de port, chacun avec ses marques.'],
  es: ['Taburete Madera de mar', 'Un taburete de madera vieja de puerto, cada uno con sus marcas.'],
  it: [
    'Sgabello Legno di mare',
    'Uno sgabello in vecchio legno di porto, ognuno con i suoi segni.',
  ],
  nl: ['Kruk Drijfhout', 'Een kruk van oud havenhout, elk met eigen sporen.'],
  pl: ['Taboret Drewno morskie', 'Taboret ze starego drewna portowego, każdy z własnymi śladami.'],
  sv: ['Pall Drivved', 'En pall av gammalt hamnvirke, var och en med egna spår.'],
  'zh-CN': ['港口浮木凳', '用旧港口木料制成的凳子，每一张都有独特的痕迹。'],
} as const

/**
 * What a shop that was removed had offered, and what Anna and the operator say about it, in Anna's
 * language.
 */
export const removedShopTexts = {
  category: 'chairs',
  item: languages.map((language) => ({
    language,
    name: names[language][0],
    description: names[language][1],
    details: [],
  })),
  crack: 'Die Sitzfläche hat einen Riss bekommen.',
  removed: 'Aus dem Handelsregister gelöscht, unter der Adresse nicht mehr zu erreichen.',
  where: 'Wo bleibt mein Hocker? Bezahlt habe ich ihn vor Tagen.',
} as const
