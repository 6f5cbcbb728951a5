import type { RefusalTexts } from './english.ts'
import { polishFactorRefusals } from './polish-factor.ts'

/** What the server refuses, in Polish. */
export const polishRefusals: RefusalTexts = {
  'request.malformed': 'Sprawdź zaznaczone pola.',
  'request.origin': 'To żądanie nie pochodzi z naszych stron.',
  'request.too_large': 'To więcej, niż możemy przyjąć za jednym razem.',
  'request.media_type': 'Nie potrafimy odczytać tego rodzaju treści.',
  'auth.signed_out': 'Zaloguj się.',
  'auth.role': 'To konto nie ma tu dostępu.',
  'auth.wrong_credentials': 'Adres e-mail i hasło do siebie nie pasują.',
  'auth.second_factor':
    'Potwierdź drugi krok: kluczem dostępu, kodem z aplikacji lub kodem odzyskiwania.',
  'auth.second_factor_owed':
    'Najpierw skonfiguruj aplikację lub klucz dostępu jako drugi krok: wymaga tego Twoja rola.',
  '429': 'Zbyt wiele prób. Odczekaj {wait}.',
  not_found: 'Tutaj niczego nie ma.',
  'service.busy': 'Mamy teraz bardzo duży ruch. Spróbuj ponownie za chwilę.',
  'storage.full':
    'W tej chwili nie ma miejsca na pliki. Nic nie zostało przesłane; spróbuj później.',
  'service.fault': 'Coś poszło nie tak po naszej stronie. Nic nie przepadło; spróbuj ponownie.',
  'sku.not_found': 'Ta wersja nie jest już sprzedawana.',
  'item.not_found': 'Tego produktu nie ma już w naszej ofercie.',
  'shop.not_found': 'Nie ma takiego sklepu.',
  'article.not_found': 'Nie ma takiej strony.',
  'page.changed': 'Ktoś inny zapisał to w międzyczasie. Zobacz najnowszy tekst.',
  'page.not_filled': 'Zanim to pokażemy, uzupełnij: {names}.',
  'cart.line_not_found': 'Tego produktu nie ma już w koszyku.',
  'cart.full': 'Koszyk jest pełny. Najpierw coś zamów lub usuń.',
  'stock.exceeded': 'Zostało tylko {available} szt.',
  'reminder.no_address': 'Najpierw dodaj adres e-mail do konta.',
  'wish.not_needed': 'Ta wersja jest znów dostępna. Odśwież stronę.',
  'wish.too_many':
    'Liczba oczekiwanych wersji to już {most}. Najpierw trzeba z którejś zrezygnować.',
  'stock.held':
    'Zamówienia wstrzymują z tego {held}. Mniej nie może być na stanie: najpierw anuluj sztuki z zamówienia.',
  'stock.moved': 'W międzyczasie coś przyszło lub wyszło: teraz jest {onHand}. Policz jeszcze raz.',
  'stock.full': 'To więcej, niż jedna wersja może mieć na stanie.',
  'price.changed_meanwhile': 'Ktoś inny zmienił te ceny. Zobacz nowe.',
  'price.plan_over': 'Te ceny już obowiązują albo zostały wycofane.',
  'price.refused': 'Sprawdź zaznaczone ceny.',
  'goods.state': 'Z tym towarem nie można tego zrobić.',
  'item.save_not_found': 'Ten stan produktu nie jest już przechowywany.',
  'item.changed': 'Ktoś inny zmienił ten produkt. Zobacz go ponownie.',
  'item.refused': 'Sprawdź zaznaczone pola.',
  'item.incomplete': 'Zanim produkt będzie można sprzedawać, czegoś jeszcze brakuje.',
  'item.too_many': 'Sklep może mieć najwyżej {most} produktów.',
  'dispute.own': 'O własnych zakupach lub własnym sklepie decyduje ktoś inny.',
  'item.own': 'O produktach Twojego sklepu decyduje ktoś inny.',
  'qty.step': 'Ten towar sprzedajemy co {step}.',
  'address.not_found': 'Tego adresu nie ma już w książce adresowej.',
  'address.too_many': 'Książka adresowa jest pełna. Najpierw zmień lub usuń któryś adres.',
  'checkout.empty': 'Nie wybrano niczego do zamówienia.',
  'checkout.address_missing': 'Wybierz adres dostawy.',
  'checkout.billing_incomplete':
    'Ten adres rozliczeniowy jest niekompletny: może brakować numeru podatkowego lub dokumentu. Uzupełnij go.',
  'checkout.quote_unknown': 'To podsumowanie kosztów jest już nieaktualne. Sprawdź nowe.',
  'checkout.tax_changed':
    'Stawka VAT zmieniła się od czasu wyświetlenia tego podsumowania. Sprawdź nowe.',
  'stock.sold_out': 'Jeden z produktów właśnie się wyprzedał.',
  'presale.not_found': 'Nie ma takiej przedsprzedaży.',
  'presale.over': 'Ta przedsprzedaż się skończyła.',
  'sale.over': 'Ta oferta błyskawiczna już się skończyła.',
  'presale.alone': 'Towary z przedsprzedaży zamawia się osobno. Pozostałe towary zamów oddzielnie.',
  'pointprice.changed': 'Ktoś inny zmienił tę cenę w punktach. Obejrzyj ją ponownie.',
  'set.not_found': 'Nie ma takiego zestawu.',
  'set.changed': 'Ktoś inny zmienił ten zestaw. Obejrzyj go ponownie.',
  'set.parts': 'Jeden z jego produktów nie jest już sprzedawany. Najpierw zmień zestaw.',
  'groupoffer.not_found': 'Nie ma takiej oferty grupowej.',
  'groupoffer.over': 'Ta oferta grupowa się skończyła.',
  'groupbuy.alone':
    'To, co zamawia się w grupie, zamawia się osobno. Pozostałe towary zamów oddzielnie.',
  'groupbuy.not_offered': 'Grupy tej wielkości nie można już rozpocząć.',
  'groupbuy.over': 'Ta grupa jest pełna albo jej czas minął. Możesz rozpocząć nową.',
  'groupbuy.own': 'Jesteś już w tej grupie. Zaproś kogoś innego za pomocą linku.',
  'campaign.name_taken': 'Jest już promocja o tej nazwie.',
  'campaign.currency': 'Te sklepy mają różne waluty. Utwórz osobną promocję dla każdej.',
  'campaign.window': 'Promocja kończy się po rozpoczęciu i później niż teraz.',
  'campaign.prizes': 'Nagrodą są punkty, co najmniej jeden, albo nic.',
  'campaign.budget': 'To mniej, niż warta jest jedna karta podarunkowa.',
  'campaign.amount': 'Ta kwota ma więcej miejsc po przecinku niż jej waluta.',
  'campaign.not_found': 'Nie ma takiej promocji.',
  'campaign.over': 'Ta promocja nie przyjmuje już zamówień.',
  'prize.not_found': 'Nie ma takiego losowania.',
  'prize.over':
    'Tej nagrody nie można już wylosować: minął czas albo pieniądze za zamówienie zostały zwrócone.',
  'gift_card.not_found': 'Nie ma takiej karty podarunkowej.',
  'gift_card.state':
    'Tej karty podarunkowej nie można użyć: jeszcze jej nie ma, została użyta lub wycofana albo minął jej czas.',
  'set.not_offered': 'Ten zestaw nie jest już tak oferowany.',
  'points.alone': 'Towary za punkty zamawia się osobno. Pozostałe towary zamów oddzielnie.',
  'points.members': 'Punkty należą do konta: zaloguj się, aby zamówić za punkty.',
  'points.short': 'Potrzeba {needed} punktów, a masz {left}.',
  'price.changed': 'Jedna z cen zmieniła się w międzyczasie.',
  'unpaid.orders':
    'Masz {most} nieopłaconych zamówień i więcej naraz mieć nie można. Opłać lub anuluj jedno z nich, a potem zamów ponownie.',
  'unpaid.units':
    'Razem z nieopłaconymi zamówieniami byłoby to więcej niż {most} szt. Opłać lub anuluj jedno z nich albo zamów mniej naraz.',
  'unpaid.share':
    'Jednego z tych produktów można zamówić przed zapłatą najwyżej {most} szt. Opłać lub anuluj nieopłacone zamówienia albo zamów mniej.',
  'unpaid.network':
    'Z Twojego łącza internetowego jest teraz wiele nieopłaconych zamówień. Opłać lub anuluj swoje, zaloguj się albo spróbuj ponownie za pół godziny.',
  'coupon.tries': 'Wypróbowano zbyt wiele kodów. Spróbuj ponownie za godzinę lub zamów bez kodu.',
  'coupon.unknown': 'Nie ma tu takiego kuponu.',
  'coupon.ended': 'Ten kupon teraz nie obowiązuje.',
  'coupon.goods':
    'Ten kupon obowiązuje na towary od {from}, nie na przedsprzedaż, zakupy grupowe, towary za punkty ani kody.',
  'coupon.used_up': 'Ten kupon wykorzystano już tyle razy, ile było można.',
  'coupon.used_by_you': 'Ten kupon już wykorzystano na Twoim koncie.',
  'promotion.not_found': 'Nie ma takiej promocji.',
  'promotion.state': 'Z tą promocją nie można już tego zrobić.',
  'promotion.code_taken': 'Kupon z tym kodem już istnieje.',
  'contract.not_found': 'Nie ma takiego zamówienia.',
  'order.not_found': 'Nie ma takiego zamówienia.',
  'order.other_country':
    'Ten adres jest w innym kraju. Podatek i dostawa byłyby tam inne; złóż nowe zamówienie.',
  'order.state': 'Zamówienie jest już na dalszym etapie; nie jest to już możliwe.',
  'order.delay_day':
    'Wybierz dzień późniejszy niż obiecany, nie wcześniejszy niż dziś i w ciągu {most} dni.',
  'order.delay_words': 'Napisz własnymi słowami, dlaczego.',
  'order.notes_full': 'To zamówienie ma już tyle notatek, ile się mieści.',
  'reissue.lines': 'To więcej, niż kupiono, lub nie należy do tego zamówienia.',
  'reissue.too_many':
    'W tym zamówieniu już {most} razy wysłano coś bezpłatnie. Zamiast tego zwróć kupującemu pieniądze.',
  'order.buyer_left':
    'Kupujący usunął konto i niczego już nie przeczyta. To, co napisano wcześniej, zniknęło razem z nim.',
  'order.messages_full': 'Przy zamówieniu mieści się najwyżej {most} wiadomości.',
  'payment.not_found': 'Nie ma takiej płatności.',
  'payment.channel': 'Ten sposób płatności nie jest dostępny dla tego zamówienia.',
  'payment.already_paid': 'To zamówienie jest już opłacone.',
  'payment.window_closed': 'Czas na opłacenie tego zamówienia minął.',
  'payment.in_flight': 'Bank wciąż przetwarza płatność. Poczekaj na jego odpowiedź.',
  'payment.unreachable':
    'Nie wiemy jeszcze, czy zamówienie zostało opłacone: operator płatności jest chwilowo niedostępny. Wyjaśniamy to, do tego czasu zachowujemy zamówienie i napiszemy wiadomość.',
  'payment.address':
    'Sprawdź adres dostawy i adres rozliczeniowy tego zamówienia przed zapłatą w ten sposób.',
  'payment.provider':
    'Nie udało się rozpocząć płatności. Spróbuj ponownie lub wybierz inny sposób płatności.',
  'voucher.not_found':
    'Żaden z tych sklepów nie ma tego kodu albo nie z tym hasłem. Kod należy wpisać tak, jak podano na voucherze.',
  'voucher.used': 'Ten kod został już wykorzystany.',
  'voucher.expired': 'Ten kod stracił ważność.',
  'voucher.returned': 'Zażądano zwrotu pieniędzy za ten kod. Nie można go wykorzystać.',
  'service.not_offered': 'Sklep nie montuje tych towarów albo już ich nie montuje.',
  'service.not_found': 'Najpierw podaj, jak nazywa się dostawa z montażem tego sklepu.',
  'service.too_many': 'Nie można zapisać więcej niż {most} cen.',
  'cover.not_offered': 'Dla tych towarów nie ma ochrony.',
  'view.not_found': 'Tego widoku już nie ma.',
  'view.name_taken': 'Masz już widok o tej nazwie.',
  'view.too_many': 'Możesz zachować najwyżej {most} widoków. Najpierw usuń któryś.',
  'setting.not_found': 'Tego wpisu już nie ma.',
  'setting.too_many': 'Sklep może ich mieć najwyżej {most}.',
  'site.not_found': 'Nie ma takiego punktu odbioru albo jest już zamknięty.',
  'site.name_taken': 'Inny punkt odbioru tego sklepu ma już tę nazwę.',
  'site.too_many': 'Sklep może mieć najwyżej {most} punktów odbioru.',
  'verify_code.wrong':
    'To nie jest kod tego zamówienia. Kod należy wpisać tak, jak pokazuje go kupujący.',
  'parcel.not_found': 'Nie ma takiej paczki.',
  'parcel.number_taken': 'Ten numer przesyłki należy do innej paczki.',
  'parcel.named':
    'W międzyczasie podano numer przesyłki {number}. Wyślij formularz ponownie, aby zastąpić go tym numerem.',
  'parcel.too_many': 'To więcej, niż pozostało do wysłania.',
  'parcel.unpaid':
    'Autoryzacja płatności wygasła lub została anulowana: tego, co zostanie teraz wysłane, nie można już pobrać. Nie nadawaj paczki; anuluj te towary, można je zamówić ponownie.',
  'parcel.received': 'Ta przesyłka została odebrana: jej numeru nie można już poprawić.',
  'parcel.delivered':
    'Przewoźnik zgłosił tę przesyłkę jako doręczoną: jej numeru nie można już poprawić. Jeśli nie dotarła do kupującego, napisz do Gallerii.',
  'parcel.corrected':
    'Ktoś poprawił w międzyczasie ten numer. Sprawdź obecny numer i zapisz swój ponownie, jeśli to on jest właściwy.',
  'parcel.called_back':
    'Ta paczka została wycofana. Wyślij jej zawartość ponownie z właściwym numerem.',
  'parcel.scanned':
    'Przewoźnik ma już tę paczkę albo została ona odebrana: nie można jej już wycofać.',
  'parcel.asked_back':
    'Za coś z tej paczki zażądano zwrotu pieniędzy albo je zwrócono, dlatego nie można jej wycofać. Odpowiedz na to zgłoszenie albo ustal z kupującym, co dalej z paczką.',
  'carrier.not_found': 'Nie znamy tego przewoźnika.',
  'carrier.code_taken': 'Przewoźnik o tym kodzie już istnieje.',
  'carrier.changed': 'Ktoś w międzyczasie zmienił tego przewoźnika. Spójrz jeszcze raz.',
  'category.not_found': 'Nie ma takiej kategorii.',
  'category.changed': 'Ktoś w międzyczasie zmienił kategorie. Spójrz jeszcze raz.',
  'category.key_taken': 'Inna kategoria ma już ten adres. Wybierz inny.',
  'category.below_itself': 'Kategoria nie może być pod samą sobą ani pod tym, co jest pod nią.',
  'category.too_deep': 'Kategorie mają najwyżej trzy poziomy. Wybierz miejsce wyżej.',
  'category.too_many': 'Jest już 100 kategorii; więcej nie można dodać.',
  'category.has_below': 'Pod tą kategorią są jeszcze inne. Najpierw przenieś je lub wycofaj.',
  'category.last': 'Musi pozostać co najmniej jedna kategoria.',
  'category.energy_missing':
    'Produkty sprzedawane tam bez klasy energetycznej: {count}. Najpierw muszą ją podać ich sklepy.',
  'attribute.not_found': 'Nie ma takiej cechy.',
  'attribute.changed': 'Ktoś to w międzyczasie zmienił. Spójrz jeszcze raz.',
  'attribute.key_taken': 'Inna cecha ma już ten klucz albo używają go adresy. Wybierz inny.',
  'attribute.too_many': 'Jest już {most} cech; więcej być nie może.',
  'attribute.no_options': 'Wybór wymaga opcji, którą można wybrać.',
  'taxrate.begun': 'Ten dzień już się tam zaczął albo zaraz się zacznie. Wybierz późniejszy.',
  'taxrate.changed': 'Ktoś w międzyczasie zmienił stawki tego kraju. Spójrz jeszcze raz.',
  'table.empty':
    'W tej tabeli nie ma numeru przesyłki: zamówienie, przewoźnik i numer stoją w trzech pierwszych kolumnach, od drugiego wiersza.',
  'table.too_long': 'W jednej tabeli mieści się najwyżej {most} paczek. Podziel ją na dwie.',
  'table.number':
    'To nie jest numer przesyłki. Jeśli arkusz go zaokrąglił, ustaw kolumnę jako tekst i wpisz go ponownie.',
  'reverse.statutory':
    'To ustawowe odstąpienie: nie można go odrzucić ani odmówić przyjęcia żadnej sztuki.',
  'withdrawal.not_found':
    'To potwierdzenie nie jest już tu pokazywane. Jest w wiadomości wysłanej na adres z oświadczenia.',
  'withdrawal.lines': 'Zamówienie tymczasem się zmieniło. Przejrzyj produkty jeszcze raz.',
  'import.not_found': 'Nie ma takiej tabeli.',
  'import.open':
    'Inna tabela towarów czeka lub jest właśnie wczytywana. Najpierw ją zakończ lub odrzuć.',
  'import.state': 'Z tą tabelą nie da się już tego zrobić.',
  'import.kind': 'To nie jest tabela CSV z nagłówkami. Zapisz ją w arkuszu kalkulacyjnym jako CSV.',
  'import.too_large': 'Tabela może mieć najwyżej {limit} MB.',
  'import.empty': 'Ta tabela nie ma wierszy pod nagłówkami.',
  'import.too_long': 'Tabela może mieć najwyżej {most} wierszy. Podziel ją na dwie.',
  'import.broken':
    'Od wiersza {row} tabeli nie da się odczytać: cudzysłów nie jest zamknięty albo wiersz jest o wiele za długi.',
  'import.columns': 'Wskaż, która kolumna jest numerem artykułu, i niczego nie wybieraj dwa razy.',
  'import.not_all':
    'Liczba wierszy, których nie da się wczytać: {count}. Dlatego nie wczytano żadnego. Popraw je albo wczytaj pozostałe.',
  'import.too_many_at_once':
    'W całości można wczytać najwyżej {most} wierszy. Wczytaj wiersze bez błędów albo podziel tabelę.',
  'price_change.not_found': 'Nie ma takiej zmiany zbiorczej.',
  'price_change.state': 'Z tą zmianą zbiorczą nie można już tego zrobić.',
  'price_change.empty': 'Żadna cena nie pasuje do wyboru.',
  'price_change.too_many': 'To więcej niż {most} cen. Wybierz mniej produktów lub krajów.',
  'price_change.asked': 'Liczba cen do ponownego sprawdzenia: {count}. Zaznacz, czy są zamierzone.',
  'price_change.undo_over': 'Zmianę zbiorczą można cofnąć przez {days} dni.',
  'guest.link': 'Ten link stracił ważność. Można poprosić o nowy.',
  'captcha.wrong': 'To nie są znaki z obrazka. Spróbuj z nowym.',
  'captcha.old': 'Obrazek miał ponad dwie minuty. Jest już nowy: wpisz jego znaki.',
  'captcha.required': 'Wpisz także znaki z obrazka.',
  'code.wrong': 'Ten kod jest błędny lub stracił ważność. Sprawdź go albo poproś o nowy.',
  'contact.taken': 'Ten adres lub numer należy już do konta.',
  'contact.none': 'To konto nie ma takiego kontaktu.',
  'contact.bound': 'To konto już taki ma. Zmień go zamiast tego.',
  'contact.not_own': 'To nie jest kontakt Twojego konta.',
  'password.wrong': 'To nie jest Twoje hasło.',
  'auth.prove_again': 'Najpierw potwierdź, że to Ty.',
  'step.expired': 'Minęło zbyt dużo czasu albo krok został już użyty. Zacznij od nowa.',
  ...polishFactorRefusals,
  'person.not_found': 'Nie ma użytkownika o tym adresie lub numerze.',
  'person.own': 'Musi to zrobić za Ciebie ktoś inny.',
  'account.last_way_in':
    'To ostatni kontakt lub ostatni sposób logowania na Twoje konto. Najpierw dodaj inny.',
  'account.held': 'Konta nie można jeszcze usunąć: coś jest w toku.',
  'invitation.unknown': 'Nikt nie ma tego kodu zaproszenia.',
  'invitation.used': 'Podano już, kto Cię zaprosił.',
  'invitation.circle': 'Nie możesz wskazać siebie ani osoby, która ma zaproszenie od Ciebie.',
  'guest.member': 'To zamówienie należy do konta. Zaloguj się.',
  'file.too_large': 'Zdjęcie nie może przekraczać {limit} MB',
  'file.kind': 'Wybierz zdjęcie w formacie PNG, BMP, JPEG lub GIF.',
  'file.too_many':
    'Wysłano wiele zdjęć, które do niczego jeszcze nie należą. Dokończ to, co piszesz, albo spróbuj ponownie jutro.',
  'model.too_large': 'Model 3D może mieć najwyżej {limit} MB.',
  'model.kind': 'To nie jest model 3D w formacie GLB (glTF 2.0) albo zawiera błędy.',
  'model.outside':
    'Model odwołuje się do plików zewnętrznych. Wyeksportuj go jako jeden plik GLB, który zawiera wszystko.',
  'model.moving': 'Model zawiera animację lub szkielet. Wyeksportuj go jako model nieruchomy.',
  'model.texture':
    'Tekstura modelu nie jest obrazem PNG, JPEG ani WebP albo ma ponad 25 megapikseli.',
  'model.extension':
    'Model używa {name}, czego nie każda przeglądarka potrafi wyświetlić. Wyeksportuj go bez tego rozszerzenia.',
  'model.triangles': 'Liczba trójkątów modelu: {found}; dozwolone: {most}.',
  'model.size':
    'Model ma {model} (szerokość × głębokość × wysokość), a najbliższa wersja {version}. Model może się różnić najwyżej o jedną piątą. Sprawdź jednostkę eksportu: glTF liczy w metrach.',
  'document.too_large': 'Dokument może mieć najwyżej {limit} MB.',
  'document.kind': 'Można wysyłać tylko dokumenty PDF.',
  'document.refused':
    'Nie możemy przyjąć tego dokumentu: zawiera coś, co uruchamia się samo. Zapisz go jako zwykły PDF i wyślij ponownie.',
  'place.not_found': 'Nie znamy już tego miejsca. Pisz dalej.',
  'comment.not_found': 'Nie ma takiej opinii.',
  'comment.line_not_found': 'Tego produktu nie ma wśród otrzymanych towarów.',
  'comment.order_state': 'Produkt można ocenić, gdy zamówienie jest zakończone.',
  'comment.already_written': 'Ten produkt ma już Twoją opinię.',
  'comment.already_answered': 'Na tę opinię już odpowiedziano.',
  'comment.answer_changed': 'Ktoś w międzyczasie poprawił tę odpowiedź. Spójrz jeszcze raz.',
  'comment.own_shop': 'Pracujesz dla tego sklepu, a nikt nie ocenia towarów własnego sklepu.',
  'comment.own_voice': 'Nie można uznać za pomocną własnej opinii ani opinii o własnym sklepie.',
  'comment.state': 'Ta opinia się zmieniła; to nie jest już możliwe.',
  'reverse.not_found': 'Nie ma takiego zgłoszenia.',
  'reverse.changed': 'To zgłoszenie zostało w międzyczasie zmienione. Spójrz na nie ponownie.',
  'reverse.state': 'Zgłoszenie jest już na innym etapie; to nie jest już możliwe.',
  'reverse.not_eligible': 'Tych produktów nie można zgłosić albo nie w tej liczbie.',
  'reverse.not_all':
    'Przed dostawą zamówienie anuluje się ze wszystkim, czego jeszcze nie wysłano. Spójrz jeszcze raz na produkty.',
  'reverse.too_many':
    'W sprawie jednego z tych produktów było już {most} zgłoszeń. W sprawie kolejnego napisz do nas; rozpatrzymy je razem ze sklepem.',
  'reverse.type': 'Tego rodzaju zgłoszenia nie ma dla tego zamówienia.',
  'reverse.own_purchase': 'O Twoim własnym zakupie musi zdecydować ktoś inny.',
  'reverse.versions':
    'Część sztuk z tej pozycji wymieniono na inną wersję. Zgłoś naraz najwyżej {most} sztuk jednej wersji.',
  'reverse.exchange_sku': 'Tej wersji nie można wybrać w zamian.',
  'reverse.exchange_sold_out': 'To, co miało przyjść w zamian, jest wyprzedane.',
  'reverse.exchange_price':
    'Cena zmieniła się od wyświetlenia tej strony: teraz zwrócimy {amount}.',
  'reverse.exchange_surcharge':
    'To kosztuje więcej, niż zapłacono: teraz do zapłaty jest {amount}. Sprawdź i wyślij ponownie.',
  'reverse.exchange_dearer':
    'Do tych produktów zapłacono dopłatę. Można je wymienić tylko na tę samą wersję albo zwrócić.',
  'reverse.exchange_twice':
    'Te produkty wymieniono już {most} razy. Nadal możesz je odesłać i odzyskać pieniądze.',
  'reverse.inspection':
    'Podaj, co stwierdzono przy każdej sztuce; odrzucone sztuki wymagają powodu i zdjęcia, a jeśli nic nie przyjęto, odrzuca się cały zwrot.',
  'reverse.loss':
    'Utratę wartości można potrącić tylko przy odstąpieniu od umowy; trzeba podać powód i dodać zdjęcie, najwyżej {most}.',
  'refund.unsent_whole':
    'Towar, który nie został wysłany, można anulować tylko w całości: zażądaj co najmniej {least} albo go pomiń.',
  'offer.over': 'Czas na odpowiedź na tę propozycję minął. Teraz sklep odpowiada na zgłoszenie.',
  'offer.too_much': 'Zaproponuj mniej niż {asked}: to byłaby cała kwota.',
  'offer.replaced': 'Sklep złożył w międzyczasie inną propozycję. Zapoznaj się z nową.',
  'dispute.proofs_full': 'Nie można dodać więcej; to, co już jest, zostanie przeczytane.',
  'dispute.part':
    'Podaj mniej niż {most}, bo tyle wynosi całe żądanie, i co najmniej jedną sztukę.',
  'refund.exceeds_available': 'Za te produkty można zwrócić najwyżej {left}.',
  'merchant.frozen':
    'Sklep jest zawieszony: można wszystko przeglądać, wysyłać otwarte zamówienia i odpowiadać na zgłoszenia, ale nie to.',
  'merchant.cleared':
    'Sklep opuścił Gallerię: można nadal wszystko przeglądać, ale niczego już nie zmieniać.',
  'operator.not_found': 'Ta osoba nie pracuje dla Gallerii.',
  'operator.already': 'Ta osoba już pracuje dla Gallerii.',
  'operator.last_head':
    'Galleria zachowuje co najmniej jedną osobę kierującą. Najpierw nadaj tę rolę komuś innemu.',
  'operator.role':
    'Twoja rola w Gallerii tego nie obejmuje. Osoba, która nią kieruje, może zmienić Twoją rolę.',
  'merchant.role': 'Twoja rola w tym sklepie tego nie obejmuje. Może ją zmienić właściciel sklepu.',
  'merchant.other_shop': 'W innym oknie przełączono na inny sklep. Odśwież tę stronę.',
  'key.not_valid': 'Ten klucz jest nieważny: jest nieznany, unieważniony lub wygasł.',
  'key.scope': 'Ten klucz nie obejmuje tego wywołania.',
  'key.not_found': 'W Twoim sklepie nie ma takiego klucza.',
  'key.too_many':
    'Sklep może mieć najwyżej {most} ważnych kluczy. Najpierw unieważnij jeden z nich.',
  'webhook.not_found': 'W Twoim sklepie nie ma takiego webhooka ani takiej wiadomości.',
  'webhook.too_many': 'Sklep może mieć najwyżej {most} webhooków.',
  'webhook.address': 'Podaj adres https na publicznym serwerze.',
  'webhook.off': 'Ten webhook jest wyłączony.',
  'staff.not_found': 'Ta osoba nie pracuje w Twoim sklepie.',
  'staff.already': 'Osoba o tym adresie już pracuje w Twoim sklepie.',
  'staff.last_owner': 'Sklep musi mieć co najmniej jednego właściciela. Najpierw wskaż inną osobę.',
  'staff.too_many': 'Sklep może mieć najwyżej {most} osób, łącznie z otwartymi zaproszeniami.',
  'invitation.not_found': 'To zaproszenie straciło ważność. Poproś sklep o nowe.',
  'invitation.other_address':
    'To zaproszenie wysłano na inny adres e-mail. Zaloguj się na konto z tym adresem.',
  'payment.card': 'Wybierz kartę płatniczą.',
  'card.not_found': 'Tej karty już nie ma.',
  'card.unavailable': 'W tej chwili nie można tu zapisywać kart.',
  'card.too_many': 'Nie można zapisać więcej kart. Najpierw usuń jedną.',
  'matter.not_found': 'Nie ma takiej sprawy.',
  'matter.state': 'Sprawa się zmieniła; to nie jest już możliwe.',
  'matter.disputed':
    'Bank płacącego zajmuje się tą płatnością albo już zwrócił pieniądze. Poczekaj na jego decyzję albo niczego nie płać.',
  'matter.reference': 'Dostawca ma już inny zwrot pod tym numerem.',
  'matter.known': 'Ten spór jest już zapisany.',
  'proposal.open': 'Jedna propozycja czeka już na odpowiedź.',
  'proposal.over':
    'Ta propozycja już się zakończyła albo sprawa się zmieniła. Zobacz, jak jest teraz.',
  'proposal.person':
    'Zgodzić się musi druga osoba: nie ta, która to zaproponowała, i ktoś, kto miał tę rolę już dzień wcześniej.',
  'proposal.alone':
    'Nikt inny nie mógłby się tu zgodzić. Poproś kierownictwo o dodanie drugiej osoby w tej roli na stronie „Osoby”; dzień później można to zaproponować.',
  'application.not_found': 'Nie ma takiego wniosku.',
  'application.state': 'Wniosek jest już na innym etapie; to nie jest już możliwe.',
  'application.own': 'O własnym wniosku musi zdecydować ktoś inny.',
  'application.seller': 'To konto ma już tutaj sklep.',
  'seller.not_found': 'Nie ma takiego sprzedawcy.',
  'seller.state': 'Stan sprzedawcy się zmienił; to nie jest już możliwe.',
  'seller.own': 'O własnym sklepie musi zdecydować ktoś inny.',
}
