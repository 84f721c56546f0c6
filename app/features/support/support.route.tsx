import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { retitled } from '#app/kits/content/retitled.ts'
import { ArticlePage } from './parts/article-page.tsx'
import { HelpCentre } from './parts/help-centre.tsx'
import { HelpResults } from './parts/help-results.tsx'
import { getArticleView, listHelp, searchHelpCentre } from './support.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  context.keepForGuests?.('article')
  const { searchParams } = new URL(request.url)
  const slug = searchParams.get('article')
  const query = searchParams.get('q')?.trim() ?? ''
  if (slug !== null) return { shows: 'article' as const, article: getArticleView(slug) }
  if (query) return { shows: 'results' as const, ...(await searchHelpCentre(query)) }
  return { shows: 'centre' as const, ...listHelp() }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (data?.shows === 'article') {
    const { title, summary, slug } = data.article
    return retitled(matches, { title, about: summary, canonicalPath: to('support', null, { article: slug }) })
  }
  return retitled(matches, { title: 'Help & Support', isIndexed: data?.shows !== 'results' })
}

export default function Support() {
  const data = useLoaderData<typeof loader>()
  if (data.shows === 'article') return <ArticlePage article={data.article} />
  if (data.shows === 'results') return <HelpResults query={data.query} hits={data.hits} />
  return <HelpCentre groups={data.groups} count={data.count} />
}
