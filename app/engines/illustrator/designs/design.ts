/** What a prompt asks for that is made by rules of layout, not a scene. */

export const diagramForms = ['steps', 'cycle', 'timeline', 'mind-map', 'pyramid', 'list'] as const
export type DiagramForm = (typeof diagramForms)[number]
export const chartForms = ['bars', 'line', 'pie'] as const
export type ChartForm = (typeof chartForms)[number]
export const weaves = ['scattered', 'dots', 'stripes', 'checks', 'zigzag', 'waves', 'triangles', 'scales'] as const
export type Weave = (typeof weaves)[number]

export type ChartValue = { label: string; value: number }

export type Design =
  | { kind: 'qr'; text: string }
  | { kind: 'chart'; form: ChartForm; title: string; values: readonly ChartValue[]; unit: string }
  | { kind: 'diagram'; form: DiagramForm; title: string; items: readonly string[] }
  | { kind: 'pattern'; weave: Weave; scene: string }
  | { kind: 'logo'; name: string; line: string; scene: string }
  | { kind: 'icon'; scene: string }
  | { kind: 'poster' | 'card'; title: string; lines: readonly string[]; scene: string }

export const MOST_VALUES = 16
export const MOST_ITEMS = 12
/** More of them make dots too small for a phone. */
export const MOST_QR_BYTES = 1_200
