import { findAlike } from '#app/engines/document-facts/alike-sentences.ts'
import { compareVersions } from '#app/engines/document-facts/compare-versions.ts'
import { factsOf } from '#app/engines/document-facts/facts.ts'
import { sentencesOfPages } from '#app/engines/document-facts/placed.ts'
import { loadWordList } from '#app/engines/redaction/word-list.ts'
import { toReadability } from '#app/kits/asking/conversation/allies/readability.ts'
import { isOrder } from '#app/kits/foundation/untrusted/orders.ts'
import { serveJobs } from '#app/platform/worker-pool/pool-worker.ts'
import type { FactsJobs } from './facts-jobs.ts'

const MOST_ORDERS = 10
const MEASURED_CHARS = 200_000

serveJobs<FactsJobs>({
  async facts({ pages, blocks }) {
    const facts = factsOf(pages, blocks, await loadWordList())
    const orders = sentencesOfPages(pages)
      .filter(({ text }) => isOrder(text))
      .slice(0, MOST_ORDERS)
    const text = pages
      .map((page) => page.text)
      .join('\n\n')
      .slice(0, MEASURED_CHARS)
    const level = toReadability(text)
    return {
      facts,
      orders,
      level: level && {
        words: level.words,
        sentences: level.sentences,
        wordsPerSentence: level.wordsPerSentence,
        ease: level.ease,
      },
    }
  },
  versions: ({ before, now }) => compareVersions(before, now),
  alike: ({ left, right, most }) => findAlike(sentencesOfPages(left), sentencesOfPages(right), most),
})
