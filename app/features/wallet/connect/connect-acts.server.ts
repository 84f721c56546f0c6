import { data, redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { store } from '#app/database/store.server.ts'
import { readAddress } from '#app/engines/ethereum/address.server.ts'
import { recordAuditEvent } from '#app/kits/foundation/audit/audit.server.ts'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import { senderOf } from '#app/kits/foundation/mail/sender-of.server.ts'
import * as wallets from '#app/kits/members/wallets/wallets.store.server.ts'
import { brandOrigin } from '#app/kits/pages/brand/request-brand.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import type { QrDrawing } from '#app/kits/pages/qr-code/qr-code.tsx'
import { toQrDrawing } from '#app/kits/pages/qr-code/qr-drawing.server.ts'
import { readForm, type FormProblem, type Typed } from '#app/platform/request/form.server.ts'
import { overLimit, tooManyAtOnce, tooManyTries } from '#app/platform/request/rate-limit.server.ts'
import { ADDRESS_FAULTS } from '../address-faults.ts'
import { connectInputs } from '../wallet.inputs.ts'
import { isLoopback, toAppHref } from './app-link.ts'
import { whoAsks, type Asker } from './asker.server.ts'
import { askToSign, makePhoneLink } from './asking.server.ts'
import { prove } from './prove.server.ts'

/** What a form of the page gets back: the link for a phone, or on the phone what is connected now. */
export type ConnectAnswer = {
  act: string
  problem: FormProblem | null
  phone?: { address: string; qr: QrDrawing; isOnThisMachine: boolean; appHref: string | null }
  connected?: { address: string; handle: string }
}

const QUARTER_S = 900
const HOUR_S = 3_600
const asks = createKeptLimit('wallet-asks', { points: 30, windowS: HOUR_S })
const tries = createKeptLimit('wallet-proofs', { points: 20, windowS: QUARTER_S })
const links = createKeptLimit('wallet-links', { points: 20, windowS: HOUR_S })
const SOMEBODY_ELSE =
  'Somebody else signed in with this browser meanwhile, so nothing was done. What you see now belongs to them.'

type Scene = { request: Request; asker: Asker; typed: Typed; act: string }

const answer = (act: string, more: Partial<ConnectAnswer> = {}, init: ResponseInit = {}) =>
  data<ConnectAnswer>({ act, problem: null, ...more }, init)
const wrong = (
  { act, typed: { values, lists } }: Pick<Scene, 'act' | 'typed'>,
  field: string,
  message: string,
  init: ResponseInit,
) => answer(act, { problem: { values, lists, errors: { [field]: message } } }, init)

/** A form of the pages that connect a wallet, on the machine where somebody is signed in or on their phone. */
export async function actOnConnect(request: Request) {
  const asker = await whoAsks(request)
  const form = await readForm(request, connectInputs)
  if (form.problem) return answer(form.problem.values['do'] ?? '', { problem: form.problem }, { status: 400 })
  const { input, typed } = form
  const scene: Scene = { request, asker, typed, act: input.do }
  if (input.for !== undefined && input.for !== asker.row.id)
    return wrong({ act: input.do, typed: { values: {}, lists: {} } }, 'form', SOMEBODY_ELSE, { status: 409 })
  switch (input.do) {
    case 'ask':
      return ask(scene, input.address)
    case 'prove':
      return take(scene, input)
    case 'phone':
      return phone(scene)
    case 'disconnect':
      return disconnect(scene)
  }
}

/** The same page with a message that waits, on a phone with its link. */
function toSigning({ request, asker }: Scene, nonce: string): string {
  const { pathname, searchParams } = new URL(request.url)
  const link = asker.linkHash ? searchParams.get('link') : null
  return `${pathname}?${new URLSearchParams({ ...(link && { link }), signing: nonce }).toString()}`
}

async function ask(scene: Scene, said: string) {
  const read = await readAddress(said)
  if ('fault' in read) return wrong(scene, 'address', ADDRESS_FAULTS[read.fault], { status: 400 })
  const waitS = await asks(scene.asker.row.id)
  if (waitS > 0) return wrong(scene, 'address', tooManyAtOnce('messages', waitS), overLimit(waitS))
  const nonce = await askToSign(scene.asker, read.address, brandOrigin(scene.request))
  return redirect(`${toSigning(scene, nonce)}#sign`, 303)
}

async function take(scene: Scene, said: { nonce: string; message?: string | undefined; signature: string }) {
  const { request, asker } = scene
  const waitS = await tries(asker.row.id)
  if (waitS > 0) return wrong(scene, 'signature', tooManyTries(waitS), overLimit(waitS))
  const where = { request, origin: brandOrigin(request), sender: senderOf(request) }
  const { nonce, message, signature } = said
  const proved = await prove(asker, { nonce, message, signature }, where)
  if (!proved.isDone) {
    const [field = 'signature'] = Object.keys(proved.errors)
    return wrong(scene, field, proved.message, { status: proved.status })
  }
  await tries.refund(asker.row.id)
  if (asker.linkHash) return answer('prove', { connected: { address: proved.address, handle: asker.row.handle } })
  return redirectWithFlash(to('wallet-setup'), { title: 'Your wallet is connected', description: proved.address })
}

async function phone(scene: Scene) {
  const { asker, request } = scene
  if (asker.linkHash) return wrong(scene, 'form', 'Make a link where you are signed in.', { status: 409 })
  const waitS = await links(asker.row.id)
  if (waitS > 0) return wrong(scene, 'form', tooManyAtOnce('links', waitS), overLimit(waitS))
  const origin = brandOrigin(request)
  const address = `${origin}/wallet-connect-mobile?${new URLSearchParams({ link: await makePhoneLink(asker.row.id) }).toString()}`
  const isOnThisMachine = isLoopback(origin)
  return answer('phone', { phone: { address, qr: toQrDrawing(address), isOnThisMachine, appHref: toAppHref(address) } })
}

async function disconnect(scene: Scene) {
  const { asker, request } = scene
  if (asker.linkHash) return wrong(scene, 'form', 'Disconnect it where you are signed in.', { status: 409 })
  const wallet = await wallets.findWallet(asker.row.id, 'connected')
  await store().tx(async () => {
    if (!wallet || !(await wallets.removeWallet(asker.row.id, 'connected'))) return
    if (asker.row.walletType === 'connected') await wallets.saveWalletType(asker.row.id, 'none')
    await recordAuditEvent(request, {
      actorId: asker.row.id,
      act: 'wallet.disconnected',
      target: `wallet/${wallet.id}`,
    })
  })
  return redirectWithFlash(to('wallet-setup'), {
    title: 'Disconnected',
    description: 'The address is free again. Whatever you own here stays yours.',
  })
}
