import { toPlainLetters } from '#app/kits/search/site-search/search-query.ts'
import { anyOf, inOrder } from '#app/platform/values/pattern-parts.ts'
import { bundles, toBundleName, type Bundle } from '../filing/bundles.ts'

/** What must be true of a conversation. */
export type Condition =
  | { kind: 'from'; words: string }
  | { kind: 'about'; words: string }
  | { kind: 'bundle'; bundle: Bundle }
  | { kind: 'attachment' }
/** What is done then. */
export type RuleAct = { act: 'archive' | 'trash' | 'junk' | 'star' | 'read' | 'mute' } | { act: 'label'; name: string }
export type Rule = { conditions: Condition[]; acts: RuleAct[] }

/** What became of the words: a rule, or why they are none, with the words that were not understood. */
export type Compiled = { rule: Rule; problem: null } | { rule: null; problem: string }

const MOST = 300
const ACTS: readonly (readonly [RegExp, (found: RegExpExecArray) => RuleAct])[] = [
  [
    /\b(?:label|tag)\b(?: (?:it|them|as))? ["“]([^"”]{1,40})["”]/i,
    (found) => ({ act: 'label', name: found[1]!.trim() }),
  ],
  [/\b(?:label|tag) (?:it|them) (?:as )?([\p{L}\p{N}-]{1,40})/iu, (found) => ({ act: 'label', name: found[1]! })],
  [/\bmark (?:it |them )?as read\b|\bmark (?:it |them )?read\b/i, () => ({ act: 'read' })],
  [
    /\b(?:archive|put (?:it |them )?(?:away|in(?:to)? the archive)|skip the inbox)\b(?: (?:it|them))?/i,
    () => ({ act: 'archive' }),
  ],
  [/\b(?:delete|trash|bin|throw (?:it |them )?away)\b(?: (?:it|them))?/i, () => ({ act: 'trash' })],
  [/\b(?:star)\b(?: (?:it|them))?/i, () => ({ act: 'star' })],
  [/\b(?:mute)\b(?: (?:it|them))?/i, () => ({ act: 'mute' })],
  [/\b(?:(?:mark |send )?(?:it |them )?(?:as|to) (?:junk|spam))\b/i, () => ({ act: 'junk' })],
]
const WITH_LABEL = /\s*\bas ["“]?([\p{L}\p{N} -]{1,40}?)["”]?\s*$/iu
/** Where an unquoted name ends. */
const TAIL =
  /(?= and (?:label|tag|mark|archive|put|delete|trash|bin|throw|star|mute|skip)\b| (?:arrives?|comes?)\b|,|$| with an? (?:attachment|file)| about | from | that )/
    .source
const QUOTED = /["“]([^"”]{1,100})["”]/.source
const BARE = /([^\s",“”][^",“”]{0,80}?)/.source
const FROM = new RegExp(`\\b(?:from|by) (?:${QUOTED}|${BARE}${TAIL})`, 'iu')
const ABOUT = new RegExp(
  `\\b(?:about|that (?:says?|mentions?|contains?)|with the words?|mentioning|containing) (?:${QUOTED}|${BARE}${TAIL})`,
  'iu',
)
const ATTACHMENT = /\b(?:with|that ha(?:s|ve)) (?:an? )?(?:attachments?|files?)(?: attached)?\b/i
/** "about the roof" means the roof however a subject names it; what is quoted is meant to the letter. */
const ARTICLE = /^(?:the|an?|my|our) (?=\S)/i
/** Words that carry no meaning of their own in a rule. */
const FILLER = inOrder(
  /\b/gi,
  anyOf(
    /please|always|automatically|all|every|everything|anything|any|the|my/,
    /mails?|e-?mails?|messages?|letters?|conversations?/,
    /and|then|when|whenever|if|is|are|it|them|comes?|arrives?|that|which|who|new|incoming/,
    /for me|a|an|to|of|in|into|as|with/,
  ),
  /\b/,
)

/** Reads a rule in plain words. What was not understood is said, and makes no rule: half a rule would do harm. */
export function compileRule(typed: string): Compiled {
  const words = typed
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.!]+$/, '')
    .slice(0, MOST)
  if (words === '') return refuse('Say what to do with which mail.')
  let rest = words
  const rule: Rule = { conditions: [], acts: [] }
  const take = (pattern: RegExp, add: (found: RegExpExecArray) => void) => {
    const found = pattern.exec(rest)
    if (!found) return
    add(found)
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`
  }
  // "label mail from Anna as Family" says the label at its end.
  if (/^\s*(?:label|tag)\b/i.test(rest) && !/^\s*(?:label|tag)\b(?: (?:it|them))? ["“]/i.test(rest)) {
    take(WITH_LABEL, (found) => rule.acts.push({ act: 'label', name: found[1]!.trim() }))
    if (rule.acts.length > 0) rest = rest.replace(/^\s*(?:label|tag)\b/i, ' ')
  }
  take(FROM, (found) => rule.conditions.push({ kind: 'from', words: (found[1] ?? found[2] ?? '').trim() }))
  take(ABOUT, (found) =>
    rule.conditions.push({ kind: 'about', words: found[1]?.trim() ?? (found[2] ?? '').replace(ARTICLE, '').trim() }),
  )
  for (const [pattern, toAct] of ACTS) take(pattern, (found) => rule.acts.push(toAct(found)))
  take(ATTACHMENT, () => rule.conditions.push({ kind: 'attachment' }))
  for (const bundle of bundles)
    if (bundle !== 'people')
      take(new RegExp(`\\b${bundle.replace(/s$/, '')}s?\\b`, 'i'), () =>
        rule.conditions.push({ kind: 'bundle', bundle }),
      )
  const left = rest
    .replace(FILLER, ' ')
    .replace(/[\s,;:–-]+/g, ' ')
    .trim()
  if (left !== '') return refuse(`Not understood: “${left}”. Nothing was made of the rule.`)
  if (rule.acts.length === 0)
    return refuse('Say what to do: archive, delete, star, mute, mark as read, mark as junk, or label.')
  if (rule.conditions.length === 0)
    return refuse(
      'Say which mail: from somebody, about something, a bundle such as newsletters, or with an attachment.',
    )
  return { rule, problem: null }
}

const refuse = (problem: string): Compiled => ({ rule: null, problem })

/** A condition as it is read. */
export function sayCondition(condition: Condition): string {
  switch (condition.kind) {
    case 'from':
      return `the name or address of somebody in it holds “${condition.words}”`
    case 'about':
      return `its subject or beginning holds “${condition.words}”`
    case 'bundle':
      return `it is among ${toBundleName(condition.bundle).toLowerCase()}`
    case 'attachment':
      return 'something is attached'
  }
}

const says = {
  archive: 'archive it',
  trash: 'delete it',
  junk: 'mark it as junk',
  star: 'star it',
  read: 'mark it as read',
  mute: 'mute it',
} as const
export const sayAct = (act: RuleAct): string => (act.act === 'label' ? `label it “${act.name}”` : says[act.act])

type Thread = {
  subject: string
  snippet: string
  people: readonly { name: string; address: string }[]
  pile: string
  attachments: number
}

/** Whether all conditions of a rule are true of a conversation. */
export function isMet({ conditions }: Rule, thread: Thread): boolean {
  const holds = (text: string, words: string) => toPlainLetters(text).includes(toPlainLetters(words))
  return conditions.every((condition) => {
    switch (condition.kind) {
      case 'from':
        return thread.people.some(({ name, address }) => holds(`${name} ${address}`, condition.words))
      case 'about':
        return holds(`${thread.subject}\n${thread.snippet}`, condition.words)
      case 'bundle':
        return thread.pile === condition.bundle
      case 'attachment':
        return thread.attachments > 0
    }
  })
}
