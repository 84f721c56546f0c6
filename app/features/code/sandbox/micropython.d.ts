declare module '@micropython/micropython-webassembly-pyscript' {
  export type MicroPython = { runPython(code: string): unknown }
  export function loadMicroPython(options: {
    stdout?: (line: string) => void
    linebuffer?: boolean
    heapsize?: number
    url?: string
  }): Promise<MicroPython>
}
