import { z } from 'zod'
import { isMailAddress } from '#app/platform/mail-address.ts'
import {
  EMAIL_MAX_CHARS,
  TICKET_PAGE_MAX_CHARS,
  TICKET_SUBJECT_MAX_CHARS,
  TICKET_TEXT_MAX_CHARS,
} from './tickets.limits.ts'

const SAY_SUBJECT = 'Please say in a few words what it is about.'
const SAY_TEXT = 'Please write what you would like to ask or tell.'
const SAY_EMAIL = 'Please write the email address the answer shall go to.'

/** A message of a ticket, by whoever writes it. */
export const ticketText = z
  .string(SAY_TEXT)
  .trim()
  .min(1, SAY_TEXT)
  .max(TICKET_TEXT_MAX_CHARS, `Please keep it under ${TICKET_TEXT_MAX_CHARS.toLocaleString('en')} characters.`)

const contact = {
  subject: z
    .string(SAY_SUBJECT)
    .trim()
    .transform((subject) => subject.replace(/\s+/g, ' '))
    .pipe(
      z
        .string()
        .min(1, SAY_SUBJECT)
        .max(TICKET_SUBJECT_MAX_CHARS, `Please keep it under ${TICKET_SUBJECT_MAX_CHARS} characters.`),
    ),
  text: ticketText,
  page: z.string().max(TICKET_PAGE_MAX_CHARS).default('/').catch('/'),
  /** A field that people do not see; what fills it is a program. */
  trap: z
    .literal('', 'Something filled a field that must stay empty, as programs do. Please send it once more.')
    .default(''),
}

/** The contact form of a member, whose address is known. */
export const memberContactInputs = z.object(contact)
/** The contact form of a guest. */
export const guestContactInputs = z.object({
  ...contact,
  email: z
    .string(SAY_EMAIL)
    .trim()
    .min(1, SAY_EMAIL)
    .max(EMAIL_MAX_CHARS, 'This address is too long to be one.')
    .refine(isMailAddress, 'This does not look like an email address.'),
})
