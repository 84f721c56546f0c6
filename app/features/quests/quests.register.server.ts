import { questGroupMembers, questGroups, questRuns, questSettings } from '#app/database/tables/quests/quests.ts'
import { stacks } from '#app/database/tables/quests/stacks.ts'
import { defineModerated } from '#app/kits/asking/moderation/moderated.ts'
import { defineNotices } from '#app/kits/members/notices/notice-kinds.ts'
import { defineImpersonalTables, definePersonalTables } from '#app/kits/members/personal-data/personal-tables.server.ts'
import { defineOwnedTables } from '#app/kits/members/visitor/owned-tables.ts'
import { defineChecks } from '#app/kits/operations/health-checks/checks.server.ts'
import { questsChecks } from './quests-checks.server.ts'
import './quests-source.server.ts'
import { saveAlly } from './codex/codex.store.server.ts'
import * as groups from './goals/groups.store.server.ts'
import './goals/at-home.server.ts'
import './goals/groups.server.ts'
import * as runs from './goals/runs.store.server.ts'
import './inviting/invited-score.server.ts'
import { eraseStack, readOwnStack } from './stack/stacks.store.server.ts'

defineChecks('quests', questsChecks)
defineModerated({ ally: { label: 'Ally', hide: (id, hiddenAt) => saveAlly(id, { hiddenAt }) } })
defineOwnedTables(questRuns)
defineImpersonalTables(questGroups)
definePersonalTables([
  {
    table: stacks,
    file: { name: 'stack.json', about: 'The tools and engines you chose, with your reasons' },
    read: readOwnStack,
    erase: eraseStack,
  },
  {
    table: questRuns,
    file: { name: 'quests.json', about: 'The quests you began, and when each step was done' },
    read: runs.readOwnRuns,
    erase: runs.eraseRuns,
  },
  {
    table: questGroupMembers,
    file: { name: 'quest-groups.json', about: 'The groups you were in, and how they ended' },
    read: groups.readOwnPlaces,
    erase: groups.erasePlaces,
  },
  {
    table: questSettings,
    file: { name: 'quest-settings.json', about: 'Until when you are on holiday from quests' },
    read: runs.readOwnHoliday,
    erase: runs.eraseHoliday,
  },
])
defineNotices({
  'quests.reached': {
    label: 'A group of yours reached its goal',
    icon: 'users',
    words: ({ subject }) => `Your group finished “${subject}”. A scroll is open.`,
  },
  'quests.ended': {
    label: 'A group of yours ended',
    icon: 'users',
    words: ({ subject }) => `Your group for “${subject}” has ended. What you did stays yours.`,
  },
})
