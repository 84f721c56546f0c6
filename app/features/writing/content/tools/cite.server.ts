import { readReference } from '#app/engines/text-tools/citation.ts'
import { citeIn, missingParts, type Style } from '#app/engines/text-tools/citation-styles.ts'
import { byRules, type ContentTool } from '../content-tool.ts'

const STYLES: readonly Style[] = ['APA', 'MLA', 'Chicago', 'BibTeX']
const MOST_REFERENCES = 50

export const cite: ContentTool = {
  id: 'cite',
  label: 'Citations',
  about: 'A pasted reference, BibTeX or DOI in APA, MLA, Chicago and BibTeX.',
  group: 'Publish',
  ports: [],
  options: [],
  run(text) {
    const isBibtex = /^\s*@\w+\s*\{/.test(text)
    const lines = isBibtex ? text.split(/\n(?=\s*@\w+\s*\{)/) : text.split('\n')
    const references = lines
      .map((line) => line.trim())
      .filter(Boolean)
      .slice(0, MOST_REFERENCES)
      .map(readReference)
    const missing = references.flatMap((reference, n) => {
      const parts = missingParts(reference)
      return parts.length > 0 ? [`Reference ${n + 1} does not say ${new Intl.ListFormat('en').format(parts)}.`] : []
    })
    return Promise.resolve(
      byRules(
        STYLES.map((style) => ({
          kind: 'text',
          heading: style,
          text: references.map((reference) => citeIn(style, reference)).join(style === 'BibTeX' ? '\n\n' : '\n'),
        })),
        references.map((reference) => citeIn('APA', reference)).join('\n'),
        [...missing, 'Nothing was looked up: what the line does not say stays out.'],
      ),
    )
  },
}
