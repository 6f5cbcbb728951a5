import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/**
 * A form that turns the browser's own judgement off (`noValidate`) says itself what is wrong: by
 * the one kit of forms, which marks the field, keeps what was typed and moves the focus. It may be
 * used in a file beside it. Whoever draws by hand what the kit does draws it differently.
 */
const KIT =
  /\b(?:useFormErrors|useAnsweredErrors|useSentForm|useItemForm|useWebhookForm|useQuantityForm|AccountForm|PlainForm)\b/

/** Forms without a field that could be wrong. */
const exceptions: Readonly<Record<string, string>> = {
  'backoffice/src/pages/goods-table/send-form.tsx': 'one file, no field',
  'backoffice/src/pages/goods-table/columns-form.tsx': 'lists to choose from, nothing is typed',
  'backoffice/src/pages/tracking-numbers/tracking-numbers-page.tsx': 'one file, no field',
  'storefront/src/pages/orders/codes/pick-goods-button.tsx':
    'boxes to tick, nothing is typed or sent',
}

/** Selects of forms that say as a whole what the mall found wrong. */
const silent: readonly string[] = ['backoffice/src/pages/goods/move-form.tsx']

const withoutComments = (source: string) =>
  source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '')

/**
 * Whether a source draws such a form without the kit; `besides` reads a file that it imports from
 * its own folder.
 */
export function isByHand(source: string, besides: (name: string) => string): boolean {
  const text = withoutComments(source)
  if (!/<(?:form|Form|fetcher\.Form)\b[^>]*\bnoValidate\b/.test(text.replaceAll('=>', '')))
    return false
  const neighbours = [...text.matchAll(/from '\.\/([\w.-]+\.tsx?)'/g)].map(([, name = '']) =>
    withoutComments(besides(name)),
  )
  return ![text, ...neighbours].some((one) => KIT.test(one))
}

/**
 * Named selects that cannot show what is wrong with them: the mall's word about one would stand
 * nowhere, as `useSentForm` takes each named field for one that does.
 */
export function listSilentSelects(source: string): string[] {
  const text = withoutComments(source)
  return [...text.matchAll(/<NativeSelect\b/g)]
    .map(({ index }) => tagAt(text, index))
    .filter((tag) => /\bname=/.test(tag) && !/\berror=|(?:^|\s)\{\.\.\./.test(tag))
    .map((tag) => /\bname=\S+/.exec(tag)?.[0] ?? '')
}

/** An opening tag, to the `>` that stands in none of its expressions. */
function tagAt(text: string, start: number): string {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    if (text[at] === '{') depth += 1
    if (text[at] === '}') depth -= 1
    if (text[at] === '>' && depth === 0) return text.slice(start, at)
  }
  return text.slice(start)
}

const apps = join(import.meta.dirname, '../../apps')

function listScreens(): string[] {
  return ['backoffice/src', 'storefront/src']
    .flatMap((app) =>
      readdirSync(join(apps, app), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(apps, app, name),
      ),
    )
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
}

export function listByHand(): string[] {
  return listScreens()
    .filter((file) =>
      isByHand(readFileSync(file, 'utf8'), (name) =>
        readFileSync(join(dirname(file), name), 'utf8'),
      ),
    )
    .map((file) => relative(apps, file))
}

function listAllSilentSelects(): { file: string; name: string }[] {
  return listScreens().flatMap((file) =>
    listSilentSelects(readFileSync(file, 'utf8')).map((name) => ({
      file: relative(apps, file),
      name,
    })),
  )
}

/** Exceptions that excuse nothing: they would hide the next one that is wrong. */
export function listNeedless(excused: readonly string[], found: readonly string[]): string[] {
  return excused.filter((file) => !found.includes(file))
}

if (import.meta.main) {
  const found = listByHand()
  const wrong = found.filter((file) => !(file in exceptions))
  const selects = listAllSilentSelects()
  const silentSelects = selects
    .filter(({ file }) => !silent.includes(file))
    .map(({ file, name }) => `${file}: ${name}`)
  const needless = [
    ...listNeedless(Object.keys(exceptions), found),
    ...listNeedless(
      silent,
      selects.map(({ file }) => file),
    ),
  ]
  if (wrong.length > 0)
    console.error(`These forms judge by hand what useSentForm does:\n${wrong.join('\n')}`)
  if (silentSelects.length > 0)
    console.error(`These selects cannot show what is wrong with them:\n${silentSelects.join('\n')}`)
  if (needless.length > 0)
    console.error(`These are no exceptions any more:\n${needless.join('\n')}`)
  if (wrong.length + silentSelects.length + needless.length > 0) process.exitCode = 1
}
