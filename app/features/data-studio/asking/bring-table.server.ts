import { redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import type { FileToSave } from '#app/kits/foundation/files/file-to-save.ts'
import { removeFiles } from '#app/kits/foundation/files/files.server.ts'
import { toSafeName } from '#app/kits/foundation/files/safe-name.ts'
import { saveFile } from '#app/kits/foundation/files/save-file.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { leadToMade } from '#app/kits/members/visitor/lead-to-made.server.ts'
import { GUEST_KEEPS_DAYS, requireVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { clock } from '#app/platform/clock.ts'
import type { Typed } from '#app/platform/request/form.server.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { refuse } from '#app/platform/request/refuse-field.server.ts'
import { createSecretId } from '#app/platform/secrets/ids.server.ts'
import { TABLE_MAX_BYTES } from '../data.limits.ts'
import { requireSet, toFile } from '../keeping/data-keeping.server.ts'
import * as rows from '../keeping/data.store.server.ts'
import { NO_RECIPE, type Recipe } from '../tables/table-jobs.ts'
import { tellTable } from '../tables/tables-pool.server.ts'

const DAY_MS = 86_400_000
const spendOpen = createRateLimit('data-open', { points: 20, windowS: 60 })

type Brought = Pick<FileToSave, 'name' | 'content' | 'claimedType'>

/** Keeps a file and has it opened by a recipe; what cannot be opened is not kept. */
async function keepTable(owner: Visitor, brought: Brought, recipe: Recipe) {
  const expiresAt = new Date(clock.now().getTime() + GUEST_KEEPS_DAYS * DAY_MS)
  const saved = await saveFile({
    ...(owner.userId === null ? { owner: { network: owner.guestId }, expiresAt } : { owner: { id: owner.userId } }),
    purpose: 'attachment',
    ...brought,
    limits: { maxBytes: TABLE_MAX_BYTES },
  })
  if (!saved.isSaved)
    return { kept: null, message: saved.message, init: saved.waitS ? overLimit(saved.waitS) : saved.status }
  const name = toSafeName(brought.name, saved.file.type)
  const told = await tellTable({ fileId: saved.file.id, name, recipe })
  if (told.isDone) return { kept: { name, fileId: saved.file.id, bytes: saved.file.bytes, told: told.value } }
  await removeFiles([saved.file.id])
  return { kept: null, message: told.message, init: 422 }
}

/** A table that somebody brings. */
export async function openSet(request: Request, network: string, brought: Brought, typed: Typed, title: string | null) {
  const waitS = await spendOpen(network)
  if (waitS > 0) return refuse(typed, 'table', tooManyAtOnce('tables', waitS), overLimit(waitS))
  const { owner, cookie } = await requireVisitor(request, await findUser(request))
  const { kept, message, init } = await keepTable(owner, brought, NO_RECIPE)
  if (!kept) return refuse(typed, 'table', message, init)
  const [id, now] = [createSecretId(), clock.now()]
  await rows.createSet({
    ...{ id, ...owner, ...kept, title: title ?? kept.name.replace(/\.[a-z0-9]{1,8}$/i, '') },
    ...{ recipe: NO_RECIPE, rowCount: kept.told.rowCount, createdAt: now, updatedAt: now },
  })
  return leadToMade({ owner, cookie }, id, (key) => to('v2-business-intelligence', null, { data: id, key }))
}

/** A newer file takes the place of a table's own; its steps, questions, dashboards and alerts stay. */
export async function renewSet(request: Request, network: string, id: string, brought: Brought, typed: Typed) {
  const { row, owner, key } = await requireSet(request, id)
  const waitS = await spendOpen(network)
  if (waitS > 0) return refuse(typed, 'table', tooManyAtOnce('tables', waitS), overLimit(waitS))
  const { kept, message, init } = await keepTable(owner, brought, toFile(row).recipe)
  if (!kept) return refuse(typed, 'table', message, init)
  await rows.saveSet(id, { ...kept, rowCount: kept.told.rowCount, updatedAt: clock.now() })
  await removeFiles([row.fileId])
  return redirect(to('v2-business-intelligence', null, { data: id, part: 'columns', key }), 303)
}
