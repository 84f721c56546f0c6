import { findFileProblem } from '#app/ui/files/file-check.ts'
import { store } from '#app/database/store.server.ts'
import { NAME_TAKEN } from '../account/accounts.server.ts'
import { tellMemberChange } from '../account/member-changes.server.ts'
import { refuse, type Refusal } from '../account/refusal.ts'
import { isCountry } from './countries.server.ts'
import { findDisplayNameProblem, toPlainLine } from './display-name.ts'
import { findHandleProblem, toHandle } from './handle.ts'
import { findInterestsProblem, suggestedInterests, toInterests } from './interests.ts'
import { toProfilePicture } from './picture.server.ts'
import { removePicture, savePicture } from './profile-picture.server.ts'
import type { ProfileInput } from './profile.inputs.ts'
import { PICTURE_KINDS, PICTURE_MAX_BYTES } from './profile.limits.ts'
import { findUsernameProblem, toUsernameKey } from '../account/username.ts'
import { findNamesake, findUserById, saveUser, type UserRow } from '../account/users.store.server.ts'

type Done = { isDone: true }

/** What the profile's form shows of a member; own interests stand apart from the suggested ones. */
export function toProfileView(row: UserRow) {
  const { name, username, handle, country, profilePicture, isFindable, isOnMap } = row
  const isSuggested = (word: string) => suggestedInterests.includes(word)
  return {
    name,
    username,
    handle,
    country: country ?? '',
    interests: row.interests.filter(isSuggested),
    ownInterests: row.interests.filter((word) => !isSuggested(word)).join(', '),
    profilePicture,
    isFindable,
    isOnMap,
  }
}
export type ProfileView = ReturnType<typeof toProfileView>

/** Saves who a member is: all of it, or nothing and a sentence beside each field that does not do. */
export async function saveProfile(row: UserRow, input: ProfileInput): Promise<Done | Refusal> {
  const { username } = input
  const [name, handle] = [toPlainLine(input.name), toHandle(input.handle)]
  const interests = toInterests(input.interest, input.ownInterests)
  const problems = {
    name: findDisplayNameProblem(name),
    username: findUsernameProblem(username),
    handle: findHandleProblem(handle),
    country: input.country === '' || isCountry(input.country) ? null : 'Please choose a country from the list.',
    interest: findInterestsProblem(interests),
  }
  const errors = Object.fromEntries(Object.entries(problems).flatMap(([field, say]) => (say ? [[field, say]] : [])))
  const read = await readSentPicture(input.picture)
  if (read?.problem) errors.picture = read.problem
  const [message] = Object.values(errors)
  if (message) return { isDone: false, status: read?.status ?? 400, message, errors }

  const sent = read?.picture ? await savePicture(read.picture) : null
  const names = { name, username, usernameKey: toUsernameKey(username), handle }
  const { isFindable, isOnMap } = input
  const changes = {
    ...names,
    interests,
    isFindable,
    isOnMap,
    country: input.country || null,
    ...(sent && { profilePicture: sent }),
  }
  const saved = await saveIfFree(row.id, changes).catch(async (error: unknown) => {
    await removePicture(sent)
    throw error
  })
  if (!saved.isDone) await removePicture(sent)
  else if (sent) await removePicture(saved.picture)
  return saved.isDone ? { isDone: true } : saved
}

type Names = { usernameKey: string; handle: string }

/** Writes names only while nobody else goes by them; gives the picture that stood there before. */
function saveIfFree(id: string, changes: Parameters<typeof saveUser>[1] & Names) {
  return store().tx(async (): Promise<(Done & { picture: string | null }) | Refusal> => {
    if (await findNamesake(changes.usernameKey, id)) return refuse(409, NAME_TAKEN, 'username')
    if (await findNamesake(changes.handle, id)) return refuse(409, HANDLE_TAKEN, 'handle')
    const picture = (await findUserById(id))?.profilePicture ?? null
    await saveUser(id, changes)
    await tellMemberChange(id)
    return { isDone: true, picture }
  })
}

const HANDLE_TAKEN = 'This handle is taken. Please choose another.'

/** Takes the picture away, first from the profile, then from the disk. */
export async function removeProfilePicture(id: string): Promise<void> {
  const picture = await store().tx(async () => {
    const before = (await findUserById(id))?.profilePicture ?? null
    await saveUser(id, { profilePicture: null })
    return before
  })
  await removePicture(picture)
}

async function readSentPicture(file: File | undefined) {
  if (!file) return null
  const problem = findFileProblem(file, { maxBytes: PICTURE_MAX_BYTES }, PICTURE_KINDS.words)
  if (problem) return { status: file.size > 0 ? (413 as const) : undefined, picture: null, problem }
  return { status: undefined, ...(await toProfilePicture(new Uint8Array(await file.arrayBuffer()))) }
}
