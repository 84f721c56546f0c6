/** Written for this screen: a short article with headings, figures, questions and terms. */
export const EXAMPLE_TEXT = `# Bamboo in small gardens

Bamboo is a grass that grows up to a metre a day in its homeland. In gardens of northern cities it grows slower, about 40 centimetres a week in June. Many gardeners plant it as a screen because it stays green in winter.

## Before you plant

A rhizome is a stem that creeps under the ground. Running bamboo sends rhizomes far into the neighbour's bed, and clumping bamboo does not. To keep running bamboo in its place, set a barrier 60 centimetres deep around it. How much does a barrier cost? It costs about 12 euros a metre.

## Care

Bamboo needs water in its first two summers, even when it rains now and then, since its roots lie close to the surface and dry out sooner than those of most shrubs that stand beside it. The Royal Garden Society (RGS) advises against feeding it after August. Old canes may be cut at the ground every spring.`

/** A reference to try the citations with. */
export const EXAMPLE_REFERENCE =
  'Weber, A., & Berg, J. P. (2019). The grove and its keepers. Journal of Trees, 12(3), 45–67.'

const EXAMPLE_POINTS =
  '- the lift is out of order until Friday\n- please use the stairs on the left\n- parcels wait at the porter'

const EXAMPLE_NOTES =
  'A photo of the flooded car park behind the town hall on 3 May. The water stands up to the door handles of two cars. A boat is tied to the bicycle rack.'

/** The example that fits a tool. */
export const exampleFor = (tool: string): string =>
  tool === 'cite'
    ? EXAMPLE_REFERENCE
    : tool === 'prose'
      ? EXAMPLE_POINTS
      : tool === 'alt'
        ? EXAMPLE_NOTES
        : EXAMPLE_TEXT
