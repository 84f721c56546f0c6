import { onWaiting } from '#app/kits/members/identity/joining/waiting.server.ts'
import { defineNotices } from '#app/kits/members/notices/notice-kinds.ts'
import './users/importing/import-job.server.ts'
import { tellOfWaiting } from './users/tell-of-waiting.server.ts'

defineNotices({
  'house.waiting': {
    label: 'Somebody asks to be let in',
    icon: 'user',
    isAlways: true,
    words: ({ subject }) => `Waiting to be let in: ${subject}.`,
  },
})

onWaiting(tellOfWaiting)
