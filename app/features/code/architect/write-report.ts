import { escapeHtml } from '#app/platform/values/escape-html.ts'
import type { Survey } from './survey.ts'

type Block = { heading: string; lines: string[] }
const MOST = 100

function toBlocks(survey: Survey): Block[] {
  const { files, modules, languages, dependencies, cycles, unused, licences, remarks, left } = survey
  return [
    {
      heading: 'Size',
      lines: [
        `${files} files, ${modules.length} modules`,
        ...languages.map((one) => `${one.language}: ${one.files} files, ${one.lines} lines`),
      ],
    },
    {
      heading: 'Dependencies',
      lines: dependencies.map(
        (one) =>
          `${one.name} ${one.version} (${one.from}${one.isDevelopment ? ', development' : ''}), used in ${one.usedIn} files`,
      ),
    },
    { heading: 'Cycles', lines: cycles.map((one) => one.join(' > ')) },
    { heading: 'Exports nobody takes', lines: unused.map((one) => `${one.path}: ${one.name}`) },
    { heading: 'Licences', lines: licences.map((one) => `${one.path}: ${one.name}`) },
    { heading: 'Remarks', lines: remarks.map((one) => `${one.path}:${one.line}: ${one.message}`) },
    { heading: 'Not read', lines: left.map((one) => `${one.count} ${one.why}, such as ${one.example}`) },
  ].map(({ heading, lines }) => ({
    heading,
    lines: lines.length > MOST ? [...lines.slice(0, MOST), `and ${lines.length - MOST} more`] : lines,
  }))
}

const NOTE =
  'Read by parsers and rules; nothing of it was run. Rules point at what often goes wrong, not at what certainly does.'
const safe = (text: string) => text.replace(/[\\`*_[\]<>|]/g, '\\$&')

/** The report as Markdown. */
export const toMarkdownReport = (title: string, survey: Survey): string =>
  [
    `# ${safe(title)}`,
    NOTE,
    ...toBlocks(survey).map(
      ({ heading, lines }) =>
        `## ${heading}\n\n${lines.length > 0 ? lines.map((one) => `- ${safe(one)}`).join('\n') : 'None.'}`,
    ),
  ].join('\n\n') + '\n'

/** The report as a page that stands alone. */
export const toHtmlReport = (title: string, survey: Survey): string =>
  `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body>\n<h1>${escapeHtml(title)}</h1>\n<p>${NOTE}</p>\n${toBlocks(
    survey,
  )
    .map(
      ({ heading, lines }) =>
        `<h2>${heading}</h2>\n${lines.length > 0 ? `<ul>\n${lines.map((one) => `<li>${escapeHtml(one)}</li>`).join('\n')}\n</ul>` : '<p>None.</p>'}`,
    )
    .join('\n')}\n</body></html>\n`
