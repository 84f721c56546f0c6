import { serveJobs } from '#app/platform/worker-pool/pool-worker.ts'
import { compatible, untouchableIn } from './edit.ts'
import { correctionsOf } from './harper.ts'
import type { Jobs } from './jobs.ts'
import { doubtsIn } from './second-speller.ts'
import { toneEdits } from './tones.ts'

serveJobs<Jobs>({
  async polish({ text, tone }) {
    const corrections = await correctionsOf(text)
    return corrections && compatible([...toneEdits(text, tone), ...corrections], untouchableIn(text))
  },
  spell: ({ text }) => Promise.resolve(doubtsIn(text)),
})
