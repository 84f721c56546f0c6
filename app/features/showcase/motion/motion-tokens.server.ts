import overlays from '#app/ui/overlays/overlays.css?raw'
import parts from '#app/ui/parts.css?raw'
import tokens from '#app/ui/tokens.css?raw'
import { readMotionTokens, type MotionTokens } from './motion-tokens.ts'

/** The numbers the page shows are those the product's stylesheets obey. */
export const getMotionTokens = (): MotionTokens => readMotionTokens(tokens + parts + overlays)
