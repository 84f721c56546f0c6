import type { LoaderFunctionArgs } from '@remix-run/node'
import { findAnyFile, readFile } from '#app/kits/foundation/files/files.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { unseal } from '#app/platform/secrets/seal.server.ts'
import { requireBooking } from './booking/booking-view.server.ts'
import { SOUND_SEAL } from './booking/spoken/hear-intake.server.ts'
import { readSpoken } from './booking/spoken/spoken-intake.server.ts'

const GONE = 'There is no recording under this address.'

/** What was said before an appointment, for its two sides, while it is kept. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { found } = await requireBooking(request, params.id ?? '')
  const sound = readSpoken(found.booking)?.sound
  const file = sound ? await findAnyFile(sound.file) : null
  const bytes = file && unseal(Buffer.from(await readFile(file)).toString('latin1'), SOUND_SEAL)
  if (!sound || !bytes) throw notFound(GONE)
  return new Response(Buffer.from(bytes, 'base64'), {
    headers: {
      'Content-Type': sound.type,
      'Content-Disposition': 'inline',
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
