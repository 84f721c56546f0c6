import type { Shelved } from './shelf.server.ts'
import { stemsOf } from './words.ts'
import type { Wanted } from './words.ts'

/** A yes or no, and the sentence that says so; null where the title does. */
export type Verdict = { value: 'Yes' | 'No'; because: string | null }

const MAY = /^(?:can|could|may) (?:i|we|you|one|people|members|visitors|guests|others|somebody|anybody|anyone)\b/i
const EXISTS =
  /^(?:is|are) there\b|^(?:do|does) (?:you|it|frenly|this (?:site|place|app)) (?:have|offer|support)\b|^have you got\b/i
const NEEDS =
  /^(?:do|does|must|will) (?:i|we|you|one|people|members|visitors|it|frenly) (?:need|have to have|require)\b/i

/** Whether a heading asks in the same manner: the "Yes" below "Can I bring a key?" does not say that one is needed. */
export function isOneKind(asked: string, heading: string): boolean {
  const [one, other] = [asked.trim(), heading.trim()]
  const first = (text: string): string => /^\w+/.exec(text)?.[0].toLowerCase() ?? ''
  const kinds = [/^(?:can|could|may)\b/i, NEEDS]
  const kind = kinds.find((pattern) => pattern.test(one) || pattern.test(other))
  return kind ? kind.test(one) && kind.test(other) : first(one) !== '' && first(other) !== ''
}

/** What takes a sentence back, or says it of some alone. */
const LIMITED = /\b(?:only|unless|except|if|until|but|not|no|never|cannot|nobody|without|instead|however)\b|n['’]t\b/i
const MAY_SAID = /\b(?:you|members|everyone|everybody|anyone|anybody|people) (?:can|may)\b/i
const MAY_NOT_SAID = /\b(?:you|members|people) (?:cannot|can't|can’t|may not)\b|\bnobody can\b/i
const LIMITS = /\b(?:only|unless|except|if|until|but|without)\b/i
const NEEDED = /\b(?:you|it|frenly|this) (?:needs?|requires?)\b/i
const NOT_NEEDED =
  /\b(?:no|without(?: an?| any)?|(?:do|does) not (?:need|require)(?: an?| any)?|(?:don|doesn)['’]t (?:need|require)(?: an?| any)?) ((?:[\w-]+ ?){1,3})/gi

/**
 * The yes or no that an article plainly says to a question for one; null where it does not say it in one sentence, or in its title. Nothing
 * is guessed: what holds for some alone, or under a condition, has neither.
 */
export function verdictOf(
  question: string,
  wanted: readonly Wanted[],
  { passage, sections, summary }: Shelved,
): Verdict | null {
  const asked = question.trim()
  if (wanted.length === 0 || /\b(?:not|no|never|without|only)\b|n['’]t\b/i.test(asked)) return null
  const speaksOf = (text: string): boolean => {
    const stems = stemsOf(text)
    return wanted.every((word) => word.metBy(stems) > 0)
  }
  const said = [...summary, ...sections.flatMap(({ sentences }) => sentences)].filter(speaksOf)
  if (MAY.test(asked)) {
    const denied = said.find((one) => MAY_NOT_SAID.test(one) && !LIMITS.test(one))
    if (denied !== undefined) return { value: 'No', because: denied }
    const allowed = said.find((one) => MAY_SAID.test(one) && !LIMITED.test(one)) ?? null
    const isShown = /^how do (?:i|we|you)\b/i.test(passage.title) && speaksOf(passage.title)
    return isShown || allowed !== null ? { value: 'Yes', because: allowed } : null
  }
  if (EXISTS.test(asked))
    return isThere(passage.title, passage.tags, summary.join(' '), speaksOf) ? { value: 'Yes', because: null } : null
  if (!NEEDS.test(asked)) return null
  const notNeeded = said.find((one) => [...one.matchAll(NOT_NEEDED)].some(([, thing = '']) => speaksOf(thing)))
  const needed = said.find((one) => NEEDED.test(one) && !LIMITED.test(one))
  if ((notNeeded === undefined) === (needed === undefined)) return null
  return needed === undefined ? { value: 'No', because: notNeeded! } : { value: 'Yes', because: needed }
}

/** Whether an article that tells how a thing is used bears its name: nobody tells how to switch to a dark mode that is not there. */
const isThere = (title: string, tags: string, summary: string, speaksOf: (text: string) => boolean): boolean =>
  /^how do (?:i|we|you)\b/i.test(title) && tags.split(/,\s*/).some(speaksOf) && !LIMITED.test(summary)
