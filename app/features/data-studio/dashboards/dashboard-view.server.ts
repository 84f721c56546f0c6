import { to } from '#app/catalogue/to.ts'
import { toMomentWords } from '#app/kits/members/identity/account/moment-words.ts'
import { readKeptPage } from '#app/kits/members/kept/kept-acts.server.ts'
import { readShare } from '#app/kits/members/share-links/read-share.server.ts'
import { findShareLink } from '#app/kits/members/share-links/share-links.server.ts'
import { findVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { TABLE_GONE } from '../asking/answer-again.server.ts'
import { toAnswer } from '../asking/shown-answer.ts'
import { dashboardKeeping, requireDashboard, SHARE_KIND } from './dashboard-keeping.server.ts'
import * as rows from './dashboards.store.server.ts'

const NOT_SHARED = 'Nothing is shared under this address, or not any more.'

/** Somebody's dashboards. */
export async function readDashboards(request: Request, params: URLSearchParams) {
  const page = await readKeptPage(dashboardKeeping, await findVisitor(request), params, () => '')
  const tiles = await rows.countTiles(page.rows.map(({ id }) => id))
  const toAbout = (count: number) => `${count} ${count === 1 ? 'answer' : 'answers'}`
  return {
    part: 'dashboards' as const,
    page: { ...page, rows: page.rows.map((row) => ({ ...row, about: toAbout(tiles.get(row.id) ?? 0) })) },
  }
}
export type DashboardsView = Awaited<ReturnType<typeof readDashboards>>

/** One of somebody's dashboards, with the links by which others see it. */
export async function readDashboard(request: Request, id: string) {
  const { row, owner } = await requireDashboard(request, id)
  const tiles = await rows.listTiles(id)
  return {
    part: 'dashboard' as const,
    id,
    title: row.title,
    tiles: tiles.map(toTile),
    share: await toShare(request, id, owner),
  }
}
export type DashboardView = Awaited<ReturnType<typeof readDashboard>>

function toTile({ tile, question, set }: rows.FullTile) {
  const table = set && !set.deletedAt ? set : null
  const answeredAt = question && (question.answeredAt ?? question.createdAt)
  return {
    id: tile.id,
    title: tile.title,
    width: tile.width,
    data: table && { id: table.id, title: table.title },
    gone: table ? null : TABLE_GONE,
    asOf: answeredAt && toMomentWords(answeredAt),
    /** The table changed after the answer was worked out. */
    isOld: table !== null && answeredAt !== null && table.updatedAt > answeredAt,
    answer: table && question ? toAnswer(question) : null,
  }
}
export type ShownTile = ReturnType<typeof toTile>

const toShare = (request: Request, id: string, owner: Visitor) =>
  readShare(request, { kind: SHARE_KIND, thingId: id }, owner, {
    addressOf: (link) => to('v2-business-intelligence', null, { shared: link }),
    aboutOf: () => 'the answers as they were worked out last',
  })

/** What whoever has a link to a dashboard sees: its answers, and nothing of the tables behind them. */
export async function readSharedDashboard(id: string) {
  const link = await findShareLink(SHARE_KIND, id)
  const row = link && (await rows.findDashboard(link.thingId))
  if (!row) throw notFound(NOT_SHARED)
  const tiles = (await rows.listTiles(row.id)).map(toTile)
  return {
    part: 'shared' as const,
    title: row.title,
    tiles: tiles.map((tile) => ({
      ...tile,
      data: null,
      isOld: false,
      answer: tile.answer && { ...tile.answer, query: '' },
    })),
  }
}
export type SharedDashboardView = Awaited<ReturnType<typeof readSharedDashboard>>
