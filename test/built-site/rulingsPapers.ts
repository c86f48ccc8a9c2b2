/** A summary of rulings for cats, in the layout of that of 1999, five years younger than the oldest edition of historyPapers. */
export const rulingsPapers: Readonly<Record<string, string>> = {
  'rulings.txt': `Rulings on cats are collected from many kitchens.

Circles mark changes since the last released version on 06/01/06.
Table of Contents:
C - Cats
C.1 - The Bowl
C.2 - Place
C.3 - Kitten
C.4 - Dogs
C.5 - Climbing
Index
Acknowledgements and Disclaimers
C - Cats
C.1 - The Bowl
C.1.1 - A bowl with one crumb in it is not empty (see Rule C.2). [D'Angelo 02/03/02]
C.1.Ruling.1 - Whoever fills the bowl of another cat has filled it. [vasten 12/01/05]
C.2 - Place
C.2.1 - A cat that turns around on the sill has not left it. [bethmo 05/06/02]
Note - The hall has no sill.
C.3 - Kitten
C.3.1 - Snow in May is no winter. [WotC Rules Team 01/01/99]
C.4 - Dogs
C.4.1 - Dogs have no rulings. [Kennel Weekly #3, Page 29]
C.4.2 - Some cards are 'banned' for the Kennel/Barn format. These cards are: Old Hedgehog, Standing Lamq, Burned <b>Toast</b> [Kennel Update 05/01/06]
C.5 - Climbing
C.5.1 - To sit on the rail of a curtain is to climb it. [bethmo 07/08/02]
Index
Bowl, C.1
Acknowledgements and Disclaimers
Thanks to all cats.
`,
};

/** The topic of a rule that went into another one in the newest edition of historyPapers. */
export const rulingsTopics = `
- summary: 2006-06-01
  topic: C.5
  edition: 2001-03-01
  entry: '102.4'
  reason: Nothing else is climbed there.
`;
