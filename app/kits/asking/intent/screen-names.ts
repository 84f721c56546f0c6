import { getScreen, screenIds, type ScreenId } from '#app/catalogue/screens.ts'
import { toTable } from '#app/platform/table.ts'
import { toPlain } from './wording.ts'

const AROUND =
  /^(?:(?:the|my|your|a|an|our|to|me|of|die|den|das|la|le|el|il|los|les|i|mein\w*|mon|ma|mi|mio|mia) )+|(?: (?:page|screen|tool|section|area|seite|please|bitte|here|now))+$/g

/** What people call screens besides their titles. */
const NICKNAMES: Readonly<Record<string, ScreenId>> = toTable({
  'home page': 'home',
  'start': 'home',
  'images': 'image-studio',
  'voice': 'voice-tools',
  'video': 'video-studio',
  'videos': 'video-studio',
  'pricing': 'plans',
  'prices': 'plans',
  'consensus': 'consensus',
  'several models': 'consensus',
  'dashboard': 'ai-dashboard',
  'screens': 'list',
  'all screens': 'list',
  'list of all screens': 'list',
  'world map': 'world',
  'map': 'world',
  'help': 'support',
  'help centre': 'support',
  'help center': 'support',
  'community': 'directory',
  'mail': 'inbox',
  'mails': 'inbox',
  'profile': 'my-profile',
  'questions': 'questions',
  'allies': 'codex',
  'music': 'v2-music-studio',
  'music studio': 'v2-music-studio',
  'dj': 'v2-dj',
  'chats': 'chat-history',
  'privacy': 'privacy-policy',
  'terms': 'terms-of-service',
  'logs': 'activity',
})

const byName = new Map<string, ScreenId>()
for (const id of screenIds) {
  const { title, paths, listed } = getScreen(id)
  if (listed === false) continue
  for (const name of [title, ...paths.map((path) => path.replace(/[/-]+/g, ' '))]) {
    const key = clean(toPlain(name))
    if (key !== '' && !key.includes(':') && !byName.has(key)) byName.set(key, id)
  }
}

function clean(plain: string): string {
  return plain
    .replace(/[^a-z0-9: ]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .replace(AROUND, '')
    .trim()
}

/** The screen a name means; null when there is none of that name. */
export function findScreenByName(name: string): ScreenId | null {
  const key = clean(toPlain(name))
  if (key === '') return null
  return (
    (Object.hasOwn(NICKNAMES, key) ? NICKNAMES[key] : undefined) ??
    byName.get(key) ??
    byName.get(key.replace(/s$/, '')) ??
    null
  )
}
