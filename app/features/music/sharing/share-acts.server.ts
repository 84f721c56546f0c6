import { redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { lookOver } from '#app/kits/asking/moderation/moderation.server.ts'
import { bumpContent } from '#app/kits/foundation/page-cache/content-version.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { readPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { toPublishingRefusal } from '#app/kits/members/publishing/publisher.ts'
import { createShareLink, revokeShareLink } from '#app/kits/members/share-links/share-links.server.ts'
import { findFinishedRender } from '#app/kits/members/songs/songs.store.server.ts'
import { requireVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import { clock } from '#app/platform/clock.ts'
import type { Typed } from '#app/platform/request/form.server.ts'
import { refuse } from '#app/platform/request/refuse-field.server.ts'
import { requireSong } from '../keeping/songs-keeping.server.ts'
import { saveSong } from '../keeping/songs.store.server.ts'
import type { StudioInput } from '../work/studio.inputs.ts'
import { SHARE_KIND, SHARED_SONG } from './share-kind.ts'

const NOT_PLAYED = 'Play the song into a file first: there is nothing to hear yet.'
const LOOKED_AT_CHARS = 8_000
const toShare = (song: string) => redirect(to('v2-music-studio', null, { song, part: 'share' }), 303)

export async function shareSong(request: Request, { song, term }: StudioInput<'share'>, typed: Typed) {
  const { owner } = await requireSong(request, song)
  const refusal = toPublishingRefusal(await readPublisher(request), 'links')
  if (refusal) return refuse(typed, 'term', refusal, 403)
  if (!(await findFinishedRender(song))) return refuse(typed, 'term', NOT_PLAYED, 409)
  await createShareLink({ kind: SHARE_KIND, thingId: song }, owner, term)
  return toShare(song)
}

export async function revokeSong(request: Request, { share }: StudioInput<'revoke'>) {
  const song = new URL(request.url).searchParams.get('song')
  const { owner } = await requireVisitor(request, await findUser(request))
  await revokeShareLink(share, owner)
  return redirect(to('v2-music-studio', null, song ? { song, part: 'share' } : {}), 303)
}

/** Shows a song to everybody, under the name of its member. */
export async function publishSong(request: Request, network: string, { song }: StudioInput<'publish'>, typed: Typed) {
  const { row } = await requireSong(request, song)
  const refusal = toPublishingRefusal(await readPublisher(request), 'links')
  if (refusal || row.userId === null) return refuse(typed, 'publish', refusal ?? 'Sign in to publish a song.', 403)
  if (row.hiddenAt !== null)
    return refuse(typed, 'publish', 'The moderators took this song out of sight. It cannot be published again.', 403)
  if (!(await findFinishedRender(song))) return refuse(typed, 'publish', NOT_PLAYED, 409)
  await saveSong(song, { publishedAt: row.publishedAt ?? clock.now() })
  await bumpContent()
  await lookOver({
    text: row.text.slice(0, LOOKED_AT_CHARS),
    author: { member: await findUser(request), network },
    screen: 'v2-music-studio',
    thing: {
      ...{ kind: SHARED_SONG, thingId: song, authorId: row.userId, text: row.title },
      address: to('music-shared', { id: song }),
    },
  })
  return toShare(song)
}

export async function retractSong(request: Request, { song }: StudioInput<'retract'>) {
  await requireSong(request, song)
  await saveSong(song, { publishedAt: null })
  await bumpContent()
  return toShare(song)
}
