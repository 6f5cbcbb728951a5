/** Mails about an order that costs points, in every language. Points are whole, rounded up. */

export const englishPoints = {
  paid: 'You paid with {points} points; there is nothing left to pay.',
  only: '{points} points',
  both: '{points} points and {amount}',
} as const

export const germanPoints = {
  paid: 'Sie haben mit {points} Punkten bezahlt; es ist nichts mehr zu zahlen.',
  only: '{points} Punkte',
  both: '{points} Punkte und {amount}',
}

export const dutchPoints = {
  paid: 'U hebt betaald met {points} punten; u hoeft niets meer te betalen.',
  only: '{points} punten',
  both: '{points} punten en {amount}',
}

export const frenchPoints = {
  paid: 'Vous avez payé avec {points} points ; il n’y a rien d’autre à payer.',
  only: '{points} pts',
  both: '{points} points et {amount}',
}

export const italianPoints = {
  paid: 'Hai pagato con {points} punti; non c’è altro da pagare.',
  only: '{points} punti',
  both: '{points} punti e {amount}',
}

export const spanishPoints = {
  paid: 'Has pagado con {points} puntos; no queda nada por pagar.',
  only: '{points} puntos',
  both: '{points} puntos y {amount}',
}

export const swedishPoints = {
  paid: 'Du har betalat med {points} poäng; det finns inget mer att betala.',
  only: '{points} poäng',
  both: '{points} poäng och {amount}',
}

export const polishPoints = {
  paid: 'Zapłacono punktami ({points}); nie ma nic więcej do zapłaty.',
  only: '{points} pkt',
  both: '{points} pkt i {amount}',
}

export const chinesePoints = {
  paid: '您已使用 {points} 积分支付，无需再付款。',
  only: '{points} 积分',
  both: '{points} 积分加 {amount}',
}
