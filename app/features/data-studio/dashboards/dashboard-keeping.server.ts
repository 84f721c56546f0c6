import { to } from '#app/catalogue/to.ts'
import { NOT_THERE, type Keeping } from '#app/kits/members/kept/kept-acts.server.ts'
import { findReader, type Reader } from '#app/kits/members/visitor/reader.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import * as rows from './dashboards.store.server.ts'

/** The kind of share links that show a dashboard. */
export const SHARE_KIND = 'dashboard'

export const dashboardKeeping: Keeping = {
  change: rows.changeDashboard,
  list: rows.listDashboards,
  count: rows.countDashboards,
  findDeleted: rows.findDeletedDashboard,
  toAddress: (id, query = {}) =>
    to('v2-business-intelligence', null, { ...(id === null ? { part: 'dashboards' } : { dashboard: id }), ...query }),
}

/** A dashboard and whom it opens for. Throws the same 404 for one of somebody else as for none. */
export async function requireDashboard(request: Request, id: string): Promise<Reader & { row: rows.DashboardRow }> {
  const row = await rows.findDashboard(id)
  const reader = await findReader(request, id, row)
  if (!row || !reader) throw notFound(NOT_THERE)
  return { ...reader, row }
}
