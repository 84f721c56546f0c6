/** Beginnings with everything in them: true texts that make a whole film, to be changed into one’s own. */
export const templates = {
  explainer: {
    label: 'Explainer',
    about: 'A question and its answer',
    script: `# Why is the sky blue?

Sunlight looks white, but it is made of all the colors of the rainbow.

[picture: the sun shining over green hills]
When it enters the air, it meets molecules of nitrogen and oxygen. They scatter light in every direction.

Blue light has a shorter wave than red light, so it is scattered far more.

[chart: How strongly a color is scattered, red is 1; Red 1; Yellow 1.6; Green 2.4; Blue 4.4]

[picture: a child looking up at a blue sky with clouds]
Wherever you look by day, some of that blue light reaches your eye.

[picture: a red sunset over the sea]
At sunset the light crosses much more air. Most of the blue is gone by then, and red is left.

> The blue sky is scattered sunlight. — In one sentence`,
  },
  lesson: {
    label: 'Lesson',
    about: 'Steps, an example and a recap',
    script: `# The area of a triangle

[title: Today’s question; How much room is inside a triangle?]

[picture: a wooden house with a pointed roof]
Look at the front of a roof: it is a triangle. To paint it, you need to know its area.

Take its longest side as the base. The height stands straight up from the base to the top.

Two equal triangles make a parallelogram with the same base and the same height.

The rule:
- Measure the base
- Measure the height
- Multiply them
- Take half

[title: An example; Base 8 meters, height 3 meters]
Eight times three is twenty-four. Half of that is twelve square meters.

> Area is one half of base times height. — Remember this`,
  },
  announcement: {
    label: 'Announcement',
    about: 'What, when, and what to do',
    script: `# World Bee Day

[picture: bees and flowers in a sunny meadow]
On the twentieth of May the United Nations celebrate World Bee Day.

It is the birthday of Anton Janša, a beekeeper from Slovenia who taught his craft in Vienna in the eighteenth century.

[picture: an apple tree in a garden]
Three of four crops that give us fruit or seeds depend, at least in part, on animals that carry pollen.

What you can do:
- Plant flowers that bloom at different times
- Leave a corner of the garden wild
- Put out a shallow dish of water
- Do without pesticides

> Mark the date: May 20. — World Bee Day`,
  },
  recipe: {
    label: 'Recipe',
    about: 'Ingredients and steps',
    script: `# Flatbread in half an hour

[picture: bread on a wooden table]
You need no yeast and no oven for this bread, only a hot pan.

For four breads:
- 250 grams of flour
- 150 milliliters of warm water
- 2 tablespoons of oil
- 1 level teaspoon of salt

Mix everything in a bowl, and knead it for five minutes until it is smooth.

Cover the dough and let it rest for fifteen minutes.

Cut it into four pieces, and roll each as thin as a coin.

[picture: a frying pan on a stove]
Bake each bread in a dry, hot pan for about one minute on each side, until it has brown spots.

[chart: Minutes; Knead 5; Rest 15; Bake 8]

Wrap the breads in a cloth, so that they stay soft.`,
  },
  product: {
    label: 'Product',
    about: 'What it does and for whom',
    script: `# The pencil

[title: One pencil; Older than the telephone, and it needs no charging]

[picture: a pencil and a notebook on a desk]
A pencil writes upside down, under water and in the cold.

Its core is graphite mixed with clay. More clay makes it harder and lighter; more graphite makes it softer and darker.

What it gives you:
- A line you can erase
- Gray from faint to deep
- No ink that dries or leaks

[picture: a painter drawing a tree]
Draw with 2B, write with HB, and mark wood with 2H.

> The best tool is the one that works when you need it. — The pencil`,
  },
  story: {
    label: 'Story',
    about: 'A fable with two voices',
    script: `# The lion and the mouse

[title: The lion and the mouse; A fable told after Aesop]

[picture: a lion sleeping in the grass under a tree]
A lion lay asleep in the grass. A mouse ran over his paw and woke him.

LION: Who dares to wake me? I will eat you for that.

MOUSE: Please let me go. One day I may help you.

[picture: a lion laughing]
The lion laughed at the idea, but he lifted his paw and let the mouse go.

[picture: a lion in a forest at night]
Some days later the lion was caught in a net of ropes. He roared through the whole forest.

MOUSE: I know that voice. Hold still.

[picture: a mouse and a rope]
The mouse gnawed through one rope after another, until the lion was free.

> No kindness is ever wasted. — Aesop`,
  },
} as const
export type TemplateName = keyof typeof templates
export const isTemplate = (name: string): name is TemplateName => Object.hasOwn(templates, name)
