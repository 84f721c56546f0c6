import type { ToWrite } from './exports-jobs.ts'
import { toPlainPictures, type Pictures } from './pictures.ts'
import { toWholeDocument } from './whole-document.ts'

/** A document as a file. For the worker. */
export async function writeFile(input: ToWrite): Promise<{ bytes: Uint8Array; unknown: number }> {
  const { kind, title } = input
  const document = toWholeDocument(input.markdown)
  const pictures = await toPlainPictures(input.pictures)
  const whole = (bytes: Uint8Array) => ({ bytes, unknown: 0 })
  const text = (words: string) => whole(new TextEncoder().encode(words))
  switch (kind) {
    case 'pdf':
      return (await import('./to-pdf.ts')).toPdf(title, document, pictures)
    case 'docx':
      return whole(await (await import('./to-docx.ts')).toDocx(title, document, pictures, input.comments))
    case 'epub':
      return whole((await import('./to-epub.ts')).toEpub(input, document, pictures))
    case 'html':
      return text(
        (await import('./to-html.ts')).toHtmlPage(title, document, { toSource: (src) => dataUrl(pictures, src) }),
      )
    case 'txt':
      return text((await import('./to-plain.ts')).toPlainDocument(document))
  }
}

/** A picture of the document goes along inside the page; one from elsewhere stays there. */
function dataUrl(pictures: Pictures, src: string): string {
  const picture = pictures.get(src)
  return picture ? `data:${picture.type};base64,${Buffer.from(picture.bytes).toString('base64')}` : src
}
