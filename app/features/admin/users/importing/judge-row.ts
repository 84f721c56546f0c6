import { emailInput } from '#app/kits/members/identity/account/email.inputs.ts'
import { toEmailKey } from '#app/kits/members/identity/account/email-key.ts'
import { roles, roleWords, type Role } from '#app/kits/members/identity/account/roles.ts'
import { findDisplayNameProblem, toPlainLine } from '#app/kits/members/identity/profile/display-name.ts'
import type { ListRow } from './members-list.ts'

export type FineRow = {
  row: number
  name: string
  email: string
  emailKey: string
  role: Role | null
  /** Why the role cannot be given; of no weight for somebody who is there already. */
  roleProblem: string | null
}
export type Judged = { fine: FineRow } | { why: string }

/** What a spreadsheet would run; no name begins so. */
const FORMULA = /^'?[=+\-@＝＋－＠]/u
const NO_FORMULA = 'This is a formula of a spreadsheet, no'

/** What other houses call the roles of this one. */
const roleNames = new Map<string, Role | null>([
  ...['', 'member', 'user', 'none'].map((said) => [said, null] as const),
  ...roles.flatMap((role) => [[role, role] as const, [roleWords[role].label.toLowerCase(), role] as const]),
  ['admin', 'administrator'],
  ['mod', 'moderator'],
])

/** Whether a row of a list can become a member, by itself: a sentence where it cannot. `given`: the roles that may be given. */
export function judgeRow({ row, name, email, role: said }: ListRow, given: readonly Role[]): Judged {
  if (FORMULA.test(email)) return { why: `${NO_FORMULA} address.` }
  const address = emailInput.safeParse(email)
  if (!address.success) return { why: address.error.issues[0]?.message ?? 'This is no email address.' }
  if (FORMULA.test(name)) return { why: `${NO_FORMULA} name.` }
  const plain = toPlainLine(name) || toPlainLine(address.data.split('@')[0] ?? '')
  const nameProblem = findDisplayNameProblem(plain)
  if (nameProblem) return { why: nameProblem }
  const role = roleNames.get(said.toLowerCase())
  const roleProblem =
    role === undefined
      ? `There is no role “${said.slice(0, ROLE_CHARS)}” here.`
      : role !== null && !given.includes(role)
        ? `You cannot give the role ${roleWords[role].label}.`
        : null
  const emailKey = toEmailKey(address.data)
  return { fine: { row, name: plain, email: address.data, emailKey, role: role ?? null, roleProblem } }
}
const ROLE_CHARS = 40

/** Says of each address where it stood first, so that a second row with it is known. */
export class SeenAddresses {
  readonly #rows = new Map<string, number>()

  /** A sentence where an earlier row has the address. */
  findTwin({ emailKey, row }: FineRow): string | null {
    const first = this.#rows.get(emailKey)
    if (first === undefined) this.#rows.set(emailKey, row)
    return first === undefined ? null : `Row ${first} has this address already.`
  }
}
