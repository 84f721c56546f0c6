import type { Lexicon } from '#app/engines/knowledge/lexicon.ts'
import { editDistance, toKey } from '../text/text.ts'
import { areSameInClaims } from '../text/vocabulary.ts'

/** Words that may stand with a name or be left off: "Lake Geneva", "the Amazon River", "Acme Inc". */
const GENERIC = new Set(
  (
    'mount mt mt. lake river sea ocean city state republic kingdom island islands islet desert ' +
    'peninsula bay gulf strait the of company corporation corp corp. inc inc. ltd ltd. llc plc ' +
    'gmbh group university college institute river’s province county prefecture region district ' +
    'dr mr mrs ms sir king queen president pope saint st emperor prince princess people’s federal ' +
    'democratic bridge tower wall mountain mountains canal channel airport station movie film novel ' +
    'battle war treaty dynasty empire planet comet database framework language programming software ' +
    'app'
  ).split(' '),
)
const NEAR_LENGTH = 6
const FAR_LENGTH = 10

/** Whether two names name the same: equal, known aliases, initials, a shorter form, or a slip of spelling. */
export function areSameName(a: string, b: string, lexicon: Lexicon): boolean {
  const left = toNameKey(a)
  const right = toNameKey(b)
  if (left === right || left.replaceAll(' ', '') === right.replaceAll(' ', '')) return true
  if (areSameInClaims(left, right)) return true
  if (isAlias(a, right, lexicon) || isAlias(b, left, lexicon)) return true
  if (areInitials(left, right) || areInitials(right, left)) return true
  return isShorter(left, right) || isShorter(right, left) || isMisspelling(left, right, lexicon)
}

/** Whether one is the adjective or the people of the other: French and France, Roman and Rome. */
export function isDemonym(a: string, b: string): boolean {
  if (/^[A-Z0-9]+$/.test(a) || /^[A-Z0-9]+$/.test(b)) return false
  const [short = '', long = ''] = [toNameKey(a), toNameKey(b)].toSorted((x, y) => x.length - y.length)
  if (short.includes(' ') || long.includes(' ') || short.length < 4 || long.length > short.length + 4) return false
  const shared = [...short].findIndex((letter, i) => letter !== long[i])
  const length = shared < 0 ? short.length : shared
  return (
    length >= 4 &&
    length >= short.length - 3 &&
    /(?:an|ian|ese|ish|ic|i|ch|ans|ians|er|ers)$/.test(length === short.length ? long : `${short}|${long}`)
  )
}

function toNameKey(name: string): string {
  return toKey(name)
    .replace(/^the /, '')
    .replace(/ 's$/, '')
    .replace(/\.(?=\s|$)/g, '')
}

function isAlias(name: string, key: string, lexicon: Lexicon): boolean {
  return lexicon.aliases(name).some((alias) => toNameKey(alias) === key)
}

function areInitials(short: string, long: string): boolean {
  const words = long.split(' ').filter((word) => !['of', 'the', 'and', 'for'].includes(word))
  return words.length >= 2 && short.replace(/\W/g, '') === words.map((word) => word[0]).join('')
}

/** "Louis" beside "Louis XIV": whoever says the first need not mean another. */
export function isUnnumbered(a: string, b: string): boolean {
  const [short = '', long = ''] = [toNameKey(a), toNameKey(b)].toSorted((x, y) => x.length - y.length)
  return long.startsWith(`${short} `) && /^[ivx]+$/.test(long.slice(short.length + 1))
}

/** "Armstrong" for "Neil Armstrong", "Everest" for "Mount Everest"; never "World War" for "World War II". */
function isShorter(short: string, long: string): boolean {
  const few = short.split(' ').filter((word) => !GENERIC.has(word))
  const many = long.split(' ').filter((word) => !GENERIC.has(word))
  if (few.length === 0 || few.length > many.length) return few.length === 0 && many.length === 0
  const rest = many.filter((word) => !few.includes(word))
  if (rest.length !== many.length - few.length) return false
  if (rest.length === 0) return true
  return (
    few.at(-1) === many.at(-1) &&
    rest.every((word) => !/\d|^[ivx]+$/.test(word) && !['north', 'south', 'east', 'west', 'new'].includes(word))
  )
}

/**
 * One letter off in a long name, two in a very long one; not when the dictionary knows both, as Austria and Australia.
 */
function isMisspelling(a: string, b: string, lexicon: Lexicon): boolean {
  const length = Math.min(a.length, b.length)
  if (length < NEAR_LENGTH || a[0] !== b[0] || /\d/.test(a + b)) return false
  if (/ [ivx]+$|(?:^| )\S(?: |$)/.test(a) || / [ivx]+$|(?:^| )\S(?: |$)/.test(b)) return false
  if (lexicon.isProperName(a) && lexicon.isProperName(b)) return false
  return editDistance(a, b) <= (length >= FAR_LENGTH ? 2 : 1)
}
