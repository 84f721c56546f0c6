import type { LoaderFunctionArgs } from '@remix-run/node'
import { listHelpArticles } from '#app/kits/search/site-search/help-articles.server.ts'

/** The articles of the help centre by title, for the palette: the same for everybody, so that browsers may keep it a while. */
export async function loader(_: LoaderFunctionArgs) {
  const articles = await listHelpArticles()
  const titles = articles.map(({ slug, title, summary, tags }) => ({ slug, title, summary, tags: tags.join(' ') }))
  return Response.json({ titles }, { headers: { 'Cache-Control': 'public, max-age=300' } })
}
