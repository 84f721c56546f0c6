import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { isbot } from 'isbot'
import { addClick, findBanner } from '#app/kits/foundation/banners/banners.store.server.ts'
import { toDismissedCookie } from '#app/kits/foundation/banners/dismissed.server.ts'
import { clock } from '#app/platform/clock.ts'
import { readFields, textOf } from '#app/platform/request/fields.server.ts'
import { log } from '#app/platform/log.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createRateLimit } from '#app/platform/request/rate-limit.server.ts'
import { returnPath } from '#app/platform/request/return-path.ts'

const DAY_CHARS = 10
/** More clicks than this from one network in ten minutes are nobody's; they are led on all the same. */
const spendClick = createRateLimit('banner-clicks', { points: 300, windowS: 600 })

/** Counts a click and leads to where the operator said, never to what the visitor says. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const banner = await findBanner(params.id ?? '')
  if (!banner) throw notFound('This banner is gone. What it told of may still be found by searching.')
  if (isByPerson(request) && (await spendClick(context.network)) === 0) await count(banner.id)
  return redirect(banner.link, {
    status: 302,
    headers: { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'origin' },
  })
}

/** Programs and browsers that fetch ahead click on nothing. */
function isByPerson({ method, headers }: Request): boolean {
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? ''
  return method === 'GET' && !purpose.includes('prefetch') && !isbot(headers.get('user-agent') ?? '')
}

/** Who clicked gets there, whatever becomes of the count. */
const count = (id: string) =>
  Promise.resolve(addClick(id, clock.now().toISOString().slice(0, DAY_CHARS))).catch((error: unknown) =>
    log.warn({ err: error }, 'a click could not be counted'),
  )

/** Puts a banner away until the browser is closed, and comes back to the page it stood on. */
export async function action({ request, params }: ActionFunctionArgs) {
  const page = textOf(await readFields(request), 'page')
  return redirect(returnPath(page), {
    status: 303,
    headers: { 'Set-Cookie': await toDismissedCookie(request, (params.id ?? '').slice(0, 64)) },
  })
}
