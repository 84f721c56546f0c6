import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { namedBy } from '#app/kits/pages/screen/own-name.ts'
import { ArticlePage } from './parts/article-page.tsx'
import { ContactPage } from './parts/contact-page.tsx'
import { HelpCentre } from './parts/help-centre.tsx'
import { HelpResults } from './parts/help-results.tsx'
import { OwnTicketPage } from './parts/own-ticket-page.tsx'
import { OwnTicketsPage } from './parts/own-tickets-page.tsx'
import { readSupport } from './read-support.server.ts'
import { actOnSupport } from './support-acts.server.ts'
import type { SupportAnswer } from './support-answer.ts'

/** `?article=`, `?q=`, `?part=contact`, `?part=tickets`, `?ticket=<number>`; else the front of the help centre. */
export const loader = (visit: LoaderFunctionArgs) => readSupport(visit)

export const action = (visit: ActionFunctionArgs) => actOnSupport(visit)

export const headers = passRetryAfter

const titles = { contact: 'Write to us', tickets: 'Your messages', results: 'Help & support', centre: 'Help & support' }

export const handle = namedBy<typeof loader>((view) =>
  view.shows === 'article' ? view.article.title : view.shows === 'ticket' ? view.ticket.subject : null,
)

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (data?.shows === 'article') {
    const { title, summary, slug } = data.article
    return retitled(matches, { title, about: summary, canonicalPath: to('support', null, { article: slug }) })
  }
  const title = data?.shows === 'ticket' ? data.ticket.subject : titles[data?.shows ?? 'centre']
  return retitled(matches, { title, isIndexed: data === undefined || ['centre', 'contact'].includes(data.shows) })
}

export default function Support() {
  const data = useLoaderData<typeof loader>()
  const answer = (useActionData() as SupportAnswer | undefined) ?? null
  switch (data.shows) {
    case 'article':
      return <ArticlePage key={data.article.slug} article={data.article} said={data.said} answer={answer} />
    case 'results':
      return <HelpResults query={data.query} hits={data.hits} />
    case 'contact':
      return <ContactPage contact={data.contact} answer={answer} />
    case 'tickets':
      return <OwnTicketsPage tickets={data.tickets} />
    case 'ticket':
      return <OwnTicketPage key={data.ticket.messages.length} ticket={data.ticket} answer={answer} />
    case 'centre':
      return <HelpCentre groups={data.groups} count={data.count} answer={answer} />
  }
}
