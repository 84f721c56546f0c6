import { inviteJoins, invites, inviteSettings } from '#app/database/tables/quests/invites.ts'
import { defineNotices } from '#app/kits/members/notices/notice-kinds.ts'
import { definePersonalTables } from '#app/kits/members/personal-data/personal-tables.server.ts'
import * as rows from './invites.store.server.ts'
import './review-joins.server.ts'

definePersonalTables([
  {
    table: invites,
    file: { name: 'invites.json', about: 'The invitations you made, without their codes' },
    read: rows.readOwnInvites,
    erase: rows.eraseInvites,
  },
  {
    table: inviteJoins,
    file: { name: 'invited.json', about: 'By whom you came, and who came by you' },
    read: rows.readOwnJoins,
    erase: rows.eraseJoins,
  },
  {
    table: inviteSettings,
    file: { name: 'invite-settings.json', about: 'Whether others see whom you brought' },
    read: rows.readOwnSettings,
    erase: rows.eraseSettings,
  },
])
defineNotices({
  'invites.joined': {
    label: 'Somebody joins by your invitation',
    icon: 'send',
    words: ({ who, subject }) => `${who} joined by your invitation${subject ? ` for ${subject}` : ''}.`,
  },
  'invites.stayed': {
    label: 'Somebody you brought really uses the place',
    icon: 'heart',
    words: ({ who }) => `${who} came by your invitation and stayed. A reward is yours.`,
  },
})
