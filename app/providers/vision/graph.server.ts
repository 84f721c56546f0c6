import { createRequire } from 'node:module'

/** One tensor that came out. */
export type Numbers = { shape: readonly number[]; values: Float32Array }

export type Graph = {
  /** Runs the network on one input; without a name, all its outputs. Blocks the thread for a quarter of a second. */
  run(input: Float32Array, shape: readonly number[], output?: string): Numbers[]
}

export type Tensor = { shape: number[]; dataSync(): Float32Array; dispose(): void }
type Backend = {
  readSync(id: object): Float32Array | Int32Array
  makeOutput(shape: number[], dtype: string): object
  typedArrayFromHeap(tensor: object): Float32Array | Int32Array
}
type Operand = { dataId: object; shape: number[]; dtype: string }
/** What is used of TensorFlow.js, which the package bundles without types of its own. */
export type TensorFlow = {
  ready(): Promise<void>
  tensor(values: Float32Array, shape: readonly number[]): Tensor
  tidy<T>(work: () => T): T
  io: { fromMemory(model: object): object }
  loadGraphModel(handler: object): Promise<{ execute(input: Tensor, outputs?: string): Tensor | Tensor[] }>
  add(one: Tensor, other: Tensor): Tensor
  relu(tensor: Tensor): Tensor
  concat(tensors: Tensor[], axis: number): Tensor
  fused: {
    conv2d(call: { x: Tensor; filter: Tensor; strides: number; pad: 'same' | 'valid'; bias: Tensor }): Tensor
  }
  image: { resizeNearestNeighbor(tensor: Tensor, size: [number, number]): Tensor }
  registerKernel(kernel: {
    kernelName: string
    backendName: string
    kernelFunc(call: { inputs: { a: Operand; b: Operand }; backend: Backend }): object
  }): void
}
export type GraphFile = {
  modelTopology: object
  weightsManifest: { weights: object[] }[]
  signature?: object
  format?: string
}

let engine: Promise<TensorFlow> | null = null

/** TensorFlow.js on WebAssembly, from the package that also compares meanings; it has no network code. */
export function openTensorFlow(): Promise<TensorFlow> {
  engine ??= (async () => {
    const tensorFlow = createRequire(import.meta.url)('@energetic-ai/core') as TensorFlow
    await tensorFlow.ready()
    tensorFlow.registerKernel({ kernelName: 'Mod', backendName: 'wasm', kernelFunc: remainder })
    return tensorFlow
  })()
  return engine
}

/** The one step of the networks that WebAssembly lacks. */
function remainder({ inputs: { a, b }, backend }: { inputs: { a: Operand; b: Operand }; backend: Backend }): object {
  const [values, by] = [backend.readSync(a.dataId), backend.readSync(b.dataId)]
  const made = backend.makeOutput(a.shape, a.dtype)
  const out = backend.typedArrayFromHeap(made)
  for (let place = 0; place < out.length; place += 1)
    out[place] = (values[place] ?? 0) % (by[by.length === 1 ? 0 : place] ?? 1)
  return made
}

/** Loads a network from its two files. */
export async function loadGraph(file: GraphFile, weights: Buffer): Promise<Graph> {
  const tensorFlow = await openTensorFlow()
  const { modelTopology, weightsManifest, signature, format } = file
  const model = await tensorFlow.loadGraphModel(
    tensorFlow.io.fromMemory({
      modelTopology,
      signature,
      format,
      weightSpecs: weightsManifest.flatMap(({ weights: specs }) => specs),
      weightData: weights.buffer.slice(weights.byteOffset, weights.byteOffset + weights.byteLength),
    }),
  )
  return {
    run(input, shape, output) {
      let numbers: Numbers[] = []
      tensorFlow.tidy(() => {
        const out = model.execute(tensorFlow.tensor(input, shape), output)
        numbers = [out].flat().map((tensor) => ({ shape: tensor.shape, values: Float32Array.from(tensor.dataSync()) }))
      })
      return numbers
    },
  }
}
