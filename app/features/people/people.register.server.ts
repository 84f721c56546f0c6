import { offeringRequests, offerings } from '#app/database/tables/together/offerings.ts'
import {
  listingCounts,
  listingTerms,
  meetings,
  peopleReports,
  profiles,
} from '#app/database/tables/together/profiles.ts'
import { defineEventWords } from '#app/kits/foundation/audit/event-words.ts'
import { defineImpersonalTables, definePersonalTables } from '#app/kits/members/personal-data/personal-tables.server.ts'
import { defineChecks } from '#app/kits/operations/health-checks/checks.server.ts'
import './finding/place-member.server.ts'
import './finding/keep-listing.server.ts'
import './finding/search-sources.server.ts'
import './finding/sitemap.server.ts'
import './meeting/meetings.server.ts'
import './notices.server.ts'
import './offering/given-score.server.ts'
import { peopleChecks } from './people-checks.server.ts'
import * as person from './person-people.store.server.ts'

defineChecks('people', peopleChecks)
definePersonalTables([
  {
    table: offeringRequests,
    file: { name: 'offering-requests.json', about: 'What you asked of others, and what they asked of you' },
    read: person.readRequests,
    erase: person.eraseRequests,
  },
  {
    table: offerings,
    file: { name: 'offerings.json', about: 'What you offer' },
    read: person.readOfferings,
    erase: person.eraseOfferings,
  },
  {
    table: meetings,
    merge: 'ends',
    file: { name: 'meetings.json', about: 'Whom you asked to be in touch, and who asked you' },
    read: person.readMeetings,
    erase: person.eraseMeetings,
  },
  {
    table: peopleReports,
    file: { name: 'people-reports.json', about: 'The profiles and offerings you reported' },
    read: person.readReports,
    erase: person.eraseReports,
  },
  { table: listingTerms, file: null, erase: person.eraseListing },
  {
    table: profiles,
    file: { name: 'profile.json', about: 'What you say about yourself, and who may see which part of it' },
    read: person.readProfile,
    erase: person.eraseProfile,
  },
])
defineImpersonalTables(listingCounts)
defineEventWords({
  'offering.hidden': 'hid an offering',
  'offering.shown': 'showed a hidden offering again',
  'people.reports-closed': 'closed the reports about a profile or an offering',
})
