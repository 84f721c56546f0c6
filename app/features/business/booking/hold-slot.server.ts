import { store } from '#app/database/store.server.ts'
import { createSecretId } from '#app/platform/secrets/ids.server.ts'
import { HOLD_MINUTES } from '../business.limits.ts'
import { createBooking, SlotTaken, takeCells } from '../keeping/bookings.store.server.ts'
import type { ServiceRow } from '../keeping/services.store.server.ts'
import { toResource } from './free-slots.server.ts'
import { askToConfirm } from './letters.server.ts'

const MINUTE_MS = 60_000
export const TAKEN = 'Somebody was faster: this time is taken now. Please choose another.'

type Guest = { name: string; email: string }
type Asked = { service: ServiceRow; businessId: string; userId: string | null; guest?: Guest; at: number; now: Date }

/**
 * Takes a slot; null when it was taken meanwhile. Whether it is one of the free ones was asked before. A guest is sent the
 * link that confirms it.
 */
export async function hold(asked: Asked): Promise<string | null> {
  const { service, businessId, userId, guest, at, now } = asked
  const id = createSecretId()
  const resource = toResource(service)
  const to_ = at + service.minutes * MINUTE_MS
  try {
    await store().tx(async () => {
      await createBooking({
        ...{ id, businessId, serviceId: service.id, userId, resource, state: 'held' },
        ...(guest && { guestName: guest.name, guestEmail: guest.email }),
        ...{
          startsAt: new Date(at),
          endsAt: new Date(to_),
          heldUntil: new Date(now.getTime() + HOLD_MINUTES * MINUTE_MS),
        },
        ...{ createdAt: now, changedAt: now },
      })
      await takeCells({ id, resource, from: at, to: to_ + service.pauseMinutes * MINUTE_MS }, now)
      if (guest) await askToConfirm(id)
    })
    return id
  } catch (error) {
    if (error instanceof SlotTaken) return null
    throw error
  }
}
