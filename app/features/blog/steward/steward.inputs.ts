import { z } from 'zod'
import { isZone } from '#app/kits/members/authoring/local-time.ts'

const name = z
  .string({ error: 'Give it a name.' })
  .trim()
  .min(1, 'Give it a name.')
  .max(120, 'A name has up to 120 characters.')
const many = (one: z.ZodType<string>) =>
  z
    .union([one, z.array(one)])
    .default([])
    .transform((value) => (Array.isArray(value) ? value : [value]))

const channel = {
  name,
  about: z.string().trim().max(500, 'Please keep it under 500 characters.').default(''),
  zone: z.string().trim().refine(isZone, 'Write a time zone such as UTC or Europe/Berlin.'),
  days: many(z.string().regex(/^[1-7]$/)).transform((days) => [...new Set(days.map(Number))].toSorted((a, b) => a - b)),
  checklist: z
    .string()
    .max(4_000, 'That is more than a checklist.')
    .default('')
    .transform((text) => [
      ...new Set(
        text
          .split(/\r?\n/)
          .map((line) => line.trim().slice(0, 200))
          .filter(Boolean),
      ),
    ])
    .refine((lines) => lines.length <= 20, 'At most 20 lines.'),
}

export const stewardInputs = z.discriminatedUnion(
  'do',
  [
    z.object({ do: z.literal('make-channel'), kind: z.enum(['blog', 'elsewhere'], 'Choose what it is.'), ...channel }),
    z.object({ do: z.literal('save-channel'), ...channel }),
    z.object({ do: z.literal('remove-channel'), sure: z.literal('yes', 'Tick the box first: the plan goes with it.') }),
    z.object({ do: z.literal('add'), title: name, notes: z.string().trim().max(5_000).default('') }),
    z.object({
      do: z.literal('save'),
      title: name,
      notes: z.string().trim().max(5_000, 'Please keep it under 5,000 characters.').default(''),
      when: z.string().max(40).default(''),
      link: z
        .string()
        .trim()
        .max(500)
        .refine(
          (link) => link === '' || (/^https?:\/\//i.test(link) && URL.canParse(link)),
          'Write an address of the web, or none.',
        )
        .default(''),
      done: many(z.string().max(200)),
      isOut: z.string().optional(),
    }),
    z.object({ do: z.literal('remove') }),
    z.object({ do: z.literal('begin-post') }),
    z.object({ do: z.literal('offer'), handle: z.string().trim().min(1, 'Write the username of a member.').max(60) }),
    z.object({ do: z.literal('take-back') }),
    z.object({ do: z.literal('accept') }),
    z.object({ do: z.literal('decline') }),
  ],
  'This page does not know what to do with that. Please load it again.',
)
export type StewardInputs = z.output<typeof stewardInputs>
