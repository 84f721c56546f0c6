import { to } from '#app/catalogue/to.ts'
import { recordAuditEvent, type AuditEventName } from '#app/kits/foundation/audit/audit.server.ts'
import {
  actByAddress,
  actOn,
  refuse,
  type Acts,
  type AdminAct,
  type Outcome,
} from '#app/kits/pages/admin-forms/addressed-forms.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { bumpContent } from '#app/kits/foundation/page-cache/content-version.server.ts'
import { beginCrawl, stopCrawl } from '#app/kits/search/web-index/crawl-job.server.ts'
import { addSite, removeSite } from '#app/kits/search/web-index/sites.server.ts'
import { findSite, saveSite, type SiteRow } from '#app/kits/search/web-index/web-sites.store.server.ts'
import * as inputs from './web-index.inputs.ts'

const back = (site: string | null, title: string, description?: string) =>
  redirectWithFlash(to('admin-web-index', null, { site }), { title, ...(description && { description }) })

const note = ({ request, adminId }: AdminAct, act: AuditEventName, target: string, detail?: Record<string, unknown>) =>
  recordAuditEvent(request, { actorId: adminId, act, target: `web-site/${target}`, ...(detail && { detail }) })

/** An act on one site, which may be gone by now. */
const onSite = (adminAct: AdminAct, work: (site: SiteRow) => Promise<Outcome>) =>
  actOn(adminAct, inputs.siteInput, async ({ site: id }, typed) => {
    const site = await findSite(id)
    return site ? work(site) : refuse(adminAct, { site: 'This site is gone already.' }, typed, 404)
  })

const crawlWords = {
  started: 'It has begun. What is read can be found at once.',
  waits: 'Another site of the same host is being read; this one comes after it.',
  running: 'It is being read already.',
} as const

const acts: Acts = {
  add: (adminAct) =>
    actOn(adminAct, inputs.addInput, async (input, typed) => {
      const added = await addSite(input)
      if (!added.isDone) return refuse(adminAct, { [added.field]: added.message }, typed, added.status)
      await note(adminAct, 'web-site.created', added.id, { startUrl: input.startUrl, pathPrefix: input.pathPrefix })
      const begun = await beginCrawl(added.id)
      return back(added.id, 'The site is added', begun ? crawlWords[begun] : undefined)
    }),

  save: (adminAct) =>
    actOn(adminAct, inputs.saveInput, async ({ site: id, ...wish }, typed) => {
      const site = await findSite(id)
      if (!site) return refuse(adminAct, { site: 'This site is gone already.' }, typed, 404)
      const pathPrefix = wish.pathPrefix || '/'
      const { pathname } = new URL(site.startUrl)
      if (!pathname.startsWith(pathPrefix))
        return refuse(
          adminAct,
          { pathPrefix: `The start address does not begin with it: its path is ${pathname}.` },
          typed,
          400,
        )
      const nextCrawlAt = wish.everyDays === null ? null : toNext(site, wish.everyDays)
      await saveSite(id, { ...wish, pathPrefix, nextCrawlAt })
      await note(adminAct, 'web-site.saved', id, wish)
      return back(id, 'Saved', 'It counts from the next crawl on.')
    }),

  crawl: (adminAct) =>
    onSite(adminAct, async ({ id }) => {
      const begun = await beginCrawl(id)
      if (begun === 'started') await note(adminAct, 'web-site.crawled', id)
      return back(id, begun === 'started' ? 'The crawl has begun' : 'Not yet', begun ? crawlWords[begun] : undefined)
    }),

  stop: (adminAct) =>
    onSite(adminAct, async (site) => {
      const isStopped = await stopCrawl(site)
      if (isStopped) await note(adminAct, 'web-site.stopped', site.id)
      return back(
        site.id,
        isStopped ? 'The crawl stops' : 'It was over already',
        isStopped ? 'What was read is kept.' : undefined,
      )
    }),

  remove: (adminAct) =>
    onSite(adminAct, async ({ id, host, startUrl }) => {
      await removeSite(id)
      await note(adminAct, 'web-site.removed', id, { startUrl })
      await bumpContent()
      return back(null, `${host} is removed`, 'Its pages are gone from the index.')
    }),
}

const DAY_MS = 86_400_000
const toNext = ({ lastCrawlAt }: SiteRow, everyDays: number) =>
  lastCrawlAt === null ? null : new Date(lastCrawlAt.getTime() + everyDays * DAY_MS)

/** Does what the operator's form asks. */
export const actOnWebIndex = (request: Request, adminId: string): Promise<Outcome> =>
  actByAddress(acts, request, adminId)
