import { to } from '#app/catalogue/to.ts'
import { areApart } from '#app/kits/members/ties/ties.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { clock } from '#app/platform/clock.ts'
import type { IconName } from '#app/ui/brand/icon-names.ts'
import { listOpenDisputes, listUnanswered, listUndescribed, listWaitingThanks } from './needs.store.server.ts'

/** Something that really waits; it is gone once it is done. */
export type Need = { id: string; title: string; about: string; icon: IconName; href: string }

const DAY_MS = 86_400_000
const DISPUTE_DAYS = 60
const MOST_EACH = 3

/** What waits for somebody: disputes of theirs left open, questions nobody answered, pictures without words, thanks. */
export async function readNeeds(owner: Visitor): Promise<Need[]> {
  const since = new Date(clock.now().getTime() - DISPUTE_DAYS * DAY_MS)
  const { userId } = owner
  const [disputes, pictures, questions, thanks] = await Promise.all([
    listOpenDisputes(owner, since, MOST_EACH),
    listUndescribed(owner, MOST_EACH),
    userId ? listFor(userId) : [],
    userId ? listWaitingThanks(userId, MOST_EACH) : [],
  ])
  return [
    ...thanks.map(({ id, text }): Need => ({
      ...{ id: `thanks-${id}`, icon: 'heart', title: cut(text), about: 'Thanks wait for your word' },
      href: `${to('acknowledgements')}#waiting`,
    })),
    ...questions.map(({ id, question }): Need => ({
      ...{
        id: `question-${id}`,
        icon: 'reply',
        title: cut(question),
        about: 'Somebody asked, and nobody has answered',
      },
      href: to('questions', null, { question: id }),
    })),
    ...disputes.map(({ id, question }): Need => ({
      ...{
        id: `dispute-${id}`,
        icon: 'gavel',
        title: cut(question),
        about: 'Your panel was at odds, and no source was asked',
      },
      href: to('consensus-run', null, { run: id }),
    })),
    ...pictures.map(({ id, title }): Need => ({
      ...{ id: `picture-${id}`, icon: 'image', title: cut(title), about: 'A picture of yours has no description yet' },
      href: to('image-studio', null, { picture: id }),
    })),
  ]
}

/** Questions of members whom the reader meets. */
async function listFor(userId: string) {
  const found = []
  for (const one of await listUnanswered(userId, MOST_EACH)) {
    if (found.length >= MOST_EACH) break
    if (!(await areApart(userId, one.asker))) found.push(one)
  }
  return found
}

const MOST_CHARS = 110
const cut = (text: string) =>
  text.length > MOST_CHARS ? `${text.slice(0, MOST_CHARS).trimEnd()}…`.toWellFormed() : text
