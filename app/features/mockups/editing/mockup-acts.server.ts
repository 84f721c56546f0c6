import { data, redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { mockupFromWords, nameMockup } from '#app/engines/mockups/from-words.ts'
import type { Mockup } from '#app/engines/mockups/scene.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { actOnKept } from '#app/kits/members/kept/kept-acts.server.ts'
import { TITLE_MAX_CHARS } from '#app/kits/members/kept/kept.limits.ts'
import { readPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { toPublishingRefusal } from '#app/kits/members/publishing/publisher.ts'
import { createShareLink, revokeShareLink } from '#app/kits/members/share-links/share-links.server.ts'
import { leadToMade } from '#app/kits/members/visitor/lead-to-made.server.ts'
import { requireVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import { readForm, type FormProblem, type Typed } from '#app/platform/request/form.server.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { isStorable } from '#app/platform/values/storable.ts'
import {
  keepVersion,
  makeMockup,
  mockupOfVersion,
  mockupsKeeping,
  requireMockup,
  SHARE_KIND,
  type NewMockup,
} from '../keeping/mockups-keeping.server.ts'
import { refuse } from '#app/platform/request/refuse-field.server.ts'
import { countMockups } from '../keeping/mockups.store.server.ts'
import { MOST_MOCKUPS } from '../mockups.limits.ts'
import { mockupInput, mockupInputs, NO_MOCKUP, type MockupInputOf } from './mockup.inputs.ts'
import { changeMockup, readParts } from './read-mockup-form.ts'

const spendNew = createRateLimit('mockup-new', { points: 30, windowS: 60 })
const MOVED_ON = 'It was changed in another window meanwhile. Load the page to see how it stands now.'

/** A form of the mockup lab. */
export async function actOnMockups(request: Request, network: string) {
  const form = await readForm(request, mockupInputs)
  if (form.problem) return data<{ problem: FormProblem }>({ problem: form.problem }, 400)
  const { input, typed } = form
  switch (input.do) {
    case 'begin': {
      const { mockup } = mockupFromWords(input.words, input.device || null)
      const title = nameMockup(input.words, mockup).slice(0, TITLE_MAX_CHARS).toWellFormed()
      return make(request, network, { title, words: input.words, mockup, why: 'drawn up from words' }, typed)
    }
    case 'empty':
      return make(request, network, { title: 'My mock-up', words: '', mockup: NO_MOCKUP, why: 'begun' }, typed)
    case 'save':
      return save(request, input, typed)
    case 'restore':
      return restore(request, input)
    case 'share':
      return share(request, input, typed)
    case 'revoke': {
      const { owner } = await requireMockup(request, input.mockup)
      await revokeShareLink(input.share, owner)
      return redirect(to('mockup-lab', null, { mockup: input.mockup, part: 'share' }), 303)
    }
    default:
      return actOnKept(request, mockupsKeeping, input)
  }
}

async function make(request: Request, network: string, made: NewMockup, typed: Typed) {
  const waitS = await spendNew(network)
  if (waitS > 0) return refuse(typed, 'words', tooManyAtOnce('mock-ups', waitS), overLimit(waitS))
  const { owner, cookie } = await requireVisitor(request, await findUser(request))
  if ((await countMockups(owner, '')) >= MOST_MOCKUPS)
    return refuse(typed, 'words', `You keep ${MOST_MOCKUPS} mock-ups already. Delete some first.`, 409)
  const id = await makeMockup(owner, made)
  return leadToMade({ owner, cookie }, id, (key) => to('mockup-lab', null, { mockup: id, key }))
}

async function save(request: Request, input: MockupInputOf<'save'>, typed: Typed) {
  const { row, key } = await requireMockup(request, input.mockup)
  if (row.version !== input.version) return refuse(typed, 'form', MOVED_ON, 409)
  const before = await mockupOfVersion(row.id, row.version)
  const sent = {
    ...{ device: input.device, kit: input.kit, isSketch: input.look === 'sketch' },
    screens: before.screens.map((screen) =>
      screen.id === input.screen ? { ...screen, name: input.name, parts: readParts(input, input.part) } : screen,
    ),
  }
  const read = mockupInput.safeParse(sent)
  if (!read.success) return refuse(typed, 'form', toWords(read.error.issues[0]!, sent), 400)
  if (!isStorable(read.data)) return refuse(typed, 'form', 'The words hold characters that cannot be stored.', 400)
  const changed = changeMockup(read.data, input)
  if ('refusal' in changed) return refuse(typed, 'form', changed.refusal, 400)
  const checked = mockupInput.safeParse(changed.mockup)
  if (!checked.success) return refuse(typed, 'form', checked.error.issues[0]!.message, 400)
  if (JSON.stringify(checked.data) !== JSON.stringify(before) && !(await keepVersion(row, checked.data, changed.why)))
    return refuse(typed, 'form', MOVED_ON, 409)
  return redirect(to('mockup-lab', null, { mockup: row.id, screen: changed.screen, key }), 303)
}

type Sent = { screens: readonly { parts: readonly object[] }[] }
/** The sentence with the part it is about. */
function toWords({ path, message }: { path: readonly PropertyKey[]; message: string }, { screens }: Sent): string {
  const [, screen, , at] = path
  const part = screens[Number(screen)]?.parts[Number(at)] as { id?: string } | undefined
  return part?.id ? `${part.id}: ${message}` : message
}

async function restore(request: Request, { mockup: id, version }: MockupInputOf<'restore'>) {
  const { row, key } = await requireMockup(request, id)
  const old: Mockup = await mockupOfVersion(id, version)
  if (version !== row.version) await keepVersion(row, old, `version ${version} brought back`)
  return redirect(to('mockup-lab', null, { mockup: id, part: 'versions', key }), 303)
}

async function share(request: Request, { mockup, term }: MockupInputOf<'share'>, typed: Typed) {
  const { owner } = await requireMockup(request, mockup)
  const refusal = toPublishingRefusal(await readPublisher(request), 'links')
  if (refusal) return refuse(typed, 'term', refusal, 403)
  await createShareLink({ kind: SHARE_KIND, thingId: mockup }, owner, term)
  return redirect(to('mockup-lab', null, { mockup, part: 'share' }), 303)
}
