import type { RefusalTexts } from './english.ts'
import { dutchFactorRefusals } from './dutch-factor.ts'

/** What the server refuses, in Dutch. */
export const dutchRefusals: RefusalTexts = {
  'request.malformed': 'Controleer de gemarkeerde velden.',
  'request.origin': 'Dit verzoek kwam niet van onze eigen pagina’s.',
  'request.too_large': 'Dat is meer dan we in één keer aankunnen.',
  'request.media_type': 'Dit soort inhoud kunnen we niet lezen.',
  'auth.signed_out': 'Log eerst in.',
  'auth.role': 'Uw account heeft hier geen toegang toe.',
  'auth.wrong_credentials': 'Dit e-mailadres en wachtwoord horen niet bij elkaar.',
  'auth.second_factor':
    'Bevestig de tweede stap: met een passkey, de code uit uw app of een herstelcode.',
  'auth.second_factor_owed':
    'Stel eerst een app of een passkey als tweede stap in: uw rol vraagt erom.',
  '429': 'Te veel pogingen. Wacht nog {wait}.',
  not_found: 'Hier is niets te vinden.',
  'service.busy': 'Het is nu erg druk bij ons. Probeer het zo nog eens.',
  'storage.full':
    'Er is op dit moment geen ruimte voor bestanden. Er is niets geüpload; probeer het later opnieuw.',
  'service.fault':
    'Er ging iets mis aan onze kant. Er is niets verloren gegaan; probeer het nog eens.',
  'sku.not_found': 'Deze uitvoering wordt niet meer verkocht.',
  'item.not_found': 'We verkopen dit artikel niet meer.',
  'shop.not_found': 'Deze winkel bestaat niet.',
  'article.not_found': 'Deze pagina bestaat niet.',
  'page.changed': 'Iemand anders heeft dit intussen opgeslagen. Bekijk de nieuwste tekst.',
  'page.not_filled': 'Vul eerst nog in voordat dit wordt getoond: {names}.',
  'cart.line_not_found': 'Dit artikel zit niet meer in uw winkelwagen.',
  'cart.full': 'Uw winkelwagen is vol. Bestel of verwijder eerst iets.',
  'stock.exceeded': 'Nog maar {available} op voorraad.',
  'reminder.no_address': 'Voeg eerst een e-mailadres toe aan uw account.',
  'wish.not_needed': 'Deze uitvoering is weer te koop. Laad de pagina opnieuw.',
  'wish.too_many': 'U wacht al op {most} uitvoeringen. Haal er eerst één weg.',
  'stock.held':
    'Bestellingen houden er {held} vast. Minder kan er niet in huis zijn: annuleer eerst stuks van een bestelling.',
  'stock.moved': 'Intussen kwam of ging er iets: er zijn er nu {onHand}. Tel nog een keer.',
  'stock.full': 'Dat is meer dan één uitvoering op voorraad kan hebben.',
  'price.changed_meanwhile': 'Iemand anders heeft deze prijzen gewijzigd. Bekijk de nieuwe.',
  'price.plan_over': 'Deze prijzen zijn al begonnen of ingetrokken.',
  'price.refused': 'Controleer de gemarkeerde prijzen.',
  'goods.state': 'Dat kan met deze artikelen niet.',
  'item.save_not_found': 'Deze stand van het artikel wordt niet meer bewaard.',
  'item.changed': 'Iemand anders heeft dit artikel gewijzigd. Bekijk het opnieuw.',
  'item.refused': 'Controleer de gemarkeerde velden.',
  'item.incomplete': 'Er ontbreekt nog iets voordat dit artikel verkocht kan worden.',
  'item.too_many': 'Een winkel kan hoogstens {most} artikelen hebben.',
  'dispute.own': 'Over eigen aankopen of de eigen winkel beslist iemand anders.',
  'item.own': 'Over artikelen van uw eigen winkel beslist iemand anders.',
  'qty.step': 'Dit wordt verkocht in stappen van {step}.',
  'address.not_found': 'Dit adres staat niet meer in uw adresboek.',
  'address.too_many': 'Uw adresboek is vol. Wijzig of verwijder eerst een adres.',
  'checkout.empty': 'U hebt niets gekozen om te bestellen.',
  'checkout.address_missing': 'Kies waar we mogen bezorgen.',
  'checkout.billing_incomplete':
    'In dit factuuradres ontbreekt iets, zoals het belastingnummer of het bewijs daarvan. Vul het aan.',
  'checkout.quote_unknown': 'Dit kostenoverzicht is verouderd. Bekijk het nieuwe.',
  'checkout.tax_changed':
    'Het btw-tarief is veranderd sinds u dit kostenoverzicht zag. Bekijk het nieuwe.',
  'stock.sold_out': 'Een artikel is net uitverkocht.',
  'presale.not_found': 'Deze voorverkoop bestaat niet.',
  'presale.over': 'Deze voorverkoop is voorbij.',
  'sale.over': 'Deze flitsaanbieding is voorbij.',
  'presale.alone':
    'Artikelen uit een voorverkoop bestelt u apart. Bestel de andere artikelen in een eigen bestelling.',
  'pointprice.changed': 'Iemand anders heeft deze prijs in punten gewijzigd. Bekijk hem opnieuw.',
  'set.not_found': 'Deze set bestaat niet.',
  'set.changed': 'Iemand anders heeft deze set gewijzigd. Bekijk hem opnieuw.',
  'set.parts': 'Een van de artikelen wordt niet meer verkocht. Wijzig eerst de set.',
  'groupoffer.not_found': 'Deze groepsaanbieding bestaat niet.',
  'groupoffer.over': 'Deze groepsaanbieding is voorbij.',
  'groupbuy.alone':
    'Wat u in een groep bestelt, bestelt u apart. Bestel de andere artikelen in een eigen bestelling.',
  'groupbuy.not_offered': 'Een groep van deze grootte kan niet meer worden gestart.',
  'groupbuy.over': 'Deze groep is vol of haar tijd is om. U kunt een nieuwe starten.',
  'groupbuy.own': 'U zit al in deze groep. Nodig met de link iemand anders uit.',
  'campaign.name_taken': 'Er is al een actie met deze naam.',
  'campaign.currency':
    'Deze winkels hebben verschillende valuta. Maak voor elke valuta een eigen actie.',
  'campaign.window': 'Een actie eindigt nadat ze is begonnen, en later dan nu.',
  'campaign.prizes': 'Een prijs is punten, ten minste één, of niets.',
  'campaign.budget': 'Dit is minder dan één cadeaukaart waard is.',
  'campaign.amount': 'Dit bedrag heeft meer decimalen dan zijn valuta.',
  'campaign.not_found': 'Deze actie bestaat niet.',
  'campaign.over': 'Deze actie neemt geen bestellingen meer aan.',
  'prize.not_found': 'Deze trekking bestaat niet.',
  'prize.over':
    'Deze prijs kan niet meer worden getrokken: de tijd is om, of het geld van de bestelling ging terug.',
  'gift_card.not_found': 'Deze cadeaukaart bestaat niet.',
  'gift_card.state':
    'Deze cadeaukaart kan niet worden gebruikt: ze is er nog niet, werd gebruikt of ingetrokken, of is verlopen.',
  'set.not_offered': 'Deze set wordt zo niet meer aangeboden.',
  'points.alone':
    'Artikelen voor punten bestelt u apart. Bestel de andere artikelen in een eigen bestelling.',
  'points.members': 'Punten horen bij een account: log in om met punten te bestellen.',
  'points.short': 'Daarvoor zijn {needed} punten nodig, en u hebt er {left}.',
  'price.changed': 'Er is een prijs veranderd sinds u die zag.',
  'unpaid.orders':
    'U hebt {most} onbetaalde bestellingen, meer kan niet tegelijk. Betaal of annuleer er een en bestel dan opnieuw.',
  'unpaid.units':
    'Samen met uw onbetaalde bestellingen zouden dat meer dan {most} stuks zijn. Betaal of annuleer er een, of bestel minder tegelijk.',
  'unpaid.share':
    'Van een van deze artikelen kunnen hoogstens {most} stuks worden besteld voordat ze betaald zijn. Betaal of annuleer uw onbetaalde bestellingen, of bestel er minder.',
  'unpaid.network':
    'Er zijn op dit moment veel onbetaalde bestellingen vanaf uw internetverbinding. Betaal of annuleer de uwe, log in, of probeer het over een half uur opnieuw.',
  'coupon.tries':
    'U hebt te veel codes geprobeerd. Probeer het over een uur opnieuw of bestel zonder code.',
  'coupon.unknown': 'Deze kortingsbon bestaat hier niet.',
  'coupon.ended': 'Deze kortingsbon is op dit moment niet geldig.',
  'coupon.goods':
    'Deze kortingsbon geldt voor artikelen vanaf {from}, niet voor voorverkoop, groepen, artikelen voor punten of codes.',
  'coupon.used_up': 'Deze kortingsbon is zo vaak gebruikt als mogelijk was.',
  'coupon.used_by_you': 'U hebt deze kortingsbon al gebruikt.',
  'promotion.not_found': 'Deze actie bestaat niet.',
  'promotion.state': 'Dat kan niet meer met deze actie.',
  'promotion.code_taken': 'Er is al een kortingsbon met deze code.',
  'contract.not_found': 'Deze bestelling bestaat niet.',
  'order.not_found': 'Deze bestelling bestaat niet.',
  'order.other_country':
    'Dit adres ligt in een ander land. Belasting en bezorging zijn daar anders, bestel daarvoor opnieuw.',
  'order.state': 'De bestelling is al verder verwerkt; dit kan niet meer.',
  'order.delay_day': 'Kies een dag na de beloofde dag, niet vóór vandaag en binnen {most} dagen.',
  'order.delay_words': 'Zeg in eigen woorden waarom.',
  'order.notes_full': 'Bij deze bestelling staan al zo veel notities als er passen.',
  'reissue.lines': 'Dat is meer dan ervan gekocht is, of hoort niet bij deze bestelling.',
  'reissue.too_many':
    'Voor deze bestelling is al {most} keer iets kosteloos verzonden. Betaal de koper in plaats daarvan geld terug.',
  'order.buyer_left':
    'De koper heeft het account verwijderd en leest niets meer. Wat eerder werd geschreven, is daarmee verdwenen.',
  'order.messages_full': 'Bij een bestelling passen hoogstens {most} berichten.',
  'payment.not_found': 'Deze betaling bestaat niet.',
  'payment.channel': 'Met deze betaalwijze kunt u deze bestelling niet betalen.',
  'payment.already_paid': 'Deze bestelling is al betaald.',
  'payment.window_closed': 'De betaaltermijn van deze bestelling is verstreken.',
  'payment.in_flight': 'Uw bank is nog met een betaling bezig. Wacht even op het antwoord.',
  'payment.unreachable':
    'We weten nog niet of u hebt betaald: de betaaldienst is op dit moment niet bereikbaar. We zoeken het uit, houden uw bestelling zolang vast en laten u per mail weten hoe het staat.',
  'payment.address':
    'Controleer het bezorg- en factuuradres van deze bestelling voordat u zo betaalt.',
  'payment.provider':
    'De betaling kon niet worden gestart. Probeer het nog eens of kies een andere betaalwijze.',
  'voucher.not_found':
    'Geen van uw winkels heeft deze code, of niet met dit wachtwoord. Typ de code zoals hij op de voucher staat.',
  'voucher.used': 'Deze code is al gebruikt.',
  'voucher.expired': 'Deze code is verlopen.',
  'voucher.returned': 'Het geld van deze code is teruggevraagd. De code kan niet worden gebruikt.',
  'service.not_offered': 'De winkel monteert deze artikelen niet, of niet meer.',
  'service.not_found': 'Geef eerst aan hoe de levering met montage van de winkel heet.',
  'service.too_many': 'Meer dan {most} prijzen zijn niet mogelijk.',
  'cover.not_offered': 'Voor deze artikelen is er geen dekking.',
  'view.not_found': 'Deze weergave bestaat niet meer.',
  'view.name_taken': 'U hebt al een weergave met deze naam.',
  'view.too_many': 'U kunt hoogstens {most} weergaven bewaren. Verwijder er eerst een.',
  'setting.not_found': 'Dit item bestaat niet meer.',
  'setting.too_many': 'Een winkel kan er hoogstens {most} hebben.',
  'site.not_found': 'Dit afhaalpunt bestaat niet, of het is niet meer open.',
  'site.name_taken': 'Een ander afhaalpunt van deze winkel heet al zo.',
  'site.too_many': 'Een winkel kan hoogstens {most} afhaalpunten hebben.',
  'verify_code.wrong':
    'Dit is niet de code van deze bestelling. Typ de code zoals de koper hem laat zien.',
  'parcel.not_found': 'Dit pakket bestaat niet.',
  'parcel.number_taken': 'Dit trackingnummer hoort bij een ander pakket.',
  'parcel.named':
    'Intussen is trackingnummer {number} opgegeven. Verstuur het formulier nog eens om het door dit nummer te vervangen.',
  'parcel.too_many': 'Dat is meer dan er nog te verzenden is.',
  'parcel.unpaid':
    'De betaaltoezegging is verlopen of ingetrokken: wat u nu verzendt, kan niet meer worden afgeschreven. Geef het pakket niet mee, maar annuleer deze artikelen; ze kunnen opnieuw worden besteld.',
  'parcel.received': 'Dit pakket is ontvangen: het nummer kan niet meer worden verbeterd.',
  'parcel.delivered':
    'De vervoerder heeft dit pakket als bezorgd gemeld: het nummer kan niet meer worden verbeterd. Heeft het de koper niet bereikt, schrijf dan naar Galleria.',
  'parcel.corrected':
    'Iemand heeft dit nummer intussen verbeterd. Bekijk het nummer dat er nu staat en sla het uwe opnieuw op als dat het juiste is.',
  'parcel.called_back':
    'Dit pakket is teruggeroepen. Verstuur de inhoud opnieuw met het nummer dat geldt.',
  'parcel.scanned':
    'De vervoerder heeft dit pakket al, of het is ontvangen: het kan niet meer worden teruggeroepen.',
  'parcel.asked_back':
    'Voor iets in dit pakket is geld teruggevraagd of terugbetaald, daarom kan het niet worden teruggeroepen. Beantwoord die aanvraag, of spreek met de koper af wat er met het pakket gebeurt.',
  'carrier.not_found': 'Deze vervoerder kennen we niet.',
  'carrier.code_taken': 'Er is al een vervoerder met deze code.',
  'carrier.changed':
    'Iemand heeft deze vervoerder intussen gewijzigd. Bekijk hem alstublieft opnieuw.',
  'category.not_found': 'Deze categorie bestaat niet.',
  'category.changed':
    'Iemand heeft de categorieën intussen gewijzigd. Bekijk ze alstublieft opnieuw.',
  'category.key_taken': 'Een andere categorie heeft dit adres al. Kies een ander adres.',
  'category.below_itself':
    'Een categorie kan niet onder zichzelf staan, en niet onder wat eronder staat.',
  'category.too_deep': 'Categorieën zijn hoogstens drie niveaus diep. Kies een plaats hogerop.',
  'category.too_many': 'Er zijn al 100 categorieën; meer kan niet.',
  'category.has_below': 'Onder deze categorie staan nog andere. Verplaats die eerst of hef ze op.',
  'category.last': 'Er moet minstens één categorie blijven.',
  'category.energy_missing':
    'Artikelen die daar zonder energieklasse worden verkocht: {count}. Laat hun winkels die eerst invullen.',
  'attribute.not_found': 'Dit kenmerk bestaat niet.',
  'attribute.changed': 'Iemand heeft dit intussen gewijzigd. Bekijk het nog eens.',
  'attribute.key_taken':
    'Een ander kenmerk heeft deze sleutel al, of adressen gebruiken hem. Kies een andere.',
  'attribute.too_many': 'Er zijn al {most} kenmerken; meer kan niet.',
  'attribute.no_options': 'Een keuze heeft een optie nodig die gekozen kan worden.',
  'taxrate.begun': 'Die dag is daar al begonnen of begint zo. Kies een latere.',
  'taxrate.changed':
    'Iemand heeft de tarieven van dit land intussen gewijzigd. Bekijk ze alstublieft opnieuw.',
  'table.empty':
    'In deze tabel staat geen trackingnummer: bestelling, vervoerder en nummer staan in de eerste drie kolommen, vanaf de tweede regel.',
  'table.too_long': 'In één tabel passen hoogstens {most} pakketten. Maak er twee van.',
  'table.number':
    'Dit is geen trackingnummer. Heeft het rekenblad het afgerond, zet de kolom dan op tekst en typ het opnieuw.',
  'reverse.statutory':
    'Dit is een wettelijke herroeping: zij kan niet worden afgewezen en geen stuk ervan kan worden geweigerd.',
  'withdrawal.not_found':
    'Deze bevestiging wordt hier niet meer getoond. Ze staat in de mail naar het adres van de verklaring.',
  'withdrawal.lines': 'De bestelling is intussen veranderd. Bekijk de artikelen nog eens.',
  'import.not_found': 'Deze tabel is er niet.',
  'import.open':
    'Er staat al een artikeltabel open of die wordt nu verwerkt. Rond die eerst af of verwijder die.',
  'import.state': 'Dat kan met deze tabel niet meer.',
  'import.kind': 'Dit is geen CSV-tabel met koppen. Sla de tabel in uw spreadsheet op als CSV.',
  'import.too_large': 'Een tabel mag hoogstens {limit} MB groot zijn.',
  'import.empty': 'Deze tabel heeft geen rijen onder de koppen.',
  'import.too_long': 'Een tabel mag hoogstens {most} rijen hebben. Maak er twee van.',
  'import.broken':
    'Vanaf rij {row} is de tabel niet te lezen: een aanhalingsteken is niet gesloten of de rij is veel te lang.',
  'import.columns': 'Geef aan welke kolom het artikelnummer is en kies niets dubbel.',
  'import.not_all':
    '{count} rijen kunnen niet worden verwerkt, dus er is niets verwerkt. Verbeter ze of verwerk alleen de andere.',
  'import.too_many_at_once':
    'Als geheel kunnen hoogstens {most} rijen worden verwerkt. Verwerk de foutloze rijen of maak meer tabellen.',
  'price_change.not_found': 'Deze bulkwijziging is er niet.',
  'price_change.state': 'Dat kan met deze bulkwijziging niet meer.',
  'price_change.empty': 'Geen enkele prijs past bij uw keuze.',
  'price_change.too_many': 'Dit zijn meer dan {most} prijzen. Kies minder artikelen of landen.',
  'price_change.asked': '{count} prijzen moet u nog eens bekijken. Geef aan of ze zo bedoeld zijn.',
  'price_change.undo_over': 'Een bulkwijziging kan {days} dagen lang ongedaan worden gemaakt.',
  'guest.link': 'Deze link is niet meer geldig. Vraag een nieuwe aan.',
  'captcha.wrong': 'Dit zijn niet de tekens van de afbeelding. Probeer de nieuwe.',
  'captcha.old':
    'De afbeelding was ouder dan twee minuten. Er staat een nieuwe: typ de tekens daarvan.',
  'captcha.required': 'Typ ook de tekens van de afbeelding.',
  'code.wrong': 'Deze code is onjuist of niet meer geldig. Controleer hem of vraag een nieuwe aan.',
  'contact.taken': 'Dit e-mailadres of nummer hoort al bij een account.',
  'contact.none': 'Dit account heeft zo’n contact niet.',
  'contact.bound': 'Dit account heeft er al een. Wijzig die in plaats daarvan.',
  'contact.not_own': 'Dit is niet het contact van uw account.',
  'password.wrong': 'Dit is niet uw wachtwoord.',
  'auth.prove_again': 'Bevestig eerst dat u het bent.',
  'step.expired': 'Dit duurde te lang of is al gebruikt. Begin opnieuw.',
  ...dutchFactorRefusals,
  'person.not_found': 'Er is geen lid met dit adres of nummer.',
  'person.own': 'Dat moet iemand anders voor u doen.',
  'account.last_way_in':
    'Dit is het laatste contact of de laatste toegang tot uw account. Voeg eerst een andere toe.',
  'account.held': 'Het account kan nog niet worden verwijderd: er staat nog iets open.',
  'invitation.unknown': 'Niemand heeft deze uitnodigingscode.',
  'invitation.used': 'U hebt al aangegeven wie u heeft uitgenodigd.',
  'invitation.circle':
    'U kunt niet worden uitgenodigd door uzelf of door iemand die u hebt uitgenodigd.',
  'guest.member': 'Deze bestelling hoort bij een account. Log in.',
  'file.too_large': 'De afbeelding mag maximaal {limit} MB zijn',
  'file.kind': 'U kunt alleen afbeeldingen sturen: png, bmp, jpeg of gif.',
  'file.too_many':
    'U hebt veel afbeeldingen gestuurd die nog nergens bij horen. Maak af wat u schrijft of probeer het morgen opnieuw.',
  'model.too_large': 'Een 3D-model mag maximaal {limit} MB zijn.',
  'model.kind': 'Dit is geen 3D-model in GLB-formaat (glTF 2.0), of het bevat fouten.',
  'model.outside':
    'Het model verwijst naar bestanden erbuiten. Exporteer het als één GLB-bestand waar alles in zit.',
  'model.moving': 'Het model bevat een animatie of een skelet. Exporteer het als stilstaand model.',
  'model.texture':
    'Een textuur van het model is geen PNG-, JPEG- of WebP-afbeelding of heeft meer dan 25 megapixels.',
  'model.extension':
    'Het model gebruikt {name}, wat niet elke browser kan tonen. Exporteer het zonder deze extensie.',
  'model.triangles': 'Het model heeft {found} driehoeken; {most} zijn toegestaan.',
  'model.size':
    'Het model meet {model} (breedte × diepte × hoogte), maar de variant die er het dichtst bij komt {version}. Een model mag hoogstens een vijfde afwijken. Controleer de eenheid van de export: glTF rekent in meters.',
  'document.too_large': 'Een document mag maximaal {limit} MB groot zijn.',
  'document.kind': 'Kies een pdf-document.',
  'document.refused':
    'Dit document kunnen we niet aannemen: het bevat iets dat vanzelf wordt uitgevoerd. Sla het op als gewone pdf en upload het opnieuw.',
  'place.not_found': 'Deze plaats kennen we niet meer. Typ gewoon verder.',
  'comment.not_found': 'Deze beoordeling bestaat niet.',
  'comment.line_not_found': 'Dit artikel hoort niet bij de goederen die u hebt ontvangen.',
  'comment.order_state': 'Een artikel kan worden beoordeeld zodra de bestelling is afgerond.',
  'comment.already_written': 'U hebt dit artikel al beoordeeld.',
  'comment.already_answered': 'Deze beoordeling is al beantwoord.',
  'comment.answer_changed':
    'Iemand heeft dit antwoord intussen gecorrigeerd. Bekijk het alstublieft opnieuw.',
  'comment.own_shop':
    'U werkt voor deze winkel, en niemand beoordeelt artikelen van de eigen winkel.',
  'comment.own_voice':
    'De eigen beoordeling, of een over de eigen winkel, kan niet nuttig worden genoemd.',
  'comment.state': 'Deze beoordeling is veranderd; dat kan niet meer.',
  'reverse.not_found': 'Deze aanvraag bestaat niet.',
  'reverse.changed': 'Deze aanvraag is intussen gewijzigd. Bekijk haar opnieuw.',
  'reverse.state': 'De aanvraag is inmiddels verder; dit kan niet meer.',
  'reverse.not_eligible':
    'Voor deze artikelen kan niets worden aangevraagd, of niet meer in dit aantal.',
  'reverse.not_all':
    'Vóór bezorging wordt een bestelling geannuleerd met alles wat nog niet is verzonden. Bekijk de artikelen nog eens.',
  'reverse.too_many':
    'Over een van deze artikelen zijn al {most} aanvragen gedaan. Schrijf ons voor een volgende; we bekijken die samen met de winkel.',
  'reverse.type': 'Dit soort service is er niet voor deze bestelling.',
  'reverse.own_purchase': 'Over uw eigen aankoop moet iemand anders beslissen.',
  'reverse.versions':
    'Stuks van deze regel zijn geruild voor een andere uitvoering. Vraag hoogstens {most} van één uitvoering tegelijk aan.',
  'reverse.exchange_sku': 'Deze uitvoering kan niet worden geruild.',
  'reverse.exchange_sold_out': 'Wat in ruil zou komen, is uitverkocht.',
  'reverse.exchange_price':
    'De prijs is gewijzigd sinds deze pagina werd getoond: u krijgt nu {amount} terug.',
  'reverse.exchange_surcharge':
    'Dit kost meer dan u hebt betaald: er moet nu {amount} voor worden betaald. Controleer het en verzend het opnieuw.',
  'reverse.exchange_dearer':
    'Voor deze artikelen is een meerprijs betaald. Ze kunnen alleen voor dezelfde uitvoering worden geruild of voor een terugbetaling worden geretourneerd.',
  'reverse.exchange_twice':
    'Deze artikelen zijn al {most} keer geruild. U kunt ze nog wel terugsturen en uw geld terugkrijgen.',
  'reverse.inspection':
    'Geef van elk stuk aan wat u hebt vastgesteld; geweigerde stukken hebben een reden en een foto nodig, en wordt er niets geaccepteerd, dan wordt de hele retour geweigerd.',
  'reverse.loss':
    'Waardevermindering kan alleen bij een herroeping worden afgetrokken, met een reden en een foto, en hoogstens {most}.',
  'refund.unsent_whole':
    'Artikelen die niet zijn verzonden, kunnen alleen helemaal worden geannuleerd: vraag minstens {least} terug of laat ze weg.',
  'offer.over':
    'De tijd om op dit aanbod te reageren is voorbij. De winkel beantwoordt nu uw aanvraag.',
  'offer.too_much': 'Bied minder dan {asked} aan: dat zou al het geld zijn.',
  'offer.replaced': 'De winkel heeft intussen een ander voorstel gedaan. Bekijk het nieuwe.',
  'dispute.proofs_full': 'Meer kan er niet bij; wat er staat, wordt gelezen.',
  'dispute.part':
    'Geef minder dan {most} op, want dat is alles wat hier wordt gevraagd, en ten minste één stuk.',
  'refund.exceeds_available': 'Voor deze artikelen kan hoogstens {left} worden terugbetaald.',
  'merchant.frozen':
    'Uw winkel is bevroren: u kunt alles lezen, openstaande bestellingen verzenden en aanvragen van kopers beantwoorden, maar dit niet.',
  'merchant.cleared':
    'Uw winkel heeft Galleria verlaten: u kunt alles nog lezen, maar niets meer wijzigen.',
  'operator.not_found': 'Deze persoon werkt niet voor de marktplaats.',
  'operator.already': 'Deze persoon werkt al voor de marktplaats.',
  'operator.last_head':
    'De marktplaats houdt minstens één leidinggevende. Geef eerst iemand anders die rol.',
  'operator.role':
    'Uw rol bij de marktplaats omvat dit niet. Wie de marktplaats leidt, kan uw rol wijzigen.',
  'merchant.role':
    'Uw rol in deze winkel omvat dit niet. Een eigenaar van de winkel kan uw rol wijzigen.',
  'merchant.other_shop':
    'U bent in een ander venster naar een andere winkel gegaan. Laad deze pagina opnieuw.',
  'key.not_valid': 'Deze sleutel is niet geldig: hij is onbekend, ingetrokken of verlopen.',
  'key.scope': 'Deze sleutel is niet voor deze aanroep bedoeld.',
  'key.not_found': 'Deze sleutel bestaat niet in uw winkel.',
  'key.too_many': 'Een winkel kan hoogstens {most} geldige sleutels hebben. Trek er eerst een in.',
  'webhook.not_found': 'Deze webhook of dit bericht bestaat niet in uw winkel.',
  'webhook.too_many': 'Een winkel kan hoogstens {most} webhooks hebben.',
  'webhook.address': 'Vul een https-adres op een openbare host in.',
  'webhook.off': 'Deze webhook is uitgeschakeld.',
  'staff.not_found': 'Deze persoon werkt niet in uw winkel.',
  'staff.already': 'Iemand met dit adres werkt al in uw winkel.',
  'staff.last_owner': 'Een winkel houdt minstens één eigenaar. Maak eerst iemand anders eigenaar.',
  'staff.too_many':
    'Een winkel kan hoogstens {most} mensen hebben, openstaande uitnodigingen meegerekend.',
  'invitation.not_found': 'Deze uitnodiging is niet meer geldig. Vraag de winkel om een nieuwe.',
  'invitation.other_address':
    'Deze uitnodiging is naar een ander e-mailadres gestuurd. Log in met het account van dat adres.',
  'payment.card': 'Kies een betaalkaart.',
  'card.not_found': 'Deze kaart is er niet meer.',
  'card.unavailable': 'Kaarten kunnen hier op dit moment niet worden bewaard.',
  'card.too_many': 'Er passen niet meer kaarten bij. Verwijder er eerst een.',
  'matter.not_found': 'Deze zaak bestaat niet.',
  'matter.state': 'Deze zaak is veranderd; dit kan niet meer.',
  'matter.disputed':
    'De bank van de betaler behandelt deze betaling of heeft het geld al teruggegeven. Wacht op de beslissing, of betaal niets.',
  'matter.reference': 'De aanbieder heeft al een andere terugbetaling met deze referentie.',
  'matter.known': 'Dit geschil is al genoteerd.',
  'proposal.open': 'Er wacht al een voorstel op antwoord.',
  'proposal.over':
    'Dit voorstel is voorbij, of waar het om gaat is veranderd. Bekijk hoe het er nu voor staat.',
  'proposal.person':
    'Een tweede persoon moet akkoord gaan: niet wie het heeft voorgesteld, en iemand die deze rol een dag eerder al had.',
  'proposal.alone':
    'Niemand anders kan hier akkoord gaan. Laat de leiding op de pagina ‘Personen’ een tweede persoon in deze rol toevoegen; een dag later kunt u het voorstellen.',
  'application.not_found': 'Deze aanvraag bestaat niet.',
  'application.state': 'De aanvraag is al verder; dit kan niet meer.',
  'application.own': 'Iemand anders moet over uw eigen aanvraag beslissen.',
  'application.seller': 'U hebt hier al een winkel.',
  'seller.not_found': 'Deze verkoper bestaat niet.',
  'seller.state': 'De status van de verkoper is veranderd; dit kan niet meer.',
  'seller.own': 'Iemand anders moet over uw eigen winkel beslissen.',
}
