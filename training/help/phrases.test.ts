import { readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { embed } from '#app/providers/embedding/embedded.server.ts'
import { seats } from '#app/engines/knowledge/seats.server.ts'
import { unknowable } from '#app/engines/knowledge/question.ts'
import { readSections } from '#app/engines/knowledge/help/article.ts'
import type { HelpPassage } from '#app/engines/knowledge/help/help.ts'

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

/** Written later, to find the weights by; nobody kept them apart. */
const askedLater = `
Is my data private? | data-and-privacy cost-of-asking
How do I delete my account? | delete-account
Do you have an API? | use-from-programs
What happens to pasted answers? | bring-your-own-answers
How do I use Frenly for my business? | use-at-work
Can I ask several AIs at once? | ask-several-voices
who runs this site | what-is-frenly
does Frenly work offline | built-in-engines
where is my run kept | where-a-run-is-kept
who can see my questions | cost-of-asking
how do i change my password | reset-password
i cant remember my username | reset-password contact-support create-account
what makes a good password here | create-account
why was my username rejected | create-account
is there a monthly fee | plans-and-prices
what do I get with plus | plans-and-prices
do i have to pay | cost-of-asking plans-and-prices
i ran out of runs | plans-and-prices
where are my runs | where-a-run-is-kept
what is my plan | plans-and-prices
how secure is my personal information | data-and-privacy
does google see my password | sign-in-with-google
do you track visitors | data-and-privacy cost-of-asking
are there ads | data-and-privacy cost-of-asking
do you send my question to openai | data-and-privacy connect-a-provider cost-of-asking
delete my run | where-a-run-is-kept delete-account data-and-privacy
compare two answers | bring-your-own-answers
can it write an essay | built-in-engines
how accurate are the answers | built-in-engines agreement-ring
can the voices be wrong | built-in-engines agreement-ring what-frenly-is-not
what does agreed unsourced mean | claims-and-labels
what is the difference between disputed and contradicted | claims-and-labels
which countries does it know about | built-in-engines
where do the word definitions come from | built-in-engines
can I get medical advice here | what-frenly-is-not
is it a substitute for a lawyer | what-frenly-is-not
is there a mobile app | accessibility without-javascript what-works-today
can i use it on my phone | accessibility
make the text bigger | accessibility
no mouse, keyboard only | accessibility keyboard-shortcuts
what does ctrl k do | keyboard-shortcuts find-a-screen
why does this page say waiting | what-works-today join-a-waitlist
when do accounts open | what-works-today create-account join-a-waitlist
is image generation available | what-works-today
adopting a panda costs how much | panda-members
does adopting a panda help real pandas | panda-members
what is voice2email | brands-and-hosts
why does the logo look different | brands-and-hosts
set up my own domain | run-brand-hosts install-frenly
which port does it use | configuration
what node version do i need | install-frenly upgrading
how do i restore a backup | backups
server monitoring endpoint | health-check
roll back an upgrade | upgrading
i found a mistake in an answer | give-feedback
how quickly will support reply | contact-support
email address of support | contact-support
list of all pages | find-a-screen
the link I opened does not exist | find-a-screen
privacy | data-and-privacy cost-of-asking
pricing? | plans-and-prices cost-of-asking
contact | contact-support
cookies | data-and-privacy
signup | create-account
dark mode | light-and-dark
evidence levels | evidence-grades
what is this place | what-is-frenly
explain frenly to me | what-is-frenly
what can i do here | what-works-today what-is-frenly
who made this | what-is-frenly
who owns my questions | cost-of-asking data-and-privacy where-a-run-is-kept what-is-frenly
pasword reset link expired | reset-password
didnt get the confirmation email | create-account reset-password
need to login | sign-in-with-google create-account
is registration required | create-account
can i try it without an account | create-account what-is-frenly
what costs 29 dollars | plans-and-prices
do i get charged automatically | plans-and-prices cost-of-asking
change from plus to free | plans-and-prices
what info does google give you | sign-in-with-google
will my questions train an ai model | data-and-privacy
how can i get a copy of my data | data-and-privacy delete-account
can other people see my results | cost-of-asking where-a-run-is-kept
are results public | where-a-run-is-kept cost-of-asking
i lost the link to my answer | where-a-run-is-kept
how long are runs stored | where-a-run-is-kept data-and-privacy
put in text from gemini | bring-your-own-answers
check an answer against another | bring-your-own-answers claims-and-labels
which ai models do you use | built-in-engines connect-a-provider
is chatgpt included | connect-a-provider built-in-engines bring-your-own-answers
low score but good answer why | agreement-ring
what is the number in the middle of the ring | agreement-ring
are the answers true | agreement-ring
meaning of contradicted by source | claims-and-labels
how is a claim labelled | claims-and-labels
does a link count as proof | evidence-grades
what are correlated voices | independent-votes
why isnt five voices five votes | independent-votes
can the calculator do dates | built-in-engines
the engine stayed silent | built-in-engines ask-several-voices
what sort of questions should i ask | ask-several-voices
shortcut for search | keyboard-shortcuts
the page is too bright | light-and-dark
i am colour blind | accessibility
noscript | without-javascript
suggest an improvement | give-feedback
who do I email about a problem | contact-support give-feedback
early access list | join-a-waitlist
will you spam me if i join the waitlist | join-a-waitlist
which features are missing | what-works-today
panda membership | panda-members
self hosting requirements | install-frenly
reverse proxy | install-frenly configuration
where is the database file | backups
change the port | configuration
is the server up | health-check
migrate to new version | upgrading
search the site | find-a-screen
can it replace my doctor | what-frenly-is-not
is it ok for company use | use-at-work
call it from python | use-from-programs
close my account | delete-account`
const askedLaterAboutOther = `
how do I write a good resume
what is the price of gold
how do I change my car's oil
how do I install Windows 11
can you recommend a restaurant
is my wife cheating on me
how do I close my bank account
how do I back up my photos
which AI is the smartest
how do I sign in to Facebook
what is a server
what is the best programming language
where can I buy bamboo
how do I copy a key
how do I share a printer
who owns Twitter
how many countries are there
what is evidence in court
what is a claim in insurance
how long do pandas live
do you like music
how are votes counted in the election
what is a ring made of
how do I get a plus one for a wedding
how do I turn on my TV
what is a consensus
are eggs healthy
is there life on Mars
how do I delete a file in linux
what does a lawyer do
Does Frenly have an office in Berlin
Can Frenly order me a pizza
how many employees does Frenly have
how do I play music on this site
how do I train for a marathon
how do I contact the police
how do I change a tyre
where is the nearest restaurant
how do I pay my taxes
what is the best free antivirus
who is the owner of Tesla
can I ask you something
what can you tell me about Rome
my phone is broken
how do I join the army
is it safe to eat raw fish
how do I read faster
can I trust my doctor
what is a claim
who invented the keyboard
how many keys does a piano have
what colour is a panda
how do I share a car
is my boss right
where do I get a visa
what do voices mean in the head
should I cancel my holiday
how do I keep a secret
what did I ask yesterday
how much data does a video use
what is the answer to everything
can you help me with math
how do I write a letter of complaint
does Frenly ship to Canada
what is Frenly's stock price
can I rent Frenly a car`

const HELP = new URL('../../app/content/help/', import.meta.url)
const articles = readdirSync(HELP).map((file): Omit<HelpPassage, 'score'> => {
  const [, head = '', text = ''] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(new URL(file, HELP), 'utf8')) ?? []
  const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(head)?.[1] ?? ''
  const slug = file.replace('.md', '')
  return {
    title: field('title'),
    slug,
    summary: field('summary'),
    tags: field('tags').replace(/[[\],]/g, ' '),
    text,
    url: `/support?article=${slug}`,
  }
})

async function search(query: string, limit: number): Promise<HelpPassage[]> {
  const words = query.toLowerCase().match(/\p{L}{2,}/gu) ?? []
  return articles
    .map((article) => ({
      ...article,
      score:
        words.filter((word) => `${article.title} ${article.text}`.toLowerCase().includes(word)).length /
        (words.length || 1),
    }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
}

const seat = seats({ dataDir: tmpdir(), searchHelp: search, embed, now: () => new Date('2026-11-21T12:00:00Z') }).find(
  ({ id }) => id === 'help',
)!
const linesOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' | '))
const slugOf = (url: string | null | undefined) => url?.split('=')[1] ?? null

type Outcome = {
  question: string
  verdict: 'right' | 'wrong' | 'silent' | 'false' | 'declined'
  slug: string | null
  said: string
}

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

const count = (outcomes: Outcome[], verdict: Outcome['verdict']) =>
  outcomes.filter((one) => one.verdict === verdict).length

/** With MISSED=1: what was not right, for whoever improves an article. */
const toMisses = (outcomes: Outcome[]) =>
  outcomes
    .filter(({ verdict }) => verdict !== 'right' && verdict !== 'declined')
    .map(({ verdict, question, slug }) => `${verdict}: ${question} (${slug})`)
    .join('\n')

/** The table for the reader of the test's output. */
function toTable(rows: [name: string, about: Outcome[], other: Outcome[]][]): string {
  const lines = rows.map(([name, about, other]) =>
    [
      name.padEnd(9),
      about.length,
      count(about, 'right'),
      count(about, 'wrong'),
      count(about, 'silent'),
      other.length,
      count(other, 'false'),
    ].join('\t'),
  )
  return ['set      \tasked\tright\twrong\tsilent\tother\tfalse', ...lines].join('\n')
}

test('names the right article for most questions in the words of people, and is silent on other subjects', async () => {
  const [about, other] = [await outcomesOf(askedAboutProduct), await outcomesOf(askedAboutOther)]
  const later = {
    about: Object.values(await outcomesOf(askedLater)).flat(),
    other: Object.values(await outcomesOf(askedLaterAboutOther)).flat(),
  }
  if (process.env.MISSED)
    console.log(
      toMisses([
        ...about.develop,
        ...about.holdOut,
        ...other.develop,
        ...other.holdOut,
        ...later.about,
        ...later.other,
      ]),
    )
  console.log(
    toTable([
      ['develop', about.develop, other.develop],
      ['hold-out', about.holdOut, other.holdOut],
      ['later', later.about, later.other],
    ]),
  )
  for (const half of ['develop', 'holdOut'] as const)
    expect(count(about[half], 'right') / about[half].length, half).toBeGreaterThanOrEqual(0.85)
  expect(count([...other.develop, ...other.holdOut], 'false')).toBeLessThanOrEqual(1)
  expect(count(later.about, 'right') / later.about.length).toBeGreaterThanOrEqual(0.8)
  expect(count(later.other, 'false') / later.other.length).toBeLessThanOrEqual(0.1)
}, 120_000)

test('does not take an example in an article for its subject', async () => {
  for (const question of [
    'capital of Mongolia',
    'What is the capital of Kenya?',
    'What is 15 percent of 240',
    '5 ft 7 in in cm',
    'giant panda diet',
    'a recipe for pancakes',
    'bread recipe',
  ]) {
    expect([question, (await seat.answer(question)).state]).toEqual([question, 'abstained'])
  }
})

test('says only words that stand in the article', async () => {
  for (const [question = ''] of [...linesOf(askedAboutProduct), ...linesOf(askedLater)]) {
    const answer = await seat.answer(question)
    if (answer.state === 'abstained') continue
    const article = articles.find(({ url }) => url === answer.sources[0]?.url)
    const whole = `${article?.summary} ${readSections(article?.title ?? '', article?.text ?? '')
      .map(({ heading, body }) => `${heading} ${body}`)
      .join(' ')}`
    const quote = answer.sources[0]?.quote ?? ''
    for (const line of quote.split('\n')) {
      for (const sentence of line.replace(/^\d+\. /, '').split(/(?<=[.?]) /))
        expect(whole, question).toContain(sentence)
    }
    expect([quote, `Yes. ${quote}`, `No. ${quote}`], question).toContain(answer.text)
  }
}, 120_000)

test('answers the commonest questions with the sentences or steps that answer', async () => {
  const said = async (question: string) => (await outcomeOf([question, 'any'])).said
  expect(await said('Is my data private?')).toMatch(/not sold|no trackers|this server/)
  expect(await said('How do I delete my account?')).toMatch(/support page|nothing to delete|account pages/)
  expect(await said('Do you have an API?')).toMatch(/^With a key from your settings, any program/)
  expect(await said('What happens to pasted answers?')).toMatch(/split into claims/)
  expect(await said('How do I use Frenly for my business?')).toMatch(/^Ask work questions/)
  expect(await said('Can I ask several AIs at once?')).toMatch(/^Yes\. Ask one question on the consensus screen/)
  expect(await said('who runs this site')).toMatch(/person or group who installed/)
  expect(await said('does Frenly work offline')).toMatch(/need no internet connection/)
  expect(await said('where is my run kept')).toMatch(/on this server|database of this server/)
  expect(await said('who can see my questions')).toMatch(/operator could read it/)
  expect(await said('How do I reset my password?')).toMatch(/^1\. Open \/forgot-password\.\n2\. /)
})

test('declines what changes by the hour, lies ahead or is about the asker, unless this place is meant', async () => {
  for (const [question, why] of [
    ['What time is it?', unknowable.live],
    ["what's the time in Tokyo", unknowable.live],
    ['what is my favourite colour', unknowable.personal],
    ['Who will win the election in 2032?', unknowable.future],
  ] as const)
    expect(await seat.answer(question)).toEqual({ state: 'abstained', why })
  for (const question of ['How do I reset my password?', 'what is my plan', 'where are my runs'])
    expect((await seat.answer(question)).state).toBe('answered')
})
