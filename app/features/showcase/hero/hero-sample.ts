import type { RingSeat } from '#app/ui/brand/agreement-ring.tsx'
import type { Stance } from '#app/ui/brand/stance-node.tsx'

type SampleClaim = { text: string; stances: readonly Stance[] }

/** A counted answer to fill the layouts that show one. Sample data: the page says so. */
export const sampleSeats = [
  { name: 'Juniper', seat: 1, share: 1 },
  { name: 'Harbor', seat: 2, share: 0.5 },
  { name: 'Quill', seat: 3, share: 1 },
] as const satisfies readonly RingSeat[]

export const sampleAgreement = '83%'

export const sampleClaims: readonly SampleClaim[] = [
  { text: 'Green tea wants water below 80 °C', stances: ['agrees', 'agrees', 'agrees'] },
  { text: 'Two minutes are enough', stances: ['agrees', 'inPart', 'silent'] },
  { text: 'The second pour tastes better', stances: ['agrees', 'disagrees', 'agrees'] },
]
