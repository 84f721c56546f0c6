import { FetchRefusal } from '#app/platform/public-fetch.server.ts'
import { clock } from '#app/platform/clock.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { stopCrawl } from './crawl-job.server.ts'
import { outside } from './fetch-page.server.ts'
import { toPlainAddress } from './page-address.ts'
import * as rows from './web-sites.store.server.ts'

export type SiteWish = {
  startUrl: string
  pathPrefix: string
  maxDepth: number
  maxPages: number
  delayMs: number
  everyDays: number | null
}

type Refused = { isDone: false; field: 'startUrl' | 'pathPrefix'; message: string; status: number }
const PROBE_MAX_BYTES = 2_097_152
const PROBE_LIMIT_MS = 10_000
const FIRST_FAULT = 400

/** Adds a site after its start address has answered once; a site under another name it leads to is taken by that name. */
export async function addSite(wish: SiteWish): Promise<{ isDone: true; id: string } | Refused> {
  const said = toPlainAddress(wish.startUrl)
  if (!said) return refuse('startUrl', 'Please write an address such as https://example.org/.', 400)
  const probe = await tryAddress(said.href)
  if (!probe.isDone) return probe
  const start = new URL(probe.url)
  const pathPrefix = wish.pathPrefix || '/'
  if (!start.pathname.startsWith(pathPrefix))
    return refuse('pathPrefix', `The start address does not begin with it: its path is ${start.pathname}.`, 400)
  if (await rows.findSiteByStart(start.href))
    return refuse('startUrl', 'A site with this address is here already.', 409)
  const id = createId()
  await rows.createSite({ ...wish, id, startUrl: start.href, host: start.host, pathPrefix, createdAt: clock.now() })
  return { isDone: true, id }
}

const refuse = (field: Refused['field'], message: string, status: number): Refused => ({
  isDone: false,
  field,
  message,
  status,
})

async function tryAddress(address: string): Promise<{ isDone: true; url: string } | Refused> {
  try {
    const { status, url } = await outside.fetch(address, { maxBytes: PROBE_MAX_BYTES, limitMs: PROBE_LIMIT_MS })
    if (status >= FIRST_FAULT) return refuse('startUrl', `The site answered with ${status} there.`, 422)
    return { isDone: true, url: toPlainAddress(url)?.href ?? address }
  } catch (error) {
    if (!(error instanceof FetchRefusal)) throw error
    return refuse('startUrl', error.message, 422)
  }
}

/** Takes a site and all its pages out of the index; a crawl under way ends. False when it is gone already. */
export async function removeSite(id: string): Promise<boolean> {
  const site = await rows.findSite(id)
  if (!site) return false
  await stopCrawl(site)
  return rows.removeSite(id)
}
