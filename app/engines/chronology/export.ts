import { toCsv } from '#app/platform/text-files/csv.ts'
import { toSafeLine } from '#app/platform/text-files/safe-markdown.ts'
import { toTable } from '#app/platform/table.ts'
import { toWords } from './calendar.ts'
import type { Chronology, ChronologyEvent } from './chronology.ts'

/** "since 4 March 2024", "3 May 2024 to 9 June 2024". */
export function toDateWords({ when }: Pick<ChronologyEvent, 'when'>): string {
  const from = toWords(when.iso, when.precision)
  return `${when.relation ? `${when.relation} ` : ''}${from}${when.endIso ? ` to ${toWords(when.endIso, 'day')}` : ''}`
}

const CSV_HEAD = ['Date', 'To', 'In words', 'What happened', 'Exact sentence', 'Certain', 'Why not']

/** Comma-separated, one line per event. */
export function toChronologyCsv({ events }: Chronology): string {
  const rows = events.map((event) => {
    const { when, what, sentence } = event
    const certain = when.doubts.length === 0 ? 'yes' : 'no'
    return [toIsoText(event), when.endIso ?? '', toDateWords(event), what, sentence, certain, when.doubts.join(' ')]
  })
  return toCsv(CSV_HEAD, rows)
}

function toIsoText({ when }: ChronologyEvent): string {
  return when.iso.slice(0, toTable({ year: 4, month: 7, day: 10 })[when.precision])
}

/** The whole result as Markdown, for any editor. */
export function toMarkdown({
  events,
  gaps,
  conflicts,
  cutNotes,
  deadlines,
  documents,
  amounts,
  parties,
  undated,
  questions,
}: Chronology): string {
  const cell = (text: string) => toSafeLine(text).replace(/\\?\|/g, String.raw`\|`)
  const table = events.map((event) => {
    const doubt = event.when.doubts.length > 0 ? ` (not certain: ${event.when.doubts.join(' ')})` : ''
    return `| ${cell(toDateWords(event) + doubt)} | ${cell(event.what)} | ${cell(event.sentence)} |`
  })
  const parts: [string, readonly string[]][] = [
    ['Time may be running', deadlines.map(({ sentence }) => sentence)],
    ['Told in two ways', conflicts.map(({ about, first, second }) => `${about}: “${first}” and “${second}”`)],
    ['Too long to compare as a whole', cutNotes],
    ['Gaps', gaps.map(({ from, to, days }) => `Nothing between ${from} and ${to} (${days} days)`)],
    ['Documents mentioned', documents.map(({ text }) => text)],
    ['Sums', amounts.map(({ text, sentence }) => `${text}: ${sentence}`)],
    ['People and bodies', parties.map(({ name, role }) => (role ? `${name} (${role})` : name))],
    ['Without a date', undated],
    ['Questions to bring', questions],
  ]
  const lists = parts
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => `## ${title}\n\n${lines.map((line) => `- ${toSafeLine(line)}`).join('\n')}`)
  const head = '# What happened, in order\n\nPut in order by rules from my own words. Not legal advice.'
  return (
    [head, ['| Date | What happened | Exact sentence |', '| --- | --- | --- |', ...table].join('\n'), ...lists].join(
      '\n\n',
    ) + '\n'
  )
}
