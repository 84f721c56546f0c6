import { findShareLink } from '#app/kits/members/share-links/share-links.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { readWhole } from '../exporting/read-whole.server.ts'
import { findResearch } from '../keeping/research.store.server.ts'
import { citedNumbers } from './report.ts'
import { SHARE_KIND } from './share-kind.ts'

const NO_SHARE = 'There is no report under this address. Whoever shared it may have taken it back.'

/** What whoever has a link to a report sees: its newest wording and the words it stands on; a 404 when the link ended. */
export async function readSharedReport(id: string) {
  const link = await findShareLink(SHARE_KIND, id)
  const row = link ? await findResearch(link.thingId) : null
  const whole = row?.passId ? await readWhole(row, row.passId) : null
  if (!whole) throw notFound(NO_SHARE)
  const cited = new Set(citedNumbers(whole.report))
  // Own documents are not shown by it: their place leads nowhere for anybody else.
  const sources = whole.sources
    .filter(({ n }) => cited.has(n))
    .map(({ text: _text, sha256: _sha, href, ...one }) => ({ ...one, href: href.startsWith('/document') ? '' : href }))
  return { ...whole, sources }
}
export type SharedReport = Awaited<ReturnType<typeof readSharedReport>>
