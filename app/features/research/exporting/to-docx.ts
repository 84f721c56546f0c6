import { citedSources, toEmpty, toMaking, toMarks, toSaid, type WholeReport } from './whole-report.ts'

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
/** Signs that a Word file cannot hold. */
const legal = (text: string) => text.replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')

/** A report as a Word file. The library is read only when somebody wants one. */
export async function toDocx(whole: WholeReport): Promise<Uint8Array> {
  const docx = await import('docx')
  const { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } = docx
  const { title, question, report, unreached, pass, readAt } = whole
  const text = (words: string) => new Paragraph({ children: [new TextRun(legal(words))] })
  const head = (words: string, level: (typeof HeadingLevel)[keyof typeof HeadingLevel]) =>
    new Paragraph({ heading: level, children: [new TextRun(legal(words))] })
  const cell = (words: string) => new TableCell({ children: [text(words)] })
  const children = [
    head(title, HeadingLevel.TITLE),
    text(question),
    text(`${toMaking(whole)} Pass ${pass}, read on ${dayOf(readAt)}.`),
    ...(report.disputes.length > 0 ? [head('Where the sources disagree', HeadingLevel.HEADING_1)] : []),
    ...report.disputes.map(
      ({ sides }) =>
        new Table({
          width: { size: 100, type: WidthType.PERCENTAGE },
          rows: sides.map(
            ({ value, quotes }) =>
              new TableRow({
                children: [cell(value), cell(quotes.map(({ n, quote }) => `“${quote}” [${n}]`).join(' '))],
              }),
          ),
        }),
    ),
    ...report.sections.flatMap(({ heading, sentences, isSaidElsewhere }) => [
      head(heading, HeadingLevel.HEADING_1),
      ...(sentences.length === 0
        ? [text(toEmpty(isSaidElsewhere))]
        : sentences.map((one) => text(`${toSaid(one)} ${toMarks(one)}`))),
    ]),
    head('Sources', HeadingLevel.HEADING_1),
    ...citedSources(whole).map(({ n, title: name, href, site, date, license, readAt: at }) =>
      text(
        `[${n}] ${[name, site, /^https?:/.test(href) ? href : null, date?.slice(0, 10), license, `read on ${dayOf(at)}`].filter(Boolean).join(', ')}`,
      ),
    ),
    ...(unreached.length > 0 ? [head('Not reached', HeadingLevel.HEADING_1), ...unreached.map(text)] : []),
  ]
  const file = new Document({ title: legal(title), creator: 'Frenly', sections: [{ children }] })
  return new Uint8Array(await Packer.toBuffer(file))
}
