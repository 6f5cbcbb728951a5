import type { Language } from '@galleria/contract/storefronts'

/**
 * What buyers of the demo mall, its shops and its operator say about a declined request, in the
 * buyer's language.
 */
export const disputeTexts: Readonly<
  Record<Language, { readonly buyer: string; readonly shop: string; readonly ruling: string }>
> = {
  en: {
    buyer: 'I wrote on the day it came. Nobody asked me for anything else before saying no.',
    shop: 'We looked at it again: the parcel left us whole, and the carrier took it without a remark.',
    ruling:
      'Neither the carrier’s record nor what was sent in shows a fault that was there on arrival.',
  },
  de: {
    buyer:
      'Ich habe am Tag der Lieferung geschrieben. Vor der Absage hat niemand etwas nachgefragt.',
    shop: 'Wir haben es noch einmal geprüft: Das Paket ging heil bei uns ab, der Paketdienst hat nichts vermerkt.',
    ruling:
      'Weder der Vermerk des Paketdienstes noch das Eingesandte zeigt einen Mangel bei der Ankunft.',
  },
  nl: {
    buyer: 'Ik schreef op de dag van levering. Niemand heeft iets gevraagd voordat het nee kwam.',
    shop: 'Wij hebben het opnieuw bekeken: het pakket vertrok heel, de vervoerder noteerde niets.',
    ruling:
      'Noch de notitie van de vervoerder noch wat is ingestuurd toont een gebrek bij aankomst.',
  },
  es: {
    buyer: 'Escribí el día en que llegó. Nadie me preguntó nada antes de decir que no.',
    shop: 'Lo hemos revisado: el paquete salió entero y el transportista no anotó nada.',
    ruling:
      'Ni el registro del transportista ni lo enviado muestran un defecto que estuviera al llegar.',
  },
  sv: {
    buyer: 'Jag skrev samma dag som den kom. Ingen frågade något innan svaret blev nej.',
    shop: 'Vi har tittat igen: paketet var helt när det lämnade oss, och fraktföraren noterade inget.',
    ruling: 'Varken fraktförarens notering eller det som skickats in visar ett fel vid ankomsten.',
  },
  fr: {
    buyer: 'J’ai écrit le jour de la livraison. Personne ne m’a rien demandé avant de refuser.',
    shop: 'Nous avons vérifié : le colis est parti intact et le transporteur n’a rien signalé.',
    ruling: 'Ni la note du transporteur ni les éléments envoyés ne montrent un défaut à l’arrivée.',
  },
  it: {
    buyer: 'Ho scritto il giorno della consegna. Nessuno mi ha chiesto nulla prima di dire di no.',
    shop: 'Abbiamo ricontrollato: il pacco è partito integro e il corriere non ha annotato nulla.',
    ruling: 'Né la nota del corriere né quanto inviato mostrano un difetto presente all’arrivo.',
  },
  pl: {
    buyer: 'Napisałem w dniu dostawy. Nikt o nic nie zapytał, zanim odmówiono.',
    shop: 'Sprawdziliśmy ponownie: paczka wyszła od nas cała, a przewoźnik niczego nie odnotował.',
    ruling: 'Ani zapis przewoźnika, ani przesłane materiały nie pokazują wady przy dostawie.',
  },
  'zh-CN': {
    buyer: '收货当天我就写信了，拒绝之前没有人再问过我。',
    shop: '我们重新核查：包裹发出时完好，承运商没有任何备注。',
    ruling: '承运商记录和提交的材料都未显示到货时存在瑕疵。',
  },
}
