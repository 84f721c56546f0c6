import { toTable } from '#app/platform/table.ts'

/** Languages people name when they ask for a translation. */
const codes =
  'en de fr es it pt ca gl eo nl sv da nb no fi pl cs sk hu ro bg el tr ru uk ar he fa hi bn ur zh ja ko vi th id ms sw eu cy ga la hr sr sl lt lv et is sq mk'.split(
    ' ',
  )
const spokenIn = ['en', 'de', 'fr', 'es', 'it'] as const
const more: Readonly<Record<string, string>> = toTable({
  mandarin: 'zh',
  farsi: 'fa',
  castilian: 'es',
  flemish: 'nl',
  englische: 'en',
  deutsche: 'de',
  französische: 'fr',
  spanische: 'es',
  italienische: 'it',
})

const byName = new Map<string, string>(Object.entries(more))
for (const reader of spokenIn) {
  const names = new Intl.DisplayNames([reader], { type: 'language' })
  for (const code of codes) {
    const name = names.of(code)?.toLowerCase().replace(/ \(.*/, '')
    if (name && name !== code && !byName.has(name)) byName.set(name, code)
  }
}

const plain = (name: string) => name.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
const byPlainName = new Map([...byName].map(([name, code]) => [plain(name), code]))

/** The code of a language by its name in English, German, French, Spanish or Italian; null for anything else. */
export const findLanguage = (name: string): string | null => byPlainName.get(plain(name.trim().toLowerCase())) ?? null

/** Every name, longest first, for patterns. */
export const languageNames: readonly string[] = [...byPlainName.keys()].sort((a, b) => b.length - a.length)

const english = new Intl.DisplayNames(['en'], { type: 'language' })

/** The English name of a language for people; the code itself where there is none. */
export function nameLanguage(code: string): string {
  try {
    return english.of(code) ?? code
  } catch {
    return code
  }
}
