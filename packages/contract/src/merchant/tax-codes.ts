/**
 * The tax codes of buyers, by the country's own check digits. Each takes what a person types:
 * blanks, dots and dashes between the figures, small letters.
 */

export type TaxCodeKind = 'IT' | 'ES' | 'PL'

const LONGEST = 30

/** Capital letters and figures only; undefined when it is too long to be one. */
export function tidyTaxCode(typed: string): string | undefined {
  return typed.length <= LONGEST ? typed.replace(/[ .\-/]/g, '').toUpperCase() : undefined
}

export function isTaxCode(kind: TaxCodeKind, typed: string): boolean {
  const code = tidyTaxCode(typed)
  return code !== undefined && checks[kind](code)
}

const checks: Readonly<Record<TaxCodeKind, (code: string) => boolean>> = {
  IT: (code) => isPartitaIva(code.replace(/^IT/, '')) || isCodiceFiscale(code),
  ES: (code) => isSpanish(code.replace(/^ES(?=.{9}$)/, '')),
  PL: (code) => isNip(code.replace(/^PL/, '')),
}

const figures = (code: string) => [...code].map(Number)

/** Luhn's sum over eleven figures. */
function isPartitaIva(code: string): boolean {
  if (!/^\d{11}$/.test(code) || /^0+$/.test(code)) return false
  const sum = figures(code).reduce(
    (total, figure, index) =>
      total + (index % 2 === 0 ? figure : figure * 2 - (figure > 4 ? 9 : 0)),
    0,
  )
  return sum % 10 === 0
}

/**
 * The value of each sign at an odd place, `0`-`9` then `A`-`Z`; at an even place a sign counts what
 * it is.
 */
const ODD = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8,
  12, 14, 16, 10, 22, 25, 24, 23,
]
/** People who would share a code have letters instead of some figures. */
const CODICE_FISCALE =
  /^[A-Z]{6}[\dLMNPQRSTUV]{2}[ABCDEHLMPRST][\dLMNPQRSTUV]{2}[A-Z][\dLMNPQRSTUV]{3}[A-Z]$/

function isCodiceFiscale(code: string): boolean {
  if (!CODICE_FISCALE.test(code)) return false
  const sum = [...code.slice(0, 15)].reduce((total, sign, index) => {
    const place = /\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 65 + 10
    return total + (index % 2 === 0 ? (ODD[place] ?? 0) : place % 10 === place ? place : place - 10)
  }, 0)
  return code.codePointAt(15) === 65 + (sum % 26)
}

const SPANISH_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'

/** A person's NIF, a foreigner's NIE, or a company's CIF. */
function isSpanish(code: string): boolean {
  if (/^[XYZ]?\d{7,8}[A-Z]$/.test(code) && code.length === 9)
    return (
      code.at(-1) ===
      SPANISH_LETTERS[
        Number(code.slice(0, -1).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)))) % 23
      ]
    )
  if (/^[KLM]\d{7}[A-Z]$/.test(code))
    return code.at(-1) === SPANISH_LETTERS[Number(code.slice(1, 8)) % 23]
  return isCif(code)
}

function isCif(code: string): boolean {
  if (!/^[ABCDEFGHJNPQRSUVW]\d{7}[\dA-J]$/.test(code)) return false
  const sum = figures(code.slice(1, 8)).reduce(
    (total, figure, index) =>
      total + (index % 2 === 1 ? figure : figure * 2 - (figure > 4 ? 9 : 0)),
    0,
  )
  const check = (10 - (sum % 10)) % 10
  const [kind, last] = [code[0] ?? '', code[8] ?? '']
  const isFigure = last === String(check)
  const isLetter = last === 'JABCDEFGHI'[check]
  if ('NPQRSW'.includes(kind)) return isLetter
  return 'ABEH'.includes(kind) ? isFigure : isFigure || isLetter
}

const NIP = [6, 5, 7, 2, 3, 4, 5, 6, 7]

function isNip(code: string): boolean {
  if (!/^\d{10}$/.test(code) || /^0+$/.test(code)) return false
  const all = figures(code)
  return NIP.reduce((sum, weight, index) => sum + weight * (all[index] ?? 0), 0) % 11 === all[9]
}
