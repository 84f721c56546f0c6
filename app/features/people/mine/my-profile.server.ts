import { to } from '#app/catalogue/to.ts'
import type { Audience } from '#app/database/tables/together/profiles.ts'
import { lookOver } from '#app/kits/asking/moderation/moderation.server.ts'
import { requireSignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { isPlainLine, toPlainLine } from '#app/kits/members/identity/profile/display-name.ts'
import { listProfileParts } from '#app/kits/members/profile-parts/profile-parts.ts'
import { toPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { readForm } from '#app/platform/request/form.server.ts'
import { toTable } from '#app/platform/table.ts'
import { toCountryName } from '../finding/place-member.server.ts'
import { drawNess, toNessWords } from '../ness/ness-drawing.ts'
import { toValues, toWays } from '../ness/ness-words.ts'
import { countOwn } from '../offering/offerings.store.server.ts'
import { myProfileActs, type MyProfileAct } from '../people.inputs.ts'
import { VALUES_MAX } from '../people.limits.ts'
import { ownParts, toAudience, toReach } from '../profile/audience.ts'
import { readLanguages, toLanguageName } from '../profile/languages.ts'
import { readLinks, toLinkLines } from '../profile/profile-links.ts'
import { findProfile } from '../profile/profiles.store.server.ts'
import { explain } from '../score/score.server.ts'
import { refuse, refuseAll, spend, toRunner, type Acting } from '../visit.server.ts'
import { saveMine } from './save-mine.server.ts'

export const MY_PARTS = ['about', 'ness', 'seen', 'score'] as const
export type MyPart = (typeof MY_PARTS)[number]

const readPart = (request: Request): MyPart => {
  const asked = new URL(request.url).searchParams.get('part')
  return MY_PARTS.find((part) => part === asked) ?? 'about'
}

/** A member's own profile, with all that can be changed. */
export async function readMine(request: Request) {
  const { row } = await requireSignedIn(request)
  const profile = await findProfile(row.id)
  const part = readPart(request)
  const said = { values: profile?.values ?? [], ways: profile?.ways ?? [], interests: row.interests }
  const shapes = drawNess(said)
  const parts = [
    ...Object.entries(ownParts).map(([id, { label, usual }]) => ({ id, label, about: '', usual: usual as Audience })),
    ...listProfileParts().map(({ id, label, about, usual }) => ({ id, label, about, usual })),
  ]
  return {
    part,
    publisher: toPublisher(row),
    name: row.name,
    handle: row.handle,
    picture: row.profilePicture,
    interests: row.interests,
    country: row.country ? toCountryName(row.country) : '',
    isFindable: row.isFindable,
    isOpen: profile?.isOpen ?? false,
    reach: toReach(profile, row.isFindable),
    hasChosen: profile !== null,
    about: profile?.about ?? '',
    links: toLinkLines(profile?.links ?? []),
    languages: (profile?.languages ?? []).map(toLanguageName).join(', '),
    city: profile?.city ?? '',
    values: said.values,
    ways: said.ways,
    motto: profile?.motto ?? '',
    shapes: part === 'ness' ? shapes : [],
    nessWords: toNessWords(row.name, shapes),
    seen: parts.map(({ id, label, about, usual }) => ({
      ...{ id, label, about },
      audience: toAudience(profile, id, usual),
    })),
    offerings: await countOwn(row.id),
    score: part === 'score' ? await explain(row.id) : null,
  }
}
export type MineView = Awaited<ReturnType<typeof readMine>>

/** A form of one's own profile. */
export async function actOnMine(request: Request, network: string) {
  const signedIn = await requireSignedIn(request)
  const form = await readForm(request, myProfileActs)
  if (form.problem) return refuseAll(form.problem)
  const acting: Acting = { request, network, signedIn, typed: form.typed }
  const spent = await spend('write', acting)
  if (spent) return spent
  switch (form.input.do) {
    case 'about':
      return saveAbout(acting, form.input)
    case 'ness':
      return saveNess(acting, form.input)
    case 'seen':
      return saveSeen(acting, form.input)
  }
}

const onward = (part: MyPart, title: string) =>
  redirectWithFlash(to('my-profile', null, { part: part === 'about' ? null : part }), { title })

async function saveAbout(acting: Acting, input: Extract<MyProfileAct, { do: 'about' }>) {
  const [links, languages, city] = [readLinks(input.links), readLanguages(input.languages), toPlainLine(input.city)]
  const errors = {
    ...(links.problem !== null && { links: links.problem }),
    ...(languages.problem !== null && { languages: languages.problem }),
    ...(city !== '' && !isPlainLine(city) && { city: 'This holds signs that nobody can see. Please type it afresh.' }),
  }
  if (links.problem !== null || languages.problem !== null || Object.keys(errors).length > 0)
    return refuseAll({ errors, ...acting.typed })
  await saveMine(acting.signedIn.row, { about: input.about, links: links.links, languages: languages.codes, city })
  const text = [input.about, input.links, city].filter(Boolean).join('\n')
  if (text) void lookOver({ text, author: toRunner(acting), screen: 'profile' })
  return onward('about', 'Saved')
}

async function saveNess(acting: Acting, input: Extract<MyProfileAct, { do: 'ness' }>) {
  const [values, ways, motto] = [
    toValues(input.values),
    toWays(Object.values(input).filter((one) => typeof one === 'string')),
    toPlainLine(input.motto),
  ]
  if (values.length > VALUES_MAX)
    return refuse(acting.typed, 'values', `Choose at most ${VALUES_MAX}: these are ${values.length}.`)
  if (motto !== '' && !isPlainLine(motto))
    return refuse(acting.typed, 'motto', 'This holds signs that nobody can see. Please type it afresh.')
  await saveMine(acting.signedIn.row, { values, ways, motto })
  if (motto) void lookOver({ text: motto, author: toRunner(acting), screen: 'ness' })
  return onward('ness', 'Your ness is drawn anew')
}

const AUDIENCES: readonly string[] = ['all', 'members', 'nobody'] satisfies Audience[]

async function saveSeen(acting: Acting, input: Extract<MyProfileAct, { do: 'seen' }>) {
  const known = [...Object.keys(ownParts), ...listProfileParts().map(({ id }) => id)]
  const audiences: Record<string, Audience> = toTable({})
  for (const id of known) {
    const chosen = (input as Record<string, unknown>)[`seen-${id}`]
    if (typeof chosen === 'string' && AUDIENCES.includes(chosen)) audiences[id] = chosen as Audience
  }
  const { row } = acting.signedIn
  const kept = await findProfile(row.id)
  await saveMine(
    row,
    { reach: input.reach, isOpen: input.isOpen, audiences: { ...kept?.audiences, ...audiences } },
    input.isFindable,
  )
  return onward('seen', 'Saved: your profile is seen so from now on')
}
