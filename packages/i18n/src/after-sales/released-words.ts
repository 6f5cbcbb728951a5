/**
 * The mail about money that a buyer had only promised, and that is not taken for goods that were
 * called off.
 */

export const englishReleased = {
  subject: '{amount} of order {code} is no longer owed',
  whole:
    '{amount} from your order {code} had not been taken yet. It never will be, so there is nothing to refund, and you don’t have to pay it.',
  part: 'Of this, {amount} had not been taken yet. It never will be, and you don’t have to pay it.',
}
type ReleasedWords = typeof englishReleased

export const germanReleased: ReleasedWords = {
  subject: '{amount} für Bestellung {code} sind nicht mehr zu zahlen',
  whole:
    '{amount} aus Ihrer Bestellung {code} waren noch nicht abgebucht. Das geschieht nun auch nicht mehr: Es gibt nichts zu erstatten, und Sie müssen diesen Betrag nicht zahlen.',
  part: 'Davon waren {amount} noch nicht abgebucht. Das geschieht nun auch nicht mehr, und Sie müssen diesen Betrag nicht zahlen.',
}

export const dutchReleased: ReleasedWords = {
  subject: '{amount} van bestelling {code} hoeft u niet meer te betalen',
  whole:
    '{amount} van uw bestelling {code} was nog niet afgeschreven. Dat gebeurt nu ook niet meer: er valt niets terug te betalen en u bent dit bedrag niet verschuldigd.',
  part: 'Hiervan was {amount} nog niet afgeschreven. Dat gebeurt nu ook niet meer; u bent dit bedrag niet verschuldigd.',
}

export const spanishReleased: ReleasedWords = {
  subject: 'Ya no debes {amount} del pedido {code}',
  whole:
    'Aún no se habían cobrado {amount} de tu pedido {code}. Ya no se cobrarán: no hay nada que reembolsar y no tienes que pagar ese importe.',
  part: 'De ello, {amount} aún no se habían cobrado. Ya no se cobrarán y no tienes que pagarlos.',
}

export const swedishReleased: ReleasedWords = {
  subject: '{amount} för beställning {code} behöver inte betalas',
  whole:
    '{amount} från din beställning {code} hade ännu inte dragits. Det kommer inte att ske: det finns inget att betala tillbaka, och du behöver inte betala beloppet.',
  part: 'Av detta hade {amount} ännu inte dragits. Det kommer inte att ske, och du behöver inte betala beloppet.',
}

export const frenchReleased: ReleasedWords = {
  subject: 'Vous ne devez plus {amount} pour la commande {code}',
  whole:
    '{amount} de votre commande {code} n’avaient pas encore été débités. Ils ne le seront pas : il n’y a rien à rembourser, et vous n’avez pas à payer ce montant.',
  part: 'Dont {amount} n’avaient pas encore été débités. Ils ne le seront pas, et vous n’avez pas à les payer.',
}

export const italianReleased: ReleasedWords = {
  subject: '{amount} dell’ordine {code} non sono più dovuti',
  whole:
    '{amount} del tuo ordine {code} non erano ancora stati addebitati. Non lo saranno più: non c’è nulla da rimborsare e non devi pagare questo importo.',
  part: 'Di questi, {amount} non erano ancora stati addebitati. Non lo saranno più e non devi pagarli.',
}

export const polishReleased: ReleasedWords = {
  subject: 'Kwota {amount} za zamówienie {code} nie jest już należna',
  whole:
    'Kwota {amount} z zamówienia {code} nie została jeszcze pobrana. Nie będzie już pobrana: nie ma czego zwracać i nie trzeba jej płacić.',
  part: 'Z tego kwota {amount} nie została jeszcze pobrana. Nie będzie już pobrana i nie trzeba jej płacić.',
}

export const chineseReleased: ReleasedWords = {
  subject: '订单 {code} 中的 {amount} 无需支付',
  whole: '订单 {code} 中的 {amount} 尚未扣款，今后也不会扣款：无需退款，您也不必支付这笔金额。',
  part: '其中 {amount} 尚未扣款，今后也不会扣款，您不必支付这笔金额。',
}
