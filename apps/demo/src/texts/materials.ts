import type { CategoryKey, Finish } from '../models.ts'
import type { Language } from './languages.ts'

/**
 * What each finish is made of, as it stands in an item's table of properties. Wood is named without
 * "solid": which parts are solid and which are veneered or plywood is said by the model's own text.
 * Fabrics name their fibres, as the textile label has to.
 */
export const materials: Record<Finish, Record<Language, string>> = {
  oak: {
    en: 'Oak, hard-wax oiled',
    de: 'Eiche, hartwachsgeölt',
    nl: 'Eikenhout, afgewerkt met hardwaxolie',
    es: 'Roble con aceite de cera dura',
    sv: 'Ek, hårdvaxoljad',
    fr: 'Chêne, huile-cire dure',
    it: 'Rovere, finito a olio e cera dura',
    pl: 'Dąb, olejowosk twardy',
    'zh-CN': '橡木，木蜡油涂饰',
  },
  walnut: {
    en: 'Walnut, hard-wax oiled',
    de: 'Nussbaum, hartwachsgeölt',
    nl: 'Walnoothout, afgewerkt met hardwaxolie',
    es: 'Nogal con aceite de cera dura',
    sv: 'Valnöt, hårdvaxoljad',
    fr: 'Noyer, huile-cire dure',
    it: 'Noce, finito a olio e cera dura',
    pl: 'Orzech, olejowosk twardy',
    'zh-CN': '胡桃木，木蜡油涂饰',
  },
  'black-ash': {
    en: 'Ash, stained black, matt lacquer',
    de: 'Esche, schwarz gebeizt, matt lackiert',
    nl: 'Essenhout, zwart gebeitst, matte lak',
    es: 'Fresno teñido de negro, barniz mate',
    sv: 'Ask, svartbetsad och mattlackad',
    fr: 'Frêne teinté noir, vernis mat',
    it: 'Frassino tinto nero, vernice opaca',
    pl: 'Jesion bejcowany na czarno, lakier matowy',
    'zh-CN': '水曲柳，染黑，哑光清漆',
  },
  white: {
    en: 'Wood, matt white lacquer',
    de: 'Holz, matt weiß lackiert',
    nl: 'Hout, matwit gelakt',
    es: 'Madera lacada en blanco mate',
    sv: 'Trä, mattvit lack',
    fr: 'Bois laqué blanc mat',
    it: 'Legno laccato bianco opaco',
    pl: 'Drewno, biały lakier matowy',
    'zh-CN': '木材，哑光白漆',
  },
  birch: {
    en: 'Birch, clear matt lacquer',
    de: 'Birke, matt klarlackiert',
    nl: 'Berkenhout, matte blanke lak',
    es: 'Abedul con barniz incoloro mate',
    sv: 'Björk, matt klarlack',
    fr: 'Bouleau, vernis incolore mat',
    it: 'Betulla, vernice trasparente opaca',
    pl: 'Brzoza, bezbarwny lakier matowy',
    'zh-CN': '桦木，哑光清漆',
  },
  forest: {
    en: 'Wool weave: 70% wool, 30% polyamide',
    de: 'Wollstoff: 70 % Wolle, 30 % Polyamid',
    nl: 'Wolweefsel: 70% wol, 30% polyamide',
    es: 'Tejido de lana: 70 % lana, 30 % poliamida',
    sv: 'Ullväv: 70 % ull, 30 % polyamid',
    fr: 'Tissu de laine : 70 % laine, 30 % polyamide',
    it: 'Tessuto di lana: 70% lana, 30% poliammide',
    pl: 'Tkanina wełniana: 70% wełna, 30% poliamid',
    'zh-CN': '羊毛混纺：70% 羊毛，30% 锦纶',
  },
  sand: {
    en: 'Linen weave: 55% linen, 45% cotton',
    de: 'Leinenstoff: 55 % Leinen, 45 % Baumwolle',
    nl: 'Linnenweefsel: 55% linnen, 45% katoen',
    es: 'Tejido de lino: 55 % lino, 45 % algodón',
    sv: 'Linneväv: 55 % lin, 45 % bomull',
    fr: 'Toile de lin : 55 % lin, 45 % coton',
    it: 'Tessuto di lino: 55% lino, 45% cotone',
    pl: 'Tkanina lniana: 55% len, 45% bawełna',
    'zh-CN': '亚麻混纺：55% 亚麻，45% 棉',
  },
  slate: {
    en: 'Flat weave: 100% recycled polyester',
    de: 'Flachgewebe: 100 % recyceltes Polyester',
    nl: 'Vlakweefsel: 100% gerecycled polyester',
    es: 'Tejido plano: 100 % poliéster reciclado',
    sv: 'Slätvävt tyg: 100 % återvunnen polyester',
    fr: 'Tissage plat : 100 % polyester recyclé',
    it: 'Tessuto piatto: 100% poliestere riciclato',
    pl: 'Tkanina płaska: 100% poliester z recyklingu',
    'zh-CN': '平纹织物：100% 再生聚酯纤维',
  },
  terracotta: {
    en: 'Cotton weave: 65% cotton, 35% polyester',
    de: 'Baumwollstoff: 65 % Baumwolle, 35 % Polyester',
    nl: 'Katoenweefsel: 65% katoen, 35% polyester',
    es: 'Tejido de algodón: 65 % algodón, 35 % poliéster',
    sv: 'Bomullsväv: 65 % bomull, 35 % polyester',
    fr: 'Toile de coton : 65 % coton, 35 % polyester',
    it: 'Tessuto di cotone: 65% cotone, 35% poliestere',
    pl: 'Tkanina bawełniana: 65% bawełna, 35% poliester',
    'zh-CN': '棉混纺：65% 棉，35% 聚酯纤维',
  },
  ocean: {
    en: 'Short-pile velvet: 100% polyester',
    de: 'Kurzfloriger Samt: 100 % Polyester',
    nl: 'Kortpolig velours: 100% polyester',
    es: 'Terciopelo de pelo corto: 100 % poliéster',
    sv: 'Kortluggig sammet: 100 % polyester',
    fr: 'Velours ras : 100 % polyester',
    it: 'Velluto a pelo corto: 100% poliestere',
    pl: 'Welur o krótkim włosie: 100% poliester',
    'zh-CN': '短绒面料：100% 聚酯纤维',
  },
  'black-steel': {
    en: 'Steel, black powder coating',
    de: 'Stahl, schwarz pulverbeschichtet',
    nl: 'Staal, zwart gepoedercoat',
    es: 'Acero con recubrimiento en polvo negro',
    sv: 'Stål, svart pulverlack',
    fr: 'Acier thermolaqué noir',
    it: 'Acciaio verniciato a polvere nero',
    pl: 'Stal malowana proszkowo na czarno',
    'zh-CN': '钢，黑色粉末喷涂',
  },
  brass: {
    en: 'Brass, brushed and clear-lacquered',
    de: 'Messing, gebürstet und klarlackiert',
    nl: 'Messing, geborsteld en blank gelakt',
    es: 'Latón cepillado con laca incolora',
    sv: 'Mässing, borstad och klarlackad',
    fr: 'Laiton brossé, vernis incolore',
    it: 'Ottone spazzolato, vernice trasparente',
    pl: 'Mosiądz szczotkowany, lakier bezbarwny',
    'zh-CN': '黄铜，拉丝，透明漆',
  },
}

const lacqueredSteel: Record<Language, string> = {
  en: 'Steel, matt lacquer',
  de: 'Stahl, matt lackiert',
  nl: 'Staal, mat gelakt',
  es: 'Acero lacado mate',
  sv: 'Stål, mattlackat',
  fr: 'Acier laqué mat',
  it: 'Acciaio laccato opaco',
  pl: 'Stal, lakier matowy',
  'zh-CN': '钢，哑光漆',
}

/** On lamps these colours are lacquer on metal, not cloth or painted wood. */
const lampMaterials: Partial<Record<Finish, Record<Language, string>>> = {
  white: lacqueredSteel,
  forest: lacqueredSteel,
  sand: lacqueredSteel,
  terracotta: lacqueredSteel,
}

export function materialOf(category: CategoryKey, finish: Finish): Record<Language, string> {
  return (category === 'lamps' && lampMaterials[finish]) || materials[finish]
}
