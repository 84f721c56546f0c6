import type { AppLoadContext } from '@remix-run/node'
import { toVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import { isEmptyQuery, readSearchQuery } from '#app/kits/search/site-search/search-query.ts'
import { countPublic, countTopics } from './question-counts.server.ts'
import { countQuestions, listQuestions, type Sort } from './questions.store.server.ts'
import { readStanding } from './standing.server.ts'
import { isTopic, toTopicLabel } from './topics.ts'

const PER_PAGE = 20
const MOST_PAGES = 500
const SORTS = ['newest', 'unanswered', 'voted', 'mine'] as const
const EXCERPT_CHARS = 220

export type Tab = (typeof SORTS)[number]

/** The list of questions as an address asks for it, and the form that asks a new one. */
export async function readBrowse(request: Request, context: AppLoadContext) {
  const { searchParams } = new URL(request.url)
  const typed = (searchParams.get('q') ?? '').trim()
  if (!typed) context.keepForGuests?.('sort', 'topic', 'page')
  const { member, publisher } = await readStanding(request)
  const owner = await toVisitor(request, member)
  const tab = SORTS.find((one) => one === searchParams.get('sort')) ?? 'newest'
  const topicKey = searchParams.get('topic')
  const topic = isTopic(topicKey) ? topicKey : null
  const query = readSearchQuery(typed)
  const hasQuery = !isEmptyQuery(query)
  const sort: Sort = tab === 'mine' ? 'newest' : tab
  // Words are kept for public questions alone.
  const mine = tab === 'mine' ? (owner ?? NOBODY) : null
  const wanted = { sort, topic, query: hasQuery && !mine ? query : null, mine }
  const count = await (wanted.query || mine ? countQuestions(wanted) : countPublic(sort, topic))
  const pages = Math.min(MOST_PAGES, Math.max(1, Math.ceil(count / PER_PAGE)))
  const page = Math.min(pages, toPage(searchParams.get('page')))
  const rows = await listQuestions(wanted, { most: PER_PAGE, skip: (page - 1) * PER_PAGE })
  return {
    part: 'browse' as const,
    tab,
    topic,
    query: typed,
    publisher,
    hasOwn: owner !== null,
    question: (searchParams.get('ask') ?? '').slice(0, EXCERPT_CHARS),
    topics: (await countTopics()).map((one) => ({ ...one, label: toTopicLabel(one.topic) })),
    rows: rows.map(({ panelAnswer, publishedAt, createdAt, topic: key, ...row }) => ({
      ...row,
      topic: key,
      topicLabel: toTopicLabel(key),
      isPublic: publishedAt !== null,
      at: (publishedAt ?? createdAt).toISOString(),
      excerpt: toExcerpt(panelAnswer ?? ''),
    })),
    paging: { page, pages, perPage: PER_PAGE, count },
  }
}

export type BrowseView = Awaited<ReturnType<typeof readBrowse>>

/** Whoever has no mark yet has asked nothing. */
const NOBODY = { userId: null, guestId: '' } as const

const toPage = (text: string | null): number => {
  const page = Number(text)
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

const toExcerpt = (text: string) =>
  text.length > EXCERPT_CHARS ? `${text.slice(0, text.lastIndexOf(' ', EXCERPT_CHARS))}…` : text
