import { redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { between } from '#app/engines/transcript/transcript.ts'
import { toRefusal } from '#app/kits/asking/engines/failure-init.ts'
import { listEngines } from '#app/kits/asking/engines/registry.server.ts'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { beginFreeRun, beginRun } from '#app/kits/asking/runs/begin-run.server.ts'
import { useBest } from '#app/kits/asking/runs/use-best.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { toCapWords, toResetS } from '#app/kits/members/quota/quota.server.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { refuse, type Act } from './act.server.ts'
import { joinPieces } from './joined-text.ts'
import { recordingFacts, type RangeSummary } from './recording-facts.ts'
import { saveRecording } from './recordings.store.server.ts'

const spendSummary = createRateLimit('recording-summaries', { points: 30, windowS: 60 })
const LIMIT_MS = 90_000
const SENTENCES = 5
const MOST_SUMMARIES = 10

/** Sums up what was said between two seconds; sentences taken word for word keep their second. */
export async function summariseRange(act: Act, { from, to: end }: { from: number; to: number }) {
  const { row, typed, request, network, screen } = act
  if (end <= from) return refuse(typed, 'to', 'The end comes after the beginning.', 400)
  const pieces = between(row.transcript, from, end)
  const { text, secondAt } = joinPieces(pieces)
  if (text.length === 0) return refuse(typed, 'from', 'Nothing was said in that stretch.', 400)
  const waitS = await spendSummary(network)
  if (waitS > 0) return refuse(typed, 'from', tooManyAtOnce('summaries', waitS), overLimit(waitS))
  const member = await findUser(request)
  const [first] = await listEngines(toViewer(member), 'summarise')
  const isFree = !first || first.engine.providerId === null
  const runner = { member, network }
  const begun = isFree
    ? { isDone: true as const, value: await beginFreeRun(runner, { screen }) }
    : await beginRun(runner, { screen })
  if (!begun.isDone)
    return refuse(typed, 'from', toCapWords(begun.quota, member === null), overLimit(toResetS(begun.quota)))
  try {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(LIMIT_MS)])
    const { result, listed } = await useBest(begun.value, 'summarise', { text, sentences: SENTENCES }, { signal })
    const quotes =
      result.quotes?.map(({ start, end: stop }) => ({
        startS: secondAt(start),
        text: text.slice(start, stop).trim(),
      })) ?? []
    const summary: RangeSummary = { fromS: from, toS: end, text: result.text, engine: listed.engine.label, quotes }
    const facts = recordingFacts.parse(row.facts)
    facts.summaries = [summary, ...facts.summaries.filter((one) => one.fromS !== from || one.toS !== end)].slice(
      0,
      MOST_SUMMARIES,
    )
    await saveRecording(row.id, { facts })
    return redirect(to(screen, null, { r: row.id, part: 'contents' }), 303)
  } catch (error) {
    const { message, init } = toRefusal(error)
    return refuse(typed, 'from', message, init)
  }
}
