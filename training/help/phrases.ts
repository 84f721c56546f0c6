import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { otherQuestions } from '#app/engines/knowledge/help/other-questions.ts'
import { waysOfAsking } from '#app/engines/knowledge/help/ways-of-asking.ts'

const FOLDER = 'training/help/phrases'
/** Messages that no article answers, and small talk, each line with its kind and a tab before it. */
const OTHER = 'other'
const TALK = 'talk'

/** Lines of one class: messages that an article answers, small talk of one kind, or what no article answers. */
export type AskedLines = { slug: string | null; talk: string | null; lines: string[] }

/** What the help learns from, with the ways of asking: articles by their slugs, kinds of small talk, all else. For training and its test. */
export function readAsked(folder = FOLDER): AskedLines[] {
  const read = (name: string) =>
    readFileSync(join(folder, `${name}.txt`), 'utf8')
      .split('\n')
      .filter(Boolean)
  const names = readdirSync(folder).map((file) => file.replace(/\.txt$/, ''))
  const articles = names.filter((name) => name !== OTHER && name !== TALK).sort()
  const talk = read(TALK).map((line) => line.split('\t') as [string, string])
  const kinds = [...new Set(talk.map(([kind]) => kind))].sort()
  return [
    ...articles.map((slug) => ({ slug, talk: null, lines: [...read(slug), ...waysOfAsking(slug)] })),
    ...kinds.map((kind) => ({
      slug: null,
      talk: kind,
      lines: talk.flatMap(([of, line]) => (of === kind ? line : [])),
    })),
    { slug: null, talk: null, lines: [...read(OTHER), ...otherQuestions] },
  ]
}

/** Tells whether what was learned is of today's lines. */
export const hashOfAsked = (asked: readonly AskedLines[]): string =>
  createHash('sha256').update(JSON.stringify(asked)).digest('hex').slice(0, 16)
