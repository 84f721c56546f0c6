import { found, likeCase, type Found, type MarkKind } from '../mark.ts'

type Phrase = { said: string; written: string; kind: MarkKind; reason: string }

const SHORTER = 'The same in fewer words.'
const shorter = (pairs: Readonly<Record<string, string>>): Phrase[] =>
  Object.entries(pairs).map(([said, written]) => ({ said, written, kind: 'wordiness', reason: SHORTER }))

/** `said` is a pattern; `written` may use its groups. */
const phrases: readonly Phrase[] = [
  ...shorter({
    'in order to': 'to',
    'so as to': 'to',
    'due to the fact that': 'because',
    'owing to the fact that': 'because',
    'in view of the fact that': 'because',
    'in light of the fact that': 'because',
    'for the reason that': 'because',
    'despite the fact that': 'although',
    'in spite of the fact that': 'although',
    'at this point in time': 'now',
    'at the present time': 'now',
    'at the present moment': 'now',
    'at that point in time': 'then',
    'in the event that': 'if',
    'until such time as': 'until',
    'during the course of': 'during',
    'in the course of': 'during',
    'for the purpose of': 'for',
    'with (?:regard|reference|respect) to': 'about',
    'in regards? to': 'about',
    'in relation to': 'about',
    'in the vicinity of': 'near',
    'in close proximity to': 'near',
    'a large number of': 'many',
    'a (?:great|large) amount of': 'much',
    'the vast majority of': 'most',
    'the majority of': 'most',
    'on a daily basis': 'every day',
    'on a weekly basis': 'every week',
    'on a monthly basis': 'every month',
    'on a regular basis': 'regularly',
    'in the near future': 'soon',
    'in a timely manner': 'in time',
    'prior to': 'before',
    'subsequent to': 'after',
    'in excess of': 'more than',
    'has the ability to': 'can',
    'have the ability to': 'can',
    'is able to': 'can',
    'are able to': 'can',
    'take into consideration': 'consider',
    'make a decision': 'decide',
    'come to a decision': 'decide',
    'give consideration to': 'consider',
    'with the exception of': 'except',
    'each and every': 'every',
    'first and foremost,?': 'first',
    'completely free of charge': 'free of charge',
    'the end result': 'the result',
    'past history': 'history',
    'advance planning': 'planning',
    'added bonus': 'bonus',
    'repeat again': 'repeat',
    'return back': 'return',
    'reason is because': 'reason is that',
    "please (?:do not|don['’]t) hesitate to": 'please',
    'please feel free to': 'please',
    'as soon as you possibly can': 'as soon as you can',
  }),
  {
    said: 'it (?:is important to note|should be noted) that',
    written: '',
    kind: 'wordiness',
    reason: 'If it is worth saying, saying it is enough.',
  },
  { said: 'needless to say,?', written: '', kind: 'wordiness', reason: 'If it is needless, it can go.' },
  {
    said: 'I am writing (?:this (?:e-?mail|letter) )?to (?:inform|tell) you that',
    written: '',
    kind: 'weak opening',
    reason: 'Begin with the news itself.',
  },
  {
    said: "I(?: am|['’]m) (?:just )?writing to let you know that",
    written: '',
    kind: 'weak opening',
    reason: 'Begin with the news itself.',
  },
  {
    said: 'This (?:e-?mail|message) is to (?:inform you|let you know) that',
    written: '',
    kind: 'weak opening',
    reason: 'Begin with the news itself.',
  },
  {
    said: 'I (?:just )?wanted to let you know that',
    written: '',
    kind: 'weak opening',
    reason: 'Begin with the news itself.',
  },
  {
    said: 'I (?:just )?wanted to reach out (?:to you )?because',
    written: 'I am writing because',
    kind: 'weak opening',
    reason: 'Plain words open better.',
  },
  {
    said: 'I just wanted to',
    written: 'I wanted to',
    kind: 'hedge',
    reason: '“Just” makes your reason smaller than it is.',
  },
  {
    said: 'I was just wondering',
    written: 'I was wondering',
    kind: 'hedge',
    reason: '“Just” makes your question smaller than it is.',
  },
  {
    said: "I['’]m just (checking|writing|following)",
    written: "I'm $1",
    kind: 'hedge',
    reason: '“Just” makes your reason smaller than it is.',
  },
  {
    said: 'sorry to bother you,? but',
    written: '',
    kind: 'hedge',
    reason: 'Asking is no bother. The question can stand first.',
  },
  { said: 'I could be wrong,? but', written: '', kind: 'hedge', reason: 'Say it, and they can correct you.' },
  {
    said: 'if (?:that|this) makes sense',
    written: '',
    kind: 'hedge',
    reason: 'It does. Ask a real question if you doubt it.',
  },
  {
    said: '(am|is|are|was|were|feel|feels|be) (?:kind|sort) of(?= (?!a\\b|an\\b|the\\b|thing|person|work))',
    written: '$1',
    kind: 'hedge',
    reason: 'It is, or it is not.',
  },
  {
    said: 'a little bit(?= (?:of|more|less|late|early|longer|too|unsure|worried))',
    written: 'a little',
    kind: 'wordiness',
    reason: SHORTER,
  },
  { said: 'perhaps maybe', written: 'perhaps', kind: 'hedge', reason: 'One of them is enough.' },
  { said: 'I think that maybe', written: 'maybe', kind: 'hedge', reason: 'One hedge is enough.' },
  { said: 'I think maybe', written: 'maybe', kind: 'hedge', reason: 'One hedge is enough.' },
]

/** Adverbs that open a sentence and add nothing. */
const OPENING_FILLERS =
  /(?<=^|[.!?…]\s+|\n\s*)(?:basically|actually|literally|honestly|obviously|to be honest|anyway|well),\s+/gi
const HUMS = /(?<![\p{L}\d-])(?:um+|uh+|erm|hmm+),?\s+/giu

export function phraseMarks(draft: string): Found[] {
  const marks = patterns().flatMap(({ pattern, written, kind, reason }) =>
    [...draft.matchAll(pattern)].map((match) => {
      const text = match[0]
      if (written === '') return takenOut(draft, match.index, text.length, kind, reason)
      const filled = written.replace('$1', match[1] ?? '')
      const isPlain = text.startsWith('I ') && !opensSentence(draft, match.index)
      const replacement = isPlain ? filled : likeCase(text, filled)
      return found(kind, { start: match.index, end: match.index + text.length }, replacement, reason)
    }),
  )
  const fillers = [...draft.matchAll(OPENING_FILLERS), ...draft.matchAll(HUMS)].map((match) =>
    takenOut(draft, match.index, match[0].trimEnd().length, 'filler', 'It only warms up.'),
  )
  return [...marks, ...fillers]
}

let compiled: (Phrase & { pattern: RegExp })[] | null = null
/** Compiled once: that takes longer than reading a short draft. */
const patterns = () =>
  (compiled ??= phrases.map((phrase) => ({
    ...phrase,
    pattern: new RegExp(`(?<![\\p{L}\\d-])(?:${phrase.said.replaceAll(' ', '[ ]+')})(?![\\p{L}\\d-])`, 'giu'),
  })))

const opensSentence = (draft: string, start: number) => /(?:^|[.!?…]\s*|\n\s*)$/.test(draft.slice(0, start))

/** Takes words out with the space after them; the next word inherits their capital, unless it is no plain word. */
function takenOut(draft: string, start: number, length: number, kind: MarkKind, reason: string): Found {
  const end = start + length
  const space = /^\s+/.exec(draft.slice(end))?.[0].length ?? 0
  const next = /^\p{Ll}[\p{L}'’]*(?![\p{L}\d@/_]|\.[\p{L}\d])/u.exec(draft.slice(end + space))?.[0]
  if (next && opensSentence(draft, start)) {
    const to = end + space + next.length
    return found(kind, { start, end: to }, next.charAt(0).toUpperCase() + next.slice(1), reason)
  }
  const mark = /^\s*[.!?,;:…]/.test(draft.slice(end))
  const before = mark ? (/[ ,]+$/.exec(draft.slice(0, start))?.[0].length ?? 0) : 0
  return found(kind, { start: start - before, end: mark ? end : end + space }, '', reason)
}
