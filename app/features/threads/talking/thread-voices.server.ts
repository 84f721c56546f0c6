import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { listSeats } from '#app/kits/asking/panel/panel.server.ts'
import { toDefaultSeats } from '#app/kits/asking/panel/default-panel.ts'
import { estimate } from '#app/kits/asking/consensus/estimate.server.ts'
import { toMoneyWords } from '#app/kits/asking/runs/money-words.ts'
import { toVoiceOption } from '#app/kits/asking/conversation/voice-options.server.ts'
import { listVoices, type Voice } from '#app/kits/asking/conversation/voices.server.ts'
import { toVoiceHandle } from './mentions.ts'

/** The key of the whole panel, whose answers are compared. */
export const PANEL = 'panel'

/** How the built-in engines are called. */
const BUILT_IN = 'built-in'

/** Whom a member can call in a thread, and what it is likely to cost them. */
export type Callable = {
  key: string
  handle: string
  label: string
  about: string
  /** Of the next answer, in a sentence; null: free. */
  price: string | null
  voice: Voice | null
}

/** Everybody who answers a member: the panel, then models, built-in engines and allies. The budget is the member's who asks. */
export async function listCallable(user: CurrentUser, talk: string): Promise<Callable[]> {
  const viewer = toViewer(user)
  const [voices, seats] = await Promise.all([listVoices(viewer), listSeats(viewer)])
  const chosen = toDefaultSeats(seats, viewer.plan, talk)
  const { usualMicros, longMicros } = await estimate(chosen, talk)
  const panel: Callable = {
    key: PANEL,
    handle: PANEL,
    label: 'The panel',
    about: `${chosen.length} engines answer at once, and their claims are compared.`,
    price: toPanelPrice(usualMicros, longMicros),
    voice: null,
  }
  const all = [
    panel,
    ...voices.map((voice): Callable => {
      const { key, label, about, estimate: price } = toVoiceOption(voice, talk)
      return {
        key,
        label,
        about,
        price,
        voice,
        handle: voice.handle ?? (voice.kind === 'built-in' ? BUILT_IN : toVoiceHandle(label)),
      }
    }),
  ]
  // One name calls one of them: the first.
  return all.filter(({ handle }, n) => all.findIndex((one) => one.handle === handle) === n)
}

function toPanelPrice(usual: number | null, long: number | null): string | null {
  if (usual === 0 && long === 0) return null
  if (usual === null || long === null) return 'What the panel costs is not known for all of its engines.'
  return `About ${toMoneyWords(usual)} for the panel, ${toMoneyWords(long)} when answers are long.`
}

/** The same as a page lists them. */
export const toCallOption = ({ key, handle, label, about, price }: Callable) => ({ key, handle, label, about, price })
export type CallOption = ReturnType<typeof toCallOption>
