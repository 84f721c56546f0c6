import { screens, type ScreenId } from '#app/catalogue/screens.ts'
import { aboutOf } from '#app/catalogue/abouts.ts'
import { fillPath } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import type { IntentId, Recognition } from '#app/kits/asking/intent/intent.ts'
import { recogniseIntent } from '#app/kits/asking/intent/recognise-intent.server.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import { toReply, type OfferedAction, type Reply } from './reply.ts'

const QUERY_MAX_CHARS = 500

/** What the panda says it will open, by what is wanted; the hub carries the words along and says what is not here yet. */
const wishes: Readonly<Partial<Record<IntentId, { label: string; about: string }>>> = {
  translate: { label: 'Translate', about: 'Opens the hub with your text' },
  detect: { label: 'Tell the language', about: 'Opens the hub with your text' },
  summarise: { label: 'Summarise', about: 'Opens the hub with your text' },
  polish: { label: 'Polish the writing', about: 'Opens the hub with your text' },
  email: { label: 'Write an email', about: 'Opens the hub with your words' },
  draw: { label: 'Make an image', about: 'Opens the hub with your words' },
  video: { label: 'Make a video', about: 'Opens the hub with your words' },
  speak: { label: 'Speak a text', about: 'Opens the hub with your text' },
  transcribe: { label: 'Write down speech', about: 'Opens the hub' },
  see: { label: 'Look at a picture', about: 'Opens the hub' },
  document: { label: 'Read a document', about: 'Opens the hub' },
  code: { label: 'Write code', about: 'Opens the hub with your words' },
}

/** Questions about how something is done here are help, not a wish to do it now. */
const ASKS_HOW =
  /^(?:how|what|where|why|who|when|which|is|are|does|do|did|will|would|should|can (?:i|you|we|guests|members|it)|could (?:i|we)|may i)\b/i

/** Certain: it is the answer; else a way on when nothing else is known. */
export type OfferedTool = { reply: Reply; isCertain: boolean }

/** The tool somebody wants, with their words in it. */
export async function offerTool(run: Run, text: string): Promise<OfferedTool | null> {
  const recognised = await recogniseIntent(text, run)
  const action = toAction(recognised, text)
  if (!action || recognised.confidence === 'unsure') return null
  const isCertain = recognised.confidence === 'certain' && !ASKS_HOW.test(text.trim())
  const message = `Gladly. ${action.label}: press below, your words go along.`
  return { reply: toReply('tool', message, { actions: [action] }), isCertain }
}

function toAction({ intent, slots }: Recognition, text: string): OfferedAction | null {
  const words = (slots.text || text).slice(0, QUERY_MAX_CHARS)
  switch (intent) {
    case 'open':
      return toScreen(slots.screen)
    case 'settings':
      return { label: 'Settings', about: aboutOf('settings'), href: to('settings', null, { part: slots.part }) }
    case 'search':
      return { label: 'Search here', about: aboutOf('search'), href: to('search', null, { q: words }) }
    case 'web':
      return { label: 'Search the web', about: aboutOf('web-search'), href: to('web-search', null, { q: words }) }
    case 'chat':
      return { label: 'Chat', about: aboutOf('chat'), href: to('chat', null, { q: words }) }
    case 'place':
      return { label: 'World', about: aboutOf('world'), href: to('world', null, { place: slots.places[0] ?? null }) }
    case 'compare':
      return {
        label: 'World',
        about: aboutOf('world'),
        href: to('world', null, { compare: slots.places.join(',') || null }),
      }
    case 'summon':
      return { label: 'Summon allies', about: aboutOf('summon'), href: to('summon') }
    default: {
      const wish = intent && wishes[intent]
      return wish ? { ...wish, href: to('universal-hub', null, { q: text.slice(0, QUERY_MAX_CHARS) }) } : null
    }
  }
}

function toScreen(id: string | null): OfferedAction | null {
  if (id === null || !Object.hasOwn(screens, id)) return null
  const { title, paths } = screens[id as ScreenId]
  return paths[0].includes(':') ? null : { label: title, about: aboutOf(id as ScreenId), href: fillPath(paths[0], {}) }
}
