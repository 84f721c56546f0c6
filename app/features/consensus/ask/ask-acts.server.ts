import { data, redirect } from '@remix-run/node'
import { inVariant } from '#app/catalogue/in-variant.ts'
import { toQuery } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import { findHelperGaps, toHelpers } from '#app/kits/asking/consensus/model-help/helper-choice.server.ts'
import { isBuiltIn } from '#app/kits/asking/panel/seat-info.ts'
import { removePanel, savePanel, MOST_PANELS } from '#app/kits/asking/consensus/panels.store.server.ts'
import { toRunAddress } from '#app/kits/asking/consensus/run-reader.server.ts'
import { startRun } from '#app/kits/asking/consensus/start-run.server.ts'
import { engineWorker } from '#app/kits/asking/engine-worker/engine-worker.server.ts'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { readUpload, type SentFile } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import { requireVisitor, toVisitorHeaders } from '#app/kits/members/visitor/visitor.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { toPastedSeat } from '#app/kits/asking/panel/seat-result.ts'
import { toCapWords, toResetS } from '#app/kits/members/quota/quota.server.ts'
import type { FormProblem, Typed } from '#app/platform/request/form.server.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { toShareWords } from '#app/platform/worker-pool/worker-pool.ts'
import type { Witness } from '../panel-sources/document-seat.server.ts'
import { keepDraft } from './ask-draft.server.ts'
import { bringDocuments, documentRules, keepDocumentDrafts, spendReading } from '../bring-documents.server.ts'
import { askInputs, findGaps, type AskInputs } from '../consensus.inputs.ts'
import { gatherSources } from '../panel-sources.server.ts'

const HOUR_S = 3_600
const spendUse = createRateLimit('consensus', { points: 300, windowS: 60 })
/** What is held for the next try lies on the disk for an hour. */
const spendHold = createKeptLimit('consensus-held', { points: 120, windowS: HOUR_S })

type Asker = { owner: Visitor; headers: Record<string, string>; typed: Typed; network: string }

/** The form of `/ai/consensus`: a question, answers to compare, or the panel that is kept with it. */
export async function actOnAsk(request: Request, network: string) {
  const upload = await readUpload(request, askInputs, documentRules)
  try {
    const waitS = await spendUse(network)
    if (upload.problem && waitS > 0) return data({ problem: upload.problem }, upload.init)
    const member = await findUser(request)
    const { owner, cookie } = await requireVisitor(request, member)
    const asker = { owner, headers: toVisitorHeaders(cookie), typed: upload.problem ?? upload.typed, network }
    if (waitS > 0) return refuse(asker, { question: tooManyAtOnce('questions', waitS) }, overLimit(waitS))
    const shareWaitS = engineWorker().shareWaitS()
    if (shareWaitS > 0) return await refuse(asker, { question: toShareWords(shareWaitS) }, overLimit(shareWaitS))
    const files = upload.files.document ?? []
    const readingWaitS = files.length > 0 ? await spendReading(network) : 0
    if (readingWaitS > 0)
      return refuse(asker, { document: tooManyAtOnce('documents', readingWaitS) }, overLimit(readingWaitS))
    if (upload.problem) return refuseRead(asker, upload.problem, upload.init, files)
    const { input } = upload
    if ((input.act === 'keep-panel' && Object.keys(findGaps(input, 0)).length === 0) || input.removePanel)
      return await actOnPanels(input, asker)
    const { witnesses, refusal } = await bringDocuments({ ...input, files }, owner)
    const held = toHeld(asker, witnesses)
    if (refusal) return await refuse(asker, { [refusal.field]: refusal.message }, refusal.status, held)
    const hasModel = !input.choose || input.seat.some((id) => !isBuiltIn(id))
    const helpers = await toHelpers(input, toViewer(member), hasModel)
    const gaps = { ...findGaps(input, witnesses.length), ...(await findHelperGaps(toViewer(member), helpers)) }
    if (Object.keys(gaps).length > 0) return await refuse(asker, gaps, 400, held)
    if (input.act === 'bring-chat') return await leadToExports(request, asker, held)
    const voices = [
      ...input.pasted.map(toPastedSeat),
      ...(await gatherSources({
        question: input.question,
        owner,
        witnesses,
        asked: input.choose ? input.witness : null,
      })),
    ]
    const seats = input.choose ? input.seat : null
    const asking = { question: input.question, seats, voices, screen: 'consensus', helpers }
    const started = await startRun({ member, network }, owner, asking)
    if (!started.isDone) {
      const message = toCapWords(started.quota, member === null)
      return await refuse(asker, { question: message }, overLimit(toResetS(started.quota)), held)
    }
    const address = toRunAddress(new URL(request.url).pathname, started.id, owner, cookie === null)
    return redirect(address, { status: 303, headers: asker.headers })
  } finally {
    await upload.discard()
  }
}

type Held = (() => Promise<string[]>) | null

const toHeld = ({ owner, network }: Asker, witnesses: readonly Witness[]): Held =>
  witnesses.length === 0
    ? null
    : async () => ((await spendHold(network)) > 0 ? [] : keepDocumentDrafts(witnesses, owner))

type Init = number | { status: number; headers: Record<string, string> }

/** The form comes back as it was sent; documents, which no browser fills in again, are held for the next try. */
async function refuse({ headers, typed }: Asker, errors: Record<string, string>, init: Init, held: Held = null) {
  const { status, headers: more } = typeof init === 'number' ? { status: init, headers: {} } : init
  const lists = held ? { ...typed.lists, held: await held() } : typed.lists
  const problem: FormProblem = { values: typed.values, lists, errors }
  return data({ problem }, { status, headers: { ...headers, ...more } })
}

/** A form whose fields are wrong: what came with it is read all the same, so that it need not be sent twice. */
async function refuseRead(
  asker: Asker,
  { errors, values, lists }: FormProblem,
  init: Init,
  files: readonly SentFile[],
) {
  const before = lists.held ?? (values.held ? [values.held] : [])
  const { witnesses } = await bringDocuments({ files, held: before, ownFile: '' }, asker.owner)
  return refuse(asker, errors, init, toHeld(asker, witnesses))
}

async function leadToExports(request: Request, asker: Asker, held: Held) {
  const { owner, headers, typed, network } = asker
  const waitS = await spendHold(network)
  if (waitS > 0) return refuse(asker, { question: tooManyAtOnce('visits', waitS) }, overLimit(waitS))
  const lists = held ? { ...typed.lists, held: await held() } : typed.lists
  const draft = await keepDraft(owner, { values: typed.values, lists })
  const address = inVariant(new URL(request.url).pathname, 'consensus-chat-export') + toQuery({ draft })
  return redirect(address, { status: 303, headers })
}

async function actOnPanels(input: AskInputs, asker: Asker) {
  const { owner, headers } = asker
  if (input.removePanel) await removePanel(owner, input.removePanel)
  else if (
    !(await savePanel(owner, input.panelName, {
      seats: input.seat,
      ...(await toHelpers(input, toViewer(null), false)),
    }))
  )
    return refuse(asker, { panelName: `There is room for ${MOST_PANELS} panels. Remove one first.` }, 409)
  return redirect(to('consensus', null, { question: input.question }), { status: 303, headers })
}
