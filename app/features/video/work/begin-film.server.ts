import { to } from '#app/catalogue/to.ts'
import { cutSentences } from '#app/engines/english/sentences.ts'
import { readScript } from '#app/engines/storyboard/read-script.ts'
import type { Scene } from '#app/engines/storyboard/scene.ts'
import { toRefusal } from '#app/kits/asking/engines/failure-init.ts'
import { listVoiceChoices } from '#app/kits/asking/engines/voice-choices.server.ts'
import { beginFreeRun, beginRun } from '#app/kits/asking/runs/begin-run.server.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import { listEngines } from '#app/kits/asking/engines/registry.server.ts'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { removeFiles } from '#app/kits/foundation/files/files.server.ts'
import { toSafeName } from '#app/kits/foundation/files/safe-name.ts'
import { saveFile } from '#app/kits/foundation/files/save-file.server.ts'
import type { SentFile } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { toCapWords, toResetS } from '#app/kits/members/quota/quota.server.ts'
import { leadToMade } from '#app/kits/members/visitor/lead-to-made.server.ts'
import { toFileOwner } from '#app/kits/members/visitor/file-owner.server.ts'
import { requireVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { clock } from '#app/platform/clock.ts'
import type { Typed } from '#app/platform/request/form.server.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { createId, createSecretId } from '#app/platform/secrets/ids.server.ts'
import { refuse } from '#app/platform/request/refuse-field.server.ts'
import { toSearchWords, toTitle } from '../keeping/films-keeping.server.ts'
import { createFilm, createFilmFile, createVersion } from '../keeping/films.store.server.ts'
import { castVoices, makeStoryboard, type Picture } from '../storyboard/make-storyboard.ts'
import { readBeginning } from '../storyboard/material.server.ts'
import type { MadeFrom } from '../storyboard/project.ts'
import { shorten, writeScript } from '../storyboard/write-script.server.ts'
import { SCRIPT_MAX_WORDS } from '../video.limits.ts'
import type { StudioInput } from './studio.inputs.ts'

const spendBegin = createRateLimit('film-begin', { points: 20, windowS: 60 })
const OWN_WORDS: MadeFrom = { kind: 'script', label: 'your script', href: null }

type Refusal = { field: string; message: string; init: number | ResponseInit }
type Script = { text: string; from: MadeFrom; notes: string[] }

/** Makes a storyboard of a script, an idea, a text or pictures, and leads to it. */
export async function beginFilm(
  request: Request,
  network: string,
  { input, typed, pictures }: { input: StudioInput<'begin'>; typed: Typed; pictures: readonly SentFile[] },
) {
  const waitS = await spendBegin(network)
  if (waitS > 0) return refuse(typed, 'script', tooManyAtOnce('films', waitS), overLimit(waitS))
  if (input.script.trim() === '' && pictures.length === 0)
    return refuse(
      typed,
      'script',
      input.as === 'idea' ? 'Write what the film is to be about.' : 'Write or paste a script, or choose pictures.',
      400,
    )
  const member = await findUser(request)
  const { owner, cookie } = await requireVisitor(request, member)
  const script = await toScript(input, owner, { member, network })
  if ('field' in script) return refuse(typed, script.field, script.message, script.init)
  const kept = await keepPictures(pictures, owner)
  if ('message' in kept) return refuse(typed, 'pictures', kept.message, kept.init)
  const id = await keepFilm(input, script, kept, owner, member)
  return leadToMade({ owner, cookie }, id, (key) => to('video-studio', null, { film: id, key }))
}

async function toScript(
  input: StudioInput<'begin'>,
  owner: Visitor,
  runner: { member: CurrentUser | null; network: string },
): Promise<Script | Refusal> {
  const beginning = input.from ? await readBeginning(input.from, owner) : null
  const from = beginning?.from ?? OWN_WORDS
  const text = input.script.replace(/\r\n?/g, '\n').trim()
  if (text === '') return { text, from: { kind: 'pictures', label: 'Your pictures', href: null }, notes: [] }
  try {
    if (input.as === 'idea') return await fromIdea(text, runner)
    if (input.shorten !== '') {
      const run = await beginFreeRun(runner, { screen: 'video-studio' })
      const short = await shorten(text, Number(input.shorten), run)
      return { text: short.text, from, notes: [short.note] }
    }
  } catch (error) {
    return { field: 'script', ...toRefusal(error) }
  }
  const words = text.split(/\s+/).length
  if (words > SCRIPT_MAX_WORDS)
    return {
      field: 'script',
      message: `This has ${new Intl.NumberFormat('en').format(words)} words, which is far more than ten minutes. Up to ${new Intl.NumberFormat('en').format(SCRIPT_MAX_WORDS)} fit: begin with a part of it, or have it shortened below.`,
      init: 400,
    }
  return { text, from, notes: [] }
}

/** A model that is paid for counts among the runs of today. */
async function fromIdea(
  idea: string,
  runner: { member: CurrentUser | null; network: string },
): Promise<Script | Refusal> {
  const writers = await listEngines(toViewer(runner.member), 'write')
  let run: Run
  if (writers.length === 0) run = await beginFreeRun(runner, { screen: 'video-studio' })
  else {
    const begun = await beginRun(runner, { screen: 'video-studio' })
    if (!begun.isDone)
      return {
        field: 'script',
        message: toCapWords(begun.quota, runner.member === null),
        init: overLimit(toResetS(begun.quota)),
      }
    run = begun.value
  }
  const written = await writeScript(idea, run)
  if (!written)
    return {
      field: 'script',
      message:
        'No language model is connected here, and the built-in knowledge has nothing about this. Write a few sentences yourself, or begin with a template.',
      init: 422,
    }
  const { script, ...rest } = written
  return { text: script, ...rest }
}

/** What a script without a heading is called by: the first sentence that is said in it. */
const firstSaid = (scenes: readonly Scene[]): string | undefined =>
  cutSentences(scenes.find(({ words }) => words !== '')?.words ?? '')[0]

type Kept = Picture & { name: string }

async function keepPictures(
  sent: readonly SentFile[],
  owner: Visitor,
): Promise<Kept[] | { message: string; init: number | ResponseInit }> {
  const kept: Kept[] = []
  for (const one of sent) {
    const saved = await saveFile({ ...toFileOwner(owner), purpose: 'picture', ...one })
    if (!saved.isSaved) {
      await removeFiles(kept.map(({ fileId }) => fileId))
      const message = sent.length > 1 ? `“${one.name}”: ${saved.message}` : saved.message
      return { message, init: saved.waitS ? overLimit(saved.waitS) : saved.status }
    }
    const name = toSafeName(one.name, saved.file.type)
    kept.push({ fileId: saved.file.id, name, alt: name.replace(/\.\w{1,5}$/, '').replace(/[_-]+/g, ' ') })
  }
  return kept
}

async function keepFilm(
  input: StudioInput<'begin'>,
  { text, from, notes }: Script,
  pictures: readonly Kept[],
  owner: Visitor,
  member: CurrentUser | null,
): Promise<string> {
  const voices = await listVoiceChoices(member)
  const isKnown = voices.some(({ value }) => value === input.voice)
  const voice = input.voice === null || isKnown ? input.voice : (voices[0]?.value ?? null)
  const { speakers } = readScript(text)
  const builtIn = voices.filter(({ value }) => value.startsWith('embedded:')).map(({ value }) => value)
  const made = makeStoryboard(
    text,
    pictures.map(({ fileId, alt }) => ({ fileId, alt })),
    {
      ...{ from, notes, shape: input.shape, look: input.look, voice },
      voices: voice === null ? {} : castVoices(speakers, builtIn, voice),
    },
  )
  const [id, now] = [createSecretId(), clock.now()]
  const title = toTitle(made.title ?? firstSaid(made.project.scenes) ?? pictures[0]?.alt ?? '')
  await createFilm({
    ...{ id, ...owner, title, words: toSearchWords(title, made.project), project: made.project },
    ...{ version: 1, createdAt: now, updatedAt: now },
  })
  await createVersion({
    id: createId(),
    filmId: id,
    number: 1,
    why: 'Storyboard made',
    project: made.project,
    createdAt: now,
  })
  for (const { fileId, name } of pictures)
    await createFilmFile({ fileId, filmId: id, kind: 'picture', name, createdAt: now })
  return id
}
