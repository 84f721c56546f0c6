import type { Lexicon } from '#app/engines/knowledge/lexicon.ts'
import { exclusive } from '../text/vocabulary.ts'
import { stemsOf } from '../text/stems-of.ts'

/** "Who invented the telephone?": a deed that has one doer, and what was done. */
const WHO = /^who (?:first |really |originally |actually )?(\p{L}+) (.+)$/iu
const NAME = String.raw`(\p{Lu}[\p{L}\p{N}.'’-]*(?: (?:of|the|de|da|del|van|von|and) (?=\p{Lu})| \p{Lu}[\p{L}\p{N}.'’-]*)*)`
const SOFT = String.raw`(?:(?:\p{L}+ly|first|often|also|most|commonly) )*`
const PASSIVE = new RegExp(String.raw`^([^.;]{2,80}?),? (?:is|was|were) ${SOFT}(\p{L}+) (?:in \d{4} )?by ${NAME}`, 'u')
const ACTIVE = new RegExp(String.raw`^${NAME}(?: \([^()]{1,60}\)|, [^,.;]{2,60},)? ${SOFT}(\p{L}+) ([^.;]{2,120})`, 'u')
const CREDITED = new RegExp(
  String.raw`^${NAME}(?: \([^()]{1,60}\)|, [^,.;]{2,60},)? (?:is|was) ${SOFT}` +
    String.raw`(?:credited|known|recogni[sz]ed|regarded|considered|acknowledged)[^.;]{0,24}? (?:with|for|as) (?:having |being )?(?:the )?(\p{L}+) ([^.;]{2,120})`,
  'u',
)

export type Doer = { name: string; start: number }

/** Who did what the question asks for, by one sentence; null where it asks for no such deed, or the sentence tells of another. */
export function doerIn(text: string, question: string, lexicon: Lexicon): Doer | null {
  const [, asked = '', object = ''] = WHO.exec(question) ?? []
  const deed = lexicon.lemma(asked.toLowerCase(), 'verb')
  const sought = stemsOf(object)
  if (!exclusive.has(deed) || sought.length === 0) return null
  const isDeed = (word: string): boolean =>
    lexicon.lemma(word.toLowerCase(), 'verb') === deed ||
    new RegExp(`^${deed.replace(/e$/, '')}(?:e?r|or)$`, 'i').test(word)
  const isOfObject = (said: string): boolean => {
    const words = stemsOf(said)
    return sought.every((word) => words.includes(word))
  }
  const [passive, credited, active] = [PASSIVE, CREDITED, ACTIVE].map((pattern) => pattern.exec(text))
  if (passive && isDeed(passive[2]!) && isOfObject(passive[1]!))
    return { name: passive[3]!, start: passive[0].length - passive[3]!.length }
  for (const found of [credited, active])
    if (found && isDeed(found[2]!) && isOfObject(found[3]!)) return { name: found[1]!, start: 0 }
  return null
}
