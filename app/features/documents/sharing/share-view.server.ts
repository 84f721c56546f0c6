import { to } from '#app/catalogue/to.ts'
import { readShare as readShareOf } from '#app/kits/members/share-links/read-share.server.ts'
import type { ShareLinkRow, Thing } from '#app/kits/members/share-links/share-links.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'

/** The addresses by which others see a document or a collection, and whether their owner may make more. */
export const readShare = (
  request: Request,
  thing: Thing,
  owner: Visitor,
  aboutOf: (link: ShareLinkRow) => string = () => '',
) => readShareOf(request, thing, owner, { addressOf: (id) => to('document-shared', { id }), aboutOf })

export type ShareView = Awaited<ReturnType<typeof readShare>>
