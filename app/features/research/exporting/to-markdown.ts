import { citedSources, toEmpty, toMaking, toMarks, toSaid, type WholeReport, type WholeSource } from './whole-report.ts'

const plain = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/([\\`*_[\]<>|#])/g, '\\$1')
    .trim()
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

/** A report as Markdown: what disagrees first, then the sections, then every source with the words relied on. */
export function toMarkdown(whole: WholeReport): string {
  const { title, question, report, unreached, pass, readAt } = whole
  const lines = [`# ${plain(title)}`, plain(question), `${toMaking(whole)} Pass ${pass}, read on ${dayOf(readAt)}.`]
  if (report.disputes.length > 0) {
    lines.push('## Where the sources disagree')
    for (const { sides } of report.disputes)
      lines.push(
        [
          '| What is said | By whom, in which words |',
          '| --- | --- |',
          ...sides.map(
            ({ value, quotes }) =>
              `| ${plain(value)} | ${quotes.map(({ n, quote }) => `“${plain(quote)}” [${n}]`).join('; ')} |`,
          ),
        ].join('\n'),
      )
  }
  for (const { heading, sentences, isSaidElsewhere } of report.sections) {
    lines.push(`## ${plain(heading)}`)
    lines.push(
      sentences.length === 0
        ? `*${toEmpty(isSaidElsewhere)}*`
        : sentences.map((one) => `${plain(toSaid(one))} ${toMarks(one)}`).join('\n\n'),
    )
  }
  lines.push(
    '## Sources',
    citedSources(whole)
      .map((source) => toSource(source, whole))
      .join('\n'),
  )
  if (unreached.length > 0) lines.push('## Not reached', unreached.map((one) => `- ${plain(one)}`).join('\n'))
  return `${lines.join('\n\n')}\n`
}

function toSource(
  { n, title, href, site, date, license, readAt, alsoAt }: WholeSource,
  { report }: WholeReport,
): string {
  const quotes = new Set(
    report.sections.flatMap(({ sentences }) =>
      sentences
        .filter(({ by }) => by !== null)
        .flatMap(({ cites }) => cites.filter((cite) => cite.n === n).map(({ quote }) => quote)),
    ),
  )
  const name = /^https?:/.test(href)
    ? `[${plain(title)}](<${href.replace(/[<>\s]/g, encodeURIComponent)}>)`
    : plain(title)
  const facts = [
    plain(site),
    date && dayOf(new Date(date)),
    license && plain(license),
    alsoAt.length > 0 && `the same text on ${alsoAt.map(plain).join(', ')}`,
    `read on ${dayOf(readAt)}`,
  ]
  return [
    `${n}. ${name}, ${facts.filter(Boolean).join(', ')}`,
    ...[...quotes].map((quote) => `   > ${plain(quote)}`),
  ].join('\n')
}
