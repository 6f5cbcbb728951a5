/**
 * The words that most passwords of the known leaks are made of, as facts: whoever guesses tries
 * these first, with digits before and behind. A password is common when nothing else is left of it
 * once digits and signs around it and the usual swaps of letters are undone.
 */
const words = `password passwort passwd wachtwoord contrasena contraseña losenord lösenord motdepasse azerty qwerty qwertz qwertyuiop qwertzuiop azertyuiop asdfgh asdfghjk asdfghjkl zxcvbn zxcvbnm yxcvbnm qazwsx qazwsxedc wsxedc
iloveyou iloveu loveyou lovelove ichliebedich tequiero teamo jetaime doudou kocham kochamcie haslo polska mojehaslo sunshine princess prinzessin princesa principessa football fussball futbol voetbal fotboll calcio baseball basketball hockey soccer
welcome willkommen bienvenue bienvenido benvenuto welkom valkommen witamy dragon drache monkey letmein letmeinnow trustno trustnoone master shadow schatz schatzi superman batman spiderman starwars pokemon pikachu minecraft fortnite
michael michelle jennifer jessica daniel daniela thomas andrea andreas alexander alexandra nicole nicolas stefan stefanie sebastian christian christine charlie jordan hunter robert matthew ashley amanda joshua andrew anthony martina marina monika
martin patrick samantha elizabeth victoria valentina francesca giulia giuseppe alessandro antonio francesco juventus napoli milano liverpool arsenal chelsea manchester barcelona realmadrid feyenoord ajax internet computer samsung
admin administrator adminadmin root rootroot test tester testtest testing testpass guest guestguest user username login changeme changeit default secret geheim segredo secreto topsecret temp temporary demo hallo hello hellohello hallohallo
hejhej hejsan ciao ciaociao bonjour soleil chocolate chocolat schokolade cheese banana orange apple cookie flower freedom friends family familie forever whatever nothing killer ninja access mustang ferrari porsche mercedes corvette yankees
cowboys eagles summer sommer winter autumn herbst spring fruhling january january february november december monday friday blessed jesus jesuschrist angel angels lovely butterfly purple yellow silver golden diamond phoenix maverick cheyenne
qwer asdf zxcv qwerasdf qwerasdfzxcv abc abcd abcde abcdef abcabc abcdabcd aaaa pass passpass passwordpassword mypassword thepassword newpassword google facebook linkedin twitter instagram amazon netflix paypal ebay galleria furniture
baby babygirl babyboy lover loveme hottie sweety sweetheart cutie tinkerbell snoopy garfield mickey hannah sophie sophia emma olivia charlotte oliver william benjamin samuel gabriel matteo leonardo lorenzo katarzyna agnieszka bartek mateusz
karolina natalia zuzanna marcin michal lukasz kamil damian dominik erik johan anders maria marie anna anneanna julia laura lisa sara sarah susanne sandra sabine claudia peter petra paul paula frank franzi markus max maximilian tobias
computerx nintendo playstation xbox matrix hacker freak rockyou slipknot metallica nirvana eminem blink guitar music bitch asshole fuckyou fuckme fuckoff pussy biteme`

const common: ReadonlySet<string> = new Set(words.split(/\s+/))
const SWAPS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
}
/** What fingers walk along; a piece of one of these, either way, is as good as no password. */
const ROWS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1q2w3e4r5t6y7u8i9o0p',
  '1q2w3e4r5t6z7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '!@#$%^&*()',
]
/**
 * The four rows of keys under the fingers, each a little further to the right than the one above.
 */
const KEYS = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const KEYS_OF = [
  KEYS,
  ['1234567890', 'qwertzuiop', 'asdfghjkl', 'yxcvbnm'],
  ['1234567890', 'azertyuiop', 'qsdfghjklm', 'wxcvbn'],
]
const SHIFTS = [0, 0.5, 0.75, 1.25]
/** Fewer neighbours in a row stand in words, too. */
const SHORTEST_STEPS = 3
const places = KEYS_OF.map(
  (rows) =>
    new Map(
      rows.flatMap((row, y) => [...row].map((key, at) => [key, { x: at + (SHIFTS[y] ?? 0), y }])),
    ),
)
const walks = ROWS.flatMap((row) => [row, [...row].toReversed().join('')])

/** `password` has at most 128 characters; each step reads it once. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase()
  if (walks.some((row) => row.includes(plain)) || isRepeated(plain) || isWalked(plain)) return true
  return (
    [core(plain), core(unswap(plain)), unswap(core(plain))].some(
      (text) => common.has(text) || isRepeatedWord(text),
    ) ||
    (/^\d+$/.test(plain) && plain.length <= 10)
  )
}

function unswap(text: string): string {
  return [...text].map((sign) => SWAPS[sign] ?? sign).join('')
}

/** Without digits and signs at both ends. */
export function core(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && !isLetter(text[start])) start += 1
  while (end > start && !isLetter(text[end - 1])) end -= 1
  return text.slice(start, end)
}
function isLetter(sign: string | undefined): boolean {
  return sign !== undefined && sign.toLowerCase() !== sign.toUpperCase()
}

/** `zaq12wsx`, `qweasdzxc`: all of it walked from key to neighbouring key, in one go or a few. */
function isWalked(text: string): boolean {
  return places.some((keys) => {
    let steps = 0
    let before: { x: number; y: number } | undefined
    for (const sign of text) {
      const key = keys.get(sign)
      if (!key) return false
      const isNear = before && Math.abs(before.x - key.x) <= 1 && Math.abs(before.y - key.y) <= 1
      if (before && !isNear && steps < SHORTEST_STEPS) return false
      steps = isNear ? steps + 1 : 1
      before = key
    }
    return steps >= SHORTEST_STEPS
  })
}

/**
 * `aaaaaaaa`, `abababab`, `12341234`: one to four signs over and over, a family of four being one.
 */
function isRepeated(text: string): boolean {
  const all = splitSigns(text)
  return [1, 2, 3, 4].some(
    (size) => all.length >= 2 * size && all.every((sign, index) => sign === all[index % size]),
  )
}
/** As people count them; browsers before 2024 count their parts. */
function splitSigns(text: string): string[] {
  if (!('Segmenter' in Intl)) return [...text]
  const signs = new Intl.Segmenter('en', { granularity: 'grapheme' })
  return Array.from(signs.segment(text), ({ segment }) => segment)
}
function isRepeatedWord(text: string): boolean {
  const half = text.slice(0, text.length / 2)
  return text.length % 2 === 0 && half !== '' && half + half === text && common.has(half)
}
