import { anyOf, inOrder } from '#app/platform/values/pattern-parts.ts'
import { PRONOUN_SUBJECTS } from './words.ts'

const PREFIX = /^(?:and|but|so|also|then|please|or|well|by the way|meanwhile|otherwise|hello|hi)\s+/
const ASKED_SUBJECT =
  '(?:i|we|you|he|she|they|it|there|somebody|someone|anybody|anyone|this|that|these|those|the|your|my|our)'
const AUX_FIRST = new RegExp(
  `^(?:can|could|would|will|do|does|did|is|are|was|were|has|may|shall|isn't|aren't|don't|doesn't|didn't|can't|couldn't|won't|wouldn't|hasn't|haven't) ${ASKED_SUBJECT} \\w`,
)
const HAVE_FIRST = /^(?:have|had) (?:you|we|they) (?!to )\w/
const SHOULD_FIRST = /^should (?:i|we|he|she|they|it) \w/
const ASK_FIRST = inOrder(
  /^(?:what|when|where|how|who|why|which(?: \w+){0,2}|whose \w+|what (?:time|day|date|kind|size)|how (?:much|many|long|often|far|soon|old)(?: \w+){0,2}) /,
  /(?:is|are|was|were|do|does|did|can|could|would|will|should|has|have|shall) \w/,
)
const NOT_ASKED = inOrder(
  /^/,
  anyOf(
    /(?:when|where|how|why) (?:will|would|can|could|should) (?:be|do|work|help|suit|make)\b/,
    /which (?:is|was) (?:why|what|how|where|when|a|the|not|fine|good|great|ok|okay|also)\b/,
    /were you to/,
    /had (?:you|we|they) known/,
    /will do\b/,
    /may (?:the|this|that|your) /,
    /do (?:the|this|that|these|those|it|your|my|our) /,
    /what (?:is|was) (?:important|clear|certain)/,
    /what (?:i|we) /,
  ),
)

/** Whether the words are put as a question. Only forms that are nothing else count. */
export function isQuestion(sentence: string): boolean {
  let words = sentence
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^["“‘(\s]+/, '')
    .replaceAll(',', '')
  while (PREFIX.test(words)) words = words.replace(PREFIX, '')
  if (NOT_ASKED.test(words)) return false
  if (ASK_FIRST.test(words))
    return (
      !/^(?:what|how|who|which|when|where) (?:is|was|are|were) (?:important|needed|left|more)\b/.test(words) &&
      !hasSecondVerb(words)
    )
  return AUX_FIRST.test(words) || HAVE_FIRST.test(words) || SHOULD_FIRST.test(words)
}

/** "What is left is yours", "when it is ready": the ask word opens a clause of another sentence. */
function hasSecondVerb(words: string): boolean {
  const opener = /^(?:what|who|which) (?:is|was|are) \w+ (?:is|was|are)\b/
  const [, first] = words.split(' ')
  return opener.test(words) || PRONOUN_SUBJECTS.has(first ?? '')
}
