/**
 * What a shop plans wrongly beside its prices (pre-sales, group offers, sets, flash sales, prices
 * in points), in every language: at its field.
 */

export const englishPlan = {
  presale_end: 'It ends after it begins, and later than now.',
  presale_balance:
    'The time to pay the balance lasts at least three days, and ends at least three days after the pre-sale.',
  presale_far: 'That is too far away: at most a year from now.',
  presale_day: 'Please choose a day after the last payment.',
  presale_taken: 'This article has a pre-sale at that time already.',
  group_taken: 'This article is offered to groups at that time already.',
  group_size_twice: 'This size is there already.',
  group_larger: 'A larger group has to pay less than a smaller one.',
  set_taken: 'This item heads a set already: please change that one.',
  set_twice: 'This item is in the set already.',
  points_taken: 'This article is sold for points already: please change that price.',
  points_site: 'There is no points mall in this storefront.',
  points_not_sold: 'It is not sold in this storefront.',
  points_no_less: 'Beside the points it has to cost less than on the shelf.',
  sale_taken: 'This article has a flash sale at that time already.',
  sale_near:
    'A flash sale of this article begins within 30 days after it and would be no reduction any more.',
  sale_long: 'A flash sale lasts at most {days} days.',
  price_plan_past: 'Please choose a moment that is still to come.',
  price_plan_taken: 'Prices of this article begin at that moment already. Withdraw those first.',
  price_plan_full: 'At most {most} changes can be planned for an article.',
  price_gone: 'It is not sold here by then.',
}
type PlanTexts = { [Field in keyof typeof englishPlan]: string }

export const germanPlan: PlanTexts = {
  presale_end: 'Er endet nach seinem Beginn und später als jetzt.',
  presale_balance:
    'Die Zeit für die Restzahlung dauert mindestens drei Tage und endet frühestens drei Tage nach dem Vorverkauf.',
  presale_far: 'Das ist zu weit weg: höchstens ein Jahr von heute an.',
  presale_day: 'Bitte wählen Sie einen Tag nach der letzten Zahlung.',
  presale_taken: 'Dieser Artikel hat in dieser Zeit schon einen Vorverkauf.',
  group_taken: 'Dieser Artikel wird in dieser Zeit schon Gruppen angeboten.',
  group_size_twice: 'Diese Größe gibt es schon.',
  group_larger: 'Eine größere Gruppe muss weniger zahlen als eine kleinere.',
  set_taken: 'Dieser Artikel führt schon ein Set an: Bitte ändern Sie dieses.',
  set_twice: 'Dieser Artikel ist schon im Set.',
  points_taken: 'Dieser Artikel wird schon für Punkte verkauft: Bitte ändern Sie diesen Preis.',
  points_site: 'Auf dieser Shopseite gibt es keinen Punkteshop.',
  points_not_sold: 'Er wird auf dieser Shopseite nicht verkauft.',
  points_no_less: 'Neben den Punkten muss er weniger kosten als sonst.',
  sale_taken: 'Dieser Artikel hat in dieser Zeit schon ein Blitzangebot.',
  sale_near:
    'Innerhalb von 30 Tagen danach beginnt ein Blitzangebot dieses Artikels, das dann keine Ermäßigung mehr wäre.',
  sale_long: 'Ein Blitzangebot dauert höchstens {days} Tage.',
  price_plan_past: 'Bitte wählen Sie einen Zeitpunkt, der noch kommt.',
  price_plan_taken:
    'Zu diesem Zeitpunkt beginnen schon Preise dieses Artikels. Nehmen Sie diese zuerst zurück.',
  price_plan_full: 'Für einen Artikel lassen sich höchstens {most} Änderungen planen.',
  price_gone: 'Bis dahin wird er hier nicht verkauft.',
}

export const frenchPlan: PlanTexts = {
  presale_end: 'Elle se termine après son début et plus tard que maintenant.',
  presale_balance:
    'Le délai pour payer le solde dure au moins trois jours et se termine au moins trois jours après la prévente.',
  presale_far: 'C’est trop loin : un an au plus à partir d’aujourd’hui.',
  presale_day: 'Choisissez un jour après le dernier paiement.',
  presale_taken: 'Cet article a déjà une prévente à cette période.',
  group_taken: 'Cet article est déjà proposé à des groupes à cette période.',
  group_size_twice: 'Cette taille y figure déjà.',
  group_larger: 'Un groupe plus grand doit payer moins qu’un plus petit.',
  set_taken: 'Cet article est déjà l’article principal d’un ensemble : modifiez celui-ci.',
  set_twice: 'Cet article est déjà dans l’ensemble.',
  points_taken: 'Cet article est déjà vendu contre des points : modifiez ce prix.',
  points_site: 'Il n’y a pas de boutique à points sur ce site.',
  points_not_sold: 'Il n’est pas vendu sur ce site.',
  points_no_less: 'En plus des points, il doit coûter moins que le prix affiché.',
  sale_taken: 'Cet article a déjà une vente flash à cette période.',
  sale_near:
    'Dans les 30 jours qui suivent commence une vente flash de cet article qui ne serait plus une réduction.',
  sale_long: 'Une vente flash dure au plus {days} jours.',
  price_plan_past: 'Veuillez choisir un moment à venir.',
  price_plan_taken: 'Des prix de cet article commencent déjà à ce moment. Retirez-les d’abord.',
  price_plan_full: 'On peut planifier au plus {most} changements par article.',
  price_gone: 'À ce moment-là, il n’est pas vendu ici.',
}

export const spanishPlan: PlanTexts = {
  presale_end: 'Termina después de empezar y más tarde que ahora.',
  presale_balance:
    'El plazo para pagar el resto dura al menos tres días y termina al menos tres días después de la preventa.',
  presale_far: 'Eso queda demasiado lejos: como máximo un año desde hoy.',
  presale_day: 'Elige un día posterior al último pago.',
  presale_taken: 'Este artículo ya tiene una preventa en ese tiempo.',
  group_taken: 'Este artículo ya se ofrece a grupos en ese tiempo.',
  group_size_twice: 'Este tamaño ya está.',
  group_larger: 'Un grupo mayor tiene que pagar menos que uno menor.',
  set_taken: 'Este artículo ya encabeza un conjunto: cambia ese.',
  set_twice: 'Este artículo ya está en el conjunto.',
  points_taken: 'Este artículo ya se vende por puntos: cambia ese precio.',
  points_site: 'Aquí no hay tienda de puntos.',
  points_not_sold: 'No se vende aquí.',
  points_no_less: 'Además de los puntos tiene que costar menos que el precio normal.',
  sale_taken: 'Este artículo ya tiene una oferta relámpago en ese tiempo.',
  sale_near:
    'En los 30 días siguientes empieza una oferta relámpago de este artículo que ya no sería una rebaja.',
  sale_long: 'Una oferta relámpago dura como máximo {days} días.',
  price_plan_past: 'Elige un momento que aún esté por llegar.',
  price_plan_taken: 'En ese momento ya empiezan otros precios de este artículo. Retíralos primero.',
  price_plan_full: 'Se pueden planificar como máximo {most} cambios por artículo.',
  price_gone: 'Para entonces no se vende aquí.',
}

export const italianPlan: PlanTexts = {
  presale_end: 'Finisce dopo l’inizio e più tardi di adesso.',
  presale_balance:
    'Il tempo per pagare il saldo dura almeno tre giorni e finisce almeno tre giorni dopo la prevendita.',
  presale_far: 'È troppo lontano: al massimo un anno da oggi.',
  presale_day: 'Scelga un giorno dopo l’ultimo pagamento.',
  presale_taken: 'Questo articolo ha già una prevendita in quel periodo.',
  group_taken: 'Questo articolo è già offerto a gruppi in quel periodo.',
  group_size_twice: 'Questa grandezza c’è già.',
  group_larger: 'Un gruppo più grande deve pagare meno di uno più piccolo.',
  set_taken: 'Questo articolo è già l’articolo principale di un set: modifichi quello.',
  set_twice: 'Questo articolo è già nel set.',
  points_taken: 'Questo articolo è già venduto in cambio di punti: modifichi quel prezzo.',
  points_site: 'Qui non c’è un negozio a punti.',
  points_not_sold: 'Qui non è in vendita.',
  points_no_less: 'Oltre ai punti deve costare meno del prezzo normale.',
  sale_taken: 'Questo articolo ha già un’offerta lampo in quel periodo.',
  sale_near:
    'Entro i 30 giorni successivi inizia un’offerta lampo di questo articolo che non sarebbe più una riduzione.',
  sale_long: 'Un’offerta lampo dura al massimo {days} giorni.',
  price_plan_past: 'Scelga un momento che deve ancora venire.',
  price_plan_taken:
    'In quel momento iniziano già altri prezzi di questo articolo. Prima ritiri quelli.',
  price_plan_full: 'Per un articolo si possono pianificare al massimo {most} modifiche.',
  price_gone: 'Per allora qui non è in vendita.',
}

export const dutchPlan: PlanTexts = {
  presale_end: 'Hij eindigt na het begin en later dan nu.',
  presale_balance:
    'De tijd voor de restbetaling duurt ten minste drie dagen en eindigt ten minste drie dagen na de voorverkoop.',
  presale_far: 'Dat is te ver weg: hoogstens een jaar vanaf vandaag.',
  presale_day: 'Kies een dag na de laatste betaling.',
  presale_taken: 'Dit artikel heeft in die tijd al een voorverkoop.',
  group_taken: 'Dit artikel wordt in die tijd al aan groepen aangeboden.',
  group_size_twice: 'Deze grootte staat er al.',
  group_larger: 'Een grotere groep moet minder betalen dan een kleinere.',
  set_taken: 'Dit artikel is al het hoofdartikel van een set: wijzig die.',
  set_twice: 'Dit artikel zit al in de set.',
  points_taken: 'Dit artikel wordt al voor punten verkocht: wijzig die prijs.',
  points_site: 'Hier is er geen puntenwinkel.',
  points_not_sold: 'Het wordt hier niet verkocht.',
  points_no_less: 'Naast de punten moet het minder kosten dan de gewone prijs.',
  sale_taken: 'Dit artikel heeft in die tijd al een flitsaanbieding.',
  sale_near:
    'Binnen 30 dagen daarna begint een flitsaanbieding van dit artikel die dan geen korting meer zou zijn.',
  sale_long: 'Een flitsaanbieding duurt hoogstens {days} dagen.',
  price_plan_past: 'Kies een moment dat nog moet komen.',
  price_plan_taken: 'Op dat moment beginnen al prijzen van dit artikel. Trek die eerst in.',
  price_plan_full: 'Voor een artikel kunnen hoogstens {most} wijzigingen worden gepland.',
  price_gone: 'Tegen die tijd wordt het hier niet verkocht.',
}

export const polishPlan: PlanTexts = {
  presale_end: 'Kończy się po rozpoczęciu i później niż teraz.',
  presale_balance:
    'Czas na zapłatę reszty trwa co najmniej trzy dni i kończy się co najmniej trzy dni po przedsprzedaży.',
  presale_far: 'To za daleko: najwyżej rok od dziś.',
  presale_day: 'Wybierz dzień po ostatniej płatności.',
  presale_taken: 'Ten artykuł ma już przedsprzedaż w tym czasie.',
  group_taken: 'Ten artykuł jest już w tym czasie oferowany grupom.',
  group_size_twice: 'Ta wielkość już jest.',
  group_larger: 'Większa grupa musi płacić mniej niż mniejsza.',
  set_taken: 'Ten artykuł jest już głównym artykułem zestawu: zmień tamten.',
  set_twice: 'Ten artykuł jest już w zestawie.',
  points_taken: 'Ten artykuł jest już sprzedawany za punkty: zmień tamtą cenę.',
  points_site: 'Tutaj nie ma sklepu za punkty.',
  points_not_sold: 'Nie jest tu sprzedawany.',
  points_no_less: 'Oprócz punktów musi kosztować mniej niż zwykle.',
  sale_taken: 'Ten artykuł ma już ofertę błyskawiczną w tym czasie.',
  sale_near:
    'W ciągu 30 dni po niej zaczyna się oferta błyskawiczna tego artykułu, która nie byłaby już obniżką.',
  sale_long: 'Oferta błyskawiczna trwa najwyżej {days} dni.',
  price_plan_past: 'Wybierz chwilę, która dopiero nadejdzie.',
  price_plan_taken:
    'W tej chwili zaczynają już obowiązywać ceny tego artykułu. Najpierw je wycofaj.',
  price_plan_full: 'Dla artykułu można zaplanować najwyżej {most} zmian.',
  price_gone: 'W tym czasie nie jest tu sprzedawany.',
}

export const swedishPlan: PlanTexts = {
  presale_end: 'Den slutar efter att den börjar och senare än nu.',
  presale_balance:
    'Tiden för att betala resten är minst tre dagar och slutar minst tre dagar efter förhandsförsäljningen.',
  presale_far: 'Det är för långt bort: högst ett år från i dag.',
  presale_day: 'Välj en dag efter den sista betalningen.',
  presale_taken: 'Artikeln har redan en förhandsförsäljning under den tiden.',
  group_taken: 'Artikeln erbjuds redan till grupper under den tiden.',
  group_size_twice: 'Den storleken finns redan.',
  group_larger: 'En större grupp måste betala mindre än en mindre.',
  set_taken: 'Artikeln är redan huvudartikel i ett set: ändra det.',
  set_twice: 'Artikeln finns redan i setet.',
  points_taken: 'Artikeln säljs redan för poäng: ändra det priset.',
  points_site: 'Här finns ingen poängbutik.',
  points_not_sold: 'Den säljs inte här.',
  points_no_less: 'Utöver poängen måste den kosta mindre än vanligt.',
  sale_taken: 'Artikeln har redan ett blixterbjudande under den tiden.',
  sale_near:
    'Inom 30 dagar därefter börjar ett blixterbjudande för artikeln som då inte längre vore en prissänkning.',
  sale_long: 'Ett blixterbjudande varar högst {days} dagar.',
  price_plan_past: 'Välj en tidpunkt som ännu inte har varit.',
  price_plan_taken: 'Priser för artikeln börjar redan gälla då. Ta tillbaka dem först.',
  price_plan_full: 'Högst {most} ändringar kan planeras för en artikel.',
  price_gone: 'Den säljs inte här då.',
}

export const chinesePlan: PlanTexts = {
  presale_end: '结束时间须晚于开始时间和现在。',
  presale_balance: '尾款支付时间须至少持续三天，并至少在预售结束三天后结束。',
  presale_far: '时间太远：最多为从今天起的一年内。',
  presale_day: '请选择最后付款之后的日期。',
  presale_taken: '该商品在此期间已有预售。',
  group_taken: '该商品在此期间已有拼团活动。',
  group_size_twice: '该人数已存在。',
  group_larger: '人数较多的拼团优惠须更大。',
  set_taken: '该商品已是某套装的主商品，请更改该套装。',
  set_twice: '该商品已在套装中。',
  points_taken: '该商品已有积分价，请更改该价格。',
  points_site: '该站点没有积分商城。',
  points_not_sold: '该商品未在此站点销售。',
  points_no_less: '积分之外的金额须低于售价。',
  sale_taken: '该商品在此期间已有限时特价。',
  sale_near: '其后 30 天内该商品另有限时特价，届时将不再构成降价。',
  sale_long: '限时特价最长 {days} 天。',
  price_plan_past: '请选择一个尚未到来的时间。',
  price_plan_taken: '该商品在此时间已有价格生效，请先撤回。',
  price_plan_full: '每个商品最多可计划 {most} 次变更。',
  price_gone: '届时该商品不在此处销售。',
}
