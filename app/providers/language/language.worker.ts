import { toChronology } from '#app/engines/chronology/chronology.ts'
import { loadDateParser } from '#app/engines/chronology/date-parser.ts'
import { mergeChanges } from '#app/engines/email-writer/polish/merge-changes.ts'
import { polish } from '#app/engines/email-writer/polish/polish.ts'
import { redact } from '#app/engines/redaction/redact.ts'
import { loadWordList } from '#app/engines/redaction/word-list.ts'
import { serveJobs } from '#app/platform/worker-pool/pool-worker.ts'
import { detectLanguage } from './detect.ts'
import type { Jobs } from './jobs.ts'
import { labelByLikeness, labelsOfWords } from './moderation.ts'
import { sentencesOf } from '#app/engines/english/sentences.ts'
import { centralSentences, rankSentences } from './text-rank.ts'

let loading: ReturnType<typeof loadWordList> | null = null
const wordList = () => (loading ??= loadWordList())

serveJobs<Jobs>({
  detect: ({ text }) => detectLanguage(text),
  sentences({ text, most }) {
    const all = sentencesOf(text)
    const places =
      all.length > most
        ? centralSentences(
            all.map(({ start, end }) => text.slice(start, end)),
            most,
          )
        : null
    return {
      spans: places ? all.filter((_, i) => places.includes(i)) : all,
      isEnglish: detectLanguage(text).languages[0]?.code === 'en',
    }
  },
  rank: ({ sentences, count, vectors }) => rankSentences(sentences, count, vectors),
  words: ({ text }) => labelsOfWords(text),
  redact: async ({ text, choices, hasWordList }) => redact(text, choices, hasWordList ? await wordList() : null),
  async order({ stories, reading }) {
    const [parserOf, list] = await Promise.all([loadDateParser(), wordList()])
    return stories.map((story) => toChronology(story, reading, parserOf(reading.isDayFirst), list))
  },
  mergePolish({ draft, tone, engine, doubts }) {
    const marks = doubts ? polish(draft) : []
    return { marks, ...mergeChanges(draft, { engine, marks, doubts: doubts ?? [], tone }) }
  },
  likeness: ({ sentences, examples }) => sentences.flatMap((vector) => labelByLikeness(vector, examples) ?? []),
})
