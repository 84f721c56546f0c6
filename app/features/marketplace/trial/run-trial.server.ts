import { redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { store } from '#app/database/store.server.ts'
import { listEngines } from '#app/kits/asking/engines/registry.server.ts'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { toFailureInit } from '#app/kits/asking/engines/failure-init.ts'
import { toFailureWords } from '#app/kits/asking/engines/failure-words.ts'
import { askPrompt } from '#app/kits/asking/runs/ask-prompt.server.ts'
import { beginFreeRun, beginRun, type Runner } from '#app/kits/asking/runs/begin-run.server.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { readPayload, type ListingRow } from '#app/kits/members/market/listings.store.server.ts'
import { TRIAL_VALUE_MAX_CHARS } from '#app/kits/members/market/market.limits.ts'
import { findSellable } from '#app/kits/members/market/sellables.ts'
import * as rows from '#app/kits/members/market/trials.store.server.ts'
import { toCapWords, toResetS } from '#app/kits/members/quota/quota.server.ts'
import { requireVisitor, toVisitorHeaders } from '#app/kits/members/visitor/visitor.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { clock } from '#app/platform/clock.ts'
import type { Typed } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { createId, hashOf } from '#app/platform/secrets/ids.server.ts'
import { toFailure } from '#app/providers/engine.ts'
import { NO_LISTING, requireListing } from '../listing/require-listing.server.ts'
import { refuse, type Answered } from '../visit.server.ts'
import { givesAway } from './gives-away.ts'
import { leftBefore, toHad, TRIAL_LIMIT_MS } from './had-trial.server.ts'

const DAY_S = 86_400
/** A mark in a browser is easily lost: what guests of one network run before buying is counted too. */
const spendTrial = createKeptLimit('market-trials', { points: 20, windowS: DAY_S })
const ONCE = 'You ran this once already: what it said is below.'

type Asked = { request: Request; network: string; id: string; typed: Typed }

/** Runs what is for sale once for whoever looks at it, with what they filled in. */
export async function runTrial({ request, network, id, typed }: Asked): Answered {
  const member = await findUser(request)
  const { listing, seller } = await requireListing(id, member?.id ?? null)
  const trial = listing.state === 'listed' && listing.canBeTried ? findSellable(listing.kind)?.trial : undefined
  if (!trial) throw notFound(NO_LISTING)
  if (member?.id === seller.id) return refuse(typed, 'try', 'This is your own: try it where you keep it.', 409)
  const { owner, cookie } = await requireVisitor(request, member)
  if (toHad(await rows.findTrial(id, owner))) return refuse(typed, 'try', ONCE, 409)
  const payload = await readPayload(id)
  const values = readValues(trial.places(payload), typed)
  const tooLong = Object.keys(values).find((name) => values[name]!.length > TRIAL_VALUE_MAX_CHARS)
  if (tooLong) return refuse(typed, 'try', `“${tooLong}” takes up to ${TRIAL_VALUE_MAX_CHARS} characters here.`)
  const { text, open, secret } = trial.fill(payload, values)
  if (open.length > 0) return refuse(typed, 'try', `Fill in ${open.join(', ')}.`)
  const waitS = await spendTrial(member?.id ?? network)
  if (waitS > 0) return refuse(typed, 'try', tooManyAtOnce('trials', waitS), overLimit(waitS))

  const row = toRow(listing, owner, values)
  const begun = await begin({ member, network }, row)
  if ('message' in begun) return refuse(typed, 'try', begun.message, begun.init)
  if (!begun.run) return refuse(typed, 'try', ONCE, 409)
  try {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(TRIAL_LIMIT_MS)])
    const { engine, answer } = await askPrompt(begun.run, text, signal)
    const isAway = givesAway(answer, secret)
    await rows.saveTrial(row.id, { state: isAway ? 'withheld' : 'answered', engine, answer: isAway ? '' : answer })
  } catch (error) {
    await rows.removeTrial(row.id)
    const failure = toFailure(error)
    const { status, headers } = toFailureInit(failure)
    const init = { status, headers: { ...headers, ...toVisitorHeaders(cookie) } }
    return refuse(typed, 'try', toFailureWords(failure), init)
  }
  const here = `${to('market-listing', { listingId: id })}#trial`
  return redirect(here, { status: 303, headers: toVisitorHeaders(cookie) })
}

/** The fields are named by their places in the row: names of people's own would be taken for secrets. */
function readValues(places: readonly { name: string }[], { values }: Typed): Record<string, string> {
  return Object.fromEntries(places.map(({ name }, n) => [name, (values[`value-${n}`] ?? '').trim()]))
}

const toRow = ({ id: listingId, version }: ListingRow, owner: Visitor, values: Record<string, string>) => {
  const now = clock.now()
  const whose = owner.userId ?? owner.guestId
  return {
    ...{ id: createId(now.getTime()), listingId, ...owner, once: hashOf(`trial ${listingId} ${whose}`) },
    ...{ version, values, state: 'running' as const, createdAt: now },
  }
}

type Begun = { run: Run | null } | { message: string; init: { status: number; headers: Record<string, string> } }
class RunBefore extends Error {}

/** The run and the trial are written together; null where the trial was had before. What is built in costs nobody a run. */
async function begin(runner: Runner, row: ReturnType<typeof toRow>): Promise<Begun> {
  const screen = 'market-listing'
  const [model] = await listEngines(toViewer(runner.member), 'write')
  const write = async () => {
    if (!(await rows.createTrial(row, leftBefore()))) throw new RunBefore()
  }
  try {
    if (!model || model.engine.providerId === null)
      return {
        run: await store().tx(async () => {
          await write()
          return beginFreeRun(runner, { screen })
        }),
      }
    const begun = await beginRun(runner, { screen }, write)
    if (begun.isDone) return { run: begun.value }
    return { message: toCapWords(begun.quota, runner.member === null), init: overLimit(toResetS(begun.quota)) }
  } catch (error) {
    if (error instanceof RunBefore) return { run: null }
    throw error
  }
}
