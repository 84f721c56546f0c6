import { createHash } from 'node:crypto'

/** One question of a lesson: one of its options is right, and the answer stands in the lesson word for word. */
export type QuizQuestion = {
  /** Known by its words: another wording is another question. */
  key: string
  text: string
  options: { id: string; text: string; isRight: boolean }[]
  hint: string
  why: string
  /** The passage that answers it, as it stands in the lesson. */
  passage: string
}

export const QUIZ_MARK = '%% quiz'
const KEY_CHARS = 12
const keyOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, KEY_CHARS)

/** A lesson's text without its quiz, and the lines of the quiz. */
export function splitQuiz(text: string): { body: string; quiz: string } {
  const at = text.indexOf(`\n${QUIZ_MARK}`)
  return at < 0
    ? { body: text.trim(), quiz: '' }
    : { body: text.slice(0, at).trim(), quiz: text.slice(at + QUIZ_MARK.length + 1) }
}

type Draft = { text: string; options: { text: string; isRight: boolean }[]; hint: string; why: string; passage: string }

const LINE = /^(Q|Hint|Why|See): +(.*)$/
const OPTION = /^([-*]) +(.*)$/

/**
 * Reads the questions below `%% quiz`: `Q:` begins one, `-` is a wrong option and `*` the right one, then `Hint:`, `Why:`
 * and `See:` with the words of the passage. Gives what is not right as sentences beside what could be read.
 */
export function readQuiz(quiz: string): { questions: QuizQuestion[]; problems: string[] } {
  const drafts: Draft[] = []
  const problems: string[] = []
  for (const line of quiz.split(/\r?\n/).map((one) => one.trim())) {
    const [, name, value = ''] = LINE.exec(line) ?? []
    const [, sign, option = ''] = OPTION.exec(line) ?? []
    const last = drafts.at(-1)
    if (name === 'Q') drafts.push({ text: value, options: [], hint: '', why: '', passage: '' })
    else if (line === '') continue
    else if (!last || (!name && !sign))
      problems.push(`The quiz has a line that is nothing of a question: “${line.slice(0, 80)}”.`)
    else if (sign) last.options.push({ text: option, isRight: sign === '*' })
    else if (name === 'Hint') last.hint = value
    else if (name === 'Why') last.why = value
    else last.passage = value
  }
  for (const draft of drafts) problems.push(...problemsOf(draft))
  const questions = drafts.map((draft): QuizQuestion => ({
    ...draft,
    key: keyOf(draft.text),
    options: draft.options.map((option) => ({ ...option, id: keyOf(option.text) })),
  }))
  if (new Set(questions.map(({ key }) => key)).size < questions.length)
    problems.push('Two questions of the quiz are the same.')
  return { questions, problems }
}

function problemsOf({ text, options, hint, why, passage }: Draft): string[] {
  const of = `The question “${text.slice(0, 60)}”`
  const right = options.filter(({ isRight }) => isRight).length
  return [
    text === '' ? 'A question has no words.' : '',
    options.length < 2 ? `${of} needs at least two options.` : '',
    right === 1 ? '' : `${of} needs exactly one right option, marked with *.`,
    new Set(options.map((option) => option.text)).size < options.length ? `${of} has an option twice.` : '',
    hint === '' ? `${of} has no hint.` : '',
    why === '' ? `${of} does not say why.` : '',
    passage === '' ? `${of} names no passage (See:).` : '',
  ].filter((one) => one !== '')
}

/** Words as they read, without the marks of Markdown. */
const plain = (text: string) =>
  text
    .replace(/[`*]/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ')

/** The number of the section (0: before the first heading of the second level) a passage stands in; null for none. */
export function sectionOf(body: string, passage: string): number | null {
  const at = body.split(/^## /m).findIndex((section) => plain(section).includes(plain(passage)))
  return at < 0 ? null : at
}
