import { anyOf, inOrder } from '#app/platform/values/pattern-parts.ts'

const FUTURE = /\b(?:will|going to|gonna|shall)\b(?! smith\b)/
const LOOKS_AHEAD =
  /\b(?:next (?:year|decade|century|election|president|world cup|week|month)|in future|predict|prediction|forecast|by (?:20[3-9]\d|2[1-9]\d\d))\b/
const OPINION = inOrder(
  /\b/,
  anyOf(
    /best/,
    /worst/,
    /nicest/,
    /prettiest/,
    /ugliest/,
    /most beautiful/,
    /most interesting/,
    /most important/,
    /greatest (?:person|artist|player|writer|band|film|movie|country)/,
    /favou?rite/,
    /should i/,
    /should we/,
    /do you (?:like|think|prefer|believe|feel)/,
    /what do you think/,
    /your opinion/,
    /better than/,
    /coolest/,
    /funniest/,
    /most famous/,
    /most delicious/,
    /tastiest/,
    /overrated/,
    /underrated/,
    /is it worth/,
    /recommend/,
    /smartest/,
    /sexiest/,
    /happiest/,
    /safest/,
  ),
  /\b/,
)
const PERSONAL =
  /^(?:how are you|who are you|what is your name|are you|what am i|where am i|what is my|who am i|how old are you|do you love)\b/
const DENIAL = /\b(?:not|isnt|wasnt|dont|doesnt|didnt|arent|werent|cant|never|except|excluding|besides|other than)\b/
const YEAR = /\b(1\d{3}|20\d\d|2[1-9]\d\d)\b/
const STILL_TRUE = /\b(?:flight|when|born|year|1984|war|overture)\b/

/** Why a question is not one for a table of facts at all: the future, an opinion, the asker; null when it may be. */
export function findReason(text: string, today: Date): string | null {
  const year = Number(YEAR.exec(text)?.[1] ?? 0)
  if (FUTURE.test(text) || LOOKS_AHEAD.test(text) || year > today.getFullYear())
    return 'This is about the future, which no table of facts can tell.'
  if (OPINION.test(text)) return 'This asks for an opinion, and the tables hold facts only.'
  if (DENIAL.test(text)) return 'This asks what is not so, which the tables are not read for.'
  if (PERSONAL.test(text)) return 'This is about you or me, and the tables hold facts about the world only.'
  if (year > 0 && !STILL_TRUE.test(text) && /\b(?:in|of|during|from|before|after) (?:year )?\d{4}$/.test(text))
    return 'The tables hold no figures for single years.'
  return null
}
