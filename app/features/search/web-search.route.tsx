import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { findUser, requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { readForm } from '#app/platform/request/form.server.ts'
import { badRequest } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { isRead } from '#app/kits/asking/cited-answer/model-choice.server.ts'
import { WebSearchPage } from './web-search/web-search-page.tsx'
import { readQuery } from './search.server.ts'
import { readWebSearch, readWebStart } from './web-search/web-search-screen.server.ts'
import { historyInputs } from './web-search/web-search.inputs.ts'
import { removeWebSearches } from './web-search/web-searches.store.server.ts'

const spendSearch = createRateLimit('web-search', { points: 30, windowS: 60 })

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const { query } = readQuery(searchParams, undefined)
  const member = await findUser(request)
  const start = await readWebStart(query, member)
  if (!query) return data({ ...start, found: null, problem: null })
  const waitS = await spendSearch(context.network)
  if (waitS > 0) return data({ ...start, found: null, problem: tooManyAtOnce('searches', waitS) }, overLimit(waitS))
  const searcher = { member, network: context.network, isRead: isRead(request) }
  const found = await readWebSearch(query, searcher, searchParams.has('whole'))
  return data({ ...start, found, problem: null })
}

export async function action({ request }: ActionFunctionArgs) {
  const member = await requireMember(request)
  const form = await readForm(request, historyInputs)
  if (form.problem) throw badRequest('This form is not known here. Please load the page again.')
  await removeWebSearches(member.id, form.input.act === 'forget' ? form.input.id : null)
  return redirectWithFlash(to('web-search'), {
    title: form.input.act === 'forget' ? 'Forgotten' : 'All of them are forgotten',
  })
}

export const headers = passRetryAfter

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => {
  const query = loaded?.query
  return retitled(matches, { title: query ? `Web search: ${query}` : 'Web search', isIndexed: !query })
}

export default function WebSearch() {
  return <WebSearchPage {...useLoaderData<typeof loader>()} />
}
