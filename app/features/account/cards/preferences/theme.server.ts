import { readTheme } from '#app/kits/pages/theme/theme.server.ts'
import type { SettingsForms, Visit } from '../../settings-forms.server.ts'

/** The choice itself is made by the call that the switch in the footer makes too. */
const read = async ({ request }: Visit) => ({ theme: (await readTheme(request)) ?? ('system' as const) })
export type ThemeView = Awaited<ReturnType<typeof read>>

export const themeForms = { read, acts: {} } satisfies SettingsForms<ThemeView>
