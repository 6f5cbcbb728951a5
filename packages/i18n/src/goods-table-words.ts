/** What is wrong with an article number, or with a cell or a row of a table of goods, in every language. */

export const englishGoodsTable = {
  article_number: 'An article number has letters, digits and . _ / - only.',
  article_number_taken: 'This article number is taken.',
  table_number: 'This is no number with the decimal sign of this table.',
  table_choice: 'This is none of the choices.',
  table_retired: 'This category was retired. Its goods are in “{category}” now.',
  table_twice: 'Row {row} has this article number already.',
  table_item_other: 'This article belongs to another item or shop.',
  table_item_differs: 'Row {row} says something else of the same item.',
  table_unknown: 'There is no such article in your shop.',
  table_count: 'This is no quantity in which these goods are counted.',
  table_far: 'This is less than half of the last price, or more than twice.',
  table_reduction_ends: 'The announced reduction ends with this price.',
} as const

export const germanGoodsTable = {
  article_number: 'Erlaubt sind Buchstaben, Ziffern und die Zeichen . _ / und -.',
  article_number_taken: 'Diese Artikelnummer ist vergeben.',
  table_number: 'Das ist keine Zahl mit dem Dezimalzeichen dieser Tabelle.',
  table_choice: 'Das steht nicht zur Auswahl.',
  table_retired: 'Diese Kategorie wurde aufgelöst. Ihre Artikel sind jetzt in „{category}“.',
  table_twice: 'Diese Artikelnummer steht schon in Zeile {row}.',
  table_item_other: 'Diese Version gehört zu einem anderen Artikel oder Shop.',
  table_item_differs: 'Zeile {row} sagt etwas anderes über denselben Artikel.',
  table_unknown: 'Diesen Artikel gibt es in Ihrem Shop nicht.',
  table_count: 'In dieser Menge wird diese Ware nicht gezählt.',
  table_far: 'Das ist weniger als die Hälfte oder mehr als das Doppelte des letzten Preises.',
  table_reduction_ends: 'Mit diesem Preis endet die angekündigte Ermäßigung.',
}

export const dutchGoodsTable = {
  article_number: 'Toegestaan zijn letters, cijfers en de tekens . _ / en -.',
  article_number_taken: 'Dit artikelnummer is al in gebruik.',
  table_number: 'Dit is geen getal met het decimaalteken van deze tabel.',
  table_choice: 'Dit is geen van de keuzes.',
  table_retired: 'Deze categorie is opgeheven. De artikelen staan nu in “{category}”.',
  table_twice: 'Dit artikelnummer staat al in rij {row}.',
  table_item_other: 'Deze uitvoering hoort bij een ander artikel of een andere winkel.',
  table_item_differs: 'Rij {row} zegt iets anders over hetzelfde artikel.',
  table_unknown: 'Dit artikel is er niet in uw winkel.',
  table_count: 'In deze hoeveelheid worden deze artikelen niet geteld.',
  table_far: 'Dit is minder dan de helft van de laatste prijs, of meer dan het dubbele.',
  table_reduction_ends: 'Met deze prijs eindigt de aangekondigde korting.',
}

export const spanishGoodsTable = {
  article_number: 'Se permiten letras, cifras y los signos . _ / y -.',
  article_number_taken: 'Este número de artículo ya está en uso.',
  table_number: 'No es un número con el signo decimal de esta tabla.',
  table_choice: 'No es ninguna de las opciones.',
  table_retired: 'Esta categoría se ha retirado. Sus artículos están ahora en «{category}».',
  table_twice: 'La fila {row} ya tiene este número de artículo.',
  table_item_other: 'Esta versión pertenece a otro artículo o a otra tienda.',
  table_item_differs: 'La fila {row} dice otra cosa del mismo artículo.',
  table_unknown: 'Este artículo no existe en su tienda.',
  table_count: 'Estos artículos no se cuentan en esta cantidad.',
  table_far: 'Es menos de la mitad del último precio o más del doble.',
  table_reduction_ends: 'Con este precio termina la rebaja anunciada.',
}

export const swedishGoodsTable = {
  article_number: 'Tillåtna är bokstäver, siffror och tecknen . _ / och -.',
  article_number_taken: 'Artikelnumret är upptaget.',
  table_number: 'Det här är inget tal med tabellens decimaltecken.',
  table_choice: 'Det här är inget av alternativen.',
  table_retired: 'Kategorin har avvecklats. Artiklarna finns nu i ”{category}”.',
  table_twice: 'Rad {row} har redan det här artikelnumret.',
  table_item_other: 'Den här versionen hör till en annan artikel eller butik.',
  table_item_differs: 'Rad {row} säger något annat om samma artikel.',
  table_unknown: 'Artikeln finns inte i din butik.',
  table_count: 'I det här antalet räknas inte varan.',
  table_far: 'Det är mindre än hälften av det senaste priset eller mer än det dubbla.',
  table_reduction_ends: 'Med det här priset upphör den annonserade prissänkningen.',
}

export const frenchGoodsTable = {
  article_number: 'Sont admis les lettres, les chiffres et les signes . _ / et -.',
  article_number_taken: 'Ce numéro d’article est déjà pris.',
  table_number: 'Ce n’est pas un nombre avec le signe décimal de ce tableau.',
  table_choice: 'Ce n’est aucun des choix possibles.',
  table_retired:
    'Cette catégorie a été supprimée. Ses articles se trouvent maintenant dans « {category} ».',
  table_twice: 'La ligne {row} a déjà cette référence.',
  table_item_other: 'Cette version appartient à un autre article ou à une autre boutique.',
  table_item_differs: 'La ligne {row} dit autre chose du même article.',
  table_unknown: 'Cet article n’existe pas dans votre boutique.',
  table_count: 'Ces articles ne se comptent pas dans cette quantité.',
  table_far: 'C’est moins de la moitié du dernier prix, ou plus du double.',
  table_reduction_ends: 'Avec ce prix, la réduction annoncée prend fin.',
}

export const italianGoodsTable = {
  article_number: 'Sono ammessi lettere, cifre e i segni . _ / e -.',
  article_number_taken: 'Questo codice articolo è già usato.',
  table_number: 'Non è un numero con il segno decimale di questa tabella.',
  table_choice: 'Non è una delle scelte possibili.',
  table_retired: 'Questa categoria è stata ritirata. I suoi articoli sono ora in «{category}».',
  table_twice: 'La riga {row} ha già questo codice articolo.',
  table_item_other: 'Questa versione appartiene a un altro articolo o negozio.',
  table_item_differs: 'La riga {row} dice altro dello stesso articolo.',
  table_unknown: 'Questo articolo non esiste nel Suo negozio.',
  table_count: 'Questi articoli non si contano in questa quantità.',
  table_far: 'È meno della metà dell’ultimo prezzo, o più del doppio.',
  table_reduction_ends: 'Con questo prezzo termina la riduzione annunciata.',
}

export const polishGoodsTable = {
  article_number: 'Dozwolone są litery, cyfry oraz znaki . _ / i -.',
  article_number_taken: 'Ten numer artykułu jest zajęty.',
  table_number: 'To nie jest liczba ze znakiem dziesiętnym tej tabeli.',
  table_choice: 'Tej wartości nie ma do wyboru.',
  table_retired: 'Ta kategoria została wycofana. Jej artykuły są teraz w „{category}”.',
  table_twice: 'Wiersz {row} ma już ten numer artykułu.',
  table_item_other: 'Ta wersja należy do innego artykułu lub sklepu.',
  table_item_differs: 'Wiersz {row} mówi co innego o tym samym artykule.',
  table_unknown: 'Nie ma takiego artykułu w Twoim sklepie.',
  table_count: 'W takiej ilości nie liczy się tego towaru.',
  table_far: 'To mniej niż połowa ostatniej ceny albo więcej niż dwukrotność.',
  table_reduction_ends: 'Z tą ceną kończy się zapowiedziana obniżka.',
}

export const chineseGoodsTable = {
  article_number: '货号只能包含字母、数字和 . _ / -。',
  article_number_taken: '该货号已被使用。',
  table_number: '这不是使用该表格小数点符号的数字。',
  table_choice: '不在可选项之中。',
  table_retired: '此类目已停用，其商品现在“{category}”中。',
  table_twice: '第 {row} 行已有该货号。',
  table_item_other: '该规格属于其他商品或店铺。',
  table_item_differs: '第 {row} 行对同一商品的说明不同。',
  table_unknown: '您的店铺中没有该商品。',
  table_count: '该商品不能按此数量计数。',
  table_far: '低于上次价格的一半，或高于两倍。',
  table_reduction_ends: '采用此价格后，已公布的降价将结束。',
}
