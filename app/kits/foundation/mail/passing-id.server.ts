import { createId } from '#app/platform/secrets/ids.server.ts'

export const PASSING = 'passing-'

/** The id of a letter whose row goes as soon as it was sent, because the address must not stay. */
export const createPassingId = (): string => PASSING + createId()

export const isPassingId = (id: string): boolean => id.startsWith(PASSING)
