import type { Screens } from '../screen.ts'

export const business = {
  'businesses': {
    title: 'Businesses',
    about: 'Businesses of members: opening hours, offers, reviews, a message to them, and appointments.',
    also: 'company shop opening hours local',
    category: 'Business',
    paths: ['/business'],
  },
  'my-businesses': {
    title: 'Your businesses',
    about: 'Register a business and open the ones you own or help to run.',
    also: 'register company invitations',
    category: 'Business',
    access: 'member',
    section: 'profile',
    tab: 7,
    paths: ['/business/my-businesses'],
  },
  'business-dashboard': {
    title: 'Business dashboard',
    about: 'Visits, leads, sales, reviews and tasks of one business.',
    category: 'Business',
    access: 'member',
    listed: false,
    paths: ['/business/:businessId/dashboard'],
  },
  'business-page': {
    title: 'Business',
    about: 'What a business does, when it is open, what it offers, and what members say of it.',
    category: 'Business',
    listed: false,
    paths: ['/business/:businessId'],
  },
  'business-book': {
    title: 'Book an appointment',
    about: 'Free times of a business or professional, in your time zone and in theirs.',
    category: 'Business',
    listed: false,
    paths: ['/business/:businessId/book'],
  },
  'bookings': {
    title: 'Your appointments',
    about: 'Appointments you booked with businesses and professionals: confirm, move, cancel, put into your calendar.',
    also: 'booking calendar reschedule',
    category: 'Business',
    access: 'member',
    paths: ['/bookings/:id?'],
  },
} as const satisfies Screens
