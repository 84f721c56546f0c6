import type { NamedWeights } from './packed-weights.ts'

const HEADS = 4
const LAYERS = 2
const NEAR_ZERO = 1e-6
/** The states of words are compared at this scale, the root of their width. */
const ATTENTION_SCALE = 16
const LONGEST_WAVE = 10_000

type Tensor = { shape: number[]; dataSync(): Float32Array }
/** What is used of TensorFlow.js, which the package bundles without types of its own. */
export type TensorFlow = {
  ready(): Promise<void>
  tidy<T>(work: () => T): T
  tensor(values: Float32Array, shape: readonly number[]): Tensor
  tensor1d(values: readonly number[], type: 'int32'): Tensor
  gather(from: Tensor, indices: Tensor): Tensor
  split(from: Tensor, parts: number, axis: number): Tensor[]
  concat(parts: Tensor[], axis: number): Tensor
  matMul(a: Tensor, b: Tensor, isFirstTurned?: boolean, isSecondTurned?: boolean): Tensor
  add(a: Tensor, b: Tensor | number): Tensor
  sub(a: Tensor, b: Tensor): Tensor
  mul(a: Tensor, b: Tensor | number): Tensor
  div(a: Tensor, b: Tensor): Tensor
  maximum(a: Tensor, b: Tensor): Tensor
  abs(a: Tensor): Tensor
  relu(a: Tensor): Tensor
  tanh(a: Tensor): Tensor
  softmax(a: Tensor): Tensor
  square(a: Tensor): Tensor
  rsqrt(a: Tensor): Tensor
  norm(a: Tensor): Tensor
  mean(a: Tensor, axis: number, keepDims: boolean): Tensor
  max(a: Tensor, axis: number, keepDims: boolean): Tensor
  reshape(a: Tensor, shape: number[]): Tensor
  transpose(a: Tensor, order?: number[]): Tensor
}

/** A text as it is compared: the states of its words, what these look for, and the text as a whole. */
export type ReadText = { length: number; states: Float32Array; sought: Float32Array; whole: Float32Array }

export type EntailmentNetwork = {
  /** The words of one text in the light of each other, by the numbers of its tokens. */
  read(tokens: number[]): ReadText
  /** The likelihoods of the relations of two texts, in the order of `entailmentClasses`. */
  compare(a: ReadText, b: ReadText): number[]
}

/**
 * The network that scripts/train-entailment.py learned: the two layers of the Universal Sentence Encoder lite (Cer et al.
 * 2018), then each word beside what it finds of its own in the other text (Parikh et al. 2016, A Decomposable Attention
 * Model for Natural Language Inference). Throws where a weight is missing.
 */
export function toNetwork(tf: TensorFlow, weights: NamedWeights[]): EntailmentNetwork {
  const known = new Map(weights.map(({ name, shape, values }) => [name, tf.tensor(values, shape)]))
  const of = (name: string): Tensor => {
    const weight = known.get(name)
    if (!weight) throw new Error(`The entailment weights have no ${name}`)
    return weight
  }
  const dense = (x: Tensor, name: string): Tensor => tf.add(tf.matMul(x, of(`${name}.w`)), of(`${name}.b`))
  const even = (x: Tensor, name: string): Tensor => {
    const centred = tf.sub(x, tf.mean(x, -1, true))
    const scale = tf.rsqrt(tf.add(tf.mean(tf.square(centred), -1, true), NEAR_ZERO))
    return tf.add(tf.mul(tf.mul(centred, scale), of(`${name}.w`)), of(`${name}.b`))
  }

  function attend(x: Tensor, layer: string): Tensor {
    const [length, width] = x.shape as [number, number]
    const toHeads = (part: Tensor): Tensor => tf.transpose(tf.reshape(part, [length, HEADS, width / HEADS]), [1, 0, 2])
    const parts = tf.split(dense(even(x, `${layer}.ln1`), `${layer}.qkv`), 3, -1).map(toHeads)
    const [queries, keys, values] = parts as [Tensor, Tensor, Tensor]
    const seen = tf.softmax(tf.matMul(tf.mul(queries, (width / HEADS) ** -0.5), keys, false, true))
    const told = tf.reshape(tf.transpose(tf.matMul(seen, values), [1, 0, 2]), [length, width])
    return dense(told, `${layer}.out`)
  }

  function transform(x: Tensor, i: number): Tensor {
    const layer = `l${i}`
    const own = i === 0 ? dense(x, 'l0.residual') : x
    const attended = tf.add(own, attend(x, layer))
    const wide = tf.relu(dense(even(attended, `${layer}.ln2`), `${layer}.up`))
    return tf.add(attended, dense(wide, `${layer}.down`))
  }

  function read(tokens: number[]): ReadText {
    const [length, width] = [tokens.length, of('emb').shape[1] ?? 0]
    const places = tf.tensor(timing(length, width), [length, width])
    let states = tf.add(tf.mul(tf.gather(of('emb'), tf.tensor1d(tokens, 'int32')), 2), places)
    for (let i = 0; i < LAYERS; i += 1) states = transform(states, i)
    const whole = tf.tanh(dense(tf.mean(states, 0, true), 'whole'))
    const words = even(states, 'ln')
    return {
      length,
      states: words.dataSync(),
      sought: tf.matMul(words, of('attend.w')).dataSync(),
      whole: tf.div(whole, tf.norm(whole)).dataSync(),
    }
  }

  function compare(a: ReadText, b: ReadText): number[] {
    const put = (values: Float32Array, rows: number): Tensor => tf.tensor(values, [rows, values.length / rows])
    const [x, y] = [put(a.states, a.length), put(b.states, b.length)]
    const near = tf.mul(tf.matMul(put(a.sought, a.length), put(b.sought, b.length), false, true), 1 / ATTENTION_SCALE)
    const beside = (own: Tensor, found: Tensor): Tensor =>
      tf.relu(dense(tf.concat([own, found, tf.sub(own, found), tf.mul(own, found)], 1), 'compare'))
    const left = beside(x, tf.matMul(tf.softmax(near), y))
    const right = beside(y, tf.matMul(tf.softmax(tf.transpose(near)), x))
    const [meanA, meanB] = [tf.mean(left, 0, true), tf.mean(right, 0, true)]
    const [mostA, mostB] = [tf.max(left, 0, true), tf.max(right, 0, true)]
    const [s, t] = [put(a.whole, 1), put(b.whole, 1)]
    const told = [
      tf.add(meanA, meanB),
      tf.abs(tf.sub(meanA, meanB)),
      tf.maximum(mostA, mostB),
      tf.add(mostA, mostB),
      tf.abs(tf.sub(s, t)),
      tf.mul(s, t),
    ]
    return [...tf.softmax(dense(tf.relu(dense(tf.concat(told, 1), 'gather')), 'classes')).dataSync()]
  }

  return { read: (tokens) => tf.tidy(() => read(tokens)), compare: (a, b) => tf.tidy(() => compare(a, b)) }
}

/** Where each word stands, as sines and cosines (Vaswani et al. 2017, Attention Is All You Need, 3.5). */
function timing(length: number, width: number): Float32Array {
  const half = width / 2
  const step = Math.log(LONGEST_WAVE) / (half - 1)
  return Float32Array.from({ length: length * width }, (_, i) => {
    const [place, at] = [Math.floor(i / width), i % width]
    const angle = place * Math.exp(-step * (at % half))
    return at < half ? Math.sin(angle) : Math.cos(angle)
  })
}
