import { z } from 'zod'
import { NOTHING_HEARD, writeDown } from '#app/kits/asking/spoken/write-down.server.ts'
import { JobFailure } from '#app/kits/foundation/jobs/job-failure.ts'
import { defineJob } from '#app/kits/foundation/jobs/job-kind.server.ts'
import { SPOKEN_MAX_CHARS } from '../inbox.limits.ts'

const MINUTE_MS = 60_000

export const spokenPayload = z.object({ draft: z.string(), run: z.string(), file: z.string() })
export const spokenResult = z.object({ engine: z.string(), text: z.string() })

/**
 * Writes down what was said for a letter. The job holds the words until the letter they came into was sent; the recording goes
 * afterwards, whatever became of it.
 */
export const hearLetter = defineJob({
  kind: 'hear-letter',
  payload: spokenPayload,
  concurrency: 2,
  limitMs: 20 * MINUTE_MS,
  async run({ run, file }, { signal }) {
    let result: z.output<typeof spokenResult> | null = null
    await writeDown(
      { run, file, most: SPOKEN_MAX_CHARS, signal },
      {
        heard(words) {
          if (!words.text) throw new JobFailure(NOTHING_HEARD, { isFinal: true })
          return Promise.resolve((result = words))
        },
        failed: () => Promise.resolve(),
      },
    )
    return result
  },
})
