import { z } from 'zod'
import { readForm } from '#app/platform/request/form.server.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { requireRecording } from '../recordings/own-recording.server.ts'
import { saveRecording } from '../recordings/recordings.store.server.ts'

const spendPosition = createRateLimit('recording-positions', { points: 120, windowS: 60 })
const input = z.object({ at: z.coerce.number().min(0).max(360_000) })

/** Keeps where somebody stopped listening. */
export async function keepPosition(request: Request, id: string, network: string): Promise<Response> {
  const { row } = await requireRecording(request, id)
  const waitS = await spendPosition(network)
  if (waitS > 0) return Response.json({ message: tooManyAtOnce('moments', waitS) }, overLimit(waitS))
  const form = await readForm(request, input)
  if (form.problem) return Response.json({ message: 'That is no moment.' }, { status: 400 })
  await saveRecording(row.id, { positionS: form.input.at })
  return new Response(null, { status: 204 })
}
