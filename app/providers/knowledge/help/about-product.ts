import type { Lexicon } from '../lexicon.ts'

const stopWords = new Set(
  ('a an the of in on at to for from by with about into over as and or but not no is are was were be been being am do does did done has have had having ' +
    'can could will would shall should may might must it its this that these those there their they them we us our you your i me my mine who whom whose ' +
    'what which when where why how if then so just also only please way ways get got make makes made use uses used using go want need like ' +
    'thing things something anything someone here frenly panda app site website product platform service tool page screen any some all own one happen happens mean means tell know ' +
    'find see work works need much many long often far').split(' '),
)
/** How members speak of what the articles name. Each row says the same; the first word is the articles' own. */
const sameWords = [
  ['sign', 'login', 'log', 'logon', 'signin', 'logging', 'signed'],
  ['password', 'login', 'passcode', 'credentials'],
  ['free', 'cost', 'costs', 'price', 'prices', 'pay', 'paid', 'charge', 'money', 'fee', 'fees', 'expensive', 'subscription', 'pricing'],
  ['account', 'register', 'registration', 'signup', 'join', 'profile', 'member'],
  ['reset', 'forgot', 'forgotten', 'forget', 'lost', 'lose', 'recover', 'restore', 'change', 'new'],
  ['delete', 'remove', 'removed', 'erase', 'deletion'],
  ['email', 'e-mail', 'mail'],
  ['contact', 'support', 'reach', 'write', 'talk'],
  ['feedback', 'bug', 'report', 'suggestion', 'complain', 'problem'],
  ['answers', 'answer', 'reply', 'response'],
  ['offline', 'internet'],
  ['api', 'provider'],
  ['install', 'setup', 'host', 'deploy', 'set'],
  ['upgrade', 'upgrading', 'update'],
  ['backup', 'backups', 'restore'],
  ['dark', 'theme', 'mode'],
  ['model', 'models', 'ai', 'llm', 'provider', 'chatgpt', 'openai', 'gpt', 'claude', 'gemini'],
  ['data', 'privacy', 'private', 'stored', 'keep'],
]

/** Words that show the asker speaks of this place: its name, itself, and what only it has. */
const speaksOfHere = /\b(?:frenly|panda members?|here|this (?:site|app|page|place|service|website|tool|product|server|community)|the (?:site|app|website|platform|ring|plans)|agreement (?:ring|score)|built[- ]in (?:engines?|voices?)|engines? (?:are |is )?built[- ]in|echo risk|evidence grades?|e[0-4] evidence|command palette|claim labels?|independent votes|single voice|multi-ai search|paste answers?|pasted answers?|(?:brand|other) hosts)\b/i
const speaksOfSelf = /\b(?:i|my|me|you|your|it|we|our|is there|are there)\b/i

export type Wanted = { word: string; isMet(stems: ReadonlySet<string>): boolean }

/** Whether the question names the product or something only it has. */
export function namesProduct(question: string): boolean {
  return speaksOfHere.test(question)
}

/** Whether the question speaks of the asker's own doing, or of "it", as questions to a help desk do. */
export function speaksAsMember(question: string): boolean {
  return speaksOfSelf.test(question)
}

export function stemOf(word: string): string {
  const plain = word.toLowerCase().replace(/['’]s$/, '').replace(/[^\p{L}\p{N}-]/gu, '')
  return plain.length > 4 ? plain.replace(/(?:ies)$/, 'y').replace(/(?:ing|ed|es|s|er|ion|ions|ment)$/, '') : plain.replace(/(?<=\w{2})s$/, '')
}

export function stemsOf(text: string): Set<string> {
  return new Set((text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []).map(stemOf))
}

/** What the question is about: its words without the grammar, each met by its stem or by a word that says the same. */
export function wantedWords(question: string, lexicon: Lexicon): Wanted[] {
  const words = (question.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []).filter((word) => !stopWords.has(word))
  return [...new Set(words)].map((word) => {
    const alike = [word, lexicon.lemma(word), lexicon.lemma(word, 'noun'), ...sameWords.filter((row) => row.includes(word)).flat()].map(stemOf)
    return { word, isMet: (stems) => alike.some((stem) => stems.has(stem)) }
  })
}
