import { toTable } from '#app/platform/table.ts'

/** What the keys do, for the list beside the decks. */
export const KEYS = [
  ['Q, U', 'play and pause, left and right deck'],
  ['W, I', 'back to the first beat'],
  ['E, O', 'keep a cue point here'],
  ['1–4, 7–0', 'go to cue point 1 to 4'],
  ['R, P', 'a loop of four beats, and out of it'],
  ['T, Y', 'take tempo and beat of the other deck'],
  ['A and S, J and K', 'slower and faster'],
  ['Z, X', 'cross-fader to the left, to the right'],
] as const

const STEP = 0.05
const LEFT = { play: 'q', start: 'w', cue: 'e', loop: 'r', sync: 't', slower: 'a', faster: 's' } as const
const RIGHT = { play: 'u', start: 'i', cue: 'o', loop: 'p', sync: 'y', slower: 'j', faster: 'k' } as const

/** What each key does: it presses the control of that name, so keys and buttons cannot differ. */
export function toKeyActs(box: HTMLElement | null, fade: (step: number) => void): Readonly<Record<string, () => void>> {
  const press = (side: string, act: string) => () =>
    box?.querySelector<HTMLButtonElement>(`[data-deck="${side}"] [data-act="${act}"]`)?.click()
  const ofSide = (side: string, keys: Readonly<Record<string, string>>) =>
    Object.entries(keys).map(([act, key]) => [key, press(side, act)] as const)
  return toTable<() => void>({
    ...Object.fromEntries([
      ...ofSide('left', LEFT),
      ...ofSide('right', RIGHT),
      ...['1', '2', '3', '4'].map((key, n) => [key, press('left', `cue-${n}`)] as const),
      ...['7', '8', '9', '0'].map((key, n) => [key, press('right', `cue-${n}`)] as const),
    ]),
    z: () => fade(-STEP),
    x: () => fade(STEP),
  })
}
