import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { badRequest } from '#app/platform/request/problem.ts'
import { returnPath } from '#app/platform/request/return-path.ts'
import { profileForms } from './cards/preferences/profile.server.ts'
import { removePictureAct, saveProfileAct } from './profile-acts.server.ts'
import type { Outcome } from './settings-forms.server.ts'
import { readAct, visitOf, whoIs } from './settings-visit.server.ts'

/** Where the page leads on to: where somebody came from, else home. */
const onwardsOf = (request: Request) => returnPath(new URL(request.url).searchParams.get('return_url'))

export async function readIdentity(request: Request, network: string) {
  const visit = await visitOf(request, network)
  return { view: await profileForms.read(visit), who: whoIs(visit.signedIn), onwards: onwardsOf(request) }
}

/** Saves the profile and goes on, or removes the picture and stays. */
export async function actOnIdentity(request: Request, network: string): Promise<Outcome> {
  const visit = await visitOf(request, network)
  const { act, refusal } = await readAct(visit)
  if (refusal) return refusal
  const { pathname, search } = new URL(request.url)
  if (act === 'profile.save') {
    return saveProfileAct(visit, (title) => redirectWithFlash(onwardsOf(request), { title, description: WELCOME }))
  }
  if (act === 'profile.removePicture') {
    return removePictureAct(visit, (title) => redirectWithFlash(pathname + search, { title }))
  }
  throw badRequest('This form is not one of this page. Please open it again.')
}

const WELCOME = 'You can change all of it in the settings.'
