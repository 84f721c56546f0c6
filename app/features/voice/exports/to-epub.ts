import { createHash } from 'node:crypto'
import { strToU8, zipSync } from 'fflate'
import type { Chapter } from '#app/engines/transcript/chapters.ts'
import { toShortClock } from '#app/engines/transcript/times.ts'
import type { Transcript } from '#app/engines/transcript/transcript.ts'
import { toSections, type Section } from './sections.ts'

const escapeXml = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\ufffe\uffff]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
/** The same transcript gives the same bytes. */
const NO_DAY = new Date('2000-01-01T00:00:00Z')

/** A transcript as a book (EPUB 3): a chapter a page, with its times, and a table of contents. */
export function toEpub(title: string, transcript: Transcript, chapters: readonly Chapter[]): Uint8Array {
  const sections = toSections(transcript, title, chapters)
  const language = /^[a-z]{2,3}(?:-[\w-]{1,20})?$/i.test(transcript.language ?? '') ? transcript.language! : 'und'
  const id = createHash('sha256')
    .update(JSON.stringify([title, transcript]))
    .digest('hex')
    .slice(0, 32)
  const pages = sections.map((section, n) => ({ name: `part-${n + 1}.xhtml`, section }))
  const files = {
    'META-INF/container.xml': `${HEAD}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>\n`,
    'book/book.opf': toPackage(
      title,
      language,
      id,
      pages.map(({ name }) => name),
    ),
    'book/contents.xhtml': toPage(
      title,
      language,
      `<nav epub:type="toc"><h1>${escapeXml(title)}</h1><ol>${pages.map(({ name, section }) => `<li><a href="${name}">${escapeXml(section.title)}</a></li>`).join('')}</ol></nav>`,
    ),
    ...Object.fromEntries(
      pages.map(({ name, section }) => [`book/${name}`, toPage(section.title, language, toBody(section))]),
    ),
  }
  const zipped = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))
  return zipSync({ mimetype: [strToU8('application/epub+zip'), { level: 0 }], ...zipped }, { mtime: NO_DAY })
}

const toBody = ({ title, paragraphs }: Section) =>
  [
    `<h1>${escapeXml(title)}</h1>`,
    ...paragraphs.map(({ startS, speaker, text }) => {
      const who = speaker === null ? '' : `<b>${escapeXml(speaker)}:</b> `
      return `<p><small>${toShortClock(startS)}</small> ${who}${escapeXml(text)}</p>`
    }),
  ].join('\n')

const toPage = (title: string, language: string, body: string) =>
  `${HEAD}<!DOCTYPE html>\n<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" xml:lang="${language}" lang="${language}"><head><title>${escapeXml(title)}</title></head><body>\n${body}\n</body></html>\n`

function toPackage(title: string, language: string, id: string, pages: readonly string[]): string {
  const items = pages
    .map((name, n) => `<item id="p${n + 1}" href="${name}" media-type="application/xhtml+xml"/>`)
    .join('')
  const spine = pages.map((_, n) => `<itemref idref="p${n + 1}"/>`).join('')
  return `${HEAD}<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">urn:sha256:${id}</dc:identifier><dc:title>${escapeXml(title)}</dc:title><dc:language>${language}</dc:language><meta property="dcterms:modified">2000-01-01T00:00:00Z</meta></metadata><manifest><item id="nav" href="contents.xhtml" media-type="application/xhtml+xml" properties="nav"/>${items}</manifest><spine>${spine}</spine></package>\n`
}
