import { to } from '#app/catalogue/to.ts'

/** What a notice about a question says of it. */
export const aboutOf = ({ id, question }: { id: string; question: string }) => ({
  about: `question/${id}`,
  subject: question,
  address: to('questions', null, { question: id }),
})
