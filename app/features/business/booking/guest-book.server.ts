import { redirect } from '@remix-run/node'
import type { z } from 'zod'
import { to } from '#app/catalogue/to.ts'
import { toMomentWords } from '#app/engines/calendar/wall-time.ts'
import { isPlainLine, toPlainLine } from '#app/kits/members/identity/profile/display-name.ts'
import { toMailboxKey } from '#app/platform/mail-address.ts'
import type { Typed } from '#app/platform/request/form.server.ts'
import type { bookInputs } from '../business.inputs.ts'
import { GUEST_MOST_HELD } from '../business.limits.ts'
import { countAheadOfGuest } from '../keeping/bookings.store.server.ts'
import type { ServiceRow } from '../keeping/services.store.server.ts'
import { refuse, spend, type Answer } from '../refuse.server.ts'
import { isFree } from './free-slots.server.ts'
import { hold, TAKEN } from './hold-slot.server.ts'

const LATEST_MS = 8.64e15

/** The time a guest chose, to be booked with a name and an address; null where none was. */
export function readGuestChoice({ zone }: ServiceRow, params: URLSearchParams) {
  const at = Number(params.get('slot') ?? Number.NaN)
  return Number.isSafeInteger(at) && at > 0 && at < LATEST_MS ? { at, words: toMomentWords(at, zone) } : null
}

type GuestAsk = {
  businessId: string
  service: ServiceRow
  input: z.output<typeof bookInputs>
  typed: Typed
  network: string
  now: Date
}

/** Holds a slot for a guest, who confirms it by a link in a letter. Without a name and an address they are asked first. */
export async function holdForGuest({ businessId, service, input, typed, network, now }: GuestAsk): Promise<Answer> {
  const pageOf = (query: Record<string, string>) =>
    to('business-book', { businessId }, { service: service.id, ...query })
  if (!input.guest) return redirect(`${pageOf({ slot: String(input.at) })}#guest`, 303)
  const name = toPlainLine(input.name)
  if (!isPlainLine(name)) return refuse(typed, 'name', 'This holds signs that nobody can see. Please type it afresh.')
  const email = toMailboxKey(input.email)
  const ahead = await countAheadOfGuest(email, now)
  if (ahead.held >= GUEST_MOST_HELD)
    return refuse(typed, 'email', 'Confirm or give back what this address holds, by the links in our letters.', 409)
  const spent = (await spend('guest', network, typed, 'email')) ?? (await spend('address', email, typed, 'email'))
  if (spent) return spent
  if (!(await isFree(service, input.at, now))) return refuse(typed, 'at', TAKEN, 409)
  const id = await hold({ service, businessId, userId: null, guest: { name, email }, at: input.at, now })
  return id ? redirect(pageOf({ sent: '1' }), 303) : refuse(typed, 'at', TAKEN, 409)
}
