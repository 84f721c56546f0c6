import { defineNotices } from '#app/kits/members/notices/notice-kinds.ts'

/** What members are told of here. */
defineNotices({
  'people.follow': {
    label: 'Somebody follows you',
    icon: 'user',
    words: ({ who, isSeveral }) => `${who} ${isSeveral ? 'follow' : 'follows'} you`,
  },
  'people.meeting': {
    label: 'Somebody asks to be in touch with you',
    icon: 'handshake',
    isMailed: true,
    words: ({ who, isSeveral }) => `${who} ${isSeveral ? 'ask' : 'asks'} to be in touch with you`,
  },
  'people.met': {
    label: 'Somebody accepts to be in touch',
    icon: 'handshake',
    words: ({ who }) => `${who} accepted: you are in touch now`,
  },
  'people.wish': {
    label: 'Somebody asks for what you offer',
    icon: 'hand',
    isMailed: true,
    words: ({ who, isSeveral, subject }) => `${who} ${isSeveral ? 'ask' : 'asks'} for “${subject}”`,
  },
  'people.answer': {
    label: 'Your request for an offering is answered',
    icon: 'hand',
    isMailed: true,
    words: ({ who, subject }) => `${who} answered your request for “${subject}”`,
  },
  'people.done': {
    label: 'Somebody says that your offering was given',
    icon: 'heart',
    words: ({ who, subject }) => `${who} says that “${subject}” was given. Thank you`,
  },
})
