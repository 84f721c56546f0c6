import { toExactKey } from '../text/text.ts'
import type { Relation } from './verdict.ts'

/** Small words that English has, and those of the languages most written beside it. */
const ENGLISH = new Set(
  'the a an of is are was were be been to and or in on at for with by from it its this that these those not no as has have had can will which who you your they their he she his her if but than then there also most more about into over when what how all some any do does did may should must'.split(
    ' ',
  ),
)
const OTHERS = new Set(
  (
    'der die das ist sind war ein eine einer eines und nicht kein keine für mit von zu im auf dem den des wird hat haben sich auch bei nach ' +
    'le la les est sont une des du et ne pas pour dans sur avec qui que il elle ce cette été aux plus ' +
    'el los las es son un una de del y no por para con en que se su fue más al como ' +
    'il lo gli è sono un uno una di del della e non per con che si nel al più ' +
    'o os as é são um uma do da dos das e não em para com que se na mais ' +
    'het een van en niet geen zijn voor op met te dat ' +
    'och är inte en ett att som på av för det den ikke og er av til på jest nie na w z do i się to bir ve değil için'
  ).split(' '),
)
const DENIALS = new Set(
  (
    'nicht kein keine keinen keiner keinem keines nie niemals pas jamais aucun aucune ne n rien non no nunca jamás ningún ninguna ' +
    'mai nessun nessuna não nenhum nenhuma niet geen nooit ikke inte ej aldri aldrig ei nie nigdy не нет ни никогда değil yok asla ' +
    'لا ليس ليست لم لن नहीं न μη δεν όχι לא אין'
  ).split(' '),
)
const DENIED_BY_SIGN = /[不没沒非未無无]|ない|ません|なかった|않|없|못|아니|ไม่/u

/** "Miguel de Cervantes", "Rio de la Plata": small words of a name are of no language. */
const IN_A_NAME =
  /(\p{Lu}[\p{L}.'’-]*)(?: (?:da|das|de|del|den|der|di|do|dos|du|la|le|los|van|von|y)){1,2}(?= \p{Lu})/gu

/** Whether a text is written in a language that is not read here. */
export function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters > 3 && latin < letters / 2) return true
  const words =
    text
      .replace(IN_A_NAME, '$1')
      .toLowerCase()
      .match(/[\p{L}']+/gu) ?? []
  const own = words.filter((word) => ENGLISH.has(word)).length
  const others = words.filter((word) => OTHERS.has(word) && !ENGLISH.has(word)).length
  return words.length >= 3 && others > own
}

/** Of a language that is not read: only what differs in nothing but a denial is known to clash; the rest is left open. */
export function relateForeign(a: string, b: string): Relation {
  const [x, y] = [a, b].map((text) => toExactKey(text))
  if (x === y) return 'agree'
  const [left, right] = [wordsOf(a), wordsOf(b)]
  const [loneA, loneB] = [left.filter((word) => !right.includes(word)), right.filter((word) => !left.includes(word))]
  const [fewer, more] = loneA.length <= loneB.length ? [loneA, loneB] : [loneB, loneA]
  const areDenials = more.length > 0 && more.every((word) => DENIALS.has(word))
  if (fewer.length === 0 && areDenials) return 'contradict'
  return differInSigns(a, b) ? 'contradict' : 'unrelated'
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Of a script without spaces: all that stands between the same beginning and the same end is a denial of one side. */
function differInSigns(a: string, b: string): boolean {
  if (!DENIED_BY_SIGN.test(a) === !DENIED_BY_SIGN.test(b)) return false
  const [plain, denied] = DENIED_BY_SIGN.test(a) ? [b, a] : [a, b]
  let from = 0
  while (from < plain.length && plain[from] === denied[from]) from += 1
  let to = 0
  while (to < plain.length - from && plain.at(-1 - to) === denied.at(-1 - to)) to += 1
  const rest = denied.slice(from, denied.length - to)
  return from + to >= plain.length / 2 && rest.length <= MOST_DENYING && DENIED_BY_SIGN.test(rest)
}

const MOST_DENYING = 8
