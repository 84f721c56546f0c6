import { toTable } from '#app/platform/table.ts'

/** Kinds and schedules whose ids alone do not say what is done. */
const NAMES: Readonly<Record<string, string>> = toTable({
  'backup-trial': 'Put a backup back on trial',
  'bridge-posts': 'Order posts by bridging',
  'carry-mail': 'Take sent mail to its readers',
  'checks': 'Quality checks',
  'close-lost-uses': 'Close uses that never ended',
  'crawl': 'Read pages for the web index',
  'crawl-again': 'Read pages again',
  'document': 'Read a document',
  'draft-chapter': 'Draft a chapter',
  'draw': 'Draw pictures',
  'end-quest-groups': 'End group quests that are over',
  'file-mail': 'File mail that came in',
  'flow': 'Run a recipe or workflow',
  'flow-starts': 'Start workflows that are due',
  'flow-waiting': 'Go on with workflows that waited',
  'hear': 'Write down a recording',
  'keep-listing': 'Rest offerings that are over',
  'lens': 'Look into a picture',
  'let-into-beta': 'Let members into the beta',
  'listen-to-track': 'Find the beat of a track',
  'market-shares': 'Free what sellers earned',
  'mix-set': 'Mix a set',
  'orders-run-out': 'End unpaid orders',
  'panda-earnings': 'Credit sellers of pandas',
  'panda-trade': 'End offers for pandas',
  'plan-calendar': 'Renew and end plans',
  'post-preview': 'Preview a link in a post',
  'pulse-digest': 'Send digests of the pulse',
  'recall-claims': 'Look at cited claims again',
  'remind-stewards': 'Remind stewards of their channels',
  'remove-old-samples': 'Remove old measurements',
  'remove-old-work': 'Remove finished jobs and old events',
  'render-film': 'Render a film',
  'render-song': 'Render a song',
  'review-invites': 'Look over joins by invitation',
  'show-scheduled-texts': 'Publish texts whose time has come',
  'speak': 'Read a text aloud',
  'survey': 'Survey a code base',
  'thread-claims': 'Compare claims in a thread',
  'thread-panel': 'Ask a panel in a thread',
  'thread-voice': 'Answer in a thread',
  'turn-banners': 'Show and hide banners',
  'wake-mail': 'Bring snoozed mail back',
  'watch-disk': 'Watch the room on the disk',
  'webhook': 'Call a webhook',
})
/** What sweeps remove is over: its owner took it away, or a guest's time has passed. */
const SWEEP = /^sweep-/

/** A kind of job or a schedule as people read it: "conversation-turn" is "Conversation turn". */
export function toWorkName(id: string): string {
  const named = NAMES[id]
  if (named) return named
  const words = id
    .replace(SWEEP, 'remove old-')
    .replace(/[-_:]+/g, ' ')
    .trim()
  return words === '' ? id : words.charAt(0).toUpperCase() + words.slice(1)
}
