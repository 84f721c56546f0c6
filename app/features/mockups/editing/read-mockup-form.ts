import { arrange, bounded, withGroups, type Arrangement } from '#app/engines/mockups/arrange.ts'
import { freePartId, partKinds, partWords, type Mockup, type Part, type PartKind } from '#app/engines/mockups/scene.ts'
import type { MockupInputOf } from './mockup.inputs.ts'

type Save = MockupInputOf<'save'>
const text = (value: unknown): string => (typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '')
const COPY_BY = 16

/** The parts of the screen as the table of the form has them: `part` names them in their order, `p1.x` … are theirs. */
export const readParts = (raw: Readonly<Record<string, unknown>>, ids: readonly string[]) =>
  ids.map((id) => ({
    id,
    kind: text(raw[`${id}.kind`]),
    x: text(raw[`${id}.x`]),
    y: text(raw[`${id}.y`]),
    width: text(raw[`${id}.width`]),
    height: text(raw[`${id}.height`]),
    words: text(raw[`${id}.words`]),
    leads: text(raw[`${id}.leads`]),
    group: text(raw[`${id}.group`]),
  }))

type Changed = { mockup: Mockup; why: string; screen: string } | { refusal: string }

/** A mock-up with one change of its build, why its version came to be, and the screen it is seen on. */
export function changeMockup(mockup: Mockup, input: Save): Changed {
  const { act, screen: at, kind } = input
  const [what = 'save', which = ''] = act.split(':')
  const onScreen = (change: (parts: Part[]) => Part[]) => withScreen(mockup, at, change)
  switch (what) {
    case 'add': {
      const found = partKinds.find((one) => one === kind)
      return found
        ? {
            mockup: onScreen((parts) => [...parts, newPart(mockup, found, parts)]),
            why: `${partWords[found].label} added`,
            screen: at,
          }
        : { refusal: 'Choose what is to be added.' }
    }
    case 'remove':
      return {
        mockup: onScreen((parts) => parts.filter(({ id }) => id !== which)),
        why: `${which} taken away`,
        screen: at,
      }
    case 'copy':
      return {
        mockup: onScreen((parts) =>
          parts.flatMap((part) => (part.id === which ? [part, copyOf(mockup, part)] : [part])),
        ),
        why: `${which} copied`,
        screen: at,
      }
    case 'front':
      return {
        mockup: onScreen((parts) => [
          ...parts.filter(({ id }) => id !== which),
          ...parts.filter(({ id }) => id === which),
        ]),
        why: `${which} put in front`,
        screen: at,
      }
    case 'arrange':
    case 'snap':
    case 'group':
    case 'ungroup':
    case 'remove-chosen':
      return changeChosen(mockup, input, what)
    case 'add-screen':
    case 'copy-screen':
    case 'remove-screen':
      return changeScreens(mockup, at, what)
    default:
      return { mockup, why: 'saved', screen: at }
  }
}

const withScreen = (mockup: Mockup, at: string, change: (parts: Part[]) => Part[]): Mockup => ({
  ...mockup,
  screens: mockup.screens.map((screen) => (screen.id === at ? { ...screen, parts: change(screen.parts) } : screen)),
})

/** What is done with all ticked parts, and those of their groups. */
function changeChosen(mockup: Mockup, { screen: at, chosen, how }: Save, what: string): Changed {
  const ids = withGroups(mockup.screens.find(({ id }) => id === at)?.parts ?? [], new Set(chosen))
  const onScreen = (change: (parts: Part[]) => Part[]) => withScreen(mockup, at, change)
  const nothing = 'Tick the parts this is about first.'
  switch (what) {
    case 'arrange':
      if (ids.size < 2 || !how) return { refusal: 'Tick two parts at least.' }
      return { mockup: onScreen((parts) => arrangeSome(parts, ids, how)), why: 'arranged', screen: at }
    case 'snap':
      return {
        mockup: onScreen((parts) => parts.map((part) => bounded(part, true))),
        why: 'put on the grid',
        screen: at,
      }
    case 'group':
      if (chosen.length < 2) return { refusal: 'Tick two parts at least.' }
      return {
        mockup: onScreen((parts) => parts.map((part) => (ids.has(part.id) ? { ...part, group: chosen[0]! } : part))),
        why: 'grouped',
        screen: at,
      }
    case 'ungroup':
      if (ids.size === 0) return { refusal: nothing }
      return {
        mockup: onScreen((parts) => parts.map((part) => (ids.has(part.id) ? { ...part, group: '' } : part))),
        why: 'ungrouped',
        screen: at,
      }
    case 'remove-chosen':
      if (ids.size === 0) return { refusal: nothing }
      return {
        mockup: onScreen((parts) => parts.filter(({ id }) => !ids.has(id))),
        why: 'parts taken away',
        screen: at,
      }
    default:
      return { mockup, why: 'saved', screen: at }
  }
}

/** A screen more, a copy of one, or one less. */
function changeScreens(mockup: Mockup, at: string, what: string): Changed {
  switch (what) {
    case 'add-screen': {
      const id = freeScreenId(mockup)
      return {
        mockup: {
          ...mockup,
          screens: [...mockup.screens, { id, name: `Screen ${mockup.screens.length + 1}`, parts: [] }],
        },
        why: 'screen added',
        screen: id,
      }
    }
    case 'copy-screen': {
      const source = mockup.screens.find(({ id }) => id === at)
      if (!source) return { refusal: 'This screen is not there any more.' }
      const id = freeScreenId(mockup)
      const first = Number(freePartId(mockup).slice(1))
      const parts = source.parts.map((part, n) => ({ ...part, id: `p${first + n}`, group: '' }))
      return {
        mockup: { ...mockup, screens: [...mockup.screens, { id, name: `${source.name} 2`.slice(0, 60), parts }] },
        why: 'screen copied',
        screen: id,
      }
    }
    case 'remove-screen': {
      const screens = mockup.screens
        .filter(({ id }) => id !== at)
        .map((screen) => ({
          ...screen,
          parts: screen.parts.map((part) => (part.leads === at ? { ...part, leads: '' } : part)),
        }))
      return screens.length === 0
        ? { refusal: 'The last screen stays.' }
        : { mockup: { ...mockup, screens }, why: 'screen taken away', screen: screens[0]!.id }
    }
    default:
      return { mockup, why: 'saved', screen: at }
  }
}

function arrangeSome(parts: readonly Part[], ids: ReadonlySet<string>, how: Arrangement): Part[] {
  const arranged = new Map(
    arrange(
      parts.filter(({ id }) => ids.has(id)),
      how,
    ).map((part) => [part.id, bounded(part)]),
  )
  return parts.map((part) => arranged.get(part.id) ?? part)
}

/** Below what is there, at the left margin. */
function newPart(mockup: Mockup, kind: PartKind, parts: readonly Part[]): Part {
  const { words, width, height } = partWords[kind]
  const y = Math.max(24, ...parts.map((part) => part.y + part.height + 16))
  return bounded({ id: freePartId(mockup), kind, x: 24, y, width, height, words, leads: '', group: '' })
}

const copyOf = (mockup: Mockup, part: Part): Part =>
  bounded({ ...part, id: freePartId(mockup), x: part.x + COPY_BY, y: part.y + COPY_BY, group: '' })

function freeScreenId({ screens }: Mockup): string {
  const numbers = screens.map(({ id }) => Number(id.slice(1))).filter(Number.isSafeInteger)
  return `v${Math.max(0, ...numbers) + 1}`
}
