import { toPlaceWords, type DocumentKind } from '#app/kits/foundation/documents/document.ts'
import type { DocumentAnswer, Found } from '../keeping/found.ts'
import { DUTY_WORDS } from '../parts/duty-words.ts'

type Head = { title: string; kind: string | null; pageCount: number }

/** What was found in a document as a report, each line with its place. */
export function toMarkdown(
  { title, kind, pageCount }: Head,
  found: Found,
  questions: readonly ({ question: string } & DocumentAnswer)[],
): string {
  const at = (page: number) => {
    const place = toPlaceWords((kind ?? 'text') as DocumentKind, page)
    return place ? ` (${place})` : ''
  }
  const { facts, summary } = found
  const part = (heading: string, lines: readonly string[]) =>
    lines.length > 0 ? [`## ${heading}`, lines.join('\n')] : []
  return `${[
    `# ${title}`,
    `${(kind ?? 'text').toUpperCase()}, ${pageCount} ${pageCount === 1 ? 'page' : 'pages'}. Every line is quoted from the document or drawn from it by rules.`,
    ...part(
      'Summary, in its own sentences',
      (summary?.quotes ?? []).map(({ text, page }) => `- “${text}”${at(page)}`),
    ),
    ...part(
      'Outline',
      (facts?.outline ?? []).map(
        ({ title: words, level, page }) => `${'  '.repeat(Math.max(0, level - 1))}- ${words}${at(page)}`,
      ),
    ),
    ...part(
      'Key figures',
      (facts?.figures ?? []).map(
        ({ text, measures, sentence, page }) => `- **${text}** (${measures})${at(page)}: ${sentence}`,
      ),
    ),
    ...part(
      'People and organisations',
      (facts?.names ?? []).map(({ name, kind: what, count }) => `- ${name} (${what}, ${count}×)`),
    ),
    ...part(
      'Dates',
      (facts?.dates ?? []).map(
        ({ iso, sentence, page, doubt }) => `- ${iso}${at(page)}: ${sentence}${doubt ? ` (${doubt})` : ''}`,
      ),
    ),
    ...part(
      'Obligations and deadlines',
      (facts?.duties ?? []).map(
        ({ kind: what, until, text, page }) => `- ${DUTY_WORDS[what]}${until ? `, ${until}` : ''}${at(page)}: ${text}`,
      ),
    ),
    ...part(
      'Questions',
      questions.map(
        ({ question, passages }) =>
          `- **${question}** ${passages.length > 0 ? passages.map(({ text, page }) => `“${text}”${at(page)}`).join(' ') : 'Not in this document.'}`,
      ),
    ),
    ...part(
      'What could not be read',
      found.troubles.map((words) => `- ${words}`),
    ),
  ].join('\n\n')}\n`
}
