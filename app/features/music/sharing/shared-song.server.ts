import { data } from '@remix-run/node'
import { z } from 'zod'
import { to } from '#app/catalogue/to.ts'
import { readSong } from '#app/engines/music/text/read-song.ts'
import { reportFields } from '#app/kits/asking/moderation/report.inputs.ts'
import { fileReport } from '#app/kits/asking/moderation/reports.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { listShownAmong } from '#app/kits/members/songs/songs.store.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { readForm, type FormProblem } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { NO_ORIGIN, readRenderFacts } from '../keeping/song-origin.ts'
import { toFacts } from '../keeping/songs-keeping.server.ts'
import { listChildIds } from '../keeping/songs.store.server.ts'
import { leadToNew, toRecipe } from '../work/begin-song.server.ts'
import { SHARED_SONG } from './share-kind.ts'
import { findShown } from './song-rights.server.ts'

const NO_SHARE = 'There is no song under this address. Whoever shared it may have taken it back.'
const MOST_CHILDREN = 50
const spendReport = createRateLimit('song-report', { points: 10, windowS: 3_600 })
const spendRemix = createRateLimit('song-remix', { points: 20, windowS: 300 })

async function requireShown(share: string) {
  const shown = await findShown(share)
  if (!shown) throw notFound(NO_SHARE)
  return shown
}

/** What whoever has the address of a song hears and reads. */
export async function readSharedSong(share: string) {
  const { row, text, render, by } = await requireShown(share)
  const { song } = readSong(text)
  const recipe = toRecipe(text)
  return {
    share,
    id: row.id,
    title: song.title,
    by,
    facts: toFacts(song, row.facts.genre),
    tracks: song.tracks.map(({ name, instrument }) => ({ name, instrument })),
    sound: readRenderFacts(render?.facts),
    mark: render?.id ?? '',
    text,
    recipe: recipe === null ? null : to('v2-music-studio', null, { recipe }),
    ...(await readFamily(row.id, row.parentId, row.parentTitle)),
  }
}
export type SharedSong = Awaited<ReturnType<typeof readSharedSong>>

/** The song one was made of, by its name, and with its address where everybody may hear it; and what was made of it. */
export async function readFamily(id: string, parentId: string | null, parentTitle: string | null) {
  const children = await listChildIds(id, MOST_CHILDREN)
  const shown = await listShownAmong([...children.map((child) => child.id), ...(parentId ? [parentId] : [])])
  const toLink = ({ id: song, title }: { id: string; title: string }) => ({
    title,
    href: to('music-shared', { id: song }),
  })
  const parent = shown.find((one) => one.id === parentId)
  return {
    parent: parentTitle === null ? null : { title: parentTitle, href: parent ? toLink(parent).href : null },
    remixes: shown.filter((one) => one.id !== parentId).map(toLink),
    remixCount: children.length,
  }
}

const inputs = z.discriminatedUnion('act', [
  z.object({ act: z.literal('report'), ...reportFields }),
  z.object({ act: z.literal('remix') }),
])

/** A report about a song, or a song of one’s own that begins as it stands. */
export async function actOnShared(request: Request, share: string, network: string) {
  const form = await readForm(request, inputs)
  const { row, text } = await requireShown(share)
  if (form.problem) return data<{ problem: FormProblem }>({ problem: form.problem }, 400)
  const fail = (field: string, message: string, waitS: number) =>
    data<{ problem: FormProblem }>({ problem: { ...form.typed, errors: { [field]: message } } }, overLimit(waitS))
  if (form.input.act === 'remix') {
    const waitS = await spendRemix(network)
    if (waitS > 0) return fail('form', tooManyAtOnce('remixes', waitS), waitS)
    const { song } = readSong(text)
    const origin = { ...NO_ORIGIN, kind: 'remix' as const, label: song.title, genre: row.facts.genre }
    return leadToNew(request, {
      text,
      song,
      why: `Remix of “${song.title}”`,
      origin,
      parent: { id: row.id, title: song.title },
    })
  }
  const waitS = await spendReport(network)
  if (waitS > 0) return fail('reason', tooManyAtOnce('reports', waitS), waitS)
  const member = await findUser(request)
  await fileReport(
    {
      ...{ kind: SHARED_SONG, thingId: row.id, authorId: row.userId, text: `${row.title}\n${text.slice(0, 4_000)}` },
      address: to('music-shared', { id: share }),
    },
    { userId: member?.id ?? null, reason: form.input.reason, words: form.input.words },
  )
  return redirectWithFlash(to('music-shared', { id: share }), {
    title: 'Thank you',
    description: 'Whoever runs this place will look at it.',
  })
}
