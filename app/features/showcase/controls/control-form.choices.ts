import type { ComboboxOption } from '#app/ui/controls/option-search.ts'
import type { RadioOption } from '#app/ui/controls/radio-group.tsx'

export const places = [
  { value: 'grove', label: 'Bamboo grove' },
  { value: 'teahouse', label: 'Tea house' },
  { value: 'orchard', label: 'Orchard' },
  { value: 'lighthouse', label: 'Lighthouse' },
] as const

export const moments = [
  { value: 'morning', label: 'Morning', help: '8 to 12', icon: 'sun' },
  { value: 'afternoon', label: 'Afternoon', help: '12 to 17', icon: 'leaf' },
  { value: 'evening', label: 'Evening', help: '17 to 21', icon: 'moon' },
] as const satisfies readonly RadioOption[]

export const answers = [
  { value: 'email', label: 'By email', help: 'To the address above.' },
  { value: 'board', label: 'On the notice board', help: 'First name only.' },
  { value: 'none', label: 'Not at all' },
] as const satisfies readonly RadioOption[]

export const shades = [
  { value: 'sun', label: 'Sun', icon: 'sun' },
  { value: 'half', label: 'Half shade' },
  { value: 'shade', label: 'Shade', icon: 'moon' },
] as const satisfies readonly RadioOption[]

export const extras = [
  { value: 'tea', label: 'Tea' },
  { value: 'blanket', label: 'A blanket' },
  { value: 'quiet', label: 'A quiet corner' },
] as const

/** ISO 639-1, with the name each language gives itself. */
export const languages: readonly ComboboxOption[] = [
  { value: 'ar', label: 'Arabic', detail: 'العربية' },
  { value: 'bn', label: 'Bengali', detail: 'বাংলা' },
  { value: 'bg', label: 'Bulgarian', detail: 'Български' },
  { value: 'ca', label: 'Catalan', detail: 'Català' },
  { value: 'zh', label: 'Chinese', detail: '中文' },
  { value: 'hr', label: 'Croatian', detail: 'Hrvatski' },
  { value: 'cs', label: 'Czech', detail: 'Čeština' },
  { value: 'da', label: 'Danish', detail: 'Dansk' },
  { value: 'nl', label: 'Dutch', detail: 'Nederlands' },
  { value: 'en', label: 'English', detail: 'English' },
  { value: 'et', label: 'Estonian', detail: 'Eesti' },
  { value: 'fi', label: 'Finnish', detail: 'Suomi' },
  { value: 'fr', label: 'French', detail: 'Français' },
  { value: 'de', label: 'German', detail: 'Deutsch' },
  { value: 'el', label: 'Greek', detail: 'Ελληνικά' },
  { value: 'he', label: 'Hebrew', detail: 'עברית' },
  { value: 'hi', label: 'Hindi', detail: 'हिन्दी' },
  { value: 'hu', label: 'Hungarian', detail: 'Magyar' },
  { value: 'id', label: 'Indonesian', detail: 'Bahasa Indonesia' },
  { value: 'it', label: 'Italian', detail: 'Italiano' },
  { value: 'ja', label: 'Japanese', detail: '日本語' },
  { value: 'ko', label: 'Korean', detail: '한국어' },
  { value: 'lt', label: 'Lithuanian', detail: 'Lietuvių' },
  { value: 'no', label: 'Norwegian', detail: 'Norsk' },
  { value: 'fa', label: 'Persian', detail: 'فارسی' },
  { value: 'pl', label: 'Polish', detail: 'Polski' },
  { value: 'pt', label: 'Portuguese', detail: 'Português' },
  { value: 'ro', label: 'Romanian', detail: 'Română' },
  { value: 'es', label: 'Spanish', detail: 'Español' },
  { value: 'sv', label: 'Swedish', detail: 'Svenska' },
  { value: 'sw', label: 'Swahili', detail: 'Kiswahili' },
  { value: 'th', label: 'Thai', detail: 'ไทย' },
  { value: 'tr', label: 'Turkish', detail: 'Türkçe' },
  { value: 'uk', label: 'Ukrainian', detail: 'Українська' },
  { value: 'ur', label: 'Urdu', detail: 'اردو' },
  { value: 'vi', label: 'Vietnamese', detail: 'Tiếng Việt' },
]
