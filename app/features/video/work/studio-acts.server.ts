import { data, redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { listVoiceChoices } from '#app/kits/asking/engines/voice-choices.server.ts'
import { cancelJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { readUpload } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { actOnKept } from '#app/kits/members/kept/kept-acts.server.ts'
import { readPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { toPublishingRefusal } from '#app/kits/members/publishing/publisher.ts'
import { createShareLink, revokeShareLink } from '#app/kits/members/share-links/share-links.server.ts'
import { requireVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import { clock } from '#app/platform/clock.ts'
import type { FormProblem, Typed } from '#app/platform/request/form.server.ts'
import { createId, createSecretId } from '#app/platform/secrets/ids.server.ts'
import { filmsKeeping, requireFilm, saveProject, stepTo, toTitle } from '../keeping/films-keeping.server.ts'
import { createFilm, createVersion, findFinished, findRender, findVersion } from '../keeping/films.store.server.ts'
import { startRender } from '../rendering/start-render.server.ts'
import { SHARE_KIND } from '../sharing/share-kind.ts'
import { readProject } from '../storyboard/project-schema.ts'
import { PICTURE_MAX_BYTES, PICTURES_AT_ONCE } from '../video.limits.ts'
import { refuse } from '#app/platform/request/refuse-field.server.ts'
import { beginFilm } from './begin-film.server.ts'
import {
  actOnScene,
  addScene,
  editScene,
  isSimpleAct,
  orderScenes,
  saveSettings,
  type SimpleAct,
} from './edit-scene.server.ts'
import { studioInputs, type StudioAny, type StudioInput } from './studio.inputs.ts'

const uploads = {
  pictures: { most: PICTURES_AT_ONCE, maxBytes: PICTURE_MAX_BYTES },
  picture: { most: 1, maxBytes: PICTURE_MAX_BYTES },
}

/** A form of the video studio. */
export async function actInStudio(request: Request, network: string) {
  const form = await readUpload(request, studioInputs, uploads)
  try {
    if (form.problem) return data<{ problem: FormProblem }>({ problem: form.problem }, form.init)
    const { input, typed, files } = form
    switch (input.do) {
      case 'begin':
        return await beginFilm(request, network, { input, typed, pictures: files['pictures'] ?? [] })
      case 'scene': {
        const { row, owner, key } = await requireFilm(request, input.film)
        const refusal = await editScene(row, owner, input, files['picture']?.[0])
        return refusal
          ? refuse(typed, refusal.field, refusal.message, refusal.init)
          : lead(row.id, { key, at: input.scene })
      }
      default:
        return await act(request, network, input, typed)
    }
  } finally {
    await form.discard()
  }
}

type Where = { part?: string; key: string | null; at?: string }

/** Back to a film, to the scene that was changed. */
const lead = (film: string, { part, key, at }: Where) =>
  redirect(to('video-studio', null, { film, part, key }) + (at ? `#${at}` : ''), 303)

async function act(
  request: Request,
  network: string,
  input: Exclude<AnyInput, { do: 'begin' | 'scene' }>,
  typed: Typed,
) {
  if (isOfScene(input)) {
    const { row, key } = await requireFilm(request, input.film)
    const refusal = await actOnScene(row, input.do, input.scene)
    return refusal
      ? refuse(typed, refusal.field, refusal.message, refusal.init)
      : lead(row.id, { key, at: input.scene })
  }
  switch (input.do) {
    case 'add': {
      const { row, key } = await requireFilm(request, input.film)
      const added = await addScene(row, input.scene)
      if ('field' in added) return refuse(typed, added.field, added.message, added.init)
      return redirect(`${to('video-studio', null, { film: row.id, edit: added.id, key })}#${added.id}`, 303)
    }
    case 'order': {
      const { row, key } = await requireFilm(request, input.film)
      await orderScenes(row, input.ids)
      return lead(row.id, { key })
    }
    case 'settings': {
      const { row, key } = await requireFilm(request, input.film)
      const voices = await listVoiceChoices(await findUser(request))
      await saveSettings(row, input, new Set(voices.map(({ value }) => value)))
      return lead(row.id, { key, part: 'sound' })
    }
    case 'undo':
    case 'redo':
      return step(request, input, typed)
    case 'version':
      return bringBack(request, input, typed)
    case 'render':
      return render(request, network, input, typed)
    case 'stop':
      return stop(request, input)
    case 'duplicate':
      return duplicate(request, input)
    case 'share':
      return share(request, input, typed)
    case 'revoke':
      return revoke(request, input)
    default:
      return actOnKept(request, filmsKeeping, input)
  }
}

type AnyInput = StudioAny
type OfScene = { do: SimpleAct; film: string; scene: string }
const isOfScene = (input: AnyInput): input is Extract<AnyInput, OfScene> => isSimpleAct(input.do)

async function step(request: Request, input: StudioInput<'undo' | 'redo'>, typed: Typed) {
  const { row, key } = await requireFilm(request, input.film)
  const isDone = await stepTo(row, row.version + (input.do === 'undo' ? -1 : 1))
  if (!isDone)
    return refuse(
      typed,
      'form',
      input.do === 'undo' ? 'There is nothing to undo.' : 'There is nothing to do again.',
      409,
    )
  return lead(row.id, { key })
}

async function bringBack(request: Request, input: StudioInput<'version'>, typed: Typed) {
  const { row, key } = await requireFilm(request, input.film)
  const version = await findVersion(row.id, input.version)
  if (!version) return refuse(typed, 'form', 'This version is not there any more.', 409)
  await saveProject(row, readProject(version.project), `Brought back version ${input.version}`)
  return lead(row.id, { key })
}

async function render(request: Request, network: string, { film }: StudioInput<'render'>, typed: Typed) {
  const { row, owner, key } = await requireFilm(request, film)
  const started = await startRender(row, owner, { member: await findUser(request), network })
  return started.isStarted ? lead(film, { key, part: 'film' }) : refuse(typed, 'render', started.message, started.init)
}

async function stop(request: Request, { film }: StudioInput<'stop'>) {
  const { row, key } = await requireFilm(request, film)
  const render = row.renderId ? await findRender(row.renderId) : null
  if (render?.jobId && render.state === 'working') await cancelJob(render.jobId)
  return lead(film, { key, part: 'film' })
}

async function duplicate(request: Request, { film }: StudioInput<'duplicate'>) {
  const { row } = await requireFilm(request, film)
  const [id, now] = [createSecretId(), clock.now()]
  const title = toTitle(`${row.title} (copy)`)
  const { userId, guestId, project, words } = row
  await createFilm({ id, userId, guestId, title, words, project, version: 1, createdAt: now, updatedAt: now })
  await createVersion({
    id: createId(),
    filmId: id,
    number: 1,
    why: `Copied from “${row.title}”`,
    project,
    createdAt: now,
  })
  return lead(id, { key: null })
}

async function share(request: Request, { film, term }: StudioInput<'share'>, typed: Typed) {
  const { owner } = await requireFilm(request, film)
  const refusal = toPublishingRefusal(await readPublisher(request), 'links')
  if (refusal) return refuse(typed, 'term', refusal, 403)
  if (!(await findFinished(film)))
    return refuse(typed, 'term', 'Make the film first: there is nothing to show yet.', 409)
  await createShareLink({ kind: SHARE_KIND, thingId: film }, owner, term)
  return lead(film, { key: null, part: 'share' })
}

async function revoke(request: Request, { share: id }: StudioInput<'revoke'>) {
  const film = new URL(request.url).searchParams.get('film')
  const { owner } = await requireVisitor(request, await findUser(request))
  await revokeShareLink(id, owner)
  return redirect(to('video-studio', null, film ? { film, part: 'share' } : {}), 303)
}
