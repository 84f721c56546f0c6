import { data } from '@remix-run/node'
import { toFailureInit, toRefusal } from '#app/kits/asking/engines/failure-init.ts'
import { toFailureWords } from '#app/kits/asking/engines/failure-words.ts'
import { listEngines } from '#app/kits/asking/engines/registry.server.ts'
import { toViewer, type Viewer } from '#app/kits/asking/engines/viewer.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import type { IntentId, Recognition, Slots } from '#app/kits/asking/intent/intent.ts'
import { readSlots, recogniseIntent } from '#app/kits/asking/intent/recognise-intent.server.ts'
import { toCapWords, toResetS } from '#app/kits/members/quota/quota.server.ts'
import { beginFreeRun, beginRun } from '#app/kits/asking/runs/begin-run.server.ts'
import { toMoneyWords } from '#app/kits/asking/runs/money-words.ts'
import { readForm, type FormProblem, type Typed } from '#app/platform/request/form.server.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { EngineFailure, toFailure } from '#app/providers/engine.ts'
import { decideByModel } from './hub-decide.server.ts'
import { toOffer, type Offer } from './hub-offer.server.ts'
import { hubTools, WISH_MAX_CHARS } from './hub-tools.ts'
import { makeWith, type Made } from './hub-use.server.ts'
import { hubInputs, type HubInputs, type ToolInputs } from './hub.inputs.ts'

/** What the hub makes of a wish. `how` says what told it; `canDecide`: a language model may be asked, by name. */
export type HubAnswer = {
  wish: string
  confidence: Recognition['confidence'] | 'chosen' | 'decided'
  how: string
  offer: Offer | null
  choices: IntentId[]
  canDecide: string | null
  made: Made | null
}
export type HubReply = { answer: HubAnswer | null; problem: FormProblem | null }

type Visitor = { member: CurrentUser | null; viewer: Viewer; network: string; signal: AbortSignal }

const TOOL_LIMIT_S = 90
const MS_PER_S = 1_000
const spendWish = createRateLimit('hub', { points: 120, windowS: 60 })

/** What an address with a wish shows: recognised, and nothing done. */
export async function readHub(request: Request, network: string): Promise<HubAnswer | null> {
  const wish = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, WISH_MAX_CHARS)
  if (wish === '') return null
  const visitor = await toVisitor(request, network)
  const isBusy = (await spendWish(network)) > 0
  return recognise(wish, visitor, isBusy)
}

/** A form of the hub: every one but the use of a tool, and the question to a language model, is free. */
export async function actOnHub(request: Request, network: string) {
  const form = await readForm(request, hubInputs)
  if (form.problem) return reply(await rebuild(form.problem, await toVisitor(request, network)), form.problem, 400)
  const waitS = await spendWish(network)
  if (waitS > 0) return reply(null, toProblem(form.typed, tooManyAtOnce('wishes', waitS)), overLimit(waitS))
  const visitor = await toVisitor(request, network)
  return answer(form.input, form.typed, visitor)
}

/** A tool that was sent what it cannot take comes back with all that was typed. */
async function rebuild({ values }: FormProblem, visitor: Visitor): Promise<HubAnswer | null> {
  const tool = hubTools.find((name) => name === values['tool'])
  if (values['act'] !== 'use' || !tool) return null
  const wish = (values['wish'] ?? '').slice(0, WISH_MAX_CHARS)
  return chosen(wish, tool, { ...readSlots(wish, tool), text: values['text'] ?? '' }, 'chosen', '', visitor)
}

const reply = (hub: HubAnswer | null, problem: FormProblem | null, init: number | ResponseInit = 200) =>
  data<HubReply>({ answer: hub, problem }, init)

const toProblem = (typed: Typed, message: string): FormProblem => ({ ...typed, errors: { form: message } })

async function toVisitor(request: Request, network: string): Promise<Visitor> {
  const member = await findUser(request)
  return { member, viewer: toViewer(member), network, signal: request.signal }
}

async function answer(input: HubInputs, typed: Typed, visitor: Visitor) {
  switch (input.act) {
    case 'recognise':
      return reply(await recognise(input.wish, visitor), null)
    case 'choose': {
      const { wish, intent, isBare } = input
      const slots = readSlots(wish, intent)
      const bare = isBare ? { ...slots, text: wish, places: [], screen: null } : slots
      return reply(await chosen(wish, intent, bare, 'chosen', 'You chose it.', visitor), null)
    }
    case 'decide':
      return decide(input.wish, typed, visitor)
    case 'use':
      return use(input, typed, visitor)
  }
}

async function recognise(wish: string, visitor: Visitor, isBusy = false): Promise<HubAnswer> {
  const run = isBusy ? null : await beginFreeRun(visitor, { screen: 'universal-hub' })
  const { intent, slots, confidence, alternatives, by } = await recogniseIntent(wish, run, visitor.signal)
  const isUnsure = confidence === 'unsure' || intent === null
  return {
    wish,
    confidence,
    how: hows[by],
    offer: isUnsure ? null : await toOffer(intent, slots, wish, visitor.viewer),
    choices: !isUnsure
      ? alternatives.slice(0, BESIDE)
      : by === 'nothing' || !intent
        ? ANYTHING
        : [intent, ...alternatives],
    canDecide: isUnsure ? await nameWriter(visitor.viewer) : null,
    made: null,
  }
}

const BESIDE = 2
/** What any words can be for, when they say nothing of what is wished. */
const ANYTHING: IntentId[] = ['ask', 'search', 'web', 'chat', 'draw', 'translate']
const hows: Readonly<Record<Recognition['by'], string>> = {
  cue: 'Told by your words.',
  meaning: 'Told by the meaning, with the embeddings built in here.',
  both: 'Told by your words and by their meaning.',
  nothing: '',
}

async function nameWriter(viewer: Viewer): Promise<string | null> {
  const [first] = await listEngines(viewer, 'write')
  return first?.engine.label ?? null
}

async function chosen(
  wish: string,
  intent: IntentId,
  slots: Slots,
  confidence: HubAnswer['confidence'],
  how: string,
  { viewer }: Pick<Visitor, 'viewer'>,
): Promise<HubAnswer> {
  const offer = await toOffer(intent, slots, wish, viewer)
  return { wish, confidence, how, offer, choices: [], canDecide: null, made: null }
}

/** A language model breaks the tie: a run like any other. */
async function decide(wish: string, typed: Typed, visitor: Visitor) {
  const begun = await beginRun(visitor, { screen: 'universal-hub' })
  if (!begun.isDone)
    return reply(
      null,
      toProblem(typed, toCapWords(begun.quota, visitor.member === null)),
      overLimit(toResetS(begun.quota)),
    )
  try {
    const { intent, engine, costMicros } = await decideByModel(begun.value, wish, visitor.signal)
    if (!intent) {
      const unsure = await recognise(wish, visitor)
      return reply(
        { ...unsure, offer: null, confidence: 'unsure', canDecide: null, how: `${engine} cannot tell either.` },
        null,
      )
    }
    const how = `${engine} took it for this (${toMoneyWords(costMicros)}).`
    return reply(await chosen(wish, intent, readSlots(wish, intent), 'decided', how, visitor), null)
  } catch (error) {
    const { message, init } = toRefusal(error)
    return reply(null, toProblem(typed, message), init)
  }
}

/** A tool of the hub is used: a run that counts. What was typed stands in the form again, whatever came of it. */
async function use(input: ToolInputs, typed: Typed, visitor: Visitor) {
  const { tool, text, from, to, tone } = input
  const wish = input.wish.trim() || text
  const slots = { ...readSlots(wish, tool), text, from: from || null, to: to || null, tone }
  const hub = await chosen(wish, tool, slots, 'chosen', '', visitor)
  if (!hub.offer?.tool) return reply(hub, toProblem(typed, 'No engine of this server can do this yet.'), 422)
  const begun = await beginRun(visitor, { screen: 'universal-hub' })
  if (!begun.isDone)
    return reply(
      hub,
      toProblem(typed, toCapWords(begun.quota, visitor.member === null)),
      overLimit(toResetS(begun.quota)),
    )
  const limit = AbortSignal.timeout(TOOL_LIMIT_S * MS_PER_S)
  try {
    const made = await makeWith(begun.value, input, AbortSignal.any([visitor.signal, limit]))
    return reply({ ...hub, made }, null)
  } catch (error) {
    const failure = limit.aborted ? TOO_LONG : toFailure(error)
    return reply(hub, toProblem(typed, toFailureWords(failure)), toFailureInit(failure))
  }
}

const TOO_LONG = new EngineFailure(
  'unable',
  `It took longer than ${TOOL_LIMIT_S} seconds. Please try something shorter.`,
)
