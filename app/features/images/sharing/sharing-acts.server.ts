import { data, redirect } from '@remix-run/node'
import { lookOver } from '#app/kits/asking/moderation/moderation.server.ts'
import { bumpContent } from '#app/kits/foundation/page-cache/content-version.server.ts'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { readPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { toPublishingRefusal } from '#app/kits/members/publishing/publisher.ts'
import { createShareLink, revokeShareLink } from '#app/kits/members/share-links/share-links.server.ts'
import { fold } from '#app/kits/asking/conversation/fold.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { clock } from '#app/platform/clock.ts'
import { overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { savePicture } from '../keeping/pictures.store.server.ts'
import { pageOf, type Visit } from '../drawing/picture-acts.server.ts'
import { refuse, type StudioAnswer } from '../drawing/studio-acts.server.ts'
import type { PictureInputs } from '../drawing/studio.inputs.ts'
import { findGalleryRow, publishPicture, unpublishPicture } from '../gallery/gallery.store.server.ts'
import { isBrought } from '../keeping/recipe.ts'
import { BOUND, isBound } from '../market/sold-picture.ts'
import { SHARE_KIND, type ShareTerms } from './share-terms.ts'

type Act = 'share' | 'revoke' | 'publish' | 'unpublish'
const spendPublish = createKeptLimit('gallery-publish', { points: 60, windowS: 86_400 })
/** Nobody here could tell whether such a picture may be shown. */
const NOT_DRAWN_HERE =
  'The gallery shows pictures that were drawn here. Show yours to others by a secret address, under Share.'
const HINT = 'Rules that look for unkind or unlawful words stumbled over'

/** What lets others see a picture, or no longer. */
export function actOnSharing<Name extends Act>(act: Name, visit: Visit, input: PictureInputs[Name]) {
  const acts: { [One in Act]: (visit: Visit, input: PictureInputs[One]) => Promise<unknown> } = {
    share,
    revoke,
    publish,
    unpublish,
  }
  return acts[act](visit, input) as ReturnType<typeof share | typeof publish>
}

async function share(visit: Visit, { term, recipe, licence }: PictureInputs['share']) {
  const refusal = toPublishingRefusal(await readPublisher(visit.request), 'links')
  if (refusal) return refuse(visit.typed, 'form', refusal, 403)
  if (isBound(visit.picture)) return refuse(visit.typed, 'form', BOUND, 409)
  const terms: ShareTerms = { showsRecipe: recipe !== undefined, licence }
  await createShareLink({ kind: SHARE_KIND, thingId: visit.picture.id }, visit.owner, term, terms)
  return redirect(pageOf(visit, 'share'), 303)
}

async function revoke(visit: Visit, { share: id }: PictureInputs['revoke']) {
  await revokeShareLink(id, visit.owner)
  return redirect(pageOf(visit, 'share'), 303)
}

/** Whoever publishes words that rules stumble over is told first, and may publish all the same; people look at it then. */
async function publish(visit: Visit, input: PictureInputs['publish']) {
  const { request, network, picture, owner, recipe, typed } = visit
  const refusal = toPublishingRefusal(await readPublisher(request), 'links')
  if (refusal || owner.userId === null) return refuse(typed, 'form', refusal ?? '', 403)
  if (isBrought(recipe)) return refuse(typed, 'form', NOT_DRAWN_HERE, 409)
  if (isBound(picture)) return refuse(typed, 'form', BOUND, 409)
  const { title, alt, licence, sure } = input
  const author = { member: await findUser(request), network }
  const said = [title, alt, ...(input.recipe === undefined ? [] : [recipe.prompt])].join('\n')
  const hint = await lookOver({ text: said, author, screen: 'gallery' })
  if (hint.isFlagged && sure === undefined) {
    const words = `${HINT} ${hint.labels.map(({ name }) => name).join(', ')}. Change the words, or publish them as they are: a person may look at them.`
    return data<StudioAnswer>({ problem: { ...typed, errors: {} }, hint: words }, 409)
  }
  const before = await findGalleryRow(picture.id)
  const waitS = before ? 0 : await spendPublish(owner.userId)
  if (waitS > 0) return refuse(typed, 'form', tooManyAtOnce('pictures', waitS), overLimit(waitS))
  await savePicture(picture.id, owner, { title, alt, words: fold(`${title} ${recipe.prompt} ${alt}`) })
  await publishPicture({
    pictureId: picture.id,
    userId: owner.userId,
    title,
    alt,
    licence,
    showsRecipe: input.recipe !== undefined,
    style: recipe.style ?? 'plain',
    colour: picture.colour,
    publishedAt: clock.now(),
  })
  await bumpContent()
  return redirectWithFlash(pageOf(visit, 'publish'), {
    title: 'In the gallery now',
    description: 'Everybody can see it.',
  })
}

async function unpublish(visit: Visit) {
  const { owner, picture } = visit
  if (owner.userId !== null) await unpublishPicture(picture.id, owner.userId)
  await bumpContent()
  return redirectWithFlash(pageOf(visit, 'publish'), {
    title: 'Only yours again',
    description: 'It is out of the gallery.',
  })
}
