import type { LoaderFunctionArgs } from '@remix-run/node'
import { screens } from '#app/catalogue/screens.ts'
import type { ScreenEntry } from '#app/catalogue/screen.ts'
import { fillPath } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import { isOwnScreen } from '#app/brands/brands.ts'
import { escapeHtml } from '#app/platform/values/escape-html.ts'
import { createContentCache } from '#app/kits/foundation/page-cache/content-cache.server.ts'
import { brandOrigin, requestBrand } from '#app/kits/pages/brand/request-brand.server.ts'
import { listQuestionAddresses } from '#app/kits/asking/community-answers/community-answers.server.ts'
import { listSitemapPaths } from '#app/kits/search/site-search/sitemap-source.server.ts'
import { listArticleAddresses } from '#app/kits/search/site-search/articles.store.server.ts'

const keep = createContentCache('sitemap')

/** Every listed screen that anyone may open, under its canonical address, with the help articles, topics, answered questions and public profiles. */
export async function loader({ request }: LoaderFunctionArgs) {
  const brand = requestBrand(request)
  const origin = escapeHtml(brandOrigin(request))
  const open = (Object.entries(screens) as [keyof typeof screens, ScreenEntry][])
    .filter(([id, { access, listed }]) => !access && listed !== false && isOwnScreen(brand, id))
    .map(([, { paths }]) => escapeHtml(fillPath(paths[0], {})))
  const things = brand.id === 'main' ? await keep('paths', listThings) : []
  const urls = [...new Set([...open, ...things])].join(`</loc></url>\n<url><loc>${origin}`)
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n<url><loc>${origin}${urls}</loc></url>\n</urlset>\n`
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}

/** The paths of what is published, as they stand in the page; read anew once something was. */
async function listThings(): Promise<string[]> {
  const [articles, questions, things] = await Promise.all([
    listArticleAddresses(),
    listQuestionAddresses(),
    listSitemapPaths(),
  ])
  return [...articles.map(toAddress), ...questions, ...things].map(escapeHtml)
}

const toAddress = ({ kind, slug }: { kind: 'help' | 'topic'; slug: string }) =>
  kind === 'help' ? to('support', null, { article: slug }) : to('topic', { topic: slug })
