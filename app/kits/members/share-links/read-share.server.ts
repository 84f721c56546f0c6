import { readPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { brandOrigin } from '#app/kits/pages/brand/request-brand.server.ts'
import type { ShownLink } from './share-link-list.tsx'
import { listShareLinks, type ShareLinkRow, type Thing } from './share-links.server.ts'

type Words = {
  /** The path behind a link. */
  addressOf: (id: string) => string
  /** What a link shows, in a few words. */
  aboutOf?: (link: ShareLinkRow) => string
}

/** The links of somebody's thing as `ShareLinksPart` shows them, newest first. */
export async function listShownLinks(
  request: Request,
  thing: Thing,
  owner: Visitor,
  { addressOf, aboutOf = () => '' }: Words,
): Promise<ShownLink[]> {
  const origin = brandOrigin(request)
  return (await listShareLinks(thing, owner)).map((link) => ({
    id: link.id,
    address: origin + addressOf(link.id),
    createdAt: link.createdAt,
    expiresAt: link.expiresAt,
    about: aboutOf(link),
  }))
}

/** The links of somebody's thing, and whether they may make more. */
export async function readShare(request: Request, thing: Thing, owner: Visitor, words: Words) {
  const [publisher, links] = await Promise.all([readPublisher(request), listShownLinks(request, thing, owner, words)])
  return { publisher, links }
}
