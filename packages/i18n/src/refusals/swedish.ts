import type { RefusalTexts } from './english.ts'
import { swedishFactorRefusals } from './swedish-factor.ts'

/** What the server refuses, in Swedish. */
export const swedishRefusals: RefusalTexts = {
  'request.malformed': 'Kontrollera de markerade fälten.',
  'request.origin': 'Den här förfrågan kom inte från våra egna sidor.',
  'request.too_large': 'Det är mer än vi kan ta emot på en gång.',
  'request.media_type': 'Vi kan inte läsa den här typen av innehåll.',
  'auth.signed_out': 'Logga in för att fortsätta.',
  'auth.role': 'Ditt konto har inte åtkomst till detta.',
  'auth.wrong_credentials': 'E-postadressen och lösenordet hör inte ihop.',
  'auth.second_factor':
    'Bekräfta det andra steget: med en passkey, koden från din app eller en återställningskod.',
  'auth.second_factor_owed':
    'Ställ först in en app eller en passkey som andra steg: din roll kräver det.',
  '429': 'För många försök. Vänta {wait}.',
  not_found: 'Här finns ingenting.',
  'service.busy': 'Det är många som handlar just nu. Försök igen om en liten stund.',
  'storage.full': 'Just nu finns det inte plats för filer. Inget laddades upp; försök igen senare.',
  'service.fault': 'Något gick fel hos oss. Ingenting har gått förlorat; försök igen.',
  'sku.not_found': 'Det här utförandet säljs inte längre.',
  'item.not_found': 'Den här varan finns inte längre hos oss.',
  'shop.not_found': 'Den butiken finns inte.',
  'article.not_found': 'Den sidan finns inte.',
  'page.changed': 'Någon annan har sparat detta under tiden. Titta på den senaste texten.',
  'page.not_filled': 'Fyll först i följande innan detta visas: {names}.',
  'cart.line_not_found': 'Varan ligger inte längre i din varukorg.',
  'cart.full': 'Din varukorg är full. Beställ eller ta bort något först.',
  'stock.exceeded': 'Bara {available} kvar i lager.',
  'reminder.no_address': 'Lägg först till en e-postadress i ditt konto.',
  'wish.not_needed': 'Det här utförandet går att köpa igen. Ladda om sidan.',
  'wish.too_many': 'Du väntar redan på {most} utföranden. Ta bort ett först.',
  'stock.held':
    'Beställningar håller {held} av dem. Färre kan inte finnas i lager: avbeställ först enheter i en beställning.',
  'stock.moved': 'Under tiden kom eller gick något: nu finns {onHand}. Räkna igen.',
  'stock.full': 'Det är mer än vad en variant kan ha i lager.',
  'price.changed_meanwhile': 'Någon annan har ändrat priserna. Titta på de nya.',
  'price.plan_over': 'De här priserna gäller redan eller har tagits tillbaka.',
  'price.refused': 'Kontrollera de markerade priserna.',
  'goods.state': 'Det går inte med de här varorna.',
  'item.save_not_found': 'Det här läget av varan sparas inte längre.',
  'item.changed': 'Någon annan har ändrat varan. Titta på den igen.',
  'item.refused': 'Kontrollera de markerade fälten.',
  'item.incomplete': 'Något saknas innan varan kan säljas.',
  'item.too_many': 'En butik kan ha högst {most} varor.',
  'dispute.own': 'Någon annan avgör om egna köp eller den egna butiken.',
  'item.own': 'Någon annan beslutar om din egen butiks varor.',
  'qty.step': 'Detta säljs i steg om {step}.',
  'address.not_found': 'Adressen finns inte längre i din adressbok.',
  'address.too_many': 'Din adressbok är full. Ändra eller ta bort en adress först.',
  'checkout.empty': 'Du har inte valt något att beställa.',
  'checkout.address_missing': 'Välj vart vi ska leverera.',
  'checkout.billing_incomplete':
    'Den här faktureringsadressen saknar något, till exempel skattenumret eller dess dokument. Komplettera den.',
  'checkout.quote_unknown': 'Den här kostnadsöversikten är inte längre aktuell. Titta på den nya.',
  'checkout.tax_changed':
    'Momssatsen har ändrats sedan du såg den här kostnadsöversikten. Titta på den nya.',
  'stock.sold_out': 'En vara har precis blivit slutsåld.',
  'presale.not_found': 'Det finns ingen sådan förhandsförsäljning.',
  'presale.over': 'Den här förhandsförsäljningen är över.',
  'sale.over': 'Blixterbjudandet är över.',
  'presale.alone':
    'Varor i förhandsförsäljning beställs för sig. Beställ de andra varorna separat.',
  'pointprice.changed': 'Någon annan har ändrat priset i poäng. Titta på det igen.',
  'set.not_found': 'Det finns inget sådant set.',
  'set.changed': 'Någon annan har ändrat setet. Titta på det igen.',
  'set.parts': 'En av artiklarna säljs inte längre. Ändra setet först.',
  'groupoffer.not_found': 'Det finns inget sådant grupperbjudande.',
  'groupoffer.over': 'Grupperbjudandet är över.',
  'groupbuy.alone':
    'Det som beställs i en grupp beställs för sig. Beställ de andra varorna separat.',
  'groupbuy.not_offered': 'Det går inte längre att starta en grupp av den här storleken.',
  'groupbuy.over': 'Den här gruppen är full eller så är dess tid ute. Du kan starta en ny.',
  'groupbuy.own': 'Du är redan med i den här gruppen. Bjud in någon annan med länken.',
  'campaign.name_taken': 'Det finns redan en kampanj med det namnet.',
  'campaign.currency': 'De här butikerna har olika valutor. Skapa en kampanj för varje valuta.',
  'campaign.window': 'En kampanj slutar efter att den har börjat, och senare än nu.',
  'campaign.prizes': 'En vinst är poäng, minst en, eller ingenting.',
  'campaign.budget': 'Det är mindre än vad ett presentkort är värt.',
  'campaign.amount': 'Beloppet har fler decimaler än valutan.',
  'campaign.not_found': 'Kampanjen finns inte.',
  'campaign.over': 'Kampanjen tar inte emot fler beställningar.',
  'prize.not_found': 'Dragningen finns inte.',
  'prize.over':
    'Vinsten kan inte längre dras: tiden är ute, eller så gick pengarna för beställningen tillbaka.',
  'gift_card.not_found': 'Presentkortet finns inte.',
  'gift_card.state':
    'Presentkortet kan inte användas: det finns inte än, har använts eller dragits tillbaka, eller har gått ut.',
  'set.not_offered': 'Det här setet erbjuds inte längre på det sättet.',
  'points.alone': 'Varor för poäng beställs för sig. Beställ de andra varorna separat.',
  'points.members': 'Poäng hör till ett konto: logga in för att beställa för poäng.',
  'points.short': 'Det kostar {needed} poäng, och du har {left}.',
  'price.changed': 'Ett pris har ändrats sedan du såg det.',
  'unpaid.orders':
    'Du har {most} obetalda beställningar, fler kan man inte ha samtidigt. Betala eller avbeställ en av dem och beställ sedan igen.',
  'unpaid.units':
    'Tillsammans med dina obetalda beställningar blir det fler än {most} varor. Betala eller avbeställ en av dem, eller beställ färre åt gången.',
  'unpaid.share':
    'Av en av de här varorna kan högst {most} stycken beställas innan de är betalda. Betala eller avbeställ dina obetalda beställningar, eller beställ färre.',
  'unpaid.network':
    'Det finns just nu många obetalda beställningar från din internetanslutning. Betala eller avbeställ dina, logga in eller försök igen om en halvtimme.',
  'coupon.tries': 'Du har provat för många koder. Försök igen om en timme eller beställ utan kod.',
  'coupon.unknown': 'Den här kupongen finns inte här.',
  'coupon.ended': 'Den här kupongen gäller inte just nu.',
  'coupon.goods':
    'Den här kupongen gäller varor från {from}, inte förhandsbeställningar, grupper, varor för poäng eller koder.',
  'coupon.used_up': 'Den här kupongen har använts så många gånger som det gick.',
  'coupon.used_by_you': 'Du har redan använt den här kupongen.',
  'promotion.not_found': 'Kampanjen finns inte.',
  'promotion.state': 'Det går inte längre med den här kampanjen.',
  'promotion.code_taken': 'Det finns redan en kupong med den koden.',
  'contract.not_found': 'Den beställningen finns inte.',
  'order.not_found': 'Den beställningen finns inte.',
  'order.other_country':
    'Adressen ligger i ett annat land. Skatt och leverans är annorlunda där, så gör en ny beställning.',
  'order.state': 'Beställningen har gått vidare; det här är inte längre möjligt.',
  'order.delay_day': 'Välj en dag efter den utlovade, tidigast i dag och inom {most} dagar.',
  'order.delay_words': 'Säg varför med egna ord.',
  'order.notes_full': 'Den här beställningen har redan så många anteckningar som får plats.',
  'reissue.lines':
    'Det är mer än vad som köptes av den, eller hör inte till den här beställningen.',
  'reissue.too_many':
    'För den här beställningen har något redan skickats utan kostnad {most} gånger. Ge köparen pengar tillbaka i stället.',
  'order.buyer_left':
    'Köparen har raderat sitt konto och läser inget mer. Det som skrevs tidigare är borta med det.',
  'order.messages_full': 'En beställning rymmer högst {most} meddelanden.',
  'payment.not_found': 'Den betalningen finns inte.',
  'payment.channel': 'Det här betalningssättet går inte att använda för beställningen.',
  'payment.already_paid': 'Beställningen är redan betald.',
  'payment.window_closed': 'Tiden för att betala beställningen har gått ut.',
  'payment.in_flight': 'Din bank behandlar fortfarande en betalning. Vänta på svaret.',
  'payment.unreachable':
    'Vi vet inte ännu om du har betalat: betalleverantören går inte att nå just nu. Vi tar reda på det, håller din beställning så länge och skriver till dig.',
  'payment.address':
    'Kontrollera leverans- och faktureringsadressen för beställningen innan du betalar så här.',
  'payment.provider':
    'Betalningen kunde inte startas. Försök igen eller välj ett annat betalningssätt.',
  'voucher.not_found':
    'Ingen av dina butiker har den här koden, eller inte med det här lösenordet. Skriv den som den står på värdebeviset.',
  'voucher.used': 'Koden har redan använts.',
  'voucher.expired': 'Koden har gått ut.',
  'voucher.returned': 'Pengarna för den här koden har begärts tillbaka. Den kan inte användas.',
  'service.not_offered': 'Butiken monterar inte dessa varor, eller inte längre.',
  'service.not_found': 'Ange först vad butikens leverans med montering heter.',
  'service.too_many': 'Fler än {most} priser går inte att spara.',
  'cover.not_offered': 'Det finns inget skydd för dessa varor.',
  'view.not_found': 'Den här vyn finns inte längre.',
  'view.name_taken': 'Du har redan en vy med det här namnet.',
  'view.too_many': 'Du kan spara högst {most} vyer. Ta bort en först.',
  'setting.not_found': 'Posten finns inte längre.',
  'setting.too_many': 'En butik kan ha högst {most} sådana.',
  'site.not_found': 'Det finns inget sådant utlämningsställe, eller så är det inte öppet längre.',
  'site.name_taken': 'Ett annat utlämningsställe i butiken heter redan så.',
  'site.too_many': 'En butik kan ha högst {most} utlämningsställen.',
  'verify_code.wrong':
    'Det här är inte koden för beställningen. Skriv den så som köparen visar den.',
  'parcel.not_found': 'Det paketet finns inte.',
  'parcel.number_taken': 'Spårningsnumret hör till ett annat paket.',
  'parcel.named':
    'Under tiden har spårningsnumret {number} angetts. Skicka formuläret igen för att ersätta det med detta.',
  'parcel.too_many': 'Det är mer än vad som återstår att skicka.',
  'parcel.unpaid':
    'Betalningslöftet har gått ut eller dragits tillbaka: det du skickar nu kan inte längre debiteras. Lämna inte in paketet utan avbeställ varorna; de kan beställas på nytt.',
  'parcel.received': 'Det här paketet är mottaget: dess nummer kan inte längre rättas.',
  'parcel.delivered':
    'Transportören har rapporterat paketet som levererat: dess nummer kan inte längre rättas. Om det inte nådde köparen, skriv till Galleria.',
  'parcel.corrected':
    'Någon har rättat numret under tiden. Titta på det som står där nu och spara ditt igen om det är det rätta.',
  'parcel.called_back':
    'Det här paketet har kallats tillbaka. Skicka innehållet på nytt med det nummer som gäller.',
  'parcel.scanned':
    'Transportören har redan paketet, eller så är det mottaget: det kan inte längre kallas tillbaka.',
  'parcel.asked_back':
    'Pengar har begärts eller betalats tillbaka för något i paketet, därför kan det inte kallas tillbaka. Svara på den begäran, eller kom överens med köparen om paketet.',
  'carrier.not_found': 'Vi känner inte till den transportören.',
  'carrier.code_taken': 'Det finns redan en transportör med den koden.',
  'carrier.changed': 'Någon har ändrat den här transportören under tiden. Titta på den igen.',
  'category.not_found': 'Det finns ingen sådan kategori.',
  'category.changed': 'Någon har ändrat kategorierna under tiden. Titta på dem igen.',
  'category.key_taken': 'En annan kategori har redan den här adressen. Välj en annan.',
  'category.below_itself':
    'En kategori kan inte stå under sig själv eller under det som står under den.',
  'category.too_deep': 'Kategorier har högst tre nivåer. Välj en plats längre upp.',
  'category.too_many': 'Det finns redan 100 kategorier; fler får inte plats.',
  'category.has_below': 'Det finns kategorier under den här. Flytta eller avveckla dem först.',
  'category.last': 'Minst en kategori måste finnas kvar.',
  'category.energy_missing':
    'Varor som säljs där utan energiklass: {count}. Deras butiker måste fylla i den först.',
  'attribute.not_found': 'Egenskapen finns inte.',
  'attribute.changed': 'Någon har ändrat detta under tiden. Titta på det igen.',
  'attribute.key_taken':
    'En annan egenskap har redan den här nyckeln, eller så används den i adresser. Välj en annan.',
  'attribute.too_many': 'Det finns redan {most} egenskaper; fler kan det inte bli.',
  'attribute.no_options': 'Ett val behöver ett alternativ som går att välja.',
  'taxrate.begun': 'Den dagen har redan börjat där eller börjar strax. Välj en senare.',
  'taxrate.changed': 'Någon har ändrat satserna för det här landet under tiden. Titta på dem igen.',
  'table.empty':
    'Det finns inget spårningsnummer i tabellen: beställning, transportör och nummer står i de tre första kolumnerna, från andra raden.',
  'table.too_long': 'Högst {most} paket får plats i en tabell. Dela den i två.',
  'table.number':
    'Det här är inget spårningsnummer. Om kalkylprogrammet har avrundat det, gör kolumnen till text och skriv det igen.',
  'reverse.statutory':
    'Detta är ett lagstadgat frånträdande: det kan inte avslås och ingen enhet kan nekas.',
  'withdrawal.not_found':
    'Bekräftelsen visas inte längre här. Den finns i mejlet till meddelandets adress.',
  'withdrawal.lines': 'Beställningen har ändrats under tiden. Titta på varorna igen.',
  'import.not_found': 'Den här tabellen finns inte.',
  'import.open':
    'En annan varutabell väntar eller håller på att läsas in. Slutför eller släng den först.',
  'import.state': 'Det går inte längre med den här tabellen.',
  'import.kind':
    'Det här är ingen CSV-tabell med rubriker. Spara den som CSV i ditt kalkylprogram.',
  'import.too_large': 'En tabell får vara högst {limit} MB.',
  'import.empty': 'Tabellen har inga rader under rubrikerna.',
  'import.too_long': 'En tabell får ha högst {most} rader. Dela upp den i två.',
  'import.broken':
    'Från rad {row} går tabellen inte att läsa: ett citattecken är inte stängt, eller så är raden alldeles för lång.',
  'import.columns': 'Ange vilken kolumn som är artikelnumret och välj inget två gånger.',
  'import.not_all':
    '{count} rader kan inte läsas in, så ingen lästes in. Rätta dem eller läs in de andra.',
  'import.too_many_at_once':
    'Högst {most} rader kan läsas in som helhet. Läs in de rader som går, eller dela upp tabellen.',
  'price_change.not_found': 'Den här massändringen finns inte.',
  'price_change.state': 'Det går inte längre med den här massändringen.',
  'price_change.empty': 'Inget pris passar det du har valt.',
  'price_change.too_many': 'Det är fler än {most} priser. Välj färre artiklar eller länder.',
  'price_change.asked': '{count} priser behöver ses över en gång till. Säg om de är avsedda.',
  'price_change.undo_over': 'En massändring kan ångras i {days} dagar.',
  'guest.link': 'Länken gäller inte längre. Be om en ny.',
  'captcha.wrong': 'Det är inte tecknen i bilden. Försök med den nya.',
  'captcha.old': 'Bilden var äldre än två minuter. Det finns en ny: skriv dess tecken.',
  'captcha.required': 'Skriv även tecknen i bilden.',
  'code.wrong': 'Koden är fel eller gäller inte längre. Kontrollera den eller begär en ny.',
  'contact.taken': 'Den här adressen eller det här numret hör redan till ett konto.',
  'contact.none': 'Kontot har ingen sådan kontakt.',
  'contact.bound': 'Kontot har redan en. Ändra den i stället.',
  'contact.not_own': 'Det är inte ditt kontos kontakt.',
  'password.wrong': 'Det är inte ditt lösenord.',
  'auth.prove_again': 'Bekräfta först att det är du.',
  'step.expired': 'Det tog för lång tid eller är redan använt. Börja om.',
  ...swedishFactorRefusals,
  'person.not_found': 'Det finns ingen medlem med den här adressen eller det här numret.',
  'person.own': 'Det måste någon annan göra åt dig.',
  'account.last_way_in':
    'Det är den sista kontakten eller den sista vägen in i ditt konto. Lägg till en annan först.',
  'account.held': 'Kontot kan inte raderas än: något är fortfarande öppet.',
  'invitation.unknown': 'Ingen har den här inbjudningskoden.',
  'invitation.used': 'Du har redan angett vem som bjöd in dig.',
  'invitation.circle': 'Du kan inte bjudas in av dig själv eller av någon du har bjudit in.',
  'guest.member': 'Beställningen hör till ett konto. Logga in.',
  'file.too_large': 'Bilden får vara högst {limit} MB',
  'file.kind': 'Välj en bild i formatet PNG, BMP, JPEG eller GIF.',
  'file.too_many':
    'Du har skickat många bilder som ännu inte hör till något. Gör klart det du skriver eller försök igen i morgon.',
  'model.too_large': 'En 3D-modell får vara högst {limit} MB.',
  'model.kind': 'Det här är ingen 3D-modell i GLB-format (glTF 2.0), eller så innehåller den fel.',
  'model.outside':
    'Modellen hänvisar till filer utanför sig själv. Exportera den som en enda GLB-fil som innehåller allt.',
  'model.moving':
    'Modellen innehåller en animation eller ett skelett. Exportera den som en stillastående modell.',
  'model.texture':
    'En textur i modellen är ingen PNG-, JPEG- eller WebP-bild eller har fler än 25 megapixel.',
  'model.extension':
    'Modellen använder {name}, som inte alla webbläsare kan visa. Exportera den utan det tillägget.',
  'model.triangles': 'Modellen har {found} trianglar; högst {most} är tillåtna.',
  'model.size':
    'Modellen mäter {model} (bredd × djup × höjd), men den variant som ligger närmast mäter {version}. En modell får avvika med högst en femtedel. Kontrollera exportens enhet: glTF räknar i meter.',
  'document.too_large': 'Ett dokument får vara högst {limit} MB.',
  'document.kind': 'Endast PDF-dokument kan skickas.',
  'document.refused':
    'Vi kan inte ta emot dokumentet: det innehåller något som körs av sig självt. Spara det som en vanlig PDF och skicka det igen.',
  'place.not_found': 'Vi känner inte längre till platsen. Skriv vidare.',
  'comment.not_found': 'Det finns ingen sådan recension.',
  'comment.line_not_found': 'Den här varan finns inte bland dem du har fått.',
  'comment.order_state': 'En vara kan recenseras när beställningen är slutförd.',
  'comment.already_written': 'Du har redan recenserat den här varan.',
  'comment.already_answered': 'Den här recensionen är redan besvarad.',
  'comment.answer_changed': 'Någon har rättat det här svaret under tiden. Titta på det igen.',
  'comment.own_shop':
    'Du arbetar för den här butiken, och ingen recenserar varor från sin egen butik.',
  'comment.own_voice':
    'Den egna recensionen, eller en av den egna butiken, kan inte kallas hjälpsam.',
  'comment.state': 'Recensionen har ändrats; det går inte längre.',
  'reverse.not_found': 'Den här ansökan finns inte.',
  'reverse.changed': 'Den här ansökan har ändrats under tiden. Titta på den igen.',
  'reverse.state': 'Ansökan har gått vidare; det här är inte längre möjligt.',
  'reverse.not_eligible': 'De här varorna kan inte reklameras, eller inte längre i det antalet.',
  'reverse.not_all':
    'Före leverans avbeställs en beställning med allt som inte har skickats. Titta på varorna igen.',
  'reverse.too_many':
    'Vi har redan fått {most} ansökningar om en av dessa varor. Skriv till oss om du vill skicka en till, så tittar vi på det tillsammans med butiken.',
  'reverse.type': 'Den sortens ansökan finns inte för den här beställningen.',
  'reverse.own_purchase': 'Någon annan måste besluta om ditt eget köp.',
  'reverse.versions':
    'Varor på den här raden har bytts mot ett annat utförande. Begär högst {most} av ett utförande åt gången.',
  'reverse.exchange_sku': 'Det här utförandet kan inte väljas som ersättningsvara.',
  'reverse.exchange_sold_out': 'Det som skulle komma i utbyte är slutsålt.',
  'reverse.exchange_price': 'Priset har ändrats sedan sidan visades: nu betalas {amount} tillbaka.',
  'reverse.exchange_surcharge':
    'Detta kostar mer än du betalade: nu ska {amount} betalas för det. Kontrollera och skicka igen.',
  'reverse.exchange_dearer':
    'För de här varorna har en prisskillnad betalats. De kan bara bytas mot samma utförande eller returneras för återbetalning.',
  'reverse.exchange_twice':
    'De här varorna har redan bytts {most} gånger. Du kan fortfarande skicka tillbaka dem och få pengarna tillbaka.',
  'reverse.inspection':
    'Ange vad du fann för varje vara; avvisade varor behöver skäl och foto, och godtas inget avvisas hela returen.',
  'reverse.loss':
    'Värdeminskning kan bara dras av vid ett lagstadgat frånträdande, med skäl och foto, och med högst {most}.',
  'refund.unsent_whole':
    'Varor som inte har skickats kan bara avbeställas helt: begär minst {least} eller ta bort dem.',
  'offer.over':
    'Tiden för att svara på erbjudandet har gått ut. Nu svarar butiken på det du bad om.',
  'offer.too_much': 'Erbjud mindre än {asked}: det vore alla pengarna.',
  'offer.replaced': 'Butiken har lämnat ett annat erbjudande sedan dess. Titta på det nya.',
  'dispute.proofs_full': 'Mer kan inte läggas till; det som finns kommer att läsas.',
  'dispute.part': 'Ange mindre än {most}, som är allt som begärs här, och minst en enhet.',
  'refund.exceeds_available': 'För de här varorna kan högst {left} betalas tillbaka.',
  'merchant.frozen':
    'Din butik är fryst: du kan läsa allt, skicka öppna beställningar och svara på köparnas ansökningar, men inte göra detta.',
  'merchant.cleared':
    'Din butik har lämnat Galleria: du kan fortfarande läsa allt men inte längre ändra något.',
  'operator.not_found': 'Den här personen arbetar inte för Galleria.',
  'operator.already': 'Den här personen arbetar redan för Galleria.',
  'operator.last_head': 'Galleria har alltid minst en ansvarig. Ge först någon annan den rollen.',
  'operator.role':
    'Din roll hos Galleria omfattar inte det här. Den som leder det kan ändra din roll.',
  'merchant.role':
    'Din roll i den här butiken omfattar inte detta. En ägare av butiken kan ändra din roll.',
  'merchant.other_shop':
    'Du har bytt till en annan av dina butiker i ett annat fönster. Ladda om sidan.',
  'key.not_valid': 'Nyckeln gäller inte: den är okänd, återkallad eller har gått ut.',
  'key.scope': 'Nyckeln omfattar inte det här anropet.',
  'key.not_found': 'Din butik har ingen sådan nyckel.',
  'key.too_many': 'En butik kan ha högst {most} giltiga nycklar. Återkalla en först.',
  'webhook.not_found': 'Din butik har ingen sådan webhook eller inget sådant meddelande.',
  'webhook.too_many': 'En butik kan ha högst {most} webhookar.',
  'webhook.address': 'Ange en https-adress på en offentlig värd.',
  'webhook.off': 'Webhooken är avstängd.',
  'staff.not_found': 'Den här personen arbetar inte i din butik.',
  'staff.already': 'Någon med den här adressen arbetar redan i din butik.',
  'staff.last_owner': 'En butik har alltid minst en ägare. Gör först någon annan till ägare.',
  'staff.too_many': 'En butik kan ha högst {most} personer, öppna inbjudningar medräknade.',
  'invitation.not_found': 'Inbjudan gäller inte längre. Be butiken om en ny.',
  'invitation.other_address':
    'Inbjudan skickades till en annan e-postadress. Logga in med kontot för den adressen.',
  'payment.card': 'Välj ett betalkort.',
  'card.not_found': 'Det här kortet finns inte längre.',
  'card.unavailable': 'Just nu går det inte att spara kort här.',
  'card.too_many': 'Det får inte plats fler kort. Ta bort ett först.',
  'matter.not_found': 'Det ärendet finns inte.',
  'matter.state': 'Ärendet har ändrats; det här går inte längre.',
  'matter.disputed':
    'Betalarens bank behandlar den här betalningen eller har redan lämnat tillbaka pengarna. Vänta på beslutet, eller betala inget.',
  'matter.reference': 'Leverantören har redan en annan återbetalning med den här referensen.',
  'matter.known': 'Den här tvisten är redan noterad.',
  'proposal.open': 'Ett förslag väntar redan på svar.',
  'proposal.over': 'Det här förslaget är över, eller så har ärendet ändrats. Se hur det ser ut nu.',
  'proposal.person':
    'En andra person måste godkänna: inte den som föreslog det, och någon som hade den här rollen redan dagen innan.',
  'proposal.alone':
    'Ingen annan här kan godkänna. Be ledningen lägga till en andra person i den här rollen på sidan ”Personer”; en dag senare kan du föreslå det.',
  'application.not_found': 'Den ansökan finns inte.',
  'application.state': 'Ansökan har gått vidare; det här går inte längre.',
  'application.own': 'Någon annan måste besluta om din egen ansökan.',
  'application.seller': 'Du har redan en butik här.',
  'seller.not_found': 'Den säljaren finns inte.',
  'seller.state': 'Säljarens status har ändrats; det här går inte längre.',
  'seller.own': 'Någon annan måste besluta om din egen butik.',
}
