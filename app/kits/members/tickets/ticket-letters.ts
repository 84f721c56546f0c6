import { to } from '#app/catalogue/to.ts'
import type { Letter } from '#app/kits/foundation/mail/mail-body.ts'

type About = { number: string; subject: string; address: string }

/** To whoever asked. Their words are not in it: the address may be a stranger's. */
export const receivedLetter = ({ number, address }: About, isGuest: boolean): Letter => ({
  subject: `We have your message, ${number}`,
  greeting: 'Hello,',
  paragraphs: [
    'A message to the team was sent from our site with this address. A person will read it and answer here by mail.',
    `Its number is ${number}. The page below shows what was written; you can add to it or close it there.`,
  ],
  button: { label: 'Open the message', address },
  after: [
    ...(isGuest ? ['Whoever has this link can read the talk, so keep the letter to yourself.'] : []),
    'If this was not you, leave the letter alone. Nothing else comes unless the team answers.',
  ],
})

/** To whoever asked, with what the team wrote. */
export const answeredLetter = ({ number, subject, address }: About, text: string): Letter => ({
  subject: `An answer to “${subject}”, ${number}`,
  greeting: 'Hello,',
  paragraphs: text.split(/\n{2,}/).map((part) => part.trim()),
  button: { label: 'Read and reply', address },
  after: ['Please reply on that page, so that the talk stays together.'],
})

export const closedLetter = ({ number, subject, address }: About): Letter => ({
  subject: `“${subject}” is closed, ${number}`,
  greeting: 'Hello,',
  paragraphs: [
    'The team has closed your message. If it is not settled for you, open it again on its page and say why.',
  ],
  button: { label: 'Open the message', address },
})

type ForTeam = {
  number: string
  subject: string
  text: string
  from: string
  page: string
  origin: string
  isNew: boolean
}

/** To the administrator: somebody wrote. */
export const teamLetter = ({ number, subject, text, from, page, origin, isNew }: ForTeam): Letter => ({
  subject: `${isNew ? 'New message' : 'More on a message'}: ${subject} (${number})`,
  greeting: 'Hello,',
  paragraphs: [isNew ? `${from} wrote about ${page}:` : `${from} wrote again:`, ...text.split(/\n{2,}/)],
  button: { label: 'Answer', address: origin + to('admin-knowledge-base', null, { part: 'tickets', ticket: number }) },
  after: ['An answer to this mail reaches nobody; answer on the page.'],
})
