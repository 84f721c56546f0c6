import { anyOf, inOrder } from '#app/platform/values/pattern-parts.ts'
import { to } from '#app/catalogue/to.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { quotaOf, runsPerDay } from '#app/kits/members/quota/quota.server.ts'
import { toWaitWords } from '#app/kits/members/quota/day.ts'
import { clock } from '#app/platform/clock.ts'
import { toReply, type OfferedAction, type Reply } from './reply.ts'

const RUNS = anyOf(
  /\bhow (?:many|much)\b.*\b(?:runs?|questions?|quota|credits?|allowance)\b.*\b(?:i|me|my)\b.*\b(?:left|remain\w*|have|used|still)\b/i,
  /\b(?:my|i|me)\b.*\b(?:runs?|questions?|quota|limit|credits?|allowance)\b.*\b(?:left|remain\w*)\b/i,
  /\bhow (?:many|much) (?:of )?(?:my )?(?:runs?|questions?|credits?|quota|allowance)\b.*\b(?:left|remain\w*|used)\b/i,
  /\b(?:runs?|quota|credits?) (?:do i have|have i|left|remaining)\b/i,
  /\b(?:how much|what)(?:'s| is|s)? (?:still )?left (?:of|from|in) my\b.*/i,
  /\bhow much is (?:still )?left of my\b/i,
  /\bwhen (?:do|does|will|are) my (?:runs?|quota|limit)\b.*\breset/i,
)
const PLAN =
  /\b(?:what|which|whats|what's)\b.*\b(?:is my plan|plan (?:am i|do i have|i am|i'm|i have)|my (?:current )?plan|subscription (?:do i|am i))\b|^my plan\b|\bam i on (?:the )?(?:free|plus|pro)\b/i
const NAME =
  /\b(?:what(?:'s| is) my (?:name|username|handle|email|e-mail|address)|who am i|what am i called|am i (?:signed|logged) in|which account)\b/i
const ACTIVITY = anyOf(
  inOrder(
    /^(?:please )?(?:(?:show|list|open|find|see|where|what|what's|tell me)\b.{0,30})?\bmy (?:(?:recent|last|latest|past|earlier|old|previous) )?/i,
    /(?:activity|jobs?|downloads?|backups?|questions|history|chats?)\W*$/i,
  ),
  /\bwhat (?:did i|have i) (?:do|done|ask(?:ed)?|start(?:ed)?)/i,
  /\bwhat i (?:asked|did|started)\b/i,
)
/** What becomes of things asked, and why something is as it is, the help tells. */
const OF_KEEPING = /\b(?:how long|keep|kept|stored?|saved|who (?:can|could|sees?)|private)\b/i
const OF_REASONS = /\b(?:when|why|how come|what now|what happens)\b/i

/** Who writes more asks for something else. */
const MOST_CHARS = 300

const PLANS = { free: 'Free', plus: 'Plus', pro: 'Pro' } as const

const open = (label: string, about: string, href: string): OfferedAction => ({ label, about, href })

/** What a member or guest asks about themselves: plan, runs, name, history. Null for everything else. */
export async function answerAboutOwn(text: string, member: CurrentUser | null): Promise<Reply | null> {
  if (text.length > MOST_CHARS) return null
  const asks = {
    runs: RUNS.test(text) && (member !== null || !OF_REASONS.test(text)),
    plan: PLAN.test(text),
    name: NAME.test(text),
    activity: ACTIVITY.test(text) && !OF_KEEPING.test(text),
  }
  if (!Object.values(asks).some(Boolean)) return null
  if (!member) {
    if (asks.runs) return aboutGuestRuns()
    return asks.plan || asks.name ? asSignedOut() : aboutHistories('As a guest you keep')
  }
  if (asks.runs) return aboutRuns(member)
  if (asks.plan) return aboutPlan(member)
  if (asks.name)
    return toReply('own', `You are signed in as ${member.name} (@${member.username}).`, {
      actions: [open('Your profile settings', 'Change name, picture and more', to('settings'))],
    })
  return aboutHistories('You keep')
}

const aboutHistories = (keeping: string): Reply =>
  toReply('own', `${keeping} a history of questions and one of chats; long work stands under Activity.`, {
    actions: [
      open('Your questions', 'Every consensus you asked for', to('consensus-history')),
      open('Your chats', 'Every conversation', to('chat-history')),
      open('Activity', 'Jobs: what runs, what is done', to('activity')),
    ],
  })

async function aboutRuns(member: CurrentUser): Promise<Reply> {
  const { used, cap, resetsAt } = await quotaOf(member)
  const left = Math.max(0, cap - used)
  const message = `You have used ${used} of the ${cap} runs of today; ${left} ${left === 1 ? 'is' : 'are'} left. They start anew in ${toWaitWords(resetsAt, clock.now())}.`
  return toReply('own', message, {
    actions: [open('Your usage', 'Runs, engines and cost', to('ai-dashboard'))],
  })
}

function aboutPlan({ plan }: CurrentUser): Reply {
  return toReply('own', `You are on the ${PLANS[plan]} plan: ${runsPerDay()[plan]} runs a day.`, {
    actions: [open('Your usage', 'Runs, engines and cost', to('ai-dashboard'))],
  })
}

const aboutGuestRuns = (): Reply =>
  toReply(
    'own',
    `You are here as a guest: ${runsPerDay().guest} runs a day, counted by your network. A free account has ${runsPerDay().free}.`,
    {
      actions: [open('Join free', 'A name, an address, a password', to('register'))],
    },
  )

const asSignedOut = (): Reply =>
  toReply('own', 'You are not signed in, so I know nothing about an account of yours.', {
    actions: [open('Sign in', 'Then I can tell you about your plan and runs', to('login'))],
  })
