import * as docx from 'docx'
import type { Chapter } from '#app/engines/transcript/chapters.ts'
import { toShortClock } from '#app/engines/transcript/times.ts'
import type { Transcript } from '#app/engines/transcript/transcript.ts'
import { toSections } from './sections.ts'

/** A transcript as a Word file: chapters as headings, each paragraph with its time and who speaks. */
export async function toDocx(title: string, transcript: Transcript, chapters: readonly Chapter[]): Promise<Uint8Array> {
  const { Paragraph, TextRun, HeadingLevel } = docx
  const children = [
    new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(title)] }),
    ...toSections(transcript, title, chapters).flatMap((section) => [
      new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun(section.title)] }),
      ...section.paragraphs.map(
        ({ startS, speaker, text }) =>
          new Paragraph({
            spacing: { after: 160 },
            children: [
              new TextRun({ text: `${toShortClock(startS)}  `, color: '666666' }),
              ...(speaker === null ? [] : [new TextRun({ text: `${speaker}: `, bold: true })]),
              new TextRun(text),
            ],
          }),
      ),
    ]),
  ]
  const file = new docx.Document({ title, creator: 'Frenly', sections: [{ children }] })
  return new Uint8Array(await docx.Packer.toArrayBuffer(file))
}
