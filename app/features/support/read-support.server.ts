import type { LoaderFunctionArgs } from '@remix-run/node'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { findOwnVote } from '#app/kits/operations/knowledge-base/votes.server.ts'
import { toVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import { readContact } from './contact.server.ts'
import { getArticleView, listHelp, searchHelpCentre } from './support.server.ts'
import { getTicketView, listOwnTickets } from './tickets-view.server.ts'

/** What the reader of an article said of it: whether it helped, or that their words were kept. */
export type ReaderSaid = 'yes' | 'no' | 'kept' | null
const saids = ['yes', 'no', 'kept'] as const

/** What the help page shows at an address. Pages about somebody are never kept for others. */
export async function readSupport({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  if (searchParams.has('ticket')) return { shows: 'ticket' as const, ticket: await getTicketView(request) }
  const part = searchParams.get('part')
  if (part === 'tickets') return { shows: 'tickets' as const, tickets: await listOwnTickets(request) }
  if (part === 'contact') return { shows: 'contact' as const, contact: await readContact(request) }
  context.keepForGuests?.('article')
  const slug = searchParams.get('article')
  const query = searchParams.get('q')?.trim() ?? ''
  if (slug !== null) {
    const [article, said] = [await getArticleView(slug), await readSaid(request, slug)]
    return { shows: 'article' as const, article, said }
  }
  if (query) return { shows: 'results' as const, ...(await searchHelpCentre(query)) }
  return { shows: 'centre' as const, ...(await listHelp()) }
}

/** A guest's page is everybody's page, so a guest is told by the address they were led to; a member by what is kept. */
async function readSaid(request: Request, slug: string): Promise<ReaderSaid> {
  const told = saids.find((one) => one === new URL(request.url).searchParams.get('said'))
  if (told) return told
  const member = await findUser(request)
  const isHelpful = member ? await findOwnVote(slug, await toVisitor(request, member)) : null
  return isHelpful === null ? null : isHelpful ? 'yes' : 'no'
}
