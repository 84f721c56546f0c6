import { actions } from '#app/catalogue/actions.ts'
import { headerMenus } from '#app/catalogue/menus.ts'
import type { Category } from '#app/catalogue/screen.ts'
import { Icon, type IconName } from '#app/ui/brand/icon.tsx'
import type { PaletteEntry } from './palette-entries.ts'

const byScreen = new Map<string, IconName>(
  headerMenus.flatMap((menu) => menu.items.map(({ screen, icon }) => [screen, icon] as const)),
)

const byCategory = {
  'Multi-Model AI': 'scale',
  'Voice & Audio': 'audio-lines',
  'Visual & Creative': 'image',
  'Code & Dev': 'code',
  Learn: 'graduation-cap',
  Community: 'users',
  Inbox: 'mail',
  Plans: 'tags',
  Account: 'user',
  Business: 'briefcase',
  Design: 'swatch',
  Admin: 'shield',
  About: 'info',
} as const satisfies Record<Category, IconName>

/** An action's icon; a screen's own where the header gives it one, else its category's. */
export function iconOf(entry: PaletteEntry) {
  const name: IconName =
    entry.kind === 'action'
      ? actions[entry.id].icon
      : entry.kind === 'help'
        ? 'help'
        : (byScreen.get(entry.id) ?? byCategory[entry.category])
  return <Icon name={name} size={20} />
}
