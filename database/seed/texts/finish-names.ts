import type { Finish } from '../models.ts'
import type { Language } from './languages.ts'

/** What a finish is called on the colour picker of an item. */
export const finishNames: Record<Finish, Record<Language, string>> = {
  'oak': { 'en': 'Oak', 'de': 'Eiche', 'nl': 'Eiken', 'es': 'Roble', 'sv': 'Ek', 'fr': 'Chêne', 'it': 'Rovere', 'pl': 'Dąb', 'zh-CN': '橡木色' },
  'walnut': { 'en': 'Walnut', 'de': 'Nussbaum', 'nl': 'Walnoot', 'es': 'Nogal', 'sv': 'Valnöt', 'fr': 'Noyer', 'it': 'Noce', 'pl': 'Orzech', 'zh-CN': '胡桃木色' },
  'black-ash': { 'en': 'Black ash', 'de': 'Esche schwarz', 'nl': 'Zwart essen', 'es': 'Fresno negro', 'sv': 'Svart ask', 'fr': 'Frêne noir', 'it': 'Frassino nero', 'pl': 'Jesion czarny', 'zh-CN': '黑色水曲柳' },
  'white': { 'en': 'White', 'de': 'Weiß', 'nl': 'Wit', 'es': 'Blanco', 'sv': 'Vit', 'fr': 'Blanc', 'it': 'Bianco', 'pl': 'Biały', 'zh-CN': '白色' },
  'birch': { 'en': 'Birch', 'de': 'Birke', 'nl': 'Berken', 'es': 'Abedul', 'sv': 'Björk', 'fr': 'Bouleau', 'it': 'Betulla', 'pl': 'Brzoza', 'zh-CN': '桦木色' },
  'forest': { 'en': 'Forest green', 'de': 'Waldgrün', 'nl': 'Bosgroen', 'es': 'Verde bosque', 'sv': 'Skogsgrön', 'fr': 'Vert forêt', 'it': 'Verde bosco', 'pl': 'Leśna zieleń', 'zh-CN': '森林绿' },
  'sand': { 'en': 'Sand', 'de': 'Sand', 'nl': 'Zand', 'es': 'Arena', 'sv': 'Sand', 'fr': 'Sable', 'it': 'Sabbia', 'pl': 'Piaskowy', 'zh-CN': '沙色' },
  'slate': { 'en': 'Slate grey', 'de': 'Schiefergrau', 'nl': 'Leisteengrijs', 'es': 'Gris pizarra', 'sv': 'Skiffergrå', 'fr': 'Gris ardoise', 'it': 'Grigio ardesia', 'pl': 'Szary łupek', 'zh-CN': '板岩灰' },
  'terracotta': { 'en': 'Terracotta', 'de': 'Terrakotta', 'nl': 'Terracotta', 'es': 'Terracota', 'sv': 'Terrakotta', 'fr': 'Terre cuite', 'it': 'Terracotta', 'pl': 'Terakota', 'zh-CN': '陶土红' },
  'ocean': { 'en': 'Ocean blue', 'de': 'Meerblau', 'nl': 'Oceaanblauw', 'es': 'Azul océano', 'sv': 'Havsblå', 'fr': 'Bleu océan', 'it': 'Blu oceano', 'pl': 'Błękit oceanu', 'zh-CN': '海洋蓝' },
  'black-steel': { 'en': 'Black steel', 'de': 'Stahl schwarz', 'nl': 'Zwart staal', 'es': 'Acero negro', 'sv': 'Svart stål', 'fr': 'Acier noir', 'it': 'Acciaio nero', 'pl': 'Czarna stal', 'zh-CN': '黑色钢' },
  'brass': { 'en': 'Brass', 'de': 'Messing', 'nl': 'Messing', 'es': 'Latón', 'sv': 'Mässing', 'fr': 'Laiton', 'it': 'Ottone', 'pl': 'Mosiądz', 'zh-CN': '黄铜色' },
}
