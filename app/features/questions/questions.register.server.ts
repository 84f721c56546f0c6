import './published-questions.server.ts'
import { defineNotices } from '#app/kits/members/notices/notice-kinds.ts'

defineNotices({
  'questions.answer': {
    label: 'Answers to your questions',
    icon: 'help',
    isMailed: true,
    words: ({ who, subject }) => `${who} answered your question “${subject}”`,
  },
  'questions.accepted': {
    label: 'Your answer was accepted',
    icon: 'check-circle',
    words: ({ who, subject }) => `${who} accepted your answer to “${subject}”`,
  },
})
