import * as booked from '#app/database/tables/business/bookings.ts'
import * as tables from '#app/database/tables/business/businesses.ts'
import { defineModerated } from '#app/kits/asking/moderation/moderated.ts'
import { defineEventWords } from '#app/kits/foundation/audit/event-words.ts'
import { defineNotices } from '#app/kits/members/notices/notice-kinds.ts'
import { defineImpersonalTables, definePersonalTables } from '#app/kits/members/personal-data/personal-tables.server.ts'
import { defineChecks } from '#app/kits/operations/health-checks/checks.server.ts'
import './booking/booking-chores.server.ts'
import './booking/spoken/hear-intake.server.ts'
import { businessChecks } from './business-checks.server.ts'
import { BUSINESS } from './desk/desk-acts.server.ts'
import './figures/own-figures.server.ts'
import { saveBusiness } from './keeping/businesses.store.server.ts'
import { saveReview } from './keeping/daily.store.server.ts'
import * as person from './keeping/person.store.server.ts'
import './listing/business-source.server.ts'
import { REVIEW } from './page/page-acts.server.ts'

defineChecks('business', () => businessChecks)
defineModerated({
  [BUSINESS]: { label: 'Business', hide: (id, hiddenAt) => saveBusiness(id, { hiddenAt }) },
  [REVIEW]: { label: 'Review of a business', hide: (id, hiddenAt) => saveReview(id, { hiddenAt }) },
})
defineEventWords({
  'business.verified': 'verified a business or professional',
  'business.unverified': 'took the verified badge off a business',
})
defineNotices({
  'business.invitation': {
    label: 'Invitations to businesses',
    icon: 'store',
    isMailed: true,
    words: ({ who, subject }) => `${who} invited you to the business “${subject}”`,
  },
  'business.lead': {
    label: 'Messages to your businesses',
    icon: 'inbox',
    isMailed: true,
    words: ({ who, subject }) => (who ? `${who} wrote to “${subject}”` : `Somebody wrote to “${subject}”`),
  },
  'business.review': {
    label: 'Reviews of your businesses',
    icon: 'star',
    isMailed: true,
    words: ({ who, subject }) => `${who} reviewed “${subject}”`,
  },
  'business.answer': {
    label: 'Answers to your reviews',
    icon: 'reply',
    words: ({ subject }) => `“${subject}” answered your review`,
  },
  'business.task': {
    label: 'Tasks of a business given to you',
    icon: 'check-circle',
    isMailed: true,
    words: ({ who, subject }) => `${who} gave you the task “${subject}”`,
  },
  'business.booking': { label: 'Appointments with your businesses', icon: 'calendar', words: ({ subject }) => subject },
  'business.appointment': { label: 'Your appointments', icon: 'calendar', words: ({ subject }) => subject },
})
definePersonalTables([
  {
    table: booked.bookings,
    file: { name: 'appointments.json', about: 'The appointments you booked, with what you told before' },
    read: person.readBookings,
    erase: person.eraseBookings,
  },
  { table: booked.businessServices, file: null, erase: person.eraseServices },
  {
    table: tables.businessInvites,
    file: { name: 'business-invitations.json', about: 'The invitations to businesses you got' },
    read: person.readInvites,
    erase: person.eraseInvites,
  },
  {
    table: tables.businessLeads,
    file: { name: 'business-messages.json', about: 'What you wrote to businesses by their forms' },
    read: person.readLeads,
    erase: person.eraseLeads,
  },
  {
    table: tables.businessTasks,
    file: { name: 'business-tasks.json', about: 'The tasks of businesses that are yours' },
    read: person.readTasks,
    erase: person.eraseTasks,
  },
  {
    table: tables.businessReviews,
    file: { name: 'business-reviews.json', about: 'Your reviews of businesses' },
    read: person.readReviews,
    erase: person.eraseReviews,
  },
  {
    table: tables.businessMembers,
    file: { name: 'businesses.json', about: 'The businesses you are in' },
    read: person.readMemberships,
    erase: person.eraseMemberships,
  },
  { table: tables.businesses, file: null, erase: person.eraseBusinesses },
  { table: booked.bookingCells, file: null, erase: person.eraseCells },
])
defineImpersonalTables(tables.businessVisits)
