import type { RefusalTexts } from './english.ts'
import { germanExchangeRefusals } from './german-exchange.ts'
import { germanFactorRefusals } from './german-factor.ts'
import { germanModelRefusals } from './german-model.ts'

/** What the server refuses, in German. */
export const germanRefusals: RefusalTexts = {
  'request.malformed': 'Bitte prüfen Sie die markierten Felder.',
  'request.origin': 'Diese Anfrage kam nicht von unseren eigenen Seiten.',
  'request.too_large': 'Das ist zu viel auf einmal.',
  'request.media_type': 'Dieses Format wird nicht unterstützt.',
  'auth.signed_out': 'Bitte melden Sie sich an.',
  'auth.role': 'Ihr Konto hat hierauf keinen Zugriff.',
  'auth.wrong_credentials': 'E-Mail-Adresse und Passwort passen nicht zusammen.',
  'auth.second_factor':
    'Bitte bestätigen Sie den zweiten Schritt: mit einem Passkey, dem Code aus Ihrer App oder einem Wiederherstellungscode.',
  'auth.second_factor_owed':
    'Richten Sie zuerst eine App oder einen Passkey als zweiten Schritt ein: Ihre Rolle verlangt es.',
  '429': 'Zu viele Versuche. Bitte warten Sie {wait}.',
  not_found: 'Das konnten wir nicht finden.',
  'service.busy': 'Bei uns ist gerade sehr viel los. Bitte versuchen Sie es gleich noch einmal.',
  'storage.full':
    'Im Moment ist kein Platz für Dateien. Es wurde nichts hochgeladen; bitte versuchen Sie es später noch einmal.',
  'service.fault':
    'Bei uns ist etwas schiefgegangen. Es ist nichts verloren; bitte versuchen Sie es noch einmal.',
  'sku.not_found': 'Diese Ausführung wird nicht mehr verkauft.',
  'item.not_found': 'Dieser Artikel wird auf Galleria nicht mehr verkauft.',
  'shop.not_found': 'Diesen Shop gibt es nicht.',
  'article.not_found': 'Diese Seite gibt es nicht.',
  'page.changed':
    'Das hat inzwischen jemand anderes gespeichert. Bitte sehen Sie sich den neuesten Text an.',
  'page.not_filled': 'Bevor das gezeigt wird, füllen Sie bitte noch aus: {names}.',
  'cart.line_not_found': 'Dieser Artikel liegt nicht mehr in Ihrem Warenkorb.',
  'cart.full': 'Ihr Warenkorb ist voll. Bitte bestellen oder entfernen Sie zuerst etwas.',
  'stock.exceeded': 'Nur noch {available} verfügbar.',
  'reminder.no_address': 'Bitte hinterlegen Sie zuerst eine E-Mail-Adresse in Ihrem Konto.',
  'wish.not_needed': 'Diese Ausführung ist wieder erhältlich. Bitte laden Sie die Seite neu.',
  'wish.too_many': 'Sie warten schon auf {most} Ausführungen. Bitte nehmen Sie zuerst eine zurück.',
  'stock.held':
    'Bestellungen halten davon {held}. Weniger kann nicht im Haus sein: Stornieren Sie zuerst Stücke einer Bestellung.',
  'stock.moved':
    'Inzwischen kam oder ging etwas: Jetzt sind {onHand} vorhanden. Bitte zählen Sie noch einmal.',
  'stock.full': 'Das ist mehr, als eine Ausführung auf Lager haben kann.',
  'price.changed_meanwhile':
    'Jemand anders hat diese Preise geändert. Bitte sehen Sie sich die neuen an.',
  'price.plan_over': 'Diese Preise gelten schon oder wurden zurückgenommen.',
  'price.refused': 'Bitte prüfen Sie die markierten Preise.',
  'goods.state': 'Das geht mit dieser Ware nicht.',
  'item.save_not_found': 'Dieser Stand des Artikels wird nicht mehr aufbewahrt.',
  'item.changed': 'Jemand anderes hat diesen Artikel geändert. Bitte sehen Sie ihn noch einmal an.',
  'item.refused': 'Bitte prüfen Sie die markierten Felder.',
  'item.incomplete': 'Bevor dieser Artikel verkauft werden kann, fehlt noch etwas.',
  'item.too_many': 'Ein Shop kann höchstens {most} Artikel haben.',
  'dispute.own': 'Über eigene Käufe oder den eigenen Shop entscheidet jemand anderes.',
  'item.own': 'Über Artikel Ihres eigenen Shops entscheidet jemand anderes.',
  'qty.step': 'Das wird in Schritten von {step} verkauft.',
  'address.not_found': 'Diese Adresse steht nicht mehr in Ihrem Adressbuch.',
  'address.too_many':
    'Ihr Adressbuch ist voll. Bitte ändern oder entfernen Sie zuerst eine Adresse.',
  'checkout.empty': 'Es ist nichts zum Bestellen ausgewählt.',
  'checkout.address_missing': 'Bitte wählen Sie aus, wohin wir liefern sollen.',
  'checkout.billing_incomplete':
    'Diese Rechnungsadresse ist unvollständig: Vielleicht fehlt die Steuernummer oder ihr Dokument. Bitte ergänzen Sie sie.',
  'checkout.quote_unknown':
    'Diese Kostenübersicht ist nicht mehr aktuell. Bitte sehen Sie sich die neue an.',
  'checkout.tax_changed':
    'Der Steuersatz hat sich geändert, seit Sie diese Kostenübersicht gesehen haben. Bitte sehen Sie sich die neue an.',
  'stock.sold_out': 'Ein Artikel ist gerade ausverkauft worden.',
  'presale.not_found': 'Diesen Vorverkauf gibt es nicht.',
  'presale.over': 'Dieser Vorverkauf ist vorbei.',
  'sale.over': 'Dieses Blitzangebot ist vorbei.',
  'presale.alone':
    'Artikel aus einem Vorverkauf werden für sich bestellt. Bitte bestellen Sie die übrigen Artikel getrennt.',
  'pointprice.changed':
    'Jemand anders hat diesen Punktepreis geändert. Bitte sehen Sie ihn sich noch einmal an.',
  'set.not_found': 'Dieses Set gibt es nicht.',
  'set.changed': 'Jemand anders hat dieses Set geändert. Bitte sehen Sie es sich noch einmal an.',
  'set.parts': 'Einer seiner Artikel wird nicht mehr verkauft. Bitte ändern Sie zuerst das Set.',
  'groupoffer.not_found': 'Dieses Gruppenangebot gibt es nicht.',
  'groupoffer.over': 'Dieses Gruppenangebot ist vorbei.',
  'groupbuy.alone':
    'Gruppenbestellungen werden für sich aufgegeben. Bitte bestellen Sie die übrigen Artikel getrennt.',
  'groupbuy.not_offered': 'Eine Gruppe dieser Größe lässt sich nicht mehr starten.',
  'groupbuy.over': 'Diese Gruppe ist voll oder geschlossen. Sie können eine neue starten.',
  'groupbuy.own': 'Sie sind schon in dieser Gruppe. Laden Sie mit dem Link jemand anderen ein.',
  'campaign.name_taken': 'Eine Aktion mit diesem Namen gibt es schon.',
  'campaign.currency':
    'Diese Shopseiten haben verschiedene Währungen. Bitte legen Sie für jede eine eigene Aktion an.',
  'campaign.window': 'Eine Aktion endet, nachdem sie begonnen hat, und später als jetzt.',
  'campaign.prizes': 'Ein Gewinn sind Punkte, mindestens einer, oder nichts.',
  'campaign.budget': 'Das ist weniger, als eine Geschenkkarte wert ist.',
  'campaign.amount': 'Dieser Betrag hat mehr Nachkommastellen als seine Währung.',
  'campaign.not_found': 'Diese Aktion gibt es nicht.',
  'campaign.over': 'Diese Aktion nimmt keine Bestellungen mehr an.',
  'prize.not_found': 'Diese Verlosung gibt es nicht.',
  'prize.over':
    'Dieser Preis kann nicht mehr gezogen werden: Die Ziehung ist beendet, oder die Bestellung wurde erstattet.',
  'gift_card.not_found': 'Diese Geschenkkarte gibt es nicht.',
  'gift_card.state':
    'Diese Geschenkkarte kann nicht verwendet werden: Sie ist noch nicht bereit, wurde eingelöst oder zurückgezogen oder ist abgelaufen.',
  'set.not_offered': 'Dieses Set wird so nicht mehr angeboten.',
  'points.alone':
    'Artikel für Punkte werden für sich bestellt. Bitte bestellen Sie die übrigen Artikel getrennt.',
  'points.members':
    'Punkte gehören zu einem Konto: Bitte melden Sie sich an, um für Punkte zu bestellen.',
  'points.short': 'Dafür sind {needed} Punkte nötig, und Sie haben {left}.',
  'price.changed': 'Ein Preis hat sich geändert, seit Sie ihn gesehen haben.',
  'unpaid.orders':
    'Sie haben {most} unbezahlte Bestellungen, mehr sind gleichzeitig nicht möglich. Bitte bezahlen oder stornieren Sie eine davon und bestellen Sie dann erneut.',
  'unpaid.units':
    'Zusammen mit Ihren unbezahlten Bestellungen wären das mehr als {most} Stück. Bitte bezahlen oder stornieren Sie eine davon, oder bestellen Sie weniger auf einmal.',
  'unpaid.share':
    'Von einem dieser Artikel können höchstens {most} Stück bestellt werden, bevor sie bezahlt sind. Bitte bezahlen oder stornieren Sie Ihre unbezahlten Bestellungen, oder bestellen Sie weniger.',
  'unpaid.network':
    'Von Ihrem Internetanschluss gibt es im Moment viele unbezahlte Bestellungen. Bitte bezahlen oder stornieren Sie Ihre, melden Sie sich an, oder versuchen Sie es in einer halben Stunde erneut.',
  'coupon.tries':
    'Sie haben zu viele Codes versucht. Versuchen Sie es in einer Stunde wieder oder bestellen Sie ohne Code.',
  'coupon.unknown': 'Diesen Gutschein gibt es hier nicht.',
  'coupon.ended': 'Dieser Gutschein gilt zurzeit nicht.',
  'coupon.goods':
    'Dieser Gutschein gilt für Ware ab {from}, nicht für Vorbestellungen, Gruppenkäufe, Ware für Punkte oder Codes.',
  'coupon.used_up': 'Dieser Gutschein wurde so oft eingelöst, wie es möglich war.',
  'coupon.used_by_you': 'Sie haben diesen Gutschein schon eingelöst.',
  'promotion.not_found': 'Diese Aktion gibt es nicht.',
  'promotion.state': 'Das geht mit dieser Aktion nicht mehr.',
  'promotion.code_taken': 'Einen Gutschein mit diesem Code gibt es schon.',
  'contract.not_found': 'Diese Bestellung gibt es nicht.',
  'order.not_found': 'Diese Bestellung gibt es nicht.',
  'order.other_country':
    'Diese Adresse liegt in einem anderen Land, in dem Steuer und Lieferung anders sind. Bitte geben Sie dafür eine neue Bestellung auf.',
  'order.state': 'Der Stand der Bestellung hat sich geändert; das ist nicht mehr möglich.',
  'order.delay_day':
    'Bitte wählen Sie einen Tag nach dem zugesagten, frühestens heute und innerhalb von {most} Tagen.',
  'order.delay_words': 'Bitte sagen Sie mit eigenen Worten, warum.',
  'order.notes_full': 'Zu dieser Bestellung gibt es schon so viele Notizen, wie möglich sind.',
  'reissue.lines': 'Das ist mehr, als davon gekauft wurde, oder gehört nicht zu dieser Bestellung.',
  'reissue.too_many':
    'Zu dieser Bestellung wurde schon {most}-mal etwas kostenlos geschickt. Bitte erstatten Sie stattdessen Geld.',
  'order.buyer_left':
    'Der Käufer hat sein Konto gelöscht und liest nichts mehr. Was vorher geschrieben wurde, ist mit dem Konto gelöscht.',
  'order.messages_full': 'An einer Bestellung stehen höchstens {most} Nachrichten.',
  'payment.not_found': 'Diese Zahlung gibt es nicht.',
  'payment.channel': 'Diese Zahlungsart steht für diese Bestellung nicht zur Verfügung.',
  'payment.already_paid': 'Diese Bestellung ist bereits bezahlt.',
  'payment.window_closed': 'Die Zahlungsfrist für diese Bestellung ist abgelaufen.',
  'payment.in_flight':
    'Ihre Bank entscheidet noch über eine Zahlung. Bitte warten Sie die Antwort ab.',
  'payment.unreachable':
    'Wir wissen noch nicht, ob Sie bezahlt haben: Der Zahlungsanbieter ist zurzeit nicht erreichbar. Wir klären das, reservieren Ihre Bestellung so lange und schreiben Ihnen.',
  'payment.address':
    'Bitte prüfen Sie Liefer- und Rechnungsadresse dieser Bestellung, bevor Sie so bezahlen.',
  'payment.provider':
    'Die Zahlung konnte nicht gestartet werden. Bitte versuchen Sie es noch einmal oder wählen Sie eine andere Zahlungsart.',
  'voucher.not_found':
    'Keiner Ihrer Shops hat diesen Code, oder nicht mit diesem Passwort. Bitte geben Sie ihn so ein, wie er auf dem Gutschein steht.',
  'voucher.used': 'Dieser Code wurde schon eingelöst.',
  'voucher.expired': 'Dieser Code ist abgelaufen.',
  'voucher.returned':
    'Der Käufer hat die Erstattung dieses Codes beantragt. Er kann nicht eingelöst werden.',
  'service.not_offered': 'Der Shop baut diese Ware nicht oder nicht mehr auf.',
  'service.not_found': 'Geben Sie zuerst an, wie die Lieferung mit Aufbau des Shops heißt.',
  'service.too_many': 'Mehr als {most} Preise sind nicht möglich.',
  'cover.not_offered': 'Für diese Ware gibt es keinen Schutz.',
  'view.not_found': 'Diese Ansicht gibt es nicht mehr.',
  'view.name_taken': 'Sie haben schon eine Ansicht mit diesem Namen.',
  'view.too_many':
    'Sie können höchstens {most} Ansichten behalten. Bitte entfernen Sie zuerst eine.',
  'setting.not_found': 'Diesen Eintrag gibt es nicht mehr.',
  'setting.too_many': 'Ein Shop kann höchstens {most} davon haben.',
  'site.not_found': 'Diesen Abholort gibt es nicht, oder er ist geschlossen.',
  'site.name_taken': 'Ein anderer Abholort dieses Shops heißt schon so.',
  'site.too_many': 'Ein Shop kann höchstens {most} Abholorte haben.',
  'verify_code.wrong':
    'Das ist nicht der Code dieser Bestellung. Bitte geben Sie ihn so ein, wie er gezeigt wird.',
  'parcel.not_found': 'Dieses Paket gibt es nicht.',
  'parcel.number_taken': 'Diese Sendungsnummer gehört zu einem anderen Paket.',
  'parcel.named':
    'Inzwischen wurde die Sendungsnummer {number} angegeben. Senden Sie das Formular noch einmal ab, um sie durch diese zu ersetzen.',
  'parcel.too_many': 'Das ist mehr, als noch zu versenden ist.',
  'parcel.unpaid':
    'Die Zahlungszusage des Käufers ist abgelaufen oder wurde aufgehoben: Was Sie jetzt versenden, kann nicht mehr abgebucht werden. Bitte übergeben Sie das Paket nicht, sondern stornieren Sie diese Artikel; der Käufer kann neu bestellen.',
  'parcel.received': 'Dieses Paket ist angekommen: Seine Nummer kann nicht mehr berichtigt werden.',
  'parcel.delivered':
    'Der Paketdienst hat dieses Paket als zugestellt gemeldet: Seine Nummer kann nicht mehr berichtigt werden. Hat es den Käufer nicht erreicht, schreiben Sie an Galleria.',
  'parcel.corrected':
    'Diese Nummer wurde inzwischen von jemandem berichtigt. Sehen Sie sich die jetzige an und speichern Sie Ihre noch einmal, wenn sie die richtige ist.',
  'parcel.called_back':
    'Dieses Paket wurde zurückgerufen. Versenden Sie den Inhalt neu, mit der gültigen Nummer.',
  'parcel.scanned':
    'Der Paketdienst hat dieses Paket schon, oder es ist angekommen: Es kann nicht mehr zurückgerufen werden.',
  'parcel.asked_back':
    'Für etwas in diesem Paket wurde eine Erstattung beantragt oder geleistet, deshalb kann es nicht zurückgerufen werden. Beantworten Sie den Antrag, oder klären Sie mit dem Käufer, was aus dem Paket wird.',
  'carrier.not_found': 'Diesen Paketdienst kennen wir nicht.',
  'carrier.code_taken': 'Einen Paketdienst mit diesem Code gibt es schon.',
  'carrier.changed':
    'Diesen Paketdienst hat inzwischen jemand geändert. Bitte sehen Sie ihn noch einmal an.',
  'category.not_found': 'Diese Kategorie gibt es nicht.',
  'category.changed':
    'Die Kategorien hat inzwischen jemand geändert. Bitte sehen Sie sie noch einmal an.',
  'category.key_taken':
    'Diese Adresse hat schon eine andere Kategorie. Bitte wählen Sie eine andere.',
  'category.below_itself':
    'Eine Kategorie kann nicht unter sich selbst stehen und nicht unter dem, was unter ihr steht.',
  'category.too_deep':
    'Kategorien stehen höchstens drei Stufen tief. Bitte wählen Sie einen Platz weiter oben.',
  'category.too_many': 'Es gibt schon 100 Kategorien; mehr sind nicht möglich.',
  'category.has_below':
    'Unter dieser Kategorie stehen noch andere. Bitte verschieben Sie diese zuerst oder lösen Sie sie auf.',
  'category.last': 'Mindestens eine Kategorie bleibt.',
  'category.energy_missing':
    'Artikel, die dort ohne Energieklasse verkauft werden: {count}. Deren Shops müssen sie zuerst eintragen.',
  'attribute.not_found': 'Dieses Merkmal gibt es nicht.',
  'attribute.changed':
    'Jemand hat das inzwischen geändert. Bitte sehen Sie es sich noch einmal an.',
  'attribute.key_taken':
    'Diesen Schlüssel hat schon ein anderes Merkmal, oder Adressen verwenden ihn. Bitte wählen Sie einen anderen.',
  'attribute.too_many': 'Es gibt schon {most} Merkmale; mehr können es nicht sein.',
  'attribute.no_options': 'Eine Auswahl braucht eine Option, die gewählt werden kann.',
  'taxrate.begun':
    'Dieser Tag hat dort schon begonnen oder beginnt gleich. Bitte wählen Sie einen späteren.',
  'taxrate.changed':
    'Die Sätze dieses Landes hat inzwischen jemand geändert. Bitte sehen Sie sie noch einmal an.',
  'table.empty':
    'In dieser Tabelle steht keine Sendungsnummer: Bitte schreiben Sie Bestellung, Paketdienst und Nummer in die ersten drei Spalten, ab der zweiten Zeile.',
  'table.too_long': 'In eine Tabelle passen höchstens {most} Pakete. Bitte teilen Sie sie.',
  'table.number':
    'Das ist keine Sendungsnummer. Hat die Tabellenkalkulation sie gerundet, stellen Sie die Spalte auf Text und geben Sie sie noch einmal ein.',
  'reverse.statutory':
    'Das ist ein gesetzlicher Widerruf: Er kann nicht abgelehnt und kein Stück davon zurückgewiesen werden.',
  'withdrawal.not_found':
    'Diese Bestätigung wird hier nicht mehr gezeigt. Sie finden sie in der E-Mail, die wir Ihnen gesendet haben.',
  'withdrawal.lines':
    'Die Bestellung hat sich inzwischen geändert. Bitte prüfen Sie die Artikel noch einmal.',
  'import.not_found': 'Diese Tabelle gibt es nicht.',
  'import.open':
    'Eine andere Warentabelle wartet oder wird gerade übernommen. Bitte schließen Sie diese zuerst ab oder verwerfen Sie sie.',
  'import.state': 'Das ist mit dieser Tabelle nicht mehr möglich.',
  'import.kind':
    'Das ist keine CSV-Tabelle mit Überschriften. Bitte speichern Sie sie in Ihrer Tabellenkalkulation als CSV.',
  'import.too_large': 'Eine Tabelle darf höchstens {limit} MB groß sein.',
  'import.empty': 'Diese Tabelle hat unter den Überschriften keine Zeilen.',
  'import.too_long': 'Eine Tabelle darf höchstens {most} Zeilen haben. Bitte teilen Sie sie.',
  'import.broken':
    'Ab Zeile {row} ist die Tabelle nicht lesbar: Ein Anführungszeichen ist nicht geschlossen, oder die Zeile ist viel zu lang.',
  'import.columns':
    'Bitte geben Sie an, welche Spalte die Artikelnummer ist, und wählen Sie nichts doppelt.',
  'import.not_all':
    '{count} Zeilen können nicht übernommen werden, deshalb wurde keine übernommen. Bitte korrigieren Sie diese oder übernehmen Sie die anderen.',
  'import.too_many_at_once':
    'Als Ganzes können höchstens {most} Zeilen übernommen werden. Bitte übernehmen Sie die fehlerfreien Zeilen oder teilen Sie die Tabelle auf.',
  'price_change.not_found': 'Diese Sammeländerung gibt es nicht.',
  'price_change.state': 'Das geht mit dieser Sammeländerung nicht mehr.',
  'price_change.empty': 'Kein Preis passt zu Ihrer Auswahl.',
  'price_change.too_many':
    'Das sind mehr als {most} Preise. Bitte wählen Sie weniger Artikel oder Länder.',
  'price_change.asked':
    '{count} Preise sind zweimal anzusehen. Bitte sagen Sie, ob sie so gemeint sind.',
  'price_change.undo_over': 'Eine Sammeländerung lässt sich {days} Tage lang zurücknehmen.',
  'guest.link': 'Dieser Link ist nicht mehr gültig. Bitte fordern Sie einen neuen an.',
  'captcha.wrong': 'Das sind nicht die Zeichen aus dem Bild. Bitte versuchen Sie es mit dem neuen.',
  'captcha.old':
    'Das Bild war älter als zwei Minuten. Bitte geben Sie die Zeichen aus dem neuen ein.',
  'captcha.required': 'Bitte geben Sie auch die Zeichen aus dem Bild ein.',
  'code.wrong':
    'Dieser Code ist falsch oder nicht mehr gültig. Bitte prüfen Sie ihn oder fordern Sie einen neuen an.',
  'contact.taken': 'Diese E-Mail-Adresse oder Nummer gehört bereits zu einem Konto.',
  'contact.none': 'Dieses Konto hat keinen solchen Kontakt.',
  'contact.bound': 'Dieses Konto hat schon einen. Bitte ändern Sie ihn stattdessen.',
  'contact.not_own': 'Das ist nicht der Kontakt Ihres Kontos.',
  'password.wrong': 'Das ist nicht Ihr Passwort.',
  'auth.prove_again': 'Bitte bestätigen Sie zuerst, dass Sie es sind.',
  'step.expired': 'Das hat zu lange gedauert oder wurde schon benutzt. Bitte beginnen Sie neu.',
  ...germanFactorRefusals,
  'person.not_found': 'Es gibt kein Mitglied mit dieser Adresse oder Nummer.',
  'person.own': 'Das muss jemand anders für Sie tun.',
  'account.last_way_in':
    'Das ist der letzte Kontakt oder der letzte Weg in Ihr Konto. Bitte fügen Sie zuerst einen anderen hinzu.',
  'account.held': 'Das Konto kann noch nicht gelöscht werden: Es ist noch etwas offen.',
  'invitation.unknown': 'Diesen Einladungscode hat niemand.',
  'invitation.used': 'Sie haben schon angegeben, wer Sie eingeladen hat.',
  'invitation.circle':
    'Sie können nicht von sich selbst oder von jemandem eingeladen werden, den Sie eingeladen haben.',
  'guest.member': 'Diese Bestellung gehört zu einem Konto. Bitte melden Sie sich an.',
  'file.too_large': 'Das Bild darf höchstens {limit} MB groß sein',
  'file.kind': 'Bitte wählen Sie ein Bild im Format PNG, BMP, JPEG oder GIF.',
  'file.too_many':
    'Sie haben viele Bilder gesendet, die noch zu nichts gehören. Bitte beenden Sie, was Sie schreiben, oder versuchen Sie es morgen wieder.',
  ...germanModelRefusals,
  'document.too_large': 'Ein Dokument darf höchstens {limit} MB groß sein.',
  'document.kind': 'Bitte wählen Sie ein PDF-Dokument.',
  'document.refused':
    'Dieses Dokument können wir nicht annehmen: Es enthält aktive Inhalte. Bitte speichern Sie es als einfaches PDF und laden Sie es noch einmal hoch.',
  'place.not_found': 'Diesen Ort finden wir nicht mehr. Bitte tippen Sie weiter.',
  'comment.not_found': 'Diese Bewertung gibt es nicht.',
  'comment.line_not_found': 'Dieser Artikel gehört nicht zu den Waren, die Sie erhalten haben.',
  'comment.order_state':
    'Ein Artikel kann bewertet werden, sobald seine Bestellung abgeschlossen ist.',
  'comment.already_written': 'Sie haben diesen Artikel bereits bewertet.',
  'comment.already_answered': 'Diese Bewertung wurde bereits beantwortet.',
  'comment.answer_changed':
    'Diese Antwort hat inzwischen jemand korrigiert. Bitte sehen Sie sie noch einmal an.',
  'comment.own_shop':
    'Sie arbeiten für diesen Shop, und niemand bewertet die Waren des eigenen Shops.',
  'comment.own_voice':
    'Die eigene Bewertung oder eine des eigenen Shops kann nicht als hilfreich gelten.',
  'comment.state': 'Diese Bewertung hat sich geändert; das ist nicht mehr möglich.',
  'reverse.not_found': 'Diese Reklamation gibt es nicht.',
  'reverse.changed': 'Dieser Antrag wurde inzwischen geändert. Bitte sehen Sie ihn noch einmal an.',
  'reverse.state': 'Der Stand der Reklamation hat sich geändert; das ist nicht mehr möglich.',
  'reverse.not_eligible':
    'Diese Artikel können nicht oder nicht mehr in dieser Menge reklamiert werden.',
  'reverse.not_all':
    'Vor der Lieferung wird alles, was noch nicht versandt ist, zusammen storniert. Bitte prüfen Sie die Artikel noch einmal.',
  'reverse.too_many':
    'Zu einem dieser Artikel gab es schon {most} Anträge. Für einen weiteren schreiben Sie uns bitte; wir sehen ihn uns gemeinsam mit dem Shop an.',
  'reverse.type': 'Diese Art der Reklamation gibt es für diese Bestellung nicht.',
  'reverse.own_purchase': 'Über Ihren eigenen Einkauf muss jemand anders entscheiden.',
  'reverse.versions':
    'Aus dieser Position wurden Stücke gegen eine andere Ausführung getauscht. Bitte beantragen Sie höchstens {most} einer Ausführung auf einmal.',
  ...germanExchangeRefusals,
  'reverse.inspection':
    'Bitte geben Sie zu jedem Stück an, was Sie festgestellt haben; abgelehnte Stücke brauchen Grund und Foto, und wo nichts angenommen wird, wird die ganze Rücksendung abgelehnt.',
  'reverse.loss':
    'Wertverlust kann nur bei einem Widerruf abgezogen werden, mit Grund und Foto und höchstens {most}.',
  'refund.unsent_whole':
    'Nicht versandte Artikel lassen sich nur vollständig stornieren: Bitte beantragen Sie mindestens {least} oder lassen Sie sie weg.',
  'offer.over':
    'Die Zeit, dieses Angebot zu beantworten, ist abgelaufen. Der Shop beantwortet jetzt Ihren Antrag.',
  'offer.too_much': 'Bitte bieten Sie weniger als {asked} an: Das wäre der ganze Betrag.',
  'offer.replaced':
    'Der Shop hat inzwischen ein anderes Angebot gemacht. Bitte sehen Sie sich das neue an.',
  'dispute.proofs_full': 'Mehr können Sie nicht ergänzen; was da ist, wird gelesen.',
  'dispute.part':
    'Bitte geben Sie weniger als {most} an, denn das ist hier alles, was verlangt wird, und mindestens ein Stück.',
  'refund.exceeds_available': 'Für diese Artikel werden höchstens {left} erstattet.',
  'merchant.frozen':
    'Ihr Shop ist gesperrt: Sie können alles lesen, offene Bestellungen versenden und Reklamationen beantworten, dies aber nicht.',
  'merchant.cleared':
    'Ihr Shop hat Galleria verlassen: Sie können weiterhin alles lesen, aber nichts mehr ändern.',
  'operator.not_found': 'Diese Person arbeitet nicht für Galleria.',
  'operator.already': 'Diese Person arbeitet bereits für Galleria.',
  'operator.last_head':
    'Galleria behält mindestens eine Leitung. Bitte geben Sie zuerst einer anderen Person diese Rolle.',
  'operator.role':
    'Ihre Rolle bei Galleria umfasst das nicht. Wer Galleria leitet, kann Ihre Rolle ändern.',
  'merchant.role':
    'Ihre Rolle in diesem Shop umfasst das nicht. Wer den Shop besitzt, kann Ihre Rolle ändern.',
  'merchant.other_shop':
    'Sie haben in einem anderen Fenster zu einem anderen Ihrer Shops gewechselt. Bitte laden Sie diese Seite neu.',
  'key.not_valid': 'Dieser Schlüssel gilt nicht: Er ist unbekannt, widerrufen oder abgelaufen.',
  'key.scope': 'Dieser Schlüssel umfasst diesen Aufruf nicht.',
  'key.not_found': 'Ihr Shop hat keinen solchen Schlüssel.',
  'key.too_many':
    'Ein Shop kann höchstens {most} gültige Schlüssel haben. Bitte widerrufen Sie zuerst einen.',
  'webhook.not_found': 'Ihr Shop hat keinen solchen Webhook und keine solche Nachricht.',
  'webhook.too_many': 'Ein Shop kann höchstens {most} Webhooks haben.',
  'webhook.address': 'Bitte geben Sie eine https-Adresse auf einem öffentlichen Host ein.',
  'webhook.off': 'Dieser Webhook ist abgeschaltet.',
  'staff.not_found': 'Diese Person arbeitet nicht in Ihrem Shop.',
  'staff.already': 'Jemand mit dieser Adresse arbeitet bereits in Ihrem Shop.',
  'staff.last_owner':
    'Ein Shop hat immer mindestens eine Person, der er gehört. Bitte machen Sie zuerst jemand anderen zum Eigentümer.',
  'staff.too_many':
    'Ein Shop kann höchstens {most} Personen haben, offene Einladungen eingeschlossen.',
  'invitation.not_found':
    'Diese Einladung gilt nicht mehr. Bitte lassen Sie sich vom Shop eine neue schicken.',
  'invitation.other_address':
    'Diese Einladung ging an eine andere E-Mail-Adresse. Bitte melden Sie sich mit dem Konto dieser Adresse an.',
  'payment.card': 'Bitte wählen Sie eine Karte zum Bezahlen aus.',
  'card.not_found': 'Diese Karte wurde bereits entfernt.',
  'card.unavailable': 'Karten können hier zurzeit nicht gespeichert werden.',
  'card.too_many':
    'Sie haben so viele Karten gespeichert wie möglich. Bitte entfernen Sie zuerst eine.',
  'matter.not_found': 'Diesen Vorgang gibt es nicht.',
  'matter.state': 'Der Vorgang hat sich geändert; das ist nicht mehr möglich.',
  'matter.disputed':
    'Die Bank des Zahlers befasst sich mit dieser Zahlung oder hat das Geld schon zurückgegeben. Bitte warten Sie die Entscheidung ab, oder zahlen Sie nichts.',
  'matter.reference': 'Der Anbieter hat unter dieser Referenz schon eine andere Erstattung.',
  'matter.known': 'Dieser Streitfall ist schon notiert.',
  'proposal.open': 'Ein Vorschlag wartet schon auf eine Antwort.',
  'proposal.over':
    'Dieser Vorschlag ist vorbei, oder worum es geht, hat sich geändert. Bitte sehen Sie sich den heutigen Stand an.',
  'proposal.person':
    'Eine zweite Person muss zustimmen: nicht wer es vorgeschlagen hat, und jemand, der diese Rolle einen Tag vorher schon hatte.',
  'proposal.alone':
    'Niemand sonst könnte hier zustimmen. Bitte lassen Sie von der Leitung auf der Seite „Personen“ eine zweite Person in dieser Rolle hinzufügen; einen Tag später können Sie es vorschlagen.',
  'application.not_found': 'Diesen Antrag gibt es nicht.',
  'application.state': 'Der Stand des Antrags hat sich geändert; das ist nicht mehr möglich.',
  'application.own': 'Über Ihren eigenen Antrag muss jemand anderes entscheiden.',
  'application.seller': 'Sie haben hier bereits einen Shop.',
  'seller.not_found': 'Diesen Verkäufer gibt es nicht.',
  'seller.state': 'Der Stand des Verkäufers hat sich geändert; das ist nicht mehr möglich.',
  'seller.own': 'Über Ihren eigenen Shop muss jemand anderes entscheiden.',
}
