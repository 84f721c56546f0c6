import type { Mail } from '#app/engines/mail-triage/mail.ts'

/** A mail for people who would rather not paste one. */
export const exampleMail: Mail = {
  from: 'Jonas Weber <jonas.weber@mail.example>',
  subject: 'The bike',
  text: `Hi,

is the bike still for sale? I can offer €140 and pick it up on Friday at 17:30.

Could you let me know by Thursday? I have to borrow the car.

Jonas`,
}
