import { to } from '#app/catalogue/to.ts'
import { defineProfilePart, defineScoreSource } from '#app/kits/members/profile-parts/profile-parts.ts'
import * as rows from './member-answers.store.server.ts'

const MOST_ACCEPTED = 500

const toAnswer = ({ questionId, id }: { questionId: string; id: string }) =>
  `${to('questions', null, { question: questionId })}#answer-${id}`

defineProfilePart({
  id: 'answers',
  label: 'Answers',
  about: 'What you answered to public questions. It stands under the questions in any case.',
  icon: 'message-circle',
  place: 30,
  usual: 'all',
  async read(memberId, _, most) {
    const [found, count] = await Promise.all([
      rows.listPublicAnswers(memberId, most),
      rows.countPublicAnswers(memberId),
    ])
    const items = found.map(({ question, votes, createdAt, acceptedId, ...answer }) => ({
      title: question,
      href: toAnswer(answer),
      about: [acceptedId === answer.id ? 'Accepted' : '', votes === 1 ? 'One vote' : votes ? `${votes} votes` : '']
        .filter(Boolean)
        .join(', '),
      at: createdAt,
    }))
    return { items, count, all: null }
  },
})

defineProfilePart({
  id: 'questions',
  label: 'Questions',
  about: 'What you asked in public. It is among the questions in any case.',
  icon: 'help',
  place: 40,
  usual: 'all',
  async read(memberId, _, most) {
    const [found, count] = await Promise.all([
      rows.listPublicQuestions(memberId, most),
      rows.countPublicQuestions(memberId),
    ])
    const items = found.map(({ id, question, answerCount, createdAt }) => ({
      title: question,
      href: to('questions', null, { question: id }),
      about: answerCount === 1 ? 'One answer' : `${answerCount} answers`,
      at: createdAt,
    }))
    return { items, count, all: null }
  },
})

/** Accepted by somebody else than whoever answered. */
const listEarned = async (memberId: string, most: number) =>
  (await rows.listAcceptedAnswers(memberId, most)).filter(({ askerId }) => askerId !== memberId)

defineScoreSource({
  id: 'answers',
  label: 'Answers to public questions',
  about: 'Each helps whoever asked, and all who read it later.',
  points: 5,
  place: 10,
  count: rows.countPublicAnswers,
  list: async (memberId, most) =>
    (await rows.listPublicAnswers(memberId, most)).map(({ question, createdAt, ...answer }) => ({
      title: question,
      href: toAnswer(answer),
      at: createdAt,
    })),
})

defineScoreSource({
  id: 'accepted',
  label: 'Answers that others accepted',
  about: 'Whoever asked said that this one was it. Accepting one’s own counts nothing.',
  points: 10,
  place: 20,
  count: async (memberId) => (await listEarned(memberId, MOST_ACCEPTED)).length,
  list: async (memberId, most) =>
    (await listEarned(memberId, MOST_ACCEPTED)).slice(0, most).map(({ question, createdAt, ...answer }) => ({
      title: question,
      href: toAnswer(answer),
      at: createdAt,
    })),
})
