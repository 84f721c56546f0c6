import { anyOf } from '#app/platform/values/pattern-parts.ts'

/** "At what temperature should I wash towels": a measure is asked for, and no taste. */
const MEASURED = anyOf(
  /^(?:(?:at|for|to|in|on) )?how (?:often|long|hot|warm|cold|high|deep|far|thick|wide|fast|much|many)\b.*\b(?:should|ought)\b/i,
  /^(?:(?:at|for|to|in|on) )?(?:what|which) (?:[a-z-]+ ){0,2}(?:temperature|age|dose|dosage|speed|pressure|height|depth|length|width|weight|angle|distance|voltage)\b.*\bshould\b/i,
)
/** How much of one's money, time or life goes where is for everybody to say. */
const OWN_CHOICE =
  /\b(?:save|spend|invest|pay|charge|give|tip|donate|have|own|date|wait|work|earn|ask|buy|need|kids|children|friends|money|income|salary)\b/i
const CARED = [
  'stored|kept|refrigerated|chilled|frozen|thawed|defrosted|reheated|washed|rinsed|peeled|soaked|drained|boiled|cooked|eaten|drunk|taken|',
  'watered|pruned|planted|repotted|charged|unplugged|cleaned|dried|ironed|replaced|changed|covered|sealed|shaken|applied|swallowed',
].join('')
/** "Should tomatoes be stored in the fridge?": how a thing is treated. */
const TREATED = new RegExp(String.raw`^(?:should|must) (?:\S+ ){1,5}be (?:${CARED})\b`, 'i')
const TREATING = [
  'store|refrigerate|chill|freeze|thaw|defrost|reheat|wash|rinse|peel|soak|drain|boil|water|prune|plant|repot|',
  'unplug|clean|dry|iron|seal|shake|swallow',
].join('')
const TREATS = new RegExp(
  String.raw`^should (?:i|you|we|one) (?:always |ever |still )?(?:${TREATING}) (?:\S+ ){1,6}?(?:in|at|with|on|before|after|while|during|without|overnight|every|outside)\b`,
  'i',
)

/** Whether a question with "should" asks how a thing is measured or treated, on which answers are right or wrong. */
export function practicalType(question: string): 'number' | 'fact' | null {
  if (MEASURED.test(question)) return OWN_CHOICE.test(question) ? null : 'number'
  return TREATED.test(question) || TREATS.test(question) ? 'fact' : null
}
