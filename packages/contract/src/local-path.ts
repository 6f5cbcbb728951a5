const LONGEST = 2000
/** A host that nobody has: what still stands on it after parsing is a path of our own. */
const HERE = 'http://here.invalid'
/**
 * Browsers drop tabs and line ends, and take a backslash for a slash; no path of our own holds any
 * of them.
 */
const TRICKS = /[\p{Cc}\p{Zl}\p{Zp}\\]/u
/** Somebody on the way may decode a path once more, or twice, before a browser reads it. */
const DECODINGS = 2

/**
 * Where `to`, `from` and `returnTo` lead: a path and query of our own, as a browser will read it;
 * anything else becomes the home page. The path is judged once its dots were followed:
 * `/.//evil.test` stands on our host only until a browser reads what comes out of it.
 */
export function localPath(asked: unknown): string {
  if (typeof asked !== 'string' || asked.length > LONGEST) return '/'
  const url = readHere(asked)
  if (!url) return '/'
  let path = url.pathname
  for (let round = 0; round < DECODINGS; round++) {
    path = decode(path)
    if (!readHere(path)) return '/'
  }
  return url.pathname + url.search
}

/** The URL of a path on our host, which the path that comes out of it names, too. */
function readHere(path: string): URL | undefined {
  if (!/^\/(?!\/)/.test(path) || TRICKS.test(path) || !URL.canParse(path, HERE)) return undefined
  const url = new URL(path, HERE)
  return url.origin === HERE && !url.pathname.startsWith('//') ? url : undefined
}

/** What is no encoding is text. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
