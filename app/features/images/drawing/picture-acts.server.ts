import { data, redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { setLetters } from '#app/engines/lettering/lettering.server.ts'
import { toFailureWords } from '#app/kits/asking/engines/failure-words.ts'
import { beginFreeRun } from '#app/kits/asking/runs/begin-run.server.ts'
import { fold } from '#app/kits/asking/conversation/fold.ts'
import { PICTURES_BUSY, PICTURES_WAIT_S } from '#app/kits/foundation/files/picture-turns.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { toCapWords, toResetS } from '#app/kits/members/quota/quota.server.ts'
import { findAnyFile, readFile } from '#app/kits/foundation/files/files.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { toKeyFor } from '#app/kits/members/visitor/visit-key.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { clock } from '#app/platform/clock.ts'
import { hashOf } from '#app/platform/secrets/ids.server.ts'
import { checkForm, type Typed } from '#app/platform/request/form.server.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { TurnsBusy } from '#app/platform/request/turns.ts'
import { toFailure } from '#app/providers/engine.ts'
import { canEnlarge } from '#app/providers/vision/enlarger.server.ts'
import { keepPicture } from '../keeping/keep-picture.server.ts'
import { NO_PICTURE, requireOwn } from '../keeping/picture-rights.server.ts'
import { markDeleted, savePicture, type PictureRow } from '../keeping/pictures.store.server.ts'
import { isBrought, recipeSchema, type Recipe } from '../keeping/recipe.ts'
import { changedFile, redrawFile } from '../keeping/redraw.server.ts'
import { actOnSharing } from '../sharing/sharing-acts.server.ts'
import { beginDraw } from './begin-draw.server.ts'
import { describe } from './describe-picture.server.ts'
import { edit } from './edit-picture.server.ts'
import { beginEnlarging, NO_UPSCALE } from './enlarge-job.server.ts'
import { toChange, type ChangeAct } from './to-change.ts'
import { refuse, type StudioAnswer } from './studio-acts.server.ts'
import { pictureInputs, type PictureAct, type PictureInputs } from './studio.inputs.ts'

const MOST_MISSING = 12
const spendAct = createRateLimit('images-act', { points: 60, windowS: 60 })

/** Somebody at the page of their own picture, and what they sent. */
export type Visit = {
  request: Request
  network: string
  picture: PictureRow
  owner: Visitor
  /** The key of a guest whose browser keeps no cookies. */
  key: string | null
  recipe: Recipe
  typed: Typed
}

/** The key to something that was made after the picture, for such a guest. */
export const keyOf = ({ owner, key }: Visit, id: string): string | null => toKeyFor(id, owner, key === null)

export const pageOf = ({ picture }: Pick<Visit, 'picture'>, part?: string) =>
  to('image-studio', null, { picture: picture.id, part })

/** A form on the page of a picture. */
export async function actOnPicture(
  request: Request,
  network: string,
  id: string,
  act: PictureAct,
  raw: Record<string, unknown>,
) {
  const { picture, owner, key } = await requireOwn(request, id)
  const form = checkForm<unknown>(raw, pictureInputs[act])
  if (form.problem) return data<StudioAnswer>({ problem: form.problem, hint: null }, 400)
  const recipe = recipeSchema.parse(picture.recipe)
  const visit: Visit = { request, network, picture, owner, key, recipe, typed: form.typed }
  const waitS = await spendAct(owner.userId ?? network)
  if (waitS > 0) return refuse(form.typed, 'form', tooManyAtOnce('changes', waitS), overLimit(waitS))
  return perform(act, visit, form.input as never)
}

function perform<Act extends PictureAct>(act: Act, visit: Visit, input: PictureInputs[Act]) {
  switch (act) {
    case 'vary':
      return vary(visit)
    case 'check':
      return check(visit)
    case 'delete':
      return remove(visit)
    case 'save':
      return save(visit, input as PictureInputs['save'])
    case 'describe':
      return describe(visit)
    case 'edit':
      return edit(visit, input as PictureInputs['edit'])
    case 'share':
    case 'revoke':
    case 'publish':
    case 'unpublish':
      return actOnSharing(act, visit, input as never)
    default:
      return change(act as ChangeAct, visit, input as never)
  }
}

async function vary(visit: Visit) {
  const { recipe, picture, owner, request, network, typed } = visit
  if (isBrought(recipe))
    return refuse(typed, 'form', 'This picture was not drawn here, so there is nothing to draw again.', 409)
  const member = await findUser(request)
  const { prompt, style, width, height, engine } = recipe
  const wish = { do: 'draw' as const, prompt, style: style as never, width, height, seed: null, count: 4 }
  const begun = await beginDraw({ ...wish, engineId: engine, parentId: picture.id }, owner, { member, network })
  if (!begun.isDone)
    return refuse(typed, 'form', toCapWords(begun.quota, member === null), overLimit(toResetS(begun.quota)))
  return redirect(`${to('image-studio', null, { draw: begun.id, key: keyOf(visit, begun.id) })}#made`, 303)
}

/** Makes the picture again from its recipe and says whether every byte is the same. */
async function check(visit: Visit) {
  const { request, network, recipe, picture, typed } = visit
  const run = await beginFreeRun({ member: await findUser(request), network }, { screen: 'image-studio' })
  try {
    const bytes = await redrawFile(run, recipe, picture.engineLabel)
    if (!bytes)
      return refuse(typed, 'check', 'Only what the built-in engine of this version drew can be made again here.', 409)
    const isSame = hashOf(Buffer.from(bytes)) === picture.sha256
    if (!isSame) return refuse(typed, 'check', 'The recipe gave other bytes than the ones kept here.', 409)
    return await redirectWithFlash(pageOf(visit), {
      title: 'The same, byte for byte',
      description: 'It was drawn again from its recipe, and its SHA-256 is the one that appears here.',
    })
  } catch (error) {
    return refuse(typed, 'check', busyWords(error) ?? toFailureWords(toFailure(error)), overLimit(PICTURES_WAIT_S))
  }
}

const busyWords = (error: unknown) => (error instanceof TurnsBusy ? PICTURES_BUSY : null)

async function remove(visit: Visit) {
  const { picture, owner } = visit
  await markDeleted([picture.id], owner, clock.now())
  return redirect(to('image-studio', null, { deleted: picture.id }), 303)
}

async function save(visit: Visit, { title, alt }: PictureInputs['save']) {
  const { picture, owner, recipe } = visit
  await savePicture(picture.id, owner, { title, alt, words: fold(`${title} ${recipe.prompt} ${alt}`) })
  return redirectWithFlash(pageOf(visit), { title: 'Saved', description: 'Its name and its description are kept.' })
}

/** Signs of a caption that no font of the build has. */
const findMissing = (words: string) => setLetters(words, { size: 10, maxWidth: Infinity }).missing

async function change<Act extends ChangeAct>(act: Act, visit: Visit, input: PictureInputs[Act]) {
  const { picture, owner, recipe, typed } = visit
  const wanted = toChange(act, picture, input)
  if ('problem' in wanted) return refuse(typed, wanted.field, wanted.problem, 400)
  const missing = wanted.change.do === 'caption' ? findMissing(wanted.change.words) : []
  if (missing.length > 0)
    return refuse(typed, 'words', `There are no letters here for ${missing.slice(0, MOST_MISSING).join(' ')}.`, 400)
  if (wanted.change.do === 'upscale') {
    if (!canEnlarge()) return refuse(typed, 'how', NO_UPSCALE, 503)
    return redirect(await beginEnlarging(picture, owner, wanted.change.factor), 303)
  }
  const file = await findAnyFile(picture.fileId)
  if (!file) throw notFound(NO_PICTURE)
  const next: Recipe = { ...recipe, changes: [...recipe.changes, wanted.change] }
  try {
    // The file of the picture is what its recipe gives, so only the last change is done to it.
    const bytes = await changedFile(await readFile(file), wanted.change, next, picture.engineLabel)
    const made = {
      bytes,
      recipe: next,
      engineLabel: picture.engineLabel,
      understood: picture.understood as string[],
      ignored: picture.ignored as string[],
      drawId: null,
      parentId: picture.id,
      boardId: picture.boardId,
    }
    const kept = await keepPicture(made, owner)
    if (!kept.isKept) return refuse(typed, 'form', kept.message, kept.status)
    const { id } = kept.picture
    return redirect(to('image-studio', null, { picture: id, part: 'change', key: keyOf(visit, id) }), 303)
  } catch (error) {
    const message = busyWords(error)
    if (message === null) throw error
    return refuse(typed, 'form', message, overLimit(PICTURES_WAIT_S))
  }
}
