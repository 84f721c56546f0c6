import { standingOf } from '#app/kits/members/identity/account/administrator.server.ts'
import type { UserRow } from '#app/kits/members/identity/account/users.store.server.ts'
import { toCsv, toCsvLines } from '#app/platform/text-files/csv.ts'
import type { MemberFilter } from './members-filter.ts'
import { listMembersAfter } from './members.store.server.ts'

const ROWS_AT_ONCE = 1_000

/** The head is understood by the import: what was taken along can be brought in again. */
const HEAD = ['name', 'email', 'role', 'username', 'plan', 'state', 'confirmed', 'joined', 'lastSignIn'] as const

/** Members as CSV, the oldest first, page by page. Nothing secret and nothing they wrote is in it. */
export async function* toMembersCsv(filter: MemberFilter): AsyncGenerator<string> {
  yield toCsv(HEAD, [])
  for (let last: UserRow | null = null; ;) {
    const rows: UserRow[] = await listMembersAfter(filter, last, ROWS_AT_ONCE)
    yield toCsvLines(rows.map(toCells))
    last = rows.at(-1) ?? null
    if (rows.length < ROWS_AT_ONCE) return
  }
}

const toCells = (row: UserRow) => [
  ...[row.name, row.email, standingOf(row) === 'owner' ? 'owner' : (row.role ?? 'member'), row.username, row.plan],
  ...[toState(row), row.emailVerifiedAt, row.createdAt, row.signedInAt],
]

const toState = ({ waitingSince, suspendedAt, eraseAt }: UserRow): string =>
  waitingSince ? 'waiting' : suspendedAt ? 'suspended' : eraseAt ? 'being erased' : 'open'
