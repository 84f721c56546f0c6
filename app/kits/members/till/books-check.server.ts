import { balancesOf, postingsOf } from '#app/engines/money/postings.ts'
import { countInvoices, listEvents, listUnbalanced, listWithoutPaper, sumAccounts } from './books.store.server.ts'

const MOST_TOLD = 5
const PAGE = 500

/** What is wrong with the books, in sentences; nothing is as it must be. */
export async function checkBooks(): Promise<string[]> {
  const [unbalanced, papers, without] = await Promise.all([
    listUnbalanced(MOST_TOLD),
    countInvoices(),
    listWithoutPaper(MOST_TOLD),
  ])
  return [
    ...unbalanced.map(({ eventId }) => `The postings of ${eventId} do not add up to zero.`),
    ...(papers.count === papers.last
      ? []
      : [`There are ${papers.count} papers, and the last has the number ${papers.last}.`]),
    ...without.map(({ id }) => `The payment ${id} has no paper.`),
    ...(await compareAccounts()),
  ]
}

/** What the accounts hold against what all events, entered again from the first, would give. */
async function compareAccounts(): Promise<string[]> {
  const again = new Map<string, number>()
  let after = ''
  for (;;) {
    const events = await listEvents(after, PAGE)
    for (const event of events)
      for (const [account, minor] of balancesOf(postingsOf({ ...event, shares: event.shares ?? [] })))
        again.set(account, (again.get(account) ?? 0) + minor)
    if (events.length < PAGE) break
    after = events.at(-1)!.id
  }
  const kept = new Map((await sumAccounts()).map(({ account, currency, minor }) => [`${account} ${currency}`, minor]))
  return [...new Set([...again.keys(), ...kept.keys()])]
    .filter((account) => (again.get(account) ?? 0) !== (kept.get(account) ?? 0))
    .map(
      (account) =>
        `The account ${account} holds ${kept.get(account) ?? 0}; its events come to ${again.get(account) ?? 0}.`,
    )
}
