import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { toVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { findModel, isRead } from '#app/kits/asking/cited-answer/model-choice.server.ts'
import { SearchPage } from './parts/search-page.tsx'
import { isQuestion } from '#app/kits/asking/cited-answer/to-question.ts'
import { readQuery, searchEverything } from './search.server.ts'
import { answerFromSite } from './site-answer.server.ts'
import { soon } from './web-search/soon.server.ts'

const spendSearch = createRateLimit('search', { points: 120, windowS: 60 })
/** Results do not wait longer for the answer; whoever asked for it without scripts does. */
const TIMEOUT_MS = 700
const WHOLE_MS = 25_000

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const asked = readQuery(searchParams, params['*'])
  if (!asked.query && !params['*']) context.keepForGuests?.()
  const waitS = asked.query ? await spendSearch(context.network) : 0
  if (waitS > 0) {
    const view = await searchEverything({ ...asked, query: '' }, { owner: null })
    const limited = { ...view, query: asked.query, problem: tooManyAtOnce('searches', waitS) }
    return data({ view: limited, answer: null, modelLabel: null }, overLimit(waitS))
  }
  const member = asked.query ? await findUser(request) : null
  const owner = asked.query ? await toVisitor(request, member) : null
  const view = { ...(await searchEverything(asked, { owner })), problem: null }
  if (!view.question) return data({ view, answer: null, modelLabel: null })
  const model = isRead(request) ? await findModel(toViewer(member)) : null
  // A guest's runs are few: a model reads for them when they say so.
  const isByModel = searchParams.get('by') === 'model' || (member !== null && isQuestion(asked.query))
  const work = answerFromSite({
    query: asked.query,
    instead: view.instead,
    member,
    network: context.network,
    model: isByModel ? model : null,
  })
  const answer = await soon(work, searchParams.has('whole') ? WHOLE_MS : TIMEOUT_MS)
  return data({ view, answer, modelLabel: isByModel ? null : (model?.engine.label ?? null) })
}

export const headers = passRetryAfter

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => {
  const query = loaded?.view.query
  return retitled(matches, { title: query ? `Search: ${query}` : 'Search', isIndexed: !query })
}

export default function Search() {
  return <SearchPage {...useLoaderData<typeof loader>()} />
}
