/** Written by nobody: a draft with mistakes and facts, and the mail it answers. */
export const EXAMPLE_DRAFT =
  'hi Jonas,\n\n' +
  'I has recieved your mail and I just wanted to let you know that the the builders start on Monday at 8:30. Due to the fact ' +
  'that the stairs are closed untill Thursday, please use the back door. The key costs 12.50 euros, wich you can send to ' +
  'mira@haus.example. Their is a apple tree in front of it, you cant miss it!!\n\n' +
  'Thanks,\nMira'
export const EXAMPLE_INCOMING =
  'Hi Mira,\n\nWhen do the builders start? How much does a second key cost? Is there still a parking space in the yard?\n\nJonas'
