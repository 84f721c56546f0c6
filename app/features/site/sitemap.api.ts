import type { LoaderFunctionArgs } from '@remix-run/node'
import { screens } from '#app/catalogue/screens.ts'
import type { ScreenEntry } from '#app/catalogue/screen.ts'
import { fillPath, to } from '#app/catalogue/to.ts'
import { isOwnScreen } from '#app/brands/brands.ts'
import { escapeHtml } from '#app/platform/values/escape-html.ts'
import { brandOrigin, requestBrand } from '#app/kits/pages/brand/request-brand.server.ts'
import { listQuestionAddresses } from '#app/kits/asking/community-answers/community-answers.server.ts'
import { listSitemapPaths } from '#app/kits/search/site-search/sitemap-source.server.ts'
import { listArticleAddresses } from '#app/kits/search/site-search/articles.store.server.ts'

/** Every listed screen that anyone may open, under its canonical address, with the help articles, topics, answered questions and public profiles. */
export async function loader({ request }: LoaderFunctionArgs) {
  const brand = requestBrand(request)
  const origin = brandOrigin(request)
  const open = (Object.entries(screens) as [keyof typeof screens, ScreenEntry][])
    .filter(([id, { access, listed }]) => !access && listed !== false && isOwnScreen(brand, id))
    .map(([, { paths }]) => fillPath(paths[0], {}))
  const articles = brand.id === 'main' ? (await listArticleAddresses()).map(toAddress) : []
  const questions = brand.id === 'main' ? await listQuestionAddresses() : []
  const things = brand.id === 'main' ? await listSitemapPaths() : []
  const urls = [...new Set([...open, ...articles, ...questions, ...things])].map(
    (path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`,
  )
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}

const toAddress = ({ kind, slug }: { kind: 'help' | 'topic'; slug: string }) =>
  kind === 'help' ? to('support', null, { article: slug }) : to('topic', { topic: slug })
