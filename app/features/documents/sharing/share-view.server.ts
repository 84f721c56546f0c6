import { to } from '#app/catalogue/to.ts'
import { brandOrigin } from '#app/kits/pages/brand/request-brand.server.ts'
import { readPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { listShareLinks, type ShareLinkRow, type Thing } from '#app/kits/members/share-links/share-links.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'

/** The addresses by which others see a document or a collection, and whether their owner may make more. */
export async function readShare(
  request: Request,
  thing: Thing,
  owner: Visitor,
  aboutOf: (link: ShareLinkRow) => string,
) {
  const links = await listShareLinks(thing, owner)
  return {
    publisher: await readPublisher(request),
    links: links.map((link) => ({
      id: link.id,
      address: brandOrigin(request) + to('document-shared', { id: link.id }),
      createdAt: link.createdAt,
      expiresAt: link.expiresAt,
      about: aboutOf(link),
    })),
  }
}
export type ShareView = Awaited<ReturnType<typeof readShare>>
