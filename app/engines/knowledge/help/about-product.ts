import { anyOf, inOrder } from '#app/platform/values/pattern-parts.ts'
import { toPlainQuestion } from '../plain-question.ts'

const name =
  /\bfrenly\b|\b(?:this|the) (?:site|app|web ?site|platform|web ?page)\b|\bthis (?:place|service|tool|product|server|community)\b/i
/** What only this place has, or calls so. */
const ownThings = new RegExp(
  `\\b(?:${[
    'panda members?',
    'adopt (?:a|my|the) panda',
    'agreement (?:ring|score)',
    'the (?:ring|arcs?|plans|circle|help cent(?:re|er))',
    'built[- ]?in (?:engines?|voices?)',
    'engines? (?:are |is )?built[- ]in',
    'echo risk',
    'evidence grades?',
    'e[0-4] evidence',
    'command palette',
    'claim labels?',
    'claims? (?:table|labels?)',
    'table of claims',
    'independent votes?',
    'single voice',
    'multi-ai search',
    'consensus screen',
    'paste answers?',
    'pasted (?:answers?|texts?)',
    '(?:brand|other) hosts',
    'world facts',
    'wait(?:ing)? ?list',
    '(?:free|pro|plus|paid) (?:plan|tier|version)',
    'several (?:ais?|voices|models|engines)',
    'multiple (?:ais?|voices|models|engines)',
    '(?:operator|admin) of (?:this|the)',
    'healthz',
    'voice2email',
    'speak-?to-?email',
    'data_dir',
    'admin_email',
    'session_secret',
    'brand_hosts',
    'trust_proxy',
    'support_email',
  ].join('|')})\\b`,
  'i',
)
const here = /\bhere\b/i
/** What of the asker's own the help articles speak of: "where are my runs" is no question about a life. */
const heldHere = anyOf(
  inOrder(
    /\b(?:my|our) (?:own |personal |old |saved |past |last |daily |private |open ?ai |api )*/i,
    anyOf(
      /plan/i,
      /plans/i,
      /runs?/i,
      /accounts?/i,
      /user ?names?/i,
      /passwords?/i,
      /pass ?words?/i,
      /data/i,
      /personal data/i,
      /questions?/i,
      /answers?/i,
      /results?/i,
      /searches/i,
      /subscription/i,
      /history/i,
      /panda/i,
      /keys?/i,
      /settings?/i,
      /theme/i,
      /profile/i,
      /inbox/i,
      /wait(?:ing)? ?list/i,
      /privacy/i,
      /link/i,
      /information/i,
      /info/i,
      /session/i,
      /log ?in/i,
      /sign ?in/i,
      /e-?mail(?: address)?/i,
    ),
    /\b/i,
  ),
  /\bwhat i (?:ask|write|paste|type|asked|wrote|pasted|typed)\b/i,
  /\bmy \w+ (?:private|stored|saved|kept|safe)\b/i,
)

/** Said to somebody, not asked about anything. */
const smallTalk = inOrder(
  /^/i,
  anyOf(
    /hi+/i,
    /hey+/i,
    /hello+/i,
    /yo/i,
    /howdy/i,
    /greetings/i,
    /good (?:morning|afternoon|evening|night|day)/i,
    /how are (?:you|things)/i,
    /how is it going/i,
    /what is up/i,
    /sup/i,
    /thanks?/i,
    /thank you/i,
    /ok/i,
    /okay/i,
    /cool/i,
    /nice/i,
    /great/i,
    /bye/i,
    /goodbye/i,
    /see you/i,
    /lol/i,
    /test/i,
    /testing/i,
    /i am (?:bored|sad|happy|tired|fine|lonely|hungry)/i,
    /(?:do|are|can) you (?:love|like|hate|real|human|alive|single|married|happy|sad|bored|ok|okay|there|feel)/i,
    /i (?:love|hate|like|miss) you/i,
    /(?:can|may|could) i ask (?:you )?(?:something|a question|anything)/i,
    /what is the (?:answer to|meaning of) (?:everything|life)/i,
    /who are you/i,
    /how old are you/i,
    /what is your name/i,
  ),
  /\b(?: (?:there|today|you|all|everyone|doing|me|a lot|so much|feeling|very much|again|frenly|panda|this|evening|morning))*$/i,
)
/** "What is a cookie", "what is democracy": wants the meaning of a word. */
const wantsMeaning = anyOf(
  /^(?:what|who) (?:is|are|was|were|means?)(?: an?)?(?: \S+){1,3}$/i,
  /^what do(?:es)? (?:an? |the )?(?:word |term )?\S+ mean$/i,
  /^what (?:do|does) (?:an? )?\S+ do$/i,
  /^how many \S+ (?:are|were) there\b/i,
  /^(?:define|definition of|meaning of|(?:what is )?the meaning of|translate|synonyms? (?:of|for)|opposite of)\b/i,
)

/** Whether the question names the product or something only it has. */
export function namesProduct(question: string): boolean {
  return name.test(question) || ownThings.test(question) || here.test(question)
}

/** Whether the question is about what the asker keeps or writes in a place like this. */
export function speaksOfHeld(question: string): boolean {
  return heldHere.test(question)
}

/** Whether nobody but the help centre can be meant, whatever else the question looks like. */
export function isAboutHere(question: string): boolean {
  return name.test(question) || ownThings.test(question) || heldHere.test(question)
}

/** Whether something is said to somebody, and nothing asked. */
export function isSmallTalk(question: string): boolean {
  return smallTalk.test(toPlainQuestion(question)) || smallTalk.test(question.replace(/[^\p{L} ]/gu, '').trim())
}

/** Whether a word is to be explained, which is a dictionary's work unless the word is the product's own. */
export function wantsMeaningOf(question: string): boolean {
  return wantsMeaning.test(toPlainQuestion(question)) && !namesProduct(question) && !heldHere.test(question)
}

const nameless = /\b(?:this|the|your) (?:site|app|web ?site|platform|web ?page|tool|service|product|place)\b/gi

/** The question with the product called by its name, for comparing it with the articles' headings. */
export function withName(question: string): string {
  return question.replace(nameless, 'Frenly').replace(/\bwhats\b/gi, 'what is')
}

/** The question without any name of the product. */
export function withoutName(question: string): string {
  return question.replace(nameless, ' ').replace(/\bfrenly(?:'s)?\b/gi, ' ')
}

/** The words written with a capital inside the question, in lower case; none when most words have one. */
export function namesIn(question: string): ReadonlySet<string> {
  const names = question.match(/(?<=\S\s)\p{Lu}[\p{L}\p{N}'-]*/gu) ?? []
  return new Set(2 * names.length > question.split(' ').length ? [] : names.map((word) => word.toLowerCase()))
}
