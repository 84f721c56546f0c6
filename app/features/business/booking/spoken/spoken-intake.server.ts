import { z } from 'zod'
import { removeFiles } from '#app/kits/foundation/files/files.server.ts'
import { seal, unseal } from '#app/platform/secrets/seal.server.ts'

const PURPOSE = 'booking-spoken'

const spokenIntake = z.object({
  state: z.enum(['working', 'done', 'failed']),
  /** The recording as it came, which goes once it is written down. */
  file: z.string(),
  engine: z.string(),
  /** What was heard, until the appointment is confirmed with it. */
  text: z.string(),
  failure: z.string(),
  keeps: z.boolean(),
  /** The recording that is kept for the business, sealed. */
  sound: z.object({ file: z.string(), type: z.string() }).nullable(),
})
/** An answer to the intake that was spoken. */
export type SpokenIntake = z.output<typeof spokenIntake>

export const sealSpoken = (spoken: SpokenIntake): string => seal(JSON.stringify(spoken), PURPOSE)

/** Null where nothing was spoken, or it was sealed with another server's secret. */
export function readSpoken({ spoken }: { spoken: string | null }): SpokenIntake | null {
  const text = spoken && unseal(spoken, PURPOSE)
  return text ? spokenIntake.parse(JSON.parse(text)) : null
}

/** Takes the recordings of a spoken answer away. */
export async function dropSound(booking: { spoken: string | null }): Promise<void> {
  const spoken = readSpoken(booking)
  if (spoken) await removeFiles([spoken.file, ...(spoken.sound ? [spoken.sound.file] : [])])
}
