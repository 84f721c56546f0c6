import { redirect } from '@remix-run/node'
import type { z } from 'zod'
import { to } from '#app/catalogue/to.ts'
import { store } from '#app/database/store.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { NOT_THERE } from '#app/kits/members/kept/kept-acts.server.ts'
import { readPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { toPublishingRefusal } from '#app/kits/members/publishing/publisher.ts'
import { createShareLink, revokeShareLink } from '#app/kits/members/share-links/share-links.server.ts'
import { leadToMade } from '#app/kits/members/visitor/lead-to-made.server.ts'
import { toKeyFor } from '#app/kits/members/visitor/visit-key.server.ts'
import { requireVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { clock } from '#app/platform/clock.ts'
import type { Typed } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { refuse } from '#app/platform/request/refuse-field.server.ts'
import { createId, createSecretId } from '#app/platform/secrets/ids.server.ts'
import { answerAgain } from '../asking/answer-again.server.ts'
import { requireSet } from '../keeping/data-keeping.server.ts'
import { MOST_DASHBOARDS, MOST_TILES } from '../data.limits.ts'
import { findQuestion } from '../keeping/data.store.server.ts'
import { requireDashboard, SHARE_KIND } from './dashboard-keeping.server.ts'
import type { dashboardInputs } from './dashboard.inputs.ts'
import * as rows from './dashboards.store.server.ts'

const spendAgain = createRateLimit('data-again', { points: 30, windowS: 60 })
/** Working out again begins no further tile after this long. */
const AGAIN_LIMIT_MS = 20_000

export type DashboardInputs = z.output<(typeof dashboardInputs)[number]>
type Input<Act> = Extract<DashboardInputs, { do: Act }>

const lead = (dashboard: string, key: string | null, mark = '') =>
  redirect(`${to('v2-business-intelligence', null, { dashboard, key })}${mark}`, 303)

/** A form of dashboards. */
export async function actOnDashboards(request: Request, network: string, input: DashboardInputs, typed: Typed) {
  switch (input.do) {
    case 'new-dashboard':
      return begin(request, input, typed)
    case 'pin':
      return pin(request, input, typed)
    case 'share':
      return share(request, input, typed)
    case 'revoke':
      return revoke(request, input)
    case 'tile-again':
    case 'all-again':
      return again(request, network, input, typed)
    default:
      return arrange(request, input)
  }
}

const TOO_MANY = `You have ${MOST_DASHBOARDS} dashboards, which is all there can be. Delete one first.`

async function create(owner: Visitor, title: string): Promise<string | null> {
  if ((await rows.countDashboards(owner, '')) >= MOST_DASHBOARDS) return null
  const [id, now] = [createSecretId(), clock.now()]
  await rows.createDashboard({ id, ...owner, title, createdAt: now, updatedAt: now })
  return id
}

async function begin(request: Request, { title }: Input<'new-dashboard'>, typed: Typed) {
  const { owner, cookie } = await requireVisitor(request, await findUser(request))
  const id = await create(owner, title)
  if (id === null) return refuse(typed, 'title', TOO_MANY, 409)
  return leadToMade({ owner, cookie }, id, (key) => to('v2-business-intelligence', null, { dashboard: id, key }))
}

/** Puts an answer on a dashboard of theirs, or on a new one. */
async function pin(request: Request, { data, ask, dashboard, title, width }: Input<'pin'>, typed: Typed) {
  const { owner, key } = await requireSet(request, data)
  const question = await findQuestion(data, ask)
  if (!question) throw notFound(NOT_THERE)
  if (dashboard === '' && title === '') return refuse(typed, 'title', 'Give the new dashboard a name.', 400)
  return store().tx(async () => {
    const id = dashboard === '' ? await create(owner, title) : (await requireDashboard(request, dashboard)).row.id
    if (id === null) return refuse(typed, 'title', TOO_MANY, 409)
    const tiles = await rows.listTiles(id)
    if (tiles.length >= MOST_TILES)
      return refuse(typed, 'dashboard', `A dashboard holds up to ${MOST_TILES} answers. Take one off first.`, 409)
    if (tiles.some(({ tile }) => tile.questionId === ask))
      return refuse(typed, 'dashboard', 'This answer stands on that dashboard already.', 409)
    const tile = createId()
    const place = (tiles.at(-1)?.tile.place ?? 0) + 1
    const made = { id: tile, dashboardId: id, questionId: ask, title: question.question }
    await rows.createTile({ ...made, place, width, createdAt: clock.now() })
    return lead(id, dashboard === '' ? toKeyFor(id, owner, key === null) : null, `#tile-${tile}`)
  })
}

type Arranged = Input<'tile-up'> | Input<'tile-down'> | Input<'tile-width'> | Input<'tile-off'>

async function arrange(request: Request, input: Arranged) {
  const { row, key } = await requireDashboard(request, input.dashboard)
  await store().tx(async () => {
    const order = (await rows.listTiles(row.id)).map(({ tile }) => tile)
    const at = order.findIndex(({ id }) => id === input.tile)
    if (at < 0) return
    if (input.do === 'tile-off') return rows.removeTile(row.id, input.tile)
    if (input.do === 'tile-width') return rows.saveTile(row.id, input.tile, { width: input.width })
    const other = at + (input.do === 'tile-up' ? -1 : 1)
    if (!order[other]) return
    ;[order[at], order[other]] = [order[other], order[at]!]
    for (const [n, { id, place }] of order.entries())
      if (place !== n + 1) await rows.saveTile(row.id, id, { place: n + 1 })
  })
  return lead(row.id, key, input.do === 'tile-off' ? '' : `#tile-${input.tile}`)
}

/** Works one tile out again, or all of them as long as the time lasts; the others keep the moment they are of. */
async function again(request: Request, network: string, input: Input<'tile-again'> | Input<'all-again'>, typed: Typed) {
  const { row, key } = await requireDashboard(request, input.dashboard)
  const waitS = await spendAgain(network)
  if (waitS > 0) return refuse(typed, 'form', tooManyAtOnce('answers', waitS), overLimit(waitS))
  const tiles = (await rows.listTiles(row.id)).filter(({ tile }) => input.do === 'all-again' || tile.id === input.tile)
  const until = performance.now() + AGAIN_LIMIT_MS
  const troubles: string[] = []
  for (const { tile, set, question } of tiles) {
    const trouble =
      performance.now() > until
        ? 'The time was over before its turn. Run it again by itself.'
        : await answerAgain(set, question, request.signal)
    if (trouble) troubles.push(`“${tile.title}”: ${trouble}`)
  }
  if (troubles.length > 0) return refuse(typed, 'form', troubles.join(' '), 422)
  return lead(row.id, key, input.do === 'tile-again' ? `#tile-${input.tile}` : '')
}

async function share(request: Request, { dashboard, term }: Input<'share'>, typed: Typed) {
  const { owner } = await requireDashboard(request, dashboard)
  const refusal = toPublishingRefusal(await readPublisher(request), 'links')
  if (refusal) return refuse(typed, 'term', refusal, 403)
  await createShareLink({ kind: SHARE_KIND, thingId: dashboard }, owner, term)
  return lead(dashboard, null, '#share')
}

async function revoke(request: Request, { share: id }: Input<'revoke'>) {
  const dashboard = new URL(request.url).searchParams.get('dashboard') ?? ''
  const { owner, key } = await requireDashboard(request, dashboard)
  await revokeShareLink(id, owner)
  return lead(dashboard, key, '#share')
}
