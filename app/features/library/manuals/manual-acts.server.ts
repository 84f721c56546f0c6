import { data, redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { store } from '#app/database/store.server.ts'
import type { ManualTexts } from '#app/database/tables/learn/manuals.ts'
import { lookOver } from '#app/kits/asking/moderation/moderation.server.ts'
import { fileReport } from '#app/kits/asking/moderation/reports.server.ts'
import { recordAuditEvent } from '#app/kits/foundation/audit/audit.server.ts'
import { readUpload, type SentFile } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { findUser, requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { readPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { toPublishingRefusal } from '#app/kits/members/publishing/publisher.ts'
import { createShareLink, revokeShareLink } from '#app/kits/members/share-links/share-links.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { clock } from '#app/platform/clock.ts'
import { readForm, type FormProblem, type Typed } from '#app/platform/request/form.server.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { toTable } from '#app/platform/table.ts'
import { saveBookPicture } from '../books/import-book.server.ts'
import { readFacts } from './facts.ts'
import { manualCreateInputs, manualInputs, MANUAL_PICTURE_MAX_BYTES, type ManualInputs } from './manual.inputs.ts'
import { makeManual, MANUAL_SHARE, requireOwnManual, requireReadableManual, saveManual } from './manuals.server.ts'
import { changeManual, changeOwnManual, type ManualRow } from './manuals.store.server.ts'
import { draftLanguage } from './translate.server.ts'

export const MODERATED_MANUAL = 'manual'
const MOST_PICTURES = 60
const spendSave = createRateLimit('manual-saves', { points: 120, windowS: 60 })
const spendReport = createRateLimit('manual-reports', { points: 20, windowS: 3_600 })

export type ManualAnswer = { act: string; problem: FormProblem }
const refuse = (act: string, typed: Typed, errors: Record<string, string>, init: number | ResponseInit) =>
  data<ManualAnswer>({ act, problem: { ...typed, errors } }, init)

/** Every line that is no fact, by its field. */
function factErrors(texts: ManualTexts): Record<string, string> {
  const errors = toTable<string>()
  for (const { field, message } of readFacts(texts).errors)
    errors[field] = errors[field] ? `${errors[field]} ${message}` : message
  return errors
}
const textsOf = ({ about, parts, specs, warnings, tasks, troubles }: ManualTexts): ManualTexts => ({
  about,
  parts,
  specs,
  warnings,
  tasks,
  troubles,
})

/** Makes a manual from the facts of a product. */
export async function actOnManualCreate(request: Request) {
  const member = await requireMember(request)
  const form = await readForm(request, manualCreateInputs)
  if (form.problem) return data<ManualAnswer>({ act: 'make', problem: form.problem }, 400)
  const { title, maker, language, isEnhanced } = form.input
  const errors = factErrors(textsOf(form.input))
  if (Object.keys(errors).length > 0) return refuse('make', form.typed, errors, 400)
  const id = await makeManual(member, { title, maker, language, isEnhanced }, textsOf(form.input))
  return redirect(to('manual', { id }, { part: 'desk' }), 303)
}

type Work = {
  request: Request
  network: string
  row: ManualRow
  member: CurrentUser
  typed: Typed
  files: Record<string, SentFile[]>
}
const toDesk = (id: string) => redirect(to('manual', { id }, { part: 'desk' }), 303)

/** A form of a manual’s page. */
export async function actOnManual(request: Request, network: string, id: string) {
  const upload = await readUpload(request, manualInputs, { picture: { most: 1, maxBytes: MANUAL_PICTURE_MAX_BYTES } })
  try {
    if (upload.problem) {
      const { values } = upload.problem
      return data<ManualAnswer>({ act: values['do'] ?? values['act'] ?? '', problem: upload.problem }, upload.init)
    }
    const { input, typed, files } = upload
    if (input.do === 'report') return await report(request, network, id, input, typed)
    const { row, member } = await requireOwnManual(request, id)
    const waitS = await spendSave(member.id)
    if (waitS > 0) return refuse(input.do, typed, { title: tooManyAtOnce('saves', waitS) }, overLimit(waitS))
    return await act({ request, network, row, member, typed, files }, input)
  } finally {
    await upload.discard()
  }
}

async function act(work: Work, input: Exclude<ManualInputs, { do: 'report' }>) {
  const { row, member, typed, request, network } = work
  switch (input.do) {
    case 'save': {
      const { title, maker, language } = input
      const errors = factErrors(textsOf(input))
      if (Object.keys(errors).length > 0) return refuse('save', typed, errors, 400)
      if (await saveManual(row, input.version, { title, maker, language, texts: textsOf(input) })) return toDesk(row.id)
      return refuse(
        'save',
        { ...typed, values: { ...typed.values, version: String(row.version) } },
        { title: SOMEBODY },
        409,
      )
    }
    case 'language': {
      // What it has no words for stands in the maker’s, and may be cited.
      const { parts, specs, warnings } = row.texts
      const words = textsOf(input)
      const errors = factErrors({
        ...words,
        parts: words.parts || parts,
        specs: words.specs || specs,
        warnings: words.warnings || warnings,
      })
      if (Object.keys(errors).length > 0) return refuse('language', typed, errors, 400)
      const languages = {
        ...row.languages,
        [input.code]: { texts: textsOf(input), isDraft: false, by: '', of: row.version + 1 },
      }
      return (await saveManual(row, row.version, { languages }))
        ? toDesk(row.id)
        : refuse('language', typed, { code: SOMEBODY }, 409)
    }
    case 'translate': {
      if (input.code === row.language)
        return refuse('translate', typed, { code: 'The manual is in this language already.' }, 400)
      const drafted = await draftLanguage(work, row, input.code, request.signal)
      if ('message' in drafted) return refuse('translate', typed, { code: drafted.message }, drafted.init)
      const languages = { ...row.languages, [input.code]: { ...drafted, of: row.version + 1 } }
      return (await saveManual(row, row.version, { languages }))
        ? toDesk(row.id)
        : refuse('translate', typed, { code: SOMEBODY }, 409)
    }
    case 'drop-language': {
      const { [input.code]: _, ...languages } = row.languages
      await saveManual(row, row.version, { languages })
      return toDesk(row.id)
    }
    case 'picture':
      return addPicture(work, input)
    case 'drop-picture':
      await changeManual(row.id, { pictures: row.pictures.filter(({ key }) => key !== input.key) })
      return toDesk(row.id)
    case 'enhance':
      await changeManual(row.id, { isEnhanced: true })
      return toDesk(row.id)
    case 'publish':
      return publish(work, network)
    case 'withdraw':
      await changeManual(row.id, { shownVersion: null })
      await recordAuditEvent(null, { actorId: member.id, act: 'manual.withdrawn', target: row.id })
      return toDesk(row.id)
    case 'share': {
      const refusal = toPublishingRefusal(await readPublisher(request), 'links')
      if (refusal) return refuse('share', typed, { term: refusal }, 403)
      await createShareLink({ kind: MANUAL_SHARE, thingId: row.id }, { userId: member.id, guestId: null }, input.term)
      return toDesk(row.id)
    }
    case 'revoke':
      await revokeShareLink(input.share, { userId: member.id, guestId: null })
      return toDesk(row.id)
    case 'delete':
      await changeOwnManual(row.id, member.id, { deletedAt: clock.now() })
      return redirect(to('manuals', null, { deleted: row.id }), 303)
  }
}

const SOMEBODY =
  'Somebody else, or another window of yours, saved this manual meanwhile. Nothing was overwritten: what you typed appears here, their text in the versions. Send it again to keep yours.'

async function addPicture({ row, member, files, typed }: Work, { key, alt }: Extract<ManualInputs, { do: 'picture' }>) {
  const [sent] = files['picture'] ?? []
  if (!sent) return refuse('picture', typed, { picture: 'Choose a picture first.' }, 400)
  if (!readFacts(row.texts).facts.parts.some((part) => part.key === key))
    return refuse('picture', typed, { key: `There is no part with the key “${key}”.` }, 400)
  if (row.pictures.length >= MOST_PICTURES)
    return refuse('picture', typed, { picture: `A manual has up to ${MOST_PICTURES} pictures.` }, 409)
  const kept = await saveBookPicture(member, sent.name, sent.content, sent.claimedType)
  if (!kept.isSaved) return refuse('picture', typed, { picture: kept.message }, kept.status)
  const pictures = [...row.pictures.filter((one) => one.key !== key), { key, file: kept.file.id, alt }]
  await changeManual(row.id, { pictures })
  return toDesk(row.id)
}

async function publish({ request, row, member, typed }: Work, network: string) {
  const refusal = toPublishingRefusal(await readPublisher(request), 'texts')
  if (refusal) return refuse('publish', typed, { publish: refusal }, 403)
  const { facts } = readFacts(row.texts)
  if (facts.tasks.length === 0 && facts.about === '' && facts.warnings.length === 0)
    return refuse(
      'publish',
      typed,
      { publish: 'There is nothing to read in it yet: write what the product is, a warning or a task.' },
      409,
    )
  const address = to('manual', { id: row.id })
  const text = [row.title, ...Object.values(row.texts)].join('\n').slice(0, 20_000)
  await store().tx(async () => {
    await changeManual(row.id, { shownVersion: row.version, publishedAt: clock.now() })
    await recordAuditEvent(null, {
      actorId: member.id,
      act: 'manual.published',
      target: row.id,
      detail: { version: row.version },
    })
  })
  await lookOver({
    text,
    author: { member, network },
    screen: 'manual',
    thing: { kind: MODERATED_MANUAL, thingId: row.id, authorId: member.id, text, address },
  })
  return redirectWithFlash(address, {
    title: `Version ${row.version} is published`,
    description: 'Everybody who has its address or QR code reads it.',
  })
}

/** Anybody may report, guests too. */
async function report(
  request: Request,
  network: string,
  id: string,
  { reason, words }: Extract<ManualInputs, { do: 'report' }>,
  typed: Typed,
) {
  const { row, title } = await requireReadableManual(request, id)
  const user = await findUser(request)
  const waitS = await spendReport(user?.id ?? network)
  if (waitS > 0) return refuse('report', typed, { reason: tooManyAtOnce('reports', waitS) }, overLimit(waitS))
  const address = to('manual', { id })
  await fileReport(
    { kind: MODERATED_MANUAL, thingId: id, authorId: row.userId, text: title, address },
    { userId: user?.id ?? null, reason, words },
  )
  return redirectWithFlash(address, {
    title: 'Thank you, it is reported',
    description: 'A person looks at it. Nobody learns who reported.',
  })
}
