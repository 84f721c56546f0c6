import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { embed } from '#app/providers/embedding/embedded.server.ts'
import { openLexicon } from '../wordnet/lexicon.server.ts'
import { readSections } from './article.ts'
import { helpSeat } from './seat.server.ts'
import type { HelpPassage } from './seat.server.ts'

/** Written before the seat was tuned; odd rows (develop) served the tuning, even rows (hold-out) only the report. */
const askedAboutProduct = `
whats this site for | what-is-frenly
what does frenly actually do | what-is-frenly
who is behind frenly | what-is-frenly
who operates this website | what-is-frenly contact-support
forgot my pasword, what now | reset-password
cant log in, lost password | reset-password
the reset mail never came | reset-password
how long is the password link valid | reset-password
how do i sign up | create-account
creat an acount | create-account
do i need an account to use it | create-account what-is-frenly
can I use Frenly without registering | create-account what-is-frenly
is it possible to login with my google account | sign-in-with-google
google login | sign-in-with-google
how much is the pro plan | plans-and-prices
do you have a free tier | plans-and-prices cost-of-asking
how many questions can i ask per day | plans-and-prices
can I cancel my subscription | plans-and-prices
do you sell my data | data-and-privacy cost-of-asking
do you use cookies | data-and-privacy
is this gdpr compliant | data-and-privacy
can the operator read my questions | cost-of-asking data-and-privacy
how do I erase everything you have about me | data-and-privacy
remove my saved question from your server | where-a-run-is-kept data-and-privacy
can i share my result with a friend | where-a-run-is-kept
where do I find my old questions | where-a-run-is-kept
how do i paste an answer from chatgpt | bring-your-own-answers
can i compare chatgpt and claude here | bring-your-own-answers connect-a-provider
use my own openai key | connect-a-provider
does it work with ollama | connect-a-provider
what do the percentages in the circle mean | agreement-ring
why is there no ring | agreement-ring
does 100 percent agreement mean its true | agreement-ring what-frenly-is-not
what is echo risk | claims-and-labels
what does single voice mean | claims-and-labels
what does disputed mean in the claims table | claims-and-labels
what is E4 evidence | evidence-grades
how are sources graded | evidence-grades
why do three models only count as 1.5 votes | independent-votes
independant votes explained | independent-votes
which built in engines are there | built-in-engines
where does world facts get its data | built-in-engines
why did a voice not answer | ask-several-voices built-in-engines
how to ask a question to multiple ais | ask-several-voices
keyboard shortcuts | keyboard-shortcuts
how to open the command palette | keyboard-shortcuts find-a-screen
turn on dark mode | light-and-dark
swich to light theme | light-and-dark
can blind people use frenly with a screen reader | accessibility
does it run with javascript turned off | without-javascript
how do I report a bug | give-feedback
I want to talk to a human | contact-support
notify me when voice tools open | join-a-waitlist what-works-today
how do i unsubscribe from the waiting list | join-a-waitlist
what is already working and what is coming soon | what-works-today
how can i adopt a panda | panda-members
how do I host frenly on my own machine | install-frenly
how do i back up the database | backups
which environment variables can i set | configuration
update frenly to the newest release | upgrading`

/** Nothing in the help centre answers these. */
const askedAboutOther = `
how do I reset my router
how do I delete my instagram account
is my landlord allowed to enter my flat
what is the capital of Peru
how are you today
hello there
what is a panda bear
what do pandas eat
how do I make pancakes
best recipe for lasagne
why is the sky blue
what is the meaning of democracy
how much does an iPhone cost
is spotify free for students
who runs Microsoft
can I share my Netflix password with a friend
what time does the bank open
what is the time in London
what is my favourite colour
will my team win tomorrow
does whatsapp work offline
how do I back up my iPhone
what is an API
what is a cookie
should I buy a house or rent
do you love me
translate good morning into French
does Frenly sell bicycles
who founded Frenly and in what year
how do I tie a tie`

const HELP = new URL('../../../content/help/', import.meta.url)
const articles = readdirSync(HELP).map((file): Omit<HelpPassage, 'score'> => {
  const [, head = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(new URL(file, HELP), 'utf8')) ?? []
  const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(head)?.[1] ?? ''
  const slug = file.replace('.md', '')
  return { title: field('title'), slug, summary: field('summary'), tags: field('tags').replace(/[[\],]/g, ' '), text, url: `/support?article=${slug}` }
})

async function search(query: string, limit: number): Promise<HelpPassage[]> {
  const words = query.toLowerCase().match(/\p{L}{2,}/gu) ?? []
  return articles
    .map((article) => ({ ...article, score: words.filter((word) => `${article.title} ${article.text}`.toLowerCase().includes(word)).length / (words.length || 1) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
}

const seat = helpSeat({ search, embed, lexicon: openLexicon() })
const linesOf = (table: string) => table.trim().split('\n').map((line) => line.split(' | '))
const slugOf = (url: string | null | undefined) => url?.split('=')[1] ?? null

type Outcome = { question: string; verdict: 'right' | 'wrong' | 'silent' | 'false' | 'declined'; slug: string | null; said: string }

async function outcomeOf([question = '', slugs]: string[]): Promise<Outcome> {
  const answer = await seat.answer(question)
  if (answer.state === 'abstained') return { question, verdict: slugs ? 'silent' : 'declined', slug: null, said: '' }
  const slug = slugOf(answer.sources[0]?.url)
  const verdict = !slugs ? 'false' : slugs.split(' ').includes(slug ?? '') ? 'right' : 'wrong'
  return { question, verdict, slug, said: answer.text }
}

async function outcomesOf(table: string) {
  const all: Outcome[] = []
  for (const line of linesOf(table)) all.push(await outcomeOf(line))
  return { develop: all.filter((_, i) => i % 2 === 0), holdOut: all.filter((_, i) => i % 2 === 1) }
}

const count = (outcomes: Outcome[], verdict: Outcome['verdict']) => outcomes.filter((one) => one.verdict === verdict).length

test('BASE', async () => {
  const [about, other] = [await outcomesOf(askedAboutProduct), await outcomesOf(askedAboutOther)]
  for (const half of ['develop', 'holdOut'] as const) {
    console.log(half, 'right', count(about[half], 'right'), 'wrong', count(about[half], 'wrong'), 'silent', count(about[half], 'silent'), 'false', count(other[half], 'false'))
  }
  for (const { question, verdict, slug } of [...about.develop, ...other.develop]) if (verdict !== 'right' && verdict !== 'declined') console.log(verdict, '|', question, '|', slug)
  expect(readSections('a', 'b')).toHaveLength(1)
})
