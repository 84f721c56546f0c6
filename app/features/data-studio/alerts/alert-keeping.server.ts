import { to } from '#app/catalogue/to.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { NOT_THERE, type Keeping } from '#app/kits/members/kept/kept-acts.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import * as rows from './alerts.store.server.ts'

/** Alerts are kept by members alone: a guest could not be told. */
export const alertKeeping: Keeping = {
  change: async (id, { userId }, change) => userId !== null && rows.changeAlert(id, userId, change),
  list: async ({ userId }, asked) => (userId === null ? [] : rows.listAlerts(userId, asked)),
  count: async ({ userId }, search) => (userId === null ? 0 : rows.countAlerts(userId, search)),
  findDeleted: async (id, { userId }) => (userId === null ? null : rows.findDeletedAlert(id, userId)),
  toAddress: (id, query = {}) =>
    to('v2-business-intelligence', null, { ...(id === null ? { part: 'alerts' } : { alert: id }), ...query }),
}

/** An alert of whoever asks. Throws the same 404 for one of somebody else as for none. */
export async function requireAlert(request: Request, id: string): Promise<rows.AlertRow> {
  const [row, member] = await Promise.all([rows.findAlert(id), findUser(request)])
  if (!row || row.userId !== member?.id) throw notFound(NOT_THERE)
  return row
}
