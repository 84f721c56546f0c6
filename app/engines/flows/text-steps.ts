import { cutSentences } from '#app/engines/english/sentences.ts'
import { toList, type ToolSign, type Value } from './flow.ts'

type PureStep = ToolSign & { about: string; work: (fields: Readonly<Record<string, string>>) => Value }

const TEXT = { name: 'text', label: 'Text', kind: 'text', usual: '{{}}' } as const
const LIST = { name: 'list', label: 'List, an item a line', kind: 'text', usual: '{{}}' } as const
const MOST_NUMBER = 10_000

const toCount = (text: string | undefined, usual: number) => {
  const number = Math.trunc(Number(text))
  return Number.isFinite(number) ? Math.min(MOST_NUMBER, Math.max(0, number)) : usual
}

/** Whether a text says something: what checks and filters ask. */
export const questions = [
  { value: 'holds', label: 'holds' },
  { value: 'lacks', label: 'does not hold' },
  { value: 'is', label: 'is' },
  { value: 'empty', label: 'is empty' },
  { value: 'filled', label: 'is not empty' },
  { value: 'longer', label: 'has more characters than' },
  { value: 'above', label: 'is a number above' },
  { value: 'below', label: 'is a number below' },
] as const

/** Answers one of them; letters are compared by their small forms. */
export function says(text: string, question: string, than: string): boolean {
  const [own, other] = [text.trim().toLowerCase(), than.trim().toLowerCase()]
  switch (question) {
    case 'holds':
      return other !== '' && own.includes(other)
    case 'lacks':
      return other === '' || !own.includes(other)
    case 'is':
      return own === other
    case 'empty':
      return own === ''
    case 'filled':
      return own !== ''
    case 'longer':
      return text.trim().length > toCount(than, 0)
    case 'above':
      return toNumber(own) > toNumber(other)
    case 'below':
      return toNumber(own) < toNumber(other)
    default:
      return false
  }
}

/** The first number of a text, read as English writes it; not a number where there is none. */
const toNumber = (text: string): number => {
  const [found] = /-?\d[\d,]{0,20}(?:\.\d{1,12})?/.exec(text) ?? []
  return found === undefined ? Number.NaN : Number(found.replaceAll(',', ''))
}

const ASK = {
  name: 'question',
  label: 'What is asked of it',
  kind: 'choice',
  choices: questions,
  usual: 'holds',
} as const
const THAN = {
  name: 'than',
  label: 'Words or number',
  kind: 'line',
  usual: '',
  isOptional: true,
  help: 'Not needed for “is empty” and “is not empty”.',
} as const

/** Steps that are worked out by the server itself at once: they cost nothing and change nothing. */
export const pureSteps: readonly PureStep[] = [
  {
    id: 'words',
    label: 'Put words together',
    about: 'A text of your own with places for what came before.',
    gives: 'text',
    fields: [TEXT],
    work: ({ text = '' }) => text,
  },
  {
    id: 'split',
    label: 'Split into a list',
    about: 'A text into items: by lines, paragraphs, sentences, commas or words of your own.',
    gives: 'list',
    fields: [
      TEXT,
      {
        name: 'by',
        label: 'Split by',
        kind: 'choice',
        usual: 'lines',
        choices: [
          { value: 'lines', label: 'lines' },
          { value: 'paragraphs', label: 'paragraphs' },
          { value: 'sentences', label: 'sentences' },
          { value: 'commas', label: 'commas' },
          { value: 'own', label: 'the sign below' },
        ],
      },
      { name: 'sign', label: 'Sign', kind: 'line', usual: '', isOptional: true, help: 'Only for “the sign below”.' },
      { name: 'most', label: 'At most', kind: 'number', usual: '20' },
    ],
    work: ({ text = '', by = 'lines', sign = '', most }) => splitText(text, by, sign).slice(0, toCount(most, 20)),
  },
  {
    id: 'join',
    label: 'Join a list',
    about: 'Items into one text.',
    gives: 'text',
    fields: [
      LIST,
      {
        name: 'as',
        label: 'As',
        kind: 'choice',
        usual: 'bullets',
        choices: [
          { value: 'bullets', label: 'bullets' },
          { value: 'numbers', label: 'a numbered list' },
          { value: 'lines', label: 'lines' },
          { value: 'paragraphs', label: 'paragraphs' },
          { value: 'commas', label: 'a row with commas' },
        ],
      },
    ],
    work: ({ list = '', as = 'bullets' }) => joinList(toList(list), as),
  },
  {
    id: 'keep',
    label: 'Keep some items',
    about: 'Only the items of a list that say something.',
    gives: 'list',
    fields: [LIST, { ...ASK, label: 'Keep an item that' }, THAN],
    work: ({ list = '', question = 'holds', than = '' }) => toList(list).filter((item) => says(item, question, than)),
  },
  {
    id: 'sort',
    label: 'Sort and tidy a list',
    about: 'In order of the alphabet or of size, without doubles.',
    gives: 'list',
    fields: [
      LIST,
      {
        name: 'by',
        label: 'Order',
        kind: 'choice',
        usual: 'same',
        choices: [
          { value: 'same', label: 'as it is, without doubles' },
          { value: 'letters', label: 'by the alphabet, without doubles' },
          { value: 'numbers', label: 'by the first number, the largest first' },
          { value: 'back', label: 'turned round' },
        ],
      },
    ],
    work: ({ list = '', by = 'same' }) => sortList(toList(list), by),
  },
  {
    id: 'replace',
    label: 'Replace words',
    about: 'Every place where some words stand, in exchange for others.',
    gives: 'text',
    fields: [
      TEXT,
      { name: 'find', label: 'Words to look for', kind: 'line', usual: '' },
      { name: 'put', label: 'What stands there instead', kind: 'line', usual: '', isOptional: true },
    ],
    work: ({ text = '', find = '', put = '' }) => (find === '' ? text : text.replaceAll(find, () => put)),
  },
  {
    id: 'count',
    label: 'Count',
    about: 'Words, characters, lines or items of a text.',
    gives: 'text',
    fields: [
      TEXT,
      {
        name: 'what',
        label: 'What is counted',
        kind: 'choice',
        usual: 'words',
        choices: ['words', 'characters', 'lines'].map((value) => ({ value, label: value })),
      },
    ],
    work: ({ text = '', what = 'words' }) => String(countOf(text, what)),
  },
  {
    id: 'check',
    label: 'Check',
    about: 'Answers yes or no; what comes after may depend on it.',
    gives: 'text',
    isCheck: true,
    fields: [TEXT, ASK, THAN],
    work: ({ text = '', question = 'holds', than = '' }) => (says(text, question, than) ? 'yes' : 'no'),
  },
]

const bySteps = new Map(pureSteps.map((step) => [step.id, step]))

/** Works out a step that needs nothing but its fields; null for any other. */
export const workPure = (tool: string, fields: Readonly<Record<string, string>>): Value | null =>
  bySteps.get(tool)?.work(fields) ?? null

function splitText(text: string, by: string, sign: string): string[] {
  const parts =
    by === 'paragraphs'
      ? text.split(/\n[ \t]*\n/)
      : by === 'sentences'
        ? cutSentences(text)
        : by === 'commas'
          ? text.split(/[,;，、]/)
          : by === 'own' && sign !== ''
            ? text.split(sign)
            : text.split('\n')
  return parts.map((part) => part.trim()).filter(Boolean)
}

function joinList(items: readonly string[], as: string): string {
  if (as === 'bullets') return items.map((item) => `- ${item}`).join('\n')
  if (as === 'numbers') return items.map((item, n) => `${n + 1}. ${item}`).join('\n')
  return items.join(as === 'paragraphs' ? '\n\n' : as === 'commas' ? ', ' : '\n')
}

function sortList(items: readonly string[], by: string): string[] {
  const single = [...new Set(items)]
  if (by === 'letters') return single.sort((a, b) => a.localeCompare(b, 'en'))
  if (by === 'numbers') return [...items].sort((a, b) => (toNumber(b) || 0) - (toNumber(a) || 0))
  return by === 'back' ? [...items].reverse() : single
}

function countOf(text: string, what: string): number {
  if (what === 'characters') return [...text].length
  const trimmed = text.trim()
  if (trimmed === '') return 0
  return trimmed.split(what === 'lines' ? '\n' : /\s+/).length
}
