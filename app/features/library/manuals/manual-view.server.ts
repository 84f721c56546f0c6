import { toQuery } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import { renderSVG } from 'uqr'
import { toLineDiff } from '#app/kits/operations/knowledge-base/line-diff.ts'
import { directionOf } from '#app/kits/foundation/text-files/book/book.ts'
import { requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { readPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { listShownLinks } from '#app/kits/members/share-links/read-share.server.ts'
import { brandOrigin } from '#app/kits/pages/brand/request-brand.server.ts'
import type { ManualTexts } from '#app/database/tables/learn/manuals.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { toManualFile, toManualPicture } from './manual-files.server.ts'
import { toPages, type ManualPages } from './manual-pages.ts'
import { MANUAL_SHARE, requireOwnManual, requireReadableManual } from './manuals.server.ts'
import * as rows from './manuals.store.server.ts'

const PER_PAGE = 30

/** A manual at its address: its web edition, or the desk of whoever made it. */
export async function readManualScreen(request: Request, id: string) {
  const part = new URL(request.url).searchParams.get('part')
  return part === 'desk' ? readManualDesk(request, id) : readManual(request, id)
}
export type ManualScreenView = Awaited<ReturnType<typeof readManualScreen>>
export type ManualView = Awaited<ReturnType<typeof readManual>>
export type ManualDeskView = Awaited<ReturnType<typeof readManualDesk>>

async function readManual(request: Request, id: string) {
  const manual = await requireReadableManual(request, id)
  const { row, reach, share, languages, version } = manual
  const params = new URL(request.url).searchParams
  const find = (params.get('find') ?? '').trim().slice(0, 100)
  const asked = params.get('language') ?? ''
  const code = Object.hasOwn(languages, asked) ? asked : row.language
  const chosen = code === row.language ? null : languages[code]!
  const pages = toPages(manual.texts, chosen)
  return {
    view: 'manual' as const,
    id,
    reach,
    share,
    isPublished: row.shownVersion !== null,
    title: manual.title,
    maker: row.maker,
    version,
    language: code,
    direction: directionOf(code),
    languages: [row.language, ...Object.keys(languages).filter((one) => one !== row.language)],
    note: chosen && {
      isDraft: chosen.isDraft,
      by: chosen.by,
      isOld: chosen.of < version,
      untranslated: pages.untranslated,
    },
    find,
    pages: find ? sift(pages, find) : pages,
    pictures: Object.fromEntries(
      row.pictures.map(({ key, file, alt }) => [key, { src: toManualPicture(id, file) + toQuery({ share }), alt }]),
    ),
    files: (['a4', 'a5', 'a6'] as const).map((size) => ({
      label: `PDF, ${size.toUpperCase()}${size === 'a6' ? ' for a folded sheet' : ''}`,
      href: toManualFile(id, { as: 'pdf', size, language: code, share }),
    })),
    epub: toManualFile(id, { as: 'epub', language: code, share }),
    code: row.shownVersion === null ? null : renderSVG(brandOrigin(request) + to('manual', { id }), { border: 2 }),
  }
}

/** What of a manual holds some words. Warnings stay whatever is looked for: nobody may miss one by searching. */
function sift(pages: ManualPages, find: string): ManualPages {
  const words = find.toLowerCase().split(/\s+/).filter(Boolean)
  const holds = (...texts: string[]) => {
    const text = texts.join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  }
  return {
    ...pages,
    about: holds(pages.about) ? pages.about : '',
    parts: pages.parts.filter(({ name, note }) => holds(name, note)),
    specs: pages.specs.filter(({ name, value }) => holds(name, value)),
    tasks: pages.tasks.filter(({ title, steps }) => holds(title, ...steps.map(({ text }) => text))),
    troubles: pages.troubles.filter(({ symptom, cause, remedy }) => holds(symptom, cause, remedy)),
  }
}

async function readManualDesk(request: Request, id: string) {
  const { row, member } = await requireOwnManual(request, id)
  const chosen = Number(new URL(request.url).searchParams.get('version') ?? 0)
  const shown = { addressOf: (share: string) => to('manual', { id }, { share }), aboutOf: () => 'to read' }
  const [versions, links, publisher, before] = await Promise.all([
    rows.listVersions(id, 100),
    listShownLinks(request, { kind: MANUAL_SHARE, thingId: id }, { userId: member.id, guestId: null }, shown),
    readPublisher(request),
    Number.isSafeInteger(chosen) && chosen > 0 ? rows.findVersion(id, chosen) : null,
  ])
  if (chosen && !before) throw notFound('This version is not kept.')
  const { title, maker, language, texts, languages, pictures, version, shownVersion, isEnhanced } = row
  return {
    view: 'desk' as const,
    id,
    ...{ title, maker, language, texts, version, shownVersion, isEnhanced, publisher },
    languages: Object.entries(languages).map(([code, { isDraft, by, of, texts: words }]) => ({
      ...{ code, isDraft, by, texts: words },
      isOld: of < version,
    })),
    pictures: pictures.map((one) => ({ ...one, src: toManualPicture(id, one.file) })),
    versions,
    compared: before && {
      version: before.version,
      lines: toLineDiff(asText(before.texts), asText(texts))
        .filter(({ kind }) => kind !== 'same')
        .slice(0, 400),
    },
    links,
  }
}

const asText = (texts: ManualTexts): string =>
  (['about', 'parts', 'specs', 'warnings', 'tasks', 'troubles'] as const).map((field) => texts[field]).join('\n')

/** A member’s manuals. */
export async function readManuals(request: Request) {
  const member = await requireMember(request)
  const params = new URL(request.url).searchParams
  const search = (params.get('q') ?? '').trim().slice(0, 200)
  const ms = Number(params.get('before') ?? Number.NaN)
  const before = Number.isSafeInteger(ms) && ms > 0 && ms < 8.64e15 ? new Date(ms) : null
  const found = await rows.listManuals(member.id, { search, before, most: PER_PAGE + 1 })
  const deleted = params.get('deleted')
  return {
    search,
    manuals: found.slice(0, PER_PAGE).map((row) => ({
      ...{
        id: row.id,
        title: row.title,
        maker: row.maker,
        at: row.updatedAt,
        version: row.version,
        shownVersion: row.shownVersion,
      },
      languages: [row.language, ...Object.keys(row.languages)],
      drafts: Object.values(row.languages).filter(({ isDraft }) => isDraft).length,
      href: to('manual', { id: row.id }, { part: 'desk' }),
    })),
    next: found.length > PER_PAGE ? found[PER_PAGE - 1]!.updatedAt.getTime() : null,
    deleted: deleted ? await rows.findDeletedManual(member.id, deleted) : null,
  }
}
export type ManualsView = Awaited<ReturnType<typeof readManuals>>
