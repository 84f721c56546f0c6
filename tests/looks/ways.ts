import type { BrowserContextOptions } from '@playwright/test'

/** One way in which people open a page. */
export type Way = {
  name: string
  /** What the browser is told. */
  browser: BrowserContextOptions
  /** The size of the letters against the usual, for those who need larger ones. */
  textSize?: number
  /** Whether the rules of WCAG are run on the page as it stands here. */
  isJudged?: boolean
}

const desk = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }
const smallPhone = { width: 320, height: 640 }

/** The ways that DONE asks for, in the order in which the sheet shows them. */
export const ways: readonly Way[] = [
  { name: 'desk light', browser: { viewport: desk, colorScheme: 'light' }, isJudged: true },
  { name: 'desk dark', browser: { viewport: desk, colorScheme: 'dark' }, isJudged: true },
  { name: 'text at 200 %', browser: { viewport: desk, colorScheme: 'light' }, textSize: 2 },
  { name: 'forced colours', browser: { viewport: desk, colorScheme: 'dark', forcedColors: 'active' } },
  { name: 'phone light', browser: { viewport: phone, colorScheme: 'light' }, isJudged: true },
  { name: 'phone dark', browser: { viewport: phone, colorScheme: 'dark' } },
  { name: 'phone without script', browser: { viewport: phone, colorScheme: 'light', javaScriptEnabled: false } },
  { name: 'small phone', browser: { viewport: smallPhone, colorScheme: 'light' } },
]
