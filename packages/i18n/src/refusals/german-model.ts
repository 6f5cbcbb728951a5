import type { RefusalTexts } from './english.ts'

/** What is refused about models of goods in three dimensions, in German. */
export const germanModelRefusals = {
  'model.too_large': 'Ein 3D-Modell darf höchstens {limit} MB groß sein.',
  'model.kind': 'Das ist kein 3D-Modell im Format GLB (glTF 2.0), oder es enthält Fehler.',
  'model.outside':
    'Das Modell verweist auf Dateien außerhalb. Exportieren Sie es als eine GLB-Datei, die alles enthält.',
  'model.moving':
    'Das Modell enthält eine Animation oder ein Skelett. Exportieren Sie es als unbewegtes Modell.',
  'model.texture':
    'Eine Textur des Modells ist kein Bild im Format PNG, JPEG oder WebP oder hat mehr als 25 Megapixel.',
  'model.extension':
    'Das Modell verwendet {name}, was nicht jeder Browser anzeigen kann. Exportieren Sie es ohne diese Erweiterung.',
  'model.triangles': 'Das Modell hat {found} Dreiecke; erlaubt sind {most}.',
  'model.size':
    'Das Modell misst {model} (Breite × Tiefe × Höhe), die nächste Variante aber {version}. Ein Modell darf um höchstens ein Fünftel abweichen. Prüfen Sie die Einheit des Exports: glTF rechnet in Metern.',
} satisfies Partial<RefusalTexts>
