import { redirect } from '@remix-run/node'
import { z } from 'zod'
import { to } from '#app/catalogue/to.ts'
import { toFlashCookie } from '#app/kits/pages/flash/flash.server.ts'
import { refuse } from '#app/kits/members/identity/account/refusal.ts'
import {
  endAllDevices,
  endDevice,
  endOtherDevices,
  listDevices,
} from '#app/kits/members/identity/session/devices.server.ts'
import { toAgoWords } from '#app/kits/members/identity/account/moment-words.ts'
import { endSession, NOT_RECORDED } from '#app/kits/members/identity/session/session.server.ts'
import { clock } from '#app/platform/clock.ts'
import { actOn, done, refused, type Outcome, type SettingsForms, type Visit } from '../../settings-forms.server.ts'

async function read({ signedIn }: Visit) {
  const now = clock.now()
  const toMoment = (at: Date) => ({ at: at.toISOString(), words: toAgoWords(at, now) })
  const devices = await listDevices(signedIn)
  return devices.map(({ beganAt, usedAt, ...device }) => ({
    ...device,
    began: toMoment(beganAt),
    used: toMoment(usedAt),
  }))
}
export type DevicesView = Awaited<ReturnType<typeof read>>

const GONE = 'This device is signed out already.'
const endInputs = z.object({ device: z.string(GONE).max(100, GONE) })

const end = (visit: Visit): Promise<Outcome> =>
  actOn(visit, 'devices.end', endInputs, async (input, typed) => {
    const ended = await endDevice(visit.signedIn, input.device)
    if (!ended) return refused('devices.end', refuse(404, GONE), typed)
    if (ended.isHere) return goHome(visit.request, 'You are signed out.', ended.isRecorded)
    return done('devices', 'Signed out', `${ended.device} needs to sign in again.${toNote(ended.isRecorded)}`)
  })

async function endOthers({ signedIn }: Visit): Promise<Outcome> {
  const isRecorded = await endOtherDevices(signedIn)
  const words = `Only this device is still signed in.${toNote(isRecorded)}`
  return done('devices', 'Signed out everywhere else', words)
}

async function endAll({ request, signedIn }: Visit): Promise<Outcome> {
  return goHome(request, 'You are signed out everywhere.', await endAllDevices(signedIn))
}

const toNote = (isRecorded: boolean) => (isRecorded ? '' : ` ${NOT_RECORDED}`)

async function goHome(request: Request, title: string, isRecorded: boolean): Promise<Response> {
  const headers = new Headers({ 'Clear-Site-Data': '"cache", "storage"' })
  headers.append('Set-Cookie', (await endSession(request)).cookie)
  headers.append('Set-Cookie', await toFlashCookie({ title, ...(!isRecorded && { description: NOT_RECORDED }) }))
  return redirect(to('home'), { status: 303, headers })
}

export const devicesForms = { read, acts: { end, endOthers, endAll } } satisfies SettingsForms<DevicesView>
