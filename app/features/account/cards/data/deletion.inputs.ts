import { z } from 'zod'
import { knownPasswordInput } from '#app/kits/members/identity/password/password.inputs.ts'
import { USERNAME_MAX_CHARS } from '#app/kits/members/identity/account/username.limits.ts'

export const deletionInputs = z.object({
  username: z
    .string('Please type your username.')
    .trim()
    .min(1, 'Please type your username.')
    .max(USERNAME_MAX_CHARS, 'This is not your username.'),
  currentPassword: knownPasswordInput('Please write your password.').optional(),
})

export const keepInputs = z.object({})
