import { isOpen } from '#app/catalogue/doors.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { GUEST_KEEPS_DAYS } from '#app/kits/members/visitor/visitor.server.ts'
import { runsPerDay } from '#app/kits/members/quota/quota.server.ts'

/** What a guest, a member and a Panda Member have here, from the settings that rule it. */
export async function readMembership(request: Request) {
  const user = await findUser(request)
  const { guest, free, plus, pro } = runsPerDay()
  return {
    status: user && { isPanda: user.isPanda },
    canAdopt: isOpen('adopt-panda'),
    rows: toRows({ guest, free, plus, pro }),
  }
}
export type MembershipView = Awaited<ReturnType<typeof readMembership>>

type Caps = { guest: number; free: number; plus: number; pro: number }
const number = (n: number) => n.toLocaleString('en')

/** [what, a guest, a member] */
const toRows = ({ guest, free, plus, pro }: Caps): readonly [string, string, string][] => [
  [
    'Runs a day',
    `${number(guest)}, shared by a network`,
    `${number(free)}; ${number(plus)} on Plus, ${number(pro)} on Pro`,
  ],
  ['Every tool', 'Yes, except those that need a mailbox or a name', 'Yes'],
  ['What you make', `Kept on this browser for ${GUEST_KEEPS_DAYS} days`, 'Kept until you delete it, on every device'],
  ['When you join', 'Comes along', 'Is yours'],
  ['Publishing and answering', 'No', 'Once your address is confirmed'],
  ['An inbox with an address of your own', 'No', 'Yes'],
  ['Use from programs', 'No', 'With keys of your own'],
  ['Your data', 'Goes by itself', 'Downloaded or erased by you, whenever you like'],
]
