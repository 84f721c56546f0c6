import type { FixedScreenId } from '#app/catalogue/to.ts'
import { toTable } from '#app/platform/table.ts'

/** Words that people type for a screen that has another address. A word with a text of its own stays a topic. */
const screenOf: Readonly<Record<string, FixedScreenId>> = toTable({
  'account': 'access',
  'api': 'developers',
  'chat': 'chat',
  'contact': 'support',
  'contact-us': 'support',
  'courses': 'university',
  'docs': 'support',
  'documentation': 'support',
  'faq': 'support',
  'help': 'support',
  'history': 'chat-history',
  'home': 'home',
  'lessons': 'university',
  'log-in': 'login',
  'memories': 'memories',
  'preferences': 'settings',
  'pricing': 'plans',
  'prices': 'plans',
  'shop': 'marketplace',
  'sign-up': 'register',
  'signin': 'login',
  'signup': 'register',
  'store': 'marketplace',
  'terms': 'terms-of-service',
  'transcribe': 'transcriber',
  'tutorials': 'university',
})

/** All of those words. */
export const everydayNames = Object.keys(screenOf)

/** The screen that a single word of an address stands for in everyday use; null for any other word. */
export const screenForEverydayName = (word: string): FixedScreenId | null => screenOf[word.toLowerCase()] ?? null
