import type { AppLoadContext } from '@remix-run/node'
import { screenAt } from '#app/catalogue/screen-at.ts'
import { estimate } from '#app/kits/asking/consensus/estimate.server.ts'
import { listHelperModels, toUsualJudge } from '#app/kits/asking/consensus/model-help/helper-choice.server.ts'
import { listPanels } from '#app/kits/asking/consensus/panels.store.server.ts'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { toVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import { toDefaultSeats } from '#app/kits/asking/panel/default-panel.ts'
import { listSeats, toSeatInfo } from '#app/kits/asking/panel/panel.server.ts'
import { readFilled } from './ask-draft.server.ts'
import { listOwnDocuments } from '../bring-documents.server.ts'

/** The form of `/ai/consensus` as its address fills it. */
export async function readAsk(request: Request, context: AppLoadContext) {
  const { pathname, searchParams } = new URL(request.url)
  const { variant } = screenAt(pathname)
  const member = await findUser(request)
  const owner = await toVisitor(request, member)
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
  return { variant, seats, question, chosen, panels, expected, help, ...asker, ...form }
}

export type AskView = Awaited<ReturnType<typeof readAsk>>
