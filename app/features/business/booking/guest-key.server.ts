import { isSigned, sign } from '#app/platform/secrets/sign.server.ts'

const PURPOSE = 'booking of a guest'
type Booked = { id: string; userId: string | null; guestEmail: string | null }

/** The key of the link that a guest gets by mail: whoever has it confirms, moves and cancels. */
export const toGuestKey = (booking: Booked): string => sign(toText(booking), PURPOSE)

/** Whether a key opens a booking: of a guest alone, and only while the address is kept. */
export const isGuestKey = (key: string, booking: Booked): boolean =>
  booking.userId === null && booking.guestEmail !== null && isSigned(toText(booking), key, PURPOSE)

const toText = ({ id, guestEmail }: Booked): string => `${id}\n${guestEmail ?? ''}`
