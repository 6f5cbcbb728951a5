import type { Language } from '@galleria/contract/storefronts'

const wood = ['oak', 'walnut', 'birch', 'black-ash']
const black = ['black-ash', 'black-steel']

/**
 * What people call the finishes, as a dictionary has it, and which they may mean. Endings and
 * accents may differ (`keyword.rules.ts`). Steel and metal are not among them: of a shelf with a
 * steel frame they say what kind it is.
 */
export const colourWords: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> =
  {
    en: {
      ...{
        green: ['forest'],
        olive: ['forest'],
        blue: ['ocean'],
        navy: ['ocean'],
        teal: ['ocean'],
      },
      ...{
        grey: ['slate'],
        gray: ['slate'],
        anthracite: ['slate'],
        black: black,
        white: ['white'],
      },
      ...{ brown: ['walnut'], beige: ['sand'], cream: ['sand'], red: ['terracotta'] },
      ...{ orange: ['terracotta'], gold: ['brass'], golden: ['brass'], wooden: wood, wood: wood },
      ...{ oak: ['oak'], walnut: ['walnut'] },
      ...{ birch: ['birch'], ash: ['black-ash'], brass: ['brass'], slate: ['slate'] },
    },
    de: {
      ...{ grün: ['forest'], oliv: ['forest'], blau: ['ocean'], petrol: ['ocean'] },
      ...{ grau: ['slate'], anthrazit: ['slate'], schwarz: black, weiß: ['white'] },
      ...{ braun: ['walnut'], beige: ['sand'], creme: ['sand'], rot: ['terracotta'] },
      ...{ rote: ['terracotta'], rostrot: ['terracotta'], orange: ['terracotta'], gold: ['brass'] },
      ...{ golden: ['brass'], holz: wood, massivholz: wood },
      ...{ eiche: ['oak'], eichenholz: ['oak'], nussbaum: ['walnut'], birke: ['birch'] },
      ...{ birkenholz: ['birch'], esche: ['black-ash'], messing: ['brass'], schiefer: ['slate'] },
    },
    nl: {
      ...{ groen: ['forest'], blauw: ['ocean'], grijs: ['slate'], grijz: ['slate'], zwart: black },
      ...{ antraciet: ['slate'], wit: ['white'], witt: ['white'], bruin: ['walnut'] },
      ...{ beige: ['sand'], creme: ['sand'], rood: ['terracotta'], rode: ['terracotta'] },
      ...{ oranje: ['terracotta'], goud: ['brass'], gouden: ['brass'], hout: wood, houten: wood },
      ...{},
      ...{ eiken: ['oak'], eikenhout: ['oak'], walnoot: ['walnut'], noten: ['walnut'] },
      ...{ notenhout: ['walnut'], berken: ['birch'], messing: ['brass'] },
    },
    es: {
      ...{
        verde: ['forest'],
        azul: ['ocean'],
        gris: ['slate'],
        antracita: ['slate'],
        negro: black,
      },
      ...{ blanco: ['white'], marrón: ['walnut'], beige: ['sand'], crema: ['sand'] },
      ...{ rojo: ['terracotta'], naranja: ['terracotta'], dorado: ['brass'], madera: wood },
      ...{ roble: ['oak'], nogal: ['walnut'] },
      ...{ abedul: ['birch'], fresno: ['black-ash'], latón: ['brass'] },
    },
    sv: {
      ...{ grön: ['forest'], grönt: ['forest'], blå: ['ocean'], blått: ['ocean'] },
      ...{ grå: ['slate'], grått: ['slate'], antracit: ['slate'], svart: black, vit: ['white'] },
      ...{ vitt: ['white'], brun: ['walnut'], brunt: ['walnut'], beige: ['sand'] },
      ...{ röd: ['terracotta'], rött: ['terracotta'], orange: ['terracotta'], guld: ['brass'] },
      ...{ trä: wood, massivt: wood, ek: ['oak'] },
      ...{ valnöt: ['walnut'], björk: ['birch'], mässing: ['brass'] },
    },
    fr: {
      ...{ vert: ['forest'], verte: ['forest'], bleu: ['ocean'], gris: ['slate'] },
      ...{ anthracite: ['slate'], noir: black, blanc: ['white'], blanche: ['white'] },
      ...{ brun: ['walnut'], marron: ['walnut'], beige: ['sand'], crème: ['sand'] },
      ...{ rouge: ['terracotta'], orange: ['terracotta'], doré: ['brass'], bois: wood },
      ...{ chêne: ['oak'], noyer: ['walnut'] },
      ...{ bouleau: ['birch'], frêne: ['black-ash'], laiton: ['brass'] },
    },
    it: {
      ...{ verde: ['forest'], verdi: ['forest'], blu: ['ocean'], azzurro: ['ocean'] },
      ...{ grigio: ['slate'], antracite: ['slate'], nero: black, bianco: ['white'] },
      ...{ bianchi: ['white'], marrone: ['walnut'], beige: ['sand'], panna: ['sand'] },
      ...{ rosso: ['terracotta'], arancio: ['terracotta'], dorato: ['brass'], legno: wood },
      ...{ rovere: ['oak'], quercia: ['oak'] },
      ...{ noce: ['walnut'], betulla: ['birch'], frassino: ['black-ash'], ottone: ['brass'] },
    },
    pl: {
      ...{ zielony: ['forest'], niebieski: ['ocean'], granatowy: ['ocean'], szary: ['slate'] },
      ...{ antracyt: ['slate'], czarny: black, biały: ['white'], brązowy: ['walnut'] },
      ...{ beżowy: ['sand'], kremowy: ['sand'], czerwony: ['terracotta'], rudy: ['terracotta'] },
      ...{ pomarańczowy: ['terracotta'], złoty: ['brass'], drewniany: wood, drewno: wood },
      ...{ dąb: ['oak'], dębowy: ['oak'] },
      ...{ orzech: ['walnut'], orzechowy: ['walnut'], brzoza: ['birch'], brzozowy: ['birch'] },
      ...{ jesion: ['black-ash'], mosiężny: ['brass'], mosiądz: ['brass'] },
    },
    'zh-CN': {
      ...{ 绿色: ['forest'], 绿: ['forest'], 蓝色: ['ocean'], 蓝: ['ocean'], 灰色: ['slate'] },
      ...{ 灰: ['slate'], 黑色: black, 黑: black, 白色: ['white'], 白: ['white'] },
      ...{ 棕色: ['walnut'], 米色: ['sand'], 红色: ['terracotta'], 橙色: ['terracotta'] },
      ...{ 金色: ['brass'], 实木: wood, 木质: wood, 橡木: ['oak'] },
      ...{ 胡桃木: ['walnut'], 桦木: ['birch'], 水曲柳: ['black-ash'], 黄铜: ['brass'] },
    },
  }

/** Said before a colour, alone or as the beginning of its word: they make it no other finish. */
export const shadeWords: readonly string[] = [
  ...[
    'dark',
    'light',
    'pale',
    'deep',
    'dunkel',
    'hell',
    'natur',
    'donker',
    'licht',
    'mork',
    'ljus',
  ],
  ...['fonce', 'clair', 'oscuro', 'claro', 'scuro', 'chiaro', 'ciemno', 'jasno', '深', '浅'],
]
