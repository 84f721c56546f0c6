/** A QR code as the drawing needs it: modules per side, and one path over all dark ones. */
export type QrDrawing = { size: number; path: string }

/** Four modules of light all around: without them cameras do not find the code (ISO 18004). */
const QUIET = 4

/** A QR code, dark on white in either theme: cameras read no other. */
export function QrCode({ size, path, label }: QrDrawing & { label: string }) {
  const side = size + 2 * QUIET
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="size-52 max-w-full rounded-lg shadow-[0_0_0_1px_var(--line)] forced-color-adjust-none"
    >
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="white" />
      <path d={path} fill="black" />
    </svg>
  )
}
