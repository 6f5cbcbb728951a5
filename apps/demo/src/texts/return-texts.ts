/** What Anna, the house shop and the operator say about goods that go back, in Anna's language. */
export const returnTexts = {
  unwanted: 'Passt leider nicht in die Nische, es fehlen zwei Zentimeter.',
  exchange: 'Ein Bein wackelt. Ich hätte gern dasselbe noch einmal, nur heil.',
  scratched: 'Ein langer Kratzer, schon beim Auspacken.',
  noDefect: 'Auf dem Foto ist kein Schaden zu sehen.',
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
  /** About offers. */
  half: 'Auf dem Foto ist der Kratzer zu sehen. Wir erstatten Ihnen einen Teil, und Sie behalten das Stück.',
  more: 'Dann erstatten wir Ihnen mehr, weil der Kratzer auf der Schauseite ist.',
  sendBack: 'Schicken Sie das Stück zurück, dann erstatten wir den ganzen Betrag.',
  /** About goods that come back. */
  wobbles: 'Der Fuß ist verzogen, das Stück steht nicht gerade.',
  usedToo: 'Auf Ihrem Foto steht das Stück schon mit Abdrücken im Raum.',
  aboutReturn: {
    buyer: 'Die Abdrücke sind vom Auspacken und lassen sich abwischen.',
    shop: 'Nach zwei Wochen im Gebrauch nehmen wir Ware nur mit Abzug an.',
  },
  comesBack:
    'Ob das Stück benutzt ist, zeigt sich erst, wenn es wieder da ist: Es kommt zuerst zurück.',
  notShown: 'Auf dem Foto ist kein Kratzer zu erkennen, und das Paket ging ohne Vermerk durch.',
  noLabel: 'Wir hatten das Etikett nicht mehr im System.',
  labelOwed:
    'Bei einem Mangel schuldet der Shop das Etikett. Da keines kam, wird der Betrag erstattet.',
  lost: 'Beim Shop ist nichts angekommen, der Fahrer hat nichts abgegeben.',
  otherColour: 'In der anderen Ausführung passt sie besser zum Tisch.',
  changed: 'Passt nicht in die Nische, es fehlen zwei Zentimeter. Die Folie ist noch am Fuß.',
  photoToShop: 'So sieht es bei mir aus. Reicht die Folie als Verpackung?',
  photoToBuyer: 'Ja, bitte legen Sie sie um den Fuß und kleben Sie den Karton zu.',
} as const

/** What the house shop has saved for its answers. */
export const savedTexts = [
  {
    title: 'Foto fehlt',
    content: 'Bitte senden Sie uns ein Foto, auf dem die Stelle aus der Nähe zu sehen ist.',
  },
  {
    title: 'Kein Mangel zu sehen',
    content: 'Wir haben die Fotos angesehen und keinen Mangel gefunden.',
  },
  {
    title: 'So packen Sie ein',
    content: 'Bitte legen Sie die Ware in den alten Karton und kleben Sie alle Kanten zu.',
  },
] as const
