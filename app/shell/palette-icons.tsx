import { headerMenus } from '#app/catalogue/navigation.ts'
import type { Category } from '#app/catalogue/screen.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
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
  Business: 'file-text',
  Design: 'layout-template',
  Admin: 'shield',
  About: 'info',
} as const satisfies Record<Category, IconName>

/** A screen's own icon where the header gives it one, else its category's. */
export function iconOf(entry: Pick<PaletteEntry, 'id' | 'category'>) {
  return <Icon name={byScreen.get(entry.id) ?? byCategory[entry.category]} size={20} />
}
