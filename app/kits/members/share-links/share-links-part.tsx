import type { ReactNode } from 'react'
import { BeforePublishing } from '#app/kits/members/publishing/before-publishing.tsx'
import type { Publisher } from '#app/kits/members/publishing/publisher.ts'
import { ShareLinkList, type ShownLink } from './share-link-list.tsx'

type Props = { publisher: Publisher; links: readonly ShownLink[]; action: string; children: ReactNode }

/** What has to be done before sharing, the addresses there are, and for who may share the form that makes one. */
export const ShareLinksPart = ({ publisher, links, action, children }: Props) => (
  <>
    <BeforePublishing publisher={publisher} what="links" />
    {links.length > 0 ? <ShareLinkList links={links} action={action} /> : null}
    {publisher.state === 'ready' ? children : null}
  </>
)
