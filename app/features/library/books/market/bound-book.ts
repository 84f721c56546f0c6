import { findLicence } from '#app/kits/members/market/licences.ts'

/** Whether a book is a copy from the marketplace whose licence does not let it be passed on. */
export const isBoundBook = ({ boughtUnder }: { boughtUnder: string | null }): boolean =>
  boughtUnder === 'personal' || boughtUnder === 'work'

/** Why such a book is neither published nor shared. */
export const toBoundWords = ({ boughtUnder }: { boughtUnder: string | null }): string =>
  `You bought this copy under the licence “${findLicence(boughtUnder ?? '').label}”: read it, change it and download it for yourself. It cannot be published, shared or sold on.`
