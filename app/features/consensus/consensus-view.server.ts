import { redirect, type AppLoadContext } from '@remix-run/node'
import { screenAt } from '#app/catalogue/screen-at.ts'
import { estimate } from '#app/kits/asking/consensus/estimate.server.ts'
import { listHelperModels, toUsualJudge } from '#app/kits/asking/consensus/model-help/helper-choice.server.ts'
import { listPanels } from '#app/kits/asking/consensus/panels.store.server.ts'
import { requireRunReader } from '#app/kits/asking/consensus/run-reader.server.ts'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { toVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import { withoutKey } from '#app/kits/members/visitor/reader.server.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { toDefaultSeats } from '#app/kits/asking/panel/default-panel.ts'
import { listSeats, toSeatInfo } from '#app/kits/asking/panel/panel.server.ts'
import { readFilled } from './ask-draft.server.ts'
import { listOwnDocuments } from './bring-documents.server.ts'
import { readChatExport } from './chat-exports/chat-export-view.server.ts'
import { readComparison } from './run/compare-view.server.ts'
import { readHistory } from './run/history-view.server.ts'
import { readMerge } from './run/merge-view.server.ts'
import { readRun } from './run/run-view.server.ts'
import { readSharing } from './run/share-view.server.ts'

/** What `/ai/consensus` shows: the form, a run (`?run=`), or a part of it (`?part=history|compare|merge|share`). */
export async function readConsensus(request: Request, context: AppLoadContext) {
  const { pathname, searchParams } = new URL(request.url)
  const { variant } = screenAt(pathname)
  const id = searchParams.get('run')
  const part = searchParams.get('part')
  const member = await findUser(request)
  const owner = await toVisitor(request, member)
  if (part === 'chat-export') return readChatExport(owner, searchParams)
  if (part === 'history') return readHistory(owner, searchParams)
  if (id) return readRunPart(request, context, member, id)
  const viewer = toViewer(member)
  const listed = await listSeats(viewer)
  const seats = listed.map(toSeatInfo)
  context.keepForGuests?.()
  const question = searchParams.get('question') ?? ''
  const asked = searchParams.getAll('seat').filter((seat) => listed.some(({ engine }) => engine.id === seat))
  const standard = toDefaultSeats(listed, viewer.plan, question).map(({ engine }) => engine.id)
  const chosen = asked.length > 0 ? asked : standard
  const panels = owner ? await listPanels(owner) : []
  const expected = await estimate(
    listed.filter(({ engine }) => chosen.includes(engine.id)),
    question,
  )
  const models = await listHelperModels(viewer)
  const toModel = (name: string) => models.find(({ id: model }) => model === searchParams.get(name))?.id ?? ''
  const judge = searchParams.has('judge') || searchParams.has('seat') ? toModel('judge') : toUsualJudge(models)
  const help = { models, judge, rewriter: toModel('rewriter') }
  const filled = await readFilled(owner, searchParams)
  const ownFiles = await listOwnDocuments(member)
  const asker = { filled, ownFiles, isMember: member !== null, hasHistory: owner !== null }
  const form = { isChosen: asked.length > 0, isCompare: searchParams.get('way') === 'compare' }
  return { part: 'ask' as const, variant, seats, question, chosen, panels, expected, help, ...asker, ...form }
}

/** A run or a part of it, for its owner alone. Where the browser keeps its mark, the key leaves the address. */
async function readRunPart(request: Request, context: AppLoadContext, member: CurrentUser | null, id: string) {
  const { pathname, searchParams } = new URL(request.url)
  const { owner, key } = await requireRunReader(request, id, member)
  const plain = key === null ? withoutKey(request) : null
  if (plain !== null) throw redirect(plain)
  const part = searchParams.get('part')
  if (part === 'compare') return readComparison(owner, id, searchParams.get('with'))
  if (part === 'merge') return readMerge(owner, id, searchParams)
  if (part === 'share') return readSharing(request, owner, id)
  const seats = (await listSeats(toViewer(member))).map(toSeatInfo)
  const since = Number(searchParams.get('since') ?? 0)
  const view = await readRun(id, { owner, seats, since, isDocument: context.isDocument, params: searchParams })
  const asker = { ownFiles: await listOwnDocuments(member), isMember: member !== null, isByKey: key !== null }
  return { part: 'run' as const, variant: screenAt(pathname).variant, ...asker, ...view }
}

type View = Awaited<ReturnType<typeof readConsensus>>
export type AskView = Extract<View, { part: 'ask' }>
export type RunPageView = Extract<View, { part: 'run' }>
