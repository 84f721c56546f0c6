import type { Tensor, TensorFlow } from './graph.server.ts'

type Layer = {
  class_name: string
  name: string
  config: {
    padding?: 'same' | 'valid'
    activation?: string
    axis?: number
    size?: [number, number]
    interpolation?: string
  }
  inbound_nodes: [string, number, number, object][][]
}
/** A network of layers as Keras writes it down for TensorFlow.js. */
export type LayersFile = {
  modelTopology: {
    model_config: { config: { layers: Layer[]; output_layers: [string, number, number][] } }
  }
  weightsManifest: { weights: { name: string; shape: number[]; dtype: string }[] }[]
}

export type Layers = {
  /** Runs the network on one input. Blocks the thread. */
  run(input: Float32Array, shape: readonly number[]): Float32Array
}

const FLOAT_BYTES = 4

/** Builds a network from its two files. Throws for a layer that is not known here. */
export function openLayers(tensorFlow: TensorFlow, file: LayersFile, weights: Buffer): Layers {
  const { layers, output_layers } = file.modelTopology.model_config.config
  const known = readWeights(tensorFlow, file, weights)
  const uses = new Map<string, number>()
  for (const name of [...layers.flatMap(inputsOf), output_layers[0]![0]]) uses.set(name, (uses.get(name) ?? 0) + 1)
  return {
    run(input, shape) {
      const values = new Map<string, Tensor>()
      const left = new Map(uses)
      // What nothing needs any more is given back at once: the memory of WebAssembly never shrinks.
      const release = (name: string) => {
        left.set(name, left.get(name)! - 1)
        if (left.get(name) === 0) values.get(name)?.dispose()
      }
      for (const layer of layers) {
        const names = inputsOf(layer)
        const from = names.map((name) => values.get(name)!)
        values.set(
          layer.name,
          layer.class_name === 'InputLayer' ? tensorFlow.tensor(input, shape) : apply(tensorFlow, layer, from, known),
        )
        names.forEach(release)
      }
      const name = output_layers[0]![0]
      const numbers = Float32Array.from(values.get(name)!.dataSync())
      release(name)
      return numbers
    },
  }
}

const inputsOf = ({ inbound_nodes: nodes }: Layer): string[] => (nodes[0] ?? []).map(([name]) => name)

/** The numbers of the network stand in one file, one after the other. */
function readWeights(tensorFlow: TensorFlow, { weightsManifest }: LayersFile, bytes: Buffer): Map<string, Tensor> {
  const known = new Map<string, Tensor>()
  let at = 0
  for (const { name, shape, dtype } of weightsManifest.flatMap(({ weights }) => weights)) {
    const many = shape.reduce((product, side) => product * side, 1)
    if (dtype !== 'float32' || at + many * FLOAT_BYTES > bytes.length)
      throw new Error(`The weights ${name} cannot be read`)
    const numbers = new Float32Array(many)
    for (let n = 0; n < many; n += 1) numbers[n] = bytes.readFloatLE(at + n * FLOAT_BYTES)
    known.set(name, tensorFlow.tensor(numbers, shape))
    at += many * FLOAT_BYTES
  }
  if (at !== bytes.length) throw new Error('There are more weights than layers')
  return known
}

function apply(tensorFlow: TensorFlow, layer: Layer, from: Tensor[], weights: ReadonlyMap<string, Tensor>): Tensor {
  const { class_name: kind, name, config } = layer
  const [first, second] = from
  if (kind === 'Conv2D' && first) {
    const [filter, bias] = [weights.get(`${name}/kernel`), weights.get(`${name}/bias`)]
    if (filter && bias)
      return tensorFlow.fused.conv2d({ x: first, filter, bias, strides: 1, pad: config.padding ?? 'valid' })
  }
  if (kind === 'Activation' && first && config.activation === 'relu') return tensorFlow.relu(first)
  if (kind === 'Add' && first && second && from.length === 2) return tensorFlow.add(first, second)
  if (kind === 'Concatenate') return tensorFlow.concat(from, config.axis ?? -1)
  if (kind === 'UpSampling2D' && first && config.interpolation === 'nearest') {
    const [, height = 0, width = 0] = first.shape
    const [down = 1, right = 1] = config.size ?? []
    return tensorFlow.image.resizeNearestNeighbor(first, [height * down, width * right])
  }
  throw new Error(`The layer ${name} of the kind ${kind} is not known here`)
}
