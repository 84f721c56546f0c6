import { allEndpoints } from '#app/catalogue/unlinked-endpoints.ts'
import { fillPath } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import { drawPart, drawScreen } from '#app/engines/mockups/draw.ts'
import { mockupFromWords } from '#app/engines/mockups/from-words.ts'
import { devices, heightOf, type Mockup } from '#app/engines/mockups/scene.ts'
import { readKeptPage } from '#app/kits/members/kept/kept-acts.server.ts'
import { readShare } from '#app/kits/members/share-links/read-share.server.ts'
import { findShareLink } from '#app/kits/members/share-links/share-links.server.ts'
import { findVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { mockupOfVersion, mockupsKeeping, requireMockup, SHARE_KIND } from '../keeping/mockups-keeping.server.ts'
import * as rows from '../keeping/mockups.store.server.ts'
import { DESCRIPTION_MAX_CHARS } from '../mockups.limits.ts'

export const mockupParts = ['edit', 'play', 'versions', 'share'] as const
const MOST_SHOWN_VERSIONS = 100
const NOT_SHARED = 'Nothing is shared under this address, or not any more.'

/** The mockup lab as its address asks for it: the description with earlier ones, one mock-up, or one shown by a link. */
export async function readMockups(request: Request) {
  const params = new URL(request.url).searchParams
  const [id, shared] = [params.get('mockup'), params.get('shared')]
  if (shared !== null) return readShared(shared, params.get('screen'))
  if (id) return readOne(request, id, params)
  const page = await readKeptPage(
    mockupsKeeping,
    await findVisitor(request),
    params,
    (row) => `version ${(row as rows.MockupRow).version}`,
  )
  return { part: 'list' as const, page, asked: (params.get('ask') ?? '').slice(0, DESCRIPTION_MAX_CHARS) }
}
export type MockupsView = Awaited<ReturnType<typeof readMockups>>
export type MockupListView = Extract<MockupsView, { part: 'list' }>
export type MockupView = Extract<MockupsView, { part: (typeof mockupParts)[number] }>
export type SharedMockupView = Extract<MockupsView, { part: 'shared' }>

const screenIn = ({ screens }: Mockup, wanted: string | null) => screens.find(({ id }) => id === wanted) ?? screens[0]!

async function readShared(shared: string, wanted: string | null) {
  const link = await findShareLink(SHARE_KIND, shared)
  const row = link && (await rows.findMockup(link.thingId))
  if (!row) throw notFound(NOT_SHARED)
  const mockup = await mockupOfVersion(row.id, row.version)
  const screen = screenIn(mockup, wanted)
  const toHref = (id: string) => to('mockup-lab', null, { shared, screen: id })
  return {
    part: 'shared' as const,
    ...{ shared, title: row.title, screen: screen.id, name: screen.name },
    screens: mockup.screens.map(({ id, name }) => ({ id, name, href: toHref(id) })),
    svg: drawScreen(screen, mockup, toHref),
  }
}

async function readOne(request: Request, id: string, params: URLSearchParams) {
  const { row, owner, key } = await requireMockup(request, id)
  const mockup = await mockupOfVersion(id, row.version)
  const part = mockupParts.find((one) => one === params.get('part')) ?? 'edit'
  const screen = screenIn(mockup, params.get('screen'))
  const read = row.words === '' ? null : mockupFromWords(row.words, mockup.device)
  return {
    ...{ part, id, key, title: row.title, words: row.words, version: row.version },
    read: read && { understood: read.understood, ignored: read.ignored },
    settings: { device: mockup.device, kit: mockup.kit, isSketch: mockup.isSketch },
    sheet: { width: devices[mockup.device].width, height: heightOf(screen, mockup.device) },
    screens: mockup.screens.map(({ id: screenId, name }) => ({ id: screenId, name })),
    screen: { id: screen.id, name: screen.name },
    parts: part === 'edit' ? screen.parts.map((one) => ({ ...one, svg: drawPart(one, mockup) })) : [],
    svg:
      part === 'play'
        ? drawScreen(screen, mockup, (other) =>
            to('mockup-lab', null, { mockup: id, part: 'play', screen: other, key }),
          )
        : null,
    versions: part === 'versions' ? await rows.listVersions(id, MOST_SHOWN_VERSIONS) : null,
    share: part === 'share' ? await toShare(request, id, screen.id, owner) : null,
  }
}

async function toShare(request: Request, id: string, screen: string, owner: Visitor) {
  const file = fillPath(allEndpoints['mockups/mockup-file'], { id })
  return {
    files: [
      { label: 'This screen as SVG', href: `${file}?as=svg&screen=${screen}` },
      { label: 'This screen as PNG', href: `${file}?as=png&screen=${screen}` },
      { label: 'All screens as a page to click through (HTML)', href: `${file}?as=html` },
      { label: 'The scene (JSON)', href: `${file}?as=json` },
    ],
    ...(await readShare(request, { kind: SHARE_KIND, thingId: id }, owner, {
      addressOf: (link) => to('mockup-lab', null, { shared: link }),
    })),
  }
}
