import { sentencesOfText } from '#app/engines/text-tools/sentences-of.ts'
import { countWords } from '#app/engines/text-tools/stop-words.ts'
import { toEaseWords, toReadability } from '#app/kits/asking/conversation/allies/readability.ts'
import { byRules, type ContentTool } from '../content-tool.ts'

const MOST_SHOWN = 6
const LONG_SENTENCE_WORDS = 20
const WORDS_A_MINUTE = 230

export const readability: ContentTool = {
  id: 'readability',
  label: 'Readability',
  about: 'How hard a text is to read, and the sentences that cost most.',
  group: 'Measure',
  ports: [],
  options: [],
  run(text) {
    const found = toReadability(text)
    if (!found) return Promise.resolve(byRules([], text, ['There are no words in it to measure.']))
    const costly = sentencesOfText(text)
      .map((sentence) => ({ sentence, words: countWords(sentence) }))
      .filter(({ words }) => words > LONG_SENTENCE_WORDS)
      .sort((a, b) => b.words - a.words)
      .slice(0, MOST_SHOWN)
    const figures = [
      { label: 'Reading ease (Flesch, for English)', value: `${found.ease} of 100, ${toEaseWords(found.ease)}` },
      { label: 'Words', value: found.words.toLocaleString('en') },
      { label: 'Sentences', value: found.sentences.toLocaleString('en') },
      { label: 'Words a sentence', value: String(found.wordsPerSentence) },
      { label: 'Minutes to read', value: String(Math.max(1, Math.round(found.words / WORDS_A_MINUTE))) },
    ]
    return Promise.resolve(
      byRules(
        [
          { kind: 'figures', items: figures },
          ...(costly.length > 0
            ? [
                {
                  kind: 'quotes' as const,
                  heading: 'Sentences that cost most',
                  items: costly.map(({ sentence, words }) => ({ text: sentence, why: `${words} words` })),
                },
              ]
            : []),
          ...(found.heavy.length > 0 ? [{ kind: 'list' as const, heading: 'Long words', items: found.heavy }] : []),
        ],
        text,
      ),
    )
  },
}
