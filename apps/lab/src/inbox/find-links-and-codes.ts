const WEB_ADDRESS = /https?:\/\/[^\s<>"'`，。）]+/g

/**
 * Six digits that are a number of their own: not part of an order number, a price, a colour or a
 * path.
 */
const CODE = /(?<![\w#/-]|\d[.,])\d{6}(?![\w/-]|[.,]\d)/g

/**
 * Every web address of the message once, those of the text first: they are what a person would
 * click.
 */
export function findLinks(text: string, html: string | null): string[] {
  const found = [
    ...(text.match(WEB_ADDRESS) ?? []),
    ...(unescapeHtml(stripDeclarations(html ?? '')).match(WEB_ADDRESS) ?? []),
  ]
  return [...new Set(found.map(trimPunctuation))]
}

/**
 * Looked for in what a person reads, without the addresses: a token in a link is no code to type.
 */
export function findCodes(text: string): string[] {
  return [...new Set(text.replace(WEB_ADDRESS, ' ').match(CODE) ?? [])]
}

/** The words of a mail that has no text part. */
export function readText(html: string): string {
  const words = html
    .replace(/<(style|script|head)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<(br|\/p|\/div|\/tr|\/h\d|\/li)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, ' ')
  return unescapeHtml(words)
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()
}

/**
 * Doctypes and namespaces look like addresses, but nobody can visit them; and a picture is looked
 * at, not clicked.
 */
function stripDeclarations(html: string): string {
  return html
    .replace(/<!doctype[^>]*>/gi, ' ')
    .replace(/\s(?:xmlns(?::\w+)?|src)=("[^"]*"|'[^']*')/gi, ' ')
}

function trimPunctuation(link: string): string {
  const trimmed = link.replace(/[.,;:!?]+$/, '')
  // A closing bracket belongs to the sentence unless the address opened one.
  return trimmed.endsWith(')') && !trimmed.includes('(')
    ? trimPunctuation(trimmed.slice(0, -1))
    : trimmed
}

function unescapeHtml(text: string): string {
  return text
    .replace(/&nbsp;/g, ' ')
    .replace(/&quot;/g, '"')
    .replace(/&#(\d+);/g, (_match, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&#x([\da-f]+);/gi, (_match, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
}
