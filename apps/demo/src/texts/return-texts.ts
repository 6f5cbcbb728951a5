/** What Anna, the house shop and the operator say about goods that go back, in Anna's language. */
export const returnTexts = {
  unwanted: 'Passt leider nicht in die Nische, es fehlen zwei Zentimeter.',
  exchange: 'Ein Bein wackelt. Ich hätte gern dasselbe noch einmal, nur heil.',
  scratched: 'Ein langer Kratzer, schon beim Auspacken.',
  noFault: 'Auf dem Foto ist kein Schaden zu sehen.',
  used: 'Eines der beiden Stücke hat Gebrauchsspuren an den Kanten. Es geht an Sie zurück.',
  worn: 'Das Stück war in Gebrauch: Die Platte hat Ringe von Gläsern, und eine Kante ist abgerieben.',
  aboutWear: {
    buyer: 'Ich habe es zwei Tage lang ausprobiert. Die Ringe gehen mit einem feuchten Tuch ab.',
    shop: 'Sie sind im Lack. Wir müssen die Platte abschleifen und neu ölen.',
  },
  aboutScratch: {
    buyer: 'Der Kratzer ist eine Handbreit lang und mit dem Finger zu fühlen.',
    shop: 'Verpackt wurde das Stück ohne Kratzer, unsere Endkontrolle hat ihn nicht vermerkt.',
  },
  aboutUse: {
    buyer: 'Beide Stücke waren unbenutzt, ich habe sie nur ausgepackt.',
    shop: 'Wir haben beim Auspacken fotografiert: Die Kanten sind an zwei Stellen abgestoßen.',
  },
  added: 'Hier noch der Lieferschein: Der Fahrer hat den Karton als gestaucht vermerkt.',
  shopAdded: 'Unser Ausgangsprotokoll zum selben Karton.',
  partly:
    'Der Kratzer ist auf den Fotos zu sehen, im Gebrauch stört er nicht: eine Minderung, kein voller Ersatz.',
} as const
