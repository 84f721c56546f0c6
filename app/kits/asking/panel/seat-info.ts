/** A seat as pages list it. */
export type SeatInfo = { id: string; label: string; about: string; family: string; isBuiltIn: boolean }

/** Whether a seat is an engine of this machine: those of providers are called `<provider>/<model>`. */
export const isBuiltIn = (seatId: string): boolean => !seatId.includes('/')
