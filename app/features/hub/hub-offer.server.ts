import { isScreenId, type ScreenId } from '#app/catalogue/screens.ts'
import { getScreen } from '#app/catalogue/screens.ts'
import { fillPath, toQuery } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import { findWishedScreen } from '#app/catalogue/wishes.ts'
import { isBuilt } from '#app/kits/foundation/content/built-screens.server.ts'
import { listEngines } from '#app/kits/asking/engines/registry.server.ts'
import type { Viewer } from '#app/kits/asking/engines/viewer.ts'
import type { IntentId, Slots } from '#app/kits/asking/intent/intent.ts'
import { fitsAddress } from '#app/platform/address-room.ts'
import type { PortName } from '#app/providers/ports.ts'
import { CARRIED_MAX_CHARS, toTool, type HubTool } from './hub-tools.ts'

/** Where a wish leads: a screen with the text in it, a tool of the hub, and what exists while a screen waits. */
export type Offer = {
  intent: IntentId
  /** Null when the screen is not open yet, or there is nothing to go to. */
  go: { href: string; label: string } | null
  /** A screen that still waits, by its title. */
  missing: { title: string; href: string } | null
  /** What does a part of it meanwhile. */
  exists: { href: string; say: string } | null
  tool: { name: HubTool; engine: string; about: string; isFree: boolean } | null
  slots: Slots
  /** The text was too long to go along in an address. */
  isTooLong: boolean
}

type Target = { screen: ScreenId; query?: Record<string, string | null>; label: string }

/** What can be done about a wish on this server now. */
export async function toOffer(intent: IntentId, slots: Slots, wish: string, viewer: Viewer): Promise<Offer> {
  const target = toTarget(intent, slots, wish)
  const tool = toTool(intent)
  const [offered, exists] = await Promise.all([
    tool ? offerTool(tool, viewer) : null,
    toMeanwhile(intent, wish, viewer),
  ])
  const isOpen = target !== null && isBuilt(target.screen)
  const href = target ? hrefOf(target) : ''
  return {
    intent,
    slots,
    go: target && isOpen ? { href, label: target.label } : null,
    missing:
      target && !isOpen ? { title: getScreen(target.screen).title, href: hrefOf({ ...target, query: {} }) } : null,
    exists: isOpen ? null : exists,
    tool: offered,
    isTooLong: carry(wish) === null,
  }
}

const hrefOf = ({ screen, query = {} }: Target) => fillPath(getScreen(screen).paths[0], {}) + toQuery(query)

/** A text as far as an address carries it. */
const carry = (text: string) => (text.length > CARRIED_MAX_CHARS || !fitsAddress(text) ? null : text)

function toTarget(intent: IntentId, slots: Slots, wish: string): Target | null {
  const about = carry(slots.text || wish)
  const { places, screen, part } = slots
  switch (intent) {
    case 'place':
      return places.length > 1
        ? { screen: 'world', query: { compare: places.join(',') }, label: `Compare ${places.join(' and ')}` }
        : { screen: 'world', query: { place: places[0] ?? about }, label: 'Look at the map' }
    case 'settings':
      return { screen: 'settings', query: { part }, label: 'Go to the settings' }
    case 'open':
      return screen && isScreenId(screen)
        ? { screen, label: `Open ${getScreen(screen).title}` }
        : { screen: 'search', query: { q: about }, label: 'Look for the screen' }
  }
  const found = findWishedScreen(intent)
  if (!found) return null
  const { label, words } = found.wish
  const said = words?.of === 'all' ? carry(wish) : about
  return { screen: found.screen, label, ...(words && { query: { [words.as]: said } }) }
}

const tryPorts: Partial<Record<IntentId, { port: PortName; say: string }>> = {
  video: { port: 'film', say: 'Make a short film of one picture with an engine of this server' },
  transcribe: { port: 'transcribe', say: 'Write down a recording with an engine of this server' },
  see: { port: 'see', say: 'Have a picture described by an engine of this server' },
}

/** What already does a part of what a waiting screen will do. */
async function toMeanwhile(intent: IntentId, wish: string, viewer: Viewer): Promise<Offer['exists']> {
  const tried = tryPorts[intent]
  if (tried) {
    const [first] = await listEngines(viewer, tried.port)
    return first
      ? {
          href: to('models', null, { try: first.engine.id, do: tried.port }),
          say: `${tried.say}: ${first.engine.label}`,
        }
      : null
  }
  if (intent === 'code' || intent === 'email') {
    const [writer] = await listEngines(viewer, 'write')
    return writer ? { href: to('chat', null, { q: carry(wish) }), say: 'Ask for it in the chat' } : null
  }
  if (intent === 'document')
    return {
      href: to('consensus', null, { question: carry(wish) }),
      say: 'Ask about its words: paste the part that matters into a question',
    }
  return null
}

const ports: Readonly<Record<HubTool, PortName>> = {
  translate: 'translate',
  summarise: 'summarise',
  polish: 'polish',
  detect: 'detect',
  calculate: 'answer',
  draw: 'draw',
  speak: 'speak',
  email: 'write',
}
const portOf = (tool: HubTool): PortName => ports[tool]

/** The engine that would do it first; null when this server has none for it. */
async function offerTool(name: HubTool, viewer: Viewer): Promise<Offer['tool']> {
  const engines = await listEngines(viewer, portOf(name))
  const first = name === 'calculate' ? engines.find(({ engine }) => engine.id === CALCULATOR) : engines[0]
  if (!first) return null
  const { price, engine } = first
  const isFree = price !== null && price.inputMicros === 0 && price.outputMicros === 0
  return { name, engine: engine.label, about: engine.about, isFree }
}

export const CALCULATOR = 'embedded:calculator'
