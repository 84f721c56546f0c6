import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allEndpoints } from '#app/catalogue/unlinked-endpoints.ts'
import { PRODUCT_SLUG } from '#app/catalogue/product.ts'
import { redirects, serverRedirects } from '#app/catalogue/redirects.ts'
import { getScreen, isScreenId, screenIds } from '#app/catalogue/screens.ts'

type Row = { pattern: string; screen: string; access: string; note: string }

const rows: Row[] = readFileSync(new URL('./paths.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => {
    const [pattern = '', , screen = '', access = '', note = ''] = line.split('\t')
    return { pattern: toRoutePattern(pattern), screen, access, note }
  })
const screenRows = rows.filter(({ screen }) => screen !== '-')

/** `/{product}-v2/{id}` of the list is `/frenly-v2/:id` of the catalogue. */
function toRoutePattern(listed: string): string {
  return listed
    .replaceAll('{product}', PRODUCT_SLUG)
    .replace(/\{\w+\*\}/g, '*')
    .replace(/\{(\w+)\}/g, ':$1')
    .replace(/\{(\w+)\?\}/g, ':$1?')
}

/** A path with an optional last segment also answers without it. */
function answers(path: string, pattern: string): boolean {
  return path === pattern || path.replace(/\/:\w+\?$/, '') === pattern
}

test('the list is read whole', () => {
  expect(rows.length).toBeGreaterThan(200)
  expect(rows.filter(({ access }) => !['public', 'member', 'admin', 'redirect', 'api'].includes(access))).toEqual([])
})

test.each(screenRows)('$pattern is a path of the screen $screen for $access', ({ pattern, screen, access, note }) => {
  expect(isScreenId(screen)).toBe(true)
  if (!isScreenId(screen)) return
  const entry = getScreen(screen)
  const matching = entry.paths.filter((path) => answers(path, pattern))
  expect(matching).toHaveLength(1)
  expect(entry.access ?? 'public').toBe(access)
  expect(entry.variants?.[pattern]).toBe(/^variant (\S+)/.exec(note)?.[1])
})

/** Screens that the list does not know and the product needs: each has a reason in docs/decisions. */
const OUR_OWN = [
  'admin-providers /admin/providers',
  'admin-outbox /admin/outbox',
  'admin-feedback /admin/feedback',
  'admin-web-index /admin/web-index',
  'admin-jobs /admin/jobs',
  'admin-audit /admin/audit',
  'activity /activity',
  'job /activity/:id',
  'unsubscribe /unsubscribe/:token',
  'notices /notices',
  'decision /decisions/:id',
  'admin-moderation /admin/moderation',
  'admin-sales /admin/sales',
  'admin-webhooks /admin/webhooks',
  'developers /developers',
  'market-bought /marketplace/purchases',
  'market-listing /marketplace/listing/:listingId',
  'market-selling /marketplace/selling',
  'prompts /ai/prompts',
  'document-shared /document-analyzer/shared/:id',
  'nft-give /nft/give',
  'nft-listing /nft-marketplace/:listingId',
  'nft-selling /nft/selling',
  'panda /pandas/:number',
  'panda-check /pandas/check',
  'panda-mint /pandas/:number/mint',
  'research-shared /v2/research-assistant/shared/:id',
  'businesses /business',
  'business-page /business/:businessId',
  'business-book /business/:businessId/book',
  'bookings /bookings/:id?',
  'mail-accounts /mail-accounts',
  'music-shared /v2/music-studio/shared/:id',
  'video-shared /ai/video/shared/:id',
  'dj-shared /v2/frenly-dj/shared/:id',
  'consensus-run /ai/consensus/run',
  'consensus-run /ai/consensus-v4/run',
  'consensus-run /ai/consensus-simple/run',
  'consensus-history /ai/consensus/history',
  'consensus-compare /ai/consensus/compare',
  'consensus-merge /ai/consensus/merge',
  'consensus-share /ai/consensus/share',
  'consensus-chat-export /ai/consensus/chat-export',
  'consensus-chat-export /ai/consensus-v4/chat-export',
  'consensus-chat-export /ai/consensus-simple/chat-export',
]

test('the catalogue holds no screen and no path that neither the list names nor we decided', () => {
  const listed = new Set([...screenRows.map(({ screen, pattern }) => `${screen} ${pattern}`), ...OUR_OWN])
  const extra = screenIds.flatMap((id) => getScreen(id).paths.map((path) => `${id} ${path}`))
  expect(extra.filter((line) => !listed.has(line))).toEqual([])
})

test('the aliases of a screen follow the order of the list', () => {
  for (const id of screenIds) {
    const aliases = getScreen(id)
      .paths.slice(1)
      .filter((path) => !OUR_OWN.includes(`${id} ${path}`))
    const inOrder = screenRows.filter(({ screen, pattern }) => screen === id && aliases.includes(pattern))
    expect(aliases).toEqual(inOrder.map(({ pattern }) => pattern))
  }
})

test('every redirect and every call of the list has its address', () => {
  const leading: string[] = [...Object.keys(redirects), ...serverRedirects]
  const calls: string[] = Object.values(allEndpoints)
  const missing = rows.filter(
    ({ access, pattern }) =>
      (access === 'redirect' && !leading.includes(pattern)) || (access === 'api' && !calls.includes(pattern)),
  )
  expect(missing).toEqual([])
})
