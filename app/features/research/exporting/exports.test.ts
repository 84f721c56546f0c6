import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { toBibtex, toCsl } from './to-citations.ts'
import { toDocx } from './to-docx.ts'
import { toHtml } from './to-html.ts'
import { toMarkdown } from './to-markdown.ts'
import type { WholeReport } from './whole-report.ts'

/** What a Word file says, without its markup. */
const docxText = (bytes: Uint8Array) => strFromU8(unzipSync(bytes)['word/document.xml']!).replace(/<[^>]*>/g, '')

const quote = 'The bridge opened on <b>27 May</b> 1937.'
const source = {
  ...{
    n: 3,
    title: 'Bridges & {towers} 100%',
    href: 'https://a.test/x?y=<z>',
    site: 'a.test',
    date: '2024-05-03T00:00:00.000Z',
  },
  ...{ license: null, sha256: 'x', readAt: new Date('2026-11-28T00:00:00Z'), alsoAt: ['b.test'], text: quote },
}
const whole: WholeReport = {
  title: 'A *bridge*',
  question: 'When did it open?',
  pass: 2,
  readAt: new Date('2026-11-28T00:00:00Z'),
  report: {
    disputes: [],
    sections: [
      {
        ...{ sub: 's1', heading: 'When?', dropped: 0 },
        sentences: [{ id: 's1.3-0', text: quote, by: null, cites: [{ n: 3, quote, start: 0, end: quote.length }] }],
      },
      { sub: 's2', heading: 'Why?', dropped: 0, sentences: [] },
    ],
  },
  sources: [source, { ...source, n: 4, title: 'Never cited' }],
  unreached: ['Web search: No search engine is connected to this server.'],
}

test('a file holds every sentence with its source, what nothing answered, and what was not reached', async () => {
  for (const text of [toMarkdown(whole), toHtml(whole), docxText(await toDocx(whole))]) {
    expect(text).toContain('[3]')
    expect(text).toContain('Nothing that was read answers this.')
    expect(text).toContain('No search engine is connected')
    expect(text).not.toContain('Never cited')
  }
})

test('what sources say is no markup of the file', () => {
  expect(toHtml(whole)).toContain('&lt;b&gt;27 May')
  expect(toHtml(whole)).not.toContain('<b>')
  expect(toMarkdown(whole)).toContain('# A \\*bridge\\*')
  expect(toMarkdown(whole)).toContain('\\<b\\>')
})

test('reference managers get the cited sources', () => {
  expect(toBibtex(whole)).toContain('title = {Bridges \\& \\{towers\\} 100\\%}')
  expect(JSON.parse(toCsl(whole))).toEqual([
    {
      'id': 'source3',
      'type': 'webpage',
      'title': 'Bridges & {towers} 100%',
      'container-title': 'a.test',
      'issued': { 'date-parts': [[2024, 5, 3]] },
      'URL': 'https://a.test/x?y=<z>',
      'accessed': { 'date-parts': [[2026, 11, 28]] },
    },
  ])
})
