import type { TrackCode } from './track.ts'

export const languages = ['en', 'de', 'nl', 'es', 'sv', 'fr', 'it', 'pl', 'zh-CN'] as const
export type Language = (typeof languages)[number]

const texts: Record<Language, Record<TrackCode, string>> = {
  en: {
    announced: 'The parcel has been announced to the carrier.',
    collected: 'The parcel has been collected from the sender.',
    departed_hub: 'The parcel has left the sorting centre.',
    arrived_depot: 'The parcel has arrived at the delivery depot.',
    out_for_delivery: 'The parcel is out for delivery.',
    delivered: 'The parcel has been delivered.',
    exception: 'The parcel could not be delivered.',
    lost: 'The parcel is lost.',
  },
  de: {
    announced: 'Die Sendung wurde dem Zusteller angekündigt.',
    collected: 'Die Sendung wurde beim Absender abgeholt.',
    departed_hub: 'Die Sendung hat das Paketzentrum verlassen.',
    arrived_depot: 'Die Sendung ist im Zustelldepot eingetroffen.',
    out_for_delivery: 'Die Sendung ist in Zustellung.',
    delivered: 'Die Sendung wurde zugestellt.',
    exception: 'Die Sendung konnte nicht zugestellt werden.',
    lost: 'Die Sendung ist verloren gegangen.',
  },
  nl: {
    announced: 'Het pakket is aangemeld bij de vervoerder.',
    collected: 'Het pakket is opgehaald bij de afzender.',
    departed_hub: 'Het pakket heeft het sorteercentrum verlaten.',
    arrived_depot: 'Het pakket is aangekomen in het bezorgdepot.',
    out_for_delivery: 'Het pakket is onderweg naar de ontvanger.',
    delivered: 'Het pakket is bezorgd.',
    exception: 'Het pakket kon niet worden bezorgd.',
    lost: 'Het pakket is zoekgeraakt.',
  },
  es: {
    announced: 'El paquete se ha anunciado al transportista.',
    collected: 'El paquete se ha recogido en la dirección del remitente.',
    departed_hub: 'El paquete ha salido del centro de clasificación.',
    arrived_depot: 'El paquete ha llegado al centro de reparto.',
    out_for_delivery: 'El paquete está en reparto.',
    delivered: 'El paquete se ha entregado.',
    exception: 'No se ha podido entregar el paquete.',
    lost: 'El paquete se ha perdido.',
  },
  sv: {
    announced: 'Paketet har aviserats till transportören.',
    collected: 'Paketet har hämtats hos avsändaren.',
    departed_hub: 'Paketet har lämnat sorteringsterminalen.',
    arrived_depot: 'Paketet har anlänt till utdelningsterminalen.',
    out_for_delivery: 'Paketet är ute för leverans.',
    delivered: 'Paketet har levererats.',
    exception: 'Paketet kunde inte levereras.',
    lost: 'Paketet har kommit bort.',
  },
  fr: {
    announced: 'Le colis a été annoncé au transporteur.',
    collected: 'Le colis a été pris en charge chez l’expéditeur.',
    departed_hub: 'Le colis a quitté le centre de tri.',
    arrived_depot: 'Le colis est arrivé à l’agence de livraison.',
    out_for_delivery: 'Le colis est en cours de livraison.',
    delivered: 'Le colis a été livré.',
    exception: 'Le colis n’a pas pu être livré.',
    lost: 'Le colis est perdu.',
  },
  it: {
    announced: 'Il pacco è stato annunciato al corriere.',
    collected: 'Il pacco è stato ritirato presso il mittente.',
    departed_hub: 'Il pacco ha lasciato il centro di smistamento.',
    arrived_depot: 'Il pacco è arrivato alla filiale di consegna.',
    out_for_delivery: 'Il pacco è in consegna.',
    delivered: 'Il pacco è stato consegnato.',
    exception: 'Non è stato possibile consegnare il pacco.',
    lost: 'Il pacco è andato smarrito.',
  },
  pl: {
    announced: 'Przesyłka została zgłoszona przewoźnikowi.',
    collected: 'Przesyłka została odebrana od nadawcy.',
    departed_hub: 'Przesyłka opuściła sortownię.',
    arrived_depot: 'Przesyłka dotarła do oddziału doręczeń.',
    out_for_delivery: 'Przesyłka została wydana do doręczenia.',
    delivered: 'Przesyłka została doręczona.',
    exception: 'Nie udało się doręczyć przesyłki.',
    lost: 'Przesyłka zaginęła.',
  },
  'zh-CN': {
    announced: '寄件人已将快件信息发送给承运商。',
    collected: '快件已从寄件人处揽收。',
    departed_hub: '快件已离开分拣中心。',
    arrived_depot: '快件已到达派送站点。',
    out_for_delivery: '快件正在派送途中。',
    delivered: '快件已签收。',
    exception: '快件未能成功派送。',
    lost: '快件已丢失。',
  },
}

export function textOf(code: TrackCode, language: string): string {
  const known = languages.find((candidate) => candidate === language) ?? 'en'
  return texts[known][code]
}

/** Sorting centre and delivery depot by country of delivery. */
const places: Readonly<Record<string, readonly [string, string]>> = {
  DE: ['Leipzig', 'Hamburg'],
  NL: ['Utrecht', 'Amsterdam'],
  ES: ['Zaragoza', 'Madrid'],
  SE: ['Jönköping', 'Stockholm'],
  FR: ['Orléans', 'Paris'],
  IT: ['Bologna', 'Milano'],
  PL: ['Łódź', 'Warszawa'],
  GB: ['Northampton', 'London'],
}

export function areaOf(code: TrackCode, country: string): string {
  const [hub, depot] = places[country] ?? ['Leipzig', 'Hamburg']
  const place =
    code === 'departed_hub' || code === 'collected' || code === 'announced' ? hub : depot
  return `${place}, ${country in places ? country : 'DE'}`
}
