import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Forms that make nothing new, or lead to the same thing however often they are sent; all others carry a key. */
const MAY_BE_SENT_TWICE = [
  'account/cards/data/download-card.tsx: hands out a copy',
  'account/cards/preferences/theme-card.tsx: sets a choice',
  'account/parts/erase-notice.tsx: takes a wish back',
  'assistant/parts/chat-pane.tsx: sent by script alone, with the key in its call',
  'assistant/parts/feedback-pane.tsx: sent by script alone, with the key in its call',
  'chat/parts/history-list.tsx: deletes, pins, takes back',
  'consensus/parts/chat-page.tsx: removes',
  'hub/parts/ally-screen.tsx: removes',
  'library/books/parts/chapter-page.tsx: keeps a place',
  'library/books/parts/desk-chapters.tsx: moves',
  'hub/parts/hub/intent-button.tsx: answers, keeps nothing',
  'hub/parts/hub/recognised.tsx: answers, keeps nothing',
  'hub/parts/hub/tool-form.tsx: answers, keeps nothing',
  'hub/parts/hub/wish-box.tsx: answers, keeps nothing',
  'images/parts/gallery/like-form.tsx: sets a choice',
  'images/parts/history-page.tsx: moves, deletes, removes a board',
  'landing/email/draft-form.tsx: answers, keeps nothing',
  'landing/inbox/own-mail/try-own.tsx: answers, keeps nothing',
  'landing/speaktoemail/desk.tsx: answers, keeps nothing',
  'landing/voice2email/spoken-framework.tsx: answers, keeps nothing',
  'landing/voice2email/talking/talk-form.tsx: answers, keeps nothing',
  'mail/parts/unsubscribe-page.tsx: sets a choice',
  'professionals/parts/chronology-form.tsx: answers, keeps nothing',
  'professionals/parts/first-message-form.tsx: answers, keeps nothing',
  'professionals/parts/services-page.tsx: answers, keeps nothing',
  'questions/parts/accept.tsx: sets a choice',
  'questions/parts/asker-tools.tsx: removes, publishes',
  'questions/parts/member-answer.tsx: removes',
  'questions/parts/vote-buttons.tsx: sets a vote',
  'search/web-search/web-search-page.tsx: forgets',
  'second-generation/parts/memories-page.tsx: forgets',
  'sign-in/parts/forgot-form.tsx: replaces the letter before',
  'sign-in/parts/second-step-form.tsx: signs in',
  'sign-in/parts/sign-in-form.tsx: signs in',
  'sign-in/reset-password.route.tsx: spends its link',
  'sign-in/verify-email.route.tsx: spends its link, or replaces the letter before',
  'support/parts/own-ticket-page.tsx: closes and opens',
  'welcome/welcome.tsx: sends nothing',
  'kits/members/publishing/before-publishing.tsx: replaces the letter before',
  'kits/asking/conversation/parts/branches-screen.tsx: removes',
  'kits/asking/conversation/parts/composer.tsx: stops',
  'kits/asking/conversation/parts/conversation-screen.tsx: takes a deletion back',
  'kits/asking/conversation/parts/conversation-tools.tsx: deletes, pins',
  'shell/navigation/sign-out-button.tsx: signs out',
  'shell/navigation/theme-switch.tsx: sets a choice',
  'shell/navigation/banner-strip.tsx: puts away',
  'ui/controls/act-form.tsx: one button that sets or removes',
  'ui/controls/bulk-form.tsx: sets or removes many',
  'kits/pages/undo-delete/deleted-notice.tsx: takes a deletion back',
].map((line) => line.split(': ')[0]!)

const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    file.endsWith('.tsx') && !/\.test\.tsx$|^features\/showcase\/|^ui\/(?:[a-z]+\/)?keyed-form\.tsx$/.test(file),
)
const shortOf = (file: string) => file.replace(/^features\//, '')

/** Forms that are sent to the server and carry no key, as they begin. */
function findKeyless(file: string): string[] {
  const source = readFileSync(`app/${file}`, 'utf8')
  const forms = [...source.matchAll(/<(?:\w+\.)?[Ff]orm\b[\s\S]{0,600}?(?:method="(\w+)"|>\n)/g)]
  return forms.filter(([, method]) => method !== 'get').map(([tag]) => tag)
}

test('every form that makes something carries a key, or stands among those that may be sent twice', () => {
  const keyless = files.filter((file) => findKeyless(file).length > 0).map(shortOf)
  expect(keyless.filter((file) => !MAY_BE_SENT_TWICE.includes(file))).toEqual([])
})

test('what stands there still has such a form', () => {
  const keyless = files.filter((file) => findKeyless(file).length > 0).map(shortOf)
  expect(MAY_BE_SENT_TWICE.filter((file) => !keyless.includes(file))).toEqual([])
})

test('bodies are read in one place, which bounds them', () => {
  const reader = /request(?:\.clone\(\))?\s*\.(?:formData|json)\(\)/
  const servers = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  )
  expect(servers.filter((file) => reader.test(readFileSync(`app/${file}`, 'utf8')))).toEqual([])
})

test('what is typed into a form with a key stands in a control that comes back filled', () => {
  const raw = /<(?:textarea|select|input)\b(?![^>]*type="(?:hidden|file|submit)")(?![^>]*\bform=)/
  const keyed = files.filter((file) =>
    /<(?:(?:Keyed|Settings|Admin|Index)Form|ShareLinksPart)\b/.test(readFileSync(`app/${file}`, 'utf8')),
  )
  const mayStay = [
    'account/cards/security/password-card.tsx', // The username, for password managers.
    'support/parts/contact-page.tsx', // The trap for machines.
  ]
  const found = keyed.filter((file) => raw.test(readFileSync(`app/${file}`, 'utf8'))).map(shortOf)
  expect(found.filter((file) => !mayStay.includes(file))).toEqual([])
})
