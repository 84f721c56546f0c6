import { z } from 'zod'
import { USERNAME_MAX_CHARS } from '#app/kits/identity/username.ts'

export const deletionInputs = z.object({
  username: z
    .string('Please type your username.')
    .trim()
    .min(1, 'Please type your username.')
    .max(USERNAME_MAX_CHARS, 'This is not your username.'),
  currentPassword: z.string().optional(),
})

export const keepInputs = z.object({})
