import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toBullets, toProse } from './bullets.ts'
import { readReference } from './citation.ts'
import { citeIn, missingParts } from './citation-styles.ts'
import { headlinesOf, metaDescription } from './headlines.ts'
import { keywordsOf, toHashtag } from './keywords.ts'
import { outlineOf, outlineText } from './outline.ts'
import { faqOf, glossaryOf } from './questions-in.ts'
import { sentencesOfText } from './sentences-of.ts'
import { lengthAt, postsOf } from './social.ts'
import { readTone } from './tone-reading.ts'

const TEXT = `# Bamboo in gardens

Bamboo is a grass that grows fast. Garden bamboo needs water in its first year. In Oslo 12 gardens have garden bamboo.

## Care

To water bamboo well, use a slow hose. How much water does bamboo need? It needs 10 litres a week. The Royal Garden Society (RGS) gives advice.`

test('keywords are what the text is about, with how often it comes', () => {
  const [first, ...rest] = keywordsOf(TEXT, 6)
  expect(first?.words.toLowerCase()).toContain('bamboo')
  expect(rest.map(({ words }) => words.toLowerCase()).join(' ')).toContain('water')
  expect(keywordsOf('the and of to', 5)).toEqual([])
  expect(toHashtag('green energy of Oslo')).toBe('#GreenEnergyOfOslo')
})

test('an outline holds headings in their order, or paragraphs by their subject', () => {
  expect(outlineOf(TEXT).map(({ level, title }) => [level, title])).toEqual([
    [1, 'Bamboo in gardens'],
    [2, 'Care'],
  ])
  expect(outlineText(outlineOf(TEXT))).toContain('## Care\n- To water bamboo well, use a slow hose.')
  expect(outlineOf('One thing about cats.\n\nAnother thing about dogs.')).toHaveLength(2)
})

test('questions and terms come with the very sentence that answers them', () => {
  const faq = faqOf(TEXT)
  expect(faq.map(({ question }) => question)).toEqual([
    'What is Bamboo?',
    'How do I water bamboo well?',
    'How much water does bamboo need?',
  ])
  for (const { answer } of faq) expect(TEXT).toContain(answer)
  expect(glossaryOf(TEXT)).toContainEqual({ term: 'RGS', meaning: 'Royal Garden Society' })
})

test('headlines are short and say where they are from; a description never cuts a word', () => {
  const lines = headlinesOf(TEXT)
  expect(lines[0]).toEqual({ text: 'Bamboo in gardens', from: 'its own heading' })
  expect(lines.length).toBeGreaterThan(3)
  expect(lines.every(({ text }) => text.length <= 70)).toBe(true)
  const long = metaDescription([`${'word '.repeat(60)}end.`])
  expect(long.length).toBeLessThanOrEqual(155)
  expect(long).toMatch(/word…$/)
})

test('posts keep to the limits of their places, as the places count', () => {
  expect(lengthAt('x', 'see https://example.org/a/very/long/address/that/counts/as/less 🐼')).toBe(4 + 23 + 1 + 2)
  expect(lengthAt('bluesky', '👩🏽‍🚀')).toBe(1)
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 400 }), { minLength: 1, maxLength: 5 }),
      (sentences) => {
        for (const { place, text, length, most } of postsOf(sentences.join(' '), sentences)) {
          expect(length).toBeLessThanOrEqual(most)
          expect(length).toBe(lengthAt(place, text))
        }
      },
    ),
    { numRuns: 100 },
  )
})

test('prose and bullet points become each other without losing a word', () => {
  expect(toBullets('It rains. We stay.\n\nThen we go.')).toBe('- It rains\n- We stay\n\n- Then we go')
  expect(toProse('## Plan\n- it rains\n- we stay!\n\n1. then go')).toBe('## Plan\n\nIt rains. We stay!\n\nThen go.')
  const words = fc.array(fc.constantFrom('cats', 'dogs', 'run', 'Oslo', 'two'), { minLength: 2, maxLength: 6 })
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 6 }), (points) => {
      const prose = toProse(points.map((point) => `- ${point.join(' ')}`).join('\n'))
      expect(sentencesOfText(prose)).toHaveLength(points.length)
      expect(
        toBullets(prose)
          .toLowerCase()
          .match(/\p{L}+/gu),
      ).toEqual(points.flat().map((word) => word.toLowerCase()))
    }),
  )
})

test('a tone is told by words that stand in the text', () => {
  const signs = readTone('Please answer immediately! I think it failed. Thank you.')
  expect(signs.map(({ tone }) => tone).sort()).toEqual(['Critical', 'Hedging', 'Loud', 'Polite', 'Pressing'])
  expect(readTone('The box is red.')).toEqual([])
})

const APA =
  'Weber, A., & Berg, J. P. (2019). The grove and its keepers. Journal of Trees, 12(3), 45–67. https://doi.org/10.1234/jt.2019.45'

test('a reference is read from a line and from BibTeX alike, and written in every style', () => {
  const read = readReference(APA)
  expect(read).toEqual({
    authors: [
      { family: 'Weber', given: 'A.' },
      { family: 'Berg', given: 'J. P.' },
    ],
    year: '2019',
    title: 'The grove and its keepers',
    container: 'Journal of Trees',
    volume: '12',
    issue: '3',
    pages: '45–67',
    publisher: '',
    doi: '10.1234/jt.2019.45',
    url: '',
  })
  expect(citeIn('APA', read)).toBe(APA)
  expect(citeIn('MLA', read)).toBe(
    'Weber, A., and J. P. Berg. “The grove and its keepers.” Journal of Trees, vol. 12, no. 3, 2019, pp. 45–67. https://doi.org/10.1234/jt.2019.45.',
  )
  expect(citeIn('Chicago', read)).toBe(
    'Weber, A., and J. P. Berg. 2019. “The grove and its keepers.” Journal of Trees 12 (3): 45–67. https://doi.org/10.1234/jt.2019.45.',
  )
  expect(readReference(citeIn('BibTeX', read))).toEqual(read)
})

test('what a line does not say is missing, never made up', () => {
  expect(missingParts(readReference('The grove'))).toEqual(['who wrote it', 'the year', 'where it was published'])
  const doi = readReference('10.1000/xyz123')
  expect(doi.doi).toBe('10.1000/xyz123')
  expect(citeIn('APA', doi)).toBe('(n.d.). https://doi.org/10.1000/xyz123')
  const mla = readReference('Weber, Anna. “The Grove.” Trees, vol. 3, no. 2, 2019, pp. 1-9.')
  expect(mla).toMatchObject({
    authors: [{ family: 'Weber', given: 'Anna' }],
    year: '2019',
    title: 'The Grove',
    container: 'Trees',
    volume: '3',
    issue: '2',
    pages: '1–9',
  })
})
