const QUESTION_WORDS = new Set(
  'What Who Whom Whose Which When Where Why How Is Are Was Were Do Does Did Can Could Will Would Should Has Have Had In On At And Or But If The A An I Please Tell Name Give List'.split(
    ' ',
  ),
)
/** "Mount Everest", "Golden Gate Bridge", "World War II": names in a row, small joining words inside. */
const NAME = /\p{Lu}[\p{L}\d'’.-]*(?:\s+(?:(?:of|the|de|la|and|von|van|du|da|del)\s+)?\p{Lu}[\p{L}\d'’.-]*)*/gu
const KIND = /\b((?:an?|the)\s+[\p{Ll}-]+(?:\s+[\p{Ll}-]+)?)\s*\??$/u
const POSSESSIVE = /\b(?:its|their|his|her)\b(?=\s+\p{L})/iu
const PRONOUN = /\b(?:it|they|them|he|she|him)\b/iu
/** "Is it higher than …" speaks of what was asked before; "Is it true that …" does not. */
const ASKS_OF_IT =
  /^(?:is|was|are|were|does|did|do|has|had|can|could)\s+(?:it|they|he|she)\b(?!\s+(?:true|possible|correct|safe|legal|necessary|raining))/iu
const THERE = /\bthere\b(?!\s+(?:is|are|was|were|be|any|a|an|many)\b)(?<!\b(?:is|are|was|were|be)\s+there)/iu
const WHAT_ABOUT = /^(?:and|what about|how about|and what about|and how about|what of)\s+(\S.*)$/iu

/** "And its population?", "and the currency?" */
const PART_OF_IT = /^(?:its|their|his|her|the)\s+(\p{Ll}+(?:\s+\p{Ll}+)?)$/u

/** The same for the last of several questions, each read with those before it. */
export const toStandaloneAfter = (question: string, before: readonly string[]): string =>
  toStandalone(
    question,
    before.reduce<string | null>((last, one) => toStandalone(one, last), null),
  )

/**
 * A follow-up that stands alone: pronouns become what the question before was about, "And Japan?" becomes the question
 * before about Japan. Questions that already stand alone, and those with nothing to point to, stay as they are.
 */
export function toStandalone(question: string, before: string | null): string {
  const subject = before === null ? null : subjectOf(before)
  if (before === null || subject === null) return question
  const other = WHAT_ABOUT.exec(question)?.[1]?.replace(/\?+$/, '').trimEnd()
  const part = other && PART_OF_IT.exec(other)
  if (part) return `What is the ${part[1]} of ${subject}?`
  if (other && !/\b(?:is|are|was|were|does|do|did|has|have)\b/i.test(other))
    return replaceSubject(before, subject, other)
  if (hasOwnName(question)) return ASKS_OF_IT.test(question) ? question.replace(PRONOUN, subject) : question
  if (POSSESSIVE.test(question)) return question.replace(POSSESSIVE, toPossessive(subject))
  if (PRONOUN.test(question)) return question.replace(PRONOUN, subject)
  return THERE.test(question) ? question.replace(THERE, `in ${subject}`) : question
}

/** What a question is about: its last name, else the kind of thing it ends with. */
function subjectOf(question: string): string | null {
  const names = namesIn(question)
  const name = names.at(-1)
  if (name) return /\bthe\s*$/i.test(question.slice(0, question.indexOf(name))) ? `the ${name}` : name
  return KIND.exec(question.trim())?.[1] ?? null
}

function namesIn(question: string): string[] {
  return [...question.matchAll(NAME)].flatMap(([found]) => {
    const words = found.split(/\s+/)
    while (words[0] && QUESTION_WORDS.has(words[0])) words.shift()
    return words.length > 0 ? [words.join(' ').replace(/['’]s$|[.?]$/u, '')] : []
  })
}

const hasOwnName = (question: string) => namesIn(question).length > 0

const toPossessive = (subject: string) => (/s$/i.test(subject) ? `${subject}’` : `${subject}’s`)

function replaceSubject(before: string, subject: string, other: string): string {
  const bare = other.replace(/^(?:in|for|of)\s+/i, '')
  const at = before.lastIndexOf(subject)
  return at < 0 ? before : before.slice(0, at) + bare + before.slice(at + subject.length)
}
