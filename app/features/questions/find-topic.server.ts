import { engineWorker } from '#app/kits/asking/engine-worker/engine-worker.server.ts'
import { log } from '#app/platform/log.server.ts'
import { once } from '#app/platform/once.ts'
import { cosineOf } from '#app/engines/similarity/embedding.ts'
import { topicKeys, topics, type Topic } from './topics.ts'

/** Farther from every example than this, and a question is about something else. */
const LEAST_NEAR = 0.42

const embed = (texts: string[]) => engineWorker().run('embed', texts)

type Example = { topic: Topic; vector: Float32Array }

const examples = () => once('question-topics', (): { read: Promise<Example[]> | null } => ({ read: null }))

async function readExamples(): Promise<Example[]> {
  const texts = topicKeys.flatMap((topic) => topics[topic].like.map((text) => ({ topic, text })))
  const vectors = await embed(texts.map(({ text }) => text))
  return texts.flatMap(({ topic }, n) => (vectors[n] ? [{ topic, vector: vectors[n] }] : []))
}

/** What a question is about: the topic of the example that is nearest in meaning. Never throws. */
export async function findTopic(question: string): Promise<Topic> {
  try {
    const kept = examples()
    kept.read ??= readExamples()
    const [[vector], known] = await Promise.all([embed([question]), kept.read])
    let best = { topic: 'other' as Topic, near: LEAST_NEAR }
    for (const example of known) {
      const near = vector ? cosineOf(vector, example.vector) : 0
      if (near > best.near) best = { topic: example.topic, near }
    }
    return best.topic
  } catch (error) {
    examples().read = null
    log.warn({ err: error }, 'a question could not be given a topic')
    return 'other'
  }
}
