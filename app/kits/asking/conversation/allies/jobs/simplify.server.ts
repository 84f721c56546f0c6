import { toPlain, toWork, type AllyJob } from '../ally-job.ts'
import { toEaseWords, toReadability } from '../readability.ts'

const NAME = 'Readability by Flesch'

/** Measures a text and points at what makes it hard. */
export const simplify: AllyJob = ({ material }) => {
  const found = toReadability(material)
  if (!found) return Promise.resolve(toWork('There are no words in it that I could make plainer.'))
  const { words, sentences, wordsPerSentence, ease, longest, heavy } = found
  const parts = [
    `This text is **${toEaseWords(ease)}** to read (${ease} of 100): ${words} ${words === 1 ? 'word' : 'words'} in ${sentences} ` +
      `${sentences === 1 ? 'sentence' : 'sentences'}, about ${wordsPerSentence} words each. The figure is made for English.`,
    longest.length > 0
      ? `Cut these in two:\n\n${longest.map(({ text, words: length }) => `- ${length} words: “${toPlain(text)}”`).join('\n')}`
      : '',
    heavy.length > 0
      ? `Look for shorter words in place of: ${heavy.map((word) => `*${toPlain(word)}*`).join(', ')}.`
      : '',
    longest.length + heavy.length === 0 ? 'I would leave it as it is.' : '',
    'To have it said again in plain words, a language model is needed.',
  ]
  return Promise.resolve(toWork(parts.filter(Boolean).join('\n\n'), { engines: [NAME], hasFound: true }))
}
