import { serveJobs } from '#app/platform/worker-pool/pool-worker.ts'
import { detectLanguage } from './detect.ts'
import type { Jobs } from './jobs.ts'
import { labelByLikeness, labelsOfWords } from './moderation.ts'
import { sentencesOf } from '#app/engines/english/sentences.ts'
import { centralSentences, rankSentences } from './text-rank.ts'

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
  likeness: ({ sentences, examples }) => sentences.flatMap((vector) => labelByLikeness(vector, examples) ?? []),
})
