import { randomInt } from 'node:crypto'

/** Without the letters and digits that are taken for one another. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const CHARS = 6

/** A short number people can say: `K7M2QX`. It opens nothing by itself. */
export const createTicketNumber = (): string =>
  Array.from({ length: CHARS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** A number as it was typed, as it is kept. */
export const toTicketNumber = (typed: string): string =>
  typed
    .trim()
    .toUpperCase()
    .slice(0, CHARS * 2)
