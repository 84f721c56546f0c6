import { renderMarkdown } from '#app/kits/foundation/untrusted/untrusted.server.ts'
import { readPayload, type ListingRow } from '#app/kits/members/market/listings.store.server.ts'
import { findSellable } from '#app/kits/members/market/sellables.ts'
import { findTrial } from '#app/kits/members/market/trials.store.server.ts'
import { findVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import { toHad } from './had-trial.server.ts'

/** What somebody who looks at a listing may fill in to run it once, and what it said when they did; null where it is not to be run. */
export async function readTrial(request: Request, listing: ListingRow) {
  const trial = listing.state === 'listed' && listing.canBeTried ? findSellable(listing.kind)?.trial : undefined
  if (!trial) return null
  const visitor = await findVisitor(request)
  const had = visitor && toHad(await findTrial(listing.id, visitor))
  return {
    places: trial.places(await readPayload(listing.id)).map(({ name, choices }) => ({ name, choices: [...choices] })),
    had: had && {
      state: had.state,
      engine: had.engine,
      version: had.version,
      values: Object.entries(had.values).map(([name, value]) => ({ name, value })),
      answerHtml: had.answer ? await renderMarkdown(had.answer) : '',
    },
  }
}
export type TrialView = NonNullable<Awaited<ReturnType<typeof readTrial>>>
