import { data } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { recordAuditEvent } from '#app/kits/foundation/audit/audit.server.ts'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import { senderOf } from '#app/kits/foundation/mail/sender-of.server.ts'
import type { Refusal } from '#app/kits/members/identity/account/refusal.ts'
import { prove } from '#app/kits/members/identity/session/proof.server.ts'
import { requireSignedIn, type SignedIn } from '#app/kits/members/identity/session/session.server.ts'
import * as wallets from '#app/kits/members/wallets/wallets.store.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { readForm, type FormProblem, type Typed } from '#app/platform/request/form.server.ts'
import { overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { setupInputs } from '../wallet.inputs.ts'
import { checkText, type Checked } from './check-text.server.ts'
import {
  bringWallet,
  destroyWallet,
  makeWallet,
  showWords,
  signText,
  type Keeper,
  type Signed,
} from './custody.server.ts'
import { findTextProblem } from './signable.ts'

/** What a form of the page gets back; `words` and `signed` are in this one answer and nowhere else. */
export type SetupAnswer = {
  act: string
  problem: FormProblem | null
  words?: string[]
  signed?: Signed
  checked?: Checked
}

const HOUR_S = 3_600
const DAY_S = 86_400
const limits = {
  make: { spend: createKeptLimit('wallets-made', { points: 5, windowS: DAY_S }), things: 'wallets' },
  words: { spend: createKeptLimit('wallet-words', { points: 6, windowS: HOUR_S }), things: 'looks at the words' },
  sign: { spend: createKeptLimit('wallet-texts', { points: 60, windowS: HOUR_S }), things: 'texts' },
  check: { spend: createKeptLimit('wallet-checks', { points: 200, windowS: HOUR_S }), things: 'signatures' },
} as const
const SOMEBODY_ELSE =
  'Somebody else signed in with this browser meanwhile, so nothing was done. What you see now belongs to them.'

type Scene = { act: string; typed: Typed; keeper: Keeper; signedIn: SignedIn }
const NOTHING: Typed = { values: {}, lists: {} }

const answer = (act: string, more: Partial<SetupAnswer> = {}, init: ResponseInit = {}) =>
  data<SetupAnswer>({ act, problem: null, ...more }, init)
const wrong = (
  { act, typed: { values, lists } }: Pick<Scene, 'act' | 'typed'>,
  errors: Record<string, string>,
  init: ResponseInit,
) => answer(act, { problem: { values, lists, errors } }, init)
const refused = (scene: Scene, { status, message, errors, waitS }: Refusal) =>
  wrong(
    scene,
    Object.keys(errors).length > 0 ? errors : { form: message },
    waitS === undefined ? { status } : overLimit(waitS),
  )

/** A form of /wallet-setup. */
export async function actOnSetup(request: Request) {
  const signedIn = await requireSignedIn(request)
  const { row } = signedIn
  const form = await readForm(request, setupInputs)
  if (form.problem) return answer(form.problem.values['do'] ?? '', { problem: form.problem }, { status: 400 })
  const { input, typed } = form
  const scene: Scene = { act: input.do, typed, signedIn, keeper: { request, row, sender: senderOf(request) } }
  if (input.for !== undefined && input.for !== row.id)
    return wrong({ act: input.do, typed: NOTHING }, { form: SOMEBODY_ELSE }, { status: 409 })
  switch (input.do) {
    case 'make':
      return make(scene)
    case 'bring':
      return bring(scene, input.secretWords)
    case 'choose':
      return choose(scene, input.kind)
    case 'words':
      return proved(scene, input.currentPassword, () => words(scene))
    case 'destroy':
      return proved(scene, input.currentPassword, () => destroy(scene))
    case 'sign':
      return sign(scene, input.text, input.currentPassword)
    case 'check':
      return limited('check', scene, async () => {
        const checked = await checkText(input)
        return 'fault' in checked
          ? wrong(scene, { [checked.fault.field]: checked.fault.message }, { status: 400 })
          : answer('check', { checked, problem: { errors: {}, ...typed } })
      })
  }
}
type Outcome = Response | ReturnType<typeof answer>

async function limited(name: keyof typeof limits, scene: Scene, work: () => Promise<Outcome>): Promise<Outcome> {
  const { spend, things } = limits[name]
  const waitS = await spend(scene.keeper.row.id)
  return waitS > 0 ? wrong(scene, { form: tooManyAtOnce(things, waitS) }, overLimit(waitS)) : work()
}

/** Done only once it is certain who sits there; whoever has no such wallet is not asked for a password. */
async function proved(scene: Scene, password: string | undefined, work: () => Promise<Outcome>): Promise<Outcome> {
  const proof = await prove(scene.signedIn, password ?? '')
  return proof.isDone ? work() : refused(scene, proof)
}

const here = (part = '') => `${to('wallet-setup')}${part}`

const make = (scene: Scene) =>
  limited('make', scene, async () => {
    const isNew = await makeWallet(scene.keeper)
    return redirectWithFlash(
      here(isNew ? '#words' : ''),
      isNew
        ? { title: 'Your wallet is made', description: 'Write its backup words down before anything is sent there.' }
        : { title: 'You have one already', description: 'One wallet is kept for each member.' },
    )
  })

const bring = (scene: Scene, secretWords: string) =>
  limited('make', scene, async () => {
    const brought = await bringWallet(scene.keeper, secretWords)
    return brought.isDone
      ? redirectWithFlash(here(), { title: 'Your wallet is here', description: 'It counts now.' })
      : refused(scene, brought)
  })

async function choose(scene: Scene, kind: wallets.WalletKind): Promise<Outcome> {
  const { row, request } = scene.keeper
  const wallet = kind === 'none' ? null : await wallets.findWallet(row.id, kind)
  if (kind !== 'none' && !wallet) return wrong(scene, { kind: 'You have no such wallet yet.' }, { status: 409 })
  if (row.walletType !== kind) {
    await wallets.saveWalletType(row.id, kind)
    const target = wallet ? `wallet/${wallet.id}` : null
    await recordAuditEvent(request, { actorId: row.id, act: 'wallet.chosen', target, detail: { kind } })
  }
  const title = kind === 'none' ? 'No wallet counts now' : 'This wallet counts now'
  return redirectWithFlash(here(), { title, description: wallet?.address ?? 'Whatever you own here stays yours.' })
}

const words = (scene: Scene) =>
  limited('words', scene, async () => {
    const shown = await showWords(scene.keeper)
    return shown.isDone ? answer('words', { words: shown.words }) : refused(scene, shown)
  })

async function destroy(scene: Scene): Promise<Outcome> {
  const destroyed = await destroyWallet(scene.keeper)
  if (!destroyed.isDone) return refused(scene, destroyed)
  return redirectWithFlash(here(), {
    title: 'The key is destroyed',
    description: 'Nobody can sign with it here any more.',
  })
}

function sign(scene: Scene, text: string, password: string | undefined): Promise<Outcome> {
  const problem = findTextProblem(text)
  if (problem) return Promise.resolve(wrong(scene, { text: problem }, { status: 400 }))
  return proved(scene, password, () =>
    limited('sign', scene, async () => {
      const signed = await signText(scene.keeper, text)
      return signed.isDone
        ? answer('sign', { signed: signed.signed, problem: { errors: {}, ...scene.typed } })
        : refused(scene, signed)
    }),
  )
}
