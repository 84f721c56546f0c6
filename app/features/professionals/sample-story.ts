/** A made-up matter in which everything occurs that the page points out. */
export const SAMPLE_STORY =
  'I moved into the flat on 1 May 2024. The deposit was £900. My landlord, Mr Okafor, said the boiler was new. ' +
  'On Monday 4 February 2025 the heating stopped. Two weeks later I sent him a letter. He came around the end of March. ' +
  'On 03/07/2025 I got a bill for £640 from Brightwell Lettings. They write that I must pay within 14 days. ' +
  'I think the heating stopped on 6 February 2025, I have a photo. The deposit of £950 was never mentioned again.'
