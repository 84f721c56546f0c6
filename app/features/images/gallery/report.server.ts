import { z } from 'zod'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import { clock } from '#app/platform/clock.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { REPORT_MAX_CHARS } from '../images.limits.ts'
import { createReport } from './gallery.store.server.ts'
import { reportReasons } from './report-reasons.ts'

const spendReport = createKeptLimit('picture-reports', { points: 20, windowS: 86_400 })

export const reportInput = z.object({
  do: z.literal('report'),
  reason: z.enum(
    reportReasons.map(({ value }) => value),
    'Say what is wrong with it.',
  ),
  words: z.string().trim().max(REPORT_MAX_CHARS, `Please keep it under ${REPORT_MAX_CHARS} characters.`).default(''),
})

/** Keeps a report for the administrator; gives why not where it was one too many. */
export async function reportPicture(
  pictureId: string,
  { reason, words }: z.output<typeof reportInput>,
  { member, network }: { member: { id: string } | null; network: string },
): Promise<{ message: string; init: ResponseInit } | null> {
  const waitS = await spendReport(member?.id ?? network)
  if (waitS > 0) return { message: tooManyAtOnce('reports', waitS), init: overLimit(waitS) }
  const userId = member?.id ?? null
  await createReport({ id: createId(), pictureId, userId, reason, words, createdAt: clock.now() })
  return null
}
