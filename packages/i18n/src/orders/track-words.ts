/**
 * What carriers say of a parcel, in the mall's words, for who does not read the language of theirs: by
 * the codes of the tracking service.
 */

export const englishTracks = {
  announced: 'Announced to the carrier',
  collected: 'Picked up from the sender',
  departed_hub: 'Left the sorting centre',
  arrived_depot: 'Arrived at the local depot',
  out_for_delivery: 'Out for delivery',
  delivered: 'Delivered',
  exception: 'Could not be delivered',
  lost: 'Lost',
}

export const germanTracks = {
  announced: 'Dem Paketdienst angekündigt',
  collected: 'Beim Absender abgeholt',
  departed_hub: 'Hat das Paketzentrum verlassen',
  arrived_depot: 'In der Zustellbasis angekommen',
  out_for_delivery: 'In Zustellung',
  delivered: 'Zugestellt',
  exception: 'Konnte nicht zugestellt werden',
  lost: 'Verloren gegangen',
}

export const dutchTracks = {
  announced: 'Aangemeld bij de vervoerder',
  collected: 'Opgehaald bij de afzender',
  departed_hub: 'Vertrokken uit het sorteercentrum',
  arrived_depot: 'Aangekomen in het bezorgdepot',
  out_for_delivery: 'Onderweg voor bezorging',
  delivered: 'Bezorgd',
  exception: 'Kon niet worden bezorgd',
  lost: 'Zoekgeraakt',
}

export const spanishTracks = {
  announced: 'Anunciado al transportista',
  collected: 'Recogido en la dirección del remitente',
  departed_hub: 'Ha salido del centro de clasificación',
  arrived_depot: 'Ha llegado al centro de reparto',
  out_for_delivery: 'En camino a la entrega',
  delivered: 'Entregado',
  exception: 'No se ha podido entregar',
  lost: 'Perdido',
}

export const swedishTracks = {
  announced: 'Aviserat till transportören',
  collected: 'Hämtat hos avsändaren',
  departed_hub: 'Har lämnat sorteringscentralen',
  arrived_depot: 'Har kommit till utdelningsterminalen',
  out_for_delivery: 'Ute för leverans',
  delivered: 'Levererat',
  exception: 'Kunde inte levereras',
  lost: 'Förlorat',
}

export const frenchTracks = {
  announced: 'Annoncé au transporteur',
  collected: 'Pris en charge chez l’expéditeur',
  departed_hub: 'A quitté le centre de tri',
  arrived_depot: 'Arrivé au dépôt de livraison',
  out_for_delivery: 'En cours de livraison',
  delivered: 'Livré',
  exception: 'N’a pas pu être livré',
  lost: 'Perdu',
}

export const italianTracks = {
  announced: 'Annunciato al corriere',
  collected: 'Ritirato presso il mittente',
  departed_hub: 'Ha lasciato il centro di smistamento',
  arrived_depot: 'Arrivato al deposito di consegna',
  out_for_delivery: 'In consegna',
  delivered: 'Consegnato',
  exception: 'Non è stato possibile consegnarlo',
  lost: 'Smarrito',
}

export const polishTracks = {
  announced: 'Zgłoszona przewoźnikowi',
  collected: 'Odebrana od nadawcy',
  departed_hub: 'Opuściła sortownię',
  arrived_depot: 'Dotarła do oddziału doręczeń',
  out_for_delivery: 'W doręczeniu',
  delivered: 'Doręczona',
  exception: 'Nie udało się doręczyć',
  lost: 'Zaginęła',
}

export const chineseTracks = {
  announced: '已通知承运商',
  collected: '已从寄件人处揽收',
  departed_hub: '已离开分拣中心',
  arrived_depot: '已到达派送站',
  out_for_delivery: '正在派送',
  delivered: '已送达',
  exception: '未能送达',
  lost: '已丢失',
}
