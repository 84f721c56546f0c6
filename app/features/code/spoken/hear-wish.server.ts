import { z } from 'zod'
import { NOTHING_HEARD, writeDown } from '#app/kits/asking/spoken/write-down.server.ts'
import { defineJob } from '#app/kits/foundation/jobs/job-kind.server.ts'
import { SPOKEN_MAX_CHARS } from '../code.limits.ts'
import { findSpoken, saveSpoken } from './spoken.store.server.ts'

const MINUTE_MS = 60_000

/** Writes down what was said for a turn of an app; the recording goes afterwards, whatever became of it. */
export const hearWish = defineJob({
  kind: 'hear-wish',
  payload: z.object({ spoken: z.string() }),
  concurrency: 2,
  limitMs: 20 * MINUTE_MS,
  async run({ spoken: id }, { signal }) {
    const row = await findSpoken(id)
    if (!row || row.state !== 'working') return null
    const said = { run: row.runId, file: row.fileId, most: SPOKEN_MAX_CHARS, signal }
    await writeDown(said, {
      heard: (words) =>
        saveSpoken(
          id,
          words.text
            ? { state: 'done', ...words, fileId: null }
            : { state: 'failed', failure: NOTHING_HEARD, fileId: null },
        ),
      failed: (failure) => saveSpoken(id, { state: 'failed', failure, fileId: null }),
    })
    return null
  },
})
