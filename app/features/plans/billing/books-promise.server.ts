import { checkBooks } from '#app/kits/members/till/books-check.server.ts'
import { failed, passed, type Check } from '#app/kits/operations/health-checks/check.ts'

/** What the books promise. */
export const bookChecks = (): Check[] => [
  {
    id: 'till:books',
    group: 'Storage',
    title: 'The till: the books add up',
    async run() {
      const [first, ...others] = await checkBooks()
      return first
        ? failed(
            `${first}${others.length > 0 ? ` And ${others.length} more.` : ''}`,
            'Nothing is to be sold until this is understood: compare with the last backup.',
          )
        : passed('Every payment has its postings and its paper, and the accounts are what their events come to.')
    },
  },
]
