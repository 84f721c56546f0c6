import { data, redirect, type AppLoadContext } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { isEnded, type ConsensusRun } from '#app/kits/asking/consensus/consensus-run.ts'
import { followRun } from '#app/kits/asking/consensus/follow-run.server.ts'
import {
  findHelperGaps,
  listHelperModels,
  toHelpers,
  toUsualJudge,
} from '#app/kits/asking/consensus/model-help/helper-choice.server.ts'
import { helpersOf, type Helpers } from '#app/kits/asking/consensus/model-help/model-help.ts'
import { findOwnRun } from '#app/kits/asking/consensus/runs.store.server.ts'
import { toStandalone } from '#app/kits/asking/consensus/model-help/standalone.ts'
import { startRun } from '#app/kits/asking/consensus/start-run.server.ts'
import {
  createTalk,
  findTalk,
  findTalkOwner,
  listTalks,
  listTurns,
  removeTalk,
  renameTalk,
  touchTalk,
} from '#app/kits/asking/consensus/talks.store.server.ts'
import { engineWorker } from '#app/kits/asking/engine-worker/engine-worker.server.ts'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { createLiveMark } from '#app/kits/foundation/live/live.server.ts'
import { requireVisitor, toVisitor, toVisitorHeaders } from '#app/kits/members/visitor/visitor.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { findReader } from '#app/kits/members/visitor/reader.server.ts'
import { toKeyFor } from '#app/kits/members/visitor/visit-key.server.ts'
import { toAnswerText } from '#app/kits/asking/panel/answer-text.ts'
import { listSeats, toSeatInfo } from '#app/kits/asking/panel/panel.server.ts'
import { toCapWords, toResetS } from '#app/kits/members/quota/quota.server.ts'
import { clock } from '#app/platform/clock.ts'
import { readForm } from '#app/platform/request/form.server.ts'
import { createSecretId } from '#app/platform/secrets/ids.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { toShareWords } from '#app/platform/worker-pool/worker-pool.ts'
import { chatInputs, TITLE_MAX_CHARS } from './consensus-chat.inputs.ts'
import { foldTurn } from './run/fold/fold-turn.ts'
import { toTimeoutMs } from './timeouts.ts'

const spendTurn = createRateLimit('consensus-chat', { points: 60, windowS: 60 })

const MOST_TALKS = 50
const MOST_TURNS = 100
/** Turns that the voices read before the next one. */
const TURNS_READ = 4
const TURN_MAX_CHARS = 1_200
const NO_TALK = 'There is no conversation of yours under this address. It may have been removed.'

/** The conversations of the asker, and the one `?talk=` names with its turns. */
export async function readChat(request: Request, context: AppLoadContext) {
  const { searchParams } = new URL(request.url)
  const member = await findUser(request)
  const owner = await toVisitor(request, member)
  const talks = owner ? await listTalks(owner, MOST_TALKS) : []
  const id = searchParams.get('talk')
  const models = await listHelperModels(toViewer(member))
  if (!id) {
    if (!owner) context.keepForGuests?.()
    const help = toHelpView(models, null)
    return { liveMark: '', talks, talk: null, turns: [], help, question: searchParams.get('question') ?? '' }
  }
  const liveMark = createLiveMark()
  const reader = await requireTalkReader(request, id, member)
  const talk = await findTalk(reader.owner, id)
  if (!talk) throw notFound(NO_TALK)
  const ids = (await listTurns(id)).slice(-MOST_TURNS)
  const patience = context.isDocument ? toTimeoutMs((await listSeats(toViewer(member))).map(toSeatInfo)) : 0
  const runs = await Promise.all(ids.map((run, n) => followRun(reader.owner, run, n === ids.length - 1 ? patience : 0)))
  const help = toHelpView(models, runs.at(-1) ?? null)
  const turns = runs.flatMap((run) => (run ? [foldTurn(run)] : []))
  const isUnderWay = turns.some(({ state }) => state === 'running')
  return { liveMark: isUnderWay ? liveMark : '', talks, talk, turns, help, question: '' }
}

/** The models that may help, and those that helped the last turn and still may. */
function toHelpView(models: Awaited<ReturnType<typeof listHelperModels>>, last: Helpers | null) {
  const toModel = (id: string | null | undefined) => models.find((model) => model.id === id)?.id ?? ''
  return { models, judge: last ? toModel(last.judge) : toUsualJudge(models), rewriter: toModel(last?.rewriter) }
}

export type ChatView = Awaited<ReturnType<typeof readChat>>
export type TurnView = ReturnType<typeof foldTurn>

/** A form of a consensus chat. The first thing said begins a conversation. */
export async function actOnChat(request: Request, network: string) {
  const form = await readForm(request, chatInputs)
  if (form.problem) return data({ problem: form.problem }, 400)
  const { input, typed } = form
  const member = await findUser(request)
  const id = new URL(request.url).searchParams.get('talk')
  const { owner, cookie, key } = id
    ? { cookie: null, ...(await requireTalkReader(request, id, member)) }
    : { key: null, ...(await requireVisitor(request, member)) }
  if (input.act !== 'say') return keepHouse(input, owner, id, key)
  const waitS = await spendTurn(network)
  if (waitS > 0)
    return data({ problem: { errors: { question: tooManyAtOnce('turns', waitS) }, ...typed } }, overLimit(waitS))
  const shareWaitS = engineWorker().shareWaitS()
  if (shareWaitS > 0)
    return data({ problem: { errors: { question: toShareWords(shareWaitS) }, ...typed } }, overLimit(shareWaitS))
  const gaps = await findHelperGaps(toViewer(member), await toHelpers(input, toViewer(member), false))
  if (Object.keys(gaps).length > 0) return data({ problem: { errors: gaps, ...typed } }, 400)
  const started = await say(input, { member, network }, owner, id)
  if (!started.isDone) {
    const problem = { errors: { question: toCapWords(started.quota, member === null) }, ...typed }
    return data({ problem }, overLimit(toResetS(started.quota)))
  }
  const next = toKeyFor(started.talkId, owner, cookie === null && key === null)
  const address = `${to('consensus-chat', null, { talk: started.talkId, key: next })}#turn-${started.id}`
  return redirect(address, { status: 303, headers: toVisitorHeaders(cookie) })
}

async function requireTalkReader(request: Request, id: string, member: CurrentUser | null) {
  const reader = await findReader(request, id, await findTalkOwner(id), member)
  if (!reader) throw notFound(NO_TALK)
  return reader
}

type Keeping = { act: 'rename'; title: string } | { act: 'remove' }

async function keepHouse(input: Keeping, owner: Visitor, id: string | null, key: string | null) {
  if (id === null) throw notFound(NO_TALK)
  if (input.act === 'rename') {
    await renameTalk(owner, id, input.title)
    return redirect(to('consensus-chat', null, { talk: id, key: key && toKeyFor(id, owner, false) }), 303)
  }
  await removeTalk(owner, id)
  return redirectWithFlash(to('consensus-chat'), { title: 'Removed', description: 'The conversation is gone.' })
}

type Runner = Parameters<typeof startRun>[0]

type Saying = { question: string; target: string; choose?: string; judge?: string | undefined; rewriter: string }

async function say(
  { question, target, choose, ...chosen }: Saying,
  runner: Runner,
  owner: Visitor,
  known: string | null,
) {
  const talkId = known ?? createSecretId()
  const turns = known ? await listTurns(known) : []
  const before = (await Promise.all(turns.slice(-TURNS_READ).map((id) => findOwnRun(owner, id)))).flatMap(
    (run) => run ?? [],
  )
  const last = before.at(-1) ?? null
  const now = clock.now()
  const asked = toStandalone(question, last?.question ?? null)
  const started = await startRun(
    runner,
    owner,
    {
      question: asked,
      seats: null,
      voices: [],
      screen: 'consensus-chat',
      purpose: last ? 'follow-up' : 'ask',
      parentId: last?.id ?? null,
      target: asked === question ? null : question,
      talk: { id: talkId, turn: turns.length },
      context: toContext(before, target),
      helpers: choose || last === null ? await toHelpers(chosen, toViewer(runner.member), true) : helpersOf(last),
    },
    () =>
      known
        ? touchTalk(talkId, now)
        : createTalk({
            id: talkId,
            ...owner,
            title: question.slice(0, TITLE_MAX_CHARS),
            createdAt: now,
            updatedAt: now,
          }),
  )
  return started.isDone ? { ...started, talkId } : started
}

/** What was said in the turns before, and the claim in question. */
function toContext(turns: readonly ConsensusRun[], target: string): string {
  const claim = turns.at(-1)?.ledger?.claims.find(({ id }) => id === target)
  const said = turns.map(({ question, ledger, seats }) =>
    `Asked: ${question}\nAnswered: ${ledger ? toAnswerText(ledger, seats.filter(isEnded)) : ''}`.slice(
      0,
      TURN_MAX_CHARS,
    ),
  )
  return [...said, ...(claim ? [`The next question is about this claim: ${claim.text}`] : [])].join('\n\n')
}
