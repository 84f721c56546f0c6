import { z } from 'zod'

export const downloadInputs = z.object({ currentPassword: z.string().optional() })
