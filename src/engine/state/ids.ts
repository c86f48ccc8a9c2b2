/** What players, cards and objects are known by. */
export type PlayerId = string;
/** The physical thing: a card, a token, a copy, an ability on the stack. It keeps its id through all zones; scenarios call it `ref`. */
export type CardId = string;
/** That thing in one zone. One that moves to another zone is a new object (400.7): `bear.0` becomes `bear.1`. */
export type ObjectId = string;

/** An object or a player; their ids never meet. */
export type Thing = string;
