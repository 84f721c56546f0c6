import type { ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { toAnswerText } from '#app/kits/panel/answer-text.ts'
import { toViewer } from '#app/kits/engines/viewer.ts'
import { findUser } from '#app/kits/identity/session.server.ts'
import { askSeat, ledgerOf, listSeats } from '#app/kits/panel/panel.server.ts'
import { beginFreeRun } from '#app/kits/runs/begin-run.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import { onlyPost } from '#app/platform/problem.ts'
import { createRateLimit, overLimit } from '#app/platform/rate-limit.server.ts'

const MESSAGE_MAX_CHARS = 4_000
const spendUse = createRateLimit('panda-chat', { points: 60, windowS: 60 })

const chatInputs = z.object({
  message: z
    .string('Please write a message.')
    .trim()
    .min(1, 'Please write a message.')
    .max(MESSAGE_MAX_CHARS, `Please keep it under ${MESSAGE_MAX_CHARS.toLocaleString('en')} characters.`),
})

export const loader = () => onlyPost()

/** The panda's reply to one message (SPEC 7): the built-in seats' agreed answer, with its sources. */
export async function action({ request, context }: ActionFunctionArgs) {
  const headers = { 'Cache-Control': 'private, no-store' }
  const { input, problem } = await readForm(request, chatInputs)
  if (problem)
    return Response.json({ message: problem.errors.message ?? 'Please write a message.' }, { status: 400, headers })
  const waitS = await spendUse(context.network)
  if (waitS > 0) {
    const message = 'Let me catch my breath. Please ask again in a minute.'
    const over = overLimit(waitS)
    return Response.json({ message }, { ...over, headers: { ...headers, ...over.headers } })
  }
  const seats = await askBuiltIn(request, context.network, input.message)
  const ledger = await ledgerOf(input.message, seats)
  const sources = seats.filter(({ state }) => state === 'answered').flatMap((seat) => seat.sources)
  return Response.json({ message: toAnswerText(ledger, seats), sources }, { headers })
}

/** Help is free: the panda asks the built-in seats alone, and no cap counts it. */
async function askBuiltIn(request: Request, network: string, question: string) {
  const member = await findUser(request)
  const run = await beginFreeRun({ member, network }, { screen: 'panda-chat' })
  const builtIn = (await listSeats(toViewer(member))).filter(({ engine }) => engine.providerId === null)
  return Promise.all(builtIn.map((seat) => askSeat(run, seat, question)))
}
