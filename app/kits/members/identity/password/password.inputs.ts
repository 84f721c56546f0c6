import { z } from 'zod'
import { countPasswordChars } from './password-form.ts'
import { PASSWORD_MAX_CHARS } from './password.limits.ts'

/** More than a password of the greatest length needs in any form. */
const MOST_UNITS = 2_048

/** A password somebody has. Longer ones can't be anybody's; hashing them would only keep the server busy. */
export const knownPasswordInput = (missing: string) =>
  z
    .string(missing)
    .max(MOST_UNITS, 'A password has at most 128 characters.')
    .refine((typed) => countPasswordChars(typed) <= PASSWORD_MAX_CHARS, 'A password has at most 128 characters.')
